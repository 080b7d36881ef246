"""Exact chances, in fractions: what the games share. Each system adds its tables in `games/<system>/odds/`."""
