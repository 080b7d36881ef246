"""What tuning has shown, as text and rows: points, prices, numbers, and what is chosen how often."""
