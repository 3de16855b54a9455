### Was an einem Tisch nicht geht (auf Englisch sagt es der Fehler selbst).

error-no-such-seat = Platz { $seat } gibt es nicht: Sie gehen von 0 bis { $last }.
error-not-your-turn = Dieser Platz ist nicht dran.
error-only-looking = Wer zuschaut, kann nicht spielen.
error-round-over = Die Runde ist zu Ende.
error-match-over = Die Partie ist zu Ende.
error-wrong-kind = Das geht gerade nicht.
error-not-your-card = Die { $card } ist nicht in deiner Hand.
error-not-in-pool = Die { $card } steht nicht zur Wahl.
error-no-such-row = Diese Reihe gibt es nicht: Sie gehen von 1 bis { $last }.
error-no-such-pile = Kein Stapel zeigt die { $top }.
error-empty-play = Auf jeden Stapel kommt mindestens eine Karte.
error-too-many-piles = In diesem Zug darfst du höchstens { $piles ->
    [one] { $piles } Stapel
   *[other] { $piles } Stapel
} benutzen.
error-one-card-only = Ohne Bullenkarte legst du nur eine Karte.
error-pile-twice = Nenn jeden Stapel nur einmal.
error-card-twice = Nenn jede Karte nur einmal.
error-out-of-reach = Die { $card } ist keine der { $reach }, die auf die { $top } passen.
error-not-a-victim = Klauen kannst du nur, wo am meisten liegt: { $seats }.
error-bad-number = { $option } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $given }.
error-bad-table = bullheads muss { $names } sein oder eine Liste von { $cards } ganzen Zahlen von 1 bis { $most }, nicht { $given }.
error-bad-choice = { $option } muss eins davon sein: { $allowed }; nicht { $given }.
error-too-few-cards = top_card muss mindestens { $needed } sein, damit es für alle reicht, nicht { $given }.
error-whole-deck = Bei { $variant } wird mit den Karten 1 bis { $needed } gespielt: top_card muss { $needed } sein, nicht { $given }.
error-bad-options = Optionen fehlen oder sind zu viel: { $options }.
error-unknown-bot = Einen Bot { $bot } gibt es nicht: Wähl aus { $bots }.
error-not-seated = Du hast an diesem Tisch keinen Platz.
error-not-host = Das kann nur der Host.
error-not-now = Das geht jetzt nicht.
error-has-played = Du hattest in dieser Partie schon einen Platz: Spiel die nächste mit.
error-already-seated = Du hast an diesem Tisch schon einen Platz.
error-table-full = Es ist kein Platz mehr frei.
error-seat-taken = Dieser Platz ist nicht frei.
error-no-such-person = Mit dieser Nummer ist niemand am Tisch.
error-not-yourself = Dich selbst kannst du nicht entfernen, aber du kannst den Tisch verlassen.
error-seats-free = Zuerst müssen alle Plätze besetzt sein.
error-table-worn = Dieser Tisch ist an seiner Grenze: Mach einen neuen auf.
error-too-few-seats = Hier sitzen { $people } Personen: So viele Plätze müssen es mindestens sein.
error-still-here = Eben war noch jemand da: Warte eine Minute.
error-bad-link = Dieser Link ist schon benutzt oder abgelaufen: Bitte um einen neuen.
error-resigned = Du hast diese Partie aufgegeben.
error-paused = Die Partie ist unterbrochen.
error-draw-over = Dafür ist es zu spät: Es ist schon gemischt, die Partie läuft.
error-wrong-number = Diese Zahl öffnet nicht das Siegel, das beim Mischen gezeigt wurde.
error-stale-turn = Das war für einen anderen Zug: Schau noch einmal auf den Tisch.
error-too-soon = Eine Reaktion alle { $seconds } Sekunden.
error-too-often = Eine Karte lässt sich höchstens { $most }-mal tauschen.
error-bad-nickname = Ein Name hat 1 bis { $length } Buchstaben, Ziffern oder Zeichen.
error-no-such-table = Diesen Tisch gibt es nicht.
error-table-newer = An diesem Tisch wurde mit einem neueren Toril gespielt als dem dieses Servers: Frag, wer den Server betreibt.
error-day-alone = Einen Versuch beim Blatt des Tages sieht nur, wer ihn spielt.
error-day-tried = Du hattest deinen Versuch bei diesem Blatt des Tages schon.
error-day-over = Das ist nicht das Blatt von heute.
error-day-not-ready = Die Bots machen sich noch warm: Versuch es in ein paar Sekunden noch einmal.
error-day-not-over = Die Partiedatei kommt einen ganzen Tag nach dem Tag des Blatts heraus.
error-no-such-day = Für dieses Datum gibt es kein Blatt des Tages.
error-no-record = Die Partiedatei gibt es, wenn die Partie zu Ende ist.
error-no-replay = Die Partie lässt sich wieder ansehen, sobald sie zu Ende ist.
error-match-gone = Diese Partie ist auf diesem Server nicht mehr da: Wenn du ihre Datei hast, öffne sie.
error-too-busy = Gerade werden zu viele Wiederholungen vorbereitet: Versuche es gleich noch einmal.
error-record-torn = Das ist keine Partiedatei von Toril oder nur ein Stück davon.
error-record-edited = Diese Partiedatei wurde nachträglich verändert.
error-record-illegal = Was in dieser Partiedatei steht, verstößt gegen die Regeln.
error-record-newer = Diese Partiedatei hat ein neueres Toril geschrieben.
error-record-too-large = Diese Partiedatei ist zu groß, um sie hier anzusehen.
error-not-stored = Der Server kann gerade nicht speichern: Versuch es noch einmal.
error-server-full = Gerade gibt es zu viele Tische: Versuch es später noch einmal.
error-too-many-requests = { $what ->
    [tables] Von hier aus wurden zu viele Tische aufgemacht
   *[requests] Das sind zu viele Anfragen
}: Versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal.
error-malformed = Der Server versteht diese Anfrage nicht: { $where }.
error-not-found = Unter dieser Adresse gibt es nichts.
error-wrong-method = Darum kann man diese Adresse nicht bitten.
error-http-error = Der Server nimmt diese Anfrage nicht an.
error-too-large-body = Das ist dem Server zu lang.
error-bad-length = Die angegebene Größe der Anfrage stimmt nicht.
error-wrong-host = Dieser Server heißt anders.
error-wrong-origin = Das kam von einer anderen Seite, nicht von dieser.
error-server-error = Auf dem Server ist etwas kaputt; wer ihn betreibt, kann sehen, was.
