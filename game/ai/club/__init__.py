"""The club player: rules of thumb of people who play often, and what can be reckoned out exactly."""
