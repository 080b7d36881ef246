"""The studio for SURVIVE."""
