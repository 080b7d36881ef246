"""Cards of decks of an author's own: what of them is offered to translators, and said in another language."""

from pathlib import Path

from schemas.models.deck import Card
from schemas.packs.packs import Pack, read_packs
from schemas.translations.speaking import in_language
from schemas.translations.texts import texts_of

PACK = (
    "kind: pack\nid: tested\nsystem: own_game\nversion: 1.0.0\ntitle: Tested\nauthors: [A]\nlicence: MIT\nformat: 1\n"
)
DECK = """\
kind: deck
id: plain
title: Plain
fields:
  name: {type: text}
  lines: {type: list}
  sign: {type: text}
  mood: {type: text}
  suit: {type: choice, of: [red, blue]}
  cost: {type: number}
front:
  name: {type: text, text: "{name} {lines} {suit} {cost}", x: 5 mm, y: 5 mm, width: 50 mm, height: 10 mm}
  sign: {type: icons, icon: "{sign}", x: 5 mm, y: 20 mm, width: 50 mm, height: 10 mm}
  told: {type: text, text: "{sign} {mood}", when: {mood: glad}, x: 5 mm, y: 30 mm, width: 50 mm, height: 10 mm}
"""
FIELDS = 'name: "Lamp\\n\\nSeller", lines: [Draw one, Sing], sign: heart, mood: glad, suit: red, cost: 2'
CARD = f"kind: card\nid: first\ndeck: plain\nfields: {{{FIELDS}}}\n"
GERMAN = (("fields[name] (paragraph 2)", "Seller", "Händlerin"), ("fields[lines][2]", "Sing", "Singe"))


def pack_in(folder: Path) -> Pack:
    for name, text in {"pack": PACK, "deck": DECK, "card": CARD}.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    [pack] = read_packs([folder]).packs
    return pack


def test_words_of_cards_are_offered_to_translators(tmp_path: Path) -> None:
    """Texts and free lists that are printed; not what names an icon, decides what is drawn, or is chosen."""
    found = {text.place: text.words for text in texts_of(pack_in(tmp_path)) if text.place.startswith("card/")}

    assert found == {
        "card/first: fields[name] (paragraph 1)": "Lamp",
        "card/first: fields[name] (paragraph 2)": "Seller",
        "card/first: fields[lines][1]": "Draw one",
        "card/first: fields[lines][2]": "Sing",
    }


def test_cards_are_said_in_another_language(tmp_path: Path) -> None:
    """What is translated takes the place of what was written, and all else stays."""
    pack = pack_in(tmp_path)
    (tmp_path / "translations").mkdir()
    entries = [f'msgctxt "card/first: {at}"\nmsgid "{said}"\nmsgstr "{german}"\n' for at, said, german in GERMAN]
    head = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n'
    (tmp_path / "translations" / "de.po").write_text("\n".join((head, *entries)), encoding="utf-8")
    [document] = in_language(pack, "de").of_kind("card")

    assert isinstance(document.model, Card)
    assert document.model.fields["name"] == "Lamp\n\nHändlerin"
    assert document.model.fields["lines"] == ("Draw one", "Singe")
    assert document.model.fields["sign"] == "heart"
