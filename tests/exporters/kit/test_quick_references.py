"""Pages of the quick reference that authors write: what is printed of them, and what is wrong on them."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from exporters.components.base import PrintJob
from exporters.components.quick_reference import FORMS, parts_of, sections_of, written_page
from exporters.components.reference_checks import reference_diagnostics
from exporters.drawing.display_list import strings
from exporters.preflight.codes import CODES
from exporters.systems import PAPER, products_of
from exporters.text.columns import Grid, Section
from schemas.catalogues.saying import PSEUDO
from schemas.models.quick_reference import QuickReference, Terms
from schemas.packs.drafts import Memory
from schemas.packs.gather import Gatherer
from schemas.packs.packs import Pack, read_packs
from schemas.systems import SystemName
from tests.exporters.games.infantry.printing import CONTENT

SHIPPED = Memory(100_000)
REFERENCED = [system for system, record in PAPER.items() if record.reference]
MINUS = "\N{MINUS SIGN}"
MANIFEST = (
    "kind: pack\nid: mine\nsystem: infantry\nversion: 1.0.0\ntitle: Mine\nauthors: [A. Designer]\n"
    "licence: CC-BY-4.0\nformat: 1\n"
)
PAGE = "kind: quick_reference\nid: rules\ntitle: Mine in short\n"
SECTION = """\
sections:
  morale:
    title: Nerve
    rules: [IN.MOR.1]
    icon: shaken
    parts:
      - type: terms
        rows:
          - {{term: When, text: {text!r}, when: {when}}}
