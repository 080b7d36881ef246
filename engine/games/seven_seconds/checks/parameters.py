"""What the rules parameters must be together; each by itself is bounded by its schema."""

from collections.abc import Iterator
from itertools import pairwise

from engine.checking.check import Check
from engine.checking.runs import alone
from schemas.diagnostics.diagnostics import Finding, Location, Severity
from schemas.diagnostics.suggest import did_you_mean
from schemas.models.seven_seconds.rules import Rules

FACE_LISTS: tuple[tuple[str, str], ...] = (
    ("rifle", "gauss_kill"),
    ("rifle", "gauss_graze"),
    ("rifle", "plasma_kill"),
    ("rifle", "plasma_graze"),
    ("mg", "kill"),
    ("cm", "damaged_works_on"),
    ("damage", "fails_on"),
    ("stun", "recovers_on"),
)
"""The parameters that list die faces."""

WEAPONS = ("gauss", "plasma")


def face_off_the_die(rules: Rules) -> Iterator[Finding]:
    """Every listed face is on the dice. Rule: 7S.GEN.8."""
    for group, name in FACE_LISTS:
        faces: tuple[int, ...] = getattr(getattr(rules, group), name)
        for i, face in enumerate(faces):
            if face > rules.dice.sides:
                yield Finding(
                    "face-off-the-die",
                    (group, name, i),
                    f"{group}.{name} lists a {face}, but the dice have {rules.dice.sides} sides",
                    f"use faces from 1 to {rules.dice.sides}",
                    "7S.GEN.8",
                )


def kill_and_graze(rules: Rules) -> Iterator[Finding]:
    """A face of a rifle's dice either kills or grazes. Rule: 7S.RIF.11."""
    for weapon in WEAPONS:
        kill: tuple[int, ...] = getattr(rules.rifle, f"{weapon}_kill")
        graze: tuple[int, ...] = getattr(rules.rifle, f"{weapon}_graze")
        for face in sorted(set(kill) & set(graze)):
            yield Finding(
                "kill-and-graze",
                ("rifle", f"{weapon}_graze", graze.index(face)),
                f"a {face} of a {weapon} rifle both kills and grazes",
                f"take {face} out of rifle.{weapon}_graze",
                "7S.RIF.11",
            )


def levels_out_of_order(rules: Rules) -> Iterator[Finding]:
    """Draw, marginal, normal and decisive victory follow each other. Rules: 7S.WIN.1 to 7S.WIN.3."""
    levels = ("draw_at", "marginal_from", "normal_from", "decisive_from")
    for low, high in pairwise(levels):
        below: int = getattr(rules.victory, low)
        above: int = getattr(rules.victory, high)
        if above <= below:
            yield Finding(
                "levels-out-of-order",
                ("victory", high),
                f"victory.{high} is {above}, not above victory.{low} of {below}",
                f"raise victory.{high} to at least {below + 1}",
                "7S.WIN.1",
            )


def limits_crossed(rules: Rules) -> Iterator[Finding]:
    """The least of a thing is not above the most of it. Rules: 7S.FAC.5, 7S.CARD.11."""
    pairs: tuple[tuple[str, str, str, str], ...] = (
        ("faction", "stat_min", "stat_max", "7S.FAC.5"),
        ("troop_card", "squad_min", "squad_max", "7S.CARD.11"),
    )
    for group, low, high, rule in pairs:
        least: int = getattr(getattr(rules, group), low)
        most: int = getattr(getattr(rules, group), high)
        if least > most:
            message = f"{group}.{low} is {least}, above {group}.{high} of {most}"
            yield Finding("faction-min-above-max", (group, low), message, f"lower it to {most} or less", rule)


def budget_cannot_be_spent(rules: Rules) -> Iterator[Finding]:
    """The points of three ratings fit into six stats. Rule: 7S.FAC.8."""
    room = 6 * (rules.faction.stat_max - rules.faction.stat_min)
    points = 3 * rules.faction.points_per_rating
    if points > room >= 0:
        yield Finding(
            "budget-cannot-be-spent",
            ("faction", "points_per_rating"),
            f"three ratings get {points} points, but six stats take only {room}",
            f"lower faction.points_per_rating to {room // 3} or raise faction.stat_max",
            "7S.FAC.8",
        )


def unknown_terrain(rules: Rules) -> Iterator[Finding]:
    """Aliases and removable terrain are names of the terrain table. Rules: 7S.GAP.82, 7S.GAP.65."""
    types = rules.terrain.types
    named: list[tuple[Location, str, str]] = [
        (("terrain", "aliases", alias), name, "7S.GAP.82") for alias, name in rules.terrain.aliases.items()
    ]
    named += [(("crater", "removable", i), name, "7S.GAP.65") for i, name in enumerate(rules.crater.removable)]
    for at, name, rule in named:
        if name not in types:
            yield Finding("unknown-terrain", at, f"there is no terrain type {name!r}", did_you_mean(name, types), rule)


