"""Leave that a scenario gives a force, and what it gives no leave for."""

from typing import Any

import pytest

from engine.checking.checks import document_findings
from engine.paths import CONTENT
from schemas.base import Document
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Force
from schemas.packs.packs import Loaded, Pack, read_packs
from schemas.reading.text import read_text

[SHIPPED] = read_packs([CONTENT / "battlesuit"]).packs
[NOWHERE] = read_text(b"kind: pack").documents


def loaded(model: Document) -> Loaded:
    return Loaded(model.kind, model.id, model, {}, SHIPPED.folder / "any.yaml", NOWHERE.places, "any")


def codes(squads: list[dict[str, Any]], *special: dict[str, Any]) -> set[str]:
    """What is wrong with a force of Red that fights in one scenario of these special rules."""
    force = Force.model_validate({"kind": "force", "id": "tested", "title": "T", "budget": 900, "squads": squads})
    [crossroads] = [one for one in SHIPPED.of_kind("scenario") if one.id == "crossroads"]
    asked = {"forces": {**crossroads.data["forces"], "red": "tested"}, "special_rules": [*special]}
    scenario = loaded(Scenario.model_validate({**crossroads.data, **asked}))
    pack = Pack(SHIPPED.manifest, SHIPPED.folder, (loaded(force), scenario), SHIPPED, (), SHIPPED.rules)
    return {finding.code for finding in document_findings(loaded(force), pack)}


def squads_of(count: int, commanders: int) -> list[dict[str, Any]]:
    soldiers = [{"card": "commander", "count": commanders}, {"card": "front_line", "count": 2}]
    return [{"name": f"Squad {number}", "soldiers": soldiers} for number in range(count)]


@pytest.mark.parametrize(("side", "found"), [("red", set()), ("blue", {"too-many-squads"})])
def test_a_scenario_may_say_more_squads(side: str, found: set[str]) -> None:
    """Three squads are one too many, unless the scenario says three for that very side. Rule: BS.GAP.140."""
    assert codes(squads_of(3, 1)) == {"too-many-squads"}
    assert codes(squads_of(3, 1), {"type": "squads", "side": side, "most": 3}) == found


@pytest.mark.parametrize(
    ("squads", "commanders", "found"),
    [(1, 2, set()), (1, 3, {"two-commanders-in-squad"}), (2, 2, {"two-commanders-in-squad"})],
)
def test_the_only_squad_may_have_an_assistant(squads: int, commanders: int, found: set[str]) -> None:
    """A second commander stands by in a side of one squad, where the scenario says so. Rules: BS.PCS.5, BS.GAP.44."""
    assert codes(squads_of(squads, commanders), {"type": "assistant_leader", "side": "red"}) == found


def test_without_leave_a_squad_has_one_commander() -> None:
    """Rule: BS.GAP.44."""
    assert codes(squads_of(1, 2)) == {"two-commanders-in-squad"}
