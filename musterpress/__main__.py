"""`python -m musterpress` and the `musterpress` command: the start of the process."""

import gc
import os

LOADED_OBJECTS = 200_000
"""About what a command loads. Looking for garbage among it sooner finds none, and takes a tenth of the start."""


def main() -> None:
    """Run the command line on the program's arguments."""
    gc.set_threshold(LOADED_OBJECTS)
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")  # else it asks every installed package for some
    from musterpress.cli import main as run  # noqa: PLC0415 - what is loaded comes after the threshold

    run()


if __name__ == "__main__":
    main()
