puzzle-title = Rätsel des Tages
puzzle-choose = Das Rätsel des Tages
puzzle-play = Rätsel spielen
puzzle-solved = Rätsel gelöst
puzzle-of_day = Rätsel vom { $date }
puzzle-next_is = Als Nächstes: das Rätsel vom { $date }
puzzle-next_is_calendar = Als Nächstes: der Kalender
