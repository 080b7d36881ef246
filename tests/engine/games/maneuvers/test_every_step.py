"""Every step and every requirement that a document may write does something in a fight, and each its own thing."""

import json
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import pytest
from pydantic import TypeAdapter

from schemas.models.maneuvers.maneuver import Requirement
from schemas.models.maneuvers.steps import Step
from schemas.models.maneuvers.words import Currency, Scope, SideWord, State, Until, Way, Whom
from schemas.packs.packs import Pack
from tests.engine.games.maneuvers.bench import Table

US, THEM = ("Vale", "Okoro", "Pell", "Ruiz"), ("Haig", "Brandt", "Suri", "Dace")
WORDS: Mapping[str, Mapping[str, Any]] = {
    "move": {"to": Way},
    "gain": {"side": SideWord, "points": [3], "dice": [0, 1], "margin": [False]},
    "lose": {"side": SideWord, "points": [3], "dice": [0, 1], "margin": [False]},
    "pay": {"currency": Currency, "points": [3]},
    "pay_or_clear": {"currency": Currency, "points": [3], "state": State},
    "set": {"state": State, "whom": Whom},
    "clear": {"state": State, "whom": Whom},
    "advantage": {"rolls": Scope, "whom": Whom, "until": Until},
    "disadvantage": {"rolls": Scope, "whom": Whom, "until": Until},
    "damage": {"victim": Whom, "dealer": Whom},
    "lose_action": {"whom": Whom},
    "extra": {"maneuver": ["engage", "observe"]},
    "leave": {"whom": Whom},
    "unnoticed": {},
}
"""What each step of the closed list may say, by its type."""

REFUSED: Mapping[str, Mapping[str, Any]] = {
    "state": {"state": State, "whom": ["actor", "target"]},
    "aim": {},
    "ally": {},
    "rating": {"rating": ["stealth"], "least": [5]},
    "edge": {"least": [11]},
}
"""What each requirement of the closed list may say, by its type, such that nobody here meets it."""


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["maneuvers"]


def said(words: Mapping[str, Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Yield every step or requirement of a closed list, with all its words."""
    for kind, fields in words.items():
        for values in product(*fields.values()):
            yield {"type": kind, **dict(zip(fields, values, strict=True))}


def union_of(closed_list: Any) -> set[str]:
    return {*TypeAdapter(closed_list).json_schema()["discriminator"]["mapping"]}


def name(each: Mapping[str, Any]) -> str:
    return " ".join(str(value) for value in each.values())


def done(pack: Pack, *steps: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return what a maneuver with these steps as its Effect writes into the log where everybody is in every state."""
    table = Table(pack, maneuvers={"any": {"effect": steps, "aimed": True, "names_ally": True}}, totals=(20, 0))
    for own, others in ((US, THEM), (THEM, US)):
        for each in own:
            table.set(each, *State, of=others[0])
    return table.make("Vale", "any", "firefight", ("Brandt", "firefight"), target="Haig", ally="Pell")


def test_the_closed_lists_are_walked_whole() -> None:
    """A step or requirement that is added has to say here what it may say."""
    assert {*WORDS} == union_of(Step)
    assert {*REFUSED} == union_of(Requirement)


def test_every_step_does_something_of_its_own(pack: Pack) -> None:
    """With it a maneuver writes another log than without it, and than with another one. Rules: MN.COR.1, MN.COR.4.

    Where moves lead to is told by the ends of the row alone, and what a payment is in by squads that want to pay.
    """
    logs = {json.dumps(done(pack), sort_keys=True): "nothing"}
    for step in said(WORDS):
        log = json.dumps(done(pack, step), sort_keys=True)
        same = logs.get(log, "")
        assert same.split(" ")[0] in {"", *({step["type"]} & {"move", "pay_or_clear"})}, (name(step), same)
        logs[log] = name(step)


@pytest.mark.parametrize("requirement", [pytest.param(each, id=name(each)) for each in said(REFUSED)])
def test_every_requirement_refuses(pack: Pack, requirement: Mapping[str, Any]) -> None:
    """With it a maneuver may not be chosen here, without it it may. Rule: MN.COR.1."""
    maneuvers: Mapping[str, Mapping[str, Any]] = {
        "open": {"aimed": True},
        "closed": {"aimed": True, "requires": [requirement]},
    }
    table = Table(pack, maneuvers=maneuvers, totals=(10, 0))
    for each in US[1:]:
        table.game.line.gone[table.person(each)] = 1

    assert table.faults("Vale", "open", "firefight", target="Haig") == 0
    assert table.faults("Vale", "closed", "firefight", target="Haig") != 0
