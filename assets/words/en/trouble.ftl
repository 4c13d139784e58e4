## The words about errors

# What is wrong with the address of the page.
trouble-link = This link cannot be opened. { $why }
# What is wrong with a pack that was pasted, or why a maze was not put into one.
trouble-no_pack = Nothing has changed: { $why }

## Why there is no such maze

trouble-maze_code-width = { $rooms } columns? { $least } to { $most } work
trouble-maze_code-height = { $rooms } rows? { $least } to { $most } work
# Of mazes of more rooms, which are worlds.
trouble-maze_code-only_worlds = So large? Only Kruskal, no loops
trouble-maze_code-size = “{ $text }” is not a size: write it like 30x20
trouble-maze_code-percent = “{ $text }” is not a percentage: use 0 to 100
# An unknown name, with a similar known one.
trouble-maze_code-name_like = No generator “{ $word }”. Is it { $name }?
# An unknown name, with all known ones.
trouble-maze_code-name = There is no generator “{ $word }”. There are: { $names }
trouble-maze_code-memory = This maze needs { $megabytes } MB of memory here, and there is not that much
trouble-maze_code-never_joined = { $generator } joins start and goal only at its end: leave out “joined”
trouble-maze_code-never_shaped = { $generator } builds rectangles only: choose another generator for a shape
trouble-maze_code-shape = The shape in this code is cut off or has a mistake
trouble-maze_code-shape_too_large = { $rooms } rooms are too many for a shape: use at most { $most }
trouble-maze_code-shape_and_quest = A maze with a shape has no “{ $field }”: leave out one of them
trouble-maze_code-unknown_world = This world isn’t here: open its file first
trouble-maze_code-drawn = The code of the drawn maze is cut off or has a mistake
# $field, $generator
trouble-maze_code-no_rooms_for_quest = { $generator } digs no rooms: leave out “{ $field }”
# $field, $rooms, $most
trouble-maze_code-too_large_for_quest = { $rooms } rooms are too many for “{ $field }”: use at most { $most }
trouble-maze_code-no_revision = A number is missing after { $generator }: write { $generator }{ $revision }
trouble-maze_code-revision = This game has no { $generator }{ $revision }, only { $generator }{ $known }
trouble-maze_code-no_seed = A seed can be any number or text, but not empty
trouble-maze_code-missing = The code is not complete: it should look like kruskal1-30x20-233
trouble-maze_code-field = “{ $text }” does not belong here: a code looks like kruskal1-30x20-loops10-233
trouble-maze_code-text_seed = “{ $text }” does not belong here: a code looks like kruskal1-30x20-loops10-233, and a seed in words goes behind a ~

## Why there is no such match

trouble-match_code-too_large = { $rooms } rooms are too many for the computer: it plays in up to { $most }
trouble-match_code-endless = Endless and a maze without end only go together: use endless1-233~endless-bo3
trouble-match_code-quest = A second cheese and a key are for one player: leave out “cheeses2” and “keys1”
trouble-match_code-walled_off = No way leads through this maze without its rules: it is for one player
trouble-match_code-no_rules = The rules are missing: a match looks like kruskal1-20x15-7~race-bo3
# An unknown mode, with a similar known one.
trouble-match_code-mode_like = There is no game “{ $word }”. Did you mean { $mode }?
# An unknown mode, with all known ones.
trouble-match_code-mode = There is no game “{ $word }”. There are: { $modes }
trouble-match_code-best_of = “{ $text }” is not a number of rounds: use bo1, bo3, bo5 or bo7
trouble-match_code-head_start = “{ $text }” is not a head start: lead2x5 gives player 2 a start of 5 seconds; 1 to { $most } work
trouble-match_code-speed = “{ $text }” is not a speed: use 4, 5, 6, 8, 10, 12, 15 or 20 tiles a second
trouble-match_code-ghost = A ghost only runs a single race in the same maze, without a head start: use race-bo1-ghost
trouble-match_code-snatch = Snatch is for two people: leave the computer out
trouble-match_code-field = “{ $text }” does not belong here: a match looks like kruskal1-20x15-7~race-bo3-mirrored-lead2x5-sharp8

## Why a line is not a bookmark

