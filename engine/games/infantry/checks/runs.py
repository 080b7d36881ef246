"""How a check's function is called: with the document and the rules, which are those of infantry."""

from engine.checking.runs import RunsUnder
from schemas.models.infantry.rules import Rules

ruled = RunsUnder(Rules).ruled
in_pack = RunsUnder(Rules).in_pack
