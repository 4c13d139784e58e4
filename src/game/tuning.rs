//! Every number of the rules in one place, with its unit in its name.

mod film;
mod journey;

pub use self::film::{
    FILM_END_CENTISECONDS, FILM_LARGEST_ROOM_PIXELS, FILM_LONGEST_FRAME_CENTISECONDS,
    FILM_MOST_CENTISECONDS, FILM_MOST_FRAMES, FILM_MOST_FRAMES_BY_STEP,
    FILM_MOST_FRAMES_WITH_PANELS, FILM_MOST_PIXELS, FILM_MOST_SIDE_WITH_PANELS,
    FILM_MOST_STEPS_PER_SECOND, FILM_MOST_TILES_WITH_PANELS, FILM_READABLE_STEPS_PER_SECOND,
    FILM_SHORTEST_FRAME_CENTISECONDS,
};
pub use self::journey::{
    JOURNEY_MEDALS_PER_REGION, JOURNEY_STOPS_PER_REGION, NEAR_MISS_PERCENT_OF_PAR,
    REGION_END_TICKS, RIVAL_MOST_STRIDES, RIVAL_PACES, RIVAL_PERCENT_OF_PAR,
};

/// How often the rules move on, whatever the screen does.
pub const TICKS_PER_SECOND: u32 = 120;
/// A stall longer than this many ticks is forgotten: the game stands still meanwhile.
pub const MOST_TICKS_PER_FRAME: u32 = 12;

/// After how much of a run at the latest it is kept what it has come to. At half the speed that is
/// twice as long, which is still less than five seconds.
pub const JOURNAL_TICKS: u64 = 2 * TICKS_PER_SECOND as u64;

/// How many things that were left in the middle are kept.
pub const MOST_SAVED_RUNS: usize = 10;
/// A round that was left after this is begun anew: it would take long to come there again.
pub const RESUMED_MOST_TICKS: u32 = 2 * 60 * 60 * TICKS_PER_SECOND;

/// The speed of a game whose runs set records; the player may choose a slower one.
pub const USUAL_SPEED_PERCENT: u8 = 100;

/// How long the mouse takes for a tile when it walks.
pub const WALK_TICKS_PER_TILE: u32 = 9;
/// How long the mouse takes for a tile when it runs.
pub const RUN_TICKS_PER_TILE: u32 = 4;
/// How long a run rests at a choice before it goes on, if its keys are still held.
pub const RUN_ON_TICKS: u32 = TICKS_PER_SECOND / 3;
/// A turn still counts when the mouse is one such part of a tile past it.
pub const LATE_TURN_PARTS_OF_TILE: u32 = 2;
/// How long it is dazed after a bump into a wall.
pub const BUMP_TICKS: u32 = 36;
/// How often a mouse that stands looks about.
pub const LOOK_ABOUT_TICKS: u32 = 7 * TICKS_PER_SECOND;
/// How long it then looks to each side.
pub const GLANCE_TICKS: u32 = TICKS_PER_SECOND;
/// How long a turn that was pressed too early is remembered once its key is let go.
pub const EARLY_TURN_TICKS: u32 = 30;
/// How much of a rest counts at the most in what a wrong turn cost.
pub const WRONG_TURN_REST_TICKS: u32 = 2 * TICKS_PER_SECOND;

/// How far along a corridor a click is looked for.
pub const LEAD_MOST_STRIDES: usize = 1_000;
/// How many of the places where the mouse has been are looked at in a tick for the way to a click.
pub const LEAD_PLACES_PER_TICK: usize = 4_000;
/// For how long a pointer is held that leads the mouse and does not only click.
pub const LEAD_HOLD_TICKS: u32 = TICKS_PER_SECOND / 5;
/// How far a finger is drawn until it walks the mouse, in logical pixels.
pub const SWIPE_PIXELS: f32 = 24.0;
/// For how long a finger lies still that leads the mouse and does not only tap.
pub const TOUCH_HOLD_SECONDS: f64 = 0.25;
/// In how many frames at the least, however slow they are.
pub const TOUCH_HOLD_FRAMES: u32 = 6;
/// How far a finger may stray, in logical pixels, that lies still.
pub const STILL_PIXELS: f32 = 8.0;
/// How large at the least what a finger is to find is made for it, in logical pixels.
pub const TOUCH_PIXELS: f32 = 44.0;
/// How long it is shown that a click leads nowhere.
pub const PUFF_TICKS: u32 = 2 * TICKS_PER_SECOND;
/// For how long a key that would cost a run may be pressed again.
pub const ASK_AGAIN_TICKS: u32 = 3 * TICKS_PER_SECOND;

