"""What is cut out and set on the table of SURVIVE: counters, bases, templates."""
