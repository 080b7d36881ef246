"""Results as text, tables and rows."""
