## The words about two players

versus-two_players = Two players
versus-friend = A friend
versus-ghost = Ghost
versus-join = Press to join
versus-tap_to_join = Tap to join
versus-swipe_to_walk = Swipe on your half of the screen to walk
versus-coat = Animal
versus-bar = Show distance
versus-ghost_of = { $name }’s ghost
versus-ghost_time = Best run: { $time }
versus-ghost_kept = The ghost of your best run: { $time }
versus-ghost_missing = No ghost yet: run this maze on your own first
versus-ghost_unsuited = No ghost here: it needs a race in the same maze
versus-speed = { $tiles } tiles / s
versus-how_to_sit = Seating
# Offered to players who have only a touch screen.
versus-seats_offer = One tablet between you? Sit face to face: choose it under Seating.
# The most rounds that there are, and how many win the match.
# $rounds, $needed
versus-best_of = Best of { $rounds }
versus-one_round = One round
versus-no_head_start = None
versus-head_start = Player { $player }: { $seconds } s
versus-start = Start
versus-who_is_missing = To join, press one of your walking keys
versus-who_has_not_tapped = To join, tap your own card
versus-round = Round { $number }
versus-go = Go!
versus-wait = Wait { $seconds } s
versus-rounds = Rounds
versus-cheeses = Cheeses
versus-wins = { $name } wins!
versus-draw = It’s a draw!
versus-draw_note = Both at the very same moment
versus-loser_note = Walk on, or skip with Enter
versus-loser_note_touched = Walk on, or tap Skip
versus-fairness = Was it fair?
# The verdict if neither player had an advantage.
versus-fair = Yes: just as far for both.
# The advantage that a player had.
versus-fair_anyway = Yes: { $name } would have won either way.
versus-unfair = No: this decided it.
versus-nearer = { $steps ->
    [one] { $name } had { $steps } step less to go.
   *[other] { $name } had { $steps } steps less to go.
}
versus-faster = { $name } walks faster.
versus-earlier = { $name } set out { $seconds } s earlier.
versus-card_time = Time
versus-card_shortest = Shortest path
versus-card_all_cheeses = Paths to all cheeses
versus-card_junctions = Junctions on it
versus-card_steps = Steps
versus-card_carried = Steps with the cheese
versus-card_dead_ends = Dead ends entered
versus-card_lost = Time lost
versus-card_ways = Both trails
versus-not_there = didn’t arrive
# Where a player stood still, and for how long.
versus-stood = { $seconds } s standing at { $column }, { $row }
# Where a detour began, and what it cost.
versus-detour = { $steps ->
    [one] { $seconds } s and { $steps } step at { $column }, { $row }
   *[other] { $seconds } s and { $steps } steps at { $column }, { $row }
}
versus-no_loss = none
versus-save_round = Save the recording
versus-next_round = Next round
versus-who_won = Who won?
versus-wins_match = { $name } wins the match!
versus-match_draw = The match is a draw
versus-rematch = Rematch
versus-lobby = Lobby

## The two players by their seats

versus-players-one = Player 1
versus-players-two = Player 2

## The computer's algorithms, its name with each, and what it is like to play against

versus-minds-depth_first = Depth-first
versus-minds-sharp_depth_first = Sharp-eyed
versus-minds-wall_follower = Hand on the wall
versus-minds-dozer = Shortest path, with naps
versus-minds-shortest_way = Shortest path

## The computer's algorithms, its name with each, and what it is like to play against

versus-rivals-depth_first = Digger
versus-rivals-sharp_depth_first = Beady
versus-rivals-wall_follower = Paws
versus-rivals-dozer = Dozy
versus-rivals-shortest_way = Dart

## The computer's algorithms, its name with each, and what it is like to play against

versus-tempers-depth_first = Digger tries every passage to its end and walks all the way back.
versus-tempers-sharp_depth_first = Beady spots dead ends from afar and never sets foot in them.
versus-tempers-wall_follower = Paws keeps a paw on the wall, come what may.
versus-tempers-dozer = Dozy knows the way, but nods off at every fork.
versus-tempers-shortest_way = Dart never takes a wrong turn. You’ll want a head start.

## The looks of players

versus-coats-mouse = Mouse
versus-coats-marmot = Marmot
versus-coats-hedgehog = Hedgehog
versus-coats-rabbit = Rabbit

## Whether a bar shows the distance

versus-bar_wanted-off = off
versus-bar_wanted-on = on

## The rows of the lobby

versus-rows-name_one = Player 1
versus-rows-name_two = Player 2
versus-rows-rival = Opponent
versus-rows-speed_or_seats = Speed
versus-rows-mode = Game
versus-rows-mazes = Mazes
versus-rows-best_of = Rounds
versus-rows-head_start = Head start

## A text for each way to win a round

versus-modes-race = Race
versus-modes-snatch = Snatch
versus-modes-meet = Swap
versus-modes-hunt = Cheese hunt
versus-modes-first_hunt = Cheese hunt (0.2)
versus-modes-endless = Endless

## A text for each way to win a round

versus-mode_notes-race = Who is first to the cheese?
versus-mode_notes-snatch = One cheese: walk 60 steps with it, while the other runs after you. A touch takes it!
versus-mode_notes-meet = From opposite corners: who is first to the other’s start?
versus-mode_notes-hunt = Five cheeses, just as far for both in all: who eats three?
versus-mode_notes-first_hunt = As in version 0.2: its cheeses lie less fairly.
versus-mode_notes-endless = One cheese after another in a maze without end: who is first to eat five?

## A text for each way to share out mazes

versus-mazes-same = The same
versus-mazes-mirrored = Mirrored
versus-mazes-drawn_alike = Mirrored, drawn alike

## A text for each way to share out mazes

versus-mazes_notes-same = Both run in the same maze.
versus-mazes_notes-mirrored = Player 2 runs in the mirror image, and sees it that way.
versus-mazes_notes-drawn_alike = Player 2 runs in the mirror image, but both see the maze alike.

## A text for each way to sit at one screen

versus-seats-side_by_side = Side by side
versus-seats-face_to_face = Face to face

## A text for each way to sit at one screen

versus-seats_notes-side_by_side = Both look at the screen from the same side.
versus-seats_notes-face_to_face = The screen lies between you: the upper half is turned to player 2.

## The menu of a paused match

versus-pause_menu-resume = Resume
versus-pause_menu-settings = Settings
versus-pause_menu-lobby = Lobby
versus-pause_menu-title = Main menu
