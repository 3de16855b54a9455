### Die Seite: ein Ergebnis als Bild zum Teilen.

share-title = Ergebnis teilen
share-drawing = Wird gezeichnet …
share-text = An unserem Tisch auf Toril: { $told }
share-save = Bild speichern
share-copy = Bild kopieren
share-copy-text = Text kopieren
share-copy-yourself = Kopieren ging nicht: Speichere das Bild oder kopiere den Text von Hand.
