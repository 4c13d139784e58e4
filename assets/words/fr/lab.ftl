## Les mots du laboratoire

lab-laboratory = Laboratoire
lab-shelf = Regarder, essayer, répondre : cinq minutes par fiche
lab-union_find = Union-find
lab-searches = Parcours
lab-by_oneself = À toi de jouer
lab-rules = Règles
lab-link = union
lab-compression = find
lab-beside = Comparer
lab-hops = Lectures
lab-deepest = Hauteur
lab-member = élément
lab-rank = rank
lab-bench = Paillasse libre
lab-bench_about = Tes union et find, avec les règles voulues.
lab-how_to_add = Choisis deux éléments pour union, deux fois le même pour find ; ou tape union 3 7 ou find 5
lab-how_to_answer = Clique dans l’image, ou tape le numéro, puis Entrée.
lab-how_to_name_room = Appuie sur la flèche qui y mène, clique, ou tape le numéro, puis Entrée.
lab-your_turn = À toi
lab-two = Deux ensembles
lab-one = Un ensemble
lab-open_it = L’ouvrir
lab-keep_it = Le garder
lab-goes_on = Il avance
lab-turns_back = Il revient
lab-right = Exact.
lab-number_reason = Chaque fois qu’une salle est découverte ou quittée pour de bon, on écrit le nombre suivant.
lab-distance_reason = Une salle est à un pas de plus du départ que celle qui l’a mise dans la file.
lab-full_marks = 20 sur 20 : l’algorithme, c’est toi !
lab-once_more = Fini. Encore un ?
lab-shown = montré
lab-front_first = tête d’abord
lab-rule = règle
lab-link_key = Règle d’union
lab-compression_key = Règle de find
lab-beside_key = Comparer
lab-operation_key = Opération entière
lab-next_note = Note suivante
lab-answer_key = Réponse
lab-hall_key = Demander à tous
lab-count_key = Mains levées
lab-time_key = Plus, moins de temps
lab-clock_key = Arrêter le chrono
lab-next_answer_key = Autre réponse
lab-take_hands_key = OK
lab-held_in_short = Pas de réponse
lab-held = Pas de réponse : appuie encore pour continuer sans.
lab-show_key = Montrer
lab-take_back_key = Annuler
lab-another_key = Un autre
lab-ask_key = À toi de jouer
lab-right_at_once = Du premier coup
lab-time = Temps
lab-hand_in = Ton résultat en une ligne, à rendre
lab-hand_in_key = Copier le résultat
lab-chart = Le coût selon le nombre d’éléments
lab-chart_key = Croissance
lab-reads_and_writes = parent : lectures + écritures
lab-order_key = Ordre des union
lab-save_table_key = Garder les nombres
lab-members_key = Éléments
lab-measuring = mesure
lab-too_slow = trop lent pour attendre
lab-union_asked = union({ $a }, { $b }) : deux ensembles, ou un seul ?
lab-wall_asked = Au tour du mur { $a }|{ $b } : ouvert ou gardé ?
lab-winner_asked = union({ $a }, { $b }) : quelle racine reste en haut ? À égalité, celle du premier.
lab-hops_asked = { $operation } : combien de fois parent sera-t-il lu ?
lab-parent_asked = Après find({ $member }), sous quoi pendra { $member } ?
lab-stack_room_asked = Le parcours en profondeur est en { $at }, et son ordre est droite, bas, gauche, haut. Dans quelle salle va-t-il ensuite ?
lab-queue_room_asked = Le parcours en largeur vient de prendre { $at }, et son ordre est droite, bas, gauche, haut. Quelle salle prend-il ensuite ?
lab-turn_asked = Le parcours en profondeur est en { $at }. Avance-t-il ou revient-il ?
lab-stack_held_asked = Dans l’ordre droite, bas, gauche, haut : qu’y a-t-il sur la pile après le prochain pas depuis { $at }, sommet d’abord ?
lab-queue_held_asked = On prend la salle qui suit { $at }, et ses nouvelles voisines entrent : droite, bas, gauche, haut. Qu’y a-t-il alors dans la file, tête d’abord ?
lab-number_asked = Le parcours en profondeur est en { $at }. On compte ensemble les salles découvertes et quittées : quel nombre écrit-on ensuite ?
lab-distance_asked = { $at } est prise. À quelle distance du départ est la salle qu’on prend ensuite ?
lab-wrong = Non, c’est { $answer }. La question reviendra.
lab-climbed = { $hops ->
    [one] La montée : { $ways }. Le programme lit parent { $hops } fois.
   *[other] La montée : { $ways }. Le programme lit parent { $hops } fois.
}
lab-comes_back = { $count ->
    [one] { $count } question revient : continue pour réessayer.
   *[other] { $count } questions reviennent : continue pour réessayer.
}
lab-came_back = { $count ->
    [one] { $count } question revenue : juste, cette fois.
   *[other] { $count } questions revenues : justes, cette fois.
}
lab-marks = { $right } sur { $all } du premier coup
lab-climb = find({ $sought }) est en { $at }. Choisis où il va ensuite, ou bien { $at }, si c’est la racine.
lab-rehang = Compression par moitié en { $at } : sous quoi pend { $at } désormais ?
lab-sets = union({ $a }, { $b }) : deux ensembles, ou un seul ?
lab-wall = Au tour du mur { $a }|{ $b } : l’ouvrir ou le garder ?
lab-below = union({ $a }, { $b }) par taille ; à égalité, le second passe dessous. Choisis la racine qui passe sous l’autre.
lab-above = Et sous quelle racine passe { $below } ?
lab-stack_next = Le parcours en profondeur est en { $at }, et son ordre est droite, bas, gauche, haut. Choisis la salle où il va ensuite.
lab-stack_asked = Le parcours en profondeur va revenir de { $at }. Qu’y a-t-il sur la pile avant de dépiler, sommet d’abord ?
lab-queue_asked = Le parcours en largeur a retiré { $at } et mis ses nouvelles voisines dans la file : droite, bas, gauche, haut. Qu’y a-t-il dans la file, tête d’abord ?
lab-queue_next = Le parcours en largeur a retiré { $at }, et ses nouvelles voisines sont dans la file : droite, bas, gauche, haut. Choisis la salle qu’il prend ensuite.
lab-no_operation = « { $line } » n’est pas une opération : écris union 3 7 ou find 5
lab-no_member = { $member } n’existe pas : les éléments vont de 0 à { $last }
lab-asked_in = Dans la forêt « { $rules } » : { $question }
lab-other_rules = Les notes de cette carte parlent d’autres règles : { $rules }.
lab-compared = Tes choix changent « { $rules } » ; à côté reste « { $beside } ».
lab-variant = { $link }, { $compression }
lab-chart_of = { $members } éléments : d’abord toutes les union dans cet ordre, puis autant de find au hasard. En pointillés : la croissance de n log n et de n alpha(n) ; ce qui coûte plusieurs fois autant passe au-dessus.

