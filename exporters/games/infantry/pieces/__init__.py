"""What is cut out and set on the map of infantry: counters and templates."""
