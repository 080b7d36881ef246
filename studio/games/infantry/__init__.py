"""The studio for infantry."""
