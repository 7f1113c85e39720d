"""Events, views and questions in words."""
