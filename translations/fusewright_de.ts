<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Close model</source>
        <translation>Modell s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>Lea&amp;ve nested graph</source>
        <translation>Inneren Graphen ver&amp;lassen</translation>
    </message>
    <message>
        <source>Show &amp;all nodes of the file (raw)</source>
        <translation>&amp;Alle Knoten der Datei zeigen (roh)</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>Über&amp;sicht</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspektor</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Probleme</translation>
    </message>
    <message>
        <source>Follow the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>D&amp;unkel</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Fusewright</source>
        <translation>Über Fu&amp;sewright</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Gra&amp;ph</source>
        <translation>Gra&amp;ph</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>Bereic&amp;he</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>the whole window</source>
        <translation>im ganzen Fenster</translation>
    </message>
    <message>
        <source>all but the editor</source>
        <translation>überall außer im Editor</translation>
    </message>
    <message>
        <source>the graph and the list of nodes</source>
        <translation>im Graphen und in der Knotenliste</translation>
    </message>
    <message>
        <source>the editor</source>
        <translation>im Editor</translation>
    </message>
    <message>
        <source>the graph</source>
        <translation>im Graphen</translation>
    </message>
    <message>
        <source>the list of nodes</source>
        <translation>in der Knotenliste</translation>
    </message>
    <message>
        <source>the list of problems</source>
        <translation>in der Problemliste</translation>
    </message>
    <message>
        <source>the panels</source>
        <translation>in den Bereichen</translation>
    </message>
    <message>
        <source>Theme: %1</source>
        <translation>Thema: %1</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Sprache: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Weitersuc&amp;hen</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Rückwärts weitersuchen</translation>
    </message>
    <message>
        <source>R&amp;eplace</source>
        <translation>Erse&amp;tzen</translation>
    </message>
    <message>
        <source>Go to &amp;line…</source>
        <translation>Gehe zu &amp;Zeile …</translation>
    </message>
    <message>
        <source>Copy node &amp;ids</source>
        <translation>Knoten-&amp;IDs kopieren</translation>
    </message>
    <message>
        <source>Copy pro&amp;blems</source>
        <translation>&amp;Probleme kopieren</translation>
    </message>
    <message>
        <source>Find n&amp;odes</source>
        <translation>K&amp;noten suchen</translation>
    </message>
    <message>
        <source>Show all no&amp;des again</source>
        <translation>Wieder alle Kn&amp;oten zeigen</translation>
    </message>
    <message>
        <source>&amp;New rules</source>
        <translation>&amp;Neue Regeln</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save rules</source>
        <translation>Regeln &amp;speichern</translation>
    </message>
    <message>
        <source>Save rules &amp;as…</source>
        <translation>Regeln speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Reload model</source>
        <translation>Modell neu &amp;laden</translation>
    </message>
    <message>
        <source>Re&amp;load rules</source>
        <translation>Regeln neu laden</translation>
    </message>
    <message>
        <source>Clear recen&amp;t files</source>
        <translation>Liste lee&amp;ren</translation>
    </message>
    <message>
        <source>&amp;Export report…</source>
        <translation>&amp;Bericht exportieren …</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>B&amp;ild exportieren …</translation>
    </message>
    <message>
        <source>Close r&amp;ules</source>
        <translation>Re&amp;geln schließen</translation>
    </message>
    <message>
        <source>&amp;Fit the graph</source>
        <translation>Ganzer &amp;Graph</translation>
    </message>
    <message>
        <source>Zoom to &amp;selection</source>
        <translation>Auf &amp;Auswahl vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>&amp;Übliche Größe</translation>
    </message>
    <message>
        <source>&amp;Collapse by section</source>
        <translation>Nach Ab&amp;schnitten zusammenfassen</translation>
    </message>
    <message>
        <source>Collapse by &amp;module</source>
        <translation>Nach &amp;Modulen zusammenfassen</translation>
    </message>
    <message>
        <source>Fold &amp;repeats</source>
        <translation>&amp;Wiederholungen falten</translation>
    </message>
    <message>
        <source>&amp;Expand all</source>
        <translation>Alles aufk&amp;lappen</translation>
    </message>
    <message>
        <source>Show s&amp;hapes</source>
        <translation>&amp;Formen zeigen</translation>
    </message>
    <message>
        <source>Colour by ru&amp;le</source>
        <translation>Farbe nach &amp;Regel</translation>
    </message>
    <message>
        <source>Colour by heuris&amp;tic</source>
        <translation>Farbe nach &amp;Heuristik</translation>
    </message>
    <message>
        <source>Colour by fol&amp;d</source>
        <translation>Farbe nach Fal&amp;tung</translation>
    </message>
    <message>
        <source>Colour by cate&amp;gory</source>
        <translation>Farbe nach Kat&amp;eegorie</translation>
    </message>
    <message>
        <source>Colour &amp;by module</source>
        <translation>Farbe nach M&amp;odul</translation>
    </message>
    <message>
        <source>&amp;Nothing fused (o0)</source>
        <translation>&amp;Nichts fusioniert (o0)</translation>
    </message>
    <message>
        <source>Fused by the rules (o&amp;1)</source>
        <translation>Durch die Regeln fusioniert (o&amp;1)</translation>
    </message>
    <message>
        <source>Fused automatically (o&amp;3)</source>
        <translation>Automatisch fusioniert (o&amp;3)</translation>
    </message>
    <message>
        <source>Help: &amp;rules</source>
        <translation>Hilfe: &amp;Regeln</translation>
    </message>
    <message>
        <source>Help: m&amp;odes and sections</source>
        <translation>Hilfe: &amp;Modi und Abschnitte</translation>
    </message>
    <message>
        <source>Help: o&amp;perators</source>
        <translation>Hilfe: &amp;Operatoren</translation>
    </message>
    <message>
        <source>Help: &amp;models</source>
        <translation>Hilfe: Mode&amp;lle</translation>
    </message>
    <message>
        <source>Help: &amp;graph files</source>
        <translation>Hilfe: &amp;Graphdateien</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation>&amp;Befehlspalette …</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>&amp;Nächstes Problem</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>Voriges &amp;Problem</translation>
    </message>
    <message>
        <source>Next &amp;section</source>
        <translation>Nächster &amp;Abschnitt</translation>
    </message>
    <message>
        <source>Previous s&amp;ection</source>
        <translation>Voriger A&amp;bschnitt</translation>
    </message>
    <message>
        <source>Next &amp;match</source>
        <translation>Nächster &amp;Treffer</translation>
    </message>
    <message>
        <source>Previous ma&amp;tch</source>
        <translation>Voriger T&amp;reffer</translation>
    </message>
    <message>
        <source>Go to &amp;definition</source>
        <translation>Zur &amp;Definition</translation>
    </message>
    <message>
        <source>Go to &amp;rule…</source>
        <translation>Gehe zu Re&amp;gel …</translation>
    </message>
    <message>
        <source>Go to the ed&amp;itor</source>
        <translation>Zum &amp;Editor</translation>
    </message>
    <message>
        <source>Go to the &amp;graph</source>
        <translation>Zum Grap&amp;hen</translation>
    </message>
    <message>
        <source>Go to the n&amp;odes</source>
        <translation>Zu den &amp;Knoten</translation>
    </message>
    <message>
        <source>Toggle &amp;comment</source>
        <translation>&amp;Kommentar an oder aus</translation>
    </message>
    <message>
        <source>Move line &amp;up</source>
        <translation>Zeile nach &amp;oben</translation>
    </message>
    <message>
        <source>Move line &amp;down</source>
        <translation>Zeile nach &amp;unten</translation>
    </message>
    <message>
        <source>Du&amp;plicate line</source>
        <translation>Zeile &amp;verdoppeln</translation>
    </message>
    <message>
        <source>De&amp;lete line</source>
        <translation>Zeile &amp;löschen</translation>
    </message>
    <message>
        <source>Compl&amp;ete</source>
        <translation>V&amp;ervollständigen</translation>
    </message>
    <message>
        <source>&amp;Quick fix…</source>
        <translation>&amp;Schnell beheben …</translation>
    </message>
    <message>
        <source>Re&amp;name entry…</source>
        <translation>Eintrag um&amp;benennen …</translation>
    </message>
    <message>
        <source>Forma&amp;t rules</source>
        <translation>Regeln &amp;formatieren</translation>
    </message>
    <message>
        <source>New rule from &amp;selection</source>
        <translation>Neue Re&amp;gel aus der Auswahl</translation>
    </message>
    <message>
        <source>&amp;Fold rule</source>
        <translation>Regel &amp;zuklappen</translation>
    </message>
    <message>
        <source>Unf&amp;old rule</source>
        <translation>Regel aufklappen</translation>
    </message>
    <message>
        <source>Fold &amp;all rules</source>
        <translation>&amp;Alle Regeln zuklappen</translation>
    </message>
    <message>
        <source>Unfold all &amp;rules</source>
        <translation>Alle &amp;Regeln aufklappen</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Kleinere Sc&amp;hrift</translation>
    </message>
    <message>
        <source>Usual te&amp;xt size</source>
        <translation>Übl&amp;iche Schriftgröße</translation>
    </message>
    <message>
        <source>&amp;Rules editor</source>
        <translation>&amp;Regeleditor</translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation>&amp;Knoten</translation>
    </message>
    <message>
        <source>Out&amp;line</source>
        <translation>&amp;Gliederung</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>&amp;Treffer</translation>
    </message>
    <message>
        <source>&amp;Sections</source>
        <translation>&amp;Abschnitte</translation>
    </message>
    <message>
        <source>L&amp;egend</source>
        <translation>&amp;Legende</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Unterschiede</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>Follow the s&amp;ystem</source>
        <translation>Wie das S&amp;ystem</translation>
    </message>
    <message>
        <source>&amp;English</source>
        <translation>En&amp;glisch – English</translation>
    </message>
    <message>
        <source>&amp;German – Deutsch</source>
        <translation>&amp;Deutsch</translation>
    </message>
    <message>
        <source>&amp;French – Français</source>
        <translation>&amp;Französisch – Français</translation>
    </message>
    <message>
        <source>&amp;Japanese – 日本語</source>
        <translation>&amp;Japanisch – 日本語</translation>
    </message>
    <message>
        <source>&amp;Chinese – 简体中文</source>
        <translation>&amp;Chinesisch – 简体中文</translation>
    </message>
    <message>
        <source>Colours for the colour-&amp;blind</source>
        <translation>Farbe&amp;n für Farbenblinde</translation>
    </message>
    <message>
        <source>Re&amp;duced motion</source>
        <translation>Weniger &amp;Bewegung</translation>
    </message>
    <message>
        <source>The &amp;wheel zooms</source>
        <translation>Das &amp;Rad vergrößert</translation>
    </message>
