### The page: what every screen has, menu, settings and connection.

page-close = Close
page-cancel = Cancel
page-home = Home
page-menu = Menu
page-table = Table { $code }
page-match = { $game }, table { $code }
page-title-turn = Your turn! · Toril
page-unreachable = Can’t reach the server. Please try again.
page-again = Try again
page-no-table = There’s no table { $code }. Check the code.

## Menu

page-menu-match = This match
page-menu-table = The table
page-menu-app = Toril
page-menu-ways-out = Leaving
page-menu-scores = Scores
page-menu-log = Log
page-menu-counter = Card counter
page-menu-people = Players
page-menu-devices = Switch devices
page-menu-rules = Rules
page-menu-learn = Learn by playing
page-menu-keys = Keyboard shortcuts
page-menu-settings = Settings
page-menu-fairness = Check the deal
page-menu-pause = Pause
page-menu-end = End the match for everyone
page-menu-resign = Resign
page-menu-leave = Leave the table
page-sure-end = End the match for everyone? Nobody wins, and it can’t be resumed.
page-sure-resign = Resign? A bot will finish the match for you.
page-sure-leave-match = Leave? A bot will play for you until you’re back.
page-sure-leave = Leave? Your seat will be free for someone else.

## Settings

page-settings-me = You
page-settings-play = At the table
page-settings-look = Appearance
page-settings-device = Sound and device
page-language = Language
page-speed = Animation speed
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-off = No animations
page-theme = Theme
page-theme-system = Automatic
page-theme-light = Light
page-theme-dark = Dark
page-confirm = Confirm before playing a card
page-take-back = Time to take a move back
page-take-back-how = Against bots, for just over a second.
page-sorted = Sort piles by number
page-sorted-how = For 11 nimmt! Otherwise each pile stays where it is.
page-sound = Sound
page-vibration = Vibration
page-shortcuts = Single-letter shortcuts
page-shortcuts-how = R reads out the table, M opens the menu, ? shows the whole list.

## Who is here

page-people-link = Table link (to play or watch)
page-people-here = online
page-people-away = offline
page-people-new-link = Rejoin link
page-people-new-link-for = Rejoin link for { $name }
page-people-kick = Remove
page-people-kick-sure = Yes, remove { $name }
page-people-watching = { $n ->
    [one] { $n } person is watching.
   *[other] { $n } people are watching.
}

## Links

page-copy = Copy
page-copied = Copied
page-share = Share
page-copy-yourself = Couldn’t copy: select the link and copy it yourself.
page-devices-how = Create a link and open it on the other device to keep your seat there. It works only once and expires after 15 minutes. Don’t share it with anyone.
page-devices-make = Create the link
page-devices-link = Link for the other device

## Rules

page-rules-here = As played at this table.

## Keys

page-keys-how = The arrow keys move between cards; Enter chooses. Also:
page-keys-off = The arrow keys move between cards; Enter chooses. Single-letter shortcuts are turned off in the settings:
page-key-table = Read out the table
page-key-hand = Read out my hand
page-key-scores = Read out the scores
page-key-status = Read out whose turn it is
page-key-skip = Skip the animation
page-key-repeat = Watch the last play again

## When it closes

page-ended-kicked = You were removed from the table. You can watch, or sit down again before a match starts if a seat is free.
page-ended-elsewhere = You’re now playing on another device or in another window.
page-ended-left = You left the table.
page-ended-day = Only the person who plays it sees a try at the deal of the day.
page-ended-newer = This table was played on a newer version of Toril than this server has. Ask whoever runs the server to update it.
page-ended-other = Something went wrong between the page and the server. Please reload the page.
page-watch = Watch
page-come-back = Back to the table
