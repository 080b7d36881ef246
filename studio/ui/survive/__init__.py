"""Forms of SURVIVE."""
