### The rules, told on one page.

rules-six =
    6 nimmt! · 2 to 10 players · the fewest bullheads win
    
    Every round the cards 1 to 104 are shuffled: ten for each person, and four that open four rows. There are ten tricks. In each, everybody puts one card face down; when all are there they are turned over at once and placed from the lowest to the highest.
    
    A card goes to the right of the row whose last card is the nearest lower one. A row holds five: the card that would be sixth takes those five and starts the row anew. If a card is lower than the last card of every row, its owner chooses a row, takes it, and leaves the card there.
    
    Every card you take counts its bullheads: 7 on the 55; 5 on the other multiples of 11; 3 on the multiples of 10; 2 on the other numbers ending in 5; 1 on the rest. When somebody has reached 66 at the end of a round the match is over, and the lowest total wins. Ties share the win.
    
    Variants for 2 to 6: tactics uses only the lowest cards, ten for each person and four more; where you pick your hand (draft), those cards also lie open and are taken in turn until everybody has ten; the four left over open the rows.
rules-eleven =
    11 nimmt! · 2 to 7 players · get rid of your cards
    
    There are cards from 1 to 100, ten for each person; the rest is the draw deck, and its first card opens a pile. On your turn you play a card onto a pile, or take a whole pile into your hand.
    
    A card fits if it is above the pile's top card by 10 at most; after 100 comes 1. If none of yours fits you must take a pile, and you may also do so when one would fit. Whoever takes a pile opens two more with cards from the draw deck. Nobody may look below a pile's top card.
    
    If the pile had three cards or more you get a bull card. With one you may play several cards onto one pile in your turn, all within 10 of the card that was on top; with two, onto two piles; and so on. They are not used up. When none is left you take one from whoever holds most.
    
    The round ends when somebody has no cards left, and the others add up the bullheads in their hands; or when the draw deck is empty, and then everybody does. Cards show the bullheads they have in 6 nimmt!: 7 on the 55; 5 on the other multiples of 11; 3 on the multiples of 10; 2 on the other numbers ending in 5; 1 on the rest. There are as many rounds as people; whoever scored fewest in the last one begins. The lowest total wins, and ties share the win.
