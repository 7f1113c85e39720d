"""COSMOS Fantasy, the basic rules: nations led by written orders, from report to report."""
