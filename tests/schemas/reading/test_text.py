from pathlib import Path

import pytest
import yaml

from schemas.diagnostics.text_codes import TEXT_CODES
from schemas.reading import compose, syntax
from schemas.reading.compose import PARSER
from schemas.reading.nodes import plain_value
from schemas.reading.text import Text, read_text


def read(text: str) -> Text:
    """Return what a YAML text says."""
    return read_text(text.encode())


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("true", True),
        ("False", False),
        ("null", None),
        ("~", None),
        ("", None),
        ("12", 12),
        ("-3", -3),
        ("017", 17),
        ("0x1F", 31),
        ("0o17", 15),
        ("1.5", 1.5),
        ("1e3", 1000.0),
        (".5", 0.5),
        ("5.", 5.0),
    ],
)
def test_unquoted_values_mean_what_the_core_schema_says(written: str, value: object) -> None:
    """YAML 1.2, section 10.3.2."""
    assert plain_value(written) == value
    assert type(plain_value(written)) is type(value)


@pytest.mark.parametrize("text", ["NO", "yes", "on", "off", "12:30", "2024-01-01", "1_000", "=", "0b1", "+", "-", "."])
def test_what_only_yaml_1_1_would_change_stays_text(text: str) -> None:
    """The country code of Norway is no truth value."""
    assert plain_value(text) == text


def test_libyaml_reads_the_files() -> None:
    """The parser in plain Python is for machines without it."""
    assert PARSER.__name__ == "CSafeLoader"


def test_every_value_has_its_line_and_column() -> None:
    """Values stand where they begin, keys where they begin, what is missing stands at its mapping."""
    [document] = read("kind: faction\nflag:\n  pattern: disc\nlist:\n- {a: 1}\n- b:\n    c: 2\n").documents

    assert document.places.at(("kind",)) == (1, 7)
    assert document.places.at(("kind",), key=True) == (1, 1)
    assert document.places.at(("flag", "pattern")) == (3, 12)
    assert document.places.at(("flag",)) == (2, 1)
    assert document.places.at(("flag", "charge")) == (2, 1)
    assert document.places.at(("list", 0, "a")) == (5, 7)
    assert document.places.at(("list", 1, "b", "c")) == (7, 8)
    assert document.places.at(("nothing", "here")) == (1, 1)


def test_the_lines_of_a_picture_have_places_of_their_own() -> None:
    """A row of a map drawn below `|` stands in its line, where its text begins; other texts stand where they begin."""
    text = "a:\n  map: |  # from the north\n    ..#\n     .~\n\nwords: >\n  one\n  two\nsaid: 'x'\n"
    [document] = read(text).documents

    assert document.data["a"]["map"] == "..#\n .~\n"
    assert [document.places.at(("a", "map", row)) for row in (0, 1)] == [(3, 5), (4, 5)]
    assert document.places.at(("a", "map")) == (2, 8)
    assert document.places.at(("a", "map", 2)) == (2, 3)
    assert document.places.at(("words", 1)) == (6, 1)
    assert document.places.at(("said", 0)) == (9, 1)


def test_the_documents_of_a_stream_count_lines_through_the_file() -> None:
    """A place is one of the file."""
    first, second = read("a: 1\n---\nb: 2\n").documents

    assert (first.data, second.data) == ({"a": 1}, {"b": 2})
    assert second.places.at(("b",)) == (3, 4)


@pytest.mark.parametrize("text", ["\ufeffa: 1\nb: 2\n", "a: 1\r\nb: 2\r\n", "a: 1\rb: 2\r", "a:\t1\nb: 2\t\n"])
def test_byte_order_marks_line_ends_and_tabs_between_words_are_no_mistake(text: str) -> None:
    """Editors differ, and the places stay right."""
    [document] = read(text).documents

    assert document.data == {"a": 1, "b": 2}
    assert document.places.at(("b",)) == (2, 4)


def test_a_merge_takes_over_what_is_not_said_again() -> None:
    """Own keys go first, then the merged mappings in their order; merged values stand where they were written."""
    text = "a: &a {x: 1, y: 1}\nb: &b {y: 2, z: 2}\nc:\n  <<: [*a, *b]\n  x: 3\n"
    [document] = read(text).documents

    assert document.data["c"] == {"x": 3, "y": 1, "z": 2}
    assert document.places.at(("c", "z")) == (2, 17)


def test_the_documents_before_a_broken_one_are_read() -> None:
    """A mistake hides nothing that stands above it."""
    text = read("a: 1\n---\nb: [\n")

    assert [document.data for document in text.documents] == [{"a": 1}]
    assert [flaw.code for flaw in text.flaws] == ["unclosed-bracket"]


def test_all_flaws_of_a_text_are_reported_at_once() -> None:
    """Twice the same key, a tag and an endless number in one file."""
    text = read("a: 1\na: 2\nb: !!int 3\nc: .inf\n")

    assert sorted((flaw.code, flaw.line) for flaw in text.flaws) == [
        ("duplicate-key", 2),
        ("tag-not-allowed", 3),
        ("unusable-number", 4),
    ]


def test_keys_are_names_even_where_they_look_like_numbers() -> None:
    """`1: x` and `null: y` are keys like any other, and `1` twice is twice the same key."""
    assert read("1: x\nnull: y\ntrue: z\n").documents[0].data == {"1": "x", "null": "y", "true": "z"}
    assert [flaw.code for flaw in read('1: x\n"1": y\n').flaws] == ["duplicate-key"]


TEXT_SAMPLES = sorted(
    path
    for code in TEXT_CODES
    if code.code != "broken-yaml"  # the plain parser passes over directives it does not know
    for path in Path("tests/schemas/samples", code.code).glob("*.yaml")
    if path.is_file()
)


@pytest.mark.parametrize("path", TEXT_SAMPLES, ids=str)
def test_both_parsers_lead_to_the_same_flaws(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where libyaml is missing the author reads the same."""
    by_libyaml = read_text(path.read_bytes())
    for module in (compose, syntax):
        monkeypatch.setattr(module, "PARSER", yaml.SafeLoader)

    by_plain_python = read_text(path.read_bytes())

    assert [(flaw.code, flaw.line, flaw.message) for flaw in by_plain_python.flaws] == [
        (flaw.code, flaw.line, flaw.message) for flaw in by_libyaml.flaws
    ]
    assert [document.data for document in by_plain_python.documents] == [
        document.data for document in by_libyaml.documents
    ]


def test_a_text_that_loses_its_first_word_to_yaml_is_named() -> None:
    """An anchor that nothing repeats was meant as text; one that is repeated, or stands before a list, is none."""
    [flaw] = read("kind: squad\nname: &Co Traders\n").flaws

    assert (flaw.code, flaw.line, flaw.column) == ("text-needs-quotes", 2, 7)
    assert "&Co is a mark of YAML that nothing repeats, and no part of the text: it is only `Traders`" in flaw.message
    assert "'&Co Traders' in quotes" in flaw.hint
    assert read("a: &one 1\nb: *one\n").flaws == ()
    assert read("a: &all [1, 2]\nb: 3\n").flaws == ()
    assert [found.line for found in read("a: &x 1\n---\na: &x 2\nb: *x\n").flaws] == [1]
