"""The strongest players: sampled worlds, played on by rules of thumb and searched to the end."""
