"""Themes: finished drawings for other eyes and other printers."""
