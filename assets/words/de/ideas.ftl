## Worum es an jeder Station der Reise geht: ein erster Hinweis, und noch einmal erzählt, wenn sie geschafft ist

stops-ideas-garden-s1 = Der Käse liegt gleich nebenan, aber der Weg dorthin führt außen herum.
stops-ideas-garden-s2 = Am Käse neben dir kommst du sowieso vorbei: Hol zuerst den linken.
stops-ideas-garden-s3 = An einer Teekanne kommst du nur vorbei, wenn du aus ihr herauskommst: geh hinein, dreh um und geh noch einmal hinein.
stops-ideas-garden-s4 = Nimm die untere Perle zuerst: Den eigenen Faden kannst du nicht kreuzen.
stops-ideas-garden-s5 = Zurückgehen wickelt den Faden wieder auf, aber was du gegessen hast, bleibt gegessen.
stops-ideas-garden-s6 = Jeder von euch ist einen Schritt von einem Käse entfernt: Such die Wand, die nur einen von euch aufhält.
stops-ideas-garden-s7 = Hol zuerst den Käse unten in der Nische, sonst musst du noch mal zurück.
stops-ideas-garden-s8 = Zum letzten Käse führt nur eine Teekanne, also kommt das andere Paar zuerst.
stops-ideas-garden-s9 = Dein Rivale kennt den Weg, und es gibt drei Alleen: Die Reihenfolge entscheidet.
stops-ideas-garden-s10 = Jeder Rückweg kostet mehr als der Hinweg, also lass dich von den Teekannen weitertragen.

stops-ideas-cellar-s1 = Auf Eis rutschst du, bis dich etwas aufhält.
stops-ideas-cellar-s2 = Rutsch nach links zurück: Wo du dort anhältst, geht der Weg weiter.
stops-ideas-cellar-s3 = Von unten rutschst du am Käse vorbei: Komm von oben.
stops-ideas-cellar-s4 = Der trockene Fleck, auf dem du begonnen hast, hält dich wieder an: Starte von dort noch einmal.
stops-ideas-cellar-s5 = Dein Rivale bleibt mit der Pfote an der Wand: Hol sofort den Schlüssel, dann bist du schneller.
stops-ideas-cellar-s6 = Rechts hinunter und links zurück: Kein Rutsch führt direkt zum nahen Käse.
stops-ideas-cellar-s7 = Welcher Rutsch endet beim Schlüssel?
stops-ideas-cellar-s8 = In einer Teekanne geht der Rutsch weiter: So kannst du wenden.
stops-ideas-cellar-s9 = Auf der Eisbahn halten dich nur Wände auf: Zum fernen Käse führt ein einziger Weg, und er beginnt mit einem Umweg.
stops-ideas-cellar-s10 = Die Reihenfolge von Schlüssel, Käse und Tür entscheidet, wo jeder Rutsch endet.

stops-ideas-library-s1 = Auch im Nebel bleibt sichtbar, was du gesehen hast, und der Käse schimmert durch.
stops-ideas-library-s2 = Zum Käse sind es zwei Schritte, aber sie kommt dort entlang: Versteck dich links, bis sie vorbei ist.
stops-ideas-library-s3 = Der Faden reicht gerade so für den Bogen über die linke Perle.
stops-ideas-library-s4 = Dein Rivale schaut in jede Sackgasse, aber die meisten enden noch in deinem Licht: Ein Blick genügt.
stops-ideas-library-s5 = Gar keine Wände: Im Weg ist nur dein eigener Faden, also kommt die rechte Perle zuerst.
stops-ideas-library-s6 = Zurückgehen wickelt den Faden auf, aber der Schlüssel bleibt in deiner Pfote.
stops-ideas-library-s7 = Die linken Perlen liegen auf dem Rückweg: Lass dem Faden Raum.
stops-ideas-library-s8 = Erst weg von der Tür und den Schlüssel holen, dann durch die Teekanne in die andere Hälfte.
stops-ideas-library-s9 = Hol zuerst, was abseits liegt: Der Faden wickelt sich auf, und was du hast, bleibt deins.
stops-ideas-library-s10 = Hier treffen sich Wege wieder: Such einen, der weiterführt, bevor du umkehrst.

