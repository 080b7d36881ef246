"""Reaction fire, step by step, and the step after a shock."""

from engine.battles.events import word
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.actions.moves import move
from engine.games.battlesuit.kernel.actions.reactions import react
from engine.games.battlesuit.kernel.codes import Morale, Part, Step
from engine.games.battlesuit.kernel.course.activation import begin
from engine.games.battlesuit.kernel.event_codes import Draw, Event
from engine.games.battlesuit.kernel.legal.steps import may_shoot_moving
from engine.games.battlesuit.kernel.legal.targets import may_react
from engine.kernel.log import LOG_WIDTH
from tests.engine.games.battlesuit.bench import Bench, bench

NORTH = 0
WALK_NORTH = (Step.WALK, NORTH)
STOP = (Step.STOP, 0)
NONE = (codes.NOBODY,)


def facing_each_other(**changes: dict[str, object]) -> tuple[Bench, int, int, int]:
    """Return a table with a red soldier that will move and two blue ones that see it."""
    table = bench(changes=changes)
    mover = table.add(0, "front_line", "A-M-11")
    return table, mover, table.add(1, "front_line", "A-E-11"), table.add(1, "front_line", "A-E-13")


def walked(table: Bench, mover: int, *cells: int) -> None:
    """Let a soldier move by answers of both sides."""
    begin(table.game, mover)
    table.answers(*cells)
    move(table.game, mover)


def test_the_enemy_is_asked_after_each_point() -> None:
    """One soldier reacts to the first point and another to the second; both are complete. Rules: BS.RXN.1, BS.RXN.5."""
    table, mover, one, two = facing_each_other()
    for reactor in (one, two):
        table.die(reactor, Draw.ATTACK, 1)

    walked(table, mover, *WALK_NORTH, one, *WALK_NORTH, two, *STOP)

    assert [row[3:5] for row in table.rows(Event.REACTION)] == [(one, mover), (two, mover)]
    assert [row[3:5] for row in table.rows(Event.ATTACK)] == [(one, mover), (two, mover)]
    assert table.game.soldiers.complete[one] == table.game.soldiers.complete[two] == 1


def test_as_many_react_to_a_point_as_the_rules_allow() -> None:
    """One for each point as ruled; two where a pack says two. Rule: BS.GAP.107."""
    for most in (1, 2):
        table, mover, one, two = facing_each_other(reaction={"reactors_per_point": most})
        for reactor in (one, two):
            table.die(reactor, Draw.ATTACK, 1)
        walked(table, mover, *WALK_NORTH, *(one, two)[:most], *STOP)
        assert len([*table.rows(Event.REACTION)]) == most


