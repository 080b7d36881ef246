"""A pack in another language: its texts change, and nothing that the engine goes by."""

from collections.abc import Iterator
from pathlib import Path
from re import search
from typing import Any

import pytest

from engine.battles.battle import pack_digest
from schemas.catalogues.saying import KEPT
from schemas.models.rulebook import Chapter
from schemas.models.seven_seconds.cards import MissionCard
from schemas.models.seven_seconds.faction import Faction
from schemas.packs.packs import read_packs
from schemas.translations.speaking import in_language, translation
from schemas.translations.texts import texts_of
from tests.schemas.translations.conftest import CONTENT, catalogued, opened

FERRY = ("mission_card/ferry: title", "The Ferry: a night crossing")
SYSTEMS = (
    "maneuvers",
    *(
        pytest.param(system, marks=pytest.mark.prove)
        for system in ("battlesuit", "infantry", "seven_seconds", "survive")
    ),
)


def test_without_a_language_or_a_translation_it_is_the_very_same_pack(homebrew: Path) -> None:
    """English costs nothing."""
    pack = opened(homebrew)

    assert in_language(pack, "") is pack
    assert in_language(pack, "en") is pack
    assert in_language(pack, "en-GB") is pack
    assert in_language(pack, "nl") is pack


def test_each_pack_is_said_by_its_own_catalogue(homebrew: Path) -> None:
    """A homebrew pack speaks German in its own texts and in those of the pack it extends."""
    catalogued(homebrew, "de", {FERRY: "Die Fähre: bei Nacht"})
    zane = opened(homebrew.parent / "seven_seconds").named("faction", "zane", Faction)
    assert zane is not None
    catalogued(homebrew.parent / "seven_seconds", "de", {("faction/zane: name", zane.name): "Das Haus Zane"})
    pack = opened(homebrew)

    german = in_language(pack, "de-AT")
    ferry, house = german.named("mission_card", "ferry", MissionCard), german.named("faction", "zane", Faction)

    assert ferry is not None
    assert house is not None
    assert (ferry.title, ferry.briefing) == ("Die Fähre: bei Nacht", "Cross.")
    assert (house.name, house.background) == ("Das Haus Zane", zane.background)
    assert german.manifest.written_in == "de-AT"
    assert ferry.victory_points == pack.find("mission_card", "ferry").model.victory_points  # type: ignore[union-attr]
    assert pack_digest(german) == pack_digest(pack)


def test_what_is_not_translated_is_counted(homebrew: Path) -> None:
    """Title of the pack, title and briefing of the card, and the six texts of the chapter: one of them is German."""
    catalogued(homebrew, "de", {FERRY: "Die Fähre"})

    missing = translation(opened(homebrew), "de").missing

    assert missing["river_war"] == 8
    assert missing["seven_seconds"] == len(texts_of(opened(homebrew.parent / "seven_seconds")))


@pytest.mark.parametrize(
    ("words", "flag"),
    [({FERRY: "Die Fähre"}, "fuzzy"), ({FERRY: ""}, ""), ({(FERRY[0], "The Ferry"): "Die Fähre"}, "")],
)
def test_fuzzy_empty_and_former_translations_are_not_used(
    homebrew: Path, words: dict[tuple[str, str], str], flag: str
) -> None:
    """They say something else than the text, or nothing."""
    catalogued(homebrew, "de", words, flag)
    pack = opened(homebrew)

    assert in_language(pack, "de") is pack


def test_a_translation_that_loses_a_sign_is_not_used(homebrew: Path) -> None:
    """An icon, a rule id or a figure that is gone would mislead a player, or break the book."""
    place, text = "chapter/river: text (paragraph 2)", "A boat :scout: floats, see 7S.TGT.5."
    catalogued(homebrew, "de", {(place, text): "Ein Boot :scout: schwimmt."})
    pack = opened(homebrew)
    assert in_language(pack, "de") is pack

    catalogued(homebrew, "de", {(place, text): "Nach 7S.TGT.5 schwimmt ein Boot :scout:."})
    chapter = in_language(pack, "de").named("chapter", "river", Chapter)
    assert chapter is not None
    assert chapter.text == "# Boats\n\nNach 7S.TGT.5 schwimmt ein Boot :scout:.\n\n![A boat](boat)\n\n![](boat)\n"


def test_words_of_the_glossary_are_translated_with_their_meanings(homebrew: Path) -> None:
    """Keys that people read are words too; the others are names."""
    terms = {
        ("chapter/river: terms[Boat] (the word)", "Boat"): "Boot",
        ("chapter/river: terms[Boat]", "It floats."): "Es schwimmt.",
    }
    catalogued(homebrew, "de", terms)

    chapter = in_language(opened(homebrew), "de").named("chapter", "river", Chapter)

    assert chapter is not None
    assert chapter.terms == {"Boot": "Es schwimmt."}
    assert [*chapter.figures] == ["boat"]


def test_rules_are_those_of_the_pack_as_it_is_said(homebrew: Path) -> None:
    """A pack without rules of its own takes over those of the pack it extends, with their title."""
    title = ("rules/as_ruled: title", "7 Seconds, as ruled")
    catalogued(homebrew.parent / "seven_seconds", "de", {title: "7 Sekunden"})

    german = in_language(opened(homebrew), "de")

    assert german.base is not None
    assert german.rules is german.base.rules
    assert german.rules.title == "7 Sekunden"  # type: ignore[attr-defined]


def marked_texts(value: Any, names: frozenset[str], *, inside: bool = False) -> Iterator[str]:
    """Yield the texts below fields of some names."""
    if isinstance(value, str) and inside:
        yield value
    elif isinstance(value, dict):
        for name, each in value.items():
            yield from marked_texts(each, names, inside=name in names)
    elif isinstance(value, tuple | list):
        for each in value:
            yield from marked_texts(each, names, inside=inside)


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_text_of_a_shipped_pack_is_spoken_in_the_language_that_nobody_speaks(system: str) -> None:
    """No marked text is left with a plain vowel."""
    names = frozenset(
        {"title", "name", "background", "briefing", "special_rules", "text", "note", "about", "locations"}
    )
    spoken = in_language(read_packs((CONTENT / system,)).packs[0], "qps-ploc")

    texts = [text for one in spoken.documents for text in marked_texts(one.model.model_dump(), names)]
    plain = [text for text in texts if (left := KEPT.sub("", text)) != text and search("[aeiouAEIOU]", left)]

    assert texts
    assert plain == []
