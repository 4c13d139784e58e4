## Les noms des étapes du voyage, dans l’ordre

stops-garden-s1 = La porte à côté
stops-garden-s2 = Laissé à gauche
stops-garden-s3 = Infusion dérobée
stops-garden-s4 = La théorie des cordes
stops-garden-s5 = Aller-retour
stops-garden-s6 = À contretemps
stops-garden-s7 = Thé pour deux
stops-garden-s8 = Un pas de trop
stops-garden-s9 = Trois allées
stops-garden-s10 = Après vous

stops-cellar-s1 = Ça glisse !
stops-cellar-s2 = Reculer pour mieux glisser
stops-cellar-s3 = À contresens
stops-cellar-s4 = Un coin sec
stops-cellar-s5 = Au passage
stops-cellar-s6 = La main au mur
stops-cellar-s7 = La clé des glaces
stops-cellar-s8 = Thé glacé
stops-cellar-s9 = La patinoire
stops-cellar-s10 = Surgelé

stops-library-s1 = Extinction des feux
stops-library-s2 = Entre les rayons
stops-library-s3 = Le fil rouge
stops-library-s4 = Le seul mur
stops-library-s5 = Quand le chat s’en va
stops-library-s6 = Lire d’avance
stops-library-s7 = Rembobiner
stops-library-s8 = Marque-page
stops-library-s9 = Dans le dos du chat
stops-library-s10 = Le chapitre sous clé

stops-kitchen-s1 = Chatière sans chat
stops-kitchen-s2 = Un pas ici
stops-kitchen-s3 = Double ration
stops-kitchen-s4 = Réaction en chaîne
stops-kitchen-s5 = Le jeu des différences
stops-kitchen-s6 = La clé du dessus
stops-kitchen-s7 = À feu doux
stops-kitchen-s8 = Un défaut dans la glace
stops-kitchen-s9 = Sortir et rentrer
stops-kitchen-s10 = Dernier entré, premier sorti

stops-alley-s1 = Fin comme gaufrette
stops-alley-s2 = Une bouchée
stops-alley-s3 = Clac !
stops-alley-s4 = Minou, minou
stops-alley-s5 = Par où entrer ?
stops-alley-s6 = Au coin de la rue
stops-alley-s7 = La maison de gaufrettes
stops-alley-s8 = Ronger son frein
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
stops-palace-s9 = Le trou que tu laisses
stops-palace-s10 = Retour au bercail
