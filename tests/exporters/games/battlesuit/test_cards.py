"""Cards of Battlesuit: what stands on them, and where. Rules: BS.CARD.1 to BS.CARD.18."""

from collections.abc import Callable
from pathlib import Path

import pytest

from exporters.components.base import PrintJob
from exporters.drawing.display_list import Drawing, Rect, Symbol, Text
from exporters.drawing.display_list import Path as Outline
from exporters.drawing.dump import dump
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import ICON_BOX
from exporters.games.battlesuit import look
from exporters.games.battlesuit.cards import soldier_card
from exporters.games.battlesuit.look import TERRAINS, UNIT_DECKS
from exporters.games.battlesuit.wording import terms as words
from exporters.imposition.pieces import Piece
from exporters.kit.theming import pieces_of
from exporters.systems import products_of
from schemas.models.battlesuit.cards import SoldierCard
from schemas.models.battlesuit.words import Terrain, UnitClass
from schemas.packs.packs import Pack, read_packs
from tests.exporters.placed import corners, placed
from tests.exporters.placed import words as words_on
from tests.exporters.symbols import reach_of

PER_SIDE = {
    "front_line": 18, "assault": 9, "ranger": 9, "thumper": 3, "dead_eye": 3, "commander": 1, "crusader": 1,
    "engineer": 2, "sniper": 1, "jack_knife": 9,
}  # fmt: skip
"""Cards that one side has, 56 in all. Rule: BS.COMP.CARD."""


@pytest.fixture(scope="module")
def battlesuit() -> Pack:
    """The shipped pack."""
    [pack] = read_packs([Path("content/battlesuit")]).packs
    return pack


@pytest.fixture(scope="module")
def cards(battlesuit: Pack) -> dict[str, Piece]:
    """All cards by the last part of their keys, on which everything fits."""
    job = PrintJob.of(battlesuit)
    made = pieces_of(products_of("battlesuit")["cards"], job)
    assert job.diagnostics == set()
    return {piece.key.split("/")[1]: piece for piece in made}


@pytest.mark.parametrize("name", ["front_line", "sniper", "bomb_drone", "militia"])
def test_the_drawing_of_a_card_is_as_it_was(
    cards: dict[str, Piece], name: str, compare: Callable[[str, str], None]
) -> None:
    """A change of the design shows as a diff; each was looked at as a picture when it was made."""
    back = cards[name].back
    assert back
    compare(f"battlesuit/{name}.txt", dump(cards[name].front) + dump(back))


def test_both_sides_have_the_cards_that_the_catalogue_counts(cards: dict[str, Piece]) -> None:
    """Twice 56 tracking cards of ten types, and two commanders more: a large battle has two squads a side (BS.DYO.23).

    Each side writes the numbers of its drones on a card of its own; police and militia are only looked up.
    """
    copies = {name: piece.copies for name, piece in cards.items()}
    twice = {name: 2 * count for name, count in PER_SIDE.items()} | {"commander": 4}

    assert sum(PER_SIDE.values()) == 56
    assert {name: copies.pop(name) for name in PER_SIDE} == twice
    assert copies == {
        "police": 1, "militia": 1, "recon_drone": 2, "attack_drone": 2, "bomb_drone": 2, "ecm_drone": 2,
        "sentry_drone": 2,
    }  # fmt: skip


def test_three_tracks_stand_under_five_damage_boxes(cards: dict[str, Piece]) -> None:
    """By the house card of the Front Line: 7 7 5 3 0, 3 3 2 1 0 and 5 5 4 3 1, each number under its white box."""
    drawing = cards["front_line"].front

    boxes = damage_boxes(drawing)
    rows = [[number_under(drawing, box, row) for box in boxes] for row in range(3)]
    assert len(boxes) == 5
    assert rows == [["7", "7", "5", "3", "0"], ["3", "3", "2", "1", "0"], ["5", "5", "4", "3", "1"]]


