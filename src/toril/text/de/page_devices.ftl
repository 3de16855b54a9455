### Die Seite auf den Geräten: Fernseher, App, Töne, ohne Netz.

## Die App

devices-install = App installieren
devices-full-screen = Vollbild
devices-full-screen-leave = Vollbild verlassen
devices-offline = Keine Verbindung zum Server: Regeln und Einstellungen sind da, zum Spielen braucht es das Netz. Neuer Versuch …
devices-sounds-offer = Mit Ton spielen?
devices-sounds-yes = Ja, mit Ton
devices-sounds-no = Nein, danke

## Teilen

devices-share-text = Lust auf { $game }? Öffne den Link und setz dich an den Tisch.

## Der Fernseher

devices-tv = Auf dem Fernseher zeigen
devices-tv-how = Öffne diese Adresse auf dem Fernseher oder auf einem Computer, der daran angeschlossen ist. Zu sehen ist der Tisch in groß, aber keine Hand: Gespielt wird mit den Handys.
devices-tv-link = Adresse für den Fernseher
devices-tv-here = Auf diesem Bildschirm öffnen
devices-tv-title = Tisch { $code } auf dem Fernseher
devices-tv-leave = Zurück an den Tisch
devices-tv-join = Spiel mit dem Handy mit
devices-tv-join-how = Scanne den Code, oder öffne { $address } und gib ein:
devices-tv-standings = So steht es