def test_a_reaction_is_two_weaker() -> None:
    """Reaction fire has -2, which the log tells as a part of its strength. Rules: BS.RXN.4, BS.MOD.3."""
    table, mover, one, _ = facing_each_other()
    react(table.game, one, mover)
    cells = [cell for row in table.rows(Event.STRENGTH) for cell in row[5:9] if cell]
    told = {word(Part(cell // codes.PART_ROOM)): cell % codes.PART_ROOM - codes.PART_ROOM // 2 for cell in cells}
    assert told["reaction"] == -2


def test_a_shot_in_a_move_is_reacted_to_before_or_after_it() -> None:
    """Fire counts like a step: nobody reacts before it, one after it; then nobody else may. Rule: BS.RXN.6."""
    table, mover, one, _ = facing_each_other()
    for soldier in (mover, one):
        table.die(soldier, Draw.ATTACK, 1)

    walked(table, mover, Step.SHOOT, 0, *NONE, one, one, *STOP)

    kinds = [(row[0], row[3]) for kind in (Event.ATTACK, Event.REACTION) for row in table.rows(kind)]
    assert kinds == [(Event.ATTACK, mover), (Event.ATTACK, one), (Event.REACTION, one)]


def test_who_is_in_the_air_shaken_or_complete_does_not_react() -> None:
    """Only soldiers in good order on the ground react that have not been activated. Rules: BS.RXN.1, BS.GAP.104."""
    table, mover, one, _ = facing_each_other()
    assert may_react(table.game, one, mover)
    for column, value in (("level", 4), ("morale", Morale.SHOCKED), ("complete", 1), ("hits", 5), ("reacted", 1)):
        cells = getattr(table.game.soldiers, column)
        was, cells[one] = cells[one], value
        assert not may_react(table.game, one, mover)
        cells[one] = was


def test_a_blind_declaration_may_be_in_vain() -> None:
    """Declared before sight is checked, a reaction without sight makes the soldier complete all the same.

    Rules: BS.RXN.3, BS.GAP.105.
    """
    table = bench({"A-H-11": "woods"}, changes={"reaction": {"reaction_blind_declaration": True}})
    mover, one = table.add(0, "front_line", "A-K-11"), table.add(1, "front_line", "A-E-11")
    assert may_react(table.game, one, mover)
    react(table.game, one, mover)
    assert not [*table.rows(Event.ATTACK)]
    assert table.game.soldiers.complete[one] == 1
    table.game.numbers.blind_declaration = table.game.soldiers.complete[one] = table.game.soldiers.reacted[one] = 0
    assert not may_react(table.game, one, mover)


def test_a_soldier_shaken_while_moving_takes_one_more_step() -> None:
    """Shaken on its first point, it may pay for one more and is done; not where the ruling is off. Rule: BS.GAP.62."""
    for extra, ends in ((True, "A-K-11"), (False, "A-L-11")):
        table, mover, one, _ = facing_each_other(
            combat={"s_extra_step": extra, "crt_table": [" ".join(["S"] * 11)] * 12}
        )
        walked(table, mover, *WALK_NORTH, one, *((NORTH, *NONE) if extra else ()))
        assert table.at(mover) == ends
        assert table.game.soldiers.morale[mover] == Morale.SHOCKED


def test_who_comes_out_of_stealth_fires_before_anybody_reacts() -> None:
    """Nobody is asked after its steps; after its fire, or at the end of its move, the enemy is. Rule: BS.STL.5."""
    for fires in (True, False):
        table, mover, one, _ = facing_each_other()
        begin(table.game, mover)
        table.game.soldiers.unseen[mover] = 1
        for soldier in (mover, one):
            table.die(soldier, Draw.ATTACK, 1)
        shot = (Step.SHOOT, 0, one) if fires else STOP
        table.answers(*WALK_NORTH, *shot, one, *(STOP if fires else ()))
        move(table.game, mover)
        attackers = [row[3] for row in table.rows(Event.ATTACK)]
        assert attackers == ([mover, one] if fires else [one])


def test_a_shot_that_is_held_back_is_the_shot_of_the_move() -> None:
    """It costs its point and is told, and there is no other one in that activation. Rules: BS.FIR.1, BS.GAP.54."""
    table, mover, _, _ = facing_each_other()

    walked(table, mover, Step.SHOOT, 0, *NONE, *NONE, *NONE, Step.SHOOT, 0, *STOP)

    assert [row[3:6] for row in table.rows(Event.NO_SHOT)] == [(mover, codes.NOBODY, 4)]
    assert table.game.soldiers.left[mover] == 4
    assert not may_shoot_moving(table.game, mover)


def test_a_shot_that_a_reaction_prevents_is_told() -> None:
    """Declared and paid for, it is lost with a row of its own behind the reaction. Rules: BS.RXN.6, BS.GAP.54."""
    table, mover, one, _ = facing_each_other(combat={"s_extra_step": False, "crt_table": [" ".join(["S"] * 11)] * 12})

    walked(table, mover, Step.SHOOT, 0, one)

    lost_shot, attack = [next(table.rows(kind)) for kind in (Event.NO_SHOT, Event.ATTACK)]
    assert (lost_shot[3:7], attack[3]) == ((mover, codes.NOBODY, 4, 1), one)
    kinds = [*table.game.log.cells[: table.game.log.length * LOG_WIDTH : LOG_WIDTH]]
    assert kinds.index(Event.REACTION) < kinds.index(Event.NO_SHOT)
    assert table.game.soldiers.shots[mover] == 1
