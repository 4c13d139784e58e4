//! Every number of the rules in one place, with its unit in its name.

mod film;
mod journey;

use crate::maze::bench::MOST_MEMBERS;

pub use self::film::{
    FILM_END_CENTISECONDS, FILM_LARGEST_ROOM_PIXELS, FILM_LONGEST_FRAME_CENTISECONDS,
    FILM_MOST_CENTISECONDS, FILM_MOST_FRAMES, FILM_MOST_FRAMES_BY_STEP,
    FILM_MOST_FRAMES_WITH_PANELS, FILM_MOST_PIXELS, FILM_MOST_SIDE_WITH_PANELS,
    FILM_MOST_STEPS_PER_SECOND, FILM_MOST_TILES_WITH_PANELS, FILM_READABLE_STEPS_PER_SECOND,
    FILM_SHORTEST_FRAME_CENTISECONDS,
};
pub use self::journey::{
    JOURNEY_HASTE, JOURNEY_STOPS_PER_REGION, JOURNEY_STOPS_PER_SECOND, JOURNEY_STOPS_TO_GO_ON,
    JOURNEY_TILES_PER_STOP, NEAR_MISS_PERCENT_OF_PAR, REGION_END_TICKS, RIVAL_MOST_NAP_TICKS,
    RIVAL_MOST_STRIDES, RIVAL_PACES, RIVAL_PERCENT_OF_PAR, RIVAL_WALKS_PERCENT,
};

/// The rate of the rules, whatever the screen does.
pub const TICKS_PER_SECOND: u32 = 120;
/// The longest stall in ticks: beyond that the game stands still.
pub const MOST_TICKS_PER_FRAME: u32 = 12;

/// The longest time between two parts of the journal. At half the game speed it is twice as long,
/// which is still less than five seconds.
pub const JOURNAL_TICKS: u64 = 2 * TICKS_PER_SECOND as u64;

/// How many saved games are kept.
pub const MOST_SAVED_RUNS: usize = 10;
/// A saved round longer than this starts over, since replaying it would take too long.
pub const RESUMED_MOST_TICKS: u32 = 2 * 60 * 60 * TICKS_PER_SECOND;

/// The game speed at which runs count for records; the player may choose a slower one.
pub const USUAL_SPEED_PERCENT: u8 = 100;

/// How long the mouse takes for a tile when it walks.
pub const WALK_TICKS_PER_TILE: u32 = 9;
/// How long the mouse takes for a tile when it runs.
pub const RUN_TICKS_PER_TILE: u32 = 4;
/// How long a leap from one room to another takes.
pub const LEAP_TICKS: u32 = 44;
/// How long a run rests at a choice before it goes on, if its keys are still held.
pub const RUN_ON_TICKS: u32 = TICKS_PER_SECOND / 3;
/// A turn is still accepted when the mouse has gone a tile divided by this.
pub const LATE_TURN_PARTS_OF_TILE: u32 = 2;
/// How long it is dazed after a bump into a wall.
pub const BUMP_TICKS: u32 = 36;
/// How often a standing mouse looks around.
pub const LOOK_ABOUT_TICKS: u32 = 7 * TICKS_PER_SECOND;
/// How long it then looks to each side.
pub const GLANCE_TICKS: u32 = TICKS_PER_SECOND;
/// How long a turn that was pressed too early is remembered after its key is released.
pub const EARLY_TURN_TICKS: u32 = 30;
/// The longest rest that counts in the cost of a wrong turn.
pub const WRONG_TURN_REST_TICKS: u32 = 2 * TICKS_PER_SECOND;

