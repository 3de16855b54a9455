### Die Seite: was jeder Bildschirm hat, Menü, Einstellungen und Verbindung.

page-close = Schließen
page-cancel = Abbrechen
page-home = Startseite
page-menu = Menü
page-table = Tisch { $code }
page-match = { $game }, Tisch { $code }
page-title-turn = Du bist dran! · Toril
page-unreachable = Der Server ist nicht zu erreichen. Versuch es noch einmal.
page-again = Noch einmal
page-no-table = Den Tisch { $code } gibt es nicht. Prüf den Code.

## Menü

page-menu-match = Diese Partie
page-menu-table = Der Tisch
page-menu-app = Toril
page-menu-ways-out = Aufhören
page-menu-scores = Punkte
page-menu-log = Verlauf
page-menu-counter = Kartenzähler
page-menu-people = Mitspielende
page-menu-devices = Gerät wechseln
page-menu-rules = Regeln
page-menu-learn = So geht’s
page-menu-keys = Tastenkürzel
page-menu-settings = Einstellungen
page-menu-fairness = Fair gemischt?
page-menu-pause = Pause
page-menu-end = Partie für alle beenden
page-menu-resign = Aufgeben
page-menu-leave = Tisch verlassen
page-sure-end = Die Partie für alle beenden? Niemand gewinnt, und sie lässt sich nicht fortsetzen.
page-sure-resign = Aufgeben? Ein Bot spielt für dich zu Ende.
page-sure-leave-match = Tisch verlassen? Ein Bot spielt für dich, bis du zurück bist.
page-sure-leave = Tisch verlassen? Dein Platz wird frei.

## Einstellungen

page-settings-me = Du
page-settings-play = Am Tisch
page-settings-look = Aussehen
page-settings-device = Ton und Gerät
page-language = Sprache
page-speed = Tempo der Animationen
page-speed-slow = Langsam
page-speed-normal = Normal
page-speed-fast = Schnell
page-speed-off = Ohne
page-theme = Farben
page-theme-system = Automatisch
page-theme-light = Hell
page-theme-dark = Dunkel
page-confirm = Vor dem Spielen einer Karte bestätigen
page-take-back = Züge zurücknehmen können
page-take-back-how = Gegen Bots, gut eine Sekunde lang.
page-sorted = Stapel nach Zahlen geordnet
page-sorted-how = Für 11 nimmt! Sonst bleibt jeder Stapel an seiner Stelle.
page-sound = Ton
page-vibration = Vibration
page-shortcuts = Tastenkürzel mit einem Buchstaben
page-shortcuts-how = R liest den Tisch vor, M öffnet das Menü, ? zeigt die ganze Liste.

## Wer da ist

page-people-link = Link zum Tisch (zum Mitspielen oder Zuschauen)
page-people-here = verbunden
page-people-away = nicht da
page-people-new-link = Link zum Zurückkommen
page-people-new-link-for = Link zum Zurückkommen ({ $name })
page-people-kick = Entfernen
page-people-kick-sure = Ja, { $name } entfernen
page-people-watching = { $n ->
    [one] { $n } Person schaut zu.
   *[other] { $n } Personen schauen zu.
}

## Links

page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-copy-yourself = Kopieren ging nicht: Markier den Link und kopier ihn selbst.
page-devices-how = Erstell einen Link und öffne ihn auf dem anderen Gerät: Dort spielst du auf deinem Platz weiter. Er gilt einmal und 15 Minuten lang. Gib ihn niemandem.
page-devices-make = Link erstellen
page-devices-link = Link für das andere Gerät

## Regeln

page-rules-here = So wird an diesem Tisch gespielt.

## Tasten

page-keys-how = Mit den Pfeiltasten gehst du von Karte zu Karte, Enter wählt. Außerdem:
page-keys-off = Mit den Pfeiltasten gehst du von Karte zu Karte, Enter wählt. Die Tastenkürzel mit einem Buchstaben sind in den Einstellungen ausgeschaltet:
page-key-table = Tisch vorlesen
page-key-hand = Handkarten vorlesen
page-key-scores = Punkte vorlesen
page-key-status = Vorlesen, wer dran ist
page-key-skip = Animation überspringen
page-key-repeat = Das Letzte noch einmal zeigen

## Wenn Schluss ist

page-ended-kicked = Du wurdest vom Tisch entfernt. Du kannst zuschauen und dich vor einer Partie wieder setzen, wenn ein Platz frei ist.
page-ended-elsewhere = Du spielst jetzt auf einem anderen Gerät oder in einem anderen Fenster.
page-ended-left = Du hast den Tisch verlassen.
page-ended-day = Einen Versuch am Blatt des Tages sieht nur, wer ihn spielt.
page-ended-newer = An diesem Tisch wurde mit einem neueren Toril gespielt als dem dieses Servers. Frag, wer den Server betreibt.
page-ended-other = Zwischen Seite und Server ist etwas schiefgegangen. Lade die Seite neu.
page-watch = Zuschauen
page-come-back = Zurück an den Tisch
