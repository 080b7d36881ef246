"""What is proposed and checked: forces, pools, scenarios, hidden set-up."""

from collections.abc import Iterator
from pathlib import Path

from engine.games.battlesuit.checks import CHECKS
from engine.games.battlesuit.legality.forces import cost_of, entries
from engine.games.battlesuit.legality.scenarios import fewest_panels, is_fair_ratio, may_hide_in, pool_ratio
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.models.battlesuit.cards import SoldierCard
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Force, Soldiers, Squad, Units
from schemas.models.pack import Manifest
from schemas.packs.packs import Loaded, Pack
from schemas.reading.text import read_text
from tests.rules.adapters.battlesuit.house_rules import Answer, Given, cards_of, rules_of
from tests.rules.adapters.battlesuit.places import refused

ERRORS = {
    "force-over-budget": "OVER_BUDGET",
    "two-commanders-in-squad": "TWO_COMMANDERS_IN_SQUAD",
    "too-many-of-type": "TYPE_LIMIT:{card}",
    "too-many-drones-of-type": "DRONE_TYPE_LIMIT:{card}",
    "too-many-drones": "DRONE_TOTAL_LIMIT",
    "out-of-letters": "LETTER_LIMIT",
    "no-commander": "NO_COMMANDER",
    "too-many-squads": "TOO_MANY_SQUADS",
    "empty-force": "EMPTY_FORCE",
}
"""What the cases call the findings of the checks."""
PARTS = {name for name, field in Scenario.model_fields.items() if str(field.description).startswith("Part ")} - {
    "description"
}
"""The fields of the six parts of a scenario; its description belongs to the title. Rules: BS.SCN.2 to BS.SCN.7."""
MANIFEST = {
    "kind": "pack",
    "id": "proposed",
    "system": "battlesuit",
    "version": "1.0.0",
    "title": "Proposed",
    "authors": ["A. Tester"],
    "licence": "MIT",
    "format": 1,
}


def force_check(given: Given) -> Answer:
    """Answer what is wrong with a force: what its checks find, and the types there is no card of."""
    force, pack = proposed_force(given), proposed_pack(given)
    found = [*findings(force, pack)]
    errors = {name_of(finding, force) for finding in found if finding.severity is Severity.ERROR}
    errors |= {f"UNKNOWN_TYPE:{kind}" for squad in given["squads"] for kind in squad if kind not in cards_of(given)}
    return {
        "total": cost_of(entries(force, pack)),
        "legal": not errors,
        "errors": sorted(errors),
        "warnings": sorted({name_of(finding, force) for finding in found if finding.severity is not Severity.ERROR}),
    }


def proposed_force(given: Given) -> Force:
    """Return the force of a case as a document; it may have no squads, or empty ones."""
    squads = tuple(_squad({kind: count for kind, count in squad.items() if count}, given) for squad in given["squads"])
    return Force.model_construct(kind="force", id="force", title="Force", budget=given["budget"], squads=squads)


def _squad(counts: dict[str, int], given: Given) -> Squad:
    cards = cards_of(given)
    armoured = {kind for kind in counts if isinstance(cards.get(kind), SoldierCard)}
    units = [kind for kind in counts if kind in cards and kind not in armoured]
    return Squad(
        name="Squad",
        soldiers=tuple(Soldiers(card=kind, count=count) for kind, count in counts.items() if kind in armoured),
        units=tuple(Units(card=kind, count=counts[kind]) for kind in units),
    )


def proposed_pack(given: Given) -> Pack:
    """Return a pack of the cards and the rules of a case."""
    [nowhere] = read_text(b"kind: pack").documents
    documents = tuple(
        Loaded(card.kind, card.id, card, {}, Path("x.yaml"), nowhere.places, "proposed")
        for card in cards_of(given).values()
    )
    return Pack(Manifest.model_validate(MANIFEST, strict=False), Path(), documents, None, (), rules_of(given))


def findings(force: Force, pack: Pack) -> Iterator[Finding]:
    """Yield what the checks find in a force."""
    [nowhere] = read_text(b"kind: pack").documents
    loaded = Loaded("force", force.id, force, {}, Path("x.yaml"), nowhere.places, "proposed")
    for check in CHECKS:
        if check.kind == "force":
            yield from check.run(loaded, pack)


def name_of(finding: Finding, force: Force) -> str:
    """Return what the cases call a finding, with the type of the soldiers it is about."""
    name = ERRORS[finding.code]
    if "{card}" not in name:
        return name
    _, squad, group, member, *_ = finding.at
    return name.format(card=getattr(force.squads[int(squad)], str(group))[int(member)].card)


def ratio(given: Given) -> Answer:
    """Answer whether the pools of a holding action are fair."""
    defender, attacker = given["defender"], given["attacker"]
    fair = is_fair_ratio(defender, attacker, rules_of(given).force)
    return {"ratio": pool_ratio(defender, attacker), "legal": fair}


def scenario_size(given: Given) -> Answer:
    """Answer whether a scenario has panels enough."""
    fewest = fewest_panels(given.get("kind", "standard"), rules_of(given).force)
    return refused(("TOO_FEW_PANELS",) if given["panels"] < fewest else ())


def scenario_check(given: Given) -> Answer:
    """Answer which parts a scenario lacks."""
    return refused(tuple(f"SCENARIO_PART:{part}" for part in sorted(PARTS - {*given["parts"]})))


def hidden_setup(given: Given) -> Answer:
    """Answer who may not hide."""
    rules = rules_of(given).hidden
    exposed = {entry["unit"] for entry in given["entries"] if not may_hide_in(entry["terrain"], rules)}
    return refused(tuple(f"HIDDEN_TERRAIN:{unit}" for unit in sorted(exposed)))
