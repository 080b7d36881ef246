"""The language of a pack reaches every word that is set of it: a call that leaves it out would not hyphenate."""

import re
from dataclasses import replace

import pytest

from exporters.components.base import PrintJob
from exporters.faces.characters import Writing, writing_of
from exporters.kit.theming import pieces_of
from exporters.text import fitting
from schemas.packs.packs import Pack
from schemas.systems import SystemName
from tests.exporters.longer_words import forget
from tests.exporters.printed import EVERY_PRODUCT, product_of, shipped_pack

WORD = re.compile(r"[^\W\d_]{3}")
UNIT_OR_RULE = re.compile(r"[A-Z0-9]{2}\.[A-Z]+\.\d+.*")


def in_language(pack: Pack, language: str) -> Pack:
    """The pack as if its author had written down a language."""
    return replace(pack, manifest=pack.manifest.model_copy(update={"language": language}))


@pytest.mark.prove
@EVERY_PRODUCT
def test_every_word_is_set_in_the_language_of_its_pack(
    system: SystemName, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numbers, signs and ids of rules are of no language; all else is of the one that the manifest states."""
    strangers: set[str] = set()

    def watched(string: str, language: str = "") -> Writing | None:
        if language != "de" and WORD.search(string) and not UNIT_OR_RULE.fullmatch(string):
            strangers.add(string)
        return writing_of(string, language)

    monkeypatch.setattr(fitting, "writing_of", watched)
    forget()
    pack = in_language(shipped_pack(system), "de")
    pieces_of(product_of(pack, name), PrintJob.of(pack))
    forget()

    assert sorted(strangers) == []