/// How many rooms, or tiles where there are none, a hint lights up.
pub const HINT_STRIDES: usize = 8;
/// How long a hint stays.
pub const HINT_TICKS: u32 = 3 * TICKS_PER_SECOND;

/// How long auto-solve searches, and the walk takes at most, as far as a frame can take its share.
pub const SOLVE_SECONDS: u32 = 10;
/// From how many rooms on nobody waits until a maze is measured, or even built.
pub const GIANT_LEAST_ROOMS: u32 = 1 << 20;
/// How many tiles before the end of what is known of a maze that is still being built more of it is
/// looked at: farther than anybody sees who plays.
pub const LOOK_ABOUT_TILES: u16 = 512;
/// In how large a maze auto-solve shows solvers that look at all of it first, in tiles.
pub const SOLVE_FORESEEING_MOST_TILES: usize = 1_001 * 1_001;
/// In how large a maze it shows any other but the default.
pub const SOLVE_OTHERWISE_MOST_TILES: usize = 2_001 * 2_001;
/// Even in a small maze it takes so many steps a second, and never fewer if it is slowed down.
pub const SOLVE_LEAST_STEPS_PER_SECOND: u32 = 5;
/// In a tick no more steps of it are shown, nor foreseen.
pub const SOLVE_MOST_STEPS_PER_TICK: u32 = 20_000;
/// How many steps a tick takes when the end of the search is wanted: no more than fit into a frame.
pub const SKIP_STEPS_PER_TICK: u32 = 80_000;
/// How many ticks of the walk go by in one when its end is wanted: likewise.
pub const SKIP_WALK_TICKS_PER_TICK: u32 = 20_000;
/// How long the finished search is shown before the mouse sets out.
pub const SOLVED_PAUSE_TICKS: u32 = TICKS_PER_SECOND / 2;
/// How many rooms are walked to in the first lesson before it goes on.
pub const LESSON_ROOMS_TO_WALK: u32 = 3;
/// How long a step of it is praised before the next one comes.
pub const LESSON_PRAISE_TICKS: u32 = TICKS_PER_SECOND;
/// How long after a click a second one on the same place makes the mouse run.
pub const DOUBLE_CLICK_TICKS: u32 = 2 * TICKS_PER_SECOND / 5;
/// How far from the first click the second may be, in logical pixels.
pub const DOUBLE_CLICK_REACH: f32 = 12.0;
/// How long each thing is offered to who plays with one key.
pub const OFFER_TICKS: u32 = 6 * TICKS_PER_SECOND / 5;
/// For how long that key is held to go back instead.
pub const ONE_KEY_BACK_TICKS: u32 = TICKS_PER_SECOND;
/// How long the joy at the cheese lasts before the results come.
pub const JOY_TICKS: u32 = 3 * TICKS_PER_SECOND / 2;
/// The same after a perfect run.
pub const PERFECT_JOY_TICKS: u32 = 5 * TICKS_PER_SECOND / 2;
/// For so long a walking key does not cut it short: it may have been pressed for the way there.
pub const JOY_DEAF_TICKS: u32 = TICKS_PER_SECOND / 2;

/// How large a maze is at the most of which is told how hard it is, in tiles.
pub const JUDGED_MOST_TILES: usize = 2_049 * 2_049;
/// A wrong way of so many strides is seen to its end at a glance.
pub const GLANCE_STRIDES: u32 = 2;
/// What a decision adds to the effort of a maze.
pub const EFFORT_PER_DECISION_STRIDES: u32 = 4;
/// From which efforts on there are two lemons, three, four and five.
pub const LEMONS_FROM_EFFORTS_STRIDES: [u32; 4] = [40, 150, 600, 1_500];
/// How long a good run takes along the shortest path, in parts of a hundred of a walk …
pub const PAR_WALK_PERCENT: u64 = 150;
/// … at each decision on it …
pub const PAR_PER_DECISION_TICKS: u64 = 3 * TICKS_PER_SECOND as u64 / 2;
/// … and at the start.
pub const PAR_READY_TICKS: u64 = 3 * TICKS_PER_SECOND as u64;

