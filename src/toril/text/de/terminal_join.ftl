### Das Terminal: „toril join“, ein Tisch im Netz.

join-code = Code eines Tischs, oder Enter für einen neuen:
join-watch-code = Code des Tischs:
join-no-code = Ein Code hat sechs Buchstaben oder Ziffern, wie K7W2FP.
join-game = 6 oder 11? [{ $game }]
join-seats = Wie viele Plätze, deiner mitgezählt? [{ $seats }]
join-bots = Bots? Wie viele, oder welche, wie stier,kalb [keine]
join-name = Dein Name? [{ $name }]
join-player = gast
join-open-elsewhere = Du hast hier schon als { $name } einen Platz, in einem anderen Fenster. Enter für denselben Platz, oder ein anderer Name:
join-take-over = Dieser Link nimmt einem anderen Gerät seinen Platz. Übernehmen? [j/N]
join-seat-gone = Deinen Platz an diesem Tisch hast du nicht mehr.
join-was-sent-away = Du wurdest vom Tisch entfernt: Du kannst zuschauen. Vor einer Partie kannst du dich wieder setzen, wenn ein Platz frei ist.
join-opens-again = An diesem Tisch ist niemand mehr: Du machst ihn wieder auf.
join-too-late = Die Partie läuft schon: Du kannst zuschauen.
join-late = Die Partie läuft schon, aber der Platz eines Bots wird angeboten.
join-full = Es ist kein Platz mehr frei: Du kannst zuschauen.
join-not-kept = Auf diesem Computer lässt sich der Platz nicht merken: { $why }
join-table = Tisch { $code } · { $game }
join-clock-off = ohne Uhr
join-clock-relaxed = gemütliche Uhr
join-clock-quick = flotte Uhr
join-variant = Variante { $variant }
join-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
join-limit = bis { $limit } Hornochsen
join-own-rules = mit eigenen Regeln
join-counter = mit Kartenzähler auf der Seite
join-seat = Platz { $seat }
join-free = frei
join-bot = { $name } (Bot)
join-gave-up = { $name } (hat aufgegeben; ein Bot hat gespielt)
join-mark-you = du
join-mark-host = Host
join-pass-on = Zum Einladen: { $link }
join-drawing = Alle mischen …
join-sat = { $name } setzt sich auf Platz { $seat }.
join-heir = { $you ->
    [yes] Du übernimmst ab der nächsten Runde den Platz von { $bot }.
   *[no] { $name } übernimmt ab der nächsten Runde den Platz von { $bot }.
}
join-offered = Der Host bietet den Platz von { $bot } an: Wer kommt, übernimmt ihn ab der nächsten Runde.
join-not-offered = Der Platz von { $bot } wird nicht mehr angeboten.
join-went-on = Ab Runde { $round } wurde neu gemischt.
join-freed = Platz { $seat } ist frei.
join-bot-sat = { $bot } (Bot) setzt sich auf Platz { $seat }.
join-paused = Die Partie ist unterbrochen.
join-resumed = Die Partie geht weiter.
join-present = { $name } ist wieder da.
join-lost = Keine Verbindung, neuer Versuch …
join-found = Die Verbindung ist wieder da.
join-watching = Du schaust zu. { $game }: { $names }.
join-clock = Du hast { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
join-exchanged = Stattdessen spielst du die { $card }.
join-turn-passed = Zu spät: Dieser Zug ist vorbei.
join-not-yet = Noch nicht: Warte, bis du gefragt wirst.
join-wait = Wir warten auf { $names }:
join-wait-own = Deine Karte: { $card }. Wir warten auf { $names }:
join-ask-fill = Gib bot ein, um einen Platz zu füllen, starten, um anzufangen (? Hilfe):
join-ask-start = Alle Plätze sind besetzt. Gib starten ein, um anzufangen (? Hilfe):
join-ask-wait = Wir warten, bis { $name } anfängt (? Hilfe):
join-ask-sit = Ein Platz ist frei. Gib hinsetzen ein, um ihn zu nehmen (? Hilfe):
join-ask-watch = Du schaust zu (? Hilfe):
join-ask-paused = Unterbrochen (? Hilfe):
join-ask-resume = Unterbrochen. Gib weiter ein, um weiterzuspielen (? Hilfe):
join-ask-heir = Du spielst ab der nächsten Runde mit (? Hilfe):
join-ask-offered = Gib hinsetzen ein, um ab der nächsten Runde den Platz eines Bots zu übernehmen (? Hilfe):
join-ask-back = Ein Bot spielt für dich. Enter, und du spielst wieder selbst:
join-ask-wake = Die Partie ruht, weil niemand gespielt hat. Enter, und du spielst wieder:
join-ask-rests = Die Partie ruht, bis wieder jemand spielt (? Hilfe):
join-ask-again = Gib nochmal ein für noch eine Partie, speichern für die Partiedatei, q zum Aufhören:
join-ask-end = Gib speichern ein für die Partiedatei, nochmal, um um noch eine Partie zu bitten, q zum Aufhören:
join-ask-end-watch = Gib speichern ein für die Partiedatei, q zum Aufhören. { $name } kann noch eine starten:
join-ask-open-again = Hier ist niemand mehr. Gib hinsetzen ein, um den Tisch wieder aufzumachen, speichern für die Partiedatei, q zum Aufhören:
join-help-lobby = starten beginnt die Partie. bot 2 stier gibt Platz 2 einem Bot, freigeben 2 macht ihn frei. entfernen 2 entfernt, wer auf Platz 2 sitzt.
join-help-seat = link erstellt einen Link, der deinen Platz auf ein anderes Gerät bringt. gehen gibt den Platz auf.
join-help-host = pause unterbricht die Partie, weiter setzt sie fort. beenden beendet sie für alle. entfernen 2 entfernt, wer auf Platz 2 sitzt. link 2 erstellt einen Link, mit dem diese Person zurückkommt. freigeben 2 bietet den Platz eines Bots an, bot 2 nimmt das zurück.
join-help-match = link erstellt einen Link, der deinen Platz auf ein anderes Gerät bringt. aufgeben beendet die Partie für dich. gehen lässt einen Bot spielen, bis du zurückkommst.
join-help-exchange = Bis alle gewählt haben, kannst du eine andere Karte eingeben.
join-help-again = nochmal startet noch eine Partie. zurück geht in die Lobby, damit sich vorher andere setzen können.
join-help-save = speichern DATEI speichert die Partiedatei; speichern allein legt sie zu den anderen. gehen gibt deinen Platz auf.
join-help-fair = prüfen zeigt Punkt für Punkt, ob fair gemischt wurde.
join-keys = Enter zeigt den Tisch, ? Hilfe, r Regeln, q hört auf und hält dir den Platz frei.
join-keys-watch = Enter zeigt den Tisch, ? Hilfe, r Regeln, q hört auf.
join-sure-end = Die Partie für alle beenden? Niemand gewinnt, und sie lässt sich nicht fortsetzen. [j/N]
join-sure-resign = Die Partie aufgeben? Ein Bot spielt weiter. [j/N]
join-sure-kick = { $name } vom Tisch entfernen? [j/N]
join-sure-kick-match = { $name } vom Tisch entfernen? Ein Bot spielt zu Ende. [j/N]
join-how-to-fill = Gib bot ein, um einen freien Platz zu füllen.
join-link = Für ein anderes Gerät, einmal und innerhalb von 15 Minuten: { $link }
join-which-seat = Welcher Platz? Sie gehen von 0 bis { $last }.
join-nobody-there = Auf diesem Platz sitzt kein Mensch.
join-file-there = { $file } gibt es schon.
join-saved = Die Partiedatei ist gespeichert in { $file }
join-verify = Um sie zu prüfen: { $command }
join-left-out = Deine Zahl zählte beim Mischen nicht mit, obwohl sie nach { $after } ms abgeschickt war: Die Blätter dieser Partie weisen dir nichts nach.
join-fair-how = Gib prüfen ein, um jeden Punkt zu sehen.
join-record-file = Partiedatei: { $file }
join-notes-file = Notizen: { $file }
join-check-failed = Das Mischen ließ sich nicht prüfen: { $why }
join-unchecked = Der Server gab die Partiedatei nicht rechtzeitig heraus: Wie für die letzte Partie gemischt wurde, ist nicht geprüft.
join-fair-later = Das Mischen wird geprüft, wenn die Partie zu Ende ist.
join-notes-not-kept = Die Notizen, mit denen das Mischen geprüft wird, lassen sich nicht speichern: { $why }
join-gone = Du hast den Tisch verlassen.
join-gone-for-now = Du hast den Tisch verlassen: Ein Bot spielt für dich, bis du zurückkommst.
join-sent-away = Du wurdest vom Tisch entfernt. Mit demselben Befehl kannst du zuschauen oder dich wieder setzen, wenn ein Platz frei ist.
join-elsewhere = Du spielst jetzt auf einem anderen Gerät oder in einem anderen Fenster.
join-seat-kept = Dein Platz bleibt dir; ein Bot spielt für dich, wenn die anderen warten müssten.
