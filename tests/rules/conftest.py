"""Which worked cases are run: the kept ones, or those of `--cases PATH`."""

from pathlib import Path

import pytest

from tests.rules.case_files import KEPT, read_cases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Make one test of each case."""
    if "case" in metafunc.fixturenames:
        chosen = metafunc.config.getoption("--cases")
        cases = [case for path in ([Path(chosen)] if chosen else KEPT) for case in read_cases(path)]
        metafunc.parametrize("case", [pytest.param(case, id=case.id) for case in cases])
