"""Terrain of SURVIVE in the studio: each kind has a tile, as it has a pattern in print."""

import re
from pathlib import Path

from exporters.games.survive.boards.board import LOOKS
from schemas.models.survive.rules import Rules

TILES = Path("studio/browser/src/zone/tiles.js")


def test_each_kind_of_the_rules_has_a_look_and_a_tile() -> None:
    """So that it is known without its colour, on paper and on the screen. Rule: SV.GAP.25."""
    kinds = Rules(kind="rules", id="as_ruled", title="As ruled").terrain.kinds
    tiles = re.findall(r"^  (\w+): \{", TILES.read_text(encoding="utf-8"), re.MULTILINE)

    assert set(kinds) == set(LOOKS) == set(tiles)