/// How far along a corridor the place of a click is searched.
pub const LEAD_MOST_STRIDES: usize = 1_000;
/// How many visited places are searched in a tick for the way to a click.
pub const LEAD_PLACES_PER_TICK: usize = 4_000;
/// How long a pointer has to be held to lead the mouse and not only click.
pub const LEAD_HOLD_TICKS: u32 = TICKS_PER_SECOND / 5;
/// How far a finger has to move to walk the mouse, in logical pixels.
pub const SWIPE_PIXELS: f32 = 24.0;
/// How long a finger has to rest to lead the mouse and not only tap.
pub const TOUCH_HOLD_SECONDS: f64 = 0.25;
/// The least number of frames for that, however slow they are.
pub const TOUCH_HOLD_FRAMES: u32 = 6;
/// How far a resting finger may move, in logical pixels.
pub const STILL_PIXELS: f32 = 8.0;
/// The least size of anything for fingers, in logical pixels.
pub const TOUCH_PIXELS: f32 = 44.0;
/// How long it is shown that a click was refused.
pub const PUFF_TICKS: u32 = 2 * TICKS_PER_SECOND;
/// How long it is told what keeps the mouse where it is.
pub const HINDRANCE_TICKS: u32 = 3 * TICKS_PER_SECOND;
/// How long a mouse stands where no way is left before it is told so: one may find that out oneself.
pub const STUCK_TOLD_TICKS: u32 = 4 * TICKS_PER_SECOND;
/// How much longer it seems by going on, or bumping into something.
pub const STUCK_TRY_TICKS: u32 = 3 * TICKS_PER_SECOND / 2;
/// How long a run lasts before it is a loss to start again.
pub const LOSS_FROM_TICKS: u64 = 60 * TICKS_PER_SECOND as u64;
/// How long a key that would spoil a run waits for its second press.
pub const ASK_AGAIN_TICKS: u32 = 3 * TICKS_PER_SECOND;

/// How many rooms, or tiles where there are none, a hint shows.
pub const HINT_STRIDES: usize = 8;
/// The most that it shows in a puzzle, where they are the solution.
pub const HINT_STRIDES_OF_PUZZLE: usize = 3;
/// What part of the strides that are left it shows then.
pub const HINT_PARTS_OF_PUZZLE: usize = 5;
/// How long a hint is shown.
pub const HINT_TICKS: u32 = 3 * TICKS_PER_SECOND;

/// How long auto-solve searches, and at most walks, unless a frame could not do its share.
pub const SOLVE_SECONDS: u32 = 10;
/// After how long a new player is told of hints.
pub const HINT_TIP_SECONDS: u32 = 45;
/// From so many rooms on a new player is told of running.
pub const RUN_TIP_ROOMS: u32 = 36;
/// From so many rooms on the player does not wait until a maze is measured, or even built.
pub const GIANT_LEAST_ROOMS: u32 = 1 << 20;
/// How many tiles from the border of what is known of a maze more of it is explored: farther than
/// any player sees.
pub const LOOK_ABOUT_TILES: u16 = 512;
/// The largest maze, in tiles, for solvers in auto-solve that first look at all of it.
pub const SOLVE_FORESEEING_MOST_TILES: usize = 1_001 * 1_001;
/// The largest maze, in tiles, for any solver in auto-solve but the default.
pub const SOLVE_OTHERWISE_MOST_TILES: usize = 2_001 * 2_001;
/// The least steps per second of auto-solve, in a small maze or slowed down.
pub const SOLVE_LEAST_STEPS_PER_SECOND: u32 = 5;
/// The most steps of auto-solve in a tick, shown or foreseen.
pub const SOLVE_MOST_STEPS_PER_TICK: u32 = 20_000;
/// The steps in a tick while skipping to the end of the search: no more than fit into a frame.
pub const SKIP_STEPS_PER_TICK: u32 = 80_000;
/// The ticks of the walk in one tick while skipping to its end: no more than fit into a frame.
pub const SKIP_WALK_TICKS_PER_TICK: u32 = 20_000;
/// How long the finished search is shown before the mouse sets out.
pub const SOLVED_PAUSE_TICKS: u32 = TICKS_PER_SECOND / 2;
/// How many rooms to walk to in the first step of the first lesson.
pub const LESSON_ROOMS_TO_WALK: u32 = 3;
/// How long a completed step is praised before the next one comes.
pub const LESSON_PRAISE_TICKS: u32 = TICKS_PER_SECOND;
/// The longest time between two clicks that make the mouse run.
pub const DOUBLE_CLICK_TICKS: u32 = 2 * TICKS_PER_SECOND / 5;
/// The largest distance of the two clicks, in logical pixels.
pub const DOUBLE_CLICK_REACH: f32 = 12.0;
/// How long each choice is offered to a player who uses one key.
pub const OFFER_TICKS: u32 = 6 * TICKS_PER_SECOND / 5;
/// How long that key is held to go back instead.
pub const ONE_KEY_BACK_TICKS: u32 = TICKS_PER_SECOND;
/// How long the celebration at the cheese lasts before the results are shown.
pub const JOY_TICKS: u32 = TICKS_PER_SECOND;
/// How long the celebration lasts after a perfect run.
pub const PERFECT_JOY_TICKS: u32 = 3 * TICKS_PER_SECOND / 2;
/// How long walking keys cannot end it, since they may have been pressed on the way there.
pub const JOY_DEAF_TICKS: u32 = TICKS_PER_SECOND / 2;

