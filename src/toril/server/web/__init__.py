"""HTTP and WebSockets: routes that arrange a table, one socket for play, and what guards both."""
