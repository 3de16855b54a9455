### La página: el resultado como imagen para compartir.

share-title = Compartir el resultado
share-drawing = Dibujando…
share-text = En nuestra mesa de Toril: { $told }
share-save = Guardar imagen
share-copy = Copiar imagen
share-copy-text = Copiar texto
share-copy-yourself = No se pudo copiar: guarda la imagen o copia el texto a mano.