/// The largest maze whose difficulty is computed, in tiles.
pub const JUDGED_MOST_TILES: usize = 2_049 * 2_049;
/// The longest wrong way whose end is visible at once.
pub const GLANCE_STRIDES: u32 = 2;
/// What a decision adds to the effort of a maze.
pub const EFFORT_PER_DECISION_STRIDES: u32 = 4;
/// The efforts from which there are two, three, four and five lemons.
pub const LEMONS_FROM_EFFORTS_STRIDES: [u32; 4] = [40, 150, 600, 1_500];
/// The time of a good run along the shortest path, in percent of a walk …
pub const PAR_WALK_PERCENT: u64 = 150;
/// … with this for each decision on it …
pub const PAR_PER_DECISION_TICKS: u64 = 3 * TICKS_PER_SECOND as u64 / 2;
/// … and this at the start.
pub const PAR_READY_TICKS: u64 = 3 * TICKS_PER_SECOND as u64;

/// From how many draws the farthest place is taken for each thing of a quest.
pub const QUEST_DRAWS: usize = 6;
/// How often to try for a single door that separates start and goal …
pub const QUEST_DOOR_TRIES: usize = 8;
/// … along the path, from this share of it on.
pub const QUEST_DOOR_FROM_PERCENT: usize = 40;
/// From how many draws the plate that shortens the way most is taken.
pub const PLATE_DRAWS: usize = 32;
/// How many sets of flaps are drawn.
pub const FLAP_DRAWS: usize = 12;
/// How many sets of teapots are drawn.
pub const TEAPOT_DRAWS: usize = 24;
/// The shares of the free rooms to try to cover with ice, the best one first.
pub const ICE_PERCENTS: [u32; 7] = [70, 60, 50, 40, 30, 20, 10];
/// How many layers of ice are drawn for each share.
pub const ICE_DRAWS: usize = 32;
/// The most nodes in the search of a maze in which a mouse can lose its way.
pub const STRANDING_MOST_NODES: usize = 20_000;
/// The shares of the rooms to let melt, one draw for each.
pub const MELTING_PERCENTS: [u32; 10] = [100, 90, 90, 80, 80, 70, 60, 50, 40, 20];
/// How many sets of keys and doors in colours are drawn.
pub const STRING_DRAWS: usize = 24;
/// How many partings into closed sets are drawn.
pub const CLOSED_SETS_DRAWS: usize = 8;
/// The most nodes in the search of a maze with them.
pub const CLOSED_SETS_MOST_NODES: usize = 40_000;
/// How many pairs of a start and a cheese are drawn for a twin.
pub const TWIN_DRAWS: usize = 32;
/// How many rooms are tried for a cat to begin in.
pub const CAT_DRAWS: usize = 8;
/// How many sets of beads are drawn for a thread.
pub const THREAD_DRAWS: usize = 8;
/// How long a mouse trap takes from room to room.
pub const PATROL_TICKS_PER_ROOM: u64 = 30;
/// How long it holds a mouse that it has caught …
pub const PATROL_HOLD_TICKS: u64 = 3 * TICKS_PER_SECOND as u64;
/// … and for how long it cannot catch it again then.
pub const PATROL_GRACE_TICKS: u64 = 2 * TICKS_PER_SECOND as u64;
/// From how many rounds the one that is most in the way is taken …
pub const PATROL_DRAWS: usize = 12;
/// … and the most rooms of one.
pub const PATROL_MOST_ROOMS: usize = 160;
/// For how long a recording is checked against a trap: a day.
pub const PATROL_MOST_TICKS: u32 = 24 * 60 * 60 * TICKS_PER_SECOND;

