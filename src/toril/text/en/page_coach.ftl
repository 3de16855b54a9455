### The page: the coach of a first match.

coach-hints = Hints
coach-six-choice = Collect as few bullheads as you can. Choose a card to see where it would go.
coach-six-preview = All cards turn over together, and the lowest goes first.
coach-six-full = A row holds { $length } cards: whoever adds another takes them all.
coach-six-row = Take any row, best the cheapest: your card starts it again.
coach-six-limit = At { $limit } bullheads the match is over, and whoever has the fewest wins.
coach-six-rounds = { $rounds ->
    [one] The match is over after this round, and whoever has the fewest bullheads wins.
   *[other] After { $rounds } rounds the match is over, and whoever has the fewest bullheads wins.
}
coach-eleven-turn = A card goes on a pile if it’s 1 to { $reach } higher than the top card. After { $top } comes 1.
coach-eleven-none = Nothing fits: choose a pile and take it into your hand. Nobody may look under its top card first.
coach-eleven-bull = You have a bull card: play several cards on one pile at once, all within { $reach } of its top card.
coach-eleven-bulls = Two bull cards: you can play on two piles in the same turn.
coach-eleven-few = Someone has { $few } cards or fewer. When a hand is empty the round ends: what you still hold counts.
coach-confirms = In your first match a card is played at the second tap.
coach-alone = Play without hints
coach-first-tap = From now on, play a card at the first tap?
coach-first-tap-yes = Yes, first tap
coach-first-tap-no = No, keep asking
