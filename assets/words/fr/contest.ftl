## Les mots du côte à côte

contest-side_by_side = Côte à côte
contest-solvers = Solveurs
contest-generators = Générateurs
contest-what_you_see = Ce que tu vois
contest-about_solvers = Tous cherchent un chemin dans le même labyrinthe et, à tour de rôle, entrent dans une case ou en sortent ; regarder devant soi ne coûte rien. Partout où ils ont cherché, la couleur reste.
contest-about_solvers_rooms = Tous cherchent un chemin dans le même labyrinthe et, à tour de rôle, entrent dans une salle ou en sortent ; regarder devant soi ne coûte rien. Partout où ils ont cherché, la couleur reste.
contest-about_generators = Tous bâtissent un labyrinthe de même taille à partir de la même graine, pas à pas et à tour de rôle. Qui finit le premier ?
contest-too_large = Ce labyrinthe est trop grand pour le côte à côte : on compare jusqu’à 500 × 500 salles.
contest-arrivals = Ordre d’arrivée
contest-who_looked = Qui a cherché où
contest-back_to_lanes = Voir tous
contest-at_work = au travail
contest-no_path = aucun
contest-steps = Pas
contest-held = En attente
contest-longest = Maximum
contest-path = Chemin
contest-touched = Touchées
contest-opened = Ouverts

## Les places : premier, deuxième et ainsi de suite

contest-places-first = 1er
contest-places-second = 2e
contest-places-third = 3e
contest-places-fourth = 4e

## Les mots de l’école des rats

school-rat_school = École des rats
school-what_you_see = Ce que tu vois
school-about = Quatre rats refont sans cesse le même labyrinthe. Aux carrefours, ils prennent un chemin au hasard, mais retiennent les impasses, certains mieux que d’autres. À chaque essai, moins de fausses routes.
school-too_large = Ce labyrinthe est trop grand pour l’école : les rats apprennent jusqu’à 100 × 100 salles.
school-curve = Courbe d’apprentissage
school-curve_note = fausses routes par essai
school-remembers_all = N’oublie jamais
school-forgets = Oublie { $percent } %
school-run = essai { $number }
school-wrong_turns = { $turns ->
    [one] { $turns } fausse route
   *[other] { $turns } fausses routes
}
school-learnt = { $runs ->
    [one] appris en { $runs } essai
   *[other] appris en { $runs } essais
}
school-let_off = { $runs ->
    [one] recalé après { $runs } essai
   *[other] recalé après { $runs } essais
}
school-no_path = pas de chemin
school-your_runs = { $runs ->
    [one] { $runs } essai
   *[other] { $runs } essais
}
school-no_run_yet = à toi d’essayer
school-closed = impasse retenue
school-path = traces
school-whole_runs = Essais entiers
school-back_to_school = École des rats
