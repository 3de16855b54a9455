"""A contest spread over a Ray cluster: `toril arena … --ray ADDRESS`, the extra `toril[ray]`."""
