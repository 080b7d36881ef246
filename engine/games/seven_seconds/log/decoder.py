"""The log in words: rows by names, and as sentences."""

from engine.battles.telling import LogWords
from engine.games.seven_seconds.log.events import LOG
from schemas.lazy import Lazy

LOG_WORDS = LogWords(Lazy("engine.games.seven_seconds.log.form:FORM"), LOG.sentences)
