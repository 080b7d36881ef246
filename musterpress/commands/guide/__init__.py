"""Commands that show a newcomer around."""