def alias_hides_terrain(rules: Rules) -> Iterator[Finding]:
    """An alias is not itself a terrain type. Rule: 7S.GAP.82."""
    for alias in rules.terrain.aliases:
        if alias in rules.terrain.types:
            yield Finding(
                "alias-hides-terrain",
                ("terrain", "aliases", alias),
                f"{alias!r} is a terrain type and an alias at once; the alias wins",
                "drop one of them",
                "7S.GAP.82",
            )


def objective_of_both(rules: Rules) -> Iterator[Finding]:
    """An objective is placed by one player. Rule: 7S.GAP.19."""
    for i, name in enumerate(rules.objective.blue):
        if name in rules.objective.red:
            yield Finding(
                "objective-of-both",
                ("objective", "blue", i),
                f"objective {name} is listed for the attacker (blue) and the defender (red)",
                "take it out of one list",
                "7S.GAP.19",
            )


def two_smokes(rules: Rules) -> Iterator[Finding]:
    """Smoke has the same cover as parameter and as terrain type. Rule: 7S.TERR.13."""
    row = rules.terrain.types.get("flamer_smoke")
    if row is not None and {row.troopers.cover, row.drones.cover} != {rules.smoke.cover}:
        yield Finding(
            "two-smokes",
            ("smoke", "cover"),
            f"smoke.cover is {rules.smoke.cover}, but terrain type flamer_smoke has {row.troopers.cover} cover",
            "change both together; smoke in battle has smoke.cover",
            "7S.TERR.13",
        )


RULES_CHECKS = (
    Check(
        code="face-off-the-die",
        kind="rules",
        rule="7S.GEN.8",
        title="A listed face is not on the dice",
        explanation="Lists of faces, such as `rifle.gauss_kill`, use faces from 1 to `dice.sides`.",
        run=alone(Rules, face_off_the_die),
    ),
    Check(
        code="kill-and-graze",
        kind="rules",
        rule="7S.RIF.11",
        title="A face of a rifle both kills and grazes",
        explanation="A rifle grazes only if it does not kill, so a face in both lists would say two things.",
        run=alone(Rules, kill_and_graze),
    ),
    Check(
        code="levels-out-of-order",
        kind="rules",
        rule="7S.WIN.1",
        title="The levels of victory are not in order",
        explanation=(
            "`victory.draw_at`, `marginal_from`, `normal_from` and `decisive_from` rise from one to the next."
        ),
        run=alone(Rules, levels_out_of_order),
    ),
    Check(
        code="faction-min-above-max",
        kind="rules",
        rule="7S.FAC.5",
        title="A least value is above its greatest",
        explanation=(
            "`faction.stat_min` is at most `faction.stat_max`, and `troop_card.squad_min` at most "
            "`troop_card.squad_max`."
        ),
        run=alone(Rules, limits_crossed),
    ),
    Check(
        code="budget-cannot-be-spent",
        kind="rules",
        rule="7S.FAC.8",
        title="A faction cannot spend all its points",
        explanation="Six stats from `stat_min` to `stat_max` have no room for three times `points_per_rating`.",
        run=alone(Rules, budget_cannot_be_spent),
        severity=Severity.WARNING,
    ),
    Check(
        code="unknown-terrain",
        kind="rules",
        rule="7S.GAP.82",
        title="An alias or a removable piece names no terrain type",
        explanation="`terrain.aliases` and `crater.removable` point at keys of `terrain.types`.",
        run=alone(Rules, unknown_terrain),
    ),
    Check(
        code="alias-hides-terrain",
        kind="rules",
        rule="7S.GAP.82",
        title="An alias has the name of a terrain type",
        explanation="The alias wins, so the type of that name can no longer be used.",
        run=alone(Rules, alias_hides_terrain),
        severity=Severity.WARNING,
    ),
    Check(
        code="objective-of-both",
        kind="rules",
        rule="7S.GAP.19",
        title="An objective is placed by both players",
        explanation="`objective.blue` lists what the attacker places, `objective.red` what the defender places.",
        run=alone(Rules, objective_of_both),
    ),
    Check(
        code="two-smokes",
        kind="rules",
        rule="7S.TERR.13",
        title="Smoke has two different covers",
        explanation=(
            "`smoke.cover` is for smoke made in battle, terrain type `flamer_smoke` for smoke on a map. They are "
            "the same thing."
        ),
        run=alone(Rules, two_smokes),
        severity=Severity.WARNING,
    ),
)