"""


def pack_of(folder: Path, page: str = "", manifest: str = f"{MANIFEST}extends: infantry\n", rules: str = "") -> Pack:
    """An author's pack with a page, and rules that say only what they change."""
    folder.mkdir(parents=True, exist_ok=True)
    texts = {"pack": manifest, "page": page, "rules": f"kind: rules\nid: mine\ntitle: Mine\n{rules}" if rules else ""}
    for name, text in texts.items():
        if text:
            (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return read(folder)


def read(folder: Path) -> Pack:
    """The pack in a folder; what lies in the shipped ones is read once."""
    reading = read_packs([folder], [CONTENT.parent], Gatherer(memory=SHIPPED))
    assert [one.message for one in reading.diagnostics] == []
    [pack] = reading.packs
    return pack


def said(pack: Pack, language: str = "", name: str = "rules") -> dict[str, Section]:
    return {each.title: each for each in sections_of(replace(PrintJob.of(pack).setting, language=language), name)}


def found(pack: Pack) -> list[tuple[str, int]]:
    assert all(one.code in CODES for one in reference_diagnostics(pack, PrintJob.of(pack).setting))
    return [(one.code, one.line) for one in reference_diagnostics(pack, PrintJob.of(pack).setting)]


def test_a_number_that_an_author_changes_is_printed_on_the_inherited_page(tmp_path: Path) -> None:
    """The page is that of the extended pack, the number that of the author's rules."""
    pack = pack_of(tmp_path, rules="morale: {threshold: 3}\n")

    assert said(pack)["Morale"].parts[0].rows[0] == (
        "When",
        "A squad with 3 dead or more that lost somebody: each survivor rolls 2D6.",
    )


def test_a_section_of_ones_own_stands_in_the_place_of_the_inherited_one(tmp_path: Path) -> None:
    """All others stay as they are, and in their order; what is left out is gone, what is new comes last."""
    own = SECTION.format(text="From {morale.threshold} dead on.", when={})
    new = own.partition("  morale:")[2].replace("Nerve", "New")
    page = f"{PAGE}left_out: [arcs]\n{own}  mine:{new}"

    titles = [*said(pack_of(tmp_path, page))]

    assert titles == [
        "A side's turn", "Action points", "Attacks", "Crewed weapons", "Blasts, smoke and fire", "Nerve", "Terrain",
        "Modifiers", "New",
    ]  # fmt: skip
    assert said(pack_of(tmp_path, page))["Nerve"].parts[0].rows == (("When", "From 4 dead on."),)


def test_a_page_of_ones_own_is_printed_with_its_title_and_the_inherited_note(tmp_path: Path) -> None:
    """And nothing is wrong on it."""
    job = PrintJob.of(pack_of(tmp_path, PAGE + SECTION.format(text="From {morale.threshold} dead on.", when={})))
    pages = {piece.key: piece.front for piece in products_of("infantry")["reference"].pieces(job)}

    assert [*pages] == ["reference/rules", "reference/arms"]
    assert {"Mine in short", "From 4 dead on."} <= {*strings(pages["reference/rules"])}
    assert any(text.startswith("IN.HOUSE and a number name a rule") for text in strings(pages["reference/rules"]))
    assert sorted(job.diagnostics) == []


def test_a_pack_that_extends_none_has_the_pages_as_shipped(tmp_path: Path) -> None:
    """As it has the rules as ruled; it may change these pages too."""
    plain = pack_of(tmp_path / "plain", manifest=MANIFEST)
    fewer = pack_of(tmp_path / "fewer", f"{PAGE}left_out: [morale]\n", manifest=MANIFEST)

    assert "Morale" in said(plain)
    assert {*said(plain)} - {*said(fewer)} == {"Morale"}
    assert found(fewer) == []


@pytest.mark.parametrize(
    ("when", "there"),
    [
        ("{options.morale: true}", True),
        ("{options.morale: false}", False),
        ("{options.morale: true, turn.first: roll}", True),
        ("{options.morale: true, turn.first: a}", False),
        ("{crewed.attacks_per_arc: null}", True),
    ],
)
def test_a_row_is_printed_where_the_rules_have_all_its_values(tmp_path: Path, when: str, there: bool) -> None:
    """A section without anything left in it is not printed."""
    assert ("Nerve" in said(pack_of(tmp_path, PAGE + SECTION.format(text="x", when=when)))) is there


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("{target.long_range}", "2"),
        ("{target.long_range:signed}", "+2"),
        ("{target.large:signed}", "\N{MINUS SIGN}2"),
        ("{crewed.attacks_per_arc}", "\N{EN DASH}"),
        ("{smoke_dots} dots", "9 dots"),
        ("a {b c} d", "a {b c} d"),
    ],
)
def test_numbers_are_written_in_the_form_that_is_asked_for(tmp_path: Path, text: str, printed: str) -> None:
    """Nothing is a dash; smoke of radius 1 covers nine dots (IN.SMK.3); other braces stay."""
    pack = pack_of(tmp_path, PAGE + SECTION.format(text=text, when={}))

    assert said(pack)["Nerve"].parts[0].rows == (("When", printed),)


def test_the_first_way_that_holds_is_said_of_a_phrase(tmp_path: Path) -> None:
    """Phrases stand within phrases, with the blanks at their ends, and none is said where none holds."""
    phrases = (
        "phrases:\n  nerve:\n    - {when: {options.morale: false}, text: none}\n    - {text: 'some{more}'}\n"
        "    - {text: never}\n  more:\n    - {text: ' and more'}\n  empty:\n    - {when: {turn.first: a}, text: x}\n"
    )
    page = PAGE + SECTION.format(text="Has {nerve}. {empty}", when={}) + phrases

    assert said(pack_of(tmp_path, page))["Nerve"].parts[0].rows == (("When", "Has some and more."),)


