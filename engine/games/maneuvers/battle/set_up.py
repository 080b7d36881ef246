"""Setting up a fight: squads, characters and maneuvers, ready for the kernel; and what a batch keeps of one."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.battles.events import word
from engine.battles.kernel_setup import Decoder, KernelSetup, seat_players
from engine.battles.orders import BattleOrder, BattleResult, OrderError, Outcome
from engine.battles.played import PlayedSystem
from engine.games.maneuvers.battle.prepared import PreparedPack, Sides
from engine.games.maneuvers.kernel import codes
from engine.games.maneuvers.kernel.chance import pick
from engine.games.maneuvers.kernel.codes import Draw
from engine.games.maneuvers.kernel.numbers import codes as numbers
from engine.games.maneuvers.kernel.numbers.codes import Ending, Grade
from engine.games.maneuvers.kernel.questions import QUESTIONS
from engine.games.maneuvers.kernel.records import Forces, Game, Manual
from engine.games.maneuvers.log.events import LOG
from engine.games.maneuvers.names import FORM, SEATS, Cast, Meeting
from engine.games.maneuvers.rules import RATING_CODES
from engine.kernel.records import Template
from schemas.models.maneuvers.fight import Character

Counts = tuple[int, ...]


def outcome_of(game: Game, names: Cast, order: BattleOrder, result: BattleResult, fault: str) -> Outcome:
    """Return what a batch keeps of a fight that is over; `fault` is why it does not count."""
    battle, first = game.battle, game.forces.squad[game.line.place[0]]
    fates, victims = battle.fate[: game.forces.people], battle.check_person[: battle.checks]
    facts = {
        "fight": names.meeting.fight or "open ground",
        "ending": result.ending,
        "first_to_act": SEATS[first],
        "order": tuple("first" if at == first else "later" for at in range(len(SEATS))),
        "winner_edge": battle.winner_edge,
        "actions": tuple(battle.actions),
        "rewards": tuple(battle.rewards),
        "left": tuple(battle.left),
        "checks": _by_seat(victims, game),
        "wounded": _fates(fates, game, numbers.Outcome.WOUNDED),
        "out_of_action": _fates(fates, game, numbers.Outcome.OUT_OF_ACTION),
        "killed": _fates(fates, game, numbers.Outcome.KILLED),
        "maneuvers": _uses(game, names),
    }
    forces = {seat: squad.id for seat, squad in zip(SEATS, names.squads, strict=True)}
    return Outcome(order, forces, None, result, facts, game.log.length, fault)


def _uses(game: Game, names: Cast) -> dict[str, tuple[int, int]]:
    """Return at how many actions the heuristic player could make each maneuver, and at how many it did."""
    seen = game.outlook
    return {each.id: (seen.open[at], seen.chosen[at]) for at, each in enumerate(names.maneuvers) if seen.open[at]}


def _fates(fates: list[int], game: Game, fate: int) -> Counts:
    people = [person for person, found in enumerate(fates) if found == fate]
    return _by_seat(people, game)


def _by_seat(people: list[int], game: Game) -> Counts:
    squads = [game.forces.squad[person] for person in people]
    return tuple(squads.count(at) for at in range(len(SEATS)))


DRAW = "draw"


@dataclass(frozen=True)
class ManeuversSetup(KernelSetup):
    """A fight with the names of all that takes part."""

    game: Game
    names: Cast
    seats: ClassVar[Sequence[str]] = SEATS
    words: ClassVar[Decoder] = LOG

    def too_long(self) -> str:
        """Return how long a fight lasted that filled its log, and what ends it sooner."""
        return f"{self.game.battle.round} rounds; let end.rounds be fewer"

    def result(self) -> BattleResult:
        """Return winner, grade, totals and rounds; whoever won comes first, whatever the totals. Rule: MN.HOUSE.6."""
        battle = self.game.battle
        scores = dict(zip(SEATS, (int(total) for total in battle.total), strict=True))
        ending = word(Ending(battle.reason)) if battle.reason else ""
        if battle.winner < 0:
            return BattleResult(None, (SEATS,), scores, battle.round, ending, DRAW)
        winner, loser = SEATS[battle.winner], SEATS[1 - battle.winner]
        return BattleResult(winner, ((winner,), (loser,)), scores, battle.round, ending, word(Grade(battle.grade)))

    def outcome(self, order: BattleOrder) -> Outcome:
        """Return what a batch keeps of the fight."""
        return outcome_of(self.game, self.names, order, self.result(), self.fault())


def set_up_battle(prepared: PreparedPack, order: BattleOrder, game: Game) -> ManeuversSetup:
    """Set a fight out as ordered in an empty `game`; squads that are left open are drawn by the seed.

    Raises:
        OrderError: an unknown fight, squad or player, a character that is not there, or a squad that is too large.
    """
    game.draws.seed = order.seed
    prepared.numbers.lay_over(game.numbers)
    names, fight = _squad_names(prepared, order, game), order.scenario
    sides = prepared.laid_out.get((fight or "", *names), lambda: _sides(prepared, prepared.meeting(fight), names))
    sides.manual.lay_over(game.manual)
    sides.forces.lay_over(game.forces)
    seat_players(game, order, SEATS, prepared.styles)
    return ManeuversSetup(game, sides.cast)


def _sides(prepared: PreparedPack, meeting: Meeting, names: Sequence[str]) -> Sides:
    """Return who takes part, and what stays of them as the kernel's records."""
    squads = [prepared.squad(name) for name in names]
    members = [prepared.members(squad)[:size] for squad, size in zip(squads, meeting.sizes, strict=True)]
    manual, forces = Manual(), Forces()
    prepared.manual.lay_over(manual)
    for at, squad in enumerate(squads):
        first = at * codes.MANEUVERS
        manual.known[first : first + len(prepared.maneuvers)] = prepared.knows(squad)
        if not 0 < len(members[at]) <= codes.PEOPLE // len(SEATS):
            raise OrderError(f"{squad.id} has {len(members[at])} members; fights have room for 1 to 12 a squad")
    _pack_people(members, forces)
    forces.locations = len(meeting.locations)
    forces.home[:] = meeting.start_locations
    forces.start_total[:] = meeting.start_totals
    cast = Cast(meeting, (squads[0], squads[1]), (members[0], members[1]), prepared.maneuvers)
    return Sides(cast, Template(manual), Template(forces))


