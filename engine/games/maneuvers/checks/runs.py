"""How a check's function is called: with the document and the rules, which are those of the game of maneuvers."""

from engine.checking.runs import RunsUnder
from schemas.models.maneuvers.rules import Rules

ruled = RunsUnder(Rules).ruled
in_pack = RunsUnder(Rules).in_pack
