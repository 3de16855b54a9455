### The server: `toril serve`, `toril db`, and what it says where the page is not built.

serve-here = Toril is at { $link }
serve-lan = Open to the home network: its address is { $link }, or this code:
serve-no-network = Open to the home network, but this machine is in none.
serve-join = To play from another terminal: { $command }
serve-database = Everything is kept in { $file }
serve-stop = Ctrl-C stops it; every match is kept.
serve-stopped = Everything is kept.
no-page-what = 6 nimmt! and 11 nimmt! are played here, with friends and with bots.
no-page-build = The page of this copy is not built yet. This command, in the project's folder, builds it; then the server must be started again:
no-page-how = Until then one plays from a terminal:
unofficial = This is not an official product.
db-migrated = The database went from version { $before } to { $after }.
db-current = The database is of version { $version } already.
db-backed-up = Copied to { $file }, { $size } KiB.
db-pruned = Tables deleted: { $tables }. Tables that lost the names: { $nameless }.
db-copying = Copying
db-copied = Copied and checked: { $tables } tables, { $lines } lines.
db-digest = SHA-256 of every row: { $digest }
