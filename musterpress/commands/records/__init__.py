"""Commands on what was measured: records, and states of a pack compared."""
