"""What the studio has for a game of an author's own."""

from studio.systems import CARDS, StudioSystem

STUDIO = StudioSystem(pages=(CARDS,), cards=("card", "deck"))
