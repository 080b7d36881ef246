"""The page that whole-page pieces are drawn on: it lies within the printable part of A4 and of Letter alike."""

from typing import Final

from exporters.layout.boxes import Box

PAGE: Final = Box(0, 0, 196.0, 268.0)
"""Upright, in millimetres, origin at its own top left corner."""
