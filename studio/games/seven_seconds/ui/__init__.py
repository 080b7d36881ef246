"""Forms of 7 Seconds."""
