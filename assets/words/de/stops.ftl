## Die Namen der Stationen der Reise, der Reihe nach

stops-garden-s1 = Gleich nebenan
stops-garden-s2 = Links liegen gelassen
stops-garden-s3 = Hintertür mit Henkel
stops-garden-s4 = Am seidenen Faden
stops-garden-s5 = Hin und zurück
stops-garden-s6 = Aus dem Tritt
stops-garden-s7 = Erst der, dann der
stops-garden-s8 = Tee für zwei
stops-garden-s9 = Drei Alleen
stops-garden-s10 = Große Teestunde

stops-cellar-s1 = Rutschpartie
stops-cellar-s2 = Erst mal zurück
stops-cellar-s3 = Andersherum
stops-cellar-s4 = Ein trockener Fleck
stops-cellar-s5 = Hand an der Wand
stops-cellar-s6 = Unten herum
stops-cellar-s7 = Schlüssel auf Eis
stops-cellar-s8 = Eistee
stops-cellar-s9 = Die Eisbahn
stops-cellar-s10 = Tiefgekühlt

stops-library-s1 = Licht aus
stops-library-s2 = Zwischen den Regalen
stops-library-s3 = Der rote Faden
stops-library-s4 = Fußnoten
stops-library-s5 = Die einzige Wand
stops-library-s6 = Aufgewickelt
stops-library-s7 = Lesezeichen
stops-library-s8 = Überfällig
stops-library-s9 = Verschlossenes Kapitel
stops-library-s10 = Die letzte Seite

stops-kitchen-s1 = Klappe ohne Katze
stops-kitchen-s2 = Bitte hier treten
stops-kitchen-s3 = Doppelte Portion
stops-kitchen-s4 = Langsam gegart
stops-kitchen-s5 = Such den Unterschied
stops-kitchen-s6 = Der oberste Schlüssel
stops-kitchen-s7 = Drehtüren
stops-kitchen-s8 = Ein Fehler im Spiegel
stops-kitchen-s9 = Zuletzt hinein, zuerst hinaus
stops-kitchen-s10 = Uhrwerk

stops-alley-s1 = Hauchdünn
stops-alley-s2 = Ein Biss
stops-alley-s3 = Schnapp!
stops-alley-s4 = Miez, Miez
stops-alley-s5 = Durch welche Wand?
stops-alley-s6 = Nicht zu viel gebissen
stops-alley-s7 = Um die Ecke
stops-alley-s8 = Das Waffelhaus
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
stops-palace-s9 = Die einzige Tür
stops-palace-s10 = Die große Runde
