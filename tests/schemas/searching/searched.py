"""A small pack, whose lines are counted in the tests of what is found in it."""

from schemas.reading.text import read_text
from schemas.searching.finding import Searched
from schemas.searching.writings import Writing, kinds_in, writings_of

FILES = {
    "pack.yaml": """\
kind: pack
id: river
version: 1.0.0
title: River Wars
system: maneuvers
""",
    "characters/brandt.yaml": """\
# Brandt, whom everybody knows.
kind: character
id: brandt
name: Ada Brandt  # not the river
note: >-
  Grew up on the river,
  and never left the River Guard.
  See MN.GAP.22 and `river`.
maneuvers: [strand]
""",
    "squads/guard.yaml": """\
kind: squad
id: river_guard
name: River Guard
background: "Élan, and \\u201cpatience\\u201d."
members: [brandt, river:brandt]
---
kind: squad
id: brandts_own
name: Brandt's own
members:
  - brandt
""",
    "rules.yaml": """\
kind: rules
id: house
title: House
description: As on the river.
end:
  rounds: 8
""",
}


def writings(files: dict[str, str]) -> tuple[Writing, ...]:
    """Return the documents of files of maneuvers."""
    kinds = kinds_in({"system": "maneuvers"})
    sources = {name: text.encode() for name, text in files.items()}
    return tuple(one for name, data in sources.items() for one in writings_of(name, data, read_text(data), kinds))


def searched() -> Searched:
    """Return the pack as it is looked through, its rules as they are by default."""
    model = kinds_in({"system": "maneuvers"})["rules"].model
    return Searched(writings(FILES), None, model)
