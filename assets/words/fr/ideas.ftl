## L’idée de chaque étape du voyage : un premier indice, et racontée une fois l’étape terminée

stops-ideas-garden-s1 = Le fromage est juste à côté, mais le chemin qui y mène fait tout le tour.
stops-ideas-garden-s2 = Tu passeras de toute façon par le fromage d’à côté : va d’abord chercher celui de gauche.
stops-ideas-garden-s3 = Pour passer une théière, il faut en sortir : entre, fais demi-tour, et entre encore une fois.
stops-ideas-garden-s4 = Prends d’abord la perle du bas : tu ne peux pas croiser ton propre fil.
stops-ideas-garden-s5 = Revenir en arrière enroule le fil, mais ce qui est mangé reste mangé.
stops-ideas-garden-s6 = Vous êtes chacune à un pas d’un fromage : trouve le mur qui arrête l’une et pas l’autre.
stops-ideas-garden-s7 = Prends d’abord le fromage dans le recoin du bas, sinon il faudra revenir le chercher.
stops-ideas-garden-s8 = Seule une théière mène au dernier fromage, alors l’autre paire vient d’abord.
stops-ideas-garden-s9 = Ton rival connaît le chemin, et il y a trois allées : c’est l’ordre qui décide.
stops-ideas-garden-s10 = Chaque retour coûte plus que l’aller, alors laisse les théières te porter plus loin.

stops-ideas-cellar-s1 = Sur la glace, tu glisses tant que rien ne t’arrête.
stops-ideas-cellar-s2 = Reviens en glissant vers la gauche : là où tu t’arrêtes, le chemin continue.
stops-ideas-cellar-s3 = D’en bas, tu glisses à côté du fromage : viens d’en haut.
stops-ideas-cellar-s4 = Le coin sec d’où tu es parti t’arrête de nouveau : repars de là.
stops-ideas-cellar-s5 = Ton rival garde une patte au mur : va tout de suite chercher la clé, et tu finiras avant lui.
stops-ideas-cellar-s6 = Descends par la droite et reviens par la gauche : aucune glissade ne va droit au fromage proche.
stops-ideas-cellar-s7 = Quelle glissade finit sur la clé ?
stops-ideas-cellar-s8 = Une théière prolonge ta glissade : sers-t’en pour faire demi-tour.
stops-ideas-cellar-s9 = Sur la patinoire, seuls les murs t’arrêtent : un seul chemin mène au fromage lointain, et il commence par un détour.
stops-ideas-cellar-s10 = L’ordre de la clé, du fromage et de la porte décide où finit chaque glissade.

stops-ideas-library-s1 = Même dans le brouillard, ce que tu as vu reste visible, et le fromage brille au travers.
stops-ideas-library-s2 = Le fromage est à deux pas, mais elle arrive par là : cache-toi à gauche jusqu’à ce qu’elle soit passée.
stops-ideas-library-s3 = Le fil est juste assez long pour faire le tour par la perle de gauche.
stops-ideas-library-s4 = Ton rival fouille chaque impasse, mais la plupart s’arrêtent dans ta lumière : un coup d’œil suffit.
stops-ideas-library-s5 = Pas un seul mur : c’est ton propre fil qui te barre la route, alors commence par la perle de droite.
stops-ideas-library-s6 = Revenir en arrière enroule le fil, mais la clé reste dans ta patte.
stops-ideas-library-s7 = Les perles de gauche sont sur le chemin du retour : laisse au fil des salles libres.
stops-ideas-library-s8 = Éloigne-toi d’abord de la porte pour prendre sa clé, puis gagne l’autre moitié par la théière.
stops-ideas-library-s9 = Va d’abord chercher ce qui est à l’écart : le fil s’enroule, et ce que tu as reste à toi.
stops-ideas-library-s10 = Ici, les chemins se rejoignent : cherches-en un qui continue avant de faire demi-tour.

