"""Checks of levels, and whether a pack has what one needs. Rules: SV.GAM.1, SV.GAP.41."""

from collections import Counter
from collections.abc import Iterator

from engine.checking.check import check, mistake
from engine.games.survive.rules.movement import turns_for
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.diagnostics.wording import counted
from schemas.models.survive.place import ControlZone, Level
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType
from schemas.packs.packs import Pack

NEEDED = (("mob", "SV.GAP.41"), ("control_zone", "SV.CTL.1"), ("level", "SV.GAM.1"))


@check("no-level-to-play", "SV.GAM.1", kind="pack", severity=Severity.WARNING)
def no_level_to_play(pack: Pack) -> Iterator[Finding]:
    """The pack lacks something that a level needs.

    A level needs Mobs, a board and a document that brings them together, from this pack or from the one it extends. A
    pack meant only as a supplement may ignore this.
    """
    for kind, rule in NEEDED:
        if pack.lacks(kind):
            message = f"the pack has no {kind.replace('_', ' ')}, so no level can be played by it alone"
            hint = f"add a {kind} document, or extend a pack that has one"
            yield mistake(("id",), message, hint, rule=rule)


@check("player-count", "SV.GAP.41")
def player_count(level: Level, rules: Rules) -> Iterator[Finding]:
    """A level for too few or too many players.

    A level is for `game.players_least` to `game.players_most` players, 2 to 4 as ruled.
    Rules: SV.GAP.8, SV.GAP.41.
    """
    least, most = rules.game.players_least, rules.game.players_most
    if not least <= level.players <= most:
        message = f"a level for {level.players} players; it takes {least} to {most}"
        hint = f"use players: {most if level.players > most else least}"
        yield mistake(("players",), message, hint)


@check("unusual-turns", "SV.GAM.1", severity=Severity.WARNING)
def unusual_turns(level: Level, rules: Rules) -> Iterator[Finding]:
    """A level has not as many turns as players.

    A game runs for as many turns as there are players. A level may be longer or shorter on purpose.
    """
    usual = turns_for(level.players, rules)
    if level.turns is not None and level.turns != usual:
        message = f"{level.players} players usually play {usual} turns, not {level.turns}"
        hint = "leave turns out, unless it is meant so"
        yield mistake(("turns",), message, hint)


@check("mobs-not-players", "SV.GAP.41")
def mobs_not_players(level: Level, rules: Rules) -> Iterator[Finding]:
    """A level names more or fewer Mobs than it has players.

    Each player has one Mob. A level that names none leaves the choice to the players.
    """
    count = len(level.mobs)
    if count and count != level.players and not any(player_count(level, rules)):
        change = f"name {level.players - count} more" if count < level.players else f"take {count - level.players} out"
        message = f"the level names {counted(count, 'Mob')} for {level.players} players"
        yield mistake(("mobs",), message, f"{change}, or leave mobs out")


@check("duplicate-mob", "SV.GAP.41", severity=Severity.WARNING)
def mob_twice(level: Level) -> Iterator[Finding]:
    """Two players with the same Mob.

    Each player has a Mob of their own, in its own colour.
    """
    for place, mob in enumerate(level.mobs):
        if mob in level.mobs[:place]:
            message = f"two players have the Mob {mob!r}; nobody can tell their units apart"
            yield mistake(("mobs", place), message, "name another Mob")


@check("duplicate-way-to-win", "SV.GAP.40")
def way_to_win_twice(level: Level) -> Iterator[Finding]:
    """A way to win stands there twice.

    The ways to win are looked at in order; the second time changes nothing.
    """
    for place, way in enumerate(level.ways_to_win):
        if way in level.ways_to_win[:place]:
            message = f"{way} is there already"
            yield mistake(("ways_to_win", place), message, "take it out")


@check("too-few-corners", "SV.GAP.41")
def too_few_corners(level: Level, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """The board has too few starting corners.

    Each player sets up at a corner of their own, so the board names at least as many as play.
    """
    zone = _board(level, pack, rules)
    if zone is not None and len(zone.corners) < level.players:
        corners = counted(len(zone.corners), "starting corner")
        message = f"{zone.id} has {corners} for {level.players} players"
        hint = f"add corners to it{_another(pack, level)}"
        yield mistake(("control_zone",), message, hint)


def _board(level: Level, pack: Pack, rules: Rules) -> ControlZone | None:
    """Return the board of a level; None if there is none, or no level is for so many players."""
    return None if any(player_count(level, rules)) else pack.named("control_zone", level.control_zone, ControlZone)


def _another(pack: Pack, level: Level) -> str:
    boards = (loaded.model for loaded in pack.of_kind("control_zone"))
    roomy = [each.id for each in boards if isinstance(each, ControlZone) and len(each.corners) >= level.players]
    return f", or name {roomy[0]}" if roomy else ""


@check("too-few-control-units", "SV.GAP.3")
def too_few_control_units(level: Level, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """The board has too few control units for so many players.

    `control_count` of the rules document says how many Prime CUs, CUs and SAWs there are at least with two, three and
    four players.
    Rules: SV.GAP.3, SV.HOUSE.2.
    """
    zone = _board(level, pack, rules)
    if zone is None:
        return
    there = Counter(unit.type for unit in zone.control_units)
    asked = rules.control_count.for_players(level.players)
    missing = [(name, asked.of(name) - there[name]) for name in ControlType if there[name] < asked.of(name)]
    if missing:
        few = " and ".join(f"{count} {name}" for name, count in missing)
        message = f"{zone.id} has too few control units for {level.players} players"
        yield mistake(("control_zone",), message, f"add {few} to it")
