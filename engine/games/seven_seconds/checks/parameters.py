"""What the rules parameters must be together; each by itself is bounded by its schema."""

from collections.abc import Iterator
from itertools import pairwise

from engine.checking.check import check, mistake
from schemas.diagnostics.diagnostics import Finding, Location, Severity
from schemas.diagnostics.wording import did_you_mean
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


@check("face-off-the-die", "7S.GEN.8")
def face_off_the_die(rules: Rules) -> Iterator[Finding]:
    """A listed face is not on the dice.

    Lists of faces, such as `rifle.gauss_kill`, use faces from 1 to `dice.sides`.
    """
    for group, name in FACE_LISTS:
        faces: tuple[int, ...] = getattr(getattr(rules, group), name)
        for i, face in enumerate(faces):
            if face > rules.dice.sides:
                yield mistake(
                    (group, name, i),
                    f"{group}.{name} lists a {face}, but the dice have {rules.dice.sides} sides",
                    f"use faces from 1 to {rules.dice.sides}",
                )


@check("kill-and-graze", "7S.RIF.11")
def kill_and_graze(rules: Rules) -> Iterator[Finding]:
    """A face of a rifle both kills and grazes.

    A rifle grazes only if it does not kill, so a face in both lists would say two things.
    """
    for weapon in WEAPONS:
        kill: tuple[int, ...] = getattr(rules.rifle, f"{weapon}_kill")
        graze: tuple[int, ...] = getattr(rules.rifle, f"{weapon}_graze")
        for face in sorted(set(kill) & set(graze)):
            yield mistake(
                ("rifle", f"{weapon}_graze", graze.index(face)),
                f"a {face} of a {weapon} rifle both kills and grazes",
                f"take {face} out of rifle.{weapon}_graze",
            )


@check("levels-out-of-order", "7S.WIN.1")
def levels_out_of_order(rules: Rules) -> Iterator[Finding]:
    """The levels of victory are not in order.

    `victory.draw_at`, `marginal_from`, `normal_from` and `decisive_from` rise from one to the next.
    Rules: 7S.WIN.1 to 7S.WIN.3.
    """
    levels = ("draw_at", "marginal_from", "normal_from", "decisive_from")
    for low, high in pairwise(levels):
        below: int = getattr(rules.victory, low)
        above: int = getattr(rules.victory, high)
        if above <= below:
            yield mistake(
                ("victory", high),
                f"victory.{high} is {above}, not above victory.{low} of {below}",
                f"raise victory.{high} to at least {below + 1}",
            )


@check("faction-min-above-max", "7S.FAC.5")
def limits_crossed(rules: Rules) -> Iterator[Finding]:
    """A least value is above its greatest.

    `faction.stat_min` is at most `faction.stat_max`, and `troop_card.squad_min` at most `troop_card.squad_max`.
    Rules: 7S.FAC.5, 7S.CARD.11.
    """
    pairs: tuple[tuple[str, str, str, str], ...] = (
        ("faction", "stat_min", "stat_max", "7S.FAC.5"),
        ("troop_card", "squad_min", "squad_max", "7S.CARD.11"),
    )
    for group, low, high, rule in pairs:
        least: int = getattr(getattr(rules, group), low)
        most: int = getattr(getattr(rules, group), high)
        if least > most:
            message = f"{group}.{low} is {least}, above {group}.{high} of {most}"
            yield mistake((group, low), message, f"lower it to {most} or less", rule=rule)


@check("budget-cannot-be-spent", "7S.FAC.8", severity=Severity.WARNING)
def budget_cannot_be_spent(rules: Rules) -> Iterator[Finding]:
    """A faction cannot spend all its points.

    Six stats from `stat_min` to `stat_max` have no room for three times `points_per_rating`.
    """
    room = 6 * (rules.faction.stat_max - rules.faction.stat_min)
    points = 3 * rules.faction.points_per_rating
    if points > room >= 0:
        yield mistake(
            ("faction", "points_per_rating"),
            f"three ratings get {points} points, but six stats take only {room}",
            f"lower faction.points_per_rating to {room // 3} or raise faction.stat_max",
        )


@check("unknown-terrain", "7S.GAP.82")
def unknown_terrain(rules: Rules) -> Iterator[Finding]:
    """An alias or a removable piece names no terrain type.

    `terrain.aliases` and `crater.removable` point at keys of `terrain.types`.
    Rules: 7S.GAP.82, 7S.GAP.65.
    """
    types = rules.terrain.types
    named: list[tuple[Location, str, str]] = [
        (("terrain", "aliases", alias), name, "7S.GAP.82") for alias, name in rules.terrain.aliases.items()
    ]
    named += [(("crater", "removable", i), name, "7S.GAP.65") for i, name in enumerate(rules.crater.removable)]
    for at, name, rule in named:
        if name not in types:
            yield mistake(at, f"there is no terrain type {name!r}", did_you_mean(name, types), rule=rule)


@check("alias-hides-terrain", "7S.GAP.82", severity=Severity.WARNING)
def alias_hides_terrain(rules: Rules) -> Iterator[Finding]:
    """An alias has the name of a terrain type.

    The alias wins, so the type of that name can no longer be used.
    """
    for alias in rules.terrain.aliases:
        if alias in rules.terrain.types:
            yield mistake(
                ("terrain", "aliases", alias),
                f"{alias!r} is a terrain type and an alias at once; the alias wins",
                "drop one of them",
            )


@check("objective-of-both", "7S.GAP.19")
def objective_of_both(rules: Rules) -> Iterator[Finding]:
    """An objective is placed by both players.

    `objective.blue` lists what the attacker places, `objective.red` what the defender places.
    """
    for i, name in enumerate(rules.objective.blue):
        if name in rules.objective.red:
            yield mistake(
                ("objective", "blue", i),
                f"objective {name} is listed for the attacker (blue) and the defender (red)",
                "take it out of one list",
            )


@check("two-smokes", "7S.TERR.13", severity=Severity.WARNING)
def two_smokes(rules: Rules) -> Iterator[Finding]:
    """Smoke has two different covers.

    `smoke.cover` is for smoke made in battle, terrain type `flamer_smoke` for smoke on a map. They are the same thing.
    """
    row = rules.terrain.types.get("flamer_smoke")
    if row is not None and {row.troopers.cover, row.drones.cover} != {rules.smoke.cover}:
        yield mistake(
            ("smoke", "cover"),
            f"smoke.cover is {rules.smoke.cover}, but terrain type flamer_smoke has {row.troopers.cover} cover",
            "change both together; smoke in battle has smoke.cover",
        )
