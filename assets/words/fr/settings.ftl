## Les styles de peinture

looks-ice_tea = Thé glacé
looks-night = Nuit
looks-paper = Papier

## Le contour d’un labyrinthe

outlines-rectangle = Rectangle
outlines-circle = Cercle
outlines-heart = Cœur
outlines-star = Étoile
outlines-cat = Chat
outlines-mouse = Souris
outlines-cheese = Fromage
outlines-teacup = Tasse
outlines-word = Un mot
outlines-own = Sur mesure

## Les pages des options

pages-general = Général
pages-view = Affichage
pages-sound = Son
pages-access = Accessibilité
pages-keys = Touches
pages-more_keys = Suite

## Les lignes des options

settings_rows-language = Langue
settings_rows-look = Style
settings_rows-walls = Murs
settings_rows-frame_rate = Images / s
settings_rows-fullscreen = Plein écran
settings_rows-save_all = Toutes les données
settings_rows-take_over = Données d’un autre appareil
settings_rows-interface = Taille d’interface
settings_rows-hud = Afficher temps et pas
settings_rows-trail = Afficher les traces
settings_rows-camera = Caméra
settings_rows-split = À deux
settings_rows-shared_view = Une seule vue si elle suffit
settings_rows-sound = Son
settings_rows-music = Musique
settings_rows-effects = Labyrinthe
settings_rows-menus = Menus
settings_rows-way_sounds = Entendre carrefours et impasses
settings_rows-rumble = Vibrations
settings_rows-read_aloud = Lecture vocale
settings_rows-reduced_motion = Moins d’animations
settings_rows-high_contrast = Contraste élevé
settings_rows-colour_blind_safe = Mode daltonien
settings_rows-walking = Touches de marche
settings_rows-game_speed = Vitesse du jeu
settings_rows-projector = Projecteur

## Pour porter tout ce qui est gardé sur un autre appareil

data-save = Enregistrer
data-open = Ouvrir
data-drop = Dépose le fichier sur cette fenêtre
data-ask = Tout remplacer ?
data-own = Oui, c’est à moi
data-others = Oui, pas à moi
data-taken_over = Toutes les données du jeu sont remplacées. Les anciennes sont dans { $file }

## L’épaisseur des murs

walls-thick = Épais
walls-thin = Fins

## La vitesse à laquelle la caméra suit

cameras-gentle = Douce
cameras-usual = Normale
cameras-swift = Rapide

## Comment deux joueurs se partagent la fenêtre

splits-automatic = Automatique
splits-side_by_side = Côte à côte
splits-one_above_the_other = Haut et bas

## Si l’on tient ou tape les touches de marche, ou si une touche fait tout

walkings-hold = Tenir
walkings-tap = Tapoter
walkings-one_key = Une touche
