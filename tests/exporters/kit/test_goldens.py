"""Display lists as text: a change of the design shows as a diff. Each was looked at as a picture when it was made."""

from collections.abc import Callable

import pytest

from exporters.drawing.dump import dump
from exporters.games.seven_seconds.cards.mission import deck_back
from exporters.games.seven_seconds.look import TROOP_DECK
from exporters.imposition.imposition import impose
from exporters.imposition.pieces import Piece
from exporters.imposition.sheet_drawings import drawings
from exporters.imposition.sheets import PAPERS, Setup
from exporters.systems import components_of
from schemas.base import Document
from tests.exporters.samples import FACTION, LONGEST_MISSION, MISSION, SETTING, SWARM, TROOPS


@pytest.mark.parametrize("document", [MISSION, LONGEST_MISSION, TROOPS, SWARM, FACTION], ids=lambda model: model.id)
def test_the_drawing_of_a_document_is_as_it_was(document: Document, compare: Callable[[str, str], None]) -> None:
    """One of each kind, and the longest mission."""
    drawn = components_of("seven_seconds")[document.kind].front(document, SETTING)

    assert drawn.findings == ()
    compare(f"seven_seconds/{document.kind}_{document.id}.txt", dump(drawn.drawing))


def test_the_drawing_of_a_back_is_as_it_was(compare: Callable[[str, str], None]) -> None:
    """The backs differ in ink, icon and border alone."""
    compare("seven_seconds/back_troop.txt", dump(deck_back(TROOP_DECK)))


def test_the_sheet_round_the_pieces_is_as_it_was(compare: Callable[[str, str], None]) -> None:
    """Marks, scale bar and note of a sheet with one blank piece."""
    blank = components_of("seven_seconds")["drone_card"].front(SWARM, SETTING).drawing
    [sheet] = drawings(impose([Piece(blank)], Setup(PAPERS["letter"])), "A pack 1.0.0")
    text = dump(sheet)

    compare("sheet_letter.txt", text[text.index("path stroke #000000 cmyk 100/100/100/100") :])