stops-ideas-kitchen-s1 = Eine Klappe lässt dich in ihrer Richtung durch: zurück nach links, und von der Seite hinein.
stops-ideas-kitchen-s2 = Die Platte öffnet, was nicht auf dem Weg zu ihr liegt.
stops-ideas-kitchen-s3 = Geh runter und wieder hoch: Nur abwärts hält eine Wand den Zwilling auf.
stops-ideas-kitchen-s4 = Beide Platten liegen auf deinem Weg, und eine davon macht ihn frei.
stops-ideas-kitchen-s5 = Beide Hälften sind bis auf eine Wand gleich: Drück da, wo nur einer von euch gehen kann.
stops-ideas-kitchen-s6 = Brauch den roten Schlüssel auf, dann liegt der blaue wieder oben.
stops-ideas-kitchen-s7 = Vier Klappen im Kreis: Jede dreht sich hinter dir um, also geh durch die hinein, die du nicht mehr brauchst.
stops-ideas-kitchen-s8 = Im Spiegel ist links rechts, und eine Wand hat kein Spiegelbild: Dort trennen sich eure Wege.
stops-ideas-kitchen-s9 = Die Türen stehen in einer Reihe, also nimm die Schlüssel in umgekehrter Folge, und der rote ist eingesperrt: erst beide blauen.
stops-ideas-kitchen-s10 = Erst beide Platten und der ferne Käse: Zum nahen kommst du von unten, und zuletzt.

stops-ideas-alley-s1 = Eine Waffel hält nur einmal: Nimm nie den Weg, den du zurück noch brauchst.
stops-ideas-alley-s2 = Geradewegs nach unten braucht es zwei Bisse. Die Räume unten rechts gehören mit dem Käse zu einer Menge.
stops-ideas-alley-s3 = Die Falle läuft immer dieselbe Runde: Schau, wo sie ist, und geh, solange sie weit weg ist.
stops-ideas-alley-s4 = Versteck dich, wo die Katze später sucht: Sie schaut erst oben, dann links, und hinter ihr ist der Weg frei.
stops-ideas-alley-s5 = Du hast einen Biss, und die Klappen entscheiden, durch welche Wand.
stops-ideas-alley-s6 = Der gerade Weg von Käse zu Käse braucht zwei Bisse, und du hast nur einen.
stops-ideas-alley-s7 = Die Katze kommt von hinten herum: Iss unten, während sie in die Ecke schaut, und schlüpf links vorbei.
stops-ideas-alley-s8 = Gehst du geradewegs nach unten, steckst du fest: Iss zuletzt, was am nächsten liegt.
stops-ideas-alley-s9 = Der letzte Biss gehört der Wand zwischen den Käsen, also muss bis dahin einer reichen.
stops-ideas-alley-s10 = Mit jedem Rutsch bleiben weniger Waffeln zum Anhalten, und nur eine Reihenfolge geht.

stops-ideas-palace-s1 = Du hast nur einen Raum, also kostet selbst die größte Menge bloß eine Tasse; die kleine führt nirgendwohin.
stops-ideas-palace-s2 = Die Wand, die eine Platte verschiebt, ist deine Bremse im Eis.
stops-ideas-palace-s3 = Hol die fünf Räume dazu, solange du drei hast: Andersherum kosten dieselben Mengen zwei Tassen mehr.
stops-ideas-palace-s4 = Der Biss bringt den Zwilling zu seinem Käse: Führ ihn wieder weg, bevor du runtergehst, sonst geht er mit.
stops-ideas-palace-s5 = Acht, vier, zwei und eins um dich herum: Solange du nur einen Raum hast, kostet die größte Menge nicht mehr als die kleinste.
stops-ideas-palace-s6 = Die untere Perle liegt in einer Sackgasse: Beiß ihr Ende durch, dann kommt der Faden weiter.
stops-ideas-palace-s7 = Erst die zwölf Räume, solange du zwei hast; danach kostet jeder einzelne Raum eine Tasse. Lass die drei in Ruhe.
stops-ideas-palace-s8 = Dein Käse ist gleich nebenan, aber der Zwilling hat es weit: Eine Teekanne versetzt dich allein.
stops-ideas-palace-s9 = Ohne die Teekanne gibt es gar keinen Weg. Nimm den Rutsch, der in ihr endet.
stops-ideas-palace-s10 = Erst die Teekanne oder erst die Klappe? Jeder Rutsch muss da enden, wo der nächste beginnt, also denk vom letzten Käse aus rückwärts.