/// Of how many places one is taken for each thing of a quest: the one farthest off.
pub const QUEST_DRAWS: usize = 6;
/// How often a single door is looked for that parts start and goal …
pub const QUEST_DOOR_TRIES: usize = 8;
/// … along the path from this share of it on.
pub const QUEST_DOOR_FROM_PERCENT: usize = 40;
/// Of how many places the one is taken for a plate that shortens the way most.
pub const PLATE_DRAWS: usize = 32;
/// How long a mouse trap takes from room to room.
pub const PATROL_TICKS_PER_ROOM: u64 = 30;
/// How long it holds a mouse that it has caught …
pub const PATROL_HOLD_TICKS: u64 = 3 * TICKS_PER_SECOND as u64;
/// … and for how long it cannot catch it again then.
pub const PATROL_GRACE_TICKS: u64 = 2 * TICKS_PER_SECOND as u64;
/// Of how many rounds the one is taken that is most in the way …
pub const PATROL_DRAWS: usize = 12;
/// … and how long it is at the most.
pub const PATROL_MOST_ROOMS: usize = 160;
/// Whether a trap let a mouse go is looked at for so long: a day.
pub const PATROL_MOST_TICKS: u32 = 24 * 60 * 60 * TICKS_PER_SECOND;

/// The closest view, in logical pixels from room to room.
pub const CLOSEST_PITCH: f32 = 240.0;
/// So far about itself the mouse has seen the maze, in rooms.
pub const SIGHT_ROOMS: u32 = 5;
/// How many rooms are in sight along the shorter side of the pane when a game begins.
pub const ROOMS_IN_SIGHT_AT_FIRST: f32 = 664.0 / 88.0;
/// A maze opens whole while its rooms are no smaller than this, in logical pixels from room to room,
pub const LEAST_WHOLE_PITCH: f32 = 40.0;
/// or in a small window than such a part of those of a large maze.
pub const WHOLE_AT_FIRST_SHARE: f32 = 0.5;
/// And no larger than so many times those, however small the maze is.
pub const SMALL_AT_FIRST_SHARE: f32 = 1.6;
/// How much closer the cheese is seen that was found.
pub const CLOSE_IN_FACTOR: f32 = 1.4;
/// And from which pitch on at the least.
pub const CLOSE_IN_LEAST_PITCH: f32 = 44.0;
/// The half-life of coming closer to it.
pub const CLOSE_IN_HALF_LIFE_TICKS: f32 = 24.0;
/// How much one notch of the wheel or one press of + changes the view.
pub const ZOOM_FACTOR: f32 = 1.25;
/// After this time the camera has gone half of what it had to go.
pub const CAMERA_HALF_LIFE_TICKS: f32 = 14.0;
/// The same for a gentle camera.
pub const GENTLE_CAMERA_HALF_LIFE_TICKS: f32 = 32.0;
/// The same for a swift one.
pub const SWIFT_CAMERA_HALF_LIFE_TICKS: f32 = 5.0;
/// The half-life of drawing back from a search that spreads.
pub const OVERLOOK_HALF_LIFE_TICKS: f32 = 24.0;
/// How far from the middle to the edge the mouse may go before a camera that cuts follows.
pub const CUT_ZONE_SHARE: f32 = 0.55;
/// The half-life of zooming.
pub const ZOOM_HALF_LIFE_TICKS: f32 = 7.0;
/// How far from the middle the mouse may go before the camera follows, in rooms.
pub const DEAD_ZONE_ROOMS: (f32, f32) = (0.75, 0.5);

/// Who has missed more changes than this draws all afresh.
pub const THEATRE_MOST_LISTED_CHANGES: usize = 1 << 16;
/// What all keyframes of a timeline may take together.
pub const THEATRE_KEYFRAMES_BYTES: u64 = 256 << 20;
/// How much work lies between two keyframes while there are few, in painted tiles.
pub const THEATRE_PAINTED_TILES_PER_KEYFRAME_AT_FIRST: u64 = 1 << 13;
/// How much work the theatre does in a tick, in painted tiles: a jump in a giant maze takes many.
pub const THEATRE_PAINTED_TILES_PER_TICK: u64 = 1 << 18;
/// How far back from where a jump lands the way is kept ready for single steps back.
pub const THEATRE_STEPS_BACK_KEPT_READY: u64 = 2_000;
/// Up to this many rooms the forest of sets is shown, and no two sets that touch share a colour.
pub const THEATRE_FOREST_MOST_ROOMS: u32 = 60 * 60;
/// Up to this many rooms each is called by a number.
pub const THEATRE_NUMBERED_MOST_ROOMS: u32 = 12 * 8;
/// How many rooms wide and high a maze is from the title on that would be larger than that.
pub const THEATRE_READABLE_ROOMS: (u16, u16) = (10, 8);
/// In larger mazes, up to how many rooms a set is given another colour where it touches one of the
/// same.
pub const THEATRE_RECOLOUR_MOST_ROOMS: u32 = 64;
/// Up to how many rooms the colour is seen to flow over a set.
pub const THEATRE_FLOW_MOST_ROOMS: u32 = 1_000;
/// The speeds of the theatre, in steps a second; after the last comes everything at once.
pub const THEATRE_SPEEDS_PER_SECOND: [u32; 15] =
    [1, 2, 4, 8, 16, 40, 100, 250, 600, 1_500, 4_000, 10_000, 25_000, 60_000, 180_000];
