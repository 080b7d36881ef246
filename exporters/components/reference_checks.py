"""Pages of the quick reference as pieces, and what can be wrong on them: names of nothing, and impossible values."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from pydantic import BaseModel, ValidationError

from engine.checking.chapters import RULEBOOK, rules_of_nothing, unknown_rules
from exporters.components.base import Drawn, PrintJob
from exporters.components.quick_reference import FORMS, KIND, page_below, parts_of, written_page
from exporters.findings import finding
from exporters.imposition.pieces import Piece
from exporters.layout.settings import ReferenceParts, Setting
from schemas.diagnostics.diagnostics import Diagnostic, Finding, Location
from schemas.diagnostics.wording import did_you_mean
from schemas.markup import Named, names_in, parameter_at, parameter_names, written
from schemas.models.quick_reference import QuickReference, Saying
from schemas.packs.packs import Loaded, Pack

RULES_TITLE: Final = ("title",)
"""What a page says of the title of its rules."""

Phrases = Mapping[str, Sequence[Saying]]
QUOTED: Final = re.compile(r"'([^']*)'")


def piece_of_page(job: PrintJob, page: str, drawn: Drawn, key: str = "") -> Piece:
    """Return the piece of a page, and note what is wrong on it where the page is written.

    `key` is that of the piece, where it is not called like the page.
    """
    key = key or f"reference/{page}"
    documents = [*_pages(job.pack, page)]
    of_page = tuple(found for found in drawn.findings if found.at != RULES_TITLE) if documents else ()
    for document in documents:
        job.note(document, tuple(reference_findings(document, job.pack, parts_of(job.setting))), key)
    for document in documents[:1]:
        job.note(document, of_page, key)
    job.note_rules(tuple(found for found in drawn.findings if found not in of_page), key)
    return Piece(drawn.drawing, None, key)


def _pages(pack: Pack, name: str) -> Iterator[Loaded]:
    """Yield the documents that a page is made of, that of the pack itself first."""
    yield from (one for one in pack.documents if one.kind == KIND and one.id == name)
    if pack.base:
        yield from _pages(pack.base, name)


def reference_diagnostics(pack: Pack, setting: Setting) -> Iterator[Diagnostic]:
    """Yield what is wrong on the pages of a pack itself, drawn with a setting."""
    for document in pack.documents:
        if document.kind == KIND:
            yield from (document.diagnostic(found) for found in reference_findings(document, pack, parts_of(setting)))


def reference_findings(document: Loaded, pack: Pack, parts: ReferenceParts) -> Iterator[Finding]:
    """Yield what is wrong on a page of a pack, or of one that it extends, under the pack's rules."""
    page = written_page(pack, document.id)
    phrases, texts = page.phrases if page else {}, [*_texts(document.data, ())]
    known = {*phrases, *parts.facts}
    if not pack.lacks(RULEBOOK):
        yield from (replace(found, code=unknown_rules.code) for found in rules_of_nothing(texts, pack))
    for at, text in texts:
        for named in names_in(text):
            yield from _of_parameter(named, at, pack) if named.is_parameter else _of_phrase(named, at, known)
    for at, conditions in _conditions(document.data, ()):
        for name, value in conditions.items():
            yield from _of_condition(name, value, (*at, name), pack.rules)
    if isinstance(document.model, QuickReference):
        yield from _of_parts(document.model, pack, parts)
        yield from _circles(document.model, phrases)


def _texts(data: Any, at: Location) -> Iterator[tuple[Location, str]]:
    """Yield the texts of a document with their places."""
    if isinstance(data, str):
        yield at, data
    else:
        for step, below in _steps(data):
            yield from _texts(below, (*at, step))


def _conditions(data: Any, at: Location) -> Iterator[tuple[Location, Mapping[str, Any]]]:
    """Yield what a document asks of the rules, with its places."""
    for step, below in _steps(data):
        if step == "when" and isinstance(below, dict):
            yield (*at, step), below
        else:
            yield from _conditions(below, (*at, step))


def _steps(data: Any) -> Iterator[tuple[str | int, Any]]:
    yield from data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()


def _of_parameter(named: Named, at: Location, pack: Pack) -> Iterator[Finding]:
    try:
        value = parameter_at(pack.rules, named.name)
    except LookupError:
        yield _unknown_parameter(named.name, at, pack.rules)
        return
    if named.form not in FORMS:
        hint = did_you_mean(named.form, filter(None, FORMS))
        yield finding("parameter-not-written", at, f"no form of a number is called `{named.form}`", hint)
    elif value is not None and not _is_number(value, named.form):
        message = f"`{named.name}` is no number that can be written {_so(named.form)}"
        yield finding("parameter-not-written", at, message, "say it in a phrase, with words for each of its values")


