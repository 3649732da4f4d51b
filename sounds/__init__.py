"""Everything the player hears; `sounds.player.open_sound` is the way in."""