/// The last of them at which single steps can be told apart.
pub const THEATRE_LAST_SPEED_TO_SEE: usize = 4;
/// The last of them at which the parts of steps are counted where a step has some.
pub const THEATRE_LAST_SPEED_BY_PARTS: usize = 1;
/// Which of them it begins with.
pub const THEATRE_SPEED_AT_FIRST: usize = 3;
/// In how large a maze several go side by side, in tiles: each keeps the whole of it many times.
pub const CONTEST_MOST_TILES: u64 = 1_001 * 1_001;

/// In how large a maze rats go to school, in tiles: a first run may go through all of it.
pub const SCHOOL_MOST_TILES: u64 = 201 * 201;
/// Which share of what they know the rats at school forget between two runs. A maze of 30 x 20 has
/// some two hundred things to know, so more than this is never learnt.
pub const RATS_FORGET_PERCENT: [u8; 4] = [0, 1, 2, 3];
/// A rat has learnt a maze once it has made so many runs without a wrong turn, one after the other.
pub const RAT_FAULTLESS_RUNS_TO_LEARN: usize = 3;
/// After so many runs a rat is let off, whatever it has learnt.
pub const RAT_MOST_RUNS: usize = 100;
/// How many steps the arrow keys go with Shift.
pub const THEATRE_STRIDE_STEPS: i64 = 10;
/// How many they go with Ctrl.
pub const THEATRE_LEAP_STEPS: i64 = 100;
/// How many members the free bench has.
pub const LAB_BENCH_MEMBERS: u32 = 10;
/// The speeds of the bench, in moves a second.
pub const LAB_SPEEDS_PER_SECOND: [u32; 6] = [1, 2, 4, 8, 16, 40];
/// The one that it begins with.
pub const LAB_SPEED_AT_FIRST: usize = 1;
/// How long a hall has to think about a question at first.
pub const LAB_SECONDS_TO_THINK: u32 = 20;
/// The same at the least.
pub const LAB_LEAST_SECONDS_TO_THINK: u32 = 5;
/// The same at the most.
pub const LAB_MOST_SECONDS_TO_THINK: u32 = 180;
/// By how much that is changed.
pub const LAB_SECONDS_TO_THINK_STEP: u32 = 5;
/// How many reads and writes of each variant the chart of the laboratory measures in a tick.
pub const LAB_CHART_ACCESSES_PER_TICK: u64 = 16_000;
/// After so many on one size it gives a variant up.
pub const LAB_CHART_MOST_ACCESSES: u64 = 20_000_000;
/// How much a key changes the loops.
pub const THEATRE_LOOPS_PERCENT: u8 = 10;
/// How many times larger than the whole maze it can be shown.
pub const THEATRE_CLOSEST_ZOOM: f32 = 64.0;

/// How many rows of the records are in sight.
pub const RECORDS_ROWS_IN_SIGHT: usize = 8;
/// How long nobody has to stir on the title before the screensaver comes.
pub const TITLE_IDLE_TICKS: u32 = 60 * TICKS_PER_SECOND;
/// For so long the screensaver does not mind that somebody stirs: the key that started it may only
/// now be let go.
pub const SCREENSAVER_DEAF_TICKS: u32 = TICKS_PER_SECOND / 2;
/// How many steps it takes a second.
pub const SCREENSAVER_STEPS_PER_SECOND: u32 = 24;
/// How long the end of a search is seen.
pub const SCREENSAVER_REST_TICKS: u32 = 5 * TICKS_PER_SECOND;
/// About how many interface pixels it is from room to room.
pub const SCREENSAVER_PITCH: f32 = 52.0;
/// How many rooms its mazes have along a side, at the least and at the most.
pub const SCREENSAVER_ROOMS: std::ops::Range<u16> = 5..40;

