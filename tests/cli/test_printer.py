"""`musterpress printer`: what is saved is found again, and moves the backs."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
from typer.testing import Result

from exporters.imposition.sheet_drawings import drawings
from exporters.imposition.sheets import PAPERS, Duplex, Setup
from exporters.imposition.sides import turned_over
from exporters.kit.calibration import calibration, shift_at
from exporters.pdf.writer import to_pdf
from tests.exporters.vectors import lines_and_clips

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for settings that is nobody's."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    return tmp_path / "settings" / "musterpress"


def test_a_printer_is_saved_and_listed(run: Run, settings: Path) -> None:
    """What is not given stays as it was; names are sorted."""
    assert "No printer is saved" in run("printer").output
    assert run("printer", "office", "--dx", "0.5", "--dy", "-1").exit_code == 0
    run("printer", "attic", "--dy", "2")
    run("printer", "office", "--dx", "1.5")

    assert run("printer").output.splitlines() == [
        "attic: backs 0 mm right, 2 mm down",
        "office: backs 1.5 mm right, 1 mm up",
    ]
    assert run("printer", "office").output.splitlines() == ["office: backs 1.5 mm right, 1 mm up"]
    assert [path.name for path in settings.iterdir()] == ["printers.json"]


def test_a_saved_printer_moves_the_backs_and_nothing_else(run: Run, tmp_path: Path) -> None:
    """The clips of the backs lie 1.5 mm further right and 1 mm higher; fronts are where they were."""
    run("printer", "office", "--dx", "1.5", "--dy", "-1")
    for folder, options in (("plain", ()), ("moved", ("--printer", "office"))):
        assert run("export", "seven_seconds", "--to", tmp_path / folder, "--only", "drones", *options).exit_code == 0
    plain, moved = ((tmp_path / folder / "drones.pdf").read_bytes() for folder in ("plain", "moved"))

    assert lines_and_clips(moved, 0) == lines_and_clips(plain, 0)
    for was, now in zip(lines_and_clips(plain, 1)[1], lines_and_clips(moved, 1)[1], strict=True):
        assert (now.x - was.x, now.y - was.y) == pytest.approx((1.5, -1.0), abs=0.01)


def test_damaged_settings_are_status_2(run: Run, settings: Path) -> None:
    """The file is named."""
    settings.mkdir(parents=True)
    (settings / "printers.json").write_text("[1]", encoding="utf-8")

    result = run("printer")

    assert result.exit_code == 2
    assert "printers.json" in result.output.replace("\n", "")


@pytest.mark.parametrize("name", ["", "a\tb", "x" * 61])
def test_a_name_that_cannot_be_shown_is_status_2(name: str, run: Run, settings: Path) -> None:
    """Nothing is saved."""
    assert run("printer", name, "--dx", "1").exit_code == 2
    assert not settings.exists()


def test_a_calibration_sheet_is_made(run: Run, tmp_path: Path) -> None:
    """Two sides that ask for the turn they are made for."""
    assert run("printer", "--sheet", tmp_path, "--paper", "letter", "--duplex", "short").exit_code == 0

    with pikepdf.open(BytesIO((tmp_path / "calibration.pdf").read_bytes())) as pdf:
        assert len(pdf.pages) == 2
        assert pdf.Root.ViewerPreferences.Duplex == "/DuplexFlipShortEdge"


@pytest.mark.parametrize("duplex", ["long", "short"])
@pytest.mark.parametrize("off", [(1.5, 0.0), (0.0, -2.0), (-0.5, 4.5), (-4.5, 0.5)])
def test_the_sheet_tells_what_fixes_a_printer(duplex: Duplex, off: tuple[float, float]) -> None:
    """A printer moves backs by some millimetres: where lines meet against the light, the number undoes it."""
    setup = Setup(PAPERS["a4"], duplex=duplex)
    data = to_pdf(drawings(calibration(setup), "Calibration"))
    fronts, backs = lines_and_clips(data, 0)[0], lines_and_clips(data, 1)[0]
    mirror = turned_over(PAPERS["a4"], duplex)
    turned = duplex == "short"  # of an upright sheet the short edge is the upper one

    def seen(x: float, y: float) -> tuple[float, float]:
        """Where a point of the back is seen from the front, against the light."""
        x, y = x + off[0], y + off[1]
        return (x, 297 - y) if turned else (210 - x, y)

    level = [line.x1 for line in fronts if is_tick(line.y1 - line.y2)]
    upright = [line.y1 for line in fronts if is_tick(line.x1 - line.x2)]
    level_behind = [seen(line.x1, line.y1)[0] for line in backs if is_tick(line.y1 - line.y2)]
    upright_behind = [seen(line.x1, line.y1)[1] for line in backs if is_tick(line.x1 - line.x2)]
    assert len(level) == len(upright) == len(level_behind) == len(upright_behind) == 19

    for axis, front, behind in ((0, level, level_behind), (1, upright, upright_behind)):
        [met] = [place for place in front if any(abs(place - other) < 0.02 for other in behind)]
        step = round((met - sorted(front)[9]) / 10)
        assert shift_at(step, mirror, level=axis == 0) == pytest.approx(-off[axis])


def is_tick(length: float) -> bool:
    """Whether a line is as long as those of the scales: 9 mm, the middle ones more."""
    return abs(length) > 8.9
