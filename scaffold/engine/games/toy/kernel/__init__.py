"""The rules of Toy as a kernel: fixed records, whole numbers, keyed dice."""

from engine.games.toy.kernel.records import Game
from engine.kernel import MODULES as SHARED
from engine.kernel.records import records_of

RECORDS = records_of(Game)
MODULES = (
    *SHARED,
    *(f"engine.games.toy.kernel.{name}" for name in ("codes", "chance", "players.heuristic", "questions", "fight")),
)
ENTRIES = ("play", "list_choices")
