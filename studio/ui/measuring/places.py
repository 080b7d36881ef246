"""Numbers of a pack that battles can judge: which there are, and the fields for the values that they may take."""

from collections.abc import Iterator
from typing import Any, Final

from engine.experiments.measures.places import Place, parts, values_of, written
from schemas.kinds import RULES
from schemas.packs.packs import Pack
from studio.ui.battle_choices import NumberField

FAR: Final = 9999
ABOUT_ROW: Final = "Whole numbers in a row stand there: a value is how many, from the first one on"


def numbers_of_rules(pack: Pack) -> Iterator[tuple[str, Place]]:
    """Yield the numbers of the rules of a pack, and what is yes or no, by the names that commands have for them."""
    own = next((one for one in pack.documents if one.kind == RULES), None)
    if own is not None:
        yield from _numbers(RULES, Place(RULES, own.id, "", pack.rules))


def numbers_of(pack: Pack, kind: str, name: str) -> Iterator[tuple[str, Place]]:
    """Yield the numbers of a document of a pack, as those of rules; nothing if the pack has none of its own so."""
    own = next((one for one in pack.documents if (one.kind, one.id) == (kind, name)), None)
    if own is not None:
        yield from _numbers(f"{kind}.{name}", Place(kind, name, "", own.model))


def _numbers(name: str, at: Place) -> Iterator[tuple[str, Place]]:
    """Yield the numbers at a place and within it; whole numbers in a row are one, how many they are."""
    if isinstance(at.stands, int | float):
        yield f"{name}.{at.path}", at
        return
    for step, value in parts(at.value).items():
        yield from _numbers(name, at._replace(path=f"{at.path}.{step}".lstrip("."), value=value))


def said(name: str, at: Place) -> str:
    """Return a number with what stands there: `end.rounds (8)`."""
    return f"{name.removeprefix(f'{RULES}.')} ({written(at.stands)})"


def value_fields(at: Place, keys: str) -> tuple[NumberField[Any], ...]:
    """Return the fields for the first and the last value, and what lies between two; none for yes or no."""
    stands, key = at.stands, f"{keys}:{at.kind}:{at.id}:{at.path}"
    if isinstance(stands, bool):
        return ()
    whole = isinstance(stands, int)
    kind, step = (int, 1) if whole else (float, 0.25)
    low, high = kind(-FAR), kind(FAR)
    first = max(kind(0), stands - 2 * step) if stands >= 0 else stands - 2 * step
    return (
        NumberField("From", f"{key}:from", low, high, first, _about(at), kind(step)),
        NumberField("To", f"{key}:to", low, high, stands + 2 * step, "", kind(step)),
        NumberField("Step", f"{key}:step", kind(step), high, kind(step), "", kind(step)),
    )


def _about(at: Place) -> str:
    return ABOUT_ROW if at.is_row else ""


def values_chosen(at: Place, keys: str) -> tuple[Any, ...]:
    """Return the values that the fields for a number name.

    Raises:
        OrderError: they name none.
    """
    fields = value_fields(at, keys)
    if not fields:
        return (False, True)
    low, high, step = (field.number for field in fields)
    return values_of(f"{low:g}..{high:g} by {step:g}")
