"""What a scenario says of options, and what it says twice.

Rules: BS.OPT.1, BS.MLB.2, BS.REI.1, BS.SCN.5 to BS.SCN.7, BS.MAP.8.
"""

from collections.abc import Hashable, Iterator, Mapping

from engine.checking.check import check, mistake
from engine.games.battlesuit.checks.maps import off_map
from engine.games.battlesuit.checks.scenarios import layout_under, named_points
from engine.games.battlesuit.legality.forces import entries
from engine.games.battlesuit.legality.scenarios import forces_of, map_of
from engine.games.battlesuit.maps.battlefield import chart_of, field_of, panels_of
from engine.games.battlesuit.maps.layouts import Layout
from engine.games.battlesuit.rules.numbers import is_drone
from schemas.diagnostics.diagnostics import Finding, Fix, Location, Severity
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Deployment, Entry
from schemas.models.battlesuit.special_rules import (
    Detection,
    Marines,
    Minefield,
    OptionInPlay,
    StealthTypes,
    TallBuilding,
)
from schemas.models.battlesuit.words import OptionalRule, Side, Terrain
from schemas.packs.packs import Pack

OPTION_OF = {
    Detection: OptionalRule.IMPROVED_DETECTION,
    Marines: OptionalRule.MARINES,
    Minefield: OptionalRule.MINES,
    StealthTypes: OptionalRule.STEALTH,
    TallBuilding: OptionalRule.MULTI_LEVEL_BUILDINGS,
}
"""The optional rule that a special rule is part of."""


@check("option-not-in-play", "BS.OPT.1", severity=Severity.WARNING)
def option_not_in_play(scenario: Scenario, pack: Pack) -> Iterator[Finding]:
    """A special rule or a drone without its optional rule.

    Mines, marines, stealth, improved detection, tall buildings and drones belong to optional rules of section 12. A
    scenario that uses one of them lists its rule too, as `type: optional_rule`, so that players know to read it.
    """
    in_play = {rule.rule for rule in scenario.special_rules if isinstance(rule, OptionInPlay)}
    for at, what, option in _asked_for(scenario, pack):
        if option not in in_play:
            yield mistake(
                at,
                f"{what} the optional rule {option.value}, which is not in play",
                f"add `- {{type: optional_rule, rule: {option.value}}}` to special_rules",
                fix=(_adding(scenario, option),),
            )


def _adding(scenario: Scenario, option: OptionalRule) -> Fix:
    place = len(scenario.special_rules)
    return Fix(("special_rules", place), {"type": "optional_rule", "rule": option.value})


def _asked_for(scenario: Scenario, pack: Pack) -> Iterator[tuple[Location, str, OptionalRule]]:
    for side, force in forces_of(scenario, pack).items():
        if any(is_drone(entry.card) for entry in entries(force, pack)):
            yield ("forces", side.value), f"the drones of {side.value} need", OptionalRule.DRONES
    for at, side, placing in scenario.setup.placings():
        if isinstance(placing, Deployment) and placing.hidden:
            yield ("setup", *at, "hidden"), f"the hidden set-up of {side.value} needs", OptionalRule.HIDDEN_SET_UP
    for i, rule in enumerate(scenario.special_rules):
        if type(rule) in OPTION_OF:
            yield ("special_rules", i, "type"), f"the special rule {rule.type} needs", OPTION_OF[type(rule)]


