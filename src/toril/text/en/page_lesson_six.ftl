### The introduction to 6 nimmt!: tasks of at most 15 words, explanations of 25.

lesson-six-where = Get one of your cards into row 3.
lesson-six-where-then = You choose the card, not its row: it goes behind the nearest lower end. The lowest card played is placed first.
lesson-six-where-lower = 41 is lower than 43: the nearest lower end is 37, in row 2.
lesson-six-where-nearer = For 70, the nearest lower end is 61, in row 4.

lesson-six-sixth = Row 1 is full: lay a card without taking anything.
lesson-six-sixth-then = The sixth card takes the five and opens the row. What you take lies aside and never comes to your hand.
lesson-six-sixth-tried = Your 29 was the sixth card: you took the five, 6 bullheads. The 33 then lay safely beside it.

lesson-six-at-once = Row 2 has one place left, and everyone chooses at once. Play it safe.
lesson-six-at-once-then = The 47 came fifth, and the 50 was the sixth card. The preview counts only your card: others come in between.
lesson-six-at-once-tried = The preview promised you the fifth place, but the 47 was lower and came first: you took 8 bullheads.

lesson-six-low = Both your cards are too low: lay one, then choose the cheapest row.
lesson-six-low-then = A card lower than the end of every row: you take whichever row you like, and your card opens it.
lesson-six-low-tried = That row cost you { $n } bullheads. Row 2 would have cost only 1.

lesson-six-count = Your last card is too low: which row hurts least?
lesson-six-count-then = Bullheads count, not cards. When a round ends and someone has 66 or more, the match is over: fewest wins. You!
lesson-six-count-tried = That row cost you { $n }, row 3 only 4. Bullheads count, not cards.

lesson-six-draft = One card to go: take whichever you like.
lesson-six-draft-then = Everyone has seen every hand. The four cards left over open the rows, from the lowest to the highest.

lesson-six-differs = { $what ->
    [hand_size] Cards in each hand: { $n }
    [rows] Rows: { $n }
    [row_length] Cards that fit into a row: { $n }
   *[top_card] Cards: 1 to { $n }
}