</context>
<context>
    <name>FusionKind</name>
    <message>
        <source>element by element</source>
        <translation>elementweise</translation>
    </message>
    <message>
        <source>broadcast</source>
        <translation>Broadcast</translation>
    </message>
    <message>
        <source>injective</source>
        <translation>injektiv</translation>
    </message>
    <message>
        <source>reduction</source>
        <translation>Reduktion</translation>
    </message>
    <message>
        <source>heavy, fuses what follows</source>
        <translation>schwer, nimmt Folgendes auf</translation>
    </message>
    <message>
        <source>tuple</source>
        <translation>Tupel</translation>
    </message>
    <message>
        <source>opaque, never fuses</source>
        <translation>undurchsichtig, nie fusioniert</translation>
    </message>
    <message>
        <source>element by element or broadcast</source>
        <translation>elementweise oder Broadcast</translation>
    </message>
</context>
<context>
    <name>fusewright::AboutDialog</name>
    <message>
        <source>About Fusewright</source>
        <translation>Über Fusewright</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Write operator-fusion rules and see what they match in model graphs.

Fusewright is free software under the Apache License 2.0. It is built with Qt %1 (LGPL 3).</source>
        <translation>Regeln für Operator-Fusion schreiben und sehen, was sie in Modellgraphen treffen.