@pytest.mark.parametrize(
    ("text", "when", "code", "words"),
    [
        ("{morale.treshold}", "{}", "unknown-parameter", "did you mean `morale.threshold`?"),
        ("{moral.threshold}", "{}", "unknown-parameter", "did you mean `morale.threshold`?"),
        ("x", "{options.moral: true}", "unknown-parameter", "did you mean `options.morale`?"),
        ("x", "{turn.first: rolls}", "impossible-value", "did you mean `roll`?"),
        ("x", "{options.morale: 3}", "impossible-value", "valid boolean"),
        ("x", "{morale.threshold: lots}", "impossible-value", "valid integer"),
        ("{options.morale}", "{}", "parameter-not-written", "phrase"),
        ("{turn.first:signed}", "{}", "parameter-not-written", "phrase"),
        ("{target.smoke:sgned}", "{}", "parameter-not-written", "did you mean `signed`?"),
        ("{win}", "{}", "unknown-phrase", "did you mean `wins`?"),
        ("see IN.MOR.99", "{}", "unknown-rule", "IN.MOR.9"),
    ],
)
def test_a_name_of_nothing_is_said_on_its_line(tmp_path: Path, text: str, when: str, code: str, words: str) -> None:
    """With what was probably meant; the piece is left out, and all is drawn nevertheless."""
    pack = pack_of(tmp_path, PAGE + SECTION.format(text=text, when=when))

    [fault] = reference_diagnostics(pack, PrintJob.of(pack).setting)
    assert (fault.code, fault.line) == (code, 12)
    assert words in f"{fault.message} {fault.hint}"
    assert fault.code in CODES
    job = PrintJob.of(pack)
    pieces = [*products_of("infantry")["reference"].pieces(job)]
    assert len(pieces) == 2
    assert job.faulty == {"reference/rules"}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (("icon: shaken", "icon: shakn"), "unknown-icon"),
        (("        rows:\n", "        made: weapns\n        rows:\n"), "unknown-table"),
        (("sections:", "left_out: [nowhere]\nsections:"), "unknown-section"),
        (("sections:", "phrases: {a: [{text: '{b}'}], b: [{text: '{a}'}]}\nsections:"), "phrase-circle"),
    ],
)
def test_icons_tables_sections_and_circles_are_looked_at(tmp_path: Path, change: tuple[str, str], code: str) -> None:
    """Each has a code of its own."""
    page = PAGE + SECTION.format(text="x", when={})

    assert {one for one, _ in found(pack_of(tmp_path, page.replace(*change)))} == {code}


def test_what_the_shape_of_a_table_refuses_is_said_by_the_reader(tmp_path: Path) -> None:
    """Rows have as many cells as the head, columns a share each, and 1 between them."""
    table: dict[str, Any] = {"type": "table", "head": ["a", "b"], "shares": [0.5, 0.5], "rows": [{"cells": ["1", "2"]}]}
    section = {"title": "A", "parts": [table]}

    def refused(**change: Any) -> bool:
        page = {"kind": "quick_reference", "id": "a", "title": "A", "sections": {"a": {**section}}}
        page["sections"] = {"a": {**section, "parts": [{**table, **change}]}}
        try:
            QuickReference.model_validate(page)
        except ValueError:
            return True
        return False

    assert not refused()
    assert refused(rows=[{"cells": ["1"]}])
    assert refused(shares=[0.5])
    assert refused(shares=[0.6, 0.6])


@pytest.mark.parametrize("system", REFERENCED)
def test_every_table_fact_and_icon_that_the_shipped_pages_may_name_is_named_or_drawn(system: SystemName) -> None:
    """What the program makes for pages is on one: nobody keeps what no page asks for."""
    pack = read(CONTENT.parent / system)
    pages = [one.model for one in pack.of_kind("quick_reference") if isinstance(one.model, QuickReference)]
    parts = parts_of(PrintJob.of(pack).setting)
    made = {part.made for page in pages for section in page.sections.values() for part in section.parts}
    texts = str([one.data for one in pack.of_kind("quick_reference")])

    assert pages
    assert {*parts.tables} == made - {None}
    assert [name for name in parts.facts if f"{{{name}}}" not in texts] == []


@pytest.mark.parametrize("system", REFERENCED)
def test_every_phrase_of_the_shipped_pages_is_said_somewhere(system: SystemName) -> None:
    """Morale tables name theirs by what their rows lead to."""
    pack = read(CONTENT.parent / system)
    setting = PrintJob.of(pack).setting
    made = "".join(cell for make in parts_of(setting).tables.values() for row in make(setting) for cell in row)
    for one in pack.of_kind("quick_reference"):
        page = written_page(pack, one.id)
        assert page
        assert [name for name in page.phrases if f"{{{name}}}" not in f"{one.data}{made}"] == []


