"""Worlds in the notation of scenes: scenarios and tests are written in it, a line a thing."""