Fusewright ist freie Software unter der Apache-Lizenz 2.0. Es verwendet Qt %1 (LGPL 3).</translation>
    </message>
</context>
<context>
    <name>fusewright::BreadcrumbBar</name>
    <message>
        <source>Way to the graph on screen</source>
        <translation>Weg zum gezeigten Graphen</translation>
    </message>
    <message>
        <source>Main graph</source>
        <translation>Hauptgraph</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
</context>
<context>
    <name>fusewright::CommandPalette</name>
    <message>
        <source>Search commands</source>
        <translation>Befehle suchen</translation>
    </message>
    <message>
        <source>Nothing has these letters.</source>
        <translation>Nichts hat diese Buchstaben.</translation>
    </message>
    <message>
        <source>@ for rules, # for operators</source>
        <translation>@ für Regeln, # für Operatoren</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>Commands found</source>
        <translation>Gefundene Befehle</translation>
    </message>
</context>
<context>
    <name>fusewright::DropHint</name>
    <message>
        <source>Drop the file to open it</source>
        <translation>Datei zum Öffnen hier ablegen</translation>
    </message>
</context>
<context>
    <name>fusewright::FactsGrid</name>
    <message numerus="yes">
        <source>operators</source>
        <translation>
            <numerusform>Operator</numerusform>
            <numerusform>Operatoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>edges</source>
        <translation>
            <numerusform>Kante</numerusform>
            <numerusform>Kanten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>inputs</source>
        <translation>
            <numerusform>Eingang</numerusform>
            <numerusform>Eingänge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>outputs</source>
        <translation>
            <numerusform>Ausgang</numerusform>
            <numerusform>Ausgänge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>parameters</source>
        <translation>
            <numerusform>Parameter</numerusform>
            <numerusform>Parameter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>modules</source>
        <translation>
            <numerusform>Modul</numerusform>
            <numerusform>Module</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nested</source>
        <translation>
            <numerusform>innerer</numerusform>
            <numerusform>innere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>unknown</source>
        <translation>
            <numerusform>unbekannt</numerusform>
            <numerusform>unbekannt</numerusform>
        </translation>
    </message>
    <message>
        <source>Graphs inside operators such as If and Loop</source>
        <translation>Graphen in Operatoren wie If und Loop</translation>
    </message>
    <message>
        <source>Operators that the catalogue does not know</source>
        <translation>Operatoren, die der Katalog nicht kennt</translation>
    </message>
