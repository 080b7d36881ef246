"""Every place in the studio's code that draws a field to type in, and where an author finds such a field."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, Page

from engine.experiments.records.shelf import Shelf
from musterpress import api
from tests.studio.browser.studios import Studio, idle, rest, settle

WIDGETS: Final = frozenset({"text_input", "text_area", "number_input", "chat_input", "data_editor"})


@dataclass(frozen=True)
class Place:
    """A field: what draws it, on which page of which pack it stands, what leads to it, and what can be typed in turn.

    `asks` says whether the pack holds it, so that nobody leaves it without being asked; `live` that every key counts;
    `of_record` that it is there once something is kept beside the pack.
    """

    drawn_by: str
    pack: str
    page: str
    label: str
    words: tuple[str, str, str]
    steps: tuple[tuple[str, str], ...] = ()
    asks: bool = True
    live: bool = False
    of_record: bool = False

    @property
    def in_document(self) -> bool:
        """Whether it counts when it is left: no form holds it that a button sends."""
        return self.asks and not self.drawn_by.startswith(("studio.ui.shelf.", "studio.pages.overview."))

    def field(self, page: Page) -> Locator:
        """Return the field, once what it is folded into is opened."""
        for role, name in self.steps:
            rest(page)
            _take(page, role, name)
            idle(page)
        return (
            page.locator(f"[data-testid=stMain] :is(input, textarea)[aria-label='{self.label}']")
            .or_(page.get_by_test_id("stPopoverBody").get_by_label(self.label, exact=True))
            .first
        )

    def visit(self, page: Page, studio: Studio) -> Locator:
        """Go to its page by the list of pages, as an author does, and return it."""
        if self.of_record and not Shelf(studio.root).records():
            api.keep(api.load(studio.root), "battles", battles=2)
        address = f"{studio.url}/{self.page}"
        page.locator(f"[data-testid=stSidebarNavLink][href='{address}']").click()
        page.wait_for_url(address)
        settle(page)
        return self.field(page)


def _take(page: Page, role: str, name: str) -> None:
    if role == "choose":
        label, _, option = name.partition(": ")
        page.get_by_role("combobox", name=label, exact=True).first.click()
        page.get_by_role("option", name=option, exact=True).click()
    elif role == "text":
        counted = re.compile(rf"^{re.escape(name)}( \(\d+\))?$")
        page.get_by_test_id("stMain").get_by_text(counted).first.click()
    else:
        page.get_by_role("tab" if role == "tab" else "button", name=name).first.click()


TEXT = ("First words", "Second words", "Third words")
NUMBERS = ("6", "7", "8")
FIELDS, LINES = "studio.forms.fields", "studio.forms.lines"
PLACES: Final = (
    Place(f"{FIELDS}.text_field", "seven_seconds", "documents", "Title", TEXT),
    Place(f"{FIELDS}.text_field", "seven_seconds", "cards", "Title", TEXT, live=True),
    Place(f"{FIELDS}.prose_field", "seven_seconds", "documents", "Description", TEXT),
    Place(f"{FIELDS}.number_field", "seven_seconds", "rules", "Sides", ("8", "10", "12")),
    Place(
        f"{FIELDS}.value_field",
        "seven_seconds",
        "rules",
        "Gauss kill",
        ("[2]", "[2, 3]", "[4]"),
        (("text", "rifle"),),
    ),
    Place(f"{LINES}.words_field", "battlesuit", "scenarios", "Panels", ("a", "a, b", "b")),
    Place(
        "studio.ui.problems.yaml_view",
        "seven_seconds",
        "documents",
        "Text of pack.yaml",
        ("kind: pack\nid: one", "kind: pack\nid: two", "kind: pack\nid: three"),
        (("tab", "Text"),),
    ),
    Place(
        "studio.ui.terrain_table._coordinate",
        "seven_seconds",
        "terrain",
        "Corner 1, x",
        ("11.500", "12.500", "13.500"),
        (("tab", "In numbers"),),
    ),
    Place(
        "studio.games.seven_seconds.pages.cards._count",
        "seven_seconds",
        "cards",
        "commander spec ops in line A",
        ("2", "3", "4"),
        (("text", "Troop cards"),),
    ),
    Place(
        "studio.games.survive.pages.zones._number",
        "survive",
        "zones",
        "Spire, x",
        ("31", "32", "33"),
        (("tab", "In numbers"),),
    ),
    Place("studio.ui.shelf._new", "seven_seconds", "cards", "Name", TEXT, (("button", "New"),)),
    Place("studio.ui.shelf._more", "seven_seconds", "cards", "Id", ("one", "two", "three"), (("button", "More"),)),
    Place("studio.pages.overview._ways", "seven_seconds", "", "Folder of the pack", ("/a", "/b", "/c")),
    Place("studio.pages.rules._rules", "seven_seconds", "rules", "Search", ("rifle", "gauss", "mine"), asks=False),
    Place(
        "studio.ui.printing.print_options._exact",
        "seven_seconds",
        "print",
        "Gap, mm",
        ("1.0", "2.0", "3.0"),
        (("text", "Exact fit"),),
        asks=False,
    ),
    Place(
        "studio.ui.printing.print_options.table_options",
        "seven_seconds",
        "print",
        "Pixels an inch",
        ("310", "320", "330"),
        (("text", "On a digital table"),),
        asks=False,
    ),
    Place("studio.pages.translate.draw", "maneuvers", "translate", "Language", ("fr", "es", "it"), asks=False),
    Place("studio.ui.single_battle._choices", "seven_seconds", "battle", "Seed", ("7", "8", "9"), asks=False),
    Place(
        "studio.ui.by_hand._choices",
        "seven_seconds",
        "battle",
        "Seed",
        ("7", "8", "9"),
        (("text", "Play it yourself"),),
        asks=False,
    ),
    Place(
        "studio.ui.battle_choices.draw",
        "seven_seconds",
        "battle",
        "First seed",
        NUMBERS,
        (("text", "Many battles"),),
        asks=False,
    ),
    Place(
        "studio.ui.measuring.chances.exact_chances",
        "maneuvers",
        "measure",
        "Against",
        NUMBERS,
        (("text", "Exact chances"), ("choose", "Table: Opposed rolls: who is ahead")),
        asks=False,
    ),
    Place(
        "studio.games.maneuvers.pages.maneuvers._value",
        "maneuvers",
        "maneuvers",
        "Damage",
        NUMBERS,
        (("choose", "Maneuver: Snipe"), ("text", "What if")),
        asks=False,
    ),
    Place(
        "studio.ui.measuring.records._one",
        "maneuvers",
        "measure",
        "Note",
        TEXT,
        (("text", "What was measured"),),
        of_record=True,
    ),
)


def drawn_in_code() -> set[str]:
    """Return the functions of the studio that draw a field to type in."""
    return {
        f"{'.'.join(module.with_suffix('').parts)}.{function.name}"
        for module in sorted(Path("studio").rglob("*.py"))
        for function in _functions(ast.parse(module.read_text(encoding="utf-8")))
        if any(_draws_field(node) for node in ast.walk(function))
    }


def _functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def _draws_field(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in WIDGETS
