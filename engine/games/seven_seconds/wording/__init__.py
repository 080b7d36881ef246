"""The words of 7 Seconds in English, as the engine says them."""
