"""Infantry: squads on dot maps, action points, firing arcs, and the advanced rules of combat."""
