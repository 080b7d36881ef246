"""Whole pages of 7 Seconds: briefings, the campaign record, the quick reference."""
