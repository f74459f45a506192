"""The laboratory: simulations and measurements. It hosts games as any other host does and knows no game's rules."""