@check("tall-without-building", "BS.MLB.2")
def tall_without_building(scenario: Scenario, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """Storeys where no building is.

    A `tall_building` stands on a point whose terrain, printed or by a tile, is a building.
    """
    tall = [(i, rule.at) for i, rule in enumerate(scenario.special_rules) if isinstance(rule, TallBuilding)]
    battle_map = map_of(scenario, pack)
    panels = panels_of(battle_map, pack) if battle_map else None
    if not tall or battle_map is None or panels is None or any(off_map(battle_map, pack)):
        return
    field = field_of(battle_map, panels, chart_of(rules.terrain))
    for i, name in tall:
        point = field.layout.point(name)
        if point is not None and field.terrain_at(point) != Terrain.BUILDING.value:
            yield mistake(
                ("special_rules", i, "at"),
                f"{name} is {field.terrain_at(point)}; only buildings have storeys",
                "name the point of a building, or lay a building tile there",
            )


@check("enters-too-late", "BS.REI.1")
def enters_too_late(scenario: Scenario) -> Iterator[Finding]:
    """Soldiers that enter after the battle.

    The `turn` in which a side or a detachment enters is at most the `turns` of the scenario.
    """
    for at, side, placing in scenario.setup.placings():
        if isinstance(placing, Entry) and placing.turn > scenario.turns:
            yield mistake(
                ("setup", *at, "turn"),
                f"{side.value} enters in turn {placing.turn}, and the battle ends after turn {scenario.turns}",
                f"make it {scenario.turns} or less",
                fix=(Fix(("setup", *at, "turn"), scenario.turns),),
            )


SUBJECTS: Mapping[str, tuple[str, ...]] = {
    "optional_rule": ("rule",),
    "water": (),
    "glow": (),
    "terrain_height": ("terrain",),
    "tall_building": ("at",),
    "improved_detection": ("side",),
    "lawful_exit": ("side", "edge"),
    "assistant_leader": ("side",),
    "target_soldier": ("name",),
    "target_unit": ("name",),
    "squads": ("side",),
}
"""The fields that say what a special rule is about; the types that may well be there more than once are left out."""

Said = tuple[Location, Hashable, str]
"""Where something is said, what it is about, and how it is called."""


@check("duplicate-entry", "BS.SCN.6", severity=Severity.WARNING)
def said_twice(scenario: Scenario, pack: Pack) -> Iterator[Finding]:
    """A scenario that says a thing twice.

    The same special rule about the same thing, the same condition, edge or point of a list twice: either one is too
    many, or they contradict each other and nobody knows which holds. Points where panels meet have several names;
    A-R-05 may be B-A-05.
    """
    said = (
        *_edges(scenario),
        *_rules(scenario),
        *_conditions(scenario),
        *_points(scenario, layout_under(scenario, pack)),
    )
    first: dict[Hashable, str] = {}
    for at, subject, name in said:
        if subject in first:
            known = "" if first[subject] == name else f", as {first[subject]}"
            message = f"{name} is there already{known}"
            yield mistake(at, message, "take one of them out")
        first.setdefault(subject, name)


def _edges(scenario: Scenario) -> Iterator[Said]:
    for place, _, placing in scenario.setup.placings():
        if isinstance(placing, Entry):
            for i, edge in enumerate(placing.edges):
                yield ("setup", *place, "edges", i), (place, edge), f"the {edge.value} edge"
    for side in Side:
        for i, edge in enumerate(getattr(scenario.setup, side.value).friendly_edges):
            yield ("setup", side.value, "friendly_edges", i), (side, edge), f"the {edge.value} edge"


def _rules(scenario: Scenario) -> Iterator[Said]:
    for i, rule in enumerate(scenario.special_rules):
        if rule.type in SUBJECTS:
            about = tuple(str(getattr(rule, field)) for field in SUBJECTS[rule.type])
            yield ("special_rules", i), (rule.type, about), " ".join(("the special rule", rule.type, *about))


def _conditions(scenario: Scenario) -> Iterator[Said]:
    for i, condition in enumerate(scenario.victory):
        yield ("victory", i), condition, f"this {condition.type} of {condition.side.value}"


def _points(scenario: Scenario, layout: Layout | None) -> Iterator[Said]:
    """Yield the points of each list; a point at the edge of panels has several names."""
    for at, name in named_points(scenario):
        point = layout.point(name) if layout else None
        yield at, (at[:-1], point or name), name
