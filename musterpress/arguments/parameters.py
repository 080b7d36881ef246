"""Rules parameters by their dotted names, as a person reads them."""

from enum import Enum

from pydantic import BaseModel


def parameter_value(rules: BaseModel, name: str) -> str:
    """Return the value of the parameter called `name` in words; "" if the rules have none of that name."""
    value: object = rules
    for step in name.split("."):
        value = value.get(step) if isinstance(value, dict) else getattr(value, step, None)
    return in_words(value)


def in_words(value: object) -> str:
    """Return a value as YAML authors write it; a group of values in one line."""
    match value:
        case None:
            words = ""
        case bool():
            words = "true" if value else "false"
        case Enum():
            words = str(value.value)
        case float():
            words = f"{value:g}"
        case BaseModel():
            words = in_words(dict(value))
        case dict():
            words = "{" + ", ".join(f"{in_words(key)}: {in_words(entry)}" for key, entry in value.items()) + "}"
        case tuple() | list():
            words = "[" + ", ".join(in_words(entry) for entry in value) + "]"
        case _:
            words = str(value)
    return words
