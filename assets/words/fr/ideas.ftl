## L’idée de chaque étape du voyage : un premier indice, et racontée une fois l’étape terminée

stops-ideas-garden-s1 = Le fromage est juste à côté, mais le chemin qui y mène fait tout le tour.
stops-ideas-garden-s2 = Quel fromage est de toute façon sur le chemin du dernier ? Celui-là peut attendre.
stops-ideas-garden-s3 = Monte par la théière, fais demi-tour et reviens : en ressortant, tu peux continuer au-delà.
stops-ideas-garden-s4 = Tu ne peux pas croiser ton propre fil : quelle perle t’enfermerait ?
stops-ideas-garden-s5 = Revenir en arrière enroule le fil, mais ce qui est mangé reste mangé.
stops-ideas-garden-s6 = Vous êtes chacune à un pas d’un fromage : trouve le mur qui arrête l’une et pas l’autre.
stops-ideas-garden-s7 = Seule une théière mène au dernier fromage, alors l’autre paire vient d’abord.
stops-ideas-garden-s8 = Fais un pas de trop : le mur retient ta jumelle, et au retour vous arrivez ensemble.
stops-ideas-garden-s9 = Trois allées, et un rival qui connaît le chemin : dans quel ordre ?
stops-ideas-garden-s10 = Prends d’abord le fromage du haut ; puis un mur retient ta jumelle sur son tapis pendant que tu rejoins le tien.

stops-ideas-cellar-s1 = Sur la glace, tu glisses tant que rien ne t’arrête.
stops-ideas-cellar-s2 = Reviens en glissant vers la gauche : là où tu t’arrêtes, le chemin continue.
stops-ideas-cellar-s3 = D’en bas, tu glisses à côté du fromage : viens d’en haut.
stops-ideas-cellar-s4 = Le coin sec d’où tu es parti t’arrête de nouveau : repars de là.
stops-ideas-cellar-s5 = Rien ne t’arrête à côté des fromages, mais tu manges ce que tu croises en glissant : quelle glissade passe sur les deux ?
stops-ideas-cellar-s6 = Il y a un chemin sans la clé, mais le détour pour la prendre est plus court.
stops-ideas-cellar-s7 = La porte verrouillée t’arrête. Avec la clé, plus rien ne t’arrête : alors, par quoi commencer ?
stops-ideas-cellar-s8 = Une théière prolonge ta glissade : sers-t’en pour faire demi-tour.
stops-ideas-cellar-s9 = Sur la patinoire, seuls les murs t’arrêtent : un seul chemin mène au fromage lointain, et il commence par un détour.
stops-ideas-cellar-s10 = L’ordre de la clé, du fromage et de la porte décide où finit chaque glissade.

stops-ideas-library-s1 = Même dans le brouillard, ce que tu as vu reste visible, et le fromage brille au travers.
stops-ideas-library-s2 = Le fromage est à deux pas, mais le chat arrive par là : cache-toi à gauche jusqu’à ce qu’il soit passé.
stops-ideas-library-s3 = Le fil est juste assez long pour faire le tour par la perle de gauche.
stops-ideas-library-s4 = Pas un seul mur : c’est ton propre fil qui te barre la route, alors commence par la perle de droite.
stops-ideas-library-s5 = Avec la clé, le chemin court mène droit sur le chat. Quelle salle vient-il de quitter ?
stops-ideas-library-s6 = Revenir n’use pas de fil, alors regarde d’abord : quelle perle mène plus loin ?
stops-ideas-library-s7 = Revenir en arrière enroule le fil, mais la clé reste dans ta patte.
stops-ideas-library-s8 = Les perles de gauche sont sur le chemin du retour : laisse au fil des salles libres.
stops-ideas-library-s9 = Le chemin ouvert mène droit au chat. Par la porte verrouillée, tu ressors quand il est passé.
stops-ideas-library-s10 = Va d’abord chercher ce qui est à l’écart : le fil s’enroule, et ce que tu as reste à toi.

