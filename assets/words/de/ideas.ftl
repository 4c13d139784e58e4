## Worum es an jeder Station der Reise geht: ein erster Hinweis, und noch einmal erzählt, wenn sie geschafft ist

stops-ideas-garden-s1 = Der Käse liegt gleich nebenan, aber der Weg dorthin führt ganz außen herum.
stops-ideas-garden-s2 = Welcher Käse liegt ohnehin auf dem Weg zum letzten? Der kann warten.
stops-ideas-garden-s3 = Reise hinauf, dreh um und reise zurück: Aus der Teekanne heraus kannst du an ihr vorbeigehen.
stops-ideas-garden-s4 = Den eigenen Faden kannst du nicht kreuzen: Welche Perle würde dich einsperren?
stops-ideas-garden-s5 = Zurückgehen wickelt den Faden wieder auf, aber was du gegessen hast, bleibt gegessen.
stops-ideas-garden-s6 = Jeder von euch ist einen Schritt von einem Käse entfernt: Such die Wand, die nur einen von euch aufhält.
stops-ideas-garden-s7 = Zum letzten Käse führt nur eine Teekanne, also kommt das andere Paar zuerst.
stops-ideas-garden-s8 = Geh einen Schritt zu weit: Die Wand hält den Zwilling auf, und auf dem Rückweg kommt ihr beide an.
stops-ideas-garden-s9 = Drei Alleen, und ein Rivale, der den Weg kennt: in welcher Reihenfolge?
stops-ideas-garden-s10 = Hol erst den oberen Käse; dann hält eine Wand den Zwilling auf seiner Matte, während du zu deiner gehst.

stops-ideas-cellar-s1 = Auf Eis rutschst du, bis dich etwas aufhält.
stops-ideas-cellar-s2 = Rutsch nach links zurück: Wo du dort anhältst, geht der Weg weiter.
stops-ideas-cellar-s3 = Von unten rutschst du am Käse vorbei: Komm von oben.
stops-ideas-cellar-s4 = Der trockene Fleck, auf dem du begonnen hast, hält dich wieder an: Starte von dort noch einmal.
stops-ideas-cellar-s5 = Neben den Käsen hält dich nichts auf, aber worüber du rutschst, das isst du: Welcher Rutsch führt über beide?
stops-ideas-cellar-s6 = Es gibt einen Weg ohne den Schlüssel, aber der Umweg zu ihm ist kürzer.
stops-ideas-cellar-s7 = Die verschlossene Tür hält dich auf. Mit dem Schlüssel hält dich nichts mehr: Was muss also vorher sein?
stops-ideas-cellar-s8 = In einer Teekanne geht der Rutsch weiter: So kannst du wenden.
stops-ideas-cellar-s9 = Auf der Eisbahn halten dich nur Wände auf: Zum fernen Käse führt ein einziger Weg, und er beginnt mit einem Umweg.
stops-ideas-cellar-s10 = Die Reihenfolge von Schlüssel, Käse und Tür entscheidet, wo jeder Rutsch endet.

stops-ideas-library-s1 = Auch im Nebel bleibt sichtbar, was du gesehen hast, und der Käse schimmert durch.
stops-ideas-library-s2 = Zum Käse sind es zwei Schritte, aber sie kommt dort entlang: Versteck dich links, bis sie vorbei ist.
stops-ideas-library-s3 = Der Faden reicht gerade so für den Bogen über die linke Perle.
stops-ideas-library-s4 = Gar keine Wände: Im Weg ist nur dein eigener Faden, also kommt die rechte Perle zuerst.
stops-ideas-library-s5 = Mit dem Schlüssel führt der kurze Weg ihr in die Pfoten. Welchen Raum hat sie gerade verlassen?
stops-ideas-library-s6 = Zurückgehen kostet keinen Faden, also schau erst nach: Von welcher Perle geht es weiter?
stops-ideas-library-s7 = Zurückgehen wickelt den Faden auf, aber der Schlüssel bleibt in deiner Pfote.
stops-ideas-library-s8 = Die linken Perlen liegen auf dem Rückweg: Lass dem Faden Raum.
stops-ideas-library-s9 = Auf dem offenen Weg triffst du sie. Hinter der verschlossenen Tür kommst du heraus, wenn sie vorbei ist.
stops-ideas-library-s10 = Hol zuerst, was abseits liegt: Der Faden wickelt sich auf, und was du hast, bleibt deins.

