"""The systems whose worked cases can be answered: the questions of each with what answers them."""

from collections.abc import Callable, Mapping
from typing import Any

from schemas.systems import SystemName, record_table

Answerer = Callable[[Mapping[str, Any]], Mapping[str, Any]]
ADAPTERS: Mapping[SystemName, Mapping[str, Answerer]] = record_table("tests.rules.adapters.{}.answers:ANSWERS")
