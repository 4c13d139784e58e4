## The words of side-by-side shows

contest-side_by_side = Side by side
contest-solvers = Solvers
contest-generators = Generators
contest-what_you_see = What you see
contest-about_solvers = All of them look for a path through the same maze and enter or leave a tile in turn; looking ahead costs nothing. Wherever they have looked stays coloured.
contest-about_solvers_rooms = All of them look for a path through the same maze and enter or leave a room in turn; looking ahead costs nothing. Wherever they have looked stays coloured.
contest-about_generators = All of them build a maze of the same size from the same seed, step by step in turn. Who is done first?
contest-too_large = This maze is too large to show side by side: up to 500 × 500 rooms can be compared.
contest-arrivals = Order of arrival
contest-who_looked = Where each looked
# Makes an enlarged picture small again.
contest-back_to_lanes = Back to all
contest-at_work = still working
contest-no_path = none
contest-steps = Steps
contest-held = Waiting
contest-longest = Most
contest-path = Path
contest-touched = Touched
contest-opened = Opened

## The places: first, second and so on

contest-places-first = 1st
contest-places-second = 2nd
contest-places-third = 3rd
contest-places-fourth = 4th

## The words of the rat school

school-rat_school = Rat school
school-what_you_see = What you see
school-about = Four rats run the same maze again and again. At junctions they pick a path by chance, but they remember dead ends, some better than others. So they make fewer wrong turns each time.
school-too_large = This maze is too large for school: rats learn up to 100 × 100 rooms.
school-curve = Learning curve
school-curve_note = wrong turns in each run
school-remembers_all = Never forgets
school-forgets = Forgets { $percent } %
school-run = run { $number }
school-wrong_turns = { $turns ->
    [one] { $turns } wrong turn
   *[other] { $turns } wrong turns
}
# After how many runs a rat makes no more wrong turns.
school-learnt = { $runs ->
    [one] learnt in { $runs } run
   *[other] learnt in { $runs } runs
}
# After how many runs a rat is let off although it still makes some.
school-let_off = { $runs ->
    [one] not in { $runs } run
   *[other] not in { $runs } runs
}
school-no_path = there is no path
school-your_runs = { $runs ->
    [one] { $runs } run
   *[other] { $runs } runs
}
school-no_run_yet = run it yourself
school-closed = remembered dead end
school-path = trail
school-whole_runs = Whole runs
school-back_to_school = Rat school