stops-ideas-kitchen-s1 = Une chatière te laisse passer dans son sens : reviens vers la gauche, puis entre par le côté.
stops-ideas-kitchen-s2 = La dalle ouvre ailleurs que sur le chemin qui y mène.
stops-ideas-kitchen-s3 = Descends et remonte : un mur n’arrête la jumelle qu’à la descente.
stops-ideas-kitchen-s4 = Les deux dalles sont sur ton chemin, et l’une d’elles te l’ouvre.
stops-ideas-kitchen-s5 = Les deux moitiés sont pareilles, à un mur près : pousse là où une seule de vous deux peut avancer.
stops-ideas-kitchen-s6 = Utilise la clé rouge, et la bleue revient sur le dessus.
stops-ideas-kitchen-s7 = Quatre chatières en rond : chacune se retourne derrière toi, alors entre par celle qui ne te servira plus.
stops-ideas-kitchen-s8 = Dans le miroir, la gauche devient la droite, et un mur n’a pas de reflet : c’est là que vous vous séparez.
stops-ideas-kitchen-s9 = Les portes se suivent, alors prends les clés dans l’ordre inverse, et la rouge est enfermée : les deux bleues d’abord.
stops-ideas-kitchen-s10 = D’abord les deux dalles et le fromage lointain : le plus proche s’atteint par le bas, et en dernier.

stops-ideas-alley-s1 = Une gaufrette ne tient qu’une fois : ne pars jamais par le chemin qu’il te faudra au retour.
stops-ideas-alley-s2 = Tout droit, il faut deux bouchées. Les salles en bas à droite forment un seul ensemble avec le fromage.
stops-ideas-alley-s3 = Le piège fait toujours le même tour : regarde où il est, et passe quand il est loin.
stops-ideas-alley-s4 = Cache-toi où le chat cherche plus tard : il essaie le haut avant la gauche, et derrière lui la voie est libre.
stops-ideas-alley-s5 = Tu n’as qu’une bouchée, et les chatières décident pour quel mur.
stops-ideas-alley-s6 = Tout droit d’un fromage à l’autre, il faut deux bouchées, et tu n’en as qu’une.
stops-ideas-alley-s7 = Le chat fait le tour dans ton dos : mange en bas pendant qu’il fouille le coin, et file par la gauche.
stops-ideas-alley-s8 = Si tu descends tout droit, c’est fichu : le plus proche se mange en dernier.
stops-ideas-alley-s9 = La dernière bouchée est pour le mur entre les fromages : jusque-là, une seule doit suffire.
stops-ideas-alley-s10 = Chaque glissade laisse moins de gaufrettes où s’arrêter : un seul ordre marche.

stops-ideas-palace-s1 = Tu n’as qu’une salle, alors même le plus grand ensemble coûte une seule tasse ; le petit ne mène nulle part.
stops-ideas-palace-s2 = Le mur que la dalle déplace te sert de frein sur la glace.
stops-ideas-palace-s3 = Ajoute les cinq salles tant que tu en as trois : dans l’autre ordre, les mêmes ensembles prennent deux tasses de plus.
stops-ideas-palace-s4 = La bouchée mène la jumelle à son fromage : fais-la repartir avant de descendre, sinon elle descend aussi.
stops-ideas-palace-s5 = Huit, quatre, deux et une autour de toi : tant que tu n’as qu’une salle, le plus grand ensemble ne coûte pas plus que le plus petit.
stops-ideas-palace-s6 = La perle du bas est dans une impasse : croque le mur du fond, et le fil passe.
stops-ideas-palace-s7 = Les douze salles d’abord, tant que tu en as deux ; ensuite, chaque salle isolée coûte une tasse. Laisse de côté les trois.
stops-ideas-palace-s8 = Ton fromage est juste à côté, mais ta jumelle a un long chemin : une théière te déplace, toi seul.
stops-ideas-palace-s9 = Sans la théière, il n’y a aucun chemin. Choisis la glissade qui y finit.
stops-ideas-palace-s10 = Théière ou chatière d’abord ? Chaque glissade doit finir où la suivante commence, alors réfléchis à rebours depuis le dernier fromage.