trouble-bookmark-step = “{ $text }” is not a step: write @12, or @12-18 to repeat a part
trouble-bookmark-rule = There is no rule “{ $text }”: use naive, size or rank, and then none, halving or full
trouble-bookmark-old = “{ $text }” is an exercise from version 0.2, and its trees have changed: begin a new one
trouble-bookmark-maze = { $code } does not fit on the bench: it takes kruskal mazes without loops and with up to { $most } rooms
trouble-bookmark-field = “{ $text }” does not belong here: a bookmark looks like kruskal1-4x3-7@12-18 size halving loop

## Why a recording or a challenge was refused

trouble-challenge-something_else = This is not a challenge: one begins with icetea:
trouble-challenge-version = This challenge is from another version of the game ({ $version })
trouble-challenge-too_long = This is too long for a challenge: one has { $most } characters at most
trouble-challenge-broken = Part of this challenge is missing: copy the whole line again
trouble-challenge-tampered = This recording has been changed, so it can’t be trusted
# It cannot have happened in its maze.
trouble-challenge-untrue = This recording doesn’t fit its maze
# A run that cannot be made a challenge.
trouble-challenge-unsuited = Only a run without help, at full speed and not too long, makes a challenge

## The words about errors with files

trouble-files-damaged = { $file } is damaged. It was renamed to { $kept_as }
# Lines of a file are damaged, and were moved.
trouble-files-damaged_lines = Lines of { $file } are damaged. They were moved to { $kept_in }
trouble-files-newer = { $file } is from a newer version of the game. It was renamed to { $kept_as }
trouble-files-foreign = { $file } is from elsewhere. It was renamed to { $kept_as }
trouble-files-key_lost = The game’s seal key was lost: your earlier best runs now count as from elsewhere
# The game was restarted because the system's clock jumped.
trouble-files-clock_jumped = This computer’s clock jumped, so the game started again. A run you were in is under Continue
# The bundle was made by a newer version of the game.
trouble-files-all_newer = Nothing was replaced: this file is from a newer version of the game
# The bundle is damaged.
trouble-files-all_damaged = Nothing was replaced: this file is damaged
trouble-files-cannot_save = Can’t save { $file }: { $reason }
# Data that cannot be saved, and how to get it elsewhere.
trouble-files-elsewhere = { $what }. The game keeps trying; “All game data” in Settings saves everything elsewhere
trouble-files-cannot_read = Can’t read { $file }: { $reason }
# The bundle of what could not be saved last time.
trouble-files-rescued = What couldn’t be saved last time is in { $file }. Open it with the game to get it back
trouble-files-crashed = The game crashed last time. The report is { $report }
trouble-files-no_folder = Nothing can be saved, as there is no folder for it: set ICETEA_MAZE_DIR to one
trouble-files-full = the disk is full
trouble-files-read_only = the disk is read-only
trouble-files-not_a_file = it is a folder, a pipe or a device and not a file
trouble-files-not_allowed = the system does not allow it
trouble-files-busy = another copy of the game is using that folder
trouble-files-cannot_set_aside = this version of the game can’t understand it or move it away: { $reason }
trouble-files-cannot_write_down = it can’t be written: { $reason }
# A file whose maze was read with some assumptions.
trouble-files-assumed = Is this the right maze? { $what }
# A file that may not be a maze.
trouble-files-doubted = Perhaps not: { $why }.

## Why a file is neither a maze nor a recording

