"""What is printed of Battlesuit in a language that nobody speaks: every word of ours is said through a catalogue."""

from dataclasses import replace
from re import compile as compiled
from typing import Any

import pytest
from pydantic import BaseModel

from exporters.components.base import PrintJob
from exporters.drawing.display_list import strings
from exporters.kit.theming import pieces_of
from exporters.systems import products_of
from schemas.catalogues.saying import PSEUDO
from schemas.packs.packs import Pack
from tests.exporters.printed import product_of, shipped_pack

PACK_TEXTS = {"title", "name", "description", "special_rules", "target", "text"}
VOWELS = compiled("[aeiouAEIOU]")
LETTERS = compiled("[A-Za-z]{2,}")
RULE = compiled(r"BS\.[A-Z.0-9]+")
NAMES = {"Battlesuit", "BATTLESUIT", "NE"}
"""The game, and a result of the combat table, which is a code."""

FEW = ("charts", "track", "hidden_log", "gauge", "soldiers", "units", "tiles", "scenarios")
ALL = tuple(name for name, product in products_of("battlesuit").items() if product.sheet != "book")


def voiceless(value: Any, name: str = "") -> Any:
    """The texts of a pack without their vowels, which tells them from our own."""
    if isinstance(value, BaseModel):
        fields = {field: voiceless(getattr(value, field), field) for field in type(value).model_fields}
        return value.model_copy(update=fields)
    if isinstance(value, tuple):
        return tuple(voiceless(one, name) for one in value)
    return VOWELS.sub("", value) if type(value) is str and name in PACK_TEXTS else value


@pytest.fixture(scope="module")
def job() -> PrintJob:
    """A job that prints the shipped pack, its texts without vowels, in the language that nobody speaks."""
    shipped = shipped_pack("battlesuit")
    documents = tuple(replace(loaded, model=voiceless(loaded.model)) for loaded in shipped.documents)
    pack: Pack = replace(shipped, documents=documents, rules=voiceless(shipped.rules))
    return PrintJob.of(pack, language=PSEUDO)


def plain(text: str) -> set[str]:
    """The words of a text that nobody has said in the language."""
    return {word for word in LETTERS.findall(RULE.sub("", text)) if VOWELS.search(word)} - NAMES


def unsaid(job: PrintJob, name: str) -> set[str]:
    """The words on the pieces of a product, and in the titles of their fronts, that are not said in the language."""
    pieces = tuple(pieces_of(product_of(job.pack, name), job))
    titles = {piece.front.title for piece in pieces}
    sides = [side for piece in pieces for side in (piece.front, piece.back) if side]
    return {word for text in (*titles, *(text for side in sides for text in strings(side))) for word in plain(text)}


@pytest.mark.parametrize("name", FEW)
def test_words_are_said_in_any_language(job: PrintJob, name: str) -> None:
    """No word of ours is printed as it stands in the source, and longer ones have room."""
    assert unsaid(job, name) == set()
    assert job.diagnostics == set()


@pytest.mark.prove
@pytest.mark.parametrize("name", sorted({*ALL} - {*FEW}))
def test_words_of_every_product_are_said_in_any_language(job: PrintJob, name: str) -> None:
    """No word of ours is printed as it stands in the source, and longer ones have room."""
    assert unsaid(job, name) == set()
    assert job.diagnostics == set()
