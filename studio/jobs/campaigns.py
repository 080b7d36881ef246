"""Campaigns of the pack in memory: battles one after another, fought by a worker, told as `musterpress campaign` does.

A campaign is chapters: an opening, a battle each, and the end. What is stopped by hand ends after the battle that was
being fought, and has no end.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from threading import Event
from typing import Any

from engine.battles.orders import OrderError
from engine.campaigns import CampaignOrder, Campaigns, Chapter, campaigns_of, logs_of, run_campaign, told
from schemas.packs.packs import Pack
from studio.jobs.jobs import Report


@dataclass(frozen=True)
class Waged:
    """What came of a campaign: a sentence and a row a chapter, and the logs of its battles by the names of files."""

    sentences: tuple[str, ...] = ()
    rows: tuple[dict[str, Any], ...] = ()
    logs: Mapping[str, bytes] | None = None
    stopped: bool = False

    def text(self) -> str:
        """Return the chapters as `musterpress campaign --format json` writes them."""
        return json.dumps([*self.rows], indent=2)


def linked(pack: Pack) -> Campaigns | None:
    """Return how battles of a pack are linked; None where they are not, or cannot be fought."""
    try:
        return campaigns_of(pack.manifest.system)
    except OrderError:
        return None


def wage(pack: Pack, order: CampaignOrder, report: Report, stop: Event) -> Waged:
    """Fight a campaign, reporting the sentences so far as a tuple; a task for a worker.

    Raises:
        OrderError: the pack has not what is ordered, or a battle cannot be fought.
    """
    chapters: list[Chapter] = []
    sentences: list[str] = []
    for chapter in run_campaign(pack, order):
        chapters.append(chapter)
        sentences.append(told(pack, chapter))
        report(tuple(sentences))
        if stop.is_set():
            break
    rows = tuple(chapter.row for chapter in chapters)
    return Waged(tuple(sentences), rows, logs_of(chapters), stop.is_set())
