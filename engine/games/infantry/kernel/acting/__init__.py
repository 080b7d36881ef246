"""What a trooper does with its action points: what is legal, and doing it."""
