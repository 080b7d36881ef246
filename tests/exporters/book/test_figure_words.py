"""Figures in words: what a diagram answers is counted as it is drawn, and boards name who stands where."""

import re

import pytest

from exporters.book.chapters import chapters_of, drawn
from exporters.components import diagram_words as words
from exporters.components.base import PrintJob
from exporters.drawing.display_list import Dots, Drawing, Point, Rect
from exporters.drawing.inks import Ink
from exporters.drawing.svg import to_svg
from exporters.games.infantry.look import QUIET
from exporters.games.seven_seconds.look import STEEL
from exporters.games.survive.look import NIGHT
from schemas.models.rulebook import Chapter, Diagram
from schemas.systems import SYSTEM_NAMES, SystemName
from tests.exporters.placed import at, placed
from tests.exporters.printed import shipped_pack

SEEN = re.compile(r"Seen from .+?, (\d+) of (\d+) places")
HERE: Point = (2.0, 2.0)


def figures_of(system: SystemName) -> dict[str, tuple[object, object]]:
    """The figures of the shipped book of a system by name, as they are written and as they are drawn."""
    job = PrintJob.of(shipped_pack(system))
    found: dict[str, tuple[object, object]] = {}
    for chapter in chapters_of(job):
        assert isinstance(chapter.model, Chapter)
        for name, figure in drawn(chapter, job).items():
            found[name] = (chapter.model.figures[name], figure)
    return found


def largest_discs(drawing: Drawing, ink: Ink) -> int:
    """How many of its largest discs in an ink have their middle within a drawing."""
    discs = [(item, matrix) for item, matrix in placed(drawing) if isinstance(item, Dots) and item.fill == ink]
    largest = max(item.radius for item, _ in discs)
    middles = [at(matrix, *centre) for item, matrix in discs if item.radius == largest for centre in item.centres]
    frame = next(item for item, _ in reversed(placed(drawing)) if isinstance(item, Rect))
    slack = 1e-6
    return sum(-slack <= x <= frame.width + slack and -slack <= y <= frame.height + slack for x, y in middles)


@pytest.mark.parametrize(("system", "ink"), [("seven_seconds", STEEL), ("survive", NIGHT), ("infantry", QUIET)])
def test_what_is_said_to_be_out_of_sight_is_what_is_drawn_so(system: SystemName, ink: Ink) -> None:
    """As many places as there are large discs within the frame, and all directions together are all of them."""
    checked = 0
    for wanted, drawing in figures_of(system).values():
        if isinstance(wanted, Diagram) and wanted.asks == "sight" and isinstance(drawing, Drawing):
            found = SEEN.search(drawing.words)
            assert found
            hidden, whole = int(found[1]), int(found[2])
            by_way = [(int(some), int(every)) for some, every in re.findall(r"[a-z] (\d+) of (\d+)[,.]", drawing.words)]
            assert hidden == largest_discs(drawing, ink) == sum(some for some, _ in by_way)
            assert whole - sum(every for _, every in by_way) in {0, 1}
            checked += 1
    assert checked


@pytest.mark.parametrize("system", SYSTEM_NAMES)
def test_every_diagram_says_its_answer(system: SystemName) -> None:
    """In English a sentence or more that no other diagram of the book has, in German another one."""
    german = PrintJob.of(shipped_pack(system), language="de")
    found = {name: drawing for name, (wanted, drawing) in figures_of(system).items() if isinstance(wanted, Diagram)}
    said = [drawing.words for drawing in found.values() if isinstance(drawing, Drawing)]
    assert len({*said}) == len(said) == len(found) > 0
    told = {name: one for chapter in chapters_of(german) for name, one in drawn(chapter, german).items()}
    for name, drawing in found.items():
        other = told[name]
        assert isinstance(drawing, Drawing)
        assert isinstance(other, Drawing)
        assert other.words not in {"", drawing.words}


def test_the_diagrams_of_maneuvers_say_what_the_rules_come_to() -> None:
    """By hand: 7 is 11 more than -4; of 3 + a and 2 + b the first is as high in 2+3+4+5+6+6 of 36 pairs."""
    figures = figures_of("maneuvers").items()
    said = {name: drawing.words for name, (_, drawing) in figures if isinstance(drawing, Drawing)}
    assert said["totals"] == "Totals of +7 and \N{MINUS SIGN}4: an Edge of 11."
    assert said["roll"] == "A rating of 3 against 2: the Reward is earned by 26 of 36 pairs of dice."
    assert "0: one die; +1: 2 dice, the highest counts" in said["dice"]
    assert "\N{MINUS SIGN}2: 3 dice, the lowest counts" in said["dice"]
    assert "Armor 3: Fallout from Damage 3, Casualty from Damage 6" in said["damage"]


def test_directions_are_eighths_of_the_round_about_a_place() -> None:
    """Due north and half a turn of an eighth beside it are north; a direction without places is passed over."""
    places = [(2.0, 5.0), (3.0, 5.0), (4.0, 4.0), (5.0, 2.0), (2.0, 0.0), HERE]
    assert words.shares(HERE, places, [(2.0, 5.0), (5.0, 2.0)], "") == (
        "north 1 of 2, north-east 0 of 1, east 1 of 1, south 0 of 1"
    )
    west = [(0.0, 0.0), (0.0, 2.0), (0.0, 4.0), (4.0, 0.0)]
    assert words.shares(HERE, west, west, "de") == (
        "Südosten 1 von 1, Südwesten 1 von 1, Westen 1 von 1, Nordwesten 1 von 1"
    )


def test_numbers_are_counted_from_the_lowest() -> None:
    """A minus of print is one; 10 comes behind 9."""
    assert words.numbers(["10", "9", "\N{MINUS SIGN}1", "9"], "") == (
        "Each number, and on how many places it stands: \N{MINUS SIGN}1 on 1, 9 on 2, 10 on 1."
    )


def test_a_board_says_who_stands_where() -> None:
    """Places are told to a tenth; an empty board has its caption alone."""
    standing = [("red blip 1", words.place((19.772, 3.0), "")), ("Mako", "roof hatch")]
    assert words.board("After setup", standing, "") == "After setup: red blip 1 at (19.8, 3); Mako at roof hatch."
    assert words.board("After setup", [], "") == "After setup"


def test_the_words_of_a_drawing_are_its_label() -> None:
    """Its title stays what a pointer shows; without words it is the label too."""
    told = Drawing("d", "Millford", 10, 10, (), words="Nobody is seen.")
    assert 'aria-label="Nobody is seen."' in to_svg(told)
    assert "<title>Millford</title>" in to_svg(told)
    assert 'aria-label="Millford"' in to_svg(Drawing("d", "Millford", 10, 10, ()))