/// The closest view, in logical pixels from room to room.
pub const CLOSEST_PITCH: f32 = 240.0;
/// How far around itself the mouse sees the maze, in rooms.
pub const SIGHT_ROOMS: u32 = 5;
/// How far a mouse with a lantern sees in the dark, in rooms; the light fades on the way there.
pub const LANTERN_ROOMS: u32 = 3;
/// How many rooms are in view along the shorter side of the pane when a game begins.
pub const ROOMS_IN_SIGHT_AT_FIRST: f32 = 664.0 / 88.0;
/// A maze is shown whole at first if its rooms are no smaller than this, in logical pixels,
pub const LEAST_WHOLE_PITCH: f32 = 30.0;
/// or in a small window than this share of the size in a large maze.
pub const WHOLE_AT_FIRST_SHARE: f32 = 0.5;
/// Their size then is at most so many times that, however small the maze is.
pub const SMALL_AT_FIRST_SHARE: f32 = 1.6;
/// How much closer the view comes at the cheese.
pub const CLOSE_IN_FACTOR: f32 = 1.4;
/// How much closer where the whole maze is shown: all of it stays in view.
pub const CLOSE_IN_FACTOR_OF_WHOLE: f32 = 1.03;
/// The least pitch of that view.
pub const CLOSE_IN_LEAST_PITCH: f32 = 44.0;
/// The half-life of that movement.
pub const CLOSE_IN_HALF_LIFE_TICKS: f32 = 24.0;
/// The zoom by one notch of the wheel or one press of +.
pub const ZOOM_FACTOR: f32 = 1.25;
/// The half-life of the camera's movement.
pub const CAMERA_HALF_LIFE_TICKS: f32 = 14.0;
/// The half-life of a gentle camera's movement.
pub const GENTLE_CAMERA_HALF_LIFE_TICKS: f32 = 32.0;
/// The half-life of a swift camera's movement.
pub const SWIFT_CAMERA_HALF_LIFE_TICKS: f32 = 5.0;
/// The half-life of zooming out to show a spreading search.
pub const OVERLOOK_HALF_LIFE_TICKS: f32 = 24.0;
/// How far from the middle to the edge the mouse may go before a camera that cuts follows.
pub const CUT_ZONE_SHARE: f32 = 0.55;
/// The half-life of zooming.
pub const ZOOM_HALF_LIFE_TICKS: f32 = 7.0;
/// How far from the middle the mouse may go before the camera follows, in rooms.
pub const DEAD_ZONE_ROOMS: (f32, f32) = (0.75, 0.5);

/// A viewer that has missed more changes than this redraws everything.
pub const THEATRE_MOST_LISTED_CHANGES: usize = 1 << 16;
/// The most memory for all keyframes of a timeline.
pub const THEATRE_KEYFRAMES_BYTES: u64 = 256 << 20;
/// The work between two keyframes at first, in painted tiles.
pub const THEATRE_PAINTED_TILES_PER_KEYFRAME_AT_FIRST: u64 = 1 << 13;
/// The most work of the theatre in a tick, in painted tiles: a long jump takes many ticks.
pub const THEATRE_PAINTED_TILES_PER_TICK: u64 = 1 << 18;
/// How many steps before the target of a jump a copy is kept for single steps back.
pub const THEATRE_STEPS_BACK_KEPT_READY: u64 = 2_000;
/// The largest maze whose forest of sets is shown, and in which touching sets never share a colour.
pub const THEATRE_FOREST_MOST_ROOMS: u32 = 60 * 60;
/// The largest maze whose rooms have numbers: those that fit on the bench too.
pub const THEATRE_NUMBERED_MOST_ROOMS: u32 = MOST_MEMBERS;
/// The rooms across and down of a maze from the title that would be larger than that.
pub const THEATRE_READABLE_ROOMS: (u16, u16) = (10, 8);
/// The largest set, in larger mazes, that changes its colour where it touches one of the same.
pub const THEATRE_RECOLOUR_MOST_ROOMS: u32 = 64;
/// The largest set over which a colour is shown to flow.
pub const THEATRE_FLOW_MOST_ROOMS: u32 = 1_000;
/// The speeds of the theatre, in steps per second; beyond the last, everything is done at once.
pub const THEATRE_SPEEDS_PER_SECOND: [u32; 15] =
    [1, 2, 4, 8, 16, 40, 100, 250, 600, 1_500, 4_000, 10_000, 25_000, 60_000, 180_000];
