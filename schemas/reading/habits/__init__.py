"""What authors write by habit where YAML wants something else, with the line as it should be."""
