puzzle-title = Rätsel des Tages
puzzle-choose = Das Rätsel des Tages
puzzle-play = Rätsel spielen
puzzle-solved = Rätsel gelöst