/// The index of the last speed at which single steps can be distinguished.
pub const THEATRE_LAST_SPEED_TO_SEE: usize = 4;
/// The index of the last speed at which the parts of a step are shown.
pub const THEATRE_LAST_SPEED_BY_PARTS: usize = 1;
/// The index of the first speed.
pub const THEATRE_SPEED_AT_FIRST: usize = 3;
/// The index of the first speed in a maze with numbers, where each step is told in words.
pub const THEATRE_SPEED_TO_READ: usize = THEATRE_LAST_SPEED_BY_PARTS;
/// From which step on the theatre goes at which speed, by its index, if a player leaves it to itself.
pub const THEATRE_GATHERS_PACE: [(u64, usize); 2] = [(4, 2), (14, 3)];
/// The largest maze for a contest, in tiles: each lane keeps several copies of it.
pub const CONTEST_MOST_TILES: u64 = 1_001 * 1_001;

/// The largest maze for the rat school, in tiles: a first run may go through all of it.
pub const SCHOOL_MOST_TILES: u64 = 201 * 201;
/// What share of their knowledge the rats forget between two runs. A maze of 30 x 20 has some two
/// hundred things to know, so with more than this it is never learnt.
pub const RATS_FORGET_PERCENT: [u8; 4] = [0, 1, 2, 3];
/// How many runs in succession without a wrong turn mean that a rat has learnt the maze.
pub const RAT_FAULTLESS_RUNS_TO_LEARN: usize = 3;
/// The most runs of a rat, whatever it has learnt.
pub const RAT_MOST_RUNS: usize = 100;
/// How many steps the arrow keys move with Shift.
pub const THEATRE_STRIDE_STEPS: i64 = 10;
/// How many steps they move with Ctrl.
pub const THEATRE_LEAP_STEPS: i64 = 100;
/// The number of members on the free bench.
pub const LAB_BENCH_MEMBERS: u32 = 10;
/// The speeds of the bench, in moves per second.
pub const LAB_SPEEDS_PER_SECOND: [u32; 6] = [1, 2, 4, 8, 16, 40];
/// The index of the first speed.
pub const LAB_SPEED_AT_FIRST: usize = 1;
/// How long an audience has to think about a question, unless that is changed.
pub const LAB_SECONDS_TO_THINK: u32 = 20;
/// The shortest time to think.
pub const LAB_LEAST_SECONDS_TO_THINK: u32 = 5;
/// The longest time to think.
pub const LAB_MOST_SECONDS_TO_THINK: u32 = 180;
/// The step by which it is changed.
pub const LAB_SECONDS_TO_THINK_STEP: u32 = 5;
/// How many accesses of each variant the chart of the laboratory measures in a tick.
pub const LAB_CHART_ACCESSES_PER_TICK: u64 = 16_000;
/// The most accesses for one size, after which a variant is given up.
pub const LAB_CHART_MOST_ACCESSES: u64 = 20_000_000;
/// The step by which loops are changed.
pub const THEATRE_LOOPS_PERCENT: u8 = 10;
/// The highest magnification of a maze in the theatre.
pub const THEATRE_CLOSEST_ZOOM: f32 = 64.0;

