"""Array code for search and simulation: Numba kernels, seeded, without the GIL.

The engine stays the authority: for the same deck order and the same moves a kernel gives the same
result, which the tests check on tens of thousands of rounds. `PACKAGES` says which package has the
kernels of which game. Both have the same modules:

    layout      how a round lies in arrays
    rules       the transitions: S4 to S6, or E2 and E4 to E11
    packed_view `pack`: what a view knows, in arrays; moves as numbers
    policies    how seats go on in a playout, by name
    opponents   how the others seem to play, judged by what a view shows of them
    worlds      sampling: one way in which the hidden cards may lie
    playout     a round played on by policies
    search      `evaluate`: sampled worlds × moves → the bullheads of every seat at the round's end
    rounds      `play_rounds`: whole rounds from fresh deals
    warming     `warm`: call every kernel that bots use, so that it is compiled or loaded

Only one of them has:

    six         risk            what a card may cost in this trick
                random_deals    `random_deals`: as many as the machine can
                deal_dice       their dice: small ones, for each lane its own
                lanes/          64 rounds in lock step, behind one switch, where they pay
    eleven      masks           sets of cards as bits
                plans           a decision as numbers
                greedy_turns    a turn that is good enough, found by weights
                random_turns    any turn

Around them: `dice` (random numbers), `supported` (which rules the kernels know), `checks` (what
they are asked), and `compiling/`, the machinery of compiling, keeping and loading them.

Importing a game's package imports Numba and takes a second; compiling takes longer, once per
machine. Code that cannot wait asks `toril.fast.compiling.ready`.
"""

PACKAGES = {"six_nimmt": "toril.fast.six", "eleven_nimmt": "toril.fast.eleven"}
"""The package with the kernels of each game."""
