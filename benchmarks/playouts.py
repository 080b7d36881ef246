"""Random playouts of OpenSpiel's chess and backgammon, the yardstick.

Run by a Python that has it: PATH/python benchmarks/playouts.py. It prints a JSON object of playouts a CPU second and
moves a playout. Nothing of Musterpress is imported, and Musterpress needs nothing of OpenSpiel.
"""

import json
import subprocess
import time
from typing import Any

GAMES = ("chess", "backgammon")
SECONDS = 4.0


def measure() -> dict[str, tuple[float, float]]:
    """Return playouts a CPU second and moves a playout of each game, played in C++ by random players."""
    import pyspiel  # type: ignore[import-not-found]  # noqa: PLC0415 - only where it is installed

    return {name: _playouts(pyspiel, name) for name in GAMES}


def _playouts(pyspiel: Any, name: str) -> tuple[float, float]:
    game = pyspiel.load_game(name)
    count, moves, start = 0, 0, time.process_time()
    while time.process_time() - start < SECONDS:
        state = game.new_initial_state()
        bots = [pyspiel.make_uniform_random_bot(player, count) for player in range(2)]
        pyspiel.evaluate_bots(state, bots, count)
        moves += state.move_number()
        count += 1
    return count / (time.process_time() - start), moves / count


def ask(python: str) -> dict[str, tuple[float, float]] | None:
    """Return what `python` measures, None if it has no OpenSpiel."""
    asked = subprocess.run([python, __file__], capture_output=True, text=True, check=False)
    return None if asked.returncode else {name: tuple(row) for name, row in json.loads(asked.stdout).items()}


if __name__ == "__main__":
    print(json.dumps(measure()))
