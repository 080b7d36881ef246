"""The front door: `import musterpress`, `python -m musterpress`, and the `musterpress` command."""

import sys
from pathlib import Path

__version__ = "0.1.0"

_HERE = Path(__file__).resolve().parent
if not (_HERE / "engine").is_dir() and str(_HERE.parent) not in sys.path[:1]:
    sys.path.insert(0, str(_HERE.parent))  # in a checkout, where the layers lie beside us; in a wheel they are ours
