"""The texts of a pack, each with its place."""

from pathlib import Path

from schemas.translations.texts import Text, texts_of
from tests.schemas.translations.conftest import opened


def test_texts_stand_in_the_order_of_a_reader(homebrew: Path) -> None:
    """The pack first, then cards, then what explains them; long texts paragraph by paragraph; nothing inherited."""
    river = "chapter/river"

    assert texts_of(opened(homebrew)) == (
        Text("pack/river_war: title", "River War", "pack.yaml"),
        Text("mission_card/ferry: title", "The Ferry: a night crossing", "ferry.yaml"),
        Text("mission_card/ferry: briefing", "Cross.", "ferry.yaml"),
        Text(f"{river}: title", "The River", "river.yaml"),
        Text(f"{river}: text (paragraph 1)", "# Boats", "river.yaml"),
        Text(f"{river}: text (paragraph 2)", "A boat :scout: floats, see 7S.TGT.5.", "river.yaml"),
        Text(f"{river}: text (paragraph 3)", "![A boat](boat)", "river.yaml"),
        Text(f"{river}: terms[Boat]", "It floats.", "river.yaml"),
        Text(f"{river}: terms[Boat] (the word)", "Boat", "river.yaml"),
    )


def test_items_are_known_by_their_ids_or_else_by_number() -> None:
    """A rule keeps its place when another comes before it; a line of a card has nothing but its number."""
    rules = {text.place for text in texts_of(opened(Path("content/seven_seconds")))}
    cards = {text.place for text in texts_of(opened(Path("content/battlesuit"))) if "special_rules" in text.place}

    assert "rulebook/rulebook: rules[7S.TGT.5].text" in rules
    assert any(place.endswith(": special_rules[1]") for place in cards)
