"""Groups of commands on the command line."""

from typing import Any

from typer.core import TyperGroup


class ListingGroup(TyperGroup):
    """A group that lists its commands where none is named; who looks what there is has made no mistake: status 0."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Take the arguments apart, or print the list."""
        if not args and not ctx.resilient_parsing:
            print(ctx.get_help())
            ctx.exit()
        return super().parse_args(ctx, args)
