"""Movement: what a step costs, who may take it, and taking it."""
