"""HTTP and WebSockets: routes for setup, one socket for play, and what guards both."""
