"""Forms of infantry."""
