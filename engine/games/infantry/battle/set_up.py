"""Setting up a battle: a map, squads and troopers, ready for the kernel; and what it ended with."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.battles.events import word
from engine.battles.kernel_setup import Decoder, KernelSetup, seat_players
from engine.battles.orders import BattleOrder, BattleResult, OrderError, Outcome, ranked
from engine.battles.played import PlayedSystem, all_lies_open
from engine.games.infantry.battle.packed import pack_card, pack_objectives, pack_zone
from engine.games.infantry.battle.prepared import PreparedPack, Sides
from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.chance import pick
from engine.games.infantry.kernel.codes import Draw, Ending, State
from engine.games.infantry.kernel.questions import QUESTIONS
from engine.games.infantry.kernel.records import Forces, Game
from engine.games.infantry.kernel.standing.people import total_of
from engine.games.infantry.log.events import LOG
from engine.games.infantry.names import FORM, SEATS, Cast, Meeting, limits_of, must_have_room
from engine.kernel.records import Template

MOST_A_SIDE = codes.PEOPLE // len(SEATS)


def result_of(game: Game) -> BattleResult:
    """Return winner, PV by seat, and turns; whoever won comes first. Rules: IN.HOUSE.9, IN.HOUSE.11."""
    battle = game.battle
    scores = {seat: int(total_of(game, at)) for at, seat in enumerate(SEATS)}
    ending = word(Ending(battle.over)) if battle.over else ""
    if battle.winner == codes.NOBODY:
        ranking = ranked(dict.fromkeys(SEATS, 0))
        return BattleResult(None, ranking, scores, battle.turn, ending, "draw")
    winner, loser = SEATS[battle.winner], SEATS[1 - battle.winner]
    return BattleResult(winner, ((winner,), (loser,)), scores, battle.turn, ending)


def outcome_of(game: Game, names: Cast, order: BattleOrder, result: BattleResult, fault: str) -> Outcome:
    """Return what a batch keeps of a battle that is over; `fault` is why it does not count."""
    battle = game.battle
    facts = {
        "scenario": names.meeting.scenario or "meeting",
        "ending": result.ending,
        "first": SEATS[battle.first],
        "squad": names.meeting.forces,
        "left": _count(game, State.FIGHTING),
        "dead": _count(game, State.DEAD),
        "shots": tuple(battle.shots),
        "hits": tuple(battle.hits),
    }
    forces = dict(zip(SEATS, names.meeting.forces, strict=True))
    return Outcome(order, forces, names.meeting.dot_map.id, result, facts, game.log.length, fault)


def _count(game: Game, state: int) -> tuple[int, ...]:
    """Return how many troopers of each side have come to that."""
    sides = [game.forces.side[person] for person in range(game.forces.people) if game.battle.state[person] == state]
    return tuple(sides.count(at) for at in range(len(SEATS)))


@dataclass(frozen=True)
class InfantrySetup(KernelSetup):
    """A battle with the names of all that takes part."""

    game: Game
    names: Cast
    seats: ClassVar[Sequence[str]] = SEATS
    words: ClassVar[Decoder] = LOG

    def too_long(self) -> str:
        """Return how long a battle lasted that filled its log, and what ends it sooner."""
        return f"{self.game.battle.turn} turns; let the scenario have fewer"

    def result(self) -> BattleResult:
        """Return winner, PV and turns."""
        return result_of(self.game)

    def outcome(self, order: BattleOrder) -> Outcome:
        """Return what a batch keeps of the battle."""
        return outcome_of(self.game, self.names, order, self.result(), self.fault())


def set_up_battle(prepared: PreparedPack, order: BattleOrder, game: Game) -> InfantrySetup:
    """Set a battle out as ordered in an empty `game`; without a scenario two squads meet on a map.

    Raises:
        OrderError: an unknown scenario, squad, map or player, a trooper that is not there, or too many of them.
    """
    game.draws.seed = order.seed
    prepared.numbers.lay_over(game.numbers)
    prepared.rulings.lay_over(game.rulings)
    prepared.arsenal.lay_over(game.arsenal)
    meeting = _ordered(prepared, order, game)
    prepared.ground(meeting.dot_map).lay_over(game.ground)
    cast = _sides(prepared, meeting, game)
    seat_players(game, order, SEATS, prepared.styles)
    return InfantrySetup(game, cast)


def _ordered(prepared: PreparedPack, order: BattleOrder, game: Game) -> Meeting:
    """Return how the battle begins: as ordered, else as the scenario says, else by lot."""
    fixed = prepared.scenarios.get(order.scenario or "", ())
    named = [order.at(seat).force or (fixed[at] if fixed else None) for at, seat in enumerate(SEATS)]
    found: list[str] = []
    for at, name in enumerate(named):
        taken = {*found, *(each for each in named if each is not None)}
        open_to = [force for force in prepared.forces if force not in taken] or [*prepared.forces]
        found.append(name or _drawn(open_to, "squad", at, game))
    laid = "" if order.scenario is not None else order.map or _drawn(prepared.maps, "dot_map", 0, game)
    meeting = prepared.meeting(order.scenario, laid, (found[0], found[1]))
    if order.map not in {None, meeting.dot_map.id}:
        raise OrderError(f"the scenario {order.scenario!r} is fought on {meeting.dot_map.id!r}, not on {order.map!r}")
    return meeting


def _drawn(names: Sequence[str], kind: str, at: int, game: Game) -> str:
    """Return a document by lot, for what the order leaves open."""
    if not names:
        raise OrderError(f"the pack has no {kind} to fight with")
    return names[pick(game, codes.PEOPLE + at, Draw.SETUP, len(names))]


def _sides(prepared: PreparedPack, meeting: Meeting, game: Game) -> Cast:
    """Write who takes part into the game and return their names; battles that begin alike are packed once."""

    def lay_out() -> Sides:
        cast = _cast(prepared, meeting)
        return Sides(cast, Template(_packed_forces(prepared, cast)))

    sides = prepared.laid_out.get((meeting.scenario, meeting.dot_map.id, meeting.forces), lay_out)
    sides.forces.lay_over(game.forces)
    return sides.cast


def _cast(prepared: PreparedPack, meeting: Meeting) -> Cast:
    """Return who takes part."""
    forces = [prepared.squads(force) for force in meeting.forces]
    squads = [(side, squad) for side, own in enumerate(forces) for squad in own]
    members = tuple(prepared.members(squad) for _, squad in squads)
    for side in range(len(SEATS)):
        people = sum(len(own) for (at, _), own in zip(squads, members, strict=True) if at == side)
        if not 0 < people <= MOST_A_SIDE or len(squads) > codes.SQUADS:
            raise OrderError(f"{meeting.forces[side]} has {people} troopers; a side has room for 1 to {MOST_A_SIDE}")
        must_have_room(meeting, side, people, prepared.pack, prepared.rules)
    sides = tuple(side for side, _ in squads)
    return Cast(meeting, tuple(squad for _, squad in squads), sides, members, prepared.weapons)


def _packed_forces(prepared: PreparedPack, cast: Cast) -> Forces:
    """Return who takes part as the kernel's record. Rules: IN.MOR.5, IN.HOUSE.9 to IN.HOUSE.11."""
    forces, meeting = Forces(), cast.meeting
    forces.people, forces.squads = len(cast.everybody), len(cast.squads)
    forces.turns, forces.budget = meeting.turns, meeting.budget
    forces.first = codes.NOBODY if meeting.first is None else meeting.first
    for side in range(len(SEATS)):
        pack_zone(side, limits_of(meeting, side), forces)
        forces.set_up[side] = int(meeting.set_up[side])
    pack_objectives(meeting, forces)
    led: set[int] = set()
    for person, (squad, trooper) in enumerate(cast.everybody):
        forces.squad[person], forces.side[person] = squad, cast.sides[squad]
        pack_card(trooper, person, cast.weapons, prepared.pack, forces)
        if squad not in led and trooper.id == cast.squads[squad].leader_id:
            led.add(squad)
            forces.leads[person] = 1
            forces.leadership[person] = trooper.leadership or prepared.rules.morale.leadership
    return forces


PLAYED = PlayedSystem(Game, PreparedPack, set_up_battle, FORM, QUESTIONS, PreparedPack.form, all_lies_open)
