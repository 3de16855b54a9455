### The terminal: `toril play`, `toril replay` and `toril verify`.

## The table

title-six = Round { $round } · trick { $trick } of { $tricks }
title-draft = Round { $round } · picking cards
title-over = Round { $round } · over
title-eleven = Round { $round } · { $you ->
    [yes] your turn
   *[no] turn of { $name }
}
label-row = row { $row }
label-pool = Cards to pick
label-hand = Your hand
label-own = Your card
label-piles = Piles
label-state = Draw deck: { $deck } · bull cards in the supply: { $supply }
seat-six = { $name }: { $taken } this round, { $total } in all
seat-eleven = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $bulls ->
    [one] { $bulls } bull
   *[other] { $bulls } bulls
}, { $total ->
    [one] { $total } bullhead
   *[other] { $total } bullheads
}

## Questions

ask-commit = Which card do you play?
ask-draft = Which card do you pick?
ask-row = Your { $card } is lower than every row. Which row do you take (1 to { $last })?
ask-turn = What do you play?
ask-turn-none = No card of yours fits. Which pile do you take?
ask-rob = Whom do you take a bull card from? { $seats }
ask-may-rob = Whom do you take a bull card from? { $seats }; or nobody
fits-one = One of these fits
fits-many = Several fit, on { $piles ->
    [one] { $piles } pile
   *[other] up to { $piles } piles
}
confirm-commit = You play { $card }. Enter to confirm, or another card:
confirm-draft = You pick { $card }. Enter to confirm, or another card:
confirm-row = You take row { $row }. Enter to confirm, or another row:
confirm-play = You play { $groups }. Enter to confirm, or something else:
confirm-take = You take the pile of { $top }. Enter to confirm, or something else:
confirm-rob = You take it from { $name }. Enter to confirm, or somebody else:
confirm-decline = You take it from nobody. Enter to confirm, or somebody:
which-pile = On which pile? Type { $examples }.
not-understood = "{ $text }" is not clear to me; ? explains how to write it.
help-card = Type the number of one of your cards.
help-row = Type the number of the row you take; its bullheads stand at its end.
help-turn = Type the card and the pile: 36>31. Several: 34 36>33, 51>50. To take a pile: take 31.
help-rob = Type the number or the name of the seat that gives you its bull card.
help-may-rob = { help-rob } Or type nobody, and go without.
help-signs-six = 30³ is the 30 with three bullheads; | is the sixth place, and ! warns of a full row.
help-signs-eleven = 30³ is the 30 with three bullheads.
help-keys = Enter shows the table, ? help, r rules, q quit and keep.
welcome = { $game } against { $names }.
bots-unsupported = Some of the bots do not know these rules; { $bot } plays for them.
bots-not-ready = The bots are getting ready (only the first time); for now { $bot } plays.
resumed = The match goes on, round { $round }.
resumed-last = The last thing was:
kept = The match is kept in { $file }
go-on = To go on: { $command }

## Replay and verify

replay-round = Round { $round }
replay-rows = Rows: { $cards }
replay-piles = Piles: { $cards }
replay-at = After { $at } of { $moves } moves
verified = Valid: { $game }, { $seats } seats, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
verified-unfinished = The match has not ended: seed and deals are still secret.
verified-seed = Seed { $seed }
verified-fair = The seed follows from the secret, whose hash is { $hash }, and from the nonce that each person brought. That was the way of older servers, and it proves less: the server could choose.
verified-no-draw = No server dealt this match: about its deals there is nothing to prove.
verified-hash = Compared: the secret is the one that the hash promised.
verified-nonce = Compared: the nonce stands at seat { $seat }, { $name }.
verified-deal = Deal of round { $round }: { $cards } …
