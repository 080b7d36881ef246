"""From the plain Python of a kernel to an extension module: dialect, translation, compilation.

Needs nothing of the project's run-time libraries, so that it can run while a wheel is built.
"""

from engine.kernel.build.compilation import NoCompiler, build_all

__all__ = ["NoCompiler", "build_all"]