</context>
<context>
    <name>fusewright::FailurePage</name>
    <message>
        <source>Check whether the file was moved or renamed.</source>
        <translation>Prüfen Sie, ob die Datei verschoben oder umbenannt wurde.</translation>
    </message>
    <message>
        <source>This is a folder. Choose a model file inside it.</source>
        <translation>Das ist ein Ordner. Wählen Sie eine Modelldatei darin.</translation>
    </message>
    <message>
        <source>You may not read this file. Check its permissions.</source>
        <translation>Sie dürfen diese Datei nicht lesen. Prüfen Sie ihre Zugriffsrechte.</translation>
    </message>
    <message>
        <source>Fusewright reads %1. It goes by what is in a file, whatever the file is called.</source>
        <translation>Fusewright liest %1. Es richtet sich nach dem Inhalt einer Datei, wie auch immer sie heißt.</translation>
    </message>
    <message>
        <source>This file could not be opened</source>
        <translation>Diese Datei ließ sich nicht öffnen</translation>
    </message>
    <message>
        <source>Open another model…</source>
        <translation>Anderes Modell öffnen …</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Zurück zum Anfang</translation>
    </message>
    <message>
        <source>The file is not a model.</source>
        <translation>Die Datei ist kein Modell.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
</context>
<context>
    <name>fusewright::GeneralPage</name>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>&amp;Colours that the colour-blind tell apart</source>
        <translation>&amp;Farben, die auch Farbenblinde unterscheiden</translation>
    </message>
    <message>
        <source>&amp;Reduced motion: nothing slides or fades</source>
        <translation>Weniger &amp;Bewegung: nichts gleitet oder blendet</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Rules editor</source>
        <translation>Regeleditor</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Sprache des Systems</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Thema:</translation>
    </message>
    <message>
        <source>Scrolls; with Ctrl it zooms</source>
        <translation>Rollt; mit Strg vergrößert es</translation>
    </message>
    <message>
        <source>Zooms; with Ctrl it scrolls</source>
        <translation>Vergrößert; mit Strg rollt es</translation>
    </message>
    <message>
        <source>&amp;Wheel:</source>
        <translation>&amp;Rad:</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>&amp;Font size:</source>
        <translation>Schrift&amp;größe:</translation>
    </message>
    <message>
        <source>Ta&amp;bulator width:</source>
        <translation>Tabulator&amp;weite:</translation>
    </message>
