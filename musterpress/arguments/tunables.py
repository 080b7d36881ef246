"""What can be tuned, by the words of the systems: the commands below `musterpress tune`, and their options."""

import inspect
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any

from engine.systems import SYSTEMS, Tunable


def tunables(records: str) -> dict[str, tuple[str, ...]]:
    """Return what can be tuned by any system, and what it is of; `records` is the field of its record.

    Several systems may call it by one name, and what it is of by their own.
    """
    found: dict[str, tuple[str, ...]] = {}
    each: Iterable[Tunable[Any]] = (one for system in SYSTEMS.values() for one in getattr(system, records))
    for tunable in each:
        found[tunable.things] = tuple(dict.fromkeys((*found.get(tunable.things, ()), tunable.of)))
    return found


def in_words(command: Callable[..., None], things: str, option: str, annotation: Any) -> Callable[..., None]:
    """Return a command with its parameter `things` filled, and another one called as the annotation says."""

    @wraps(command)
    def run(**given: Any) -> None:
        command(**given, things=things)

    signature = inspect.signature(command)
    parameters = [
        each.replace(annotation=annotation) if each.name == option else each
        for each in signature.parameters.values()
        if each.name != "things"
    ]
    vars(run)["__signature__"] = signature.replace(parameters=parameters)
    run.__annotations__ = {each.name: each.annotation for each in parameters}
    return run