def damage_boxes(drawing: Drawing) -> list[tuple[float, float, float]]:
    """Left, right and lower end of the white squares."""
    squares = [item for item, _ in placed(drawing) if isinstance(item, Rect) and item.fill == WHITE and item.stroke]
    return [(item.x, item.x + item.width, item.y + item.height) for item in squares]


def number_under(drawing: Drawing, box: tuple[float, float, float], row: int) -> str:
    left, right, lower = box
    found = [
        (item.baseline, item.string)
        for item, _ in placed(drawing)
        if isinstance(item, Text) and left < item.x < right and lower < item.baseline < 58 and item.string.isdigit()
    ]
    return sorted(found)[row][1]


def test_the_box_of_the_letter_is_blank_and_at_the_upper_right(cards: dict[str, Piece]) -> None:
    """Nothing stands in its upper ten millimetres, where the letter is written (BS.CARD.3)."""
    drawing = cards["sniper"].front

    written = [item for item, _ in placed(drawing) if isinstance(item, Text)]
    assert not [item for item in written if item.x > 46 and 2.5 < item.baseline < 12.5]
    whites = [
        corners(item, matrix) for item, matrix in placed(drawing) if isinstance(item, Outline) and item.fill == WHITE
    ]
    assert any(min(x for x, _ in outline) > 45 and max(y for _, y in outline) < 17 for outline in whites)


def test_special_rules_stand_on_the_shaded_strip(cards: dict[str, Piece]) -> None:
    """Each of a Sniper's four, whole; a Front Line says that it has none (BS.CARD.12)."""
    assert "may not move and fire, nor fire in the air." in words_on(cards["sniper"].front)
    assert words.NO_SPECIAL_RULES in words_on(cards["front_line"].front)


def test_a_drones_card_has_four_spaces_for_numbers(cards: dict[str, Piece]) -> None:
    """Four blank frames (BS.CARD.18); the card of somebody without armour has none."""

    def frames(name: str) -> int:
        drawn = (item for item, _ in placed(cards[name].front) if isinstance(item, Outline))
        return sum(item.fill == WHITE and item.stroke is not None for item in drawn)

    assert frames("bomb_drone") == 4
    assert frames("militia") == 0


def test_cards_of_a_deck_share_a_back_for_notes(cards: dict[str, Piece]) -> None:
    """Three decks: armoured, unarmoured, drones; all backs are for notes, and only fronts tell types apart."""
    backs = {piece.deck: piece.back for piece in cards.values()}

    assert len(backs) == 3
    assert len({id(piece.back) for piece in cards.values()}) == 3
    assert all(back and words.NOTES in words_on(back) for back in backs.values())


def test_special_rules_that_are_too_long_are_found_on_their_field(battlesuit: Pack) -> None:
    """Six rules of 160 characters do not fit on a card."""
    long = {"special_rules": ["never again " * 13] * 6}
    loaded = battlesuit.find("soldier_card", "front_line")
    assert loaded
    card = SoldierCard.model_validate({**loaded.model.model_dump(mode="json"), **long})

    found = soldier_card(card, PrintJob.of(battlesuit).setting).findings

    assert {(finding.code, finding.at[0]) for finding in found} == {("text-overflow", "special_rules")}


def test_every_word_has_its_look() -> None:
    """Terrains but clear ground have inks and signs; both classes of units have a deck and a name."""
    assert {*TERRAINS} == {*look.TERRAIN_SIGNS} == {*Terrain} - {Terrain.CLEAR}
    assert {*UNIT_DECKS} == {*words.UNIT_CLASSES} == {*UnitClass}


@pytest.mark.parametrize(
    "symbol",
    [
        look.SOLDIER, look.UNARMOURED, look.DRONE, look.ATTACK, look.SHIELD, look.MOVE,
        *look.TERRAIN_SIGNS.values(),
    ],
    ids=lambda symbol: symbol.name,
)  # fmt: skip
def test_an_icon_stays_in_its_box(symbol: Symbol) -> None:
    """What hangs out is cut off in a PDF."""
    least, most = reach_of(symbol)

    assert least >= 0
    assert most <= ICON_BOX
