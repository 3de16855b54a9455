### The page on devices: the TV, the app, the sounds, without a network.

## The app

devices-install = Install the app
devices-full-screen = Full screen
devices-full-screen-leave = Leave full screen
devices-offline = No connection to the server: rules and settings are still here, but playing needs the network. Retrying…
devices-sounds-offer = Play with sounds?
devices-sounds-yes = Yes, with sounds
devices-sounds-no = No, thanks

## Sharing

devices-share-text = Up for { $game }? Open the link and sit down at the table.

## The TV

devices-tv = Show on a TV
devices-tv-how = Open this address on the TV, or on a computer connected to it. It shows the table large and nobody’s hand: you play on your phones.
devices-tv-link = Address for the TV
devices-tv-here = Open on this screen
devices-tv-title = Table { $code } on the TV
devices-tv-leave = Back to the table
devices-tv-join = Join with your phone
devices-tv-join-how = Scan the code, or open { $address } and type:
devices-tv-standings = Standings
