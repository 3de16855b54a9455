"""`toril play`: a match on this computer, of one person against bots."""
