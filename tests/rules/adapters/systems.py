"""The systems whose worked cases can be answered: one row each, its questions with what answers them."""

from collections.abc import Callable, Mapping
from typing import Any

from tests.rules.adapters.seven_seconds.answers import ANSWERS as SEVEN_SECONDS

Answerer = Callable[[Mapping[str, Any]], Mapping[str, Any]]
ADAPTERS: Mapping[str, Mapping[str, Answerer]] = {"seven_seconds": SEVEN_SECONDS}