stops-ideas-kitchen-s1 = Une chatière te laisse passer dans son sens : reviens vers la gauche, puis entre par le côté.
stops-ideas-kitchen-s2 = La dalle du coin écarte le mur au-dessus de toi.
stops-ideas-kitchen-s3 = Descends et remonte : un mur n’arrête la jumelle qu’à la descente.
stops-ideas-kitchen-s4 = La dalle du haut t’enferme. Quelle sortie ouvre celle du bas ?
stops-ideas-kitchen-s5 = Les deux moitiés sont pareilles, à un mur près : pousse là où une seule de vous deux peut avancer.
stops-ideas-kitchen-s6 = Seule la clé du dessus ouvre une porte : comment te débarrasser de la rouge ?
stops-ideas-kitchen-s7 = Un pas de côté sur la dalle ouvre un raccourci, et ferme le long chemin.
stops-ideas-kitchen-s8 = Dans le miroir, la gauche devient la droite, et un mur n’a pas de reflet : c’est là que vous vous séparez.
stops-ideas-kitchen-s9 = La chatière ne laisse pas entrer ta jumelle. Sors par là et reviens, et elle fera le tour par le haut.
stops-ideas-kitchen-s10 = Les portes se suivent, alors prends les clés dans l’ordre inverse, et la rouge est enfermée : les deux bleues d’abord.

stops-ideas-alley-s1 = En montant tout droit, tu casses la gaufrette dont tu auras encore besoin : fais le tour par le bord.
stops-ideas-alley-s2 = Tout droit, il faut deux bouchées. Les salles en bas à droite forment un seul ensemble avec le fromage.
stops-ideas-alley-s3 = Le piège fait toujours le même tour : regarde où il est, et passe quand il est loin.
stops-ideas-alley-s4 = La théière débouche là où le chat rôde : attends qu’il soit passé en remontant.
stops-ideas-alley-s5 = Tu n’as qu’une bouchée, et les chatières décident pour quel mur.
stops-ideas-alley-s6 = Le chat fait le tour dans ton dos : mange en bas pendant qu’il fouille le coin, et file par la gauche.
stops-ideas-alley-s7 = Si tu descends tout droit, c’est fichu : le plus proche se mange en dernier.
stops-ideas-alley-s8 = Le mur au-dessus du fromage arrête ta glissade. Une fois croqué, plus rien ne l’arrête.
stops-ideas-alley-s9 = Où te faudra-t-il la dernière bouchée ? Une seule doit suffire jusque-là.
stops-ideas-alley-s10 = Chaque glissade laisse moins de gaufrettes où s’arrêter : un seul ordre marche.

stops-ideas-palace-s1 = Tu n’as qu’une salle, alors même le plus grand ensemble coûte une seule tasse ; le petit ne mène nulle part.
stops-ideas-palace-s2 = Le mur que la dalle déplace te sert de frein sur la glace.
stops-ideas-palace-s3 = Ajoute les cinq salles tant que tu en as trois : dans l’autre ordre, les mêmes ensembles prennent deux tasses de plus.
stops-ideas-palace-s4 = La bouchée mène la jumelle à son fromage : fais-la repartir avant de descendre, sinon elle descend aussi.
stops-ideas-palace-s5 = Tant que tu n’as qu’une salle, le plus grand ensemble ne coûte pas plus que le plus petit : commence par celui de huit.
stops-ideas-palace-s6 = La perle du bas est dans une impasse : croque le mur du fond, et le fil passe.
stops-ideas-palace-s7 = Les douze salles d’abord, tant que tu en as deux ; ensuite, chaque salle isolée coûte une tasse. Laisse de côté les trois.
stops-ideas-palace-s8 = Ton fromage est juste à côté, mais ta jumelle a un long chemin : une théière te déplace, toi seul.
stops-ideas-palace-s9 = Ce qui a fondu derrière toi est un mur pour ta jumelle : laisse-la avancer jusqu’au trou.
stops-ideas-palace-s10 = Va chercher ta jumelle par la théière, raccompagne-la, et repars sans elle par la théière. Croque en dernier.
