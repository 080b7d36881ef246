"""Every code has a sample: a small pack that makes the fault, and the text an author reads about it."""

from pathlib import Path

import pytest

from schemas.diagnostics.codes import CODES
from schemas.diagnostics.diagnostics import Diagnostic
from schemas.packs.files import Overlay
from schemas.packs.gather import Gatherer
from schemas.packs.packs import read_packs
from schemas.packs.report import report
from schemas.reading.compose import MOST_BYTES

SAMPLES = Path("tests/schemas/samples")
INSIDE = {"no-such-path": "absent.yaml", "not-a-yaml-file": "notes.txt", "pack-hides-another": "mine"}
"""Samples of which not the folder is read but a path inside."""

MADE = {
    "file-too-large": {"huge.yaml": b"#" * (MOST_BYTES + 1)},
    "more-mistakes": {"card.yaml": b"kind: faction\nid: a\nname: [" + b"*x, " * 203 + b"]\n"},
}
"""Files of samples that are too large to keep."""


def diagnostics_of(code: str, gatherer: Gatherer) -> tuple[Diagnostic, ...]:
    """Return what is reported about the sample of `code`."""
    folder = SAMPLES / code
    files = Overlay({folder / name: data for name, data in MADE.get(code, {}).items()})
    return read_packs(
        [folder / INSIDE.get(code, "")], gatherer=Gatherer(files, gatherer.memory, gatherer.kinds)
    ).diagnostics


@pytest.mark.parametrize("code", CODES)
def test_the_sample_of_a_code_is_reported_as_its_golden_text_says(
    code: str, gatherer: Gatherer, request: pytest.FixtureRequest
) -> None:
    """The author reads the place, the line, a caret under the fault, and how to fix it."""
    diagnostics = diagnostics_of(code, gatherer)
    kept = SAMPLES / code / "expected.txt"
    if request.config.getoption("--update-golden", default=False):
        kept.write_text(report(diagnostics), encoding="utf-8")

    assert code in {diagnostic.code for diagnostic in diagnostics}
    assert report(diagnostics) == kept.read_text(encoding="utf-8")


def test_samples_and_codes_are_the_same_names() -> None:
    """No sample is left over when a code goes."""
    assert sorted(folder.name for folder in SAMPLES.iterdir()) == sorted(CODES)


@pytest.mark.parametrize("code", CODES)
def test_nothing_is_reported_that_cannot_be_explained(code: str, gatherer: Gatherer) -> None:
    """Each code of each diagnostic is a row of `CODES`, with the severity that stands there."""
    for diagnostic in diagnostics_of(code, gatherer):
        assert diagnostic.severity is CODES[diagnostic.code].severity


def test_each_code_has_a_title_and_an_explanation() -> None:
    """`musterpress explain CODE` says more than the message."""
    for name, code in CODES.items():
        assert code.code == name
        assert len(code.title) > 8
        assert len(code.explanation) > 60
