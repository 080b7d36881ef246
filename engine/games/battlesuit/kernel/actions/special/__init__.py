"""What special soldiers do: drones, mines, stealth, hiding, engineers, repair, queries."""
