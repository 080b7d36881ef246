"""The log in words: rows by names, as sentences, and as a report."""

from engine.battles.telling import LogWords
from engine.games.battlesuit.log.events import LOG
from engine.games.battlesuit.log.report import report
from schemas.lazy import Lazy

LOG_WORDS = LogWords(Lazy("engine.games.battlesuit.log.form:FORM"), LOG.sentences, report=report)
