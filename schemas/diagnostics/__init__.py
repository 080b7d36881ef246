"""The author's mistakes as data, and in words."""
