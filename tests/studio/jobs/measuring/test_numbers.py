"""What a number is worth, by workers: the figures of the engine, of the text in memory, and no file is touched."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from engine.battles.orders import OrderError
from engine.execution.simulation import Simulation
from engine.experiments.measures.orders import BalanceOrder
from engine.experiments.sweeps import Variant, sweep
from engine.experiments.trials import Progress, Trial
from musterpress import api
from schemas.packs.packs import read_packs
from studio.jobs.jobs import WorkerPool
from studio.jobs.measuring.measures import Asked
from studio.jobs.measuring.numbers import Aims, Draft, Wanted, find_numbers, find_worth
from tests.studio.pages.pages import shipped_pack

PATIENCE_S = 120
ROUNDS = "rules.end.rounds"
FIGHT = Asked(BalanceOrder((), "lights_out", battles=40, seed=4, threads=1))
STANDS = "  rounds: 8 "


def silent(_: object) -> None:
    pass


def draft_of(folder: Path, changed: Mapping[str, tuple[str, str]] | None = None) -> Draft:
    """A shipped pack, with other words in the text of some files as it stands in memory."""
    root = shipped_pack(folder, "maneuvers")
    files = {root / name: (root / name).read_text("utf-8").replace(*words) for name, words in (changed or {}).items()}
    return Draft(root, {path: text.encode() for path, text in files.items()})


def variant(folder: Path, rounds: int, each_round: str = "false") -> Variant:
    """The shipped pack with other rounds, written into its file, and another order."""
    root = shipped_pack(folder / str(rounds), "maneuvers")
    rules = root / "rules.yaml"
    text = rules.read_text("utf-8")
    assert text.count(STANDS) == 1
    text = text.replace(STANDS, f"  rounds: {rounds} ").replace("each_round: false", f"each_round: {each_round}")
    rules.write_text(text, encoding="utf-8")
    return Variant(str(rounds), Simulation(read_packs((root,)).packs[0]), float(rounds))


def test_a_worker_finds_the_figures_of_the_engine(tmp_path: Path) -> None:
    """For packs whose files say so, to the last digit, on the same seeds; the file stays as it was."""
    draft = draft_of(tmp_path)
    before = (draft.folder / "rules.yaml").read_bytes()
    variants = [variant(tmp_path, rounds) for rounds in (2, 5, 8)]
    form = variants[0].simulation.form_for("lights_out")
    trial = Trial(form, (("nightjar", "lantern"),), (), 40, 4, threads=1, scenario="lights_out")
    with WorkerPool(1) as pool:
        job = pool.start(find_worth, draft, Wanted(FIGHT, ROUNDS, (2, 5, 8)))
        assert job.ended.wait(PATIENCE_S)

    expected = sweep(variants, trial, base=2)
    assert job.failure == ""
    assert job.result.found.rows == expected.rows
    assert any(any(row.otherwise) for row in expected.rows)
    assert job.result.found.values == (("2", "5", "8"), (2.0, 5.0, 8.0), 2)
    assert job.told == Progress(40, 40)
    assert "does so from 8." in " ".join(job.result.notes)
    assert (draft.folder / "rules.yaml").read_bytes() == before


def test_the_text_in_memory_is_what_is_swept(tmp_path: Path) -> None:
    """What stands there, and what is compared with, is what the author has typed."""
    draft = draft_of(tmp_path, {"rules.yaml": (STANDS, "  rounds: 5 ")})
    found = find_worth(draft, Wanted(FIGHT, ROUNDS, (2, 5)), silent, Event()).found

    assert (found.swept.stands, found.values.base) == (5, 1)


def test_what_else_was_typed_stands_at_every_value(tmp_path: Path) -> None:
    """Also in the file in which the values are put."""
    draft = draft_of(tmp_path, {"rules.yaml": ("each_round: false", "each_round: true")})
    found = find_worth(draft, Wanted(FIGHT, ROUNDS, (2, 8)), silent, Event()).found

    typed = sweep([variant(tmp_path, rounds, "true") for rounds in (2, 8)], found.trial, base=1)
    on_disk = sweep([variant(tmp_path / "disk", rounds) for rounds in (2, 8)], found.trial, base=1)
    assert found.rows == typed.rows != on_disk.rows


def test_a_map_that_was_chosen_is_the_only_one(tmp_path: Path) -> None:
    """Where battles have one."""
    root = shipped_pack(tmp_path)
    wanted = Wanted(Asked(BalanceOrder((), battles=2, map="cinder_flats")), "rules.rifle.gauss_kill", (1,))

    assert find_worth(Draft(root, {}), wanted, silent, Event()).found.trial.maps == ("cinder_flats",)


def test_a_value_that_the_pack_cannot_have_is_told(tmp_path: Path) -> None:
    """With its reason; the others are fought. Where none is left, or there is no such place, nothing is."""
    draft = draft_of(tmp_path)
    found = find_worth(draft, Wanted(FIGHT, ROUNDS, (-1, 3)), silent, Event()).found
    assert [*found.swept.refused] == [0]
    assert found.values.labels == ("3",)

    with pytest.raises(OrderError, match="can have none of these values"):
        find_worth(draft, Wanted(FIGHT, ROUNDS, (-1,)), silent, Event())
    with pytest.raises(OrderError, match="no 'round' in rules"):
        find_worth(draft, Wanted(FIGHT, "rules.round", (1,)), silent, Event())


def test_yes_and_no_are_values_without_numbers(tmp_path: Path) -> None:
    """Nothing rises or falls with them."""
    found = find_worth(
        draft_of(tmp_path), Wanted(FIGHT, "rules.order.each_round", (False, True)), silent, Event()
    ).found

    assert found.values == (("false", "true"), (), 0)
    assert found.rows[0].slope is None


def test_a_pack_with_errors_is_not_swept(tmp_path: Path) -> None:
    """The first one is named."""
    draft = draft_of(tmp_path, {"rules.yaml": (STANDS, "  rounds: none ")})

    with pytest.raises(OrderError, match=r"the pack has errors: .*rounds"):
        find_worth(draft, Wanted(FIGHT, ROUNDS, (2,)), silent, Event())


def test_a_stop_keeps_what_was_fought(tmp_path: Path) -> None:
    """The notes say so."""
    stop = Event()
    stop.set()
    broken = find_worth(draft_of(tmp_path), Wanted(FIGHT, ROUNDS, (2, 3)), silent, stop)

    assert broken.found.rows == ()
    assert any(note.startswith("Broken off: 0 battles") for note in broken.notes)


def test_numbers_of_two_documents_are_tuned_together(tmp_path: Path) -> None:
    """To what the command finds of the same text; it is the text in memory, and no file is touched."""
    draft = draft_of(tmp_path, {"rules.yaml": (STANDS, "  rounds: 3 ")})
    values: dict[str, tuple[object, ...]] = {ROUNDS: (3, 6), "fight.lights_out.a.start_points": (2, 14)}
    order = replace(FIGHT.order, battles=120, styles=("heuristic", "first"))
    before = {path: path.read_bytes() for path in draft.folder.rglob("*.yaml")}
    measured = find_numbers(draft, Aims(order, values, {"a": 0.8}), silent, Event())
    assert {path: path.read_bytes() for path in draft.folder.rglob("*.yaml")} == before

    for path, data in draft.files.items():
        assert data is not None
        path.write_bytes(data)
    told = api.tune_numbers(
        api.load(draft.folder), values, {"a": 0.8}, battles=120, scenario="lights_out", styles=order.styles, seed=4
    )
    assert measured.found.order.present == {ROUNDS: 3, "fight.lights_out.a.start_points": None}
    assert measured.found.proposal == told.proposal != {}
    assert [*measured.rows] == [*told.rows]
    assert measured.facts == told.facts


def test_an_aim_for_a_side_that_does_not_fight_is_refused(tmp_path: Path) -> None:
    """With who does."""
    aims = Aims(FIGHT.order, {ROUNDS: (8,)}, {"red": 0.8})
    with pytest.raises(OrderError, match="no side 'red' fights; there are: a, b"):
        find_numbers(draft_of(tmp_path), aims, silent, Event())
