"""How a game of an author's own looks on paper: as its decks say."""

from exporters.systems import PaperSystem

PAPER = PaperSystem()
