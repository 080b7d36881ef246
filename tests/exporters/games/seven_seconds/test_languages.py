"""What is printed of 7 Seconds in another language: all words are said in it, and they fit."""

import re
from collections.abc import Iterator

import pytest

from exporters.components.base import PrintJob
from exporters.drawing.display_list import Drawing, Text
from exporters.drawing.surfaces import leaves
from exporters.games.seven_seconds.look import rules_of
from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder
from exporters.kit.theming import pieces_of
from exporters.systems import products_of
from schemas.catalogues.saying import PSEUDO
from schemas.packs.packs import Pack

WORD = re.compile(r"[^\W\d_]+(?:\.[A-Z0-9]+)*")
RULE = re.compile(r"7S(?:\.[A-Z0-9]+)+")
OF_THE_RULES = ("mats", "counters", "templates", "ruler", "reference", "campaign")
"""Products on which nothing is written that an author wrote, but the name of the rules."""

PLAIN = set("aeiouAEIOU")


def strings(drawing: Drawing | None) -> Iterator[str]:
    """The texts on a drawing."""
    for item, _ in leaves(drawing.items) if drawing else ():
        if isinstance(item, Text):
            yield item.string


@pytest.mark.prove
@pytest.mark.parametrize("name", OF_THE_RULES)
def test_no_word_of_ours_is_forgotten(seven_seconds: Pack, name: str) -> None:
    """In a language where each vowel has an accent, a plain one is a word that nobody translates."""
    job = PrintJob.of(seven_seconds, language=PSEUDO)
    author = set(WORD.findall(rules_of(job.setting).title))

    pieces = pieces_of(products_of("seven_seconds")[name], job)
    texts = [text for piece in pieces for side in (piece.front, piece.back) for text in strings(side)]
    words = {word for text in texts for word in WORD.findall(RULE.sub("", text))}

    assert {word for word in words - author if PLAIN & {*word}} == set()
    assert any("\N{LATIN SMALL LETTER A WITH ACUTE}" in text.lower() for text in texts)


@pytest.mark.prove
def test_a_german_kit_fits(seven_seconds: Pack) -> None:
    """Every box is wide enough: nothing is cut off, left out, or said to be too long; margins speak German too."""
    made = export_pack(seven_seconds, PrintOrder(language="de"))

    assert made.diagnostics == ()
    assert made.left_out == ()
    assert len(made.artifacts) == 12
