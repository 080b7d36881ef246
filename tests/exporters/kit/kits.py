"""The kit that the tests of the pieces look at: the shipped pack, or it under rules of an author's own."""

from dataclasses import replace
from typing import Any

from exporters.components.base import PrintJob
from exporters.layout.settings import Setting
from exporters.systems import paper_of
from schemas.models.seven_seconds.rules import Rules
from schemas.packs.packs import Pack


def rules(**groups: Any) -> Rules:
    """Rules as ruled, but for some groups."""
    return Rules.model_validate({"kind": "rules", "id": "rules", "title": "House rules", **groups})


def job_of(pack: Pack, under: Rules | None = None) -> PrintJob:
    """The job of printing a pack, under other rules if they are given."""
    pack = replace(pack, rules=under) if under else pack
    return PrintJob(pack, Setting(pack.rules, pack=pack, reference=paper_of("seven_seconds").reference))
