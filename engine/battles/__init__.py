"""A battle: ordered, fought, logged, told, fought again to see whether its log is true; and who may play it."""
