"""The documents of SURVIVE."""
