### The introduction to 6 nimmt!: tasks of at most 15 words, explanations of 25.

lesson-six-where = Get one of your cards into row 3.
lesson-six-where-then = You choose only the card: it joins the row with the nearest lower last card. The lowest card played is placed first.
lesson-six-where-lower = 41 is lower than 43: the nearest lower last card is 37, in row 2.
lesson-six-where-nearer = For 70, the nearest lower last card is 61, in row 4.

lesson-six-sixth = Row 1 is full: lay a card without taking anything.
lesson-six-sixth-then = Whoever lays the sixth card takes the five; that card starts the row again. What you take is set aside, never in your hand.
lesson-six-sixth-tried = Your 29 was the sixth card: you took the five, 6 bullheads. After that, the 33 was safe behind it.

lesson-six-at-once = Row 2 has one place left, and everyone chooses at once. Play it safe.
lesson-six-at-once-then = The 47, lower than the 50, came fifth; the 50 came sixth. The preview counts only your card: others may land before it.
lesson-six-at-once-tried = The preview showed fifth place, but the 47 was lower and got there first: you took 8 bullheads.

lesson-six-low = Both your cards are too low: lay one, then choose the cheapest row.
lesson-six-low-then = If your card is lower than the last card of every row, you take whichever row you like, and your card starts it again.
lesson-six-low-tried = That row cost you { $n } bullheads. Row 2 would have cost only 1.

lesson-six-count = Your last card is too low: which row hurts least?
lesson-six-count-then = Bullheads count, not cards. All cards played: the round is over. If anyone’s total is 66 or more, the match ends: the lowest total wins.
lesson-six-count-tried = That row cost you { $n }; row 3 would have cost only 4. Bullheads count, not cards.

lesson-six-draft = You need one more card: pick any of these.
lesson-six-draft-then = Every pick was face up, so everyone knows every hand. The four cards left over open the rows, from the lowest to the highest.

lesson-six-differs = { $what ->
    [hand_size] Cards in each hand: { $n }
    [rows] Rows: { $n }
    [row_length] Cards that fit into a row: { $n }
   *[top_card] Cards: 1 to { $n }
}
