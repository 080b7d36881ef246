"""The layers import downwards only, and each layer name in the environment is ours."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

LAYERS = ("schemas", "engine", "exporters", "studio", "musterpress")
CONTRACTS = Path("pyproject.toml")
UPWARD = """
[tool.importlinter]
root_packages = ["schemas", "engine"]
[[tool.importlinter.contracts]]
name = "planted"
type = "layers"
layers = ["schemas", "engine"]
"""


def lint(config: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(Path(sys.executable).with_name("lint-imports")), "--no-cache", "--config", str(config)],
        capture_output=True,
        text=True,
        check=False,
    )


def test_every_contract_holds() -> None:
    """No layer imports one above it, nor a library that belongs to another."""
    result = lint(CONTRACTS)

    assert result.returncode == 0, result.stdout


def test_an_upward_import_would_be_found(tmp_path: Path) -> None:
    """With the layers turned round, the linter names the import that breaks them."""
    turned = tmp_path / "turned.toml"
    turned.write_text(UPWARD, encoding="utf-8")

    result = lint(turned)

    assert result.returncode == 1
    assert "engine" in result.stdout
    assert "schemas" in result.stdout


@pytest.mark.parametrize("layer", LAYERS)
def test_no_stranger_owns_a_layer_name(layer: str) -> None:
    """A package of the environment that ships a folder of our name would be mixed up with it."""
    strangers = sorted(
        str(path) for folder in site_packages() for path in folder.glob(f"{layer}*") if path.name == layer
    )

    assert strangers == []


def site_packages() -> Iterator[Path]:
    for entry in sys.path:
        folder = Path(entry)
        if folder.name == "site-packages" and folder.is_dir():
            yield folder
