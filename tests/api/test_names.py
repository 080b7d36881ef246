"""The way in: light, typed, described."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from musterpress import api

ALL_THAT_WORKS = """
import sys
import musterpress.api
print(*sorted({name.partition(".")[0] for name in sys.modules} & {WATCHED}))
"""
HEAVY = {"engine", "exporters", "schemas", "pydantic", "reportlab", "typer", "rich", "shapely", "PIL"}


def test_the_import_loads_nothing_that_is_not_asked_for() -> None:
    """Neither a layer nor a library comes with `import musterpress.api`."""
    program = ALL_THAT_WORKS.replace("{WATCHED}", repr(HEAVY))

    assert subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True).stdout == "\n"


def test_loading_and_fighting_wait_for_no_paper_and_no_terminal() -> None:
    """Who fights battles loads no PDF library, no fonts and no command line."""
    program = "from musterpress import api; api.fight(api.load('maneuvers'))"
    program += "; import sys; print(*sorted({'reportlab', 'typer', 'rich', 'PIL', 'pikepdf'} & {*sys.modules}))"

    assert subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True).stdout == "\n"


@pytest.mark.parametrize("name", api.__all__)
def test_every_name_is_there_and_says_what_it_is(name: str) -> None:
    """Each has a docstring of its own, and says from which module it comes."""
    found = getattr(api, name)

    assert found.__doc__
    assert found.__doc__ != dict.__doc__
    assert name in dir(api)


def test_type_checkers_are_told_of_the_same_names() -> None:
    """What is imported for them alone is what `__all__` lists, sorted."""
    tree = ast.parse(Path("musterpress/api/__init__.py").read_text(encoding="utf-8"))
    told = [
        alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.level == 0
        for alias in node.names
    ]  # fmt: skip

    assert sorted(api.__all__) == api.__all__
    assert {*told} - {"TYPE_CHECKING", "Any", "import_module"} == {*api.__all__}
    assert Path("musterpress/py.typed").is_file()


def test_another_name_is_an_error_of_the_caller() -> None:
    """As for any module."""
    with pytest.raises(AttributeError, match="no attribute 'fihgt'"):
        _ = api.fihgt