trouble-unreadable-empty = it is empty
# An incomplete file, or one that was changed.
trouble-unreadable-damaged = it is damaged, or part of it is missing
trouble-unreadable-several_lists = several lists in it could be the maze: keep one, or name one of them “maze”
trouble-unreadable-two_starts = it has two starts
trouble-unreadable-no_open_tile = it is all wall
# Start and goal are the same tile, or one of them is a wall.
trouble-unreadable-ends = start and goal have to be two open tiles
trouble-unreadable-no_walls = there are no walls in the picture: all of it is about equally light
trouble-unreadable-no_tiles = there is no maze in the picture: walls have to be straight, in rows and columns, and equally thick
# An element that no maze is drawn with.
trouble-unreadable-no_part = this is not part of a maze
trouble-unreadable-blank = a coloured blank
trouble-unreadable-at = line { $line }, column { $column }: { $what }
trouble-unreadable-encoding = this is not valid { $encoding }
# A character, number or word that has no meaning there.
trouble-unreadable-unexpected = { $found } is neither a wall nor an open tile nor a mark
# An array that was printed incompletely.
trouble-unreadable-abbreviated = numbers are left out here ({ $dots }): write the whole array into the file
trouble-unreadable-too_large = it has { $columns } × { $rows } tiles, and a side may have { $most }
trouble-unreadable-too_many_pixels = { $width } × { $height } pixels are too many
trouble-unreadable-foreign_picture = this is a { $kind } picture: only PNG, SVG, PBM, PGM and PPM can be read, so save it as PNG
trouble-unreadable-version = this recording is from another version of the game ({ $version })
# An error in a card of the laboratory.
trouble-unreadable-card = line { $number }, “{ $line }”, has no meaning in a lab card
trouble-unreadable-pack-line = line { $number }, “{ $line }”: { $reason }
trouble-unreadable-pack-beginning = a pack begins with a line like “pack1 My mazes”
trouble-unreadable-pack-too_large = a maze of a pack has at most { $rooms } rooms
trouble-unreadable-pack-twice = this maze has come before
trouble-unreadable-pack-damaged = this code is damaged
trouble-unreadable-pack-too_long = a pack is at most { $kilobytes } KB long
trouble-unreadable-pack-count = a pack has 1 to { $most } mazes
trouble-unreadable-recording = line { $line } of this recording makes no sense
# The run of a program that walks, builds or solves.
trouble-unreadable-unfit = its program cannot have done this in its maze
trouble-unreadable-memory = it needs { $megabytes } MB of memory, more than there is

## What had to be assumed to read a file

trouble-assumed-exchanged = walls and open tiles were swapped, so that the border is closed
trouble-assumed-inside_out = the whole border is open: if walls and open tiles are the wrong way round, swap them in the file
trouble-assumed-blank_wall_by_border = blanks were taken for walls, as most of the border is made of them
trouble-assumed-perhaps_wide = each character was taken for a tile; if rooms are several characters wide, that is wrong
trouble-assumed-unjoined = the lines do not join everywhere: each character was taken for a tile
trouble-assumed-first_of_several = there are several blocks of text; the first was read
trouble-assumed-floor_below_mark = the floor below a mark cannot be seen: it was taken for open
trouble-assumed-numbered_ends = 2 was taken for the start and 3 for the goal
trouble-assumed-row_first = the places of start and goal were taken as [row, column], counted from 0
trouble-assumed-column_first = the places of start and goal were taken as [column, row], counted from 0
trouble-assumed-light_walls = the light parts of the picture were taken for walls
trouble-assumed-no_goal_mark = nothing marks the goal: the last open tile was taken
trouble-assumed-no_start_mark = nothing marks the start: the first open tile was taken
trouble-assumed-one_tile = only one tile of it is open
trouble-assumed-no_way = no way leads from the start to the goal
trouble-assumed-only_walls = nothing but walls leads from the start to the goal: if they are the way, swap them with the open tiles in the file
trouble-assumed-parts = there are openings here and there, and parts that cannot be reached
trouble-assumed-wall_by_border = { $wall } was taken for wall, as most of the border is made of it
trouble-assumed-short_line = line { $line } ends early: what is missing was taken for wall
trouble-assumed-empty_line = line { $line } is empty: it was taken for a row of walls
trouble-assumed-left_out = line { $line } was left out: it does not look like a part of the maze
trouble-assumed-other_size = line { $line } says { $claimed }, but the maze has { $columns } × { $rows } tiles
trouble-assumed-many_openings = nothing marks start and goal, and there are not two openings in the border but { $count }: the first and the last open tile were taken
trouble-assumed-margin = a margin was cut off: { $left } pixels left, { $top } above, { $right } right, { $bottom } below
trouble-assumed-lines = walls were taken to be { $wall } pixels thick and rooms { $room } pixels wide
trouble-assumed-fractional = tiles were taken to be { $pixels } pixels wide
trouble-assumed-start = the { $hue } spot was taken for the start
trouble-assumed-goal = the { $hue } spot was taken for the goal
trouble-assumed-misfit = { $percent } % of the picture does not fit its tiles
# It may not be a maze, for one of the reasons below, or some of those above.
trouble-assumed-no_maze = this may not be a maze: { $why }
trouble-assumed-open_border = { $percent } % of its border is open
trouble-assumed-mostly_wall = only { $percent } % of it is open

## The names of colours

trouble-assumed-hues-green = green
trouble-assumed-hues-cyan = cyan
trouble-assumed-hues-blue = blue
trouble-assumed-hues-yellow = yellow
trouble-assumed-hues-magenta = magenta
trouble-assumed-hues-red = red
