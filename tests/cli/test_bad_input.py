"""What an author may get wrong: each command says what it is, or fights to the end; none hangs or falls over."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]
PAIRING = ("--red", "puc", "--blue", "zane")
FIGHTS = {
    "battle": (*PAIRING, "--seed", "3"),
    "balance": (*PAIRING, "--battles", "2"),
    "campaign": (*PAIRING, "--battles-max", "1"),
}
SHIPPED = Path("content/seven_seconds")
SHORE = "kind: terrain_map\nid: shore\ntitle: Shore\nfeatures:\n  - {id: all, type: TYPE, outline_in: OUTLINE}\n"


@pytest.mark.parametrize("command", FIGHTS)
@pytest.mark.parametrize("seed", ["-1", str(2**62), "seven"])
def test_a_seed_out_of_range_is_status_2(command: str, seed: str, run: Run) -> None:
    """The range is said, or that it is no whole number."""
    result = run(command, "seven_seconds", *FIGHTS[command], "--seed", seed)

    assert result.exit_code == 2
    assert re.search("seed", result.output)


@pytest.mark.parametrize("command", FIGHTS)
def test_a_force_too_large_for_the_holding_area_is_status_1(command: str, pack: Path, run: Run) -> None:
    """Sixteen squares for two each hold no 36 units; the check names the line."""
    team = (SHIPPED / "troops" / "breakthrough_team.yaml").read_text(encoding="utf-8")
    (pack / "troops").mkdir()
    (pack / "troops" / "crowd.yaml").write_text(
        re.sub("id: .*", "id: crowd", team, count=1).replace(
            "{type: assault,   rating: veteran,  count: 1}",
            ", ".join(["{type: assault, rating: veteran, count: 8}"] * 4).replace("}, {", "}\n      - {"),
        ),
        encoding="utf-8",
    )

    result = run(command, pack, *FIGHTS[command])

    assert result.exit_code == 1
    assert "holding-area-full" in result.output


@pytest.mark.parametrize("command", FIGHTS)
@pytest.mark.parametrize("terrain", ["lake", "large_building"])
def test_a_table_without_room_is_fought_over_all_the_same(command: str, terrain: str, pack: Path, run: Run) -> None:
    """The check warns of it, and who finds no place stays out."""
    (pack / "maps").mkdir()
    for name in ("ashford_hills", "cinder_flats", "meridian_square"):
        text = SHORE.replace("TYPE", terrain).replace("OUTLINE", "[[0, 0], [36, 0], [36, 36], [0, 36]]")
        (pack / "maps" / f"{name}.yaml").write_text(text.replace("shore", name), encoding="utf-8")

    assert "table-covered" in run("check", pack).output
    assert run(command, pack, *FIGHTS[command]).exit_code == 0


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("dice: {sides: 0}", "at least 2"),
        ("dice: {sides: 2}", "face-off-the-die"),
        ("range: {band_in: 0}", "more than 0"),
        ("range: {band_in: .nan}", "error"),
        ("end: {max_rounds: 0}", "at least 1"),
    ],
)
def test_rules_out_of_range_are_status_1(rules: str, said: str, pack: Path, run: Run) -> None:
    """For whoever fights by them, and whoever asks for odds."""
    write_rules(pack, rules)

    for order in (*((command, pack, *options) for command, options in FIGHTS.items()), odds(pack)):
        result = run(*order)
        assert result.exit_code == 1, order
        assert said in result.output


@pytest.mark.parametrize(
    "rules",
    [
        "range: {band_in: 0.001, double_band_in: 0.001, plasma_band_in: 0.001, machine_gun_band_in: 0.001}",
        "range: {band_in: 120, double_band_in: 120}",
        "end: {max_rounds: 1}\nrifle: {gauss_kill: [], gauss_graze: [], plasma_kill: [], plasma_graze: []}",
        "holding: {squares: 1, units_per_square: 1}",
    ],
)
def test_absurd_rules_within_range_are_played_to_the_end(rules: str, pack: Path, run: Run) -> None:
    """Nobody can hit, or nobody is out of reach: the battles end, and the odds are those."""
    write_rules(pack, rules)

    for command, options in FIGHTS.items():
        assert run(command, pack, *options).exit_code == 0, command
    assert run(*odds(pack)).exit_code == 0


def write_rules(pack: Path, rules: str) -> None:
    (pack / "rules.yaml").write_text(f"kind: rules\nid: rules\ntitle: Absurd\n{rules}\n", encoding="utf-8")


def odds(pack: Path) -> tuple[str | Path, ...]:
    return ("odds", "seven_seconds", "rifle", "--rules", pack)
