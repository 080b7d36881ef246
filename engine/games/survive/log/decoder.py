"""The log in words: rows by names, and as sentences."""

from engine.battles.telling import LogWords
from engine.games.survive.log.events import LOG
from engine.games.survive.log.red_names import retold
from schemas.lazy import Lazy

LOG_WORDS = LogWords(Lazy("engine.games.survive.log.form:FORM"), LOG.sentences, retold)
