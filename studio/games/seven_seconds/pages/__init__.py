"""The pages for 7 Seconds."""
