## The words about the maze of the week

week-weekly = Weekly million
# An explanation for players who have not begun it.
week-note = A million rooms in fog. It waits for you all week
# The buttons that go there, play it, and go back to the days.
week-choose = This week’s maze
week-play = Play this week’s maze
week-days = The days
week-week = Week { $number }
week-seen = { $rooms } rooms seen
week-so_far = { $rooms } rooms seen, { $time } walked
# The flag that the camera looks at.
week-flag_of = Flag { $number } of { $flags }
