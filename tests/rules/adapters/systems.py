"""The systems whose worked cases can be answered: one row each, its questions with what answers them."""

from collections.abc import Callable, Mapping
from typing import Any

from tests.rules.adapters.battlesuit.answers import ANSWERS as BATTLESUIT
from tests.rules.adapters.infantry.answers import ANSWERS as INFANTRY
from tests.rules.adapters.maneuvers.answers import ANSWERS as MANEUVERS
from tests.rules.adapters.seven_seconds.answers import ANSWERS as SEVEN_SECONDS
from tests.rules.adapters.survive.answers import ANSWERS as SURVIVE

Answerer = Callable[[Mapping[str, Any]], Mapping[str, Any]]
ADAPTERS: Mapping[str, Mapping[str, Answerer]] = {
    "battlesuit": BATTLESUIT,
    "maneuvers": MANEUVERS,
    "infantry": INFANTRY,
    "seven_seconds": SEVEN_SECONDS,
    "survive": SURVIVE,
}