/// In how large a maze the computer plays, in rooms: it thinks within a tick.
pub const COMPUTER_MOST_ROOMS: u32 = 1_000 * 1_000;
/// How long each number of the countdown is seen.
pub const COUNTDOWN_TICKS: u32 = TICKS_PER_SECOND * 3 / 4;
/// How many numbers there are.
pub const COUNTDOWN_NUMBERS: u32 = 3;
/// How long the winner's moment lasts before a round that is over gives way to its card.
pub const VERSUS_JOY_TICKS: u32 = 2 * TICKS_PER_SECOND;
/// How many cheeses there are to hunt where there is room for them.
pub const HUNT_CHEESES: usize = 5;
/// How far beyond the way to its cheese a computer looks in a maze without end, in tiles: to a line of
/// walls.
pub const COMPUTER_SIGHT_TILES: u16 = 9;
/// How long a computer sleeps at a fork that sleeps there.
pub const COMPUTER_NAP_TICKS: u32 = TICKS_PER_SECOND;
/// How often it is tried to lay one of them more fairly.
pub const HUNT_DRAWS: u32 = 400;
/// A stretch that cost no more than this is no loss worth telling.
pub const CARD_LEAST_LOSS_TICKS: u64 = TICKS_PER_SECOND as u64 / 2;
/// How many losses of a player are told.
pub const CARD_MOST_LOSSES: usize = 3;
/// How many rooms are in sight along the shorter side of a half.
pub const VERSUS_ROOMS_IN_SIGHT: f32 = 8.8;
/// How close and how far a half begins with, in logical pixels from room to room.
pub const VERSUS_PITCHES_AT_FIRST: (f32, f32) = (36.0, 88.0);
/// From this pitch on a whole maze is seen comfortably, in interface pixels.
pub const VERSUS_COMFORTABLE_PITCH: f32 = 40.0;
/// How wide the seam between two halves is, in interface pixels.
pub const VERSUS_SEAM: f32 = 22.0;
/// How high the foot is of whoever sits across from the other, in interface pixels.
pub const FAR_FOOT: f32 = 56.0;

/// How many strides a recording holds at the most.
pub const RECORDING_MOST_STRIDES: usize = 10_000_000;
/// So many ways have to be chosen in a recording before anything is made of how fast that was.
pub const LEAST_CHOICES_TO_REMARK: usize = 10;
/// Nobody sees something and has pressed a key for it sooner than this.
pub const REACTION_TICKS: u32 = 18;
/// Nobody presses so many keys, each for a way of its own, in less than so many ticks.
pub const FASTEST_HAND_PRESSES: usize = 10;
/// The ticks that ten keys take at the least.
pub const FASTEST_HAND_TICKS: u32 = TICKS_PER_SECOND;
/// The speeds at which a recording is watched, in ticks a second.
pub const REPLAY_SPEEDS_TICKS_PER_SECOND: [u32; 8] = [15, 30, 60, 120, 240, 480, 960, 1_920];
/// Which of them it begins with: as it was played.
pub const REPLAY_SPEED_AT_FIRST: usize = 3;

/// How far it is to the first cheese of an endless run, in steps.
pub const ENDLESS_FIRST_STEPS: u32 = 12;
/// How much farther it is to each cheese than to the one before.
pub const ENDLESS_MORE_STEPS: u32 = 4;
/// What an endless run has on its clock beside what the first cheese is worth.
pub const ENDLESS_CLOCK_TICKS: u32 = 30 * TICKS_PER_SECOND;
/// What a cheese is worth, in parts of a hundred of a walk straight to it: the first one at first …
pub const ENDLESS_FIRST_WORTH_PERCENT: u32 = 400;
/// … and one after very many.
pub const ENDLESS_LAST_WORTH_PERCENT: u32 = 150;
/// After so many cheeses it is halfway between both.
pub const ENDLESS_HALFWAY_CHEESES: u32 = 20;
/// With less than this on the clock it is time to run.
pub const ENDLESS_HURRY_TICKS: u32 = 10 * TICKS_PER_SECOND;
/// How far about the mouse an endless maze is built at the least, in rooms.
pub const ENDLESS_MARGIN_ROOMS: u16 = 96;
/// How far about where two begin it is built for both, in rooms: once and for all, as cheeses never
/// lie outside.
pub const ENDLESS_MARGIN_ROOMS_OF_TWO: u16 = 248;
/// How far the next cheese is from both at the least, in steps.
pub const ENDLESS_LEAST_STEPS_OF_TWO: u32 = 8;
/// How many flags stand in a maze at the most.
pub const MOST_FLAGS: usize = 20;
/// Who has eaten so many cheeses first has won.
pub const ENDLESS_CHEESES_OF_TWO: u8 = 5;
/// How far beyond that it is kept where the mouse has been, in rooms.
pub const ENDLESS_KEPT_ROOMS: u16 = 1_024;
/// How much is shown about what the mouse has seen of an endless maze, in rooms.
pub const ENDLESS_FOG_ROOMS: f32 = 6.0;
/// How near the mouse may come to where no more is built before more is, in rooms.
pub const ENDLESS_EDGE_ROOMS: u16 = 48;
