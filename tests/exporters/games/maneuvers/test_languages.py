"""Every word of ours on paper is said in the language that is printed; what a pack says stays as it is."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder
from exporters.components.base import PrintJob
from exporters.drawing.display_list import Drawing, strings
from exporters.games.maneuvers.look import rules_of
from exporters.games.maneuvers.products import BOOK
from exporters.games.maneuvers.sheets.reference import credit_words
from exporters.games.maneuvers.sheets.replay import frames
from exporters.imposition.pieces import Piece
from exporters.text.columns import Section, Terms
from schemas.catalogues.saying import PSEUDO
from schemas.packs.packs import Pack
from tests.engine.games.maneuvers.any_fight import OTHER_RULES
from tests.exporters.games.maneuvers.printing import rules
from tests.exporters.games.printing import product, words_on

PRODUCTS = ("cards", "markers", "fights", "locations", "tracks", "reference")
SPOKEN = {"name", "title", "about", "note", "role", "text", "description", "locations"}
"""Fields of documents that hold words for people."""

RULE_IDS = r"\bMN(?:\.\w+)+"


@pytest.fixture(scope="module")
def job(maneuvers: Pack) -> PrintJob:
    return PrintJob.of(maneuvers, language=PSEUDO)


def texts_of_pack(pack: Pack) -> Iterator[str]:
    """Yield what the documents of a pack say to people."""
    for document in pack.documents:
        fields = document.model.model_dump(include=SPOKEN)
        yield from fields.pop("locations", ())
        yield from fields.values()


def left_in_english(text: str, job: PrintJob) -> str:
    """Return text from the first plain vowel on that is in no text of the pack and in no rule id; "" if none is."""
    of_pack = {*texts_of_pack(job.pack), rules_of(job.setting).title}
    known = {credit_words(job.setting), *of_pack, *(text.upper() for text in of_pack)} - {""}
    plain = re.compile("|".join([RULE_IDS, *map(re.escape, sorted(known, key=len, reverse=True))]))
    found = re.search("[aeiou].*", plain.sub("", text), re.IGNORECASE)
    return found[0] if found else ""


def seen_on(piece: Piece) -> Iterator[str]:
    yield from (piece.front.title, words_on(piece.front))
    yield words_on(piece.back) if piece.back else ""
    yield from (area.name for area in piece.areas)
    yield from (spot.name for spot in piece.spots)


@pytest.mark.parametrize("name", PRODUCTS)
def test_every_piece_is_said_in_the_language(job: PrintJob, name: str) -> None:
    """In words two fifths longer nothing overflows, and but for the pack's own texts no word is English."""
    seen = " / ".join(text for piece in product(name, job).values() for text in seen_on(piece))

    assert re.search("áà|éè|íì|óò|úù", seen)
    assert left_in_english(seen, job) == ""


def test_the_tables_of_the_rulebook_are_said_in_the_language(maneuvers: Pack) -> None:
    """Titles, terms and tables, as ruled and the other way round throughout (MN.GAP.11, MN.GAP.14)."""
    others = rules(**{group: {name: other[0] for name, other in each.items()} for group, each in OTHER_RULES.items()})
    for under in (maneuvers.rules, others):
        job = PrintJob.of(replace(maneuvers, rules=under), language=PSEUDO)
        sections = BOOK.tables(job.setting)
        assert len(sections) == 14 + len(maneuvers.of_kind("maneuver"))
        assert left_in_english(" / ".join(text for section in sections for text in texts_of(section)), job) == ""


def texts_of(section: Section) -> Iterator[str]:
    yield from (section.title, section.rules)
    for part in section.parts:
        yield from (cell for row in part.rows for cell in row)
        yield from () if isinstance(part, Terms) else part.head


def test_frames_are_said_in_the_language(maneuvers: Pack, job: PrintJob) -> None:
    """Captions, the Edge between the totals, and what the tracks of rounds and order are called."""
    header, *rows = fight(maneuvers, BattleOrder(scenario="loading_dock", seed=4)).rows()
    made = frames(header, maneuvers, every_move=False, language=PSEUDO)
    drawn = [drawing for row in rows if isinstance(drawing := made.read(row, ""), Drawing)]

    assert len(drawn) > 2
    seen = " / ".join(text for drawing in drawn for text in (drawing.title, *strings(drawing)))
    assert left_in_english(seen, job) == ""
