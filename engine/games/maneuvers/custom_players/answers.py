"""What a custom player answers with, and why an answer is not open to a character."""

from dataclasses import dataclass

from engine.games.maneuvers.custom_players.people import Character
from engine.games.maneuvers.kernel import codes
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.choices import allows, clear_choice, faults_of, may_oppose
from engine.games.maneuvers.names import Cast
from engine.games.maneuvers.terms import RATING_WORDS


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
