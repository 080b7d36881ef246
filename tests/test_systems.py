"""Every system that has begun is complete: the tables of all layers are walked, and gaps are listed.

A row may say that battles or paper of a system are not yet there; then nothing of them is, and the list says so.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.battles.telling import WORDS
from engine.checking.checks import CHECKS
from engine.experiments.tuning.systems import TUNINGS
from engine.kernel.kernels import KERNELS
from engine.odds.systems import ODDS
from engine.systems import SYSTEMS
from exporters.components import COMPONENTS, PRODUCTS
from exporters.kit.frames import REPLAYS
from musterpress.reports.legality_tables import LEGALITY_TABLES
from schemas.kinds import KINDS, supported_systems
from schemas.starters import STARTER_PACKS, TEMPLATES
from schemas.systems import System


def is_fought(system: System) -> bool:
    """Whether the row of a system has battles."""
    return system in SYSTEMS and SYSTEMS[system].battles is not None


def is_printed(system: System) -> bool:
    """Whether the row of a system has something to print."""
    return bool(PRODUCTS.get(system))


def of_battles(system: System) -> Iterator[tuple[str, bool]]:
    """Yield what a system with battles has, and whether it is there."""
    yield "engine: no kernel in KERNELS", system.value in KERNELS
    yield "engine: no tables of odds in ODDS", system in ODDS
    yield "engine: nothing to tune in TUNINGS", system in TUNINGS
    yield "engine: no words in WORDS", system in WORDS
    yield "exporters: no frames in REPLAYS", system in REPLAYS


def of_paper(system: System) -> Iterator[tuple[str, bool]]:
    """Yield what a printed system has, and whether it is there."""
    yield "exporters: no components in COMPONENTS", bool(COMPONENTS.get(system))
    yield from folders(f"exporters/components/{system.value}")


def folders(*names: str) -> Iterator[tuple[str, bool]]:
    """Yield folders, and whether they are there."""
    yield from ((f"no folder {name}", Path(name).is_dir()) for name in names)


def of_all(system: System) -> Iterator[tuple[str, bool]]:
    """Yield what every system has, and whether it is there."""
    yield "schemas: no kinds in KINDS", system in supported_systems()
    yield "engine: no checks in CHECKS", bool(CHECKS.get(system))
    yield "engine: no row in SYSTEMS", system in SYSTEMS
    yield "exporters: no row in PRODUCTS", system in PRODUCTS
    yield "musterpress: nothing to begin a pack with in STARTER_PACKS", system in STARTER_PACKS
    yield "musterpress: nothing to show in LEGALITY_TABLES", system in LEGALITY_TABLES
    for kind in KINDS:
        if kind.system is system:
            template = Path("schemas/templates", TEMPLATES[kind])
            yield f"musterpress: no template of {kind.name}", template.is_file()
    name = system.value
    yield from folders(f"schemas/models/{name}", f"schemas/json/{name}", f"engine/{name}", f"content/{name}")


def gaps(system: System) -> list[str]:
    """Return what `system` lacks of what its rows promise, layer by layer."""
    asked = [*of_all(system)]
    asked += of_battles(system) if is_fought(system) else ()
    asked += of_paper(system) if is_printed(system) else ()
    return [what for what, there in asked if not there]


def not_yet(system: System) -> list[str]:
    """Return what the rows of a system say is still to come."""
    return [
        f"{what}: not yet"
        for what, there in (("battles", is_fought(system)), ("paper", is_printed(system)))
        if not there
    ]


@pytest.mark.parametrize("system", supported_systems())
def test_a_system_is_complete_in_every_layer(system: System) -> None:
    """A system with kinds of its own can be checked and started from a template, fought and printed as its rows say."""
    assert gaps(system) == []


@pytest.mark.parametrize("system", supported_systems())
def test_what_is_not_yet_there_has_not_begun(system: System) -> None:
    """A row that says "not yet" is honest: no table of battles, or of paper, knows the system."""
    begun = [] if is_fought(system) else [what for what, there in of_battles(system) if there]
    begun += [] if is_printed(system) else [what for what, there in [*of_paper(system)][:1] if there]

    assert begun == []


def test_what_is_still_missing_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """`pytest tests/test_systems.py` prints what each system lacks; at least one is complete, battles and paper too."""
    with capsys.disabled():
        for system in System:
            missing = [*gaps(system), *(not_yet(system) if system in supported_systems() else ())]
            print(f"\n{system.value}: {'; '.join(missing) or 'complete'}", end="")  # noqa: T201 - the list is the point

    assert any(not gaps(system) and not not_yet(system) for system in supported_systems())