def _so(form: str) -> str:
    return f"as `{form}`" if form else "as it is"


def _is_number(value: object, form: str) -> bool:
    if form == "faces":
        return isinstance(value, tuple) and all(_is_number(face, "") for face in value)
    return isinstance(value, int | float) and not isinstance(value, bool)


def _unknown_parameter(name: str, at: Location, rules: BaseModel, *, at_key: bool = False) -> Finding:
    hint = did_you_mean(name, _like(name, rules))
    return finding("unknown-parameter", at, f"the rules have no parameter `{name}`", hint, at_key=at_key)


def _like(name: str, rules: BaseModel) -> list[str]:
    """Return the parameters of the same group, or of the same last name, or all if there are none."""
    known = [*parameter_names(rules)]
    group, _, last = name.rpartition(".")
    near = [one for one in known if one.rpartition(".")[0] == group or one.rpartition(".")[2] == last]
    return near or known


def _of_phrase(named: Named, at: Location, known: set[str]) -> Iterator[Finding]:
    if named.name not in known:
        hint = did_you_mean(named.name, known) or "add it under phrases"
        yield finding("unknown-phrase", at, f"the page has no phrase `{named.name}`", hint)


def _of_condition(name: str, value: object, at: Location, rules: BaseModel) -> Iterator[Finding]:
    try:
        parameter_at(rules, name)
    except LookupError:
        yield _unknown_parameter(name, at, rules, at_key=True)
        return
    refused = _refused(rules, name, value)
    if refused is not None:
        yield finding("impossible-value", at, f"`{name}` never has this value", refused)


def _refused(rules: BaseModel, name: str, value: object) -> str | None:
    """Return a hint for a value that a parameter cannot have, None for one that it can have."""
    group, steps = _group_of(rules, name)
    there = written(parameter_at(rules, name))
    wanted = [value, *there[1:]] if isinstance(there, list) and not isinstance(value, list) else value
    try:
        type(group).model_validate(_changed(group.model_dump(mode="json"), steps, wanted))
    except ValidationError as error:
        for one in error.errors(include_url=False):
            if tuple(map(str, one["loc"]))[: len(steps)] == steps:
                known = QUOTED.findall(str(one.get("ctx", {}).get("expected", "")))
                return did_you_mean(str(value), known) if known else one["msg"]
    return None


def _group_of(rules: BaseModel, name: str) -> tuple[BaseModel, tuple[str, ...]]:
    """Return the group that a parameter stands in, and the rest of its name."""
    group, steps = rules, tuple(name.split("."))
    while steps[1:] and isinstance(below := getattr(group, steps[0]), BaseModel):
        group, steps = below, steps[1:]
    return group, steps


def _changed(data: Any, steps: tuple[str, ...], value: object) -> Any:
    """Return data with another value at the end of some steps."""
    if not steps:
        return value
    if isinstance(data, list):
        at = int(steps[0]) - 1
        return [*data[:at], _changed(data[at], steps[1:], value), *data[at + 1 :]]
    return {**data, steps[0]: _changed(data[steps[0]], steps[1:], value)}


def _of_parts(page: QuickReference, pack: Pack, parts: ReferenceParts) -> Iterator[Finding]:
    """Yield icons, tables and sections that there are not."""
    for name, section in page.sections.items():
        if section.icon is not None and section.icon not in parts.icons:
            hint = did_you_mean(section.icon, parts.icons)
            yield finding("unknown-icon", ("sections", name, "icon"), f"there is no icon `{section.icon}`", hint)
        for at, part in enumerate(section.parts):
            if part.made is not None and part.made not in parts.tables:
                place, hint = ("sections", name, "parts", at, "made"), did_you_mean(part.made, parts.tables)
                yield finding("unknown-table", place, f"no rows are called `{part.made}`", hint)
    below = getattr(page_below(pack, page.id), "sections", {})
    for number, name in enumerate(page.left_out):
        if name not in below:
            message = f"the page of the extended pack has no section `{name}`"
            yield finding("unknown-section", ("left_out", number), message, did_you_mean(name, below))


def _circles(page: QuickReference, phrases: Phrases) -> Iterator[Finding]:
    """Yield the phrases of a page that lead back to themselves."""
    for name in page.phrases:
        reached, waiting = {""}, [name]
        while waiting:
            within = {named.name for way in phrases.get(waiting.pop(), ()) for named in names_in(way.text)} - reached
            reached |= within
            waiting += within
        if name in reached:
            message = f"the phrase `{name}` is said within itself"
            yield finding("phrase-circle", ("phrases", name), message, "say one of them without the other", at_key=True)
