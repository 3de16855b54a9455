### Wörter, die man im Terminal eingeben kann, mit Kommas getrennt. Die aller Sprachen werden zugleich
### verstanden. Das erste jedes Befehls ist das, das die Sätze in terminal_join.ftl nennen. Wer keine
### Umlaute hat, schreibt ae, oe, ue: Auch das steht da.

## An einem Tisch: Befehle

typed-start = starten, anfangen, los
typed-bot = bot
typed-free = freigeben, räumen, raeumen
typed-kick = entfernen, rauswerfen
typed-leave = gehen, verlassen
typed-resign = aufgeben
typed-pause = pause, unterbrechen
typed-resume = weiter, fortsetzen
typed-end = beenden, abbrechen
typed-again = nochmal, revanche
typed-lobby = zurück, zurueck, lobby
typed-link = link
typed-sit = hinsetzen, setzen
typed-save = speichern, sichern
typed-fair = prüfen, pruefen, fair

## Antworten: ja, kein Bot, und ein Spiel nach der Zahl auf seiner Schachtel, die zuerst kommt

typed-yes = j, ja
typed-none = keine, keinen, nein
typed-game-six = 6, sechs
typed-game-eleven = 11, elf

## Bots, wie sie in einer Liste heißen

typed-calf = kalb
typed-heifer = färse, faerse
typed-ox = jungstier
typed-bull = stier

## In Zügen: „Reihe 2“, „nimm 31“, „36 auf die 31“, und wem eine Bullenkarte geklaut wird: „niemandem“

typed-row = reihe
typed-take = nimm, nehmen, nehme
typed-on = auf, auf die, auf den, auf der
typed-nobody = niemand, niemandem, niemanden, keine, keinem, nein
