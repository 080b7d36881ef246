"""The log in words: rows by names, as sentences, and as a report."""

from engine.battles.telling import LogWords
from engine.games.infantry.log.events import LOG
from engine.games.infantry.log.report import report
from schemas.lazy import Lazy

LOG_WORDS = LogWords(Lazy("engine.games.infantry.log.form:FORM"), LOG.sentences, report=report)
