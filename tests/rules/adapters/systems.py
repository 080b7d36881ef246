"""The systems whose worked cases can be answered: one row each."""

from collections.abc import Callable, Mapping
from typing import Any

from tests.rules.adapters.seven_seconds import answers as seven_seconds

Answer = Mapping[str, Any]
ADAPTERS: Mapping[str, Callable[[Mapping[str, Any]], Answer]] = {"seven_seconds": seven_seconds.answer}
