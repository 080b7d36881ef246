"""A campaign: battles one after another, a pure function of pack, order and seed."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from engine.battles.battle import fight
from engine.battles.orders import OrderError
from engine.battles.played import battles_of
from engine.campaigns.chapters import CampaignOrder, Campaigns, Chapter
from engine.systems import SYSTEMS
from schemas.packs.packs import Pack
from schemas.systems import SystemName

SEEDS = 2**62


def campaigns_of(system: SystemName) -> Campaigns:
    """Return how battles of a system are linked.

    Raises:
        OrderError: its battles cannot be fought yet, or are never linked.
    """
    battles_of(system)
    campaigns = SYSTEMS[system].campaigns
    if campaigns is None:
        raise OrderError(f"{SYSTEMS[system].title} has no campaigns")
    return campaigns()


def run_campaign(pack: Pack, order: CampaignOrder) -> Iterator[Chapter]:
    """Yield an opening, a chapter for each battle, and the end; battles are fought as they are asked for.

    Raises:
        OrderError: the order names what is not there, or a battle cannot be fought.
    """
    campaigns = campaigns_of(pack.manifest.system)
    order = replace(order, length=order.length or campaigns.usual)
    if order.length and order.length not in campaigns.lengths:
        known = f"there are: {', '.join(campaigns.lengths)}" if campaigns.lengths else "the rules name no end of one"
        raise OrderError(f"a campaign has no length {order.length!r}; {known}")
    seats = battles_of(pack.manifest.system).form.seats
    if unknown := [each.seat for each in order.participants if each.seat not in seats]:
        raise OrderError(f"no seat {unknown[0]!r}; there are: {', '.join(seats)}")
    if not 0 <= order.seed < SEEDS:
        raise OrderError(f"a seed is a whole number from 0 to {SEEDS - 1}, got {order.seed}")
    if order.battles_max < 1:
        raise OrderError(f"a campaign has at least one battle, got {order.battles_max}")
    return campaigns.run(pack, order, partial(fight, pack))


def told(pack: Pack, chapter: Chapter, language: str = "") -> str:
    """Return a chapter as one sentence or line in a language."""
    return campaigns_of(pack.manifest.system).sentence(chapter.row, language)
