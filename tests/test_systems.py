"""Every system that has begun is complete: the tables of all layers are walked, and gaps are listed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.checks import CHECKS
from engine.odds.systems import ODDS
from engine.systems import SYSTEMS
from engine.tuning.systems import TUNINGS
from musterpress.starters import TEMPLATES
from schemas.kinds import KINDS, supported_systems
from schemas.systems import System


def gaps(system: System) -> Iterator[str]:
    """Yield what `system` lacks, layer by layer."""
    name = system.value
    if system not in supported_systems():
        yield "schemas: no kinds in KINDS"
    if not CHECKS.get(system):
        yield "engine: no checks in CHECKS"
    if system not in SYSTEMS:
        yield "engine: no battles in SYSTEMS"
    if system not in ODDS:
        yield "engine: no tables of odds in ODDS"
    if system not in TUNINGS:
        yield "engine: nothing to tune in TUNINGS"
    for kind in KINDS:
        if kind.system is system and not Path("musterpress/templates", TEMPLATES[kind]).is_file():
            yield f"musterpress: no template of {kind.name}"
    for folder in (
        f"schemas/models/{name}",
        f"schemas/json/{name}",
        f"engine/{name}",
        f"exporters/components/{name}",
        f"content/{name}",
    ):
        if not Path(folder).is_dir():
            yield f"no folder {folder}"


@pytest.mark.parametrize("system", supported_systems())
def test_a_system_is_complete_in_every_layer(system: System) -> None:
    """A system with kinds of its own can be checked, played, printed and started from a template."""
    assert list(gaps(system)) == []


def test_what_is_still_missing_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """`pytest tests/test_systems.py` prints what each system lacks; at least one is complete."""
    with capsys.disabled():
        for system in System:
            missing = list(gaps(system))
            print(f"\n{system.value}: {'; '.join(missing) or 'complete'}", end="")  # noqa: T201 - the list is the point

    assert any(not list(gaps(system)) for system in System)
