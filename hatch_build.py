"""Build hook: compiles the kernels where a C compiler is there, and lays the layers into the wheel.

Environment: `MUSTERPRESS_PLAIN=1` leaves the kernels uncompiled; `MUSTERPRESS_REQUIRE_COMPILED=1`
makes a missing C compiler an error instead of a warning.
"""

import importlib
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LAYERS = ("schemas", "engine", "exporters", "studio", "content")
BUNDLE = "musterpress/_bundle"
COMPILED = "engine/_compiled"
LEFT_OUT = (".so", ".pyd", ".pyx", ".c", ".pyc")


class KernelHook(BuildHookInterface[Any]):
    """Compiles in place for an editable install, into `build/` for a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add to `build_data` what the wheel holds besides the front door, and its platform tag."""
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        if version == "editable":
            self._compile(None)
            return
        folder = root / "build" / "kernels"
        built = self._compile(folder)
        build_data["force_include"].update(_layer_files(root))
        for path in built:
            build_data["force_include"][str(path)] = f"{BUNDLE}/{COMPILED}/{path.relative_to(folder).as_posix()}"
        if built:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _compile(self, folder: Path | None) -> tuple[Path, ...]:
        """Return the extension files built into `folder`, none in plain mode."""
        if os.environ.get("MUSTERPRESS_PLAIN") == "1":
            self.app.display_info("Kernels left uncompiled, as MUSTERPRESS_PLAIN asks.")
            return ()
        sys.path.insert(0, self.root)
        kernelbuild = importlib.import_module("engine.kernel.build")
        try:
            built: tuple[Path, ...] = kernelbuild.build_all(folder)
        except kernelbuild.NoCompiler as missing:
            if os.environ.get("MUSTERPRESS_REQUIRE_COMPILED") == "1":
                raise
            self.app.display_warning(f"No C compiler works here, so battles run in plain mode, slowly: {missing}")
            return ()
        return built


def _layer_files(root: Path) -> dict[str, str]:
    """Return the wheel path of every source and data file of the layers."""
    return {
        str(path): f"{BUNDLE}/{path.relative_to(root).as_posix()}"
        for layer in LAYERS
        for path in sorted((root / layer).rglob("*"))
        if path.is_file() and path.suffix not in LEFT_OUT and not path.name.startswith(".")
    }
