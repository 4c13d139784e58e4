## Les mots de la rencontre de deux machines pour un match

meeting-heading = Deux machines
meeting-about = Ouvre aussi cette page sur l’autre machine : « À deux », avec l’adversaire « Autre machine ». Les deux doivent être sur le même réseau. Qui invite choisit le jeu et le labyrinthe.
meeting-looking = Recherche de l’autre machine
meeting-in_vain = Toujours personne. Les réseaux invités isolent souvent les machines, et un pare-feu bloque peut-être le jeu. Essaie l’adresse ci-dessous, ou le partage de connexion d’un téléphone.
meeting-choose = Choisis avec qui jouer.
meeting-waits = En attente d’une réponse : { $name }
meeting-refused = { $name } préfère ne pas jouer maintenant.
meeting-unanswered = { $name } n’a pas répondu. Réessaie.
meeting-other_version = Quelqu’un avec une autre version du jeu
meeting-trouble = Le système refuse l’accès au réseau : { $why }
meeting-address = Ou l’adresse de l’autre machine
meeting-own_address = Adresse de cette machine : { $address }
meeting-scan = Pas de jeu là-bas ? Scanne ceci, ou ouvre-le dans un navigateur :
meeting-no_page = Un navigateur pourrait aussi jouer si la page du jeu était à côté du programme, comme dans les téléchargements.
meeting-invites = { $name } t’invite
meeting-what = { $mode } · { $best }
meeting-invite = Inviter
meeting-look = Chercher
meeting-accept = Jouer
meeting-decline = Plus tard
meeting-plays = { $one } joue contre { $two }
meeting-may_watch = Une partie est en cours. Tu peux la regarder.
meeting-watch = Regarder
meeting-about_pages = Deux pages sur le même réseau peuvent jouer l’une contre l’autre, sans serveur entre elles. L’un envoie un lien, l’autre en renvoie un. Celui qui invite a choisi le jeu et le labyrinthe.
meeting-about_served = Cette page vient du jeu d’un ami et joue contre lui. Celui qui invite a choisi le jeu et le labyrinthe.
meeting-line-idle = Envoie un lien, ou colle celui que tu as reçu.
meeting-line-writing = Création du lien
meeting-line-invited = Envoie le lien, ou fais scanner le code. Colle ensuite ci-dessous le lien qui revient.
meeting-line-answered = Presque fini ! Renvoie cette réponse, ou fais scanner le code. Garde cette page ouverte.
meeting-line-opening = Connexion
meeting-line-open = Connecté. On attend l’autre joueur.
meeting-line-broken = Les deux pages ne se joignent pas. Elles doivent être sur le même réseau, et les réseaux invités isolent souvent les appareils. Le partage de connexion d’un téléphone aide. Invite ensuite à nouveau.
meeting-line-unreadable = Ce n’est pas un lien de match, ou il répond à une autre invitation.
meeting-line-impossible = Ce navigateur ne peut pas joindre une autre page. Essaie un autre navigateur, hors fenêtre privée.
meeting-line-unanswered = Le jeu d’où vient cette page ne répond pas. Son écran « Deux machines » doit rester ouvert, sur le même réseau.
meeting-own_letter = C’est ton propre lien : envoie-le à l’autre joueur.
meeting-write_letter = Inviter par un lien
meeting-copy_letter = Copier le lien
meeting-letter = Colle ici le lien reçu
meeting-read = Lire

## Les mots d’un match avec une autre machine

meeting-far = Autre machine
meeting-far_card = Joue sur une autre machine
meeting-find = Trouver l’autre machine
meeting-not_ready = On attend { $name }
meeting-waits_for_you = { $name } t’attend.
meeting-paused = { $name } fait une pause
meeting-quiet = { $name } ne donne plus signe de vie depuis { $seconds } s. Le match reprendra dès que la connexion sera rétablie.
meeting-left = { $name } a quitté le match
meeting-impossible = { $name } : sa machine annonce quelque chose d’impossible, { $what }. Le match est terminé.
meeting-to_lobby = Au salon
meeting-you = Toi
meeting-far_note = Continue ou abandonne
meeting-go_on_alone = Finir en solo
meeting-give_up = Abandonner
meeting-squeak = Couic !
meeting-wave = Coucou !
meeting-squeak_key = Couiner
meeting-wave_key = Saluer
meeting-watched_end = Les joueurs ont quitté le match.
meeting-watched_quiet = Plus de nouvelles du match depuis { $seconds } s.
meeting-next_round_soon = La manche suivante commence quand les deux sont prêts.
meeting-watchers = { $round } · Public : { $count }

## Les mots pour faire d’un téléphone une manette

phones-heading = Téléphones-manettes
phones-key = Téléphones-manettes
phones-about = Scanne le code avec l’appareil photo d’un téléphone, ou ouvre l’adresse dans son navigateur : il devient une manette, sans rien installer. Il doit être sur le même réseau. Le premier guide la souris du joueur 1, le second celle du joueur 2.
phones-nobody = aucun téléphone
phones-joined = { $count ->
    [one] { $count } téléphone connecté
   *[other] { $count } téléphones connectés
}
phones-in_vain = Toujours personne. Les réseaux invités isolent souvent les appareils, et un pare-feu bloque peut-être le jeu. Le partage de connexion du téléphone marche aussi.
phones-no_network = Cette machine n’est sur aucun réseau où pourrait être un téléphone.
phones-trouble = Le système refuse l’accès au réseau : { $why }
phones-other_network = Autre réseau
phones-done = OK
phones-joining = Un instant
phones-lost = Le jeu ne répond pas. Est-il encore ouvert ?
phones-one = À toi la souris 1
phones-two = À toi la souris 2
phones-run = Courir
phones-scan_again = Scanne encore le code à l’écran
