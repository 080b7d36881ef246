"""What the palette is answered: what a session has in hand, drafts included, and the way to each of it."""

from pathlib import Path
from typing import Any

import pytest

from musterpress.servers import any_port, ended, start_server, wait_for
from schemas.systems import SystemName
from studio.browser.finding import MOST_BYTES, answer
from studio.browser.mount import outcome
from studio.browser.tab import Goal
from studio.core.session import Session
from studio.core.workspace import Focus
from studio.systems import pages_of
from studio.ui.searching.palette import led
from tests.studio.browser.studios import SHIPPED
from tests.studio.serving.asking import let_in
from tests.studio.shipped import session_of
from tests.studio.ui.test_typed import posted


def answered(session: Session, query: str) -> dict[str, list[dict[str, Any]]]:
    session.looked_through()
    return {group["sort"]: group["hits"] for group in answer(session, query)}


def test_a_draft_is_found_as_it_stands_in_memory(tmp_path: Path) -> None:
    """What it said before is not, and after an undo it is again."""
    session = session_of(tmp_path)
    focus = Focus("factions/puc.yaml", 0, ("name",))
    session.put(focus, "Unheard-of Union", "Name")

    [hit] = answered(session, "unheard-of union")["document"]
    assert hit["op"] == {"op": "go", "page": "factions", "file": "factions/puc.yaml", "number": 0, "at": ()}
    assert "document" not in answered(session, "people's utopian collective")
    session.undo()
    assert answered(session, "unheard-of union") == {}


def test_a_text_leads_to_its_field(tmp_path: Path) -> None:
    """On the page on which documents of its kind are edited."""
    hits = answered(session_of(tmp_path), "foundries cast plate")["text"]

    assert [hit["op"] for hit in hits] == [
        {"op": "go", "page": "factions", "file": "factions/puc.yaml", "number": 0, "at": ("background",)}
    ]


def test_a_rule_that_a_pack_leaves_as_it_is_leads_to_its_place_among_the_rules(tmp_path: Path) -> None:
    """Though the pack's own rules do not say it."""
    session = session_of(tmp_path)
    session.change("Shorten", {"rules.yaml": b"kind: rules\nid: as_ruled\ntitle: R\n"})
    [hit] = answered(session, "dice.sides")["rule"]

    assert hit["where"] == "as it was"
    assert hit["excerpt"] == "6 · Sides of every die."
    assert hit["op"] == {"op": "go", "page": "rules", "file": "rules.yaml", "number": 0, "at": ("dice", "sides")}


@pytest.mark.parametrize("system", SHIPPED)
def test_every_page_of_a_pack_is_offered_before_anything_is_asked(system: SystemName, tmp_path: Path) -> None:
    """And what can be done on every page."""
    [hits] = answered(session_of(tmp_path, SHIPPED[system]), "  ").values()

    assert [hit["op"] for hit in hits] == [
        *({"op": "go", "page": row.key} for row in pages_of(system)),
        *({"op": "step", "step": step} for step in ("save", "undo", "redo")),
    ]


def test_an_edit_of_the_palette_leads_to_a_field_to_be_worked_on(tmp_path: Path) -> None:
    """One goal each; a page needs no document."""
    session, reached = session_of(tmp_path), list[Goal]()
    lead = led(session, reached, "")
    op = {"op": "go", "page": "factions", "file": "factions/puc.yaml", "number": 0, "at": ["background"]}

    assert outcome(op, lead) is None
    assert outcome({"op": "go", "page": "print"}, lead) is None
    assert reached == [
        Goal("factions", Focus("factions/puc.yaml", 0, ("background",)), enter=True),
        Goal("print", None, enter=True),
    ]


def test_a_step_of_the_palette_is_done(tmp_path: Path) -> None:
    """As by its key."""
    session = session_of(tmp_path)
    session.put(Focus("factions/puc.yaml", 0, ("name",)), "Union", "Name")

    assert outcome({"op": "step", "step": "undo"}, led(session, [], "")) is None
    assert session.workspace.dirty() == ()


@pytest.mark.parametrize(
    "op",
    [
        {},
        {"op": "go"},
        {"op": "go", "page": "../print"},
        {"op": "go", "page": "print", "file": "../pack.yaml"},
        {"op": "go", "page": "print", "file": "pack.yaml", "number": 9},
        {"op": "go", "page": "print", "file": "pack.yaml", "number": "x"},
        {"op": "step", "step": "delete"},
    ],
)
def test_what_leads_nowhere_is_refused(op: dict[str, Any], tmp_path: Path) -> None:
    """In a sentence, and nobody is led anywhere."""
    reached: list[Goal] = []

    assert outcome(op, led(session_of(tmp_path), reached, ""))
    assert reached == []


def test_only_a_browser_that_was_let_in_is_answered() -> None:
    """And only for a tab that has a pack open; what is no question is refused."""
    question = b'{"token": "t", "query": "x"}'
    with ended(start_server(any_port(), None)) as server:
        assert wait_for(server)
        cookie = let_in(server.addresses[0])
        assert posted(server, "/pack/find", question, "") == 401
        assert posted(server, "/pack/find", question, cookie, "http://other.example") == 403
        assert posted(server, "/pack/find", question, cookie) == 409
        assert posted(server, "/pack/find", b'{"token": "t"}', cookie) == 400
        assert posted(server, "/pack/find", b" " * (MOST_BYTES + 1), cookie) == 400
