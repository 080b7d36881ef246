"""Campaigns of 7 Seconds: points, streaks and technology, and battles in a row that keep them."""
