"""The host over HTTP and WebSocket: requests in, use cases, records out."""
