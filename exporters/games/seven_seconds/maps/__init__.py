"""Maps of 7 Seconds: terrain on pages and posters, and battles from above."""
