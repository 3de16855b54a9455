### So geht's: was um die Szenen herum steht.

lesson-title = So geht’s
lesson-scene = Szene { $n } von { $of }
lesson-back = Vorige Szene
lesson-skip = Überspringen
lesson-next = Weiter
lesson-again = Noch einmal
lesson-leave = „So geht’s“ verlassen
lesson-right = Genau!
lesson-other = Erlaubt, aber …
lesson-end = Jetzt kannst du { $game }
lesson-differs = An diesem Tisch ist es anders:
lesson-play = Meine erste Partie spielen
lesson-to-table = Zurück zum Tisch
lesson-once-more = Noch einmal ansehen
