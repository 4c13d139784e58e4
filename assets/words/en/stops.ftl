## The names of the stops of the journey, in order

stops-garden-s1 = Next Door
stops-garden-s2 = Left Behind
stops-garden-s3 = Back Door Brew
stops-garden-s4 = String Theory
stops-garden-s5 = There and Back
stops-garden-s6 = One Step Apart
stops-garden-s7 = Tea for Two
stops-garden-s8 = One Too Many
stops-garden-s9 = Three Avenues
stops-garden-s10 = After You

stops-cellar-s1 = Slippery Start
stops-cellar-s2 = One Slide Back
stops-cellar-s3 = The Other Way
stops-cellar-s4 = Bare Patch
stops-cellar-s5 = In Passing
stops-cellar-s6 = Hand on the Wall
stops-cellar-s7 = Key on Ice
stops-cellar-s8 = Iced Tea
stops-cellar-s9 = The Rink
stops-cellar-s10 = Deep Freeze

stops-library-s1 = Lights Out
stops-library-s2 = Between the Shelves
stops-library-s3 = Red Thread
stops-library-s4 = The Only Wall
stops-library-s5 = While She Is Away
stops-library-s6 = Reading Ahead
stops-library-s7 = Rewind
stops-library-s8 = Bookmark
stops-library-s9 = Behind Her Back
stops-library-s10 = The Locked Chapter

stops-kitchen-s1 = Cat Flap, No Cat
stops-kitchen-s2 = Step Here
stops-kitchen-s3 = Double Helping
stops-kitchen-s4 = Chain Reaction
stops-kitchen-s5 = Spot the Difference
stops-kitchen-s6 = Top of the String
stops-kitchen-s7 = Slow Food
stops-kitchen-s8 = A Flaw in the Glass
stops-kitchen-s9 = Out and In Again
stops-kitchen-s10 = Last In, First Out

stops-alley-s1 = Wafer Thin
stops-alley-s2 = One Bite
stops-alley-s3 = Mind the Snap
stops-alley-s4 = Here, Kitty
stops-alley-s5 = Which Way In?
stops-alley-s6 = Round the Corner
stops-alley-s7 = House of Wafers
stops-alley-s8 = Bite the Brake
stops-alley-s9 = Save the Last Bite
stops-alley-s10 = Thin Ice

stops-palace-s1 = A Drop of Tea
stops-palace-s2 = Brakes on Ice
stops-palace-s3 = Union by Size
stops-palace-s4 = A Bite for Two
stops-palace-s5 = Powers of Two
stops-palace-s6 = Needle’s Eye
stops-palace-s7 = The Princess’s Sums
stops-palace-s8 = So Near
stops-palace-s9 = The Hole You Left
stops-palace-s10 = Bring It Home
