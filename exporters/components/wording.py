"""Words of diagrams that belong to no one game."""

from typing import Final

DIRECTIONS: Final = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
"""Clockwise from north."""
