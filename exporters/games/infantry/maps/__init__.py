"""Dot maps of infantry: at pitch, to play on, and in small."""