def test_a_page_is_translated_like_any_text(tmp_path: Path) -> None:
    """In the language that nobody speaks every word has accents, and the number stays."""
    pack = pack_of(tmp_path, PAGE + SECTION.format(text="From {morale.threshold} dead on.", when={}))

    assert said(pack, PSEUDO)["Néèrvéè"].parts[0].rows == (("Whéèn", "Fróòm 4 déèáàd óòn."),)


def test_a_page_speaks_german_where_its_pack_does() -> None:
    """Without the pack being said in German before: the language of what is printed decides."""
    pack = read(CONTENT.parent / "seven_seconds")

    assert "Aktionen" in said(pack, "de", "attacks")
    assert "Actions" in said(pack, "", "attacks")
    assert "Actions" in said(replace(pack, rules=pack.rules), "fr", "attacks")


@pytest.mark.parametrize(
    ("form", "value", "text"),
    [
        ("", 1_234_567, "1234567"),
        ("", 2.5, "2.5"),
        ("in", 6.0, "6 in"),
        ("percent", 0.4, "40 %"),
        ("faces", (1, 2, 3), "1 to 3"),
        ("signed", 0, "0"),
    ],
)
def test_every_form_has_its_look(form: str, value: object, text: str) -> None:
    """Lengths with their unit, shares of a hundred, runs of faces by their ends."""
    assert FORMS[form](value, "") == text
    assert len(FORMS) == 5


def test_words_without_a_share_have_that_of_the_model() -> None:
    """A fifth of the width and a little more."""
    assert Terms(type="terms", rows=()).share == 0.22


@pytest.mark.parametrize("system", REFERENCED)
def test_a_page_that_an_author_adds_is_printed_with_the_others(tmp_path: Path, system: SystemName) -> None:
    """In every game, behind the pages that it has."""
    page = (
        "kind: quick_reference\nid: mine\ntitle: At our table\nsections:\n  a:\n    title: Snacks\n"
        "    parts: [{type: terms, rows: [{term: Who, text: whoever lost}]}]\n"
    )
    pack = pack_of(tmp_path, page, MANIFEST.replace("infantry", system) + f"extends: {system}\n")
    name = "charts" if system == "battlesuit" else "reference"
    job = PrintJob.of(pack)
    pages = {piece.key: piece.front for piece in products_of(system)[name].pieces(job)}

    assert [*pages][-1] == f"{name}/mine"
    assert len(pages) == len([*products_of(system)[name].pieces(PrintJob.of(pack.base))]) + 1 if pack.base else False
    assert {"At our table", "Snacks", "whoever lost"} <= {*strings(pages[f"{name}/mine"])}
    assert sorted(job.diagnostics) == []


def test_rows_that_are_made_fit_any_part(tmp_path: Path) -> None:
    """As terms, their further cells follow one another; below a longer head, cells stay empty."""
    parts = (
        "sections:\n  a:\n    title: A\n    parts:\n      - {type: terms, made: toughness}\n"
        "      - {type: terms, made: armor}\n"
        "      - {type: table, made: toughness, head: [a, b, c], shares: [0.3, 0.3, 0.3]}\n"
        "      - {type: table, made: armor, head: [a], shares: [0.4]}\n"
    )
    terms, joined, longer, wider = said(pack_of(tmp_path, PAGE + parts))["A"].parts

    assert ("hardened", "140") in [(term.lower(), text) for term, text in terms.rows]
    assert f"6, {MINUS}3, 60" in [text for _, text in joined.rows]
    assert {len(row) for row in longer.rows} == {3}
    assert isinstance(wider, Grid)
    assert (wider.head, wider.shares) == (("a", "1", "2", "3"), (0.4, *[0.6 / 3] * 3))
