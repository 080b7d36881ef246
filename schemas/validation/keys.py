"""Breaches about the keys of a mapping: unknown, missing, at another level, of another form."""

import re
from collections.abc import Iterable, Iterator

from schemas.diagnostics.diagnostics import Finding, Fix
from schemas.diagnostics.suggest import closest, did_you_mean, is_alike, is_begun_with, listed, of_like_meaning
from schemas.diagnostics.wording import explained, type_of
from schemas.validation.breaches import Breached
from schemas.validation.forms import NAMES, as_formed, form_told, look_alike_told
from schemas.validation.shapes import Shape, child_shape, flat

GLUED = re.compile(r"(\w+)( *(?:[-=]>|[:;=]) *| +)([^:\s].*)")
"""A key and its value with no colon, or none with a space behind it, between them."""

A_NAME = "a name has lower case letters, digits and underscores, and begins with a letter"


def about_keys(breached: Breached) -> Iterator[Finding]:
    """Unknown and missing keys together: a misspelt key is one mistake, not two."""
    known = breached.shape.get("properties", {})
    missing, unknown = breached.missing, breached.unknown
    closed = breached.shape.get("additionalProperties") is False
    for name in unknown:
        unused = [other for other in known if other not in (breached.written or ())]
        meant = closest(name, missing) or of_like_meaning(name, missing) or closest(name, unused)
        moved = breached.moved(name)
        if (glued := _glued(breached, name, known)) is not None:
            missing = [other for other in missing if other != glued[1]]
            yield _without_colon(breached, name, glued)
            continue
        if (inner := _dotted(name, known)) is not None:
            yield _unknown_key(breached, name, inner, None)
            continue
        if meant is None and moved is None and len(missing) == len(unknown) == 1 and _takes(breached, missing[0], name):
            meant = missing[0]
        if meant in missing:
            missing.remove(meant)
            yield _unknown_key(breached, name, f"did you mean `{meant}`, which is required and missing?", meant)
        elif moved is not None and not (meant is not None and (is_alike(name, meant) or is_begun_with(name, meant))):
            yield _unknown_key(breached, name, moved.hint, None)
        else:
            hint = f"did you mean `{meant}`?" if meant else _known(name, known)
            yield _unknown_key(breached, name, hint, meant)
    for name in missing:
        misspelt = None if closed else closest(name, [other for other in breached.value if other not in known])
        if misspelt is not None and (glued := _glued(breached, misspelt, (name,))) is not None:
            yield _without_colon(breached, misspelt, glued)
        elif misspelt is not None:
            yield _unknown_key(breached, misspelt, f"did you mean `{name}`, which is required and missing?", name)
        else:
            yield _missing_key(breached, name)


def _takes(breached: Breached, name: str, other: str) -> bool:
    """Whether the value of an unknown key is of a type that the key `name` takes."""
    wanted = flat(breached.root, child_shape(breached.shape, name), breached.value[other]).get("type", ())
    types = {wanted} if isinstance(wanted, str) else set(wanted)
    types |= {"integer"} if "number" in types else set()
    return not wanted or type_of(breached.value[other]) in types


def _known(name: str, known: Iterable[str]) -> str:
    """Return the keys that there are, as a hint, or the one that stands beside the misspelt one already."""
    twin = next((other for other in known if other.lower() == name.lower()), None)
    return f"`{twin}` stands here already: keep one of them" if twin else f"known keys: {listed(known)}"


def _glued(breached: Breached, name: str, known: Iterable[str]) -> re.Match[str] | None:
    """Return the parts of a key that holds its value too: no colon, or none with a space, stands between them."""
    found = GLUED.match(name) if breached.value[name] is None else None
    return found if found is not None and (found[1] in known or found[2].strip()) else None


def _dotted(name: str, known: Iterable[str]) -> str | None:
    """Return how a key of a key is written, where both stand in one word with a dot between them; else None."""
    outer, _dot, inner = name.partition(".")
    return f"write `{outer}:`, and `{inner}:` in a line of its own below it, indented" if outer in known else None


def _without_colon(breached: Breached, name: str, glued: re.Match[str]) -> Finding:
    colon = "there is no space behind the colon of" if ":" in glued[2] else "there is no colon behind"
    at, hint = (*breached.location, name), f"write `{glued[1]}: {glued[3]}`"
    return Finding("unknown-key", at, f"{colon} `{glued[1]}`", hint, at_key=True)


def _unknown_key(breached: Breached, name: str, hint: str, meant: str | None) -> Finding:
    owner = f"of {breached.name}" if breached.location else "of this kind of document"
    at = (*breached.location, name)
    fix = (Fix(at, meant, as_key=True),) if meant else ()
    told = look_alike_told(name)
    return Finding("unknown-key", at, f"`{name}` is not a key {owner}{told}", hint, at_key=True, fix=fix)


def _missing_key(breached: Breached, name: str) -> Finding:
    owner = breached.name if breached.location else "the document"
    shape = flat(breached.root, child_shape(breached.shape, name), None)
    words = shape.get("enum", ())
    hint = f"it is one of {listed(words)}" if "examples" not in shape and words else explained(shape)
    if as_key := next((word for word in words if word in breached.value), None):
        hint = f"`{as_key}` is one of its values: write `{name}: {as_key}`"
    if _is_torn(breached, name):
        hint = f"the next entry has it: is there a dash too many before `{next(iter(breached.beside))}`?"
    return Finding("missing-key", (*breached.location, name), f"{owner} has no `{name}`", hint, at_key=True)


def _is_torn(breached: Breached, name: str) -> bool:
    """Whether an entry of a list seems to be torn in two: what it lacks stands in the next one, which lacks more."""
    beside = breached.beside
    lacking = [other for other in breached.shape.get("required", ()) if other in breached.value]
    return isinstance(beside, dict) and name in beside and any(other not in beside for other in lacking)


def about_forms(breached: Breached) -> Iterator[Finding]:
    """Yield the keys of a mapping that are not of the form, or of the words, that it asks for."""
    asked = flat(breached.root, breached.shape.get("propertyNames", {}), None)
    choices = [name for name in asked.get("enum", ()) if name not in (breached.written or ())]
    form = A_NAME if asked.get("pattern") in NAMES else explained(breached.shape)
    for name in breached.value:
        if (glued := _glued(breached, name, ())) is not None:
            yield _without_colon(breached, name, glued)
        elif _breaks_form(name, asked):
            pattern = asked.get("pattern", "")
            at, near = (*breached.location, name), closest(name, choices) or as_formed(name, pattern)
            message = f"`{name}` cannot be a key of {breached.name}{form_told(name, pattern)}"
            hint = f"did you mean `{near}`?" if near else did_you_mean(name, choices) or form
            fix = (Fix(at, near, as_key=True),) if near else ()
            yield Finding("wrong-key-form", at, message, hint, at_key=True, fix=fix)


def _breaks_form(name: str, asked: Shape) -> bool:
    too_long = len(name) > asked.get("maxLength", len(name))
    choices = asked.get("enum")
    return too_long or not re.search(asked.get("pattern", ""), name) or (choices is not None and name not in choices)
