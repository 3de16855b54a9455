### The introduction to 11 nimmt!: tasks of at most 15 words, explanations of 25.

lesson-eleven-reach = The pile shows 88. Play a card.
lesson-eleven-reach-then = A card may be 1 to 10 above the top one. The 99 is 11 above, too far: hence the name.
lesson-eleven-reach-tried = You may take a pile even if a card fits. Now you have one card more, and two new piles open.

lesson-eleven-past = Now the pile shows 100. What comes next?
lesson-eleven-past-then = After 100 comes 1: on a 100, 1 to 10 fit; on a 96, 97 to 100 and 1 to 6 fit.
lesson-eleven-past-tried = You took four cards and got a bull card. But the 4 fits: after 100 comes 1.

lesson-eleven-take = Nothing fits: take the pile into your hand. Nobody may look under its top card.
lesson-eleven-take-then = If nothing fits, you take any pile. Three cards or more earn a bull card, which counts from your next turn. Two new piles open.

lesson-eleven-bull = You have a bull card: lay two cards at once.
lesson-eleven-bull-then = With one bull card, lay several on one pile, each 1 to 10 above what was on top before your turn. The bull card stays.
lesson-eleven-bull-one = One card is fine too. But with the bull card, two fit here: 88 and 95 on the 85.
lesson-eleven-bull-took = You may always take a pile, but here two cards would have fitted: 88 and 95 on the 85.

lesson-eleven-end = Two bull cards, two piles: empty your hand.
lesson-eleven-end-then = The round ends when a hand or the draw deck is empty; bullheads left in hands count. After as many rounds as players, fewest wins.
lesson-eleven-end-tried = You still hold cards, so the round goes on. Two bull cards let you lay them all: 36 on 33, 51 and 58 on 50.

lesson-eleven-rob = No bull cards are left to hand out: take the 29 pile (three cards).
lesson-eleven-rob-then = When you earn one and none are left, you take it from whoever else has the most. If several are tied, you choose whom.
lesson-eleven-rob-tried = A single card earns no bull card: you need three or more.

lesson-eleven-differs = { $what ->
    [hand_size] Cards in each hand: { $n }
    [reach] A card may be up to { $n } higher
    [supply] Bull cards: { $n }
    [bull_card_from] Cards taken that earn a bull card: { $n } or more
    [new_piles] Piles opened after a take: { $n }
   *[top_card] Cards: 1 to { $n }
}
