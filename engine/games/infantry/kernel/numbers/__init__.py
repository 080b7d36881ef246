"""The arithmetic of infantry in the dialect of the kernels: whole numbers, and nothing that knows a battle.

`MODULES` are what a kernel that has it compiles, in order.
"""

MODULES = tuple(f"engine.games.infantry.kernel.numbers.{name}" for name in ("codes", "harm", "targets", "steps"))
