"""What a custom player sees of characters: what lies open to a squad, and no die to come. Rule: MN.GAP.15."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.battles.events import word
from engine.games.maneuvers.kernel import codes
from engine.games.maneuvers.kernel.codes import Scope
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.lasting import lasting_on
from engine.games.maneuvers.kernel.standing.people import holds, is_in_fight, rating_of
from engine.games.maneuvers.names import Cast
from engine.games.maneuvers.terms import RATING_WORDS


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