## Comment on joint les ensembles

lab-links-naive = naïve
lab-links-by_size = par taille
lab-links-by_rank = par rang

## Comment on raccourcit les chemins

lab-compressions-none = simple
lab-compressions-halving = par moitié
lab-compressions-full = totale

## Les exercices

lab-skills-find = Joue find
lab-skills-halving = Joue find par moitié
lab-skills-union = Joue union par taille
lab-skills-kruskal = Joue Kruskal
lab-skills-stack = Joue la pile
lab-skills-queue = Joue la file

## Les exercices

lab-skill_notes-find = Monte à la racine, parent par parent.
lab-skill_notes-halving = Monte, et raccroche plus haut un sur deux.
lab-skill_notes-union = Un ou deux ensembles ? Quelle racine va où ?
lab-skill_notes-kruskal = Ouvre ou garde chaque mur ; joins les ensembles.
lab-skill_notes-stack = Où va ensuite le parcours en profondeur ?
lab-skill_notes-queue = Que prend ensuite le parcours en largeur ?

## Dans quel ordre on joint les éléments

lab-orders-random = Hasard
lab-orders-chain = Chaîne
lab-orders-binomial = Binomial

## La règle qu’une faute enfreint

lab-mistakes-no_root = Ce n’est pas une racine : il pointe vers un autre, et find ne s’arrête qu’à une racine.
lab-mistakes-past_root = find s’arrête à une racine, et une racine pointe vers elle-même. Est-ce le cas de celui-ci ?
lab-mistakes-other_tree = Il est dans un autre arbre : aucun pointeur n’y mène.
lab-mistakes-down = Il pend en dessous. find suit les pointeurs vers le haut, jamais vers le bas.
lab-mistakes-sibling = C’est un frère : les deux pendent sous le même parent, et aucun pointeur ne mène de l’un à l’autre.
lab-mistakes-too_far = Trop loin : find suit un pointeur à la fois.
lab-mistakes-off_the_way = Il est dans le même arbre, mais pas sur le chemin de la racine.
lab-mistakes-full_not_halving = Trop loin : juste sous la racine, ce serait la compression totale.
lab-mistakes-too_high = Trop loin : par moitié, il ne monte que d’un niveau.
lab-mistakes-not_higher = Il y pend déjà. Par moitié, il monte d’un niveau.
lab-mistakes-loop = Rien ne peut pendre sous soi-même, ni sous ce qui pend à lui : ce serait une boucle.
lab-mistakes-opened_inside = Monte des deux côtés : même racine, donc un seul ensemble. Une porte dans un ensemble fait une boucle.
lab-mistakes-kept_between = Monte des deux côtés : les racines diffèrent, donc deux ensembles, et on les joint.
lab-mistakes-moved_node = Ce n’est pas une racine. Pour déplacer tout un ensemble, accroche sa racine.
lab-mistakes-below_node = Ce n’est pas une racine : dessous, le chemin s’allongerait. Un ensemble s’accroche sous une racine.
lab-mistakes-own_set = Il est dans l’ensemble même qu’on doit accrocher.
lab-mistakes-larger_below = Par taille, le plus petit ensemble passe sous le plus grand.
lab-mistakes-first_stays = Les deux ont la même taille : la racine du premier reste alors en haut.
lab-mistakes-other_set = Il n’appartient à aucun des deux ensembles.
lab-mistakes-popped_early = Dépilée trop tôt : à côté du sommet, il reste une salle nouvelle.
lab-mistakes-popped_twice = Trop loin : on dépile les salles une à une.
lab-mistakes-stays = Le parcours y est déjà : chaque pas mène à une autre salle.
lab-mistakes-queue_for_stack = Ce serait une file. Une pile continue par son sommet.
lab-mistakes-stack_for_queue = Ce serait une pile : elle prend le plus récent. Une file prend ce qui attend depuis le plus longtemps.
lab-mistakes-not_front = D’autres attendent depuis plus longtemps : dans une file, premier arrivé, premier servi.
lab-mistakes-order = Droite, bas, gauche, haut : dans cet ordre, une autre salle vient d’abord.
lab-mistakes-was_there = Le parcours y est déjà passé, et n’entre deux fois dans aucune salle.
lab-mistakes-wall = Il y a un mur : aucun passage n’y mène.
lab-mistakes-turned_round = C’est à l’envers : le plus récent est au sommet d’une pile et au bout d’une file.
lab-mistakes-nothing_popped = Les salles quittées pour de bon ne sont plus sur la pile.
lab-mistakes-popped_before = La salle où est le parcours est au sommet : on ne la dépile que quand il la quitte.
lab-mistakes-still_queued = La dernière salle prise n’est plus dans la file.
lab-mistakes-nothing_taken = Ce qu’on a pris dans la file n’y est plus.
lab-mistakes-not_queued = Elle n’est pas dans la file : rien de ce qu’on a pris n’est à côté.
