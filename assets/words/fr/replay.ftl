## Les mots des replays, des fantômes et des défis

replay-run_of = Partie · { $name } · { $time }
replay-player = Joueur
replay-ahead = { $seconds } s d’avance sur { $name }
replay-behind = { $seconds } s de retard sur { $name }
replay-level = À égalité avec { $name }
replay-beaten = { $name } finit { $seconds } s après toi
replay-lost = { $name } finit { $seconds } s avant toi
replay-your_best = ton record
replay-against = À battre : { $time }
replay-race_it = Courir
replay-not_now = Plus tard
replay-ghost = Fantôme
replay-race_the_best = Battre ton record
replay-watch_again = Revoir
replay-save = Garder le replay
replay-challenge = Copier un défi
replay-postcard = Carte postale
replay-scan_or_paste = À toi : scanne ou colle le défi
replay-scan_the_code = Scanne ou colle pour jouer
replay-too_large_to_draw = salles, c’est trop pour une carte postale
replay-challenge_copied = Défi copié. Envoie-le à quelqu’un, qui le collera dans le menu du jeu.
replay-mouse = Souris
replay-own = d’ici
replay-from_elsewhere = importé
replay-guest = { $name } (importé)
