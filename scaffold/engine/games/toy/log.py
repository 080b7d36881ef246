"""The kinds of rows of the log: what each is called, its values and rules, and its sentence."""

from typing import Any, Final

from engine.battles.events import NUMBER, Counted, Event, Events, either, event
from engine.battles.telling import LogWords
from engine.games.toy.kernel import codes
from engine.games.toy.names import SEATS, Cast
from schemas.lazy import Lazy

BROKEN = Counted("broken", "{actor} breaks {number} tooth of {target}.", "{actor} breaks {number} teeth of {target}.")
BITTEN = either("broken", BROKEN, "{actor} bites at {target} and misses.")
ENDED = either("actor", "{actor} has won.", "Nobody has won.")
EVENTS: Final[tuple[Event[Any], ...]] = (
    event(codes.Event.ROUND, "fight", "TOY.BIT.1", "Round {number}.", number=NUMBER),
    event(codes.Event.DIE, "fight", "TOY.BIT.2 TOY.BIT.3", value=NUMBER, added=NUMBER),
    event(codes.Event.BITE, "fight", "TOY.BIT.2", BITTEN, broken=NUMBER, left=NUMBER),
    event(codes.Event.GROWL, "fight", "TOY.BIT.3", "{actor} growls.", adds=NUMBER),
    event(codes.Event.RESULT, "end", "TOY.BIT.4", ENDED, left_north=NUMBER, left_south=NUMBER),
)
LOG: Final = Events[Cast](
    EVENTS, clock="round", side=lambda side, _: SEATS[side], piece=lambda side, cast: cast.names[side]
)
LOG_WORDS: Final = LogWords(Lazy("engine.games.toy.log_form:FORM"), LOG.sentences)
