"""How a check's function is called: with the document and its pack, whose rules are those of Battlesuit."""

from engine.checking.runs import RunsUnder
from schemas.models.battlesuit.rules import Rules

ruled = RunsUnder(Rules).in_pack
