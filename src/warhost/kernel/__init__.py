"""The words every game shares; pure."""
