### Der Server: „toril serve“, „toril db“, und was er sagt, wo die Seite nicht gebaut ist.

serve-here = Toril läuft unter { $link }
serve-lan = Im Netz zu Hause erreichbar unter { $link } oder mit diesem Code:
serve-no-network = Im Netz zu Hause erreichbar, aber dieser Computer ist in keinem Netz.
serve-join = Um von einem anderen Terminal aus zu spielen: { $command }
serve-database = Alles wird gespeichert in { $file }
serve-stop = Ctrl-C hält ihn an; die Partien bleiben gespeichert.
serve-stopped = Alles ist gespeichert.
no-page-what = Hier spielst du 6 nimmt! und 11 nimmt!, mit Freunden und mit Bots.
no-page-build = Die Seite dieser Kopie ist noch nicht gebaut. Dieser Befehl, im Ordner des Projekts, baut sie; starte danach den Server neu:
no-page-how = Bis dahin kannst du in einem Terminal spielen:
no-script = Zum Spielen braucht es JavaScript: Schalte es in deinem Browser ein und lade die Seite neu.
preview-title = Toril: 6 nimmt! und 11 nimmt!
preview-what = Spiel Karten mit Freunden und Bots: Ein Link genügt, ohne Konto.
preview-table = Lust auf { $game }?
preview-table-what = Du bist an einen Tisch eingeladen. Öffne den Link, such dir einen Namen aus und setz dich: Ein Konto brauchst du nicht.
preview-learn = { $game }: So geht’s
preview-learn-what = In zwei Minuten, an einem Tisch zum Ausprobieren.
preview-picture = Ein Stier schaut aus seinem Tor, links und rechts liegen Karten.
unofficial = Kein offizielles Produkt.
db-migrated = Die Datenbank ist von Version { $before } auf { $after } gebracht.
db-current = Die Datenbank hat schon Version { $version }.
db-backed-up = Kopiert nach { $file }, { $size } KiB.
db-pruned = Gelöschte Tische: { $tables }. Tische, deren Namen gelöscht wurden: { $nameless }.
db-copying = Kopieren
db-copied = Kopiert und geprüft: { $tables } Tische, { $lines } Zeilen.
db-digest = SHA-256 aller Zeilen: { $digest }
