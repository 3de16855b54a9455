### The page: what every screen has, menu, settings and connection.

page-close = Close
page-cancel = Cancel
page-home = Start page
page-menu = Menu
page-table = Table { $code }
page-match = { $game }, table { $code }
page-title-turn = Your turn! · Toril
page-unreachable = The server cannot be reached. Please try again.
page-again = Try again
page-no-table = There is no table { $code }. Is the code right?

## Menu

page-menu-scores = Scores
page-menu-log = What happened
page-menu-counter = Cards seen
page-menu-people = Who is here
page-menu-devices = Another device
page-menu-rules = Rules
page-menu-keys = Keys
page-menu-settings = Settings
page-menu-fairness = Was the deal fair?
page-menu-pause = Pause
page-menu-resign = Give up the match
page-menu-leave = Leave the table
page-sure-resign = Give up? A bot plays for you to the end.
page-sure-leave-match = Leave? A bot plays for you until you are back.
page-sure-leave = Leave? Your seat will be free.

## Settings

page-language = Language
page-speed = Pace of the cards
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-off = No animation
page-theme = Colours
page-theme-system = Like the device
page-theme-light = Day
page-theme-dark = Night
page-confirm = Ask before a card is played
page-sound = Sound
page-vibration = Vibration
page-shortcuts = Keyboard shortcuts
page-shortcuts-how = A single letter will do: R reads the table, M opens the menu… “Keys” lists them all.

## Who is here

page-people-link = The table's link, for those who watch too
page-people-here = connected
page-people-away = not connected
page-people-new-link = New link
page-people-new-link-for = New link for { $name }
page-people-kick = Send away
page-people-kick-sure = Yes, send away { $name }
page-people-watching = { $n ->
    [one] { $n } person is watching.
   *[other] { $n } people are watching.
}

## Links

page-copy = Copy
page-copied = Copied
page-share = Share
page-copy-yourself = It could not be copied: select the link and copy it yourself.
page-devices-how = Make a link and open it on the other device: you go on there with your seat. It works once, within 15 minutes. Do not pass it on to anybody else.
page-devices-make = Make the link
page-devices-link = Link for the other device

## Rules

page-rules-here = As this table plays it.

## Keys

page-keys-how = The arrow keys move between cards; Enter chooses. Besides:
page-keys-off = The arrow keys move between cards; Enter chooses. The single-letter shortcuts are switched off in the settings:
page-key-table = Read the table
page-key-hand = Read my hand
page-key-scores = Read the scores
page-key-status = Read whose turn it is
page-key-skip = Skip the animation
page-key-repeat = Watch the last one again

## When it closes

page-ended-kicked = The host sent you away. You can watch, and before a match sit down again if a seat is free.
page-ended-elsewhere = Your seat is played on another device or in another window now.
page-ended-left = You left the table.
page-ended-newer = This table was played by a newer Toril than this server. Ask whoever runs it.
page-ended-other = The page and the server did not understand each other. Please open it anew.
page-watch = Watch
page-come-back = Back to the table
