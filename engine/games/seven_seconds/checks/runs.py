"""How a check's function is called: with the document and the rules of its pack, which are those of 7 Seconds."""

from engine.checking.runs import RunsUnder
from schemas.models.seven_seconds.rules import Rules

ruled = RunsUnder(Rules).ruled
