"""What one evening of a game needs: a scenario, and of everything else what that uses."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from exporters.components.base import PrintJob
from exporters.systems import paper_of
from schemas.base import Document
from schemas.packs.packs import Loaded, Pack
from schemas.packs.references import namings

PLAYERS: Final = 2

Name = tuple[str, str]
"""A document by its kind and its id."""


def two_players(_: Any) -> int:
    """Return 2: the game is for two, whatever the scenario."""
    return PLAYERS


def nothing_besides(_pack: Pack, _scenario: Loaded) -> Iterable[Loaded]:
    """Return nothing: a scenario uses what it names."""
    return ()


def as_ever(_pack: Pack, _scenario: Loaded) -> Mapping[str, int]:
    """Return nothing: there are as many of each piece as in the whole kit."""
    return {}


def as_ruled(rules: Any, _players: int) -> Any:
    """Return the rules: they do not go by the number of players."""
    return rules


@dataclass(frozen=True)
class Evenings:
    """How the evenings of a game differ.

    `kind` is that of its scenarios, each an evening for so many `players`. Of the kinds in `chosen` only documents are
    printed that the scenario uses: those it names, what it `uses` besides, and what all these name. Of what is
    `unused` (names of products) nothing is printed; what is `kept` is printed though it is spare. `copies` says how
    many it takes of a piece, by its key, where that is another number than in the whole kit. `ruled` lays a number of
    players over the rules that pieces are made from.
    """

    kind: str
    chosen: tuple[str, ...]
    unused: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    players: Callable[[Any], int] = two_players
    uses: Callable[[Pack, Loaded], Iterable[Loaded]] = nothing_besides
    copies: Callable[[Pack, Loaded], Mapping[str, int]] = as_ever
    ruled: Callable[[Any, int], Document] = as_ruled


@dataclass(frozen=True)
class Evening:
    """What an evening is for: its scenario ("" for any) and how many players, and what of a pack it needs.

    `dropped` are the documents that it does not use; `unused`, `kept` and `copies` are those of `Evenings`.
    """

    title: str
    players: int
    dropped: frozenset[Name]
    unused: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    copies: Mapping[str, int] = field(default_factory=dict)


def scenarios_in(pack: Pack) -> tuple[Loaded, ...]:
    """Return the scenarios of a pack by id, whatever its game calls them; none of a game without."""
    found = paper_of(pack.manifest.system).evenings
    return pack.of_kind(found().kind) if found is not None else ()


def evening_of(pack: Pack, scenario: str, players: int) -> Evening | None:
    """Return the evening for a scenario ("": any) and a number of players (0: as the scenario says); None for neither.

    Raises:
        ValueError: there is no such scenario, or none for so many players; it says so in a sentence.
    """
    if not scenario and not players:
        return None
    found = paper_of(pack.manifest.system).evenings
    known = scenarios_in(pack)
    if found is None or not known:
        raise ValueError("this pack has no scenarios")
    evenings = found()
    if not scenario:
        return _for_players(evenings, known, players)
    document = next((each for each in known if each.id == scenario), None)
    if document is None:
        raise ValueError(f"{scenario!r} is none of {', '.join(each.id for each in known)}")
    meant = evenings.players(document.model)
    if players not in {0, meant}:
        raise ValueError(f"{scenario} is for {meant} players, not {players}")
    return Evening(
        _title(document),
        meant,
        _dropped(evenings, pack, document),
        evenings.unused,
        evenings.kept,
        evenings.copies(pack, document),
    )


def _for_players(evenings: Evenings, known: tuple[Loaded, ...], players: int) -> Evening:
    """Return an evening of any scenario for a number of players."""
    others = frozenset((each.kind, each.id) for each in known if evenings.players(each.model) != players)
    if len(others) == len(known):
        meant = sorted({evenings.players(each.model) for each in known})
        raise ValueError(f"no scenario is for {players} players, but for {' or '.join(map(str, meant))}")
    return Evening("", players, others)


def _dropped(evenings: Evenings, pack: Pack, scenario: Loaded) -> frozenset[Name]:
    used = reached(pack, (scenario, *evenings.uses(pack, scenario)))
    return frozenset((kind, each.id) for kind in evenings.chosen for each in pack.of_kind(kind)) - used


def _title(document: Loaded) -> str:
    model: Any = document.model
    return str(model.title)


def for_evening(job: PrintJob, evening: Evening | None) -> PrintJob:
    """Return the job of printing what an evening needs; what tells sides apart is that of the whole pack."""
    if evening is None:
        return job
    found = paper_of(job.pack.manifest.system).evenings
    rules = found().ruled(job.setting.rules, evening.players) if found is not None else job.setting.rules
    setting = replace(job.setting, rules=rules)
    return replace(job, pack=without(job.pack, evening.dropped), setting=setting, copies=evening.copies)


def reached(pack: Pack, documents: Iterable[Loaded]) -> frozenset[Name]:
    """Return the names of documents, and of all that they lead to in a pack and in those that it builds on."""
    found: set[Name] = set()
    open_ends = [*documents]
    while open_ends:
        document = open_ends.pop()
        if (document.kind, document.id) not in found:
            found.add((document.kind, document.id))
            named = (pack.find(each.kind, each.name) for each in namings(type(document.model), document.data))
            open_ends += [each for each in named if each is not None]
    return frozenset(found)


def without(pack: Pack, names: frozenset[Name]) -> Pack:
    """Return a pack, and those it extends, without the documents of these names."""
    kept = tuple(each for each in pack.documents if (each.kind, each.id) not in names)
    return replace(pack, documents=kept, base=None if pack.base is None else without(pack.base, names))
