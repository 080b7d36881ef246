"""What a fight begins with: locations by name, totals, Edge. Rules: MN.SQD.1, MN.SQD.3, MN.GAP.2, MN.GAP.22."""

from collections.abc import Iterator, Mapping

from engine.games.maneuvers.checks.fights import SIDES, start_of
from schemas.diagnostics.wording import counted
from schemas.models.maneuvers.fight import Fight
from schemas.models.maneuvers.words import Preparation
from schemas.packs.packs import Pack
from studio.core.entries import Entry
from studio.games.maneuvers.editors.squad_sums import rules_of

DOT = " \N{MIDDLE DOT} "


def place_names(entry: Entry) -> dict[int, str]:
    """Return the locations of a fight by number, each with its number before its name."""
    found = entry.value(("locations",))
    return {number: f"{number}{DOT}{name}" for number, name in enumerate(found if isinstance(found, list) else ())}


def preparations(pack: Pack | None) -> dict[str, str]:
    """Return the ways to come to a fight, each with the total that it begins with; none without rules."""
    start = rules_of(pack).total.start if pack is not None else {}
    ways = (one for one in Preparation if one in start)
    return {one.value: f"{one.value.replace('_', ' ').capitalize()}{DOT}{start[one]:+}" for one in ways}


def starting_totals(pack: Pack | None, entry: Entry) -> dict[str, int]:
    """Return what the total of each side begins with; nothing while the fight has mistakes."""
    fight = _fight_of(entry)
    if pack is None or fight is None:
        return {}
    return {side: start_of(getattr(fight, side), rules_of(pack)) for side in SIDES}


def fight_facts(pack: Pack | None, entry: Entry, squads: Mapping[str, str]) -> Iterator[str]:
    """Yield who begins with the Edge, when a squad concedes, when all ends and what wins; `squads` are names by id."""
    totals, fight = starting_totals(pack, entry), _fight_of(entry)
    if pack is None or fight is None:
        return
    end, edge = rules_of(pack).end, max(totals.values()) - min(totals.values())
    ahead = getattr(fight, max(totals, key=totals.__getitem__)).squad
    yield f"{squads.get(ahead, ahead)} begins with {edge} Edge" if edge else "Nobody begins with the Edge"
    if end.concede_edge is not None:
        yield f"From round {end.concede_from_round} on a squad concedes that is {end.concede_edge} behind"
    yield f"It ends after {counted(end.rounds, 'round')}"
    yield "Less harm wins, whoever leads" if end.victory_by == "harm" else "The Edge wins, whoever was hurt"


def _fight_of(entry: Entry) -> Fight | None:
    """Return the fight of a document; None while it has mistakes that keep it from being one."""
    model = entry.loaded.model if entry.loaded is not None else None
    return model if isinstance(model, Fight) else None
