"""How a model refuses a value deep inside what it checks, so that the finding has the very line."""

from collections.abc import Iterable

from pydantic import ValidationError
from pydantic_core import InitErrorDetails, PydanticCustomError

from schemas.diagnostics.diagnostics import Location

Breach = tuple[Location, str]
"""Where a value is wrong, from the value being checked, and what is right in its place."""


def refuse(breaches: Iterable[Breach]) -> None:
    """Refuse a value for all its `breaches`; do nothing if there are none.

    Raises:
        ValidationError: of all breaches, each with its place; for use in a validator of a model.
    """
    details = [
        InitErrorDetails(type=PydanticCustomError("refused", "{words}", {"words": words}), loc=at, input=None)
        for at, words in breaches
    ]
    if details:
        raise ValidationError.from_exception_data("refused", details)
