"""The small grammar of order lines: words, the kinds of argument, and their sequence."""
