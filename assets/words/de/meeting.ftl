## Wo sich zwei Rechner für ein Spiel finden

meeting-heading = Zwei Rechner
meeting-about = Öffne das auch am anderen Rechner: „Zu zweit“, mit dem Gegner „Anderer Rechner“. Beide müssen im selben Netz sein. Spiel und Labyrinth wählt, wer einlädt.
meeting-looking = Der andere Rechner wird gesucht
meeting-in_vain = Noch niemand. Gastnetze halten Rechner oft getrennt, und vielleicht blockiert die Firewall das Spiel. Versuch es mit der Adresse unten oder dem Hotspot eines Handys.
meeting-choose = Wähle, mit wem du spielst.
meeting-waits = Warten auf die Antwort von { $name }
meeting-refused = { $name } möchte gerade nicht spielen.
meeting-unanswered = { $name } hat nicht geantwortet. Versuch es noch einmal.
meeting-other_version = Jemand mit einer anderen Version des Spiels
meeting-trouble = Das System lässt nicht ins Netz: { $why }
meeting-address = Oder die Adresse des anderen Rechners
meeting-own_address = Adresse dieses Rechners: { $address }
meeting-scan = Kein Spiel dort? Scanne das, oder öffne es im Browser:
meeting-no_page = Auch ein Browser könnte mitspielen, läge die Seite des Spiels neben dem Programm, wie in den Downloads.
meeting-invites = { $name } lädt dich ein
meeting-what = { $mode } · { $best }
meeting-invite = Einladen
meeting-look = Dort suchen
meeting-accept = Spielen
meeting-decline = Nicht jetzt
meeting-plays = { $one } spielt gegen { $two }
meeting-may_watch = Sie spielen gerade. Du kannst zuschauen.
meeting-watch = Zuschauen
meeting-about_pages = Zwei Seiten im selben Netz können gegeneinander spielen, ganz ohne Server dazwischen. Einer schickt einen Link, der andere schickt einen zurück. Wer einlädt, hat Spiel und Labyrinth gewählt.
meeting-about_served = Diese Seite kommt vom Spiel eines Freundes und spielt gegen es. Wer einlädt, hat Spiel und Labyrinth gewählt.
meeting-line-idle = Schick einen Link oder füge den ein, den du bekommen hast.
meeting-line-writing = Dein Link wird geschrieben
meeting-line-invited = Verschick den Link, oder lass den Code scannen. Füge dann unten den Link ein, der zurückkommt.
meeting-line-answered = Fast geschafft! Schick diese Antwort zurück, oder lass den Code scannen. Lass diese Seite offen.
meeting-line-opening = Verbindung wird aufgebaut
meeting-line-open = Verbunden. Gleich geht es los.
meeting-line-broken = Die beiden Seiten erreichen sich nicht. Beide müssen im selben Netz sein, und Gastnetze halten Geräte oft getrennt. Der Hotspot eines Handys hilft. Lade dann noch mal ein.
meeting-line-unreadable = Das ist kein Link für ein Match, oder er antwortet auf eine andere Einladung.
meeting-line-impossible = Dieser Browser kann sich nicht mit einer anderen Seite verbinden. Nimm einen anderen, und kein privates Fenster.
meeting-line-unanswered = Das Spiel, von dem diese Seite kommt, antwortet nicht. Dort muss „Zwei Rechner“ offen bleiben, im selben Netz.
meeting-own_letter = Das ist dein eigener Link: Schick ihn weiter.
meeting-write_letter = Mit Link einladen
meeting-copy_letter = Link kopieren
meeting-letter = Hier den Link einfügen, den du bekommst
meeting-read = Lesen

## Ein Spiel mit einem anderen Rechner

meeting-far = Anderer Rechner
meeting-far_card = Spielt an einem anderen Rechner
meeting-find = Anderen Rechner finden
meeting-not_ready = Warten auf { $name }
meeting-waits_for_you = { $name } wartet auf dich.
meeting-paused = { $name } macht Pause
meeting-quiet = Seit { $seconds } s ist von { $name } nichts zu hören. Sobald die Verbindung wieder da ist, geht es weiter.
meeting-left = { $name } hat das Match verlassen
meeting-impossible = Der Rechner von { $name } meldet etwas Unmögliches: { $what }. Das Match ist zu Ende.
meeting-to_lobby = Zur Lobby
meeting-you = Du
meeting-far_note = Lauf weiter oder gib auf
meeting-go_on_alone = Allein weiter
meeting-give_up = Aufgeben
meeting-squeak = Piep!
meeting-wave = Hallo!
meeting-squeak_key = Piepsen
meeting-wave_key = Winken
meeting-watched_end = Die Spieler haben das Match verlassen.
meeting-watched_quiet = Seit { $seconds } s ist vom Match nichts zu hören.
meeting-next_round_soon = Die nächste Runde beginnt, wenn beide bereit sind.
meeting-watchers = { $round } · Zuschauer: { $count }

## Wo Handys zu Gamepads werden

phones-heading = Handys als Gamepads
phones-key = Handys als Gamepads
phones-about = Scanne den Code mit der Kamera eines Handys oder öffne die Adresse in seinem Browser: Das Handy wird zum Gamepad, ganz ohne Installation. Es muss im selben Netz sein. Das erste Handy lenkt die Maus von Spieler 1, das zweite die von Spieler 2.
phones-nobody = noch kein Handy
phones-joined = { $count ->
    [one] 1 Handy verbunden
   *[other] { $count } Handys verbunden
}
phones-in_vain = Noch niemand. Gastnetze halten Geräte oft getrennt, und vielleicht blockiert die Firewall das Spiel. Über den Hotspot des Handys geht es auch.
phones-no_network = Dieser Rechner ist in keinem Netz, in dem ein Handy sein könnte.
phones-trouble = Das System lässt das Spiel nicht ins Netz: { $why }
phones-other_network = Anderes Netz
phones-done = Fertig
phones-joining = Einen Moment
phones-lost = Das Spiel antwortet nicht. Ist es noch offen?
phones-one = Du lenkst Maus 1
phones-two = Du lenkst Maus 2
phones-run = Rennen
phones-scan_again = Scanne den Code auf dem Bildschirm noch einmal
