"""Parts of a scenario: what the battle is, its optional rules as a choice, the rest by clause. Rule: BS.SCN.6."""

from collections.abc import Mapping, Sequence
from typing import Any

from schemas.diagnostics.diagnostics import Location
from schemas.edits.edits import Delete, Edit, Insert
from schemas.models.battlesuit.force import Force
from schemas.packs.packs import Pack
from studio.core.entries import putting
from studio.editors.clauses import CHOOSER

RULES: Location = ("special_rules",)
OPTION = "optional_rule"


BATTLES: Mapping[str, tuple[str, str | None]] = {
    "Meeting engagement": ("meeting_engagement", None),
    "Holding action: Red attacks": ("holding_action", "red"),
    "Holding action: Blue attacks": ("holding_action", "blue"),
    "Custom battle": ("custom", None),
    "Custom battle: Red attacks": ("custom", "red"),
    "Custom battle: Blue attacks": ("custom", "blue"),
}
"""What a battle can be, by name: its type, and who attacks. Rules: BS.DYO.2, BS.DYO.3, BS.DYO.24."""


def battle_of(data: Mapping[str, Any]) -> str:
    """Return the name of what a battle is; "" when its type and its attacker do not go together."""
    stands = data.get("type"), data.get("attacker")
    return next((name for name, battle in BATTLES.items() if battle == stands), "")


def battle_edits(data: Mapping[str, Any], name: str) -> tuple[Edit, ...]:
    """Return the edits after which a battle is what is so named."""
    type_, attacker = BATTLES[name]
    return (*putting(data, ("type",), type_), *putting(data, ("attacker",), attacker))


def options_in_play(data: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the optional rules that a scenario lists, in its order."""
    return tuple(str(one.get("rule")) for one in _rules(data) if _is_option(one))


def other_rules(data: Mapping[str, Any]) -> tuple[Location, ...]:
    """Return where the special rules stand that are no optional rules."""
    return tuple((*RULES, number) for number, one in enumerate(_rules(data)) if not _is_option(one))


def option_edits(data: Mapping[str, Any], wanted: Sequence[str]) -> tuple[Edit, ...]:
    """Return the edits after which just these optional rules are in play; new ones follow the last that was."""
    rules = _rules(data)
    gone = [n for n, one in enumerate(rules) if _is_option(one) and str(one.get("rule")) not in wanted]
    kept = [n for n, one in enumerate(rules) if _is_option(one) and n not in gone]
    place = kept[-1] + 1 - sum(n < kept[-1] for n in gone) if kept else 0
    new = [name for name in wanted if name not in options_in_play(data)]
    added = (Insert((*RULES, place + n), {CHOOSER: OPTION, "rule": name}) for n, name in enumerate(new))
    return (*(Delete((*RULES, number)) for number in reversed(gone)), *added)


def detachment_begun(data: Mapping[str, Any], pack: Pack | None, how: str) -> dict[str, Any]:
    """Return a detachment to begin with: a soldier of Red, who enters over Red's edge or deploys along it."""
    red = data.get("setup", {}).get("red", {}) if isinstance(data.get("setup"), Mapping) else {}
    friendly = red.get("friendly_edges") if isinstance(red, Mapping) else None
    edge = friendly[0] if isinstance(friendly, list) and friendly else "north"
    where = {"edges": [edge], "turn": 2} if how == "enters" else {"edge": edge, "depth_points": 6}
    return {"how": how, "side": "red", **where, **_somebody(data, pack)}


def _somebody(data: Mapping[str, Any], pack: Pack | None) -> dict[str, Any]:
    """Return the last soldier or unit on the roster of Red; a front line soldier where there is no roster."""
    forces = data.get("forces")
    found = pack.find("force", str(forces.get("red"))) if pack and isinstance(forces, Mapping) else None
    squads = found.model.squads if found and isinstance(found.model, Force) else ()
    lines = [("soldiers", line.card) for squad in squads for line in squad.soldiers]
    lines = lines or [("units", line.card) for squad in squads for line in squad.units]
    group, card = lines[-1] if lines else ("soldiers", "front_line")
    return {group: [{"card": card}]}


def _rules(data: Mapping[str, Any]) -> list[Any]:
    rules = data.get(str(RULES[0]))
    return rules if isinstance(rules, list) else []


def _is_option(one: Any) -> bool:
    return isinstance(one, Mapping) and one.get(CHOOSER) == OPTION
