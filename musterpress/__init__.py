"""The front door: `import musterpress`, `python -m musterpress`, and the `musterpress` command."""

import sys
from pathlib import Path

__version__ = "0.1.0"

_HERE = Path(__file__).resolve().parent
_BUNDLE = _HERE / "_bundle"  # in a wheel only: the layers, private to us
_HOME = _BUNDLE if _BUNDLE.is_dir() else _HERE.parent
if str(_HOME) not in sys.path[:1]:
    sys.path.insert(0, str(_HOME))