stops-ideas-kitchen-s1 = Eine Klappe lässt dich in ihrer Richtung durch: zurück nach links, und von der Seite hinein.
stops-ideas-kitchen-s2 = Die Platte in der Ecke schiebt die Wand über dir weg.
stops-ideas-kitchen-s3 = Geh runter und wieder hoch: Nur abwärts hält eine Wand den Zwilling auf.
stops-ideas-kitchen-s4 = Die obere Platte sperrt dich ein. Welchen Ausweg öffnet die untere?
stops-ideas-kitchen-s5 = Beide Hälften sind bis auf eine Wand gleich: Drück da, wo nur einer von euch gehen kann.
stops-ideas-kitchen-s6 = Nur der oberste Schlüssel öffnet eine Tür: Wie wirst du den roten los?
stops-ideas-kitchen-s7 = Ein Schritt zur Seite auf die Platte öffnet eine Abkürzung und schließt den langen Weg.
stops-ideas-kitchen-s8 = Im Spiegel ist links rechts, und eine Wand hat kein Spiegelbild: Dort trennen sich eure Wege.
stops-ideas-kitchen-s9 = Die Klappe lässt den Zwilling nicht hinein. Geh durch sie hinaus und zurück, und er geht oben herum.
stops-ideas-kitchen-s10 = Die Türen stehen in einer Reihe, also nimm die Schlüssel in umgekehrter Folge, und der rote ist eingesperrt: erst beide blauen.

stops-ideas-alley-s1 = Gehst du geradewegs hoch, zerbricht die Waffel, die du noch einmal brauchst: Geh am Rand herum.
stops-ideas-alley-s2 = Geradewegs nach unten braucht es zwei Bisse. Die Räume unten rechts gehören mit dem Käse zu einer Menge.
stops-ideas-alley-s3 = Die Falle läuft immer dieselbe Runde: Schau, wo sie ist, und geh, solange sie weit weg ist.
stops-ideas-alley-s4 = Die Teekanne lässt dich dort heraus, wo die Katze läuft: Warte, bis sie auf dem Weg nach oben vorbei ist.
stops-ideas-alley-s5 = Du hast einen Biss, und die Klappen entscheiden, durch welche Wand.
stops-ideas-alley-s6 = Die Katze kommt von hinten herum: Iss unten, während sie in die Ecke schaut, und schlüpf links vorbei.
stops-ideas-alley-s7 = Gehst du geradewegs nach unten, steckst du fest: Iss zuletzt, was am nächsten liegt.
stops-ideas-alley-s8 = Die Wand über dem Käse hält deinen Rutsch auf. Ist sie durchgebissen, hält dich nichts mehr.
stops-ideas-alley-s9 = Wo brauchst du den letzten Biss? Bis dahin muss einer reichen.
stops-ideas-alley-s10 = Mit jedem Rutsch bleiben weniger Waffeln zum Anhalten, und nur eine Reihenfolge geht.

stops-ideas-palace-s1 = Du hast nur einen Raum, also kostet selbst die größte Menge bloß eine Tasse; die kleine führt nirgendwohin.
stops-ideas-palace-s2 = Die Wand, die eine Platte verschiebt, ist deine Bremse im Eis.
stops-ideas-palace-s3 = Hol die fünf Räume dazu, solange du drei hast: Andersherum kosten dieselben Mengen zwei Tassen mehr.
stops-ideas-palace-s4 = Der Biss bringt den Zwilling zu seinem Käse: Führ ihn wieder weg, bevor du runtergehst, sonst geht er mit.
stops-ideas-palace-s5 = Solange du nur ein Raum bist, kostet die größte Menge nicht mehr als die kleinste: Fang mit acht an.
stops-ideas-palace-s6 = Die untere Perle liegt in einer Sackgasse: Beiß ihr Ende durch, dann kommt der Faden weiter.
stops-ideas-palace-s7 = Erst die zwölf Räume, solange du zwei hast; danach kostet jeder einzelne Raum eine Tasse. Lass die drei in Ruhe.
stops-ideas-palace-s8 = Dein Käse ist gleich nebenan, aber der Zwilling hat es weit: Eine Teekanne versetzt dich allein.
stops-ideas-palace-s9 = Was hinter dir geschmolzen ist, ist für den Zwilling eine Wand: Lass ihn bis ans Loch laufen.
stops-ideas-palace-s10 = Hol den Zwilling durch die Teekanne, führ ihn heim und verschwinde allein durch die Teekanne. Gebissen wird zuletzt.
