"""The rulebook of a pack that builds on 7 Seconds and changes its rules."""

from pathlib import Path

from exporters.book.chapters import chapters_of, drawn, of_other_rules, pack_of
from exporters.components.base import PrintJob
from schemas.markup import Aside, Paragraph, spans_of
from schemas.packs.packs import read_packs


def test_an_inherited_battle_is_fought_by_the_rules_that_it_was_written_by() -> None:
    """Under a house rule dice would fall otherwise than the remarks say; the book says whose rules these are."""
    [pack] = read_packs([Path("content/homebrew_example")]).packs
    job = PrintJob.of(pack)
    [chapter] = [each for each in chapters_of(job) if each.id == "a_first_battle"]
    assert pack_of(chapter, job).manifest.id == "seven_seconds"
    assert {*drawn(chapter, job)} == {"setup", "opening", "missiles", "hit", "command", "rifle", "ending"}
    assert not job.diagnostics
    [note] = of_other_rules(chapter, job, "")
    assert note == Aside(
        (Paragraph(spans_of("This battle is fought by the rules of 7 Seconds, without what this pack changes.")),)
    )


def test_a_pack_tells_its_own_battles_without_a_note() -> None:
    """They are fought by the rules that the whole book has."""
    [pack] = read_packs([Path("content/seven_seconds")]).packs
    job = PrintJob.of(pack)
    assert [slug for chapter in chapters_of(job) for slug in of_other_rules(chapter, job, "")] == []