/// How many rows of the records are in view.
pub const RECORDS_ROWS_IN_SIGHT: usize = 8;
/// How long the title waits without input before the screensaver starts.
pub const TITLE_IDLE_TICKS: u32 = 60 * TICKS_PER_SECOND;
/// How long the screensaver ignores input at first, since the key that started it may be released
/// only now.
pub const SCREENSAVER_DEAF_TICKS: u32 = TICKS_PER_SECOND / 2;
/// The steps of the screensaver per second.
pub const SCREENSAVER_STEPS_PER_SECOND: u32 = 24;
/// How long the end of a search is shown.
pub const SCREENSAVER_REST_TICKS: u32 = 5 * TICKS_PER_SECOND;
/// The approximate distance between rooms, in interface pixels.
pub const SCREENSAVER_PITCH: f32 = 52.0;
/// The range of rooms along a side of its mazes.
pub const SCREENSAVER_ROOMS: std::ops::Range<u16> = 5..40;

/// The largest maze for the computer, in rooms: it thinks within a tick.
pub const COMPUTER_MOST_ROOMS: u32 = 1_000 * 1_000;
/// How long each number of the countdown is shown.
pub const COUNTDOWN_TICKS: u32 = TICKS_PER_SECOND * 3 / 4;
/// How many numbers there are.
pub const COUNTDOWN_NUMBERS: u32 = 3;
/// How long the winner is celebrated before the card is shown.
pub const VERSUS_JOY_TICKS: u32 = 2 * TICKS_PER_SECOND;
/// How many steps with the cheese win a round of snatch.
pub const SNATCH_STEPS: u8 = 60;
/// How long the cheese is safe with whoever has just got it.
pub const SNATCH_SAFE_TICKS: u64 = TICKS_PER_SECOND as u64 * 3 / 2;
/// Among how many last places a carrier must not have been for a step to score.
pub const SNATCH_FRESH: usize = 3;
/// The most rooms along each side of the lobby's maze for snatch.
pub const SNATCH_SIDES: (u16, u16) = (12, 8);
/// The share of its dead ends that are opened, in percent: a chase needs ways round.
pub const SNATCH_LOOPS: u8 = 50;
/// The number of cheeses in a hunt, if there is room for them.
pub const HUNT_CHEESES: usize = 5;
/// How far beyond the way to its cheese a computer searches in a maze without end, in tiles: to a
/// line of walls.
pub const COMPUTER_SIGHT_TILES: u16 = 9;
/// How long a dozing computer sleeps at a fork.
pub const COMPUTER_NAP_TICKS: u32 = TICKS_PER_SECOND;
/// How many pairs of cheeses are drawn for each that is laid in a hunt.
pub const HUNT_PAIRS: usize = 64;
/// How many places are looked at for all of these; in a large maze fewer pairs are drawn.
pub const HUNT_LOOKS: usize = 4_000_000;
/// No cheese of a hunt is nearer to a start than this part of the way to the farthest place.
pub const HUNT_DOOR: u32 = 8;
/// How many times to try to place a cheese of a hunt of version 0.2 more fairly.
pub const HUNT_DRAWS: u32 = 400;
/// Of all steps to several cheeses, what part of them more is no disadvantage.
pub const CARD_SMALL_SHARE: u32 = 25;
/// For how long nobody may have walked before the keys of the card do something.
pub const CARD_STILL_TICKS: u32 = TICKS_PER_SECOND;
/// The least loss of time that the card mentions.
pub const CARD_LEAST_LOSS_TICKS: u64 = TICKS_PER_SECOND as u64 / 2;
/// How many losses of a player the card mentions.
pub const CARD_MOST_LOSSES: usize = 3;
/// How many rooms are in view along the shorter side of a half.
pub const VERSUS_ROOMS_IN_SIGHT: f32 = 8.8;
/// The limits of a half's pitch at first, in logical pixels from room to room.
pub const VERSUS_PITCHES_AT_FIRST: (f32, f32) = (36.0, 88.0);
/// The least pitch at which a whole maze is comfortable to see, in interface pixels.
pub const VERSUS_COMFORTABLE_PITCH: f32 = 40.0;
/// The width of the seam between two halves, in interface pixels.
pub const VERSUS_SEAM: f32 = 22.0;
/// The height of the footer of the player across the table, in interface pixels.
pub const FAR_FOOT: f32 = 56.0;

