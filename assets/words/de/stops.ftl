## Die Namen der Stationen der Reise, der Reihe nach

stops-garden-s1 = Gleich nebenan
stops-garden-s2 = Links liegen gelassen
stops-garden-s3 = Hintertür mit Henkel
stops-garden-s4 = Am seidenen Faden
stops-garden-s5 = Hin und zurück
stops-garden-s6 = Aus dem Tritt
stops-garden-s7 = Tee für zwei
stops-garden-s8 = Einer zu viel
stops-garden-s9 = Drei Alleen
stops-garden-s10 = Nach dir

stops-cellar-s1 = Rutschpartie
stops-cellar-s2 = Erst mal zurück
stops-cellar-s3 = Andersherum
stops-cellar-s4 = Ein trockener Fleck
stops-cellar-s5 = Im Vorbeirutschen
stops-cellar-s6 = Hand an der Wand
stops-cellar-s7 = Schlüssel auf Eis
stops-cellar-s8 = Eistee
stops-cellar-s9 = Die Eisbahn
stops-cellar-s10 = Tiefgekühlt

stops-library-s1 = Licht aus
stops-library-s2 = Zwischen den Regalen
stops-library-s3 = Der rote Faden
stops-library-s4 = Die einzige Wand
stops-library-s5 = Solange sie weg ist
stops-library-s6 = Vorausgelesen
stops-library-s7 = Aufgewickelt
stops-library-s8 = Lesezeichen
stops-library-s9 = Hinter ihrem Rücken
stops-library-s10 = Verschlossenes Kapitel

stops-kitchen-s1 = Klappe ohne Katze
stops-kitchen-s2 = Bitte hier treten
stops-kitchen-s3 = Doppelte Portion
stops-kitchen-s4 = Kettenreaktion
stops-kitchen-s5 = Such den Unterschied
stops-kitchen-s6 = Der oberste Schlüssel
stops-kitchen-s7 = Langsam gegart
stops-kitchen-s8 = Ein Fehler im Spiegel
stops-kitchen-s9 = Raus und wieder rein
stops-kitchen-s10 = Zuletzt hinein, zuerst hinaus

stops-alley-s1 = Hauchdünn
stops-alley-s2 = Ein Biss
stops-alley-s3 = Schnapp!
stops-alley-s4 = Miez, Miez
stops-alley-s5 = Durch welche Wand?
stops-alley-s6 = Um die Ecke
stops-alley-s7 = Das Waffelhaus
stops-alley-s8 = Beiß nicht die Bremse
stops-alley-s9 = Der letzte Bissen
stops-alley-s10 = Auf dünnem Eis

stops-palace-s1 = Ein Tropfen Tee
stops-palace-s2 = Bremse im Eis
stops-palace-s3 = Groß schluckt klein
stops-palace-s4 = Ein Biss für zwei
stops-palace-s5 = Zweierpotenzen
stops-palace-s6 = Nadelöhr
stops-palace-s7 = Die Prinzessin rechnet
stops-palace-s8 = So nah
stops-palace-s9 = Das Loch, das bleibt
stops-palace-s10 = Bring ihn heim
