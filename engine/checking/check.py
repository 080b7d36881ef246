"""What one check is: a mistake with a code, the rule behind it, and the function that finds it.

    @check("short-beyond-long", "RULE.3")
    def short_beyond_long(weapon: Weapon) -> Iterator[Finding]:
        '''Short range is longer than long range.

        `short_dots` is at most `long_dots`.
        '''
        if weapon.short_dots > weapon.long_dots:
            yield mistake(("short_dots",), "...", "...")

Code, rule and gravity stand in the decorator; title and explanation, which `musterpress explain` shows, in the
docstring. A function asks for what it needs by the types of its parameters: the document first, the rules, the pack.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from inspect import get_annotations, getdoc
from types import ModuleType
from typing import Any, Final, Generic, NamedTuple, ParamSpec, get_args

from schemas.base import Document
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.packs.packs import Loaded, Pack

P = ParamSpec("P")
Ask = Callable[[Loaded, Pack], Any]
"""Returns what a function asks for, of a loaded document and its pack."""
Made = Callable[[Any, Pack], Any]
"""Returns what is made for a function, of a document and its pack."""


class Check(NamedTuple, Generic[P]):
    """What is looked for in the documents of one kind, and what is said about it; called, it is its function.

    Its findings carry its `code`, and its `rule` unless one stat or rating has a rule of its own. They are as grave as
    the check says, whatever they say themselves. Only where it `varies`, because the rules of the pack have a say in
    it, each finding says how grave it is, and the check what is usual.
    """

    code: str
    kind: str
    rule: str
    title: str
    explanation: str
    find: Callable[P, Iterable[Finding]]
    severity: Severity = Severity.ERROR
    varies: bool = False
    asks: tuple[Ask, ...] = ()

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Iterator[Finding]:
        """Yield what is wrong with what the function asks for; findings under another code are another check's."""
        for found in self.find(*args, **kwargs):
            if found.code in {"", self.code}:
                severity = found.severity if self.varies else self.severity
                yield replace(found, code=self.code, rule=found.rule or self.rule, severity=severity)

    def run(self, loaded: Loaded, pack: Pack) -> Iterator[Finding]:
        """Yield what is wrong with a document; nothing of a pack whose rules are those of another system."""
        given = [ask(loaded, pack) for ask in self.asks]
        called: Callable[..., Iterator[Finding]] = self.__call__
        return iter(()) if any(each is None for each in given) else called(*given)


def check(
    code: str,
    rule: str = "",
    *,
    kind: str = "",
    severity: Severity = Severity.ERROR,
    varies: bool = False,
    **asks: Made,
) -> Callable[[Callable[P, Iterable[Finding]]], Check[P]]:
    """Return what makes a check of a function, whose docstring is its title, a blank line, and its explanation.

    Args:
        code: Names the mistake, in kebab-case, over all systems.
        rule: The id of the rule that is broken.
        kind: The kind of document, where the function asks for no document of one kind.
        severity: How grave it is.
        varies: Whether the rules of the pack have a say in that.
        asks: What is made of the document and its pack for parameters that are something else, by their names.
    """

    def made(function: Callable[P, Iterable[Finding]]) -> Check[P]:
        title, explanation = _words(function)
        wanted = {name: type_ for name, type_ in get_annotations(function).items() if name != "return"}
        models = [type_ for type_ in wanted.values() if isinstance(type_, type) and issubclass(type_, Document)]
        of_kind = kind or get_args(models[0].model_fields["kind"].annotation)[0]
        document = None if kind else models[0]
        found = tuple(_ask(type_, document, asks.get(name)) for name, type_ in wanted.items())
        return Check(code, of_kind, rule, title, explanation, function, severity, varies, found)

    return made


def checks_in(*modules: ModuleType) -> tuple[Check[...], ...]:
    """Return the checks that modules define, in the order of the modules, and of the lines of each."""
    found = (each for module in modules for each in vars(module).values() if isinstance(each, Check))
    return tuple(dict.fromkeys(found))


def _words(function: Callable[..., Any]) -> tuple[str, str]:
    """Return the title and the explanation of a docstring; the rules that it ends with are for those who read code."""
    title, _, rest = (getdoc(function) or function.__name__).partition("\n\n")
    return " ".join(title.split()).removesuffix("."), " ".join(re.split(r"\nRules?: ", rest)[0].split())


def _ask(wanted: Any, document: type[Document] | None, made: Made | None) -> Ask:
    """Return what gives a function a parameter by its type; nothing where a document, or the rules, are of another."""
    if made is not None:
        return lambda loaded, pack: made(loaded.model, pack) if isinstance(loaded.model, document or Document) else None
    if wanted is Loaded:
        return lambda loaded, _: loaded
    if wanted is Pack:
        return lambda _, pack: pack
    if document is not None and wanted is document:
        return lambda loaded, _: loaded.model if isinstance(loaded.model, document) else None
    return lambda _, pack: pack.rules if isinstance(pack.rules, wanted) else None


mistake: Final = partial(Finding, "")
"""Makes a finding of a check, which adds its code, and its rule where the finding has none of its own."""
