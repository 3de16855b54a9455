### The page: a result as a picture to share.

share-title = Share the result
share-drawing = Drawing…
share-text = At our table on Toril: { $told }
share-save = Save picture
share-copy = Copy picture
share-copy-text = Copy text
share-copy-yourself = Couldn’t copy: save the picture, or copy the text by hand.
