"""Diagrams of the game of maneuvers: tables that the rules fill in, asked again by the referee and by paper."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

import pytest

from exporters.components.diagrams import drawing_of
from exporters.drawing.display_list import Drawing, Rect, Text, walk
from exporters.faces.fonts import MM_PER_PT
from exporters.games.maneuvers import look
from exporters.games.maneuvers.sheets.diagrams import CELL_MM, DIAGRAMS, MARGIN_MM
from schemas.models.maneuvers.rules import Rules
from schemas.models.rulebook import Diagram
from tests.exporters.diagrammed import drawn, fault_of, shipped_diagrams
from tests.exporters.printed import shipped_pack
from tests.referees.maneuvers.harm import by_damage
from tests.referees.maneuvers.rolls import dice_of, earns_reward, kept

Cell = tuple[int, int]


def rules() -> Rules:
    return cast("Rules", shipped_pack("maneuvers").rules)


def cells(drawing: Drawing, wide_mm: float = CELL_MM) -> dict[Cell, tuple[str, Any]]:
    """What stands in the cells of a table and their grounds, by column and row."""
    boxes = [item for item in walk(drawing.items) if isinstance(item, Rect) and item.height == CELL_MM]
    return {
        (round((box.x - MARGIN_MM) / wide_mm), round((box.y - MARGIN_MM) / CELL_MM)): (words_in(box, drawing), box.fill)
        for box in boxes
    }


def words_in(box: Rect, drawing: Drawing) -> str:
    """What is written in a box."""
    return "".join(text.string for text in texts(drawing) if is_in(text, box))


def texts(drawing: Drawing) -> Iterator[Text]:
    yield from (item for item in walk(drawing.items) if isinstance(item, Text))


def is_in(text: Text, box: Rect) -> bool:
    middle = text.baseline - 0.35 * text.size_pt * MM_PER_PT
    return box.x <= text.x < box.x + box.width and box.y <= middle < box.y + box.height


def test_each_question_is_asked() -> None:
    """Four diagrams stand where their rules are told."""
    assert {one.asks for one in shipped_diagrams("maneuvers").values()} == {"totals", "roll", "dice", "damage"}


@pytest.mark.parametrize(("own", "other"), [(3, 2), (0, 4)])
def test_a_cell_has_the_margin_of_its_dice(own: int, other: int) -> None:
    """A rating and a die against a rating and a die; as high or higher earns the Reward (MN.COR.5, MN.COR.6)."""
    pieces = [{"name": "actor", "number": own}, {"name": "opponent", "number": other}]
    shown = cells(drawn("maneuvers", Diagram.model_validate({"type": "diagram", "asks": "roll", "pieces": pieces})))

    for die in range(1, 7):
        assert shown[0, die][0] == shown[die, 0][0] == str(die)
        for theirs in range(1, 7):
            ground = look.PALE_MOSS if earns_reward(own + die, other + theirs) else look.PALE_BRICK
            assert shown[theirs, die] == (str(abs(own + die - other - theirs)), ground)


@pytest.mark.parametrize(("own", "other", "edge"), [(7, -4, "11"), (-3, -4, "1"), (2, 2, ""), (-4, 7, "")])
def test_the_bar_is_the_edge_of_who_leads(own: int, other: int, edge: str) -> None:
    """The example of the book: 7 against -4, and -3 when 10 are paid; who does not lead has none (MN.SQD.3)."""
    pieces = [{"name": "own", "number": own}, {"name": "other", "number": other}]
    drawing = drawn("maneuvers", Diagram.model_validate({"type": "diagram", "asks": "totals", "pieces": pieces}))
    bars = [item for item in walk(drawing.items) if isinstance(item, Rect) and item.fill == look.SLATE]
    track = [text.string for text in texts(drawing)][: abs(own - other) + 3]

    assert [words_in(bar, drawing) for bar in bars] == ([edge] if edge else [])
    assert [int(total.replace("\N{MINUS SIGN}", "-")) for total in track] == [
        *range(min(own, other) - 1, max(own, other) + 2)
    ]


def test_one_die_of_those_rolled_counts() -> None:
    """As many dice as the referee says, of which it keeps the best or the worst (MN.TRM.2, MN.GAP.18)."""
    drawing = drawn("maneuvers", shipped_diagrams("maneuvers")["dice"])
    dice = [item for item in walk(drawing.items) if isinstance(item, Rect) and item.width == item.height]
    found = [[die.fill == look.SEPIA for die in dice if die.x == x] for x in sorted({die.x for die in dice})]

    for net, column in zip(range(-3, 4), found, strict=True):
        shown = [*range(dice_of(net, rules()), 0, -1)]
        assert column == [face == kept(shown, net) for face in shown]


def test_rules_without_stacking_show_no_more_than_two_dice() -> None:
    """Then any number of advantages is as good as one (MN.GAP.18)."""
    pack = shipped_pack("maneuvers")
    data = pack.rules.model_dump(mode="json")
    changed = Rules.model_validate({**data, "advantage": {**data["advantage"], "stacking": "once"}})
    drawing = drawing_of(shipped_diagrams("maneuvers")["dice"], replace(pack, rules=changed), DIAGRAMS)
    dice = [item for item in walk(drawing.items) if isinstance(item, Rect) and item.width == item.height]

    assert len(dice) == 13


def test_damage_is_held_against_armor() -> None:
    """Less does nothing, as much earns a Fallout check, twice as much a Casualty check (MN.DMG.2 to MN.DMG.5)."""
    drawing = drawn("maneuvers", shipped_diagrams("maneuvers")["damage"])
    shown = cells(drawing, (84 - 2 * MARGIN_MM) / 11)
    grounds = {"casualty": look.BRICK, "fallout": look.PALE_BRICK}

    for armor in range(1, 6):
        for damage in range(1, 11):
            dues = by_damage(damage, armor, rules())
            wanted = ("", look.PAPER) if not dues else (str(damage - armor), grounds[dues[-1].kind])
            assert shown[damage, armor] == wanted


@pytest.mark.parametrize(
    ("name", "changes", "at", "said"),
    [
        ("roll", {"pieces": [{"name": "actor", "number": 2}]}, ("pieces",), "a piece `opponent`"),
        ("roll", {"pieces": [{"name": "actor"}, {"name": "opponent", "number": 1}]}, ("pieces", 0, "name"), "`number`"),
        (
            "totals",
            {"pieces": [{"name": "own", "number": 30}, {"name": "other", "number": 1}]},
            ("pieces", 1, "number"),
            "too far away",
        ),
        ("dice", {"map": "yard"}, ("map",), "no maps"),
    ],
)
def test_what_cannot_be_shown_is_said_at_its_place(name: str, changes: Any, at: Any, said: str) -> None:
    """With what is missing."""
    fault = fault_of("maneuvers", shipped_diagrams("maneuvers")[name], changes)

    assert fault.at == at
    assert said in str(fault)
