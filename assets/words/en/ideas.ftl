## What each stop of the journey is about: a first hint, and told once it is finished

stops-ideas-garden-s1 = The cheese is next door, and the way to it leads all round.
stops-ideas-garden-s2 = You will pass the cheese beside you anyway, so fetch the one on the left first.
stops-ideas-garden-s3 = There is no way past a teapot but out of it: go in, turn round, and go in again.
stops-ideas-garden-s4 = Take the lower bead first: you cannot cross your own thread.
stops-ideas-garden-s5 = Going back winds the thread up again, but what you have eaten stays eaten.
stops-ideas-garden-s6 = Each of you is one step from a cheese: find the wall that stops one of you and not the other.
stops-ideas-garden-s7 = Take the cheese in the pocket below first, or you will have to come back for it.
stops-ideas-garden-s8 = Only a teapot leads to the last cheese, so the other pair comes first.
stops-ideas-garden-s9 = Your rival knows the way, and there are three avenues: the order decides.
stops-ideas-garden-s10 = Each way back costs more than the way there, so let the teapots carry you on.

stops-ideas-cellar-s1 = On ice you slide until something stops you.
stops-ideas-cellar-s2 = Slide back to the left: where you stop there, the way goes on.
stops-ideas-cellar-s3 = From below you slide past the cheese: come from above.
stops-ideas-cellar-s4 = The bare floor where you began stops you again: start from there once more.
stops-ideas-cellar-s5 = Your rival keeps a paw on the wall: fetch the key straight away, and you are first.
stops-ideas-cellar-s6 = Down by the right and back by the left: no slide goes straight to the near cheese.
stops-ideas-cellar-s7 = Which slide ends at the key?
stops-ideas-cellar-s8 = A teapot is where a slide goes on, so it turns you round.
stops-ideas-cellar-s9 = Nothing stops you on a rink but its walls: there is one way to the far cheese, and it begins with a detour.
stops-ideas-cellar-s10 = The order of key, cheese and door decides where every slide ends.

stops-ideas-library-s1 = Even in fog, what you have seen stays in sight, and the cheese shines through.
stops-ideas-library-s2 = It is two steps to the cheese, but she comes that way: hide on the left until she has gone by.
stops-ideas-library-s3 = The thread is just long enough to go round by the bead on the left.
stops-ideas-library-s4 = Your rival looks into every dead end, but most of them end within your light: one look is enough.
stops-ideas-library-s5 = No walls at all: what is in the way is your own thread, so the bead on the right comes first.
stops-ideas-library-s6 = Going back winds the thread up, but the key stays in your paw.
stops-ideas-library-s7 = The beads on the left lie on the way back: leave space for the thread.
stops-ideas-library-s8 = First away from the door for its key, then through the teapot to the other half.
stops-ideas-library-s9 = Fetch what is off the way first: the thread winds back, and what you have stays yours.
stops-ideas-library-s10 = Ways meet again here: look for one that leads on before you turn back.

stops-ideas-kitchen-s1 = A flap lets you through the way it points: back to the left, and in from the side.
stops-ideas-kitchen-s2 = The plate opens what is not on the way to it.
stops-ideas-kitchen-s3 = Go down and up again: a wall stops the twin only on the way down.
stops-ideas-kitchen-s4 = Both plates lie on your way, and one of them opens it.
stops-ideas-kitchen-s5 = Both halves are the same but for one wall: move where only one of you can go.
stops-ideas-kitchen-s6 = Use up the red key, and the blue one is on top again.
stops-ideas-kitchen-s7 = Four flaps in a circle: each turns behind you, so go in by the one that you do not need again.
stops-ideas-kitchen-s8 = In the mirror left is right, and one wall has no image: that is where the two of you part.
stops-ideas-kitchen-s9 = The doors stand in a row, so the keys are taken the other way round, and the red one is locked in: both blue ones first.
stops-ideas-kitchen-s10 = Both plates and the far cheese first: the near one is reached from below, and last.

stops-ideas-alley-s1 = A wafer holds once: never leave by the way by which you have to come back.
stops-ideas-alley-s2 = Straight down takes two bites. The rooms at the lower right are one set with the cheese.
stops-ideas-alley-s3 = The trap always goes the same round: look where it is, and go while it is far away.
stops-ideas-alley-s4 = Hide where she looks later: she tries up before left, and behind her the way is free.
stops-ideas-alley-s5 = You have one bite, and the flaps decide which wall to spend it on.
stops-ideas-alley-s6 = The straight way from cheese to cheese takes two bites, and there is only one.
stops-ideas-alley-s7 = She comes round behind you: eat below while she looks into the corner, and slip by on the left.
stops-ideas-alley-s8 = Go straight down and you are stuck: what lies nearest has to wait.
stops-ideas-alley-s9 = The last bite is for the wall between the cheeses, so one has to do until there.
stops-ideas-alley-s10 = Every slide leaves fewer wafers to stop on, and one order is left.

stops-ideas-palace-s1 = You are one room, so even the largest set costs one cup; the small one leads nowhere.
stops-ideas-palace-s2 = The wall that the plate moves is your brake on the ice.
stops-ideas-palace-s3 = Join the five rooms while you are three: the other way round the same sets take two cups more.
stops-ideas-palace-s4 = The bite brings the twin to its cheese: take it off again before you go down, or it goes too.
stops-ideas-palace-s5 = Eight, four, two and one around you: while you are one room, the largest costs no more than the smallest.
stops-ideas-palace-s6 = The lower bead lies in a dead end: bite the end open, and the thread goes through.
stops-ideas-palace-s7 = The twelve rooms first, while you are two; then every single room costs one. Leave the three alone.
stops-ideas-palace-s8 = Your cheese is next door, but the twin has a long way to go: a teapot moves you alone.
stops-ideas-palace-s9 = Without the teapot there is no way at all. Choose the slide that ends in it.
stops-ideas-palace-s10 = Teapot first or flap first? Each slide has to end where the next one begins, so think back from the last cheese.
