### The page: what it announces of the people at a table, and reactions.

company-sat = { $n ->
    [one] { $names } sat down.
   *[other] { $names } sat down.
}
company-and-more = { $name } and { $more } more
company-away-until = { $names } is offline: a bot takes over { $time ->
    [now] now
   *[other] in { $time }
}.
company-react = React
company-mute = Mute
company-mute-how = Mute reactions
