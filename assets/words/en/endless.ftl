## The words of a maze without end

endless-time_left = Time left
endless-cheeses = Cheeses
endless-distance = Distance
# In a world, crumbs of cheese lie on the path; the cheese itself is at its far end.
endless-crumbs = Crumbs
endless-to_cheese = To the cheese
endless-crossed = You crossed the world!
endless-time_is_up = Time’s up
endless-best = Best
endless-best_today = Best today
# Above a chart with a bar for each cheese.
endless-seconds_left = Seconds left at each cheese
endless-no_cheese = No cheese this time
# The number of days with a run.
endless-days = Days played
# Above a chart with a bar for each of these days.
endless-best_of_days = Most cheeses on each day
# How many cheeses another player has eaten.
endless-to_beat = Cheeses to beat: { $cheeses } – { $name }

## What can be done next

endless-choices-again = Again
endless-choices-new = New maze
endless-choices-daily = Today’s maze
endless-choices-world = A billion rooms
endless-choices-title = Main menu
