"""The conversation with a person in a terminal, which `toril play` and `toril join` share.

`story` tells events, `drawing` draws the table, `asking` asks for a move and `read_typed` reads it;
`lines` is where a person types; `vocabulary` holds the words that may be typed in any language.
"""
