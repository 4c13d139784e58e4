## Die Wörter zum Labyrinth der Woche

week-weekly = Wochenmillion
week-note = Eine Million Räume im Nebel, die ganze Woche für dich
week-choose = Wochenlabyrinth
week-play = Wochenlabyrinth spielen
week-days = Die Tage
week-week = Woche { $number }
week-seen = { $rooms ->
    [one] { $rooms } Raum gesehen
   *[other] { $rooms } Räume gesehen
}
week-so_far = { $rooms ->
    [one] { $rooms } Raum gesehen, { $time } gegangen
   *[other] { $rooms } Räume gesehen, { $time } gegangen
}
week-flag_of = Fahne { $number } von { $flags }
