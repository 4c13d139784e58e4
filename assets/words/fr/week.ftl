## Les mots du labyrinthe de la semaine

week-weekly = Million hebdo
week-note = Un million de salles dans le brouillard, toute la semaine
week-choose = Dédale hebdo
week-play = Faire le dédale hebdo
week-days = Les jours
week-week = Semaine { $number }
week-seen = { $rooms ->
    [one] { $rooms } salle vue
   *[other] { $rooms } salles vues
}
week-so_far = { $rooms ->
    [one] { $rooms } salle vue, { $time } de marche
   *[other] { $rooms } salles vues, { $time } de marche
}
week-flag_of = Drapeau { $number } sur { $flags }
