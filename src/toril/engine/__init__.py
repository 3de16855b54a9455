"""The games themselves, pure: no clock, no log, no randomness, no files, no dependencies.

`game` states the shape that both games share; `six_nimmt` and `eleven_nimmt` are the games;
`match` strings rounds together; `record`, `notation` and `codec` write things down; `views` says
what anybody may see.
"""