</context>
<context>
    <name>fusewright::GraphPage</name>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Select a node to see all about it.</source>
        <translation>Wählen Sie einen Knoten, um alles über ihn zu sehen.</translation>
    </message>
    <message>
        <source>Inputs (%1)</source>
        <translation>Eingänge (%1)</translation>
    </message>
    <message>
        <source>from the graph around</source>
        <translation>aus dem umgebenden Graphen</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Keine.</translation>
    </message>
    <message>
        <source>Outputs (%1)</source>
        <translation>Ausgänge (%1)</translation>
    </message>
    <message>
        <source>made by %1</source>
        <translation>erzeugt von %1</translation>
    </message>
    <message>
        <source>Nested graphs (%1)</source>
        <translation>Innere Graphen (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln node(s)</source>
        <translation>
            <numerusform>%1 · %Ln Knoten</numerusform>
            <numerusform>%1 · %Ln Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>About the file</source>
        <translation>Über die Datei</translation>
    </message>
</context>
<context>
    <name>fusewright::HelpView</name>
    <message>
        <source>Help page</source>
        <translation>Hilfeseite</translation>
    </message>
</context>
<context>
    <name>fusewright::HelpWindow</name>
    <message>
        <source>Search in this page</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Pages of help</source>
        <translation>Seiten der Hilfe</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>Nicht auf dieser Seite</translation>
    </message>
</context>
<context>
    <name>fusewright::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
</context>
<context>
    <name>fusewright::KeyEdit</name>
    <message>
        <source>Press new keys</source>
        <translation>Neue Tasten drücken</translation>
    </message>
</context>
<context>
    <name>fusewright::MainWindow</name>
    <message>
        <source>Models (%1)</source>
        <translation>Modelle (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Show problems</source>
        <translation>Probleme zeigen</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet …</translation>
    </message>
    <message>
        <source>%1 changed on disk.</source>
        <translation>%1 wurde auf dem Datenträger geändert.</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>Modell öffnen</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 ließ sich nicht öffnen: %2</translation>
    </message>
    <message>
        <source>it is not a model</source>
        <translation>es ist kein Modell</translation>
    </message>
</context>
<context>
    <name>fusewright::MessageStrip</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>Diese Meldung ausblenden</translation>
    </message>
</context>
<context>
    <name>fusewright::ModuleModel</name>
    <message>
        <source>Module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
</context>
<context>
    <name>fusewright::ModuleTree</name>
    <message>
        <source>This file does not say which modules its operators come from.</source>
        <translation>Diese Datei sagt nicht, aus welchen Modulen ihre Operatoren stammen.</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Module</translation>
    </message>
</context>
<context>
    <name>fusewright::NodeListModel</name>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Modul</translation>
    </message>
</context>
<context>
    <name>fusewright::NodeListView</name>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
</context>
<context>
    <name>fusewright::NodePage</name>
    <message>
        <source>Node %1</source>
        <translation>Knoten %1</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Fusion</source>
        <translation>Fusion</translation>
    </message>
    <message>
        <source>The operator catalogue does not know this operator.</source>
        <translation>Der Operatorkatalog kennt diesen Operator nicht.</translation>
    </message>
    <message>
        <source>The file says</source>
        <translation>Laut Datei</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>Module type</source>
        <translation>Modultyp</translation>
    </message>
    <message>
        <source>Inputs (%1)</source>
        <translation>Eingänge (%1)</translation>
    </message>
    <message>
        <source>%1. left out</source>
        <translation>%1. ausgelassen</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Keine.</translation>
    </message>
    <message>
        <source>Outputs (%1)</source>
        <translation>Ausgänge (%1)</translation>
    </message>
    <message>
        <source>Attributes (%1)</source>
        <translation>Attribute (%1)</translation>
    </message>
    <message>
        <source>Nested graphs (%1)</source>
        <translation>Innere Graphen (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln node(s)</source>
        <translation>
            <numerusform>%1 · %Ln Knoten</numerusform>
            <numerusform>%1 · %Ln Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>from the graph around</source>
        <translation>aus dem umgebenden Graphen</translation>
    </message>
    <message>
        <source>graph input</source>
        <translation>Eingang des Graphen</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>made by %1</source>
        <translation>erzeugt von %1</translation>
    </message>
    <message>
        <source>graph output</source>
        <translation>Ausgang des Graphen</translation>
    </message>
    <message>
        <source>and others, %1 uses in all</source>
        <translation>und weitere, insgesamt %1 Verwendungen</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht verwendet</translation>
    </message>
</context>
<context>
    <name>fusewright::NodePanel</name>
    <message>
        <source>No node fits the filter.</source>
        <translation>Kein Knoten passt zum Filter.</translation>
    </message>
    <message>
        <source>Filter nodes by id, operator or module</source>
        <translation>Knoten nach ID, Operator oder Modul filtern</translation>
    </message>
    <message>
        <source>The selected node is not among these. &lt;a href=&quot;all&quot;&gt;Show all nodes&lt;/a&gt;</source>
        <translation>Der gewählte Knoten ist nicht darunter. &lt;a href=&quot;all&quot;&gt;Alle Knoten zeigen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Take this filter away</source>
        <translation>Diesen Filter entfernen</translation>
    </message>
    <message>
        <source>Only operator %1; take this filter away</source>
        <translation>Nur Operator %1; diesen Filter entfernen</translation>
    </message>
    <message>
        <source>Only module %1; take this filter away</source>
        <translation>Nur Modul %1; diesen Filter entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln Knoten</numerusform>
            <numerusform>%Ln Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln node(s)</source>
        <translation>
            <numerusform>%1 von %Ln Knoten</numerusform>
            <numerusform>%1 von %Ln Knoten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::OperatorModel</name>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1: not in the operator catalogue</source>
        <translation>%1: nicht im Operatorkatalog</translation>
    </message>
    <message>
        <source>%1, in the file %2</source>
        <translation>%1, in der Datei %2</translation>
    </message>
</context>
<context>
    <name>fusewright::OperatorTable</name>
    <message>
        <source>Search operators</source>
        <translation>Operatoren suchen</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operatoren</translation>
    </message>
</context>
<context>
    <name>fusewright::OverviewPanel</name>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operatoren</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Module</translation>
    </message>
</context>
<context>
    <name>fusewright::PaletteModel</name>
    <message>
        <source>not available now</source>
        <translation>jetzt nicht verfügbar</translation>
    </message>
</context>
<context>
    <name>fusewright::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>fusewright::ProblemModel</name>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
</context>
<context>
    <name>fusewright::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Hide problems</source>
        <translation>Probleme ausblenden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln Fehler</numerusform>
            <numerusform>%Ln Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln Warnung</numerusform>
            <numerusform>%Ln Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln Hinweis</numerusform>
            <numerusform>%Ln Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
</context>
<context>
    <name>fusewright::ProgressStrip</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>fusewright::ReadingControls</name>
    <message>
        <source>guessed</source>
        <translation>geraten</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>first line</source>
        <translation>erste Zeile</translation>
    </message>
    <message>
        <source>second line</source>
        <translation>zweite Zeile</translation>
    </message>
    <message>
        <source>whole label</source>
        <translation>ganze Beschriftung</translation>
    </message>
    <message>
        <source>constant, now a parameter</source>
        <translation>Konstante, jetzt ein Parameter</translation>
    </message>
    <message>
        <source>passes a value on</source>
        <translation>reicht einen Wert weiter</translation>
    </message>
    <message>
        <source>input or output written as an operator</source>
        <translation>Ein- oder Ausgang als Operator geschrieben</translation>
    </message>
    <message>
        <source>computes only shapes</source>
        <translation>berechnet nur Formen</translation>
    </message>
    <message>
        <source>no output needs it</source>
        <translation>kein Ausgang braucht es</translation>
    </message>
    <message>
        <source>Show all nodes (raw)</source>
        <translation>Alle Knoten zeigen (roh)</translation>
    </message>
    <message>
        <source>Operator name</source>
        <translation>Operatorname</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>%1 × %2 (%3)</source>
        <translation>%1 × %2 (%3)</translation>
    </message>
    <message>
        <source>Every node of the file is shown.</source>
        <translation>Jeder Knoten der Datei wird gezeigt.</translation>
    </message>
    <message>
        <source>Nothing had to be folded away.</source>
        <translation>Nichts musste weggefaltet werden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) folded away</source>
        <translation>
            <numerusform>%Ln Knoten weggefaltet</numerusform>
            <numerusform>%Ln Knoten weggefaltet</numerusform>
        </translation>
    </message>
    <message>
        <source>guessed (%1)</source>
        <translation>geraten (%1)</translation>
    </message>
</context>
<context>
    <name>fusewright::RecentList</name>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
</context>
<context>
    <name>fusewright::RecentMenu</name>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Keine</translation>
    </message>
</context>
<context>
    <name>fusewright::RulesDocument</name>
    <message>
        <source>New rules</source>
        <translation>Neue Regeln</translation>
    </message>
</context>
<context>
    <name>fusewright::SearchField</name>
    <message>
        <source>Empty the field</source>
        <translation>Feld leeren</translation>
    </message>
</context>
<context>
    <name>fusewright::ShortcutList</name>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Works in</source>
        <translation>Wirkt</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Changed by you</source>
        <translation>Von Ihnen geändert</translation>
    </message>
</context>
<context>
    <name>fusewright::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Befehle und Tasten suchen</translation>
    </message>
</context>
<context>
    <name>fusewright::ShortcutsPage</name>
    <message>
        <source>Search commands and keys</source>
        <translation>Befehle und Tasten suchen</translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation>&amp;Übliche Tasten</translation>
    </message>
    <message>
        <source>Usual keys for &amp;all</source>
        <translation>Übliche Tasten für &amp;alle</translation>
    </message>
    <message>
        <source>&amp;Take them from there</source>
        <translation>&amp;Dort wegnehmen</translation>
    </message>
    <message>
        <source>No command is chosen.</source>
        <translation>Kein Befehl ist gewählt.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>%1 is %2 already.</source>
        <translation>%1 ist schon %2.</translation>
    </message>
    <message>
        <source>%1 is also “%2”; both work in %3.</source>
        <translation>%1 ist auch „%2“; beide wirken %3.</translation>
    </message>
    <message>
        <source>%1 is also “%2”, but only in %3: the focus decides.</source>
        <translation>%1 ist auch „%2“, aber nur %3: der Fokus entscheidet.</translation>
    </message>
</context>
<context>
    <name>fusewright::StatusLine</name>
    <message>
        <source>opened in %1 ms</source>
        <translation>in %1 ms geöffnet</translation>
    </message>
    <message>
        <source>opened in %1 s</source>
        <translation>in %1 s geöffnet</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>Probleme: %1</translation>
    </message>
    <message>
        <source>raw: all nodes of the file</source>
        <translation>roh: alle Knoten der Datei</translation>
    </message>
    <message>
        <source>tidy</source>
        <translation>aufgeräumt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln Knoten</numerusform>
            <numerusform>%Ln Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln edge(s)</source>
        <translation>
            <numerusform>%Ln Kante</numerusform>
            <numerusform>%Ln Kanten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Write operator-fusion rules and see what they match in model graphs.</source>
        <translation>Regeln für Operator-Fusion schreiben und sehen, was sie in Modellgraphen treffen.</translation>
    </message>
    <message>
        <source>Open model…</source>
        <translation>Modell öffnen …</translation>
    </message>
    <message>
        <source>or drop a file anywhere on this window</source>
        <translation>oder eine Datei irgendwo auf dieses Fenster ziehen</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
</context>
</TS>
