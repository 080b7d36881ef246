"""Asking infantry's heuristic player what it does in a position laid out by hand."""

from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.acting.actions import act
from engine.games.infantry.kernel.acting.choices import clear_choice, is_legal
from engine.games.infantry.kernel.players.heuristic.answers import heuristic_action
from tests.engine.games.infantry.bench import Table

NORTH, NORTH_EAST, SOUTH = 0, 3, 12


def decided(table: Table, name: str) -> int:
    """Return the action that the player chooses for a trooper, which is legal; choosing leaves all as it was."""
    person, battle = table.person(name), table.game.battle
    before = {column: [*getattr(battle, column)] for column in ("ap", "active", "column", "row", "prone", "tunnel")}
    clear_choice(table.game)
    heuristic_action(table.game, person)
    assert is_legal(table.game, person)
    assert {column: [*getattr(battle, column)] for column in before} == before
    action: int = table.game.choice.action
    return action


def turn_of(table: Table, name: str) -> list[int]:
    """Return all that a trooper does in its turn."""
    person, found = table.person(name), []
    while not table.game.battle.done[person]:
        found.append(decided(table, name))
        act(table.game, person)
    return found


def dot(table: Table) -> tuple[int, int]:
    """Return the dot of the last choice."""
    return table.game.choice.column, table.game.choice.row


def ground(*lines: tuple[int, str], rows: int = 30) -> str:
    """Return a meadow of nine columns, but for some rows counted from the south."""
    drawn = dict(lines)
    return "".join(drawn.get(row, "." * 9) + "\n" for row in reversed(range(rows)))


def give_gun(table: Table, name: str, bearing: int) -> None:
    """Let the crewed weapon that a trooper brought stand where it is."""
    person = table.person(name)
    battle = table.game.battle
    battle.gun_stands[person], battle.gun_bearing[person] = 1, bearing
    battle.gun_column[person], battle.gun_row[person] = battle.column[person], battle.row[person]
    battle.gun_tunnel[person] = battle.tunnel[person]


def drop_gun(table: Table, name: str) -> None:
    """Let nobody control the crewed weapon that a trooper brought and that stands."""
    person = table.person(name)
    table.game.battle.gun[person] = table.game.battle.gun_holder[person] = codes.NOBODY
