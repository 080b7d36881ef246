"""What the kernels of all systems share: keyed dice, plane geometry, grids, answers, the log.

Everything here and in each system's `kernel/` keeps to the dialect that `engine.kernel.build`
translates for the C compiler; `engine/README.md` says what the dialect allows.
"""
