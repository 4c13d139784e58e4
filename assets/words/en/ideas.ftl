## What each stop of the journey is about: a first hint, and told once it is finished

stops-ideas-garden-s1 = The cheese is next door, but the way there leads all the way round.
stops-ideas-garden-s2 = Which cheese lies on the way to the last one anyway? That one can wait.
stops-ideas-garden-s3 = Ride up, turn round and ride back: out of the teapot you can walk on past it.
stops-ideas-garden-s4 = You cannot cross your own thread: which bead would lock you in?
stops-ideas-garden-s5 = Going back winds the thread up again, but what you have eaten stays eaten.
stops-ideas-garden-s6 = Each of you is one step from a cheese: find the wall that stops one of you and not the other.
stops-ideas-garden-s7 = Only a teapot leads to the last cheese, so the other pair comes first.
stops-ideas-garden-s8 = Go one step too far: the wall holds your twin, and on the way back you both arrive.
stops-ideas-garden-s9 = Three avenues, and a rival who knows the way: in which order?
stops-ideas-garden-s10 = Fetch the upper cheese first; then a wall holds your twin on its mat while you go to yours.

stops-ideas-cellar-s1 = On ice you slide until something stops you.
stops-ideas-cellar-s2 = Slide back to the left: where you stop there, the way goes on.
stops-ideas-cellar-s3 = From below you slide past the cheese: come from above.
stops-ideas-cellar-s4 = The bare floor where you began stops you again: start from there once more.
stops-ideas-cellar-s5 = Nothing stops you beside the cheeses, but what you slide over is eaten: which slide leads over both?
stops-ideas-cellar-s6 = There is a way without the key, but the detour to it is shorter.
stops-ideas-cellar-s7 = The locked door stops you. Once you have the key, nothing does: so what has to come first?
stops-ideas-cellar-s8 = A teapot is where a slide goes on, so it turns you round.
stops-ideas-cellar-s9 = Nothing stops you on a rink but its walls: there is one way to the far cheese, and it begins with a detour.
stops-ideas-cellar-s10 = The order of key, cheese and door decides where every slide ends.

stops-ideas-library-s1 = Even in fog, what you have seen stays in sight, and the cheese shines through.
stops-ideas-library-s2 = It is two steps to the cheese, but she comes that way: hide on the left until she has gone by.
stops-ideas-library-s3 = The thread is just long enough to go round by the bead on the left.
stops-ideas-library-s4 = No walls at all: what is in the way is your own thread, so the bead on the right comes first.
stops-ideas-library-s5 = With the key in your paws the short way runs into her. Which room has she just left?
stops-ideas-library-s6 = Winding back costs no thread, so look first: which bead leads on?
stops-ideas-library-s7 = Going back winds the thread up, but the key stays in your paw.
stops-ideas-library-s8 = The beads on the left lie on the way back: leave space for the thread.
stops-ideas-library-s9 = The open way leads to her. Behind the locked door you come out when she has gone by.
stops-ideas-library-s10 = Fetch what is off the way first: the thread winds back, and what you have stays yours.

stops-ideas-kitchen-s1 = A flap lets you through the way it points: back to the left, and in from the side.
stops-ideas-kitchen-s2 = The wall above you gives way to the plate in the corner.
stops-ideas-kitchen-s3 = Go down and up again: a wall stops the twin only on the way down.
stops-ideas-kitchen-s4 = The plate above shuts you in. Which way out does the one below open?
stops-ideas-kitchen-s5 = Both halves are the same but for one wall: move where only one of you can go.
stops-ideas-kitchen-s6 = Only the key on top opens a door: how do you get rid of the red one?
stops-ideas-kitchen-s7 = A step aside onto the plate opens a short cut, and closes the long way.
stops-ideas-kitchen-s8 = In the mirror left is right, and one wall has no image: that is where the two of you part.
stops-ideas-kitchen-s9 = The flap will not let your twin in. Step out through it and back, and your twin goes round above.
stops-ideas-kitchen-s10 = The doors stand in a row, so the keys are taken the other way round, and the red one is locked in: both blue ones first.

stops-ideas-alley-s1 = Go straight up and you break the wafer that you need once more: go round by the edge.
stops-ideas-alley-s2 = Straight down takes two bites. The rooms at the lower right are one set with the cheese.
stops-ideas-alley-s3 = The trap always goes the same round: look where it is, and go while it is far away.
stops-ideas-alley-s4 = The teapot comes out where she walks: wait until she has gone by on her way up.
stops-ideas-alley-s5 = You have one bite, and the flaps decide which wall to spend it on.
stops-ideas-alley-s6 = She comes round behind you: eat below while she looks into the corner, and slip by on the left.
stops-ideas-alley-s7 = Go straight down and you are stuck: what lies nearest has to wait.
stops-ideas-alley-s8 = The wall above the cheese stops your slide. Once it is bitten through, nothing does.
stops-ideas-alley-s9 = Where will you need the last bite? One has to do until you are there.
stops-ideas-alley-s10 = Every slide leaves fewer wafers to stop on, and one order is left.

stops-ideas-palace-s1 = You are one room, so even the largest set costs one cup; the small one leads nowhere.
stops-ideas-palace-s2 = The wall that the plate moves is your brake on the ice.
stops-ideas-palace-s3 = Join the five rooms while you are three: the other way round the same sets take two cups more.
stops-ideas-palace-s4 = The bite brings the twin to its cheese: take it off again before you go down, or it goes too.
stops-ideas-palace-s5 = While you are a single room, the largest set costs no more than the smallest: begin with eight.
stops-ideas-palace-s6 = The lower bead lies in a dead end: bite the end open, and the thread goes through.
stops-ideas-palace-s7 = The twelve rooms first, while you are two; then every single room costs one. Leave the three alone.
stops-ideas-palace-s8 = Your cheese is next door, but the twin has a long way to go: a teapot moves you alone.
stops-ideas-palace-s9 = What has melted behind you is a wall for your twin: let it walk up to the hole.
stops-ideas-palace-s10 = Fetch your twin through the teapot, walk it home, and leave by the teapot alone. Bite last.
