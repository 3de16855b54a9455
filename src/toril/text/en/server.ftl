### The server: `toril serve`, `toril db`, and what it says where the page is not built.

serve-here = Toril is at { $link }
serve-lan = Open to the home network at { $link }, or scan this code:
serve-no-network = Open to the home network, but this machine isn’t on any network.
serve-join = To play from another terminal: { $command }
serve-database = Everything is saved in { $file }
serve-stop = Ctrl-C stops it; every match is saved.
serve-stopped = Everything is saved.
no-page-what = Play 6 nimmt! and 11 nimmt! here, with friends and with bots.
no-page-build = The page of this copy hasn’t been built yet. This command, in the project’s folder, builds it; then restart the server:
no-page-how = Until then you can play from a terminal:
no-script = You need JavaScript to play here: turn it on in your browser and reload the page.
preview-title = Toril: 6 nimmt! and 11 nimmt!
preview-what = Play cards with friends and bots: all you need is a link, no account.
preview-table = Up for { $game }?
preview-table-what = You’re invited to a table. Open the link, choose a name and sit down: no account needed.
preview-learn = How to play { $game }
preview-learn-what = In two minutes, by playing: try anything you like, no account needed.
preview-picture = A bull looks out of its gate, with cards on both sides.
unofficial = This is not an official product.
db-migrated = The database went from version { $before } to { $after }.
db-current = The database is already at version { $version }.
db-backed-up = Copied to { $file }, { $size } KiB.
db-pruned = Tables deleted: { $tables }. Tables whose names were deleted: { $nameless }.
db-copying = Copying
db-copied = Copied and checked: { $tables } tables, { $lines } lines.
db-digest = SHA-256 of every row: { $digest }
