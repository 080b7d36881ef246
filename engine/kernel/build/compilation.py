"""Compiling every kernel into `engine/_compiled/`, or saying that there is no compiler."""

import os
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from engine.kernel.build.dialect import breaches
from engine.kernel.build.kernels import kernel_source
from engine.kernel.build.translation import translate
from engine.kernel.kernels import CHECKED_FOLDER, KERNELS, are_checked
from engine.paths import HOME

OUT_DIR = HOME / "engine" / "_compiled"
# No contraction of a * b + c and no fast-math: every machine must round alike.
C_FLAGS = ("/O2", "/fp:precise", "/w") if sys.platform == "win32" else ("-O3", "-g0", "-ffp-contract=off", "-w")
CHECKED = "-DMUSTERPRESS_CHECKED"
"""The flag by which C asks what plain mode asks (`head.py`)."""


class NoCompiler(RuntimeError):
    """No working C compiler was found."""


def build_all(out_dir: Path | None = None, names: Sequence[str] = (), *, force: bool = False) -> tuple[Path, ...]:
    """Compile every kernel that is missing or older than its sources, side by side; return the extension files.

    `names` are the kernels that are wanted; none are all of them.

    Checked ones, which MUSTERPRESS_CHECKED=1 asks for, lie in a folder of their own below. Two who build at once do
    the work twice, and no harm to each other.

    Raises:
        NoCompiler: the C compiler is missing or does not work.
        SyntaxError: a kernel leaves the dialect.
    """
    folder = (out_dir or OUT_DIR) / CHECKED_FOLDER if are_checked() else out_dir or OUT_DIR
    wanted = sorted(names or KERNELS)
    with ProcessPoolExecutor(min(len(wanted), os.cpu_count() or 1)) as processes:
        return tuple(processes.map(partial(_build, folder=folder, force=force), wanted))


def _build(name: str, folder: Path, *, force: bool) -> Path:
    kernel = kernel_source(name)
    broken = breaches(kernel)
    if broken:
        raise SyntaxError("not of the kernel dialect:\n" + "\n".join(broken))
    source = translate(kernel)
    built = next((path for path in sorted(folder.glob(f"{name}.*")) if path.suffix in {".so", ".pyd"}), None)
    record = folder / f"{name}.built.pyx"
    if built and not force and record.is_file() and record.read_text(encoding="utf-8") == source:
        return built
    _ask_compiler()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as scratch:
        made = compile_source(name, source, Path(scratch), (*C_FLAGS, CHECKED) if are_checked() else C_FLAGS)
        written = Path(scratch, record.name)
        written.write_text(source, encoding="utf-8")
        built = made.replace(folder / made.name)
        written.replace(record)
    return built


def compile_source(
    name: str, source: str, folder: Path, flags: Sequence[str] = C_FLAGS, link_flags: Sequence[str] = ()
) -> Path:
    """Compile Cython source as the extension module `name` in a folder and return its file.

    Raises:
        NoCompiler: the C compiler is missing or does not work.
    """
    # Imported here: the engine also runs where neither Cython nor setuptools is installed.
    from Cython.Build import cythonize  # noqa: PLC0415
    from setuptools import Extension  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as scratch:
        pyx = Path(scratch) / f"{name}.pyx"
        pyx.write_text(source, encoding="utf-8")
        extension = Extension(name, [str(pyx)], extra_compile_args=[*flags], extra_link_args=[*link_flags])
        [module] = cythonize([extension], quiet=True)  # type: ignore[no-untyped-call]  # published without types
        return _compile(module, folder, scratch)


def _ask_compiler() -> None:
    """Compile next to nothing: whether there is a compiler shows before Cython has worked for seconds."""
    from setuptools import Extension  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as scratch:
        probe = Path(scratch) / "probe.c"
        probe.write_text("void *PyInit_probe(void) { return 0; }\n", encoding="utf-8")
        _compile(Extension("probe", [str(probe)]), Path(scratch), scratch)


def _compile(module: Any, folder: Path, scratch: str) -> Path:
    """Compile an extension of C sources into a folder and return its file."""
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415
    from setuptools.errors import CCompilerError, ExecError, PlatformError  # noqa: PLC0415

    command = build_ext(Distribution({"name": module.name, "ext_modules": [module]}))
    command.build_lib = str(folder)
    command.build_temp = scratch
    command.ensure_finalized()
    try:
        command.run()
    except (CCompilerError, ExecError, PlatformError) as error:
        raise NoCompiler(f"{module.name} could not be compiled: {error}") from error
    return Path(command.get_ext_fullpath(module.name))
