"""`tabletown bench`: how fast the engine is, beside a peer in the same run."""
