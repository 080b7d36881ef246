"""Whether forces, scenarios and cards of Battlesuit are legal, and the cheapest fix of those that are not."""
