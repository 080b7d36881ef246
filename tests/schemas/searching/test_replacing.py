"""Words replaced in a pack: the lines in which they stand and no others, and nothing that is no word for people."""

import pytest

from schemas.searching.replacing import Wanted, occurrences, replaced
from tests.schemas.searching.searched import FILES, writings


def after(wanted: Wanted, files: dict[str, str]) -> dict[str, str]:
    found = occurrences(writings(files), wanted)
    made = replaced({name: text.encode() for name, text in files.items()}, found, wanted.new)
    return files | {name: data.decode() for name, data in made.contents.items()}


def changed_lines(wanted: Wanted, files: dict[str, str]) -> list[str]:
    """Return the lines that are others, as they become."""
    made = after(wanted, files)
    assert [len(text.splitlines()) for text in made.values()] == [len(text.splitlines()) for text in files.values()]
    pairs = ((files[name].splitlines(), made[name].splitlines()) for name in files)
    return [new for before, now in pairs for old, new in zip(before, now, strict=True) if old != new]


def test_texts_change_and_ids_names_code_and_comments_stay() -> None:
    """`river` stands in an id, a name of the pack, a comment and between backticks: these stay."""
    assert changed_lines(Wanted("river", "stream"), FILES) == [
        "  Grew up on the stream,",
        "description: As on the stream.",
    ]


def test_capitals_matter_unless_any_will_do() -> None:
    """As it is written, else whatever its capitals; a title is a text for people too."""
    assert changed_lines(Wanted("river", "Stream", any_case=True), FILES) == [
        "title: Stream Wars",
        "  Grew up on the Stream,",
        "  and never left the Stream Guard.",
        "name: Stream Guard",
        "description: As on the Stream.",
    ]


def test_whole_words_are_not_found_within_others() -> None:
    """`Brandt` stands in `Brandt's` as a word, `rand` nowhere."""
    assert changed_lines(Wanted("rand", "x"), FILES) == ["name: Ada Bxt  # not the river", "name: Bxt's own"]
    assert changed_lines(Wanted("rand", "x", whole_words=True), FILES) == []
    assert changed_lines(Wanted("Brandt", "Bo", whole_words=True), FILES) == [
        "name: Ada Bo  # not the river",
        "name: Bo's own",
    ]


def test_a_rule_id_in_a_text_stays_and_says_why() -> None:
    """It would lead nowhere."""
    [found] = occurrences(writings(FILES), Wanted("GAP", "X"))

    assert found.stays == "it is part of MN.GAP.22"
    assert (found.place, found.old) == ((8, 10), "GAP")
    assert after(Wanted("GAP", "X"), FILES) == FILES


def test_a_word_that_a_line_end_parts_is_found() -> None:
    """The text is written anew then."""
    made = after(Wanted("river, and", "river and"), FILES)["characters/brandt.yaml"]

    assert "Grew up on the river and" in " ".join(made.split())
    assert made.startswith("# Brandt, whom everybody knows.\n")


def test_what_an_alias_shares_is_left_and_the_rest_is_not() -> None:
    """To change one place would change the other."""
    files = {"s.yaml": "kind: squad\nid: s\nname: &n The Host\nbackground: *n\n---\nkind: squad\nid: t\nname: A Host\n"}
    found = occurrences(writings(files), Wanted("Host", "Pack"))
    made = replaced({"s.yaml": files["s.yaml"].encode()}, found, "Pack")

    assert [one.at for one in made.done] == [("name",)]
    assert b"name: A Pack" in made.contents["s.yaml"]
    assert b"&n The Host" in made.contents["s.yaml"]
    assert {one.stays for one in made.left} == {
        "`name` is shared with another place of the file; change it in the text",
        "`background` is shared with another place of the file; change it in the text",
    }


def test_only_what_was_chosen_changes() -> None:
    """Two places of one text are told apart."""
    files = {"s.yaml": "kind: squad\nid: s\nbackground: one and one and one\n"}
    _first, second, _third = occurrences(writings(files), Wanted("one", "two"))
    made = replaced({"s.yaml": files["s.yaml"].encode()}, [second], "two")

    assert made.contents == {"s.yaml": b"kind: squad\nid: s\nbackground: one and two and one\n"}


def test_places_are_told_apart_by_their_keys_and_shown_with_what_stands_around() -> None:
    """In one line, with a mark where more follows."""
    files = {"s.yaml": f"kind: squad\nid: s\nbackground: {'x' * 60} one, one {'y' * 60}\n"}
    first, second = occurrences(writings(files), Wanted("one", "two"))

    assert first.key != second.key
    [parted] = occurrences(writings({"s.yaml": 'kind: squad\nid: s\nbackground: "a\\nb\\nc"\n'}), Wanted("b", "x"))
    assert (parted.before, parted.behind) == ("a ", " c")
    assert (first.before, first.behind) == (f"…{'x' * 47} ", f", one {'y' * 42}…")
    assert [one.place for one in (first, second)] == [(3, 74), (3, 79)]


def test_a_file_that_has_changed_meanwhile_is_left() -> None:
    """Nothing is written over what nobody has seen."""
    files = {"s.yaml": "kind: squad\nid: s\nbackground: one\n"}
    found = occurrences(writings(files), Wanted("one", "two"))
    made = replaced({"s.yaml": b"kind: squad\nid: s\nbackground: other\n"}, found, "two")

    assert made.contents == {}
    assert [one.stays for one in made.left] == ["the file has changed meanwhile"]


@pytest.mark.parametrize(("field", "changes"), [("name", True), ("suit", False)])
def test_a_card_of_ones_own_game_has_words_where_its_deck_says_so(field: str, *, changes: bool) -> None:
    """A choice is a name, though it may look like a word."""
    files = {
        "pack.yaml": "kind: pack\nid: p\nsystem: own_game\n",
        "deck.yaml": "kind: deck\nid: d\nfields: {name: {type: text}, suit: {type: choice, of: [bone]}}\n",
        "card.yaml": f"kind: card\nid: c\ndeck: d\nfields:\n  {field}: bone\n",
    }
    assert (changed_lines(Wanted("bone", "ivory"), files) == ["  name: ivory"]) is changes


def test_nothing_is_found_for_nothing() -> None:
    """An empty text stands everywhere."""
    assert occurrences(writings(FILES), Wanted("", "x")) == ()


def test_a_word_is_replaced_in_a_key_and_in_what_stands_there() -> None:
    """The terms of a chapter are keys that people read."""
    text = "kind: chapter\nid: c\ntitle: C\nplace: 1\ntext: T\nterms:\n  Blip: A Blip is a counter.\n"

    assert after(Wanted("Blip", "Echo"), {"c.yaml": text}) == {"c.yaml": text.replace("Blip", "Echo")}


def test_a_place_among_escapes_is_that_of_the_whole_text() -> None:
    """The sign after a backslash is not the letter that is sought."""
    files = {"s.yaml": 'kind: squad\nid: s\nbackground: "n\\nn"\n'}
    first, second = occurrences(writings(files), Wanted("n", "m"))

    assert first.place == second.place == (3, 13)
    [made] = writings(after(Wanted("n", "m"), files))
    assert made.data["background"] == "m\nm"
