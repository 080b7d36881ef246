"""The pages for SURVIVE."""
