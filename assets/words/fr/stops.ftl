## Les noms des étapes du voyage, dans l’ordre

stops-garden-s1 = La porte à côté
stops-garden-s2 = Laissé à gauche
stops-garden-s3 = Infusion dérobée
stops-garden-s4 = La théorie des cordes
stops-garden-s5 = Aller-retour
stops-garden-s6 = À contretemps
stops-garden-s7 = Fromage avant fromage
stops-garden-s8 = Thé pour deux
stops-garden-s9 = Trois allées
stops-garden-s10 = L’heure du thé

stops-cellar-s1 = Ça glisse !
stops-cellar-s2 = Reculer pour mieux glisser
stops-cellar-s3 = À contresens
stops-cellar-s4 = Un coin sec
stops-cellar-s5 = La main au mur
stops-cellar-s6 = Par en dessous
stops-cellar-s7 = La clé des glaces
stops-cellar-s8 = Thé glacé
stops-cellar-s9 = La patinoire
stops-cellar-s10 = Surgelé

stops-library-s1 = Extinction des feux
stops-library-s2 = Entre les rayons
stops-library-s3 = Le fil rouge
stops-library-s4 = Notes de bas de page
stops-library-s5 = Le seul mur
stops-library-s6 = Rembobiner
stops-library-s7 = Marque-page
stops-library-s8 = Retard de prêt
stops-library-s9 = Le chapitre sous clé
stops-library-s10 = La dernière page

stops-kitchen-s1 = Chatière sans chat
stops-kitchen-s2 = Un pas ici
stops-kitchen-s3 = Double ration
stops-kitchen-s4 = À feu doux
stops-kitchen-s5 = Le jeu des différences
stops-kitchen-s6 = La clé du dessus
stops-kitchen-s7 = Portes tournantes
stops-kitchen-s8 = Un défaut dans la glace
stops-kitchen-s9 = Dernier entré, premier sorti
stops-kitchen-s10 = Comme une horloge

stops-alley-s1 = Fin comme gaufrette
stops-alley-s2 = Une bouchée
stops-alley-s3 = Clac !
stops-alley-s4 = Minou, minou
stops-alley-s5 = Par où entrer ?
stops-alley-s6 = Plus gros que le ventre
stops-alley-s7 = Au coin de la rue
stops-alley-s8 = La maison de gaufrettes
stops-alley-s9 = La dernière bouchée
stops-alley-s10 = Sur des œufs

stops-palace-s1 = Une larme de thé
stops-palace-s2 = Frein sur glace
stops-palace-s3 = Union par taille
stops-palace-s4 = Une bouchée pour deux
stops-palace-s5 = Puissances de deux
stops-palace-s6 = Le chas de l’aiguille
stops-palace-s7 = Les comptes de la princesse
stops-palace-s8 = Si près
stops-palace-s9 = La seule porte
stops-palace-s10 = Le grand tour
