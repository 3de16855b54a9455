### The introduction to a game: what is around its scenes.

lesson-title = Learn by playing
lesson-scene = Scene { $n } of { $of }
lesson-back = Previous scene
lesson-skip = Skip
lesson-next = Continue
lesson-again = Try again
lesson-leave = Leave the introduction
lesson-right = That’s it!
lesson-other = You may do that, but…
lesson-end = You can play { $game } now
lesson-differs = At this table it’s different:
lesson-play = Play my first match
lesson-to-table = Back to the table
lesson-once-more = See it again
