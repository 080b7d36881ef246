"""Commands that write, check and change packs."""
