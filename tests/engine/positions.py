"""Positions in which much is hidden, for the tests of views."""

SIX = (
    "six_nimmt seats=3; rows 12 14/37 40 41/43/58; hands 3 21/9 26/30 44; taken 10 11/-/55; "
    "tricks 0:14@1 1:40@2 2:41@2; commit 3 9 -"
)
DRAFT = "six_nimmt seats=2 variant=draft; rows 21/22/23/24; hands 3 20/9 19; commit 3 -"
ELEVEN = (
    "eleven_nimmt seats=3; piles 31 36 46/60/80/95; hands 47 90/2 40/3 5 33; deck 23 88 ...; "
    "bulls 1 0 2; known 90/40/5 33; lap 1<40 none 80 95 | 2>46"
)
VIEWERS = (0, 1, 2, None)
