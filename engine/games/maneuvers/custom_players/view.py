"""What a custom player sees of a fight, what it may ask, and what it answers with: what lies open, and no die to come.

Python hides nothing from who digs for it: a custom player that reaches past this wrapper cheats. Rule: MN.GAP.15.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from engine.battles.asking import listed_cells
from engine.battles.events import word
from engine.games.maneuvers.kernel import codes
from engine.games.maneuvers.kernel.codes import Scope
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.players.listing import list_maneuvers, list_namings, list_noticed, list_opposition
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.choices import allows, clear_choice, faults_of, may_oppose
from engine.games.maneuvers.kernel.standing.lasting import lasting_on
from engine.games.maneuvers.kernel.standing.people import holds, is_in_fight, rating_of
from engine.games.maneuvers.names import SEATS, Cast
from engine.games.maneuvers.terms import RATING_WORDS
from schemas.models.maneuvers.maneuver import Maneuver


@dataclass(frozen=True)
class Character:
    """A character of either squad, with the markers that lie on it.

    `location` is "" of an enemy who hides, and `flagged_by` lacks flags that nobody noticed, where the rules mask these
    (MN.GAP.15). `exposed_to` and `flagged_by` are names, `advantages` less disadvantages by the rolls they are of.
    """

    number: int
    name: str
    card: str
    mine: bool
    in_fight: bool
    location: str
    ratings: Mapping[str, int] = field(hash=False)
    action_value: int
    damage: int
    armor: int
    resilience: int
    hidden: bool
    snipe_ready: bool
    observer: bool
    escaping: bool
    misses_action: bool
    exposed_to: tuple[str, ...]
    flagged_by: tuple[str, ...]
    advantages: Mapping[str, int] = field(hash=False)
    checks: int

    def __str__(self) -> str:
        """Return the name."""
        return self.name


def character_of(game: Game, names: Cast, squad: int, number: int) -> Character:
    """Return a character as a squad sees it."""
    battle, forces = game.battle, game.forces
    return Character(
        number=number,
        name=names.person(number),
        card=names.cards[number].id,
        mine=forces.squad[number] == squad,
        in_fight=is_in_fight(game, number),
        location=_location(game, names, squad, number),
        ratings={word: rating_of(game, number, rating) for rating, word in enumerate(RATING_WORDS)},
        action_value=forces.action_value[number],
        damage=forces.damage[number],
        armor=forces.armor[number],
        resilience=forces.resilience[number],
        hidden=battle.hidden[number] == 1,
        snipe_ready=battle.snipe_ready[number] == 1,
        observer=battle.observer[number] == 1,
        escaping=battle.escaping[number] == 1,
        misses_action=battle.missing[number] == 1,
        exposed_to=_named(names, battle.exposed_to[number]),
        flagged_by=_named(names, _flags(game, squad, number)),
        advantages=_advantages(game, number),
        checks=battle.check_person[: battle.checks].count(number),
    )


def _location(game: Game, names: Cast, squad: int, number: int) -> str:
    """Return where somebody is; of an enemy who hides nobody knows. Rule: MN.GAP.15."""
    unseen = game.forces.squad[number] != squad and game.battle.hidden[number] == 1 and game.numbers.flags_masked
    return "" if unseen else names.location(game.battle.location[number])


def _flags(game: Game, squad: int, number: int) -> int:
    """Return the flags on somebody that a squad knows of. Rules: MN.FLG.4, MN.GAP.15."""
    known_to_all = game.forces.squad[number] != squad or not game.numbers.flags_masked
    return game.battle.flagged_by[number] if known_to_all else game.battle.noticed[number]


def _advantages(game: Game, number: int) -> dict[str, int]:
    """Return the advantages about somebody less the disadvantages, by scope. Rules: MN.TRM.2 to MN.TRM.4."""
    found = {word(scope): lasting_on(game, number, scope) for scope in Scope}
    found[word(Scope.CHECKS_OF)] += lasting_on(game, number, codes.ON_CHECKS_WORSE)
    return found


def _named(names: Cast, people: int) -> tuple[str, ...]:
    """Return the names of a set of characters."""
    return tuple(name for number, name in enumerate(names.people) if holds(people, number))


@dataclass(frozen=True)
class Make:
    """A maneuver by its id, the rating it is rolled with, and whom it names. Rules: MN.COR.1, MN.COR.2, MN.GAP.5."""

    maneuver: str
    rating: str
    target: Character | None = None
    ally: Character | None = None

    def __str__(self) -> str:
        """Return what is made, against whom, with whom."""
        against = f" against {self.target}" if self.target else ""
        naming = f", naming {self.ally}" if self.ally else ""
        return f"{self.maneuver}{against}{naming} on {self.rating}"


@dataclass(frozen=True)
class Oppose:
    """Who opposes a maneuver, and the rating that is rolled. Rules: MN.COR.3, MN.GAP.5, MN.GAP.6."""

    character: Character
    rating: str

    def __str__(self) -> str:
        """Return who opposes with what."""
        return f"{self.character} on {self.rating}"


FAULT_WORDS = {
    codes.NOT_IN_FIGHT: "the character has left the fight",
    codes.NO_SUCH_MANEUVER: "the squad does not know that maneuver",
    codes.RATING_NOT_ALLOWED: "the maneuver is not made on that rating",
    codes.NO_TARGET: "a target is an enemy who is in the fight, and named where the maneuver names one",
    codes.NO_ALLY: "an ally is another member of the squad who is in the fight, and named where the maneuver names one",
    codes.STATE_MISSING: "a state that it needs is missing",
    codes.NOT_READY: "the character is not ready to snipe",
    codes.TARGET_UNKNOWN: "the squad of the target has not been observed",
    codes.RATING_TOO_LOW: "the rating that it needs is too low",
    codes.EDGE_TOO_LOW: "the squad has too little Edge",
    codes.POINTS_TOO_LOW: "the squad has too few points",
    codes.NOBODY_OPPOSES: "nobody is left to oppose it",
}


def make_refused(game: Game, names: Cast, person: int, answer: Make) -> str:
    """Return why a character cannot make a maneuver like this. Rules: MN.COR.2, MN.GAP.5."""
    ids = [maneuver.id for maneuver in names.maneuvers]
    if reason := _unknown("maneuver", answer.maneuver, ids) or _unknown("rating", answer.rating, RATING_WORDS):
        return reason
    clear_choice(game)
    game.choice.maneuver = ids.index(answer.maneuver)
    game.choice.rating = RATING_WORDS.index(answer.rating)
    game.choice.target = NOBODY if answer.target is None else answer.target.number
    game.choice.ally = NOBODY if answer.ally is None else answer.ally.number
    faults = faults_of(game, person)
    return ", and ".join(words for bit, words in FAULT_WORDS.items() if faults & bit)


def opposition_refused(game: Game, actor: int, answer: Oppose) -> str:
    """Return why nobody opposes the maneuver that goes on like this. Rules: MN.COR.3, MN.GAP.5, MN.GAP.6."""
    if reason := _unknown("rating", answer.rating, RATING_WORDS):
        return reason
    clear_choice(game)
    game.choice.opponent, game.choice.rating = answer.character.number, RATING_WORDS.index(answer.rating)
    if not may_oppose(game, actor, answer.character.number):
        return f"{answer.character} does not oppose it: the target does, or it is no enemy of the actor in the fight"
    allowed = allows(game.manual.opponent_ratings[game.battle.maneuver], game.choice.rating)
    return "" if allowed else "the maneuver is not opposed on that rating"


def _unknown(kind: str, word: str, words: list[str] | tuple[str, ...]) -> str:
    return "" if word in words else f"there is no {kind} {word!r}; there are: {', '.join(words)}"


class View:
    """What lies open to one squad while it answers one question; do not keep it for the next."""

    def __init__(self, game: Game, names: Cast, squad: int) -> None:
        """Show a fight to a squad."""
        self._game, self._names, self._squad = game, names, squad
        self.seat = SEATS[squad]
        self.round = game.battle.round
        self.last_round = game.numbers.rounds_most
        self.totals: Mapping[str, int] = dict(zip(SEATS, game.battle.total, strict=True))
        self.edge = game.battle.total[squad] - game.battle.total[1 - squad]
        self.locations = names.meeting.locations

    @cached_property
    def characters(self) -> tuple[Character, ...]:
        """The characters of both squads, by their numbers; also those who have left the fight."""
        return tuple(self._character(number) for number in range(self._game.forces.people))

    @property
    def mine(self) -> tuple[Character, ...]:
        """One's own characters who are in the fight."""
        return tuple(each for each in self.characters if each.mine and each.in_fight)

    @property
    def enemies(self) -> tuple[Character, ...]:
        """The enemies who are in the fight."""
        return tuple(each for each in self.characters if not each.mine and each.in_fight)

    @property
    def order(self) -> tuple[Character, ...]:
        """Who is in the fight, in the order of action. Rule: MN.ORD.2."""
        line = self._game.line
        return tuple(self.characters[who] for who in line.place[: line.count] if self.characters[who].in_fight)

    @cached_property
    def manual(self) -> Mapping[str, Maneuver]:
        """The maneuvers by their ids, as the pack writes them."""
        return {maneuver.id: maneuver for maneuver in self._names.maneuvers}

    def maneuvers(self, character: Character) -> tuple[Make, ...]:
        """Return all maneuvers open to one's own character, with each rating, target and ally. Rule: MN.COR.2."""
        if not character.mine:
            return ()
        return self._makes(lambda: list_maneuvers(self._game, character.number))

    def why_not(self, character: Character, make: Make) -> str:
        """Return why a maneuver is not open to one's own character, "" if it is."""
        if not character.mine:
            return "it is not one's own"
        return make_refused(self._game, self._names, character.number, make)

    def _character(self, number: int) -> Character:
        return character_of(self._game, self._names, self._squad, number)

    def _makes(self, fill: Callable[[], None]) -> tuple[Make, ...]:
        return tuple(self._make(*cells) for cells in listed_cells(self._game.choices, fill))

    def _make(self, maneuver: int, rating: int, target: int, ally: int) -> Make:
        named = (None if each == NOBODY else self.characters[each] for each in (target, ally))
        return Make(self._names.maneuvers[maneuver].id, RATING_WORDS[rating], *named)


class AskedView(View):
    """A view with what belongs to the question that is asked."""

    def made(self) -> Make:
        """Return the maneuver that goes on."""
        battle = self._game.battle
        return self._make(battle.maneuver, battle.rating, battle.target, battle.ally)

    def extras(self, person: int) -> tuple[Make, ...]:
        """Return how a character may make the extra maneuver. Rules: MN.AID.4, MN.GAP.17."""
        return self._makes(lambda: list_namings(self._game, person, self._game.battle.maneuver))

    def oppositions(self, actor: int) -> tuple[Oppose, ...]:
        """Return who may oppose, with each rating. Rules: MN.COR.3, MN.GAP.6."""
        cells = listed_cells(self._game.choices, lambda: list_opposition(self._game, actor))
        return tuple(Oppose(self.characters[person], RATING_WORDS[rating]) for person, rating in cells)

    def noticeable(self, person: int) -> tuple[Character, ...]:
        """Return the enemies who hide. Rule: MN.OBS.4."""
        cells = listed_cells(self._game.choices, lambda: list_noticed(self._game, person))
        return tuple(self.characters[each] for (each,) in cells)
