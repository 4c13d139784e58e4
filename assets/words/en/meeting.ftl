## The words where two machines meet for a match

meeting-heading = Two machines
meeting-about = Open this on the other machine too: Two players, with the opponent “At another machine”. Both need to be on the same network. Whoever invites has chosen the game and the maze.
meeting-looking = Looking for the other machine
meeting-in_vain = Nobody yet. Guest networks often keep machines apart, and a firewall may be blocking the game. Try the address below, or a phone’s hotspot.
meeting-choose = Choose who to play with.
# The player who was invited.
meeting-waits = Waiting for { $name } to answer
meeting-refused = { $name } would rather not play now.
meeting-unanswered = { $name } has not answered. Try again.
meeting-other_version = Somebody with another version of the game
# The reason is the system’s own, in English.
meeting-trouble = The system gives no access to the network: { $why }
meeting-address = Or type the other machine’s address
meeting-own_address = This machine’s address: { $address }
# Beside a code, and above the address that is in it.
meeting-scan = No game there? Scan this, or open it in a browser:
meeting-no_page = A browser could join too, if the game’s page lay beside the program, as it does in the downloads.
meeting-invites = { $name } invites you
# Which game, and the best of how many rounds.
meeting-what = { $mode } · { $best }
meeting-invite = Invite
meeting-look = Look there
meeting-accept = Play
meeting-decline = Not now
# A match of two others, which can be watched.
meeting-plays = { $one } plays { $two }
meeting-may_watch = They are playing. You can watch.
meeting-watch = Watch

## The words where two pages meet, by the letters that their players hand on as links

meeting-about_pages = Two pages on the same network can play each other, with no server in between. One of you sends a link, and the other sends one back. Whoever invites has chosen the game and the maze.
meeting-about_served = This page comes from a friend’s game, and plays against it. Whoever invites has chosen the game and the maze.
# How far the line between them has come.
meeting-line-idle = Send your friend a link, or paste the one that you were sent.
meeting-line-writing = Writing your link
meeting-line-invited = Send your friend the link, or let them scan the code. Then paste the link that comes back below.
meeting-line-answered = Almost there! Send this answer back, or let your friend scan the code. Keep this page open.
meeting-line-opening = Connecting
meeting-line-open = Connected. Waiting for your friend.
meeting-line-broken = The two pages cannot reach each other. Both need to be on the same network, and guest networks often keep devices apart. A phone’s hotspot helps. Then invite again.
meeting-line-unreadable = That isn’t a match link, or it answers a different invitation.
meeting-line-impossible = This browser cannot connect to another page. Try a different browser, and not a private window.
meeting-line-unanswered = The game that this page came from does not answer. Its screen “Two machines” has to stay open, on the same network.
meeting-own_letter = That’s your own link. Send it to your friend.
# The button, before there is a letter and after.
meeting-write_letter = Invite with a link
meeting-copy_letter = Copy the link
meeting-letter = Paste your friend’s link here
# The key that reads what is in the field.
meeting-read = Read

## The words of a match with another machine

meeting-far = At another machine
meeting-far_card = Plays at another machine
meeting-find = Find the other machine
# The player at the other machine.
meeting-not_ready = Waiting for { $name }
# Who has gone on to the next round already.
meeting-waits_for_you = { $name } is waiting for you.
meeting-paused = { $name } has paused
meeting-quiet = Nothing heard from { $name } for { $seconds } s. The match goes on as soon as the line is back.
meeting-left = { $name } has left the match
# What the other machine has told is said in English.
meeting-impossible = { $name }’s machine has told something that cannot be: { $what }. The match is over.
meeting-to_lobby = To the lobby
meeting-you = You
meeting-far_note = Walk on, or give up
meeting-go_on_alone = Play on alone
meeting-give_up = Give up
meeting-squeak = Squeak!
meeting-wave = Hello!
meeting-squeak_key = Squeak
meeting-wave_key = Wave
# What somebody sees who watches, and the players of somebody who does.
meeting-watched_end = The players have left the match.
meeting-watched_quiet = Nothing heard of the match for { $seconds } s.
meeting-next_round_soon = The next round begins when both are ready.
meeting-watchers = { $round } · Watching: { $count }

## The words where phones become gamepads

phones-heading = Phones as gamepads
phones-key = Phones as gamepads
phones-about = Scan the code with a phone’s camera, or open the address in its browser: the phone becomes a gamepad, with nothing to install. It has to be on the same network. The first moves the mouse of player 1, the second that of player 2.
phones-nobody = no phone yet
# $count
phones-joined = { $count ->
    [one] 1 phone connected
   *[other] { $count } phones connected
}
phones-in_vain = Nobody yet. Guest networks often keep devices apart, and a firewall may be blocking the game. The phone’s own hotspot works too.
phones-no_network = This machine is on no network that a phone could be on.
# The reason is the system’s own, in English.
phones-trouble = The system gives no access to the network: { $why }
phones-other_network = Other network
phones-done = Done
# What stands on the phone.
phones-joining = Just a moment
phones-lost = The game does not answer. Is it still open?
phones-one = You move mouse 1
phones-two = You move mouse 2
phones-run = Run
phones-scan_again = Scan the code on the screen again
