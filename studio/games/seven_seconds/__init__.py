"""The studio for 7 Seconds."""
