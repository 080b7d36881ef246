"""Compiling every kernel into `engine/_compiled/`, or saying that there is no compiler."""

import tempfile
from pathlib import Path

from engine.kernel.build.dialect import breaches
from engine.kernel.build.kernels import kernel_source
from engine.kernel.build.translation import translate
from engine.kernel.kernels import KERNELS
from engine.paths import HOME

OUT_DIR = HOME / "engine" / "_compiled"
# No contraction of a * b + c and no fast-math: every machine must round alike.
C_FLAGS = ("-O3", "-ffp-contract=off", "-w")


class NoCompiler(RuntimeError):
    """No working C compiler was found."""


def build_all(out_dir: Path | None = None, *, force: bool = False) -> tuple[Path, ...]:
    """Compile every kernel that is missing or older than its sources; return the extension files.

    Raises:
        NoCompiler: the C compiler is missing or does not work.
        SyntaxError: a kernel leaves the dialect.
    """
    folder = out_dir or OUT_DIR
    return tuple(_build(name, folder, force=force) for name in sorted(KERNELS))


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
    built = compile_source(name, source, folder)
    record.write_text(source, encoding="utf-8")
    return built


def compile_source(name: str, source: str, folder: Path) -> Path:
    """Compile Cython source as the extension module `name` in a folder and return its file.

    Raises:
        NoCompiler: the C compiler is missing or does not work.
    """
    # Imported here: the engine also runs where neither Cython nor setuptools is installed.
    from Cython.Build import cythonize  # noqa: PLC0415
    from setuptools import Distribution, Extension  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415
    from setuptools.errors import CCompilerError, ExecError, PlatformError  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as scratch:
        pyx = Path(scratch) / f"{name}.pyx"
        pyx.write_text(source, encoding="utf-8")
        extension = Extension(name, [str(pyx)], extra_compile_args=list(C_FLAGS))
        modules = cythonize([extension], quiet=True)  # type: ignore[no-untyped-call]  # published without types
        command = build_ext(Distribution({"name": name, "ext_modules": modules}))
        command.build_lib = str(folder)
        command.build_temp = scratch
        command.ensure_finalized()
        try:
            command.run()
        except (CCompilerError, ExecError, PlatformError) as error:
            raise NoCompiler(f"the kernel of {name} could not be compiled: {error}") from error
        return Path(command.get_ext_fullpath(name))
