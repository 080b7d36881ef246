"""The printed parts of 7 Seconds."""