/// The most strides of a recording.
pub const RECORDING_MOST_STRIDES: usize = 10_000_000;
/// The least number of choices in a recording for a remark on their speed.
pub const LEAST_CHOICES_TO_REMARK: usize = 10;
/// The shortest time in which a human can react with a key.
pub const REACTION_TICKS: u32 = 18;
/// The number of key presses, each for another direction, that no human makes in less than …
pub const FASTEST_HAND_PRESSES: usize = 10;
/// … so many ticks.
pub const FASTEST_HAND_TICKS: u32 = TICKS_PER_SECOND;
/// The speeds at which a recording is played, in ticks per second.
pub const REPLAY_SPEEDS_TICKS_PER_SECOND: [u32; 8] = [15, 30, 60, 120, 240, 480, 960, 1_920];
/// The index of the first speed, which is that of the game.
pub const REPLAY_SPEED_AT_FIRST: usize = 3;

/// The distance of the first cheese of an endless run, in steps.
pub const ENDLESS_FIRST_STEPS: u32 = 12;
/// How much farther each cheese is than the previous one.
pub const ENDLESS_MORE_STEPS: u32 = 4;
/// How far the next crumb lies on the way through a world, in steps: nearer than a piece reaches.
pub const WORLD_CRUMB_STEPS: u32 = 48;
/// How far apart places of the trail are kept in a world, in rooms …
pub const WORLD_TRAIL_ROOMS: u64 = 12;
/// … and how many of them at most.
pub const WORLD_TRAIL_PLACES: usize = 1 << 15;
/// The nearest sight of a world from above: a logical pixel is two to this power of rooms wide.
pub const AERIAL_NEAREST_LEVEL: f64 = -5.0;
/// How long a flight from one such sight to another takes.
pub const AERIAL_FLIGHT_TICKS: u32 = 5 * TICKS_PER_SECOND / 4;
/// Which share of the window a held key moves it by in a second.
pub const AERIAL_PAN_SHARE_PER_SECOND: f64 = 0.9;
/// The initial time of an endless run, in addition to the value of the first cheese.
pub const ENDLESS_CLOCK_TICKS: u32 = 30 * TICKS_PER_SECOND;
/// The value of a cheese, in percent of a walk straight to it: of the first …
pub const ENDLESS_FIRST_WORTH_PERCENT: u32 = 400;
/// … and in the limit of very many.
pub const ENDLESS_LAST_WORTH_PERCENT: u32 = 150;
/// After so many cheeses the value is halfway between both.
pub const ENDLESS_HALFWAY_CHEESES: u32 = 20;
/// With less than this on the clock the player has to hurry.
pub const ENDLESS_HURRY_TICKS: u32 = 10 * TICKS_PER_SECOND;
/// For how long it is told what a cheese was worth.
pub const ENDLESS_WON_TICKS: u32 = 3 * TICKS_PER_SECOND;
/// How far around the mouse an endless maze is at least built, in rooms.
pub const ENDLESS_MARGIN_ROOMS: u16 = 96;
/// How far around the start it is built for two, in rooms: only once, since cheeses never lie
/// outside.
pub const ENDLESS_MARGIN_ROOMS_OF_TWO: u16 = 248;
/// The least distance of the next cheese from both, in steps.
pub const ENDLESS_LEAST_STEPS_OF_TWO: u32 = 8;
/// The most flags in a maze.
pub const MOST_FLAGS: usize = 20;
/// The number of cheeses that wins a round.
pub const ENDLESS_CHEESES_OF_TWO: u8 = 5;
/// How far beyond that the places where the mouse has been are kept, in rooms.
pub const ENDLESS_KEPT_ROOMS: u16 = 1_024;
/// How much is shown around what the mouse has seen of an endless maze, in rooms.
pub const ENDLESS_FOG_ROOMS: f32 = 6.0;
/// How near the mouse may come to the border of what is built before more is built, in rooms.
pub const ENDLESS_EDGE_ROOMS: u16 = 48;
