"""`python -m musterpress`: the same as the `musterpress` command."""

from musterpress.cli import main

if __name__ == "__main__":
    main()
