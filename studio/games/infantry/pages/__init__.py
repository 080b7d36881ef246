"""The pages for infantry."""