def _squad_names(prepared: PreparedPack, order: BattleOrder, game: Game) -> list[str]:
    """Return the squad of each seat: as ordered, else the fight's, else drawn by the seed, one not there yet."""
    fixed = prepared.scenarios.get(order.scenario or "", ())
    named = [order.at(seat).force or (fixed[at] if fixed else None) for at, seat in enumerate(SEATS)]
    found: list[str] = []
    for at, name in enumerate(named):
        taken = {*found, *(each for each in named if each is not None)}
        open_to = [force for force in prepared.forces if force not in taken] or [*prepared.forces]
        if name is None and not open_to:
            raise OrderError("the pack has no squad to fight with")
        found.append(name or open_to[pick(game, codes.PEOPLE + at, Draw.SETUP, len(open_to))])
    return found


def _pack_people(members: Sequence[Sequence[Character]], forces: Forces) -> None:
    """Make the members of the squads the characters of the fight, those of the first squad first."""
    everybody = [(at, character) for at, squad in enumerate(members) for character in squad]
    ids = sorted((character.id, at, number) for number, (at, character) in enumerate(everybody))
    forces.people = len(everybody)
    for person, (at, character) in enumerate(everybody):
        forces.squad[person] = at
        _pack_character(character, person, forces)
    for rank, (_, _, person) in enumerate(ids):
        forces.rank[person] = rank


def _pack_character(character: Character, person: int, forces: Forces) -> None:
    for rating, number in RATING_CODES.items():
        forces.rating[person * codes.RATINGS + number] = character.value(rating)
    forces.action_value[person], forces.damage[person] = character.action_value, character.damage
    forces.armor[person], forces.resilience[person] = character.armor, character.resilience


def conceal(game: Game, side: int) -> None:
    """Take off the characters of a side what flags it has not noticed. Rules: MN.FLG.4, MN.GAP.15."""
    if game.numbers.flags_masked:
        for person in range(game.forces.people):
            if game.forces.squad[person] == side:
                game.battle.flagged_by[person] = game.battle.noticed[person]


PLAYED = PlayedSystem(Game, PreparedPack, set_up_battle, FORM, QUESTIONS, PreparedPack.form, conceal)
