## The words about recordings, ghosts and challenges

replay-run_of = { $name }’s run of { $time }
replay-player = Player
# While both run: the seconds between this run and the other player's.
# $name, $seconds
replay-ahead = { $seconds } s ahead of { $name }
# $name, $seconds
replay-behind = { $seconds } s behind { $name }
replay-level = Level with { $name }
# Once the race is over: the seconds between both runs.
# $name, $seconds
replay-beaten = { $seconds } s faster than { $name }
replay-lost = { $name } was { $seconds } s faster
replay-your_best = your best
# The time of the best run to race against.
replay-against = Beat your { $time }
replay-race_it = Race it
replay-not_now = Not now
replay-ghost = Ghost
replay-race_the_best = Race your best
replay-watch_again = Watch again
replay-save = Save the recording
replay-challenge = Copy a challenge
replay-postcard = Save a postcard
replay-scan_or_paste = Your turn: scan or paste the challenge
replay-scan_the_code = Scan or paste to play this maze
replay-too_large_to_draw = rooms are too many for a postcard
replay-challenge_copied = Challenge copied. Send it to a friend, who can paste it in the main menu.
# The name of a player without a name.
replay-mouse = Mouse
# Whether a recording was run here.
replay-own = own
replay-from_elsewhere = from elsewhere
# The name of a player whose run is from elsewhere.
replay-guest = { $name } (from elsewhere)
