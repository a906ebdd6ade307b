<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Amount</name>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>%1 + %Ln unknown section(s)</source>
        <translation>
            <numerusform>%1 + %Ln unbekannter</numerusform>
            <numerusform>%1 + %Ln unbekannte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CanvasTips</name>
    <message numerus="yes">
        <source>%Ln operators</source>
        <translation>
            <numerusform>%Ln Operator</numerusform>
            <numerusform>%Ln Operatoren</numerusform>
        </translation>
    </message>
    <message>
        <source>Double-click to open it</source>
        <translation>Zum Öffnen doppelklicken</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 differs: other shapes</source>
        <translation>%1 ist anders: andere Formen</translation>
    </message>
    <message>
        <source>%1 differs: more %2</source>
        <translation>%1 ist anders: mehr %2</translation>
    </message>
    <message>
        <source>%1 differs: fewer %2</source>
        <translation>%1 ist anders: weniger %2</translation>
    </message>
    <message>
        <source>%1 differs: more %2, fewer %3</source>
        <translation>%1 ist anders: mehr %2, weniger %3</translation>
    </message>
    <message>
        <source>Number %1 is shown. Click to show all (R); . and , show another.</source>
        <translation>Gezeigt wird Nummer %1. Klicken zeigt alle (R); . und , zeigen einen anderen.</translation>
    </message>
    <message>
        <source>Click to fold them into one (R).</source>
        <translation>Klicken faltet sie zu einem (R).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more module(s) differ</source>
        <translation>
            <numerusform>%Ln weiteres Modul ist anders</numerusform>
            <numerusform>%Ln weitere Module sind anders</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 identical blocks</source>
        <translation>%1 identische Blöcke</translation>
    </message>
</context>
<context>
    <name>CardPainter</name>
    <message numerus="yes">
        <source>%Ln operators</source>
        <translation>
            <numerusform>%Ln Operator</numerusform>
            <numerusform>%Ln Operatoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unused inputs</source>
        <translation>
            <numerusform>%Ln ungenutzter Eingang</numerusform>
            <numerusform>%Ln ungenutzte Eingänge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>Merged</source>
        <translation>Vereint</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>Regrouped</source>
        <translation>Umgruppiert</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Gleich</translation>
    </message>
    <message numerus="yes">
        <source>merged %Ln section(s) into 1</source>
        <translation>
            <numerusform>%Ln Abschnitt zu 1 vereint</numerusform>
            <numerusform>%Ln Abschnitte zu 1 vereint</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>split 1 section into %Ln</source>
        <translation>
            <numerusform>1 Abschnitt in %Ln geteilt</numerusform>
            <numerusform>1 Abschnitt in %Ln geteilt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>regrouped %Ln section(s) into %1</source>
        <translation>
            <numerusform>%Ln Abschnitt zu %1 umgruppiert</numerusform>
            <numerusform>%Ln Abschnitte zu %1 umgruppiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>same section of %Ln operator(s)</source>
        <translation>
            <numerusform>gleicher Abschnitt mit %Ln Operator</numerusform>
            <numerusform>gleicher Abschnitt mit %Ln Operatoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s) stay alone</source>
        <translation>
            <numerusform>%Ln Operator bleibt allein</numerusform>
            <numerusform>%Ln Operatoren bleiben allein</numerusform>
        </translation>
    </message>
</context>
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
        <source>Show &amp;all nodes (raw)</source>
        <translation>&amp;Alle Knoten zeigen (roh)</translation>
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
        <translation>&amp;Über Fusewright</translation>
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
        <source>Help: %1</source>
        <translation>Hilfe: %1</translation>
    </message>
    <message>
        <source>Theme: %1</source>
        <translation>Design: %1</translation>
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
        <translation>Rü&amp;ckwärts suchen</translation>
    </message>
    <message>
        <source>R&amp;eplace</source>
        <translation>Erse&amp;tzen</translation>
    </message>
    <message>
        <source>Go to &amp;line…</source>
        <translation>Gehe zu Ze&amp;ile …</translation>
    </message>
    <message>
        <source>Copy operator &amp;ids</source>
        <translation>Operator-&amp;IDs kopieren</translation>
    </message>
    <message>
        <source>Copy pro&amp;blems</source>
        <translation>&amp;Probleme kopieren</translation>
    </message>
    <message>
        <source>Find &amp;operators</source>
        <translation>&amp;Operatoren suchen</translation>
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
        <translation>&amp;Regeln neu laden</translation>
    </message>
    <message>
        <source>Clear recen&amp;t files</source>
        <translation>Liste „Zuletzt geöffnet“ lee&amp;ren</translation>
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
        <translation>&amp;Graphen einpassen</translation>
    </message>
    <message>
        <source>Zoom to &amp;selection</source>
        <translation>Auf &amp;Auswahl zoomen</translation>
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
        <source>Act&amp;ual size</source>
        <translation>&amp;Originalgröße</translation>
    </message>
    <message>
        <source>&amp;Collapse by section</source>
        <translation>Ab&amp;schnitte zuklappen</translation>
    </message>
    <message>
        <source>Collapse by &amp;module</source>
        <translation>&amp;Module zuklappen</translation>
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
        <translation>Farbe nach Fol&amp;d</translation>
    </message>
    <message>
        <source>Colour by cate&amp;gory</source>
        <translation>Farbe nach Kat&amp;egorie</translation>
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
        <source>M&amp;odes and sections</source>
        <translation>&amp;Modi und Abschnitte</translation>
    </message>
    <message>
        <source>O&amp;perators</source>
        <translation>&amp;Operatoren</translation>
    </message>
    <message>
        <source>&amp;Models</source>
        <translation>Mode&amp;lle</translation>
    </message>
    <message>
        <source>&amp;Graph files</source>
        <translation>&amp;Graphdateien</translation>
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
        <source>Go to the &amp;operators</source>
        <translation>Zu den &amp;Operatoren</translation>
    </message>
    <message>
        <source>Toggle &amp;comment</source>
        <translation>&amp;Kommentar umschalten</translation>
    </message>
    <message>
        <source>Move line &amp;up</source>
        <translation>Zeile nach &amp;oben</translation>
    </message>
    <message>
        <source>Move line do&amp;wn</source>
        <translation>Zeile nach &amp;unten</translation>
    </message>
    <message>
        <source>Du&amp;plicate line</source>
        <translation>Zeile &amp;duplizieren</translation>
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
        <translation>&amp;Schnellkorrektur …</translation>
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
        <translation>Neue Re&amp;gel aus Auswahl</translation>
    </message>
    <message>
        <source>&amp;Fold rule</source>
        <translation>Regel &amp;zuklappen</translation>
    </message>
    <message>
        <source>Unf&amp;old rule</source>
        <translation>Regel aufkla&amp;ppen</translation>
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
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Kleinere Schrift</translation>
    </message>
    <message>
        <source>Default te&amp;xt size</source>
        <translation>Standardschr&amp;iftgröße</translation>
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
        <source>Colour-&amp;blind palette</source>
        <translation>Palette für Farbe&amp;nblinde</translation>
    </message>
    <message>
        <source>Red&amp;uced motion</source>
        <translation>Weniger &amp;Bewegung</translation>
    </message>
    <message>
        <source>The &amp;wheel zooms</source>
        <translation>Maus&amp;rad zoomt</translation>
    </message>
    <message>
        <source>The &amp;window</source>
        <translation>Das &amp;Fenster</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suche</translation>
    </message>
    <message>
        <source>&amp;Select next occurrence</source>
        <translation>Nächstes &amp;Vorkommen auswählen</translation>
    </message>
    <message>
        <source>Add anot&amp;her caret above</source>
        <translation>Cursor &amp;darüber hinzufügen</translation>
    </message>
    <message>
        <source>Add another caret belo&amp;w</source>
        <translation>Cursor dar&amp;unter hinzufügen</translation>
    </message>
    <message>
        <source>In&amp;dent</source>
        <translation>E&amp;inrücken</translation>
    </message>
    <message>
        <source>Un&amp;indent</source>
        <translation>Ausrü&amp;cken</translation>
    </message>
    <message>
        <source>&amp;Paste model</source>
        <translation>Modell ein&amp;fügen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Cop&amp;y picture</source>
        <translation>Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>Show &amp;near misses</source>
        <translation>&amp;Beinahetreffer zeigen</translation>
    </message>
    <message>
        <source>Or&amp;der and steps</source>
        <translation>Reihe&amp;nfolge und Schritte</translation>
    </message>
    <message>
        <source>Step t&amp;hrough the rule here</source>
        <translation>Regel hier sc&amp;hrittweise verfolgen</translation>
    </message>
    <message>
        <source>Step for&amp;ward</source>
        <translation>Schritt &amp;vor</translation>
    </message>
    <message>
        <source>Step bac&amp;k</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Ne&amp;xt dead end</source>
        <translation>Nä&amp;chste Sackgasse</translation>
    </message>
    <message>
        <source>Next near &amp;miss</source>
        <translation>Nächster Beinahe&amp;treffer</translation>
    </message>
    <message>
        <source>Previous near m&amp;iss</source>
        <translation>Voriger Beinahetre&amp;ffer</translation>
    </message>
    <message>
        <source>Su&amp;ggestions</source>
        <translation>&amp;Vorschläge</translation>
    </message>
    <message>
        <source>Pa&amp;ttern</source>
        <translation>&amp;Muster</translation>
    </message>
    <message>
        <source>Show the ma&amp;p</source>
        <translation>Über&amp;sichtskarte zeigen</translation>
    </message>
    <message>
        <source>Colour by c&amp;ost</source>
        <translation>Farbe nach K&amp;osten</translation>
    </message>
    <message>
        <source>Ne&amp;xt block of a repeat</source>
        <translation>&amp;Nächster Block einer Wiederholung</translation>
    </message>
    <message>
        <source>Pre&amp;vious block of a repeat</source>
        <translation>&amp;Voriger Block einer Wiederholung</translation>
    </message>
    <message>
        <source>Sa&amp;ve all rules</source>
        <translation>&amp;Alle Regeln speichern</translation>
    </message>
    <message>
        <source>Close ot&amp;her rules</source>
        <translation>An&amp;dere Regeln schließen</translation>
    </message>
    <message>
        <source>Next r&amp;ules</source>
        <translation>Nächste Re&amp;geln</translation>
    </message>
    <message>
        <source>Previous ru&amp;les</source>
        <translation>&amp;Vorige Regeln</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Diese Regeln verwenden</translation>
    </message>
    <message>
        <source>Re&amp;writing</source>
        <translation>&amp;Umschreiben</translation>
    </message>
    <message>
        <source>Next stage of rewriting</source>
        <translation>Nächste Stufe des Umschreibens</translation>
    </message>
    <message>
        <source>Previous stage of rewriting</source>
        <translation>Vorige Stufe des Umschreibens</translation>
    </message>
    <message>
        <source>Use Tenstorrent co&amp;mposites</source>
        <translation>Tenstorrent-&amp;Composites verwenden</translation>
    </message>
    <message>
        <source>Re&amp;writes</source>
        <translation>&amp;Umschreibungen</translation>
    </message>
    <message>
        <source>Save &amp;graph as…</source>
        <translation>&amp;Graph speichern unter …</translation>
    </message>
    <message>
        <source>&amp;Before and after rewriting</source>
        <translation>&amp;Vor und nach dem Umschreiben</translation>
    </message>
    <message>
        <source>&amp;QNN rules</source>
        <translation>&amp;QNN-Regeln</translation>
    </message>
    <message>
        <source>&amp;Tenstorrent providers</source>
        <translation>&amp;Tenstorrent-Provider</translation>
    </message>
    <message>
        <source>T&amp;VM patterns</source>
        <translation>T&amp;VM-Muster</translation>
    </message>
    <message>
        <source>Rules, and the rest a&amp;utomatically (o1+o3)</source>
        <translation>Regeln, der Rest a&amp;utomatisch (o1+o3)</translation>
    </message>
    <message>
        <source>Save a copy in another &amp;language…</source>
        <translation>Kopie in anderer &amp;Sprache speichern …</translation>
    </message>
    <message>
        <source>Rules in &amp;other languages</source>
        <translation>Regeln in &amp;anderen Sprachen</translation>
    </message>
    <message>
        <source>Compare rules &amp;files…</source>
        <translation>Regel&amp;dateien vergleichen …</translation>
    </message>
    <message>
        <source>From the &amp;gallery…</source>
        <translation>Aus der &amp;Galerie …</translation>
    </message>
    <message>
        <source>T&amp;raining graphs</source>
        <translation>T&amp;rainingsgraphen</translation>
    </message>
    <message>
        <source>The e&amp;xporter</source>
        <translation>Der E&amp;xporter</translation>
    </message>
    <message>
        <source>R&amp;eports</source>
        <translation>B&amp;erichte</translation>
    </message>
    <message>
        <source>Suggestio&amp;ns</source>
        <translation>&amp;Vorschläge</translation>
    </message>
    <message>
        <source>C&amp;osts</source>
        <translation>&amp;Kosten</translation>
    </message>
    <message>
        <source>Rules in C&amp;I</source>
        <translation>Regeln in der C&amp;I</translation>
    </message>
    <message>
        <source>Bac&amp;kward graph</source>
        <translation>Rüc&amp;kwärtsgraph</translation>
    </message>
    <message>
        <source>Tra&amp;ining</source>
        <translation>Tra&amp;ining</translation>
    </message>
    <message>
        <source>Colour by what sections &amp;wait for</source>
        <translation>Farbe nach dem, worauf Abschnitte &amp;warten</translation>
    </message>
    <message>
        <source>&amp;Operators</source>
        <translation>&amp;Operatoren</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Reihenfolge</translation>
    </message>
    <message>
        <source>S&amp;teps</source>
        <translation>Schri&amp;tte</translation>
    </message>
    <message>
        <source>&amp;Costs</source>
        <translation>&amp;Kosten</translation>
    </message>
</context>
<context>
    <name>CostsRows</name>
    <message>
        <source>bandwidth of memory</source>
        <translation>Speicherbandbreite</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>memory units on the chip</source>
        <translation>Speichereinheiten auf dem Chip</translation>
    </message>
    <message>
        <source>memory of each of them</source>
        <translation>Speicher je Einheit</translation>
    </message>
    <message>
        <source>compute units</source>
        <translation>Recheneinheiten</translation>
    </message>
    <message>
        <source>bandwidth between machines</source>
        <translation>Bandbreite zwischen Maschinen</translation>
    </message>
    <message>
        <source>overhead of a section</source>
        <translation>Overhead je Abschnitt</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Sections that take longest</source>
        <translation>Abschnitte, die am längsten brauchen</translation>
    </message>
    <message>
        <source>%1, backward</source>
        <translation>%1, rückwärts</translation>
    </message>
    <message>
        <source>%1, too much</source>
        <translation>%1, zu viel</translation>
    </message>
    <message>
        <source>Figures of %1</source>
        <translation>Kennzahlen von %1</translation>
    </message>
    <message>
        <source>peak, %1</source>
        <translation>Spitze, %1</translation>
    </message>
    <message>
        <source>%1 op/s</source>
        <translation>%1 Op/s</translation>
    </message>
    <message>
        <source>At least: %1.</source>
        <translation>Mindestens: %1.</translation>
    </message>
    <message>
        <source>In %1, %2 sections wait for memory, %3 for arithmetic.</source>
        <translation>In %1 warten %2 Abschnitte auf den Speicher, %3 auf das Rechnen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln section(s) may not fit on the chip.</source>
        <translation>
            <numerusform>%Ln Abschnitt passt womöglich nicht auf den Chip.</numerusform>
            <numerusform>%Ln Abschnitte passen womöglich nicht auf den Chip.</numerusform>
        </translation>
    </message>
    <message>
        <source>It needs %1 at once, weights and what is alive, of %2 on the chip that it may take (%3).</source>
        <translation>Er braucht gleichzeitig %1 für Gewichte und lebendige Werte; auf dem Chip darf er %2 belegen (%3).</translation>
    </message>
    <message>
        <source>Units it needs at least: %1 for memory, %2 for compute.</source>
        <translation>Einheiten, die er mindestens braucht: %1 für Speicher, %2 zum Rechnen.</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Bounds from public figures, not predictions: caches, waiting, and what a compiler does not reach are left out.</source>
        <translation>Schranken aus öffentlichen Zahlen, keine Vorhersagen: Caches, Wartezeiten und was ein Compiler nicht erreicht, bleiben außen vor.</translation>
    </message>
    <message>
        <source>The operators compute in %1, for which the machine lists no peak, so that of %2 counts.</source>
        <translation>Die Operatoren rechnen in %1; dafür nennt die Maschine keine Spitzenleistung, daher zählt die von %2.</translation>
    </message>
    <message>
        <source>The %1 selected operators are in %2 sections whose time is not known.</source>
        <translation>Die %1 ausgewählten Operatoren gehören zu %2 Abschnitten, deren Zeit unbekannt ist.</translation>
    </message>
    <message>
        <source>The %1 selected operators are in %2 sections, which take at least %3 in all: %4 of the whole.</source>
        <translation>Die %1 ausgewählten Operatoren gehören zu %2 Abschnitten, die zusammen mindestens %3 brauchen: %4 des Ganzen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a figure of a machine</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>In %1, all %2 sections wait for memory.</source>
        <translation>In %1 warten alle %2 Abschnitte auf den Speicher.</translation>
    </message>
    <message>
        <source>In %1, all %2 sections wait for arithmetic.</source>
        <translation>In %1 warten alle %2 Abschnitte auf das Rechnen.</translation>
    </message>
    <message>
        <source>Sections whose time is unknown (%1)</source>
        <translation>Abschnitte, deren Zeit unbekannt ist (%1)</translation>
    </message>
    <message>
        <source>The time is unknown because the number of operations of %1 is unknown. %2</source>
        <translation>Die Zeit ist unbekannt, da die Operationen von %1 es sind. %2</translation>
    </message>
    <message>
        <source>The time is unknown because the size of %1 is unknown: %2.</source>
        <translation>Die Zeit ist unbekannt, da die Größe von %1 es ist: %2.</translation>
    </message>
    <message>
        <source>The time is unknown because no peak of the machine that applies here is public.</source>
        <translation>Die Zeit ist unbekannt, da keine Spitzenleistung der Maschine öffentlich ist, die hier gilt.</translation>
    </message>
    <message>
        <source>The time is unknown because the bandwidth of the machine&apos;s memory is not public.</source>
        <translation>Die Zeit ist unbekannt, da die Bandbreite des Speichers der Maschine nicht öffentlich ist.</translation>
    </message>
    <message>
        <source>The time is unknown.</source>
        <translation>Die Zeit ist unbekannt.</translation>
    </message>
    <message>
        <source>It takes at least %1: the longer of %2 operations / %3 op/s (%4) and %5 / %6/s.</source>
        <translation>Er braucht mindestens %1: das Längere von %2 Operationen / %3 Op/s (%4) und %5 / %6/s.</translation>
    </message>
    <message>
        <source>Each of them takes at least %1: the longer of %2 operations / %3 op/s (%4) and %5 / %6/s.</source>
        <translation>Jeder davon braucht mindestens %1: das Längere von %2 Operationen / %3 Op/s (%4) und %5 / %6/s.</translation>
    </message>
    <message>
        <source>Nothing bounds times: this machine&apos;s peak and memory bandwidth are not public.</source>
        <translation>Zeiten lassen sich nicht abschätzen: Spitzenleistung und Speicherbandbreite dieser Maschine sind nicht öffentlich.</translation>
    </message>
    <message>
        <source>Times need numbers for %1: write them above, or move a slider.</source>
        <translation>Zeiten brauchen Zahlen für %1: Geben Sie sie oben ein oder bewegen Sie einen Regler.</translation>
    </message>
    <message>
        <source>No number yet: %1.</source>
        <translation>Noch ohne Zahl: %1.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Web page (HTML)</source>
        <translation>Webseite (HTML)</translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation>Dokument (PDF)</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Image (PNG)</source>
        <translation>Bild (PNG)</translation>
    </message>
    <message>
        <source>Vector drawing (SVG)</source>
        <translation>Vektorzeichnung (SVG)</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabelle (CSV)</translation>
    </message>
    <message>
        <source>Data (JSON)</source>
        <translation>Daten (JSON)</translation>
    </message>
    <message>
        <source>Graphviz (DOT)</source>
        <translation>Graphviz (DOT)</translation>
    </message>
    <message>
        <source>Decorators (Python)</source>
        <translation>Dekoratoren (Python)</translation>
    </message>
    <message>
        <source>Rules (YAML)</source>
        <translation>Regeln (YAML)</translation>
    </message>
    <message>
        <source>One file that any browser shows, light and dark.</source>
        <translation>Eine Datei, die jeder Browser zeigt, hell und dunkel.</translation>
    </message>
    <message>
        <source>For printing: text, then a page for each picture.</source>
        <translation>Zum Drucken: Text, dann eine Seite je Bild.</translation>
    </message>
    <message>
        <source>Text for a pull request, without pictures.</source>
        <translation>Text für einen Pull-Request, ohne Bilder.</translation>
    </message>
    <message>
        <source>The picture on screen, sharp at any size.</source>
        <translation>Das Bild auf dem Bildschirm, scharf in jeder Größe.</translation>
    </message>
    <message>
        <source>Sections for a spreadsheet.</source>
        <translation>Abschnitte für eine Tabellenkalkulation.</translation>
    </message>
    <message>
        <source>Sections for programs, as &quot;partition --json&quot;.</source>
        <translation>Abschnitte für Programme, wie „partition --json“.</translation>
    </message>
    <message>
        <source>Sections as frames, for Graphviz.</source>
        <translation>Abschnitte als Rahmen, für Graphviz.</translation>
    </message>
    <message>
        <source>Sections as @op_fusion lines, for fusion by hand.</source>
        <translation>Abschnitte als @op_fusion-Zeilen, für Fusion von Hand.</translation>
    </message>
    <message>
        <source>The text in the editor, which is not changed.</source>
        <translation>Der Text im Editor; das Dokument bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Near misses</source>
        <translation>Beinahetreffer</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Nothing is selected in the picture.</source>
        <translation>Im Bild ist nichts ausgewählt.</translation>
    </message>
    <message>
        <source>There is no picture yet.</source>
        <translation>Es gibt noch kein Bild.</translation>
    </message>
    <message>
        <source>More than a billion pixels. The largest scale is %1%.</source>
        <translation>Mehr als eine Milliarde Pixel. Der größte Maßstab ist %1&#xa0;%.</translation>
    </message>
    <message>
        <source>it would have too many pixels</source>
        <translation>es hätte zu viele Pixel</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Befehlszeile</translation>
    </message>
    <message>
        <source>Stages of rewriting</source>
        <translation>Stufen des Umschreibens</translation>
    </message>
    <message>
        <source>Reports are in English.</source>
        <translation>Berichte sind auf Englisch.</translation>
    </message>
    <message>
        <source>The picture on screen, as pixels.</source>
        <translation>Das Bild auf dem Bildschirm, als Pixel.</translation>
    </message>
</context>
<context>
    <name>FusionKind</name>
    <message>
        <source>elementwise</source>
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
        <source>heavy, fuses with its consumers</source>
        <translation>schwer, fusioniert mit seinen Verbrauchern</translation>
    </message>
    <message>
        <source>tuple</source>
        <translation>Tupel</translation>
    </message>
    <message>
        <source>opaque, never fuses</source>
        <translation>opak, fusioniert nie</translation>
    </message>
    <message>
        <source>elementwise or broadcast</source>
        <translation>elementweise oder Broadcast</translation>
    </message>
</context>
<context>
    <name>GraphText</name>
    <message>
        <source>%1, %2 bits</source>
        <translation>%1, %2 Bit</translation>
    </message>
    <message numerus="yes">
        <source>%n scale(s) along axis %1</source>
        <translation>
            <numerusform>%n Skala entlang Achse %1</numerusform>
            <numerusform>%n Skalen entlang Achse %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the model says nothing of it</source>
        <translation>das Modell sagt nichts darüber</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Rules (%1)</source>
        <translation>Regeln (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>RewriteWords</name>
    <message>
        <source>condition is false</source>
        <translation>Bedingung ist falsch</translation>
    </message>
    <message>
        <source>condition is unknown</source>
        <translation>Bedingung ist unbekannt</translation>
    </message>
    <message>
        <source>a result inside is used outside</source>
        <translation>ein inneres Ergebnis wird außen verwendet</translation>
    </message>
    <message>
        <source>would close a cycle</source>
        <translation>würde einen Zyklus schließen</translation>
    </message>
    <message>
        <source>replacement makes no sense here</source>
        <translation>Ersatz ergibt hier keinen Sinn</translation>
    </message>
    <message>
        <source>rewritten too often</source>
        <translation>zu oft umgeschrieben</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>if %1</source>
        <translation>falls %1</translation>
    </message>
    <message>
        <source>%1 did not run: %2</source>
        <translation>%1 lief nicht: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln rewrite(s), </source>
        <translation>
            <numerusform>%1: %Ln Umschreibung, </numerusform>
            <numerusform>%1: %Ln Umschreibungen, </numerusform>
        </translation>
    </message>
    <message>
        <source>%1 operators before, %2 after.</source>
        <translation>%1 Operatoren vorher, %2 nachher.</translation>
    </message>
    <message>
        <source>It was stopped by its limit.</source>
        <translation>Sie wurde an ihrer Grenze angehalten.</translation>
    </message>
    <message>
        <source>It does not settle: %1.</source>
        <translation>Sie kommt nicht zur Ruhe: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln match(es), </source>
        <translation>
            <numerusform>%1: %Ln Treffer, </numerusform>
            <numerusform>%1: %Ln Treffer, </numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rewritten, %2 refused.</source>
        <translation>%1 umgeschrieben, %2 abgelehnt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) are conditional: the model does not say enough.</source>
        <translation>
            <numerusform>%Ln Treffer ist bedingt: Das Modell sagt nicht genug.</numerusform>
            <numerusform>%Ln Treffer sind bedingt: Das Modell sagt nicht genug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) of %1: %2. %3</source>
        <translation>
            <numerusform>%Ln Treffer von %1: %2. %3</numerusform>
            <numerusform>%Ln Treffer von %1: %2. %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewrite(s)</source>
        <translation>
            <numerusform>%Ln Umschreibung</numerusform>
            <numerusform>%Ln Umschreibungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln conditional</source>
        <translation>
            <numerusform>%Ln bedingt</numerusform>
            <numerusform>%Ln bedingt</numerusform>
        </translation>
    </message>
    <message>
        <source>It has no value yet, and conditions that read it are unknown.</source>
        <translation>Sie hat noch keinen Wert; Bedingungen, die sie lesen, sind unbekannt.</translation>
    </message>
    <message>
        <source>values have the encodings that operators around them gave and read.</source>
        <translation>Werte haben selbst die Kodierungen, die Operatoren um sie herum erzeugt und gelesen haben.</translation>
    </message>
    <message>
        <source>images have their channels last, as the rules see them.</source>
        <translation>Bilder haben ihre Kanäle zuletzt, so wie die Regeln sie sehen.</translation>
    </message>
    <message>
        <source>parameters of operators are operands behind their inputs, as the rules have them.</source>
        <translation>Parameter von Operatoren sind Operanden hinter ihren Eingängen, so wie die Regeln sie haben.</translation>
    </message>
    <message>
        <source>%1 changes nothing.</source>
        <translation>%1 ändert nichts.</translation>
    </message>
    <message>
        <source>Values: %1.</source>
        <translation>Werte: %1.</translation>
    </message>
    <message>
        <source>another match has some of its operators</source>
        <translation>ein anderer Treffer hat einige seiner Operatoren</translation>
    </message>
    <message>
        <source>a check went wrong</source>
        <translation>eine Prüfung ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 gefunden</translation>
    </message>
    <message>
        <source>%1 used outside</source>
        <translation>%1 außen verwendet</translation>
    </message>
    <message>
        <source>%1 in a cycle</source>
        <translation>%1 in einem Zyklus</translation>
    </message>
    <message>
        <source>%1 overlapping</source>
        <translation>%1 überlappend</translation>
    </message>
    <message>
        <source>%1 refused by filters</source>
        <translation>%1 von Filtern abgelehnt</translation>
    </message>
    <message>
        <source>stops: %1</source>
        <translation>bricht ab: %1</translation>
    </message>
    <message>
        <source>It stops: %1</source>
        <translation>Abbruch: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s) without a match</source>
        <translation>
            <numerusform>%Ln Regel ohne Treffer</numerusform>
            <numerusform>%Ln Regeln ohne Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>no place: the model has no %1</source>
        <translation>keine Stelle: Im Modell fehlt %1</translation>
    </message>
    <message numerus="yes">
        <source>almost at %1 of %Ln place(s): %2: %3</source>
        <translation>
            <numerusform>Beinahetreffer an %1 von %Ln Stelle: %2: %3</numerusform>
            <numerusform>Beinahetreffer an %1 von %Ln Stellen: %2: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one to see where it almost matches.</source>
        <translation>Wählen Sie eine, um ihre Beinahetreffer zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln option(s)</source>
        <translation>
            <numerusform>%Ln Option</numerusform>
            <numerusform>%Ln Optionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Values that rules read by their names. Open the row to choose them.</source>
        <translation>Werte, die Regeln über ihren Namen lesen. Öffnen Sie die Zeile, um sie zu wählen.</translation>
    </message>
    <message>
        <source>%1: %2. Press Enter or double-click to change the rule.</source>
        <translation>%1: %2. Mit Eingabe oder Doppelklick wird die Regel geändert.</translation>
    </message>
</context>
<context>
    <name>TrainingRows</name>
    <message>
        <source>By rule</source>
        <translation>Nach Regel</translation>
    </message>
    <message>
        <source>Ticked: the sections of this rule run again for the backward pass, instead of keeping what they make.</source>
        <translation>Angehakt: Die Abschnitte dieser Regel laufen für den Rückwärtslauf noch einmal, statt aufzuheben, was sie erzeugen.</translation>
    </message>
    <message>
        <source>all operators</source>
        <translation>alle Operatoren</translation>
    </message>
    <message>
        <source>what no rule fuses</source>
        <translation>was keine Regel fusioniert</translation>
    </message>
    <message>
        <source>Largest saved values</source>
        <translation>Größte aufgehobene Werte</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Without a known derivative</source>
        <translation>Ohne bekannte Ableitung</translation>
    </message>
    <message>
        <source>%1 forward and %2 backward operators; %3 are saved for the backward pass.</source>
        <translation>%1 Operatoren vorwärts und %2 rückwärts; %3 werden für den Rückwärtslauf aufgehoben.</translation>
    </message>
    <message>
        <source>Recomputing the ticked rules frees %1, for %2 more operations.</source>
        <translation>Die angehakten Regeln neu zu berechnen spart %1 und kostet %2 Operationen mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln backward section(s) are cut: they could not run in one piece.</source>
        <translation>
            <numerusform>%Ln Rückwärtsabschnitt ist geteilt: Er könnte nicht am Stück laufen.</numerusform>
            <numerusform>%Ln Rückwärtsabschnitte sind geteilt: Sie könnten nicht am Stück laufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 saves %2 for the backward pass. Recomputing its sections would free %3, for %4 more operations.</source>
        <translation>%1 speichert %2 für den Rückwärtslauf. Ihre Abschnitte neu zu berechnen würde %3 sparen und %4 Operationen mehr kosten.</translation>
    </message>
    <message>
        <source>Made by operators that no rule fuses, or inputs of the model. Parameters are there anyway and do not count.</source>
        <translation>Von Operatoren erzeugt, die keine Regel fusioniert, oder Eingänge des Modells. Parameter sind ohnehin da und zählen nicht.</translation>
    </message>
    <message numerus="yes">
        <source>It is read by %Ln backward operator(s), first by %1.</source>
        <translation>
            <numerusform>Ihn liest %Ln Rückwärtsoperator: %1.</numerusform>
            <numerusform>Ihn lesen %Ln Rückwärtsoperatoren, zuerst %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Made by %1.</source>
        <translation>Erzeugt von %1.</translation>
    </message>
    <message>
        <source>An input of the model.</source>
        <translation>Ein Eingang des Modells.</translation>
    </message>
    <message>
        <source>%1 has no known derivative. Its gradients come from one operator, %1_backward, which takes all that it takes. &quot;Training&quot; in the help says how to add one.</source>
        <translation>Von %1 ist keine Ableitung bekannt. Seine Gradienten kommen aus einem Operator, %1_backward, der alles nimmt, was er nimmt. „Training“ in der Hilfe sagt, wie man eine ergänzt.</translation>
    </message>
    <message>
        <source>%1 forward and %2 backward operators. How many bytes are saved for the backward pass is unknown: extents have no number, or shapes are missing.</source>
        <translation>%1 Operatoren vorwärts und %2 rückwärts. Wie viele Bytes für den Rückwärtslauf aufgehoben werden, ist unbekannt: Ausdehnungen haben keine Zahlen, oder Formen fehlen.</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>Aims for the highest throughput of a section that one large matrix multiplication dominates, with the compiler&apos;s usual estimate of the resources it needs.</source>
        <translation>Strebt den höchsten Durchsatz eines Abschnitts an, den eine große Matrixmultiplikation beherrscht, mit der üblichen Schätzung des Compilers für die nötigen Ressourcen.</translation>
    </message>
    <message>
        <source>Estimates resources cautiously so that compilation succeeds: it may shard less and puts every matrix multiplication in a section alone, which costs speed.</source>
        <translation>Schätzt Ressourcen vorsichtig, damit das Kompilieren gelingt: Es wird vielleicht weniger aufgeteilt, und jede Matrixmultiplikation kommt in einen eigenen Abschnitt, was Tempo kostet.</translation>
    </message>
    <message>
        <source>Pushes some optimizations of a section that one large matrix multiplication dominates as far as they go, at a higher risk that compilation fails.</source>
        <translation>Treibt einige Optimierungen eines Abschnitts, den eine große Matrixmultiplikation beherrscht, so weit wie möglich, mit höherem Risiko, dass das Kompilieren scheitert.</translation>
    </message>
    <message>
        <source>For cached inference that waits for memory rather than for arithmetic: packs more matrix multiplications into one section, with fewer shards and less parallelism than DEFAULT_GEMM.</source>
        <translation>Für Inferenz mit Cache, die auf den Speicher statt auf das Rechnen wartet: packt mehr Matrixmultiplikationen in einen Abschnitt, mit weniger Aufteilung und Parallelität als DEFAULT_GEMM.</translation>
    </message>
    <message>
        <source>The cautious variant for cached inference: gives up speed, with every matrix multiplication in a section alone, so that compilation finishes.</source>
        <translation>Die vorsichtige Variante für Inferenz mit Cache: verzichtet auf Tempo, mit jeder Matrixmultiplikation in einem eigenen Abschnitt, damit das Kompilieren gelingt.</translation>
    </message>
    <message>
        <source>For multi-head attention written out as two matmul operators with a softmax between them; other operators may be there unless they are matrix multiplications themselves.</source>
        <translation>Für Multi-Head-Attention, ausgeschrieben als zwei matmul mit einem Softmax dazwischen; andere Operatoren dürfen dabei sein, solange sie nicht selbst Matrixmultiplikationen sind.</translation>
    </message>
    <message>
        <source>Works like MHA, for attention that the model holds as one scaled_dot_product_attention operator.</source>
        <translation>Wie MHA, für Attention, die das Modell als einen Operator scaled_dot_product_attention hat.</translation>
    </message>
    <message>
        <source>Bias and activation</source>
        <translation>Bias und Aktivierung</translation>
    </message>
    <message>
        <source>A linear layer, its bias and the activation behind it: in every network with dense layers.</source>
        <translation>Eine lineare Schicht, ihr Bias und die Aktivierung dahinter: in jedem Netz mit dichten Schichten.</translation>
    </message>
    <message>
        <source>Convolution, norm, ReLU</source>
        <translation>Faltung, Norm, ReLU</translation>
    </message>
    <message>
        <source>The step of convolutional networks, with the norm as it is trained, folded or in parts.</source>
        <translation>Der Grundschritt von Faltungsnetzen, mit der Norm, wie sie trainiert wird, eingefaltet oder in Teilen.</translation>
    </message>
    <message>
        <source>Layer normalization</source>
        <translation>Layer-Normalisierung</translation>
    </message>
    <message>
        <source>Centred and scaled by the deviation: in BERT, GPT and vision transformers, in parts where models have no such operator.</source>
        <translation>Zentriert und mit der Standardabweichung skaliert: in BERT, GPT und Vision-Transformern, in Teilen, wo Modelle keinen solchen Operator haben.</translation>
    </message>
    <message>
        <source>RMS normalization</source>
        <translation>RMS-Normalisierung</translation>
    </message>
    <message>
        <source>Scaled by the root of the mean square: in Llama, Mixtral, Gemma and T5.</source>
        <translation>Mit der Wurzel des mittleren Quadrats skaliert: in Llama, Mixtral, Gemma und T5.</translation>
    </message>
    <message>
        <source>Residual and normalization</source>
        <translation>Residuum und Normalisierung</translation>
    </message>
    <message>
        <source>A residual sum with the norm behind it: twice in every layer of a transformer.</source>
        <translation>Eine Residuumssumme mit der Norm dahinter: zweimal in jeder Schicht eines Transformers.</translation>
    </message>
    <message>
        <source>GELU</source>
        <translation>GELU</translation>
    </message>
    <message>
        <source>The activation of BERT, GPT and vision transformers, in parts: exact by erf, or approximated by tanh.</source>
        <translation>Die Aktivierung von BERT, GPT und Vision-Transformern, in Teilen: exakt mit erf oder genähert mit tanh.</translation>
    </message>
    <message>
        <source>SwiGLU and GeGLU</source>
        <translation>SwiGLU und GeGLU</translation>
    </message>
    <message>
        <source>A feed-forward block with a gate: in Llama, Mixtral and Gemma.</source>
        <translation>Ein Feed-Forward-Block mit einem Gate: in Llama, Mixtral und Gemma.</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Scores, scale, mask, softmax and values: in every transformer, in parts or as one operator.</source>
        <translation>Scores, Skalierung, Maske, Softmax und Werte: in jedem Transformer, in Teilen oder als ein Operator.</translation>
    </message>
    <message>
        <source>Rotary position embedding</source>
        <translation>Rotierende Positionskodierung</translation>
    </message>
    <message>
        <source>Queries and keys turned by their position, once each in every layer of Llama and its relatives.</source>
        <translation>Queries und Keys, um ihre Position gedreht, je einmal in jeder Schicht von Llama und Verwandten.</translation>
    </message>
    <message>
        <source>Quantize and dequantize</source>
        <translation>Quantisieren und dequantisieren</translation>
    </message>
    <message>
        <source>Operators between dequantized operands and a quantized result, which integer kernels run whole.</source>
        <translation>Operatoren zwischen dequantisierten Operanden und einem quantisierten Ergebnis, die ganzzahlige Kernel als Ganzes ausführen.</translation>
    </message>
    <message>
        <source>%1 has the shape of %2</source>
        <translation>%1 hat die Form von %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 is called %2</source>
        <translation>%1 heißt %2</translation>
    </message>
    <message>
        <source>%1 meets the condition</source>
        <translation>%1 erfüllt die Bedingung</translation>
    </message>
    <message>
        <source>any operator</source>
        <translation>beliebiger Operator</translation>
    </message>
    <message>
        <source>any operator but %1</source>
        <translation>beliebiger Operator außer %1</translation>
    </message>
    <message>
        <source>%1 (not %2)</source>
        <translation>%1 (nicht %2)</translation>
    </message>
    <message>
        <source>%1 is fused into %2, with everything between them.</source>
        <translation>%1 wird mit %2 fusioniert, samt allem dazwischen.</translation>
    </message>
    <message>
        <source>%1 and %2 are in one group already.</source>
        <translation>%1 und %2 sind bereits in einer Gruppe.</translation>
    </message>
    <message>
        <source>Nothing is fused at optimization level 0.</source>
        <translation>Auf Optimierungsstufe 0 wird nichts fusioniert.</translation>
    </message>
    <message>
        <source>%1 is opaque, so it is never fused.</source>
        <translation>%1 ist opak und wird daher nie fusioniert.</translation>
    </message>
    <message>
        <source>%1 is a reduction, so it is not fused into any consumer.</source>
        <translation>%1 ist eine Reduktion und wird daher mit keinem Verbraucher fusioniert.</translation>
    </message>
    <message>
        <source>Phase %1 has no rule that fuses %2, which is %3.</source>
        <translation>Phase %1 hat keine Regel, die %2 fusioniert (%3).</translation>
    </message>
    <message>
        <source>Fusing %1 into %2 would put more than %3 operators in one group.</source>
        <translation>%1 mit %2 zu fusionieren brächte mehr als %3 Operatoren in eine Gruppe.</translation>
    </message>
    <message>
        <source>The result of %1 is visible outside the graph, so it ends its group.</source>
        <translation>Das Ergebnis von %1 ist außerhalb des Graphen sichtbar, also endet dort die Gruppe.</translation>
    </message>
    <message>
        <source>Nothing uses the result of %1.</source>
        <translation>Nichts verwendet das Ergebnis von %1.</translation>
    </message>
    <message>
        <source>The result of %1 ends up in %2 and in %3, and no operator joins the two.</source>
        <translation>Das Ergebnis von %1 endet in %2 und in %3, und kein Operator führt beide zusammen.</translation>
    </message>
    <message>
        <source>All of %1 flows into %2, which is %3.</source>
        <translation>Alles aus %1 fließt in %2 (%3).</translation>
    </message>
    <message>
        <source>%1 is not fused into %2: %3.</source>
        <translation>%1 wird nicht mit %2 fusioniert: %3.</translation>
    </message>
    <message>
        <source>the use of %1 by %2 is %3</source>
        <translation>die Verwendung von %1 durch %2 ist %3</translation>
    </message>
    <message>
        <source>%1 is in the group of the anchor %2 already</source>
        <translation>%1 ist bereits in der Gruppe des Ankers %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>%1 is in the group of %2, which is %3</source>
        <translation>%1 ist in der Gruppe von %2 (%3)</translation>
    </message>
    <message>
        <source>one place</source>
        <translation>einer Stelle</translation>
    </message>
    <message>
        <source>%1 places or more</source>
        <translation>%1 oder mehr Stellen</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 Stellen</translation>
    </message>
    <message>
        <source>%1 is less specific than %2, but has the higher priority: at %3 it takes %4 of the %5 operators that %6 asks for, first at %7. Give %8 the higher priority.</source>
        <translation>%1 ist weniger spezifisch als %2, hat aber die höhere Priorität: An %3 nimmt sie %4 der %5 Operatoren, die %6 verlangt, zuerst an %7. Geben Sie %8 die höhere Priorität.</translation>
    </message>
    <message>
        <source>%1 uses %2 by the tuple %3</source>
        <translation>%1 verwendet %2 durch das Tupel %3</translation>
    </message>
    <message>
        <source>%1 uses %2 by the alias %3</source>
        <translation>%1 verwendet %2 durch den Alias %3</translation>
    </message>
    <message>
        <source>%1 never wins: in this model it matches at %2, but its operators are always taken by %3. Give it a higher priority, or remove it.</source>
        <translation>%1 gewinnt nie: In diesem Modell passt sie an %2, aber ihre Operatoren nimmt immer %3. Geben Sie ihr eine höhere Priorität, oder entfernen Sie sie.</translation>
    </message>
    <message>
        <source>%1 and %2 have the same priority (%3) and compete for operators at %4; %5 wins because it comes first.</source>
        <translation>%1 und %2 haben dieselbe Priorität (%3) und konkurrieren an %4 um Operatoren; %5 gewinnt, weil sie zuerst kommt.</translation>
    </message>
    <message>
        <source>The search for %1 was abandoned at %2: %3 has too many candidate operators to try them all. Make its &quot;op_type&quot; more specific.</source>
        <translation>Die Suche nach %1 wurde an %2 aufgegeben: %3 hat zu viele mögliche Operatoren, um alle zu probieren. Machen Sie dessen &quot;op_type&quot; spezifischer.</translation>
    </message>
    <message>
        <source>The operators of the module &quot;%1&quot; cannot be one section: a path leaves them and re-enters: %2.</source>
        <translation>Die Operatoren des Moduls &quot;%1&quot; können kein Abschnitt sein: Ein Pfad verlässt sie und kommt zurück: %2.</translation>
    </message>
    <message>
        <source>No operator of the model is in a module &quot;%1&quot;.</source>
        <translation>Kein Operator des Modells ist in einem Modul &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>It has no matrix multiplication that could dominate it.</source>
        <translation>Er hat keine Matrixmultiplikation, die ihn beherrschen könnte.</translation>
    </message>
    <message>
        <source>The shapes of %1 are not known.</source>
        <translation>Die Formen von %1 sind nicht bekannt.</translation>
    </message>
    <message>
        <source>The work of %1 of %2 is not known.</source>
        <translation>Die Arbeit von %1 von %2 ist nicht bekannt.</translation>
    </message>
    <message>
        <source>It has %1 and no softmax</source>
        <translation>Er hat %1 und kein Softmax</translation>
    </message>
    <message>
        <source>It has %1 and 1 softmax</source>
        <translation>Er hat %1 und 1 Softmax</translation>
    </message>
    <message>
        <source>It has %1 and %2 softmaxes</source>
        <translation>Er hat %1 und %2 Softmax</translation>
    </message>
    <message>
        <source>%1; two multiplications with a softmax between them are required.</source>
        <translation>%1; verlangt sind zwei Multiplikationen mit einem Softmax dazwischen.</translation>
    </message>
    <message>
        <source>%1, but no path leads from the first multiplication through a softmax to the second.</source>
        <translation>%1, aber kein Pfad führt von der ersten Multiplikation durch ein Softmax zur zweiten.</translation>
    </message>
    <message>
        <source>It has 2 matrix multiplications with a softmax between them.</source>
        <translation>Er hat 2 Matrixmultiplikationen mit einem Softmax dazwischen.</translation>
    </message>
    <message>
        <source>It has %1 %2.</source>
        <translation>Er hat %1 %2.</translation>
    </message>
    <message>
        <source>It has no %1.</source>
        <translation>Er hat kein %1.</translation>
    </message>
    <message>
        <source>Raise the priority to %1, above `%2`</source>
        <translation>Die Priorität auf %1 erhöhen, über `%2`</translation>
    </message>
    <message>
        <source>Let %1 be %2 too</source>
        <translation>%1 auch %2 sein lassen</translation>
    </message>
    <message>
        <source>Allow %1</source>
        <translation>%1 zulassen</translation>
    </message>
    <message>
        <source>Require %1</source>
        <translation>%1 verlangen</translation>
    </message>
    <message>
        <source>Make %1 optional</source>
        <translation>%1 optional machen</translation>
    </message>
    <message>
        <source>Make %1 and what follows it optional</source>
        <translation>%1 und was darauf folgt optional machen</translation>
    </message>
    <message>
        <source>Remove the edge from %1 to %2</source>
        <translation>Die Kante von %1 nach %2 entfernen</translation>
    </message>
    <message>
        <source>not quantized</source>
        <translation>nicht quantisiert</translation>
    </message>
    <message>
        <source>axis %1 of the result is %2</source>
        <translation>Achse %1 des Ergebnisses ist %2</translation>
    </message>
    <message>
        <source>axis %1 of %2 is %3</source>
        <translation>Achse %1 von %2 ist %3</translation>
    </message>
    <message>
        <source>the type of %1 is not known</source>
        <translation>der Typ von %1 ist nicht bekannt</translation>
    </message>
    <message>
        <source>the shape of %1 is not known</source>
        <translation>die Form von %1 ist nicht bekannt</translation>
    </message>
    <message>
        <source>the quantization of %1 is not known</source>
        <translation>die Quantisierung von %1 ist nicht bekannt</translation>
    </message>
    <message>
        <source>the contents of %1 are not in the model</source>
        <translation>der Inhalt von %1 ist nicht im Modell</translation>
    </message>
    <message>
        <source>attribute %1 of %2 is missing or of another type</source>
        <translation>Attribut %1 von %2 fehlt oder hat einen anderen Typ</translation>
    </message>
    <message>
        <source>option %1 has no value</source>
        <translation>die Option %1 hat keinen Wert</translation>
    </message>
    <message>
        <source>%1 cannot be evaluated here</source>
        <translation>%1 lässt sich hier nicht auswerten</translation>
    </message>
    <message>
        <source>%1 is too large</source>
        <translation>%1 ist zu groß</translation>
    </message>
    <message>
        <source>%1 divides by zero</source>
        <translation>%1 teilt durch null</translation>
    </message>
    <message>
        <source>%1 is less than zero</source>
        <translation>%1 ist kleiner als null</translation>
    </message>
    <message>
        <source>%1 does not exist</source>
        <translation>%1 gibt es nicht</translation>
    </message>
    <message>
        <source>%1 is not part of this match</source>
        <translation>%1 gehört nicht zu diesem Treffer</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>erwartet %1, gefunden %2</translation>
    </message>
    <message>
        <source>expected %1, found %2 in between</source>
        <translation>erwartet %1, dazwischen gefunden %2</translation>
    </message>
    <message>
        <source>expected %1, found nothing: the graph ends here</source>
        <translation>erwartet %1, gefunden nichts: Hier endet der Graph</translation>
    </message>
    <message>
        <source>%1 is there, but lacks an edge that the rule requires</source>
        <translation>%1 ist da, aber ohne eine Kante, die die Regel verlangt</translation>
    </message>
    <message>
        <source>%1 is there, but with different operands</source>
        <translation>%1 ist da, aber mit anderen Operanden</translation>
    </message>
    <message>
        <source>the only %1 there is already bound to another entry</source>
        <translation>das einzige %1 dort ist schon an einen anderen Eintrag gebunden</translation>
    </message>
    <message>
        <source>%1 is there, but a condition of the rule is false</source>
        <translation>%1 ist da, aber eine Bedingung der Regel ist falsch</translation>
    </message>
    <message>
        <source>%1 is there, but the model does not say whether a condition of the rule holds</source>
        <translation>%1 ist da, aber das Modell sagt nicht, ob eine Bedingung der Regel gilt</translation>
    </message>
    <message>
        <source>the result is also used outside the match, by %1</source>
        <translation>das Ergebnis wird auch außerhalb des Treffers verwendet, von %1</translation>
    </message>
    <message>
        <source>the model has no %1</source>
        <translation>das Modell hat kein %1</translation>
    </message>
    <message>
        <source>the search was abandoned: too many candidate operators</source>
        <translation>die Suche wurde aufgegeben: zu viele mögliche Operatoren</translation>
    </message>
    <message>
        <source>%1 is there, but called with other arguments</source>
        <translation>%1 ist da, wird aber mit anderen Argumenten aufgerufen</translation>
    </message>
    <message>
        <source>it is in a section of %1</source>
        <translation>es ist in einem Abschnitt von %1</translation>
    </message>
    <message>
        <source>%1 stands for %2</source>
        <translation>%1 steht für %2</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 nimmt %2</translation>
    </message>
    <message>
        <source>%1 takes the value %2</source>
        <translation>%1 nimmt den Wert %2</translation>
    </message>
    <message>
        <source>%1 takes %2 operators, from %3 to %4</source>
        <translation>%1 nimmt %2 Operatoren, von %3 bis %4</translation>
    </message>
    <message>
        <source>%1 takes %2, its first two operands the other way round</source>
        <translation>%1 nimmt %2, mit den ersten beiden Operanden vertauscht</translation>
    </message>
    <message>
        <source>%1 does not fit the match so far</source>
        <translation>%1 passt nicht zum bisherigen Treffer</translation>
    </message>
    <message>
        <source>%1 would fit, but %2</source>
        <translation>%1 würde passen, aber %2</translation>
    </message>
    <message>
        <source>The search was abandoned at %1: too many candidate operators</source>
        <translation>Die Suche wurde bei %1 aufgegeben: zu viele mögliche Operatoren</translation>
    </message>
    <message>
        <source>It does not match. The furthest attempt had %1 and stopped at %2: %3</source>
        <translation>Es passt nicht. Der weiteste Versuch hatte %1 und endete bei %2: %3</translation>
    </message>
    <message>
        <source>Looks at %1</source>
        <translation>Betrachtet %1</translation>
    </message>
    <message>
        <source>Retrying with every possible repetition</source>
        <translation>Probiert es noch einmal mit jeder möglichen Wiederholung</translation>
    </message>
    <message>
        <source>%1 is left out</source>
        <translation>%1 wird weggelassen</translation>
    </message>
    <message>
        <source>%1 gives back %2</source>
        <translation>%1 gibt %2 zurück</translation>
    </message>
    <message>
        <source>%1 tries something else</source>
        <translation>%1 probiert etwas anderes</translation>
    </message>
    <message>
        <source>%1 finds nothing: %2</source>
        <translation>%1 findet nichts: %2</translation>
    </message>
    <message>
        <source>Every entry is bound</source>
        <translation>Jeder Eintrag ist gebunden</translation>
    </message>
    <message>
        <source>the check</source>
        <translation>die Prüfung</translation>
    </message>
    <message>
        <source>its check is false at %1</source>
        <translation>seine Prüfung lehnt bei %1 ab</translation>
    </message>
    <message>
        <source>%1 is false</source>
        <translation>%1 ist falsch</translation>
    </message>
    <message>
        <source>its check fails: %1</source>
        <translation>seine Prüfung schlägt fehl: %1</translation>
    </message>
    <message>
        <source>its check cannot be decided at %1</source>
        <translation>seine Prüfung lässt sich bei %1 nicht entscheiden</translation>
    </message>
    <message>
        <source>%1 cannot be decided</source>
        <translation>%1 lässt sich nicht entscheiden</translation>
    </message>
    <message>
        <source>expected %1, found %2 (%3)</source>
        <translation>erwartet %1, gefunden %2 (%3)</translation>
    </message>
    <message>
        <source>expected %1, found %2 in between (%3)</source>
        <translation>erwartet %1, dazwischen gefunden %2 (%3)</translation>
    </message>
    <message>
        <source>%1 is there, but lacks an edge that the rule requires (%2)</source>
        <translation>%1 ist da, aber ohne eine Kante, die die Regel verlangt (%2)</translation>
    </message>
    <message>
        <source>%1 is there, but with different operands (%2)</source>
        <translation>%1 ist da, aber mit anderen Operanden (%2)</translation>
    </message>
    <message>
        <source>the only %1 there is already bound to another entry (%2)</source>
        <translation>das einzige %1 dort ist schon an einen anderen Eintrag gebunden (%2)</translation>
    </message>
    <message>
        <source>%1 is there, but a condition of the rule is false (%2)</source>
        <translation>%1 ist da, aber eine Bedingung der Regel ist falsch (%2)</translation>
    </message>
    <message>
        <source>%1 is there, but the model does not say whether a condition of the rule holds (%2)</source>
        <translation>%1 ist da, aber das Modell sagt nicht, ob eine Bedingung der Regel gilt (%2)</translation>
    </message>
    <message>
        <source>the result is also used outside the match, by %1 (%2)</source>
        <translation>das Ergebnis wird auch außerhalb des Treffers verwendet, von %1 (%2)</translation>
    </message>
    <message>
        <source>%1 is there, but called with other arguments (%2)</source>
        <translation>%1 ist da, wird aber mit anderen Argumenten aufgerufen (%2)</translation>
    </message>
    <message>
        <source>%1 is there, but a condition of the rule is false (%2): %3, here %4</source>
        <translation>%1 ist da, aber eine Bedingung der Regel ist falsch (%2): %3, hier %4</translation>
    </message>
    <message>
        <source>%1 is there, but the model does not say whether a condition of the rule holds (%2): %3, here %4</source>
        <translation>%1 ist da, aber das Modell sagt nicht, ob eine Bedingung der Regel gilt (%2): %3, hier %4</translation>
    </message>
    <message>
        <source>%1 is there, but called with other arguments (%2): %3, here %4</source>
        <translation>%1 ist da, wird aber mit anderen Argumenten aufgerufen (%2): %3, hier %4</translation>
    </message>
    <message>
        <source>%1 is there, but with different operands (%2): it has %3, the rule %4</source>
        <translation>%1 ist da, aber mit anderen Operanden (%2): Es hat %3, die Regel %4</translation>
    </message>
    <message>
        <source>%1 is there, but with different operands (%2): it has %3, the rule at least %4</source>
        <translation>%1 ist da, aber mit anderen Operanden (%2): Es hat %3, die Regel mindestens %4</translation>
    </message>
    <message>
        <source>expected %1, found nothing: the graph ends here, at %2</source>
        <translation>erwartet %1, gefunden nichts: Hier endet der Graph, bei %2</translation>
    </message>
    <message>
        <source>%1 operand</source>
        <translation>%1 Operand</translation>
    </message>
    <message>
        <source>%1 operands</source>
        <translation>%1 Operanden</translation>
    </message>
    <message>
        <source>%1 operand (%2)</source>
        <translation>%1 Operand (%2)</translation>
    </message>
    <message>
        <source>%1 operands (%2)</source>
        <translation>%1 Operanden (%2)</translation>
    </message>
    <message>
        <source>%1 of %2 matches of %3 have %4 at %5, but one has %6, at %7.</source>
        <translation>%1 von %2 Treffern von %3 haben %4 bei %5, aber einer hat %6, bei %7.</translation>
    </message>
    <message>
        <source>%1 of %2 matches of %3 have %4 at %5, but %6 have %7, at %8.</source>
        <translation>%1 von %2 Treffern von %3 haben %4 bei %5, aber %6 haben %7, bei %8.</translation>
    </message>
    <message>
        <source>The rule may match more than intended.</source>
        <translation>Vielleicht passt die Regel auf mehr als beabsichtigt.</translation>
    </message>
    <message>
        <source>%1 dimension</source>
        <translation>%1 Dimension</translation>
    </message>
    <message>
        <source>%1 dimensions</source>
        <translation>%1 Dimensionen</translation>
    </message>
    <message>
        <source>The largest matrix multiplication does %1 of the operations; it dominates.</source>
        <translation>Die größte Matrixmultiplikation macht %1 der Operationen aus; sie beherrscht den Abschnitt.</translation>
    </message>
    <message>
        <source>The largest matrix multiplication does %1 of the operations; at least 50% is required.</source>
        <translation>Die größte Matrixmultiplikation macht %1 der Operationen aus; verlangt sind mindestens 50&#xa0;%.</translation>
    </message>
    <message>
        <source>The %1 largest matrix multiplications, which branch from one input, do %2 of the operations; they dominate.</source>
        <translation>Die %1 größten Matrixmultiplikationen, die von einem Eingang abzweigen, machen %2 der Operationen aus; sie beherrschen den Abschnitt.</translation>
    </message>
    <message>
        <source>The %1 largest matrix multiplications, which branch from one input, do %2 of the operations; at least 50% is required.</source>
        <translation>Die %1 größten Matrixmultiplikationen, die von einem Eingang abzweigen, machen %2 der Operationen aus; verlangt sind mindestens 50&#xa0;%.</translation>
    </message>
    <message>
        <source>%1 matrix multiplication</source>
        <translation>%1 Matrixmultiplikation</translation>
    </message>
    <message>
        <source>%1 matrix multiplications</source>
        <translation>%1 Matrixmultiplikationen</translation>
    </message>
    <message>
        <source>%1 operator</source>
        <translation>%1 Operator</translation>
    </message>
    <message>
        <source>%1 operators</source>
        <translation>%1 Operatoren</translation>
    </message>
    <message>
        <source>that of %1</source>
        <translation>die von %1</translation>
    </message>
    <message>
        <source>`%1` then %2</source>
        <translation>`%1`, dann %2</translation>
    </message>
    <message>
        <source>Allow %1 after %2</source>
        <translation>%1 nach %2 zulassen</translation>
    </message>
    <message>
        <source>Allow %1 before %2</source>
        <translation>%1 vor %2 zulassen</translation>
    </message>
    <message>
        <source>Allow %1 between %2 and %3</source>
        <translation>%1 zwischen %2 und %3 zulassen</translation>
    </message>
    <message>
        <source>Require %1 after %2</source>
        <translation>%1 nach %2 verlangen</translation>
    </message>
    <message>
        <source>Require %1 before %2</source>
        <translation>%1 vor %2 verlangen</translation>
    </message>
    <message>
        <source>Require %1 between %2 and %3</source>
        <translation>%1 zwischen %2 und %3 verlangen</translation>
    </message>
    <message>
        <source>%1 passes over %2: another entry has it</source>
        <translation>%1 übergeht %2: Ein anderer Eintrag hat es</translation>
    </message>
    <message>
        <source>%1 passes over %2: it is in a section already</source>
        <translation>%1 übergeht %2: Es ist schon in einem Abschnitt</translation>
    </message>
    <message>
        <source>%1 passes over %2: it is in a section of %3</source>
        <translation>%1 übergeht %2: Es ist in einem Abschnitt von %3</translation>
    </message>
    <message>
        <source>%1 passes over %2: it lacks an edge that the rule requires</source>
        <translation>%1 übergeht %2: Eine Kante fehlt, die die Regel verlangt</translation>
    </message>
    <message>
        <source>%1 passes over %2: a condition of the rule does not hold</source>
        <translation>%1 übergeht %2: Eine Bedingung der Regel gilt nicht</translation>
    </message>
    <message>
        <source>%1 passes over %2: it can only lead to a later match than the one found</source>
        <translation>%1 übergeht %2: Es kann nur zu einem späteren Treffer führen als dem gefundenen</translation>
    </message>
    <message>
        <source>%1 passes over %2: it has a different number of operands</source>
        <translation>%1 übergeht %2: Es hat eine andere Zahl von Operanden</translation>
    </message>
    <message>
        <source>Give %1 the higher priority.</source>
        <translation>Geben Sie %1 die höhere Priorität.</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>das Ergebnis</translation>
    </message>
    <message>
        <source>A catalogue is an object with a list &quot;operators&quot;.</source>
        <translation>Ein Katalog ist ein Objekt mit einer Liste &quot;operators&quot;.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list.</source>
        <translation>&quot;%1&quot; muss eine Liste sein.</translation>
    </message>
    <message>
        <source>A prefix or overload must be a string.</source>
        <translation>Ein Präfix oder eine Überladung muss eine Zeichenkette sein.</translation>
    </message>
    <message>
        <source>An operator must be an object.</source>
        <translation>Ein Operator muss ein Objekt sein.</translation>
    </message>
    <message>
        <source>An operator must begin with its &quot;name&quot;.</source>
        <translation>Ein Operator muss mit seinem &quot;name&quot; beginnen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a kind of fusion.</source>
        <translation>&quot;%1&quot; ist keine Fusionsart.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a way to count operations.</source>
        <translation>&quot;%1&quot; ist keine Art, Operationen zu zählen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is declared twice; the first one counts.</source>
        <translation>&quot;%1&quot; ist zweimal deklariert; das erste zählt.</translation>
    </message>
    <message>
        <source>%1 uses its own result.</source>
        <translation>%1 verwendet sein eigenes Ergebnis.</translation>
    </message>
    <message>
        <source>This is a git-LFS pointer, not the model itself. Run &quot;git lfs pull&quot; to fetch the model.</source>
        <translation>Das ist ein git-LFS-Verweis, nicht das Modell selbst. Führen Sie &quot;git lfs pull&quot; aus, um das Modell zu holen.</translation>
    </message>
    <message>
        <source>This file is compressed with gzip. Unpack it first.</source>
        <translation>Diese Datei ist mit gzip komprimiert. Entpacken Sie sie zuerst.</translation>
    </message>
    <message>
        <source>This file is compressed with zstd. Unpack it first.</source>
        <translation>Diese Datei ist mit zstd komprimiert. Entpacken Sie sie zuerst.</translation>
    </message>
    <message>
        <source>This file is compressed with bzip2. Unpack it first.</source>
        <translation>Diese Datei ist mit bzip2 komprimiert. Entpacken Sie sie zuerst.</translation>
    </message>
    <message>
        <source>This file is compressed with xz. Unpack it first.</source>
        <translation>Diese Datei ist mit xz komprimiert. Entpacken Sie sie zuerst.</translation>
    </message>
    <message>
        <source>This is a 7-Zip archive. Unpack it first.</source>
        <translation>Das ist ein 7-Zip-Archiv. Entpacken Sie es zuerst.</translation>
    </message>
    <message>
        <source>This is a zip archive without an exported program. If it is a saved PyTorch model, save it with torch.export.save, or export it to ONNX.</source>
        <translation>Das ist ein Zip-Archiv ohne exportiertes Programm. Wenn es ein gespeichertes PyTorch-Modell ist, speichern Sie es mit torch.export.save, oder exportieren Sie es nach ONNX.</translation>
    </message>
    <message>
        <source>This is a Python pickle, which may run code when opened. Export the model to ONNX first.</source>
        <translation>Das ist ein Python-Pickle, das beim Öffnen Code ausführen kann. Exportieren Sie das Modell zuerst nach ONNX.</translation>
    </message>
    <message>
        <source>This is an HDF5 (Keras) file. Export the model to ONNX first.</source>
        <translation>Das ist eine HDF5-Datei (Keras). Exportieren Sie das Modell zuerst nach ONNX.</translation>
    </message>
    <message>
        <source>This is a GGUF file: it has weights but no graph of operators.</source>
        <translation>Das ist eine GGUF-Datei: Sie hat Gewichte, aber keinen Graphen von Operatoren.</translation>
    </message>
    <message>
        <source>This is a TensorFlow Lite model. Convert it to ONNX first.</source>
        <translation>Das ist ein TensorFlow-Lite-Modell. Wandeln Sie es zuerst in ONNX um.</translation>
    </message>
    <message>
        <source>This is MLIR bytecode. mlir-opt, or stablehlo-translate --deserialize for a portable artifact, prints it as text.</source>
        <translation>Das ist MLIR-Bytecode. mlir-opt oder, bei einem portablen Artefakt, stablehlo-translate --deserialize gibt ihn als Text aus.</translation>
    </message>
    <message>
        <source>This is a PDF document, not a model.</source>
        <translation>Das ist ein PDF-Dokument, kein Modell.</translation>
    </message>
    <message>
        <source>This is a picture, not a model.</source>
        <translation>Das ist ein Bild, kein Modell.</translation>
    </message>
    <message>
        <source>This is a program, not a model.</source>
        <translation>Das ist ein Programm, kein Modell.</translation>
    </message>
    <message>
        <source>This is a web page, not a model: the download may have given an error page or a page about the file instead of the file.</source>
        <translation>Das ist eine Webseite, kein Modell: Der Download hat vielleicht statt der Datei eine Fehlerseite oder eine Seite über die Datei geliefert.</translation>
    </message>
    <message>
        <source>This is an OpenVINO model. Open the ONNX model that it was made from.</source>
        <translation>Das ist ein OpenVINO-Modell. Öffnen Sie das ONNX-Modell, aus dem es gemacht wurde.</translation>
    </message>
    <message>
        <source>This is an XML file. It is not one of the model formats that can be opened.</source>
        <translation>Das ist eine XML-Datei. Sie hat keines der Modellformate, die geöffnet werden können.</translation>
    </message>
    <message>
        <source>This is a jaxpr. Lower it to StableHLO, which can be opened: print(jax.jit(f).lower(x).as_text()).</source>
        <translation>Das ist ein jaxpr. Überführen Sie es in StableHLO, das geöffnet werden kann: print(jax.jit(f).lower(x).as_text()).</translation>
    </message>
    <message>
        <source>This is a TorchScript graph. Export the model with torch.export.save, or print its FX graph.</source>
        <translation>Das ist ein TorchScript-Graph. Exportieren Sie das Modell mit torch.export.save, oder geben Sie seinen FX-Graphen aus.</translation>
    </message>
    <message>
        <source>This is TVM TensorIR: loops, without a graph of operators. Print the Relax module that calls it.</source>
        <translation>Das ist TVM TensorIR: Schleifen ohne einen Graphen von Operatoren. Geben Sie das Relax-Modul aus, das es aufruft.</translation>
    </message>
    <message>
        <source>This is ONNX written as text. Convert it to the binary form first.</source>
        <translation>Das ist ONNX als Text. Wandeln Sie es zuerst in die Binärform um.</translation>
    </message>
    <message>
        <source>This is a TensorFlow graph as text. Convert it to ONNX, for instance with tf2onnx.</source>
        <translation>Das ist ein TensorFlow-Graph als Text. Wandeln Sie ihn in ONNX um, etwa mit tf2onnx.</translation>
    </message>
    <message>
        <source>This is a safetensors file: it has weights but no graph of operators.</source>
        <translation>Das ist eine safetensors-Datei: Sie hat Gewichte, aber keinen Graphen von Operatoren.</translation>
    </message>
    <message>
        <source>This is a JSON file with a graph in it, but &quot;format&quot;: &quot;fusewright-graph&quot; is missing, so it is not a Fusewright graph.</source>
        <translation>Das ist eine JSON-Datei mit einem Graphen, aber &quot;format&quot;: &quot;fusewright-graph&quot; fehlt, also ist es kein Fusewright-Graph.</translation>
    </message>
    <message>
        <source>This is a JSON file, but not a model that can be opened.</source>
        <translation>Das ist eine JSON-Datei, aber kein Modell, das geöffnet werden kann.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Diese Datei ist leer.</translation>
    </message>
    <message>
        <source>This file has the marks of an unfinished merge on line %1. Choose one side and remove the marks.</source>
        <translation>Die Datei hat in Zeile %1 die Marken eines unfertigen Merges. Wählen Sie eine Seite und entfernen Sie die Marken.</translation>
    </message>
    <message>
        <source>The computation that begins here has no closing &quot;}&quot;.</source>
        <translation>Die Berechnung, die hier beginnt, hat kein schließendes &quot;}&quot;.</translation>
    </message>
    <message>
        <source>A computation or an instruction</source>
        <translation>Eine Berechnung oder eine Anweisung</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is used here, but nothing in this computation defines it.</source>
        <translation>&quot;%1&quot; wird hier verwendet, aber nichts in dieser Berechnung definiert es.</translation>
    </message>
    <message>
        <source>An instruction or &quot;}&quot;</source>
        <translation>Eine Anweisung oder &quot;}&quot;</translation>
    </message>
    <message>
        <source>A type such as f32[8,16]</source>
        <translation>Ein Typ wie f32[8,16]</translation>
    </message>
    <message>
        <source>&quot;(&quot; and the operands</source>
        <translation>&quot;(&quot; und die Operanden</translation>
    </message>
    <message>
        <source>The number of a parameter</source>
        <translation>Die Nummer eines Parameters</translation>
    </message>
    <message>
        <source>An operand or &quot;)&quot;</source>
        <translation>Ein Operand oder &quot;)&quot;</translation>
    </message>
    <message>
        <source>Instructions are nested more than 64 deep.</source>
        <translation>Anweisungen sind mehr als 64 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>An attribute such as dimensions={0}</source>
        <translation>Ein Attribut wie dimensions={0}</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>The id of a graph</source>
        <translation>Die ID eines Graphen</translation>
    </message>
    <message>
        <source>A node has no &quot;id&quot;.</source>
        <translation>Ein Knoten hat keine &quot;id&quot;.</translation>
    </message>
    <message>
        <source>The id of a node</source>
        <translation>Die ID eines Knotens</translation>
    </message>
    <message>
        <source>The key of an attribute</source>
        <translation>Der Schlüssel eines Attributs</translation>
    </message>
    <message>
        <source>An edge has no &quot;sourceNodeId&quot;.</source>
        <translation>Eine Kante hat keine &quot;sourceNodeId&quot;.</translation>
    </message>
    <message>
        <source>The id of an output</source>
        <translation>Die ID eines Ausgangs</translation>
    </message>
    <message>
        <source>There is no graph with &quot;nodes&quot; in this file.</source>
        <translation>In dieser Datei ist kein Graph mit &quot;nodes&quot;.</translation>
    </message>
    <message>
        <source>There are two nodes with the id &quot;%1&quot;.</source>
        <translation>Es gibt zwei Knoten mit der ID &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The graph &quot;%1&quot; is nested in itself.</source>
        <translation>Der Graph &quot;%1&quot; ist in sich selbst verschachtelt.</translation>
    </message>
    <message>
        <source>The function &quot;%1&quot; contains itself: %2.</source>
        <translation>Die Funktion &quot;%1&quot; enthält sich selbst: %2.</translation>
    </message>
    <message>
        <source>Inlining functions gives more than %1 operators; stopped at &quot;%2&quot;.</source>
        <translation>Die Funktionen einzusetzen ergibt mehr als %1 Operatoren; angehalten bei &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>Constant &quot;%1&quot; makes &quot;%2&quot; with the same value as Constant &quot;%3&quot;. The first one is used.</source>
        <translation>Constant &quot;%1&quot; erzeugt &quot;%2&quot; mit demselben Wert wie Constant &quot;%3&quot;. Die erste gilt.</translation>
    </message>
    <message>
        <source>Graphs are nested more than %1 deep in &quot;%2&quot;.</source>
        <translation>Graphen sind in &quot;%2&quot; mehr als %1 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; is not valid UTF-8; it is shown with � where it is not.</source>
        <translation>Der Name &quot;%1&quot; ist kein gültiges UTF-8; wo er es nicht ist, steht �.</translation>
    </message>
    <message>
        <source>This ONNX file contains no graph.</source>
        <translation>Diese ONNX-Datei enthält keinen Graphen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an opcode of FX.</source>
        <translation>&quot;%1&quot; ist kein Opcode von FX.</translation>
    </message>
    <message>
        <source>No line above defines %%1.</source>
        <translation>Keine Zeile darüber definiert %%1.</translation>
    </message>
    <message>
        <source>This expression is nested too deep.</source>
        <translation>Dieser Ausdruck ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>What this gives is known only when the code runs, and code is never run.</source>
        <translation>Was das liefert, zeigt sich erst, wenn der Code läuft, und Code wird nie ausgeführt.</translation>
    </message>
    <message>
        <source>What is called here is known only when the code runs.</source>
        <translation>Was hier aufgerufen wird, zeigt sich erst, wenn der Code läuft.</translation>
    </message>
    <message>
        <source>What &quot;%1&quot; gives is known only when the code runs, and code is never run.</source>
        <translation>Was &quot;%1&quot; liefert, zeigt sich erst, wenn der Code läuft, und Code wird nie ausgeführt.</translation>
    </message>
    <message>
        <source>Modules are nested more than 64 deep.</source>
        <translation>Module sind mehr als 64 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>Inlining modules gives more than 1000000 operators.</source>
        <translation>Die Module einzusetzen ergibt mehr als 1000000 Operatoren.</translation>
    </message>
    <message>
        <source>This class has no function &quot;forward&quot;.</source>
        <translation>Diese Klasse hat keine Funktion &quot;forward&quot;.</translation>
    </message>
    <message>
        <source>This line does not fit the table&apos;s columns: opcode, name, target, args, kwargs.</source>
        <translation>Diese Zeile passt nicht zu den Spalten der Tabelle: opcode, name, target, args, kwargs.</translation>
    </message>
    <message>
        <source>This line is not a whole node of an FX graph: %NAME : [num_users=N] = OPCODE[target=TARGET](args = …, kwargs = …).</source>
        <translation>Diese Zeile ist kein ganzer Knoten eines FX-Graphen: %NAME : [num_users=N] = OPCODE[target=TARGET](args = …, kwargs = …).</translation>
    </message>
    <message>
        <source>This text is neither a model nor rules. For an FX graph, use the output of print_readable(), gm.code, str(gm.graph) or print_tabular().</source>
        <translation>In diesem Text ist kein FX-Graph. Nehmen Sie die Ausgabe von print_readable(), gm.code, str(gm.graph) oder print_tabular().</translation>
    </message>
    <message>
        <source>The text does not give the types of the modules it calls, so their names are used. print(gm) and the exporter write the types (fusewright help exporter).</source>
        <translation>Der Text nennt die Typen der aufgerufenen Module nicht, also gelten ihre Namen. print(gm) und der Exporter schreiben die Typen (fusewright help exporter).</translation>
    </message>
    <message>
        <source>The function returns nothing: is its end missing?</source>
        <translation>Die Funktion gibt nichts zurück: Fehlt ihr Ende?</translation>
    </message>
    <message>
        <source>What &quot;%1&quot; does here is known only when the code runs, and code is never run. Trace the model and print the graph: GraphModule.print_readable().</source>
        <translation>Was &quot;%1&quot; hier tut, zeigt sich erst, wenn der Code läuft, und Code wird nie ausgeführt. Zeichnen Sie das Modell auf und geben Sie den Graphen aus: GraphModule.print_readable().</translation>
    </message>
    <message>
        <source>Only a name can have a type here.</source>
        <translation>Nur ein Name kann hier einen Typ haben.</translation>
    </message>
    <message>
        <source>This cannot be assigned to in a graph.</source>
        <translation>Daran kann in einem Graphen nichts zugewiesen werden.</translation>
    </message>
    <message>
        <source>This exported program has no &quot;graph_module&quot; with a &quot;graph&quot; and its &quot;nodes&quot;.</source>
        <translation>Dieses exportierte Programm hat kein &quot;graph_module&quot; mit einem &quot;graph&quot; und dessen &quot;nodes&quot;.</translation>
    </message>
    <message>
        <source>The name of an input</source>
        <translation>Der Name eines Eingangs</translation>
    </message>
    <message>
        <source>This program has version %1 of torch.export&apos;s schema; versions up to %2 are supported. The readable parts are shown.</source>
        <translation>Dieses Programm hat Version %1 des Schemas von torch.export; unterstützt werden Versionen bis %2. Gezeigt wird, was lesbar ist.</translation>
    </message>
    <message>
        <source>The type of a device</source>
        <translation>Der Typ eines Geräts</translation>
    </message>
    <message>
        <source>The index of a device</source>
        <translation>Der Index eines Geräts</translation>
    </message>
    <message>
        <source>The name of a graph</source>
        <translation>Der Name eines Graphen</translation>
    </message>
    <message>
        <source>There is no exported program in this archive.</source>
        <translation>In diesem Archiv ist kein exportiertes Programm.</translation>
    </message>
    <message>
        <source>A node has no &quot;target&quot;.</source>
        <translation>Ein Knoten hat kein &quot;target&quot;.</translation>
    </message>
    <message>
        <source>The name of a node</source>
        <translation>Der Name eines Knotens</translation>
    </message>
    <message>
        <source>The name of an argument</source>
        <translation>Der Name eines Arguments</translation>
    </message>
    <message>
        <source>Graphs are nested more than %1 deep.</source>
        <translation>Graphen sind mehr als %1 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>The comment that begins here is never closed.</source>
        <translation>Der Kommentar, der hier beginnt, wird nie geschlossen.</translation>
    </message>
    <message>
        <source>The string that begins here has no closing quotation mark.</source>
        <translation>Die Zeichenkette, die hier beginnt, hat kein schließendes Anführungszeichen.</translation>
    </message>
    <message>
        <source>The &quot;%1&quot; has no closing &quot;%2&quot;.</source>
        <translation>&quot;%1&quot; hat kein schließendes &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>This &quot;%1&quot; closes nothing: the &quot;%2&quot; before it is still open.</source>
        <translation>Dieses &quot;%1&quot; schließt nichts: Das &quot;%2&quot; davor ist noch offen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; takes %2 values and returns %3, but this call passes %4 and expects %5.</source>
        <translation>&quot;%1&quot; nimmt %2 Werte und gibt %3 zurück, aber dieser Aufruf übergibt %4 und erwartet %5.</translation>
    </message>
    <message>
        <source>There is no function &quot;%1&quot; in this file; its call is kept as an operator.</source>
        <translation>In dieser Datei ist keine Funktion &quot;%1&quot;; ihr Aufruf bleibt ein Operator.</translation>
    </message>
    <message>
        <source>Inlining calls gives more than %1 operators.</source>
        <translation>Die Aufrufe einzusetzen ergibt mehr als %1 Operatoren.</translation>
    </message>
    <message>
        <source>There is no function with a body in this file.</source>
        <translation>In dieser Datei ist keine Funktion mit einem Rumpf.</translation>
    </message>
    <message>
        <source>A zero offset</source>
        <translation>Ein Nullpunkt</translation>
    </message>
    <message>
        <source>An encoding needs a &quot;scale&quot;, or an &quot;axis&quot; with &quot;scales&quot; and as many &quot;zero_offsets&quot;. This one is ignored.</source>
        <translation>Eine Kodierung braucht eine &quot;scale&quot; oder eine &quot;axis&quot; mit &quot;scales&quot; und ebenso vielen &quot;zero_offsets&quot;. Diese wird ignoriert.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is defined here and also on line %2. A value can have only one producer.</source>
        <translation>&quot;%1&quot; ist hier und auch in Zeile %2 definiert. Ein Wert kann nur einen Erzeuger haben.</translation>
    </message>
    <message>
        <source>The byte %1</source>
        <translation>Das Byte %1</translation>
    </message>
    <message>
        <source>%1 is not expected here.</source>
        <translation>%1 wird hier nicht erwartet.</translation>
    </message>
    <message>
        <source>There is no graph in this file.</source>
        <translation>In dieser Datei ist kein Graph.</translation>
    </message>
    <message>
        <source>Subgraphs are nested more than %1 deep here, which cannot be read.</source>
        <translation>Teilgraphen sind hier mehr als %1 Ebenen tief verschachtelt; das kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>A statement of more than %1 edges in a row cannot be read. Write the edges as statements of their own.</source>
        <translation>Eine Anweisung mit mehr als %1 Kanten hintereinander kann nicht gelesen werden. Schreiben Sie die Kanten als eigene Anweisungen.</translation>
    </message>
    <message>
        <source>The graph has too many nodes and edges to be read; an edge between two groups in braces counts once for each pair of their nodes.</source>
        <translation>Der Graph hat zu viele Knoten und Kanten, um gelesen zu werden; eine Kante zwischen zwei Gruppen in Klammern zählt für jedes Paar ihrer Knoten.</translation>
    </message>
    <message>
        <source>The string that starts here has no closing quotation mark.</source>
        <translation>Die Zeichenkette, die hier beginnt, hat kein schließendes Anführungszeichen.</translation>
    </message>
    <message>
        <source>The &quot;&lt;&quot; here has no closing &quot;&gt;&quot;.</source>
        <translation>Das &quot;&lt;&quot; hier hat kein schließendes &quot;&gt;&quot;.</translation>
    </message>
    <message>
        <source>The comment that starts here is never closed.</source>
        <translation>Der Kommentar, der hier beginnt, wird nie geschlossen.</translation>
    </message>
    <message>
        <source>The file has the marks of an unfinished merge here. Choose one side and remove the marks.</source>
        <translation>Hier hat die Datei die Marken eines unfertigen Merges. Wählen Sie eine Seite und entfernen Sie die Marken.</translation>
    </message>
    <message>
        <source>%1 is not expected here. A name with such a character needs quotation marks.</source>
        <translation>%1 wird hier nicht erwartet. Ein Name mit so einem Zeichen braucht Anführungszeichen.</translation>
    </message>
    <message>
        <source>The file ends before the graph does.</source>
        <translation>Die Datei endet vor dem Graphen.</translation>
    </message>
    <message>
        <source>The &quot;[&quot; here has no closing &quot;]&quot;.</source>
        <translation>Das &quot;[&quot; hier hat kein schließendes &quot;]&quot;.</translation>
    </message>
    <message>
        <source>The &quot;{&quot; here has no closing &quot;}&quot;; the end of the file may be missing.</source>
        <translation>Das &quot;{&quot; hier hat kein schließendes &quot;}&quot;; vielleicht fehlt das Ende der Datei.</translation>
    </message>
    <message>
        <source>There is a zero byte here, so this is not DOT text.</source>
        <translation>Hier ist ein Nullbyte, also ist das kein DOT-Text.</translation>
    </message>
    <message>
        <source>%1 here is not UTF-8 text. Save the file in UTF-8.</source>
        <translation>%1 ist hier kein UTF-8-Text. Speichern Sie die Datei in UTF-8.</translation>
    </message>
    <message>
        <source>The file gives &quot;%1&quot; (%2) the shape %3, but the shape inferred from its operands is %4. The file&apos;s shape is kept.</source>
        <translation>Die Datei gibt &quot;%1&quot; (%2) die Form %3, aber aus den Operanden ergibt sich %4. Es gilt die Form der Datei.</translation>
    </message>
    <message>
        <source>This is not a supported model. Supported formats: %1.</source>
        <translation>Das ist kein unterstütztes Modell. Unterstützte Formate: %1.</translation>
    </message>
    <message>
        <source>The kind of a call</source>
        <translation>Die Art eines Aufrufs</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a kind of call.</source>
        <translation>&quot;%1&quot; ist keine Art von Aufruf.</translation>
    </message>
    <message>
        <source>The call of &quot;%1&quot; names &quot;%2&quot;, which is not one of its inputs. The call is ignored.</source>
        <translation>Der Aufruf von &quot;%1&quot; nennt &quot;%2&quot;, das keiner seiner Eingänge ist. Der Aufruf wird ignoriert.</translation>
    </message>
    <message>
        <source>The call of &quot;%1&quot; has lists nested more than 16 deep. The call is ignored.</source>
        <translation>Der Aufruf von &quot;%1&quot; hat Listen, die mehr als 16 Ebenen tief verschachtelt sind. Der Aufruf wird ignoriert.</translation>
    </message>
    <message>
        <source>The graph has no list &quot;nodes&quot;.</source>
        <translation>Der Graph hat keine Liste &quot;nodes&quot;.</translation>
    </message>
    <message>
        <source>The name of the graph</source>
        <translation>Der Name des Graphen</translation>
    </message>
    <message>
        <source>This file was written by a newer version of Fusewright.</source>
        <translation>Diese Datei wurde von einer neueren Version von Fusewright geschrieben.</translation>
    </message>
    <message>
        <source>An input or constant</source>
        <translation>Ein Eingang oder eine Konstante</translation>
    </message>
    <message>
        <source>An input or constant has no &quot;name&quot;.</source>
        <translation>Ein Eingang oder eine Konstante hat keinen &quot;name&quot;.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a known element type.</source>
        <translation>&quot;%1&quot; ist kein bekannter Elementtyp.</translation>
    </message>
    <message>
        <source>The operator of a node</source>
        <translation>Der Operator eines Knotens</translation>
    </message>
    <message>
        <source>A module path</source>
        <translation>Ein Modulpfad</translation>
    </message>
    <message>
        <source>A module type</source>
        <translation>Ein Modultyp</translation>
    </message>
    <message>
        <source>A line of code</source>
        <translation>Eine Codezeile</translation>
    </message>
    <message>
        <source>The name of a value</source>
        <translation>Der Name eines Werts</translation>
    </message>
    <message>
        <source>A fusion kind</source>
        <translation>Eine Fusionsart</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a fusion kind.</source>
        <translation>&quot;%1&quot; ist keine Fusionsart.</translation>
    </message>
    <message>
        <source>Graphs are nested more than 64 deep.</source>
        <translation>Graphen sind mehr als 64 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>The node &quot;%1&quot; has no &quot;op&quot;.</source>
        <translation>Der Knoten &quot;%1&quot; hat kein &quot;op&quot;.</translation>
    </message>
    <message>
        <source>The node &quot;%1&quot; has no list &quot;inputs&quot;.</source>
        <translation>Der Knoten &quot;%1&quot; hat keine Liste &quot;inputs&quot;.</translation>
    </message>
    <message>
        <source>The name of a function</source>
        <translation>Der Name einer Funktion</translation>
    </message>
    <message>
        <source>&quot;:&quot; and a type</source>
        <translation>&quot;:&quot; und ein Typ</translation>
    </message>
    <message>
        <source>The body of the function</source>
        <translation>Der Rumpf der Funktion</translation>
    </message>
    <message>
        <source>The name of a result</source>
        <translation>Der Name eines Ergebnisses</translation>
    </message>
    <message>
        <source>The number of results</source>
        <translation>Die Zahl der Ergebnisse</translation>
    </message>
    <message>
        <source>&quot;&gt;&quot; after the properties</source>
        <translation>&quot;&gt;&quot; nach den Eigenschaften</translation>
    </message>
    <message>
        <source>A region in &quot;{&quot; and &quot;}&quot;</source>
        <translation>Eine Region in &quot;{&quot; und &quot;}&quot;</translation>
    </message>
    <message>
        <source>&quot;,&quot; or &quot;)&quot; after a region</source>
        <translation>&quot;,&quot; oder &quot;)&quot; nach einer Region</translation>
    </message>
    <message>
        <source>The number of a result</source>
        <translation>Die Nummer eines Ergebnisses</translation>
    </message>
    <message>
        <source>The &quot;{&quot; has no closing &quot;}&quot;.</source>
        <translation>Das &quot;{&quot; hat kein schließendes &quot;}&quot;.</translation>
    </message>
    <message>
        <source>The name of an attribute</source>
        <translation>Der Name eines Attributs</translation>
    </message>
    <message>
        <source>The name of a block or &quot;]&quot;</source>
        <translation>Der Name eines Blocks oder &quot;]&quot;</translation>
    </message>
    <message>
        <source>&quot;:&quot; and the types</source>
        <translation>&quot;:&quot; und die Typen</translation>
    </message>
    <message>
        <source>&quot;-&gt;&quot; and the types of the results</source>
        <translation>&quot;-&gt;&quot; und die Typen der Ergebnisse</translation>
    </message>
    <message>
        <source>The &quot;%1&quot; is never closed.</source>
        <translation>Das &quot;%1&quot; wird nie geschlossen.</translation>
    </message>
    <message>
        <source>This &quot;%1&quot; closes nothing.</source>
        <translation>Dieses &quot;%1&quot; schließt nichts.</translation>
    </message>
    <message>
        <source>The syntax of &quot;%1&quot; is unknown: its operands and types are a best guess.</source>
        <translation>Die Schreibweise von &quot;%1&quot; ist unbekannt: Seine Operanden und Typen sind bestmöglich geraten.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is used here, but nothing defines it.</source>
        <translation>&quot;%1&quot; wird hier verwendet, aber nichts definiert es.</translation>
    </message>
    <message>
        <source>The block &quot;%1&quot; begins here, but line %2 begins it too.</source>
        <translation>Der Block &quot;%1&quot; beginnt hier, aber auch in Zeile %2.</translation>
    </message>
    <message>
        <source>There is no block &quot;%1&quot; in this region.</source>
        <translation>In dieser Region ist kein Block &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>This region has blocks that jump to each other (%1). The graph shows the operators of all blocks; a value that a block receives from several places is a &quot;phi&quot;.</source>
        <translation>In dieser Region springen Blöcke zueinander (%1). Der Graph zeigt die Operatoren aller Blöcke; ein Wert, den ein Block von mehreren Stellen erhält, ist ein &quot;phi&quot;.</translation>
    </message>
    <message>
        <source>The region that begins here has no closing &quot;}&quot;.</source>
        <translation>Die Region, die hier beginnt, hat kein schließendes &quot;}&quot;.</translation>
    </message>
    <message>
        <source>The resources that begin here have no closing &quot;#-}&quot;.</source>
        <translation>Die Ressourcen, die hier beginnen, haben kein schließendes &quot;#-}&quot;.</translation>
    </message>
    <message>
        <source>&quot;=&quot; and what the name stands for</source>
        <translation>&quot;=&quot; und wofür der Name steht</translation>
    </message>
    <message>
        <source>&quot;:&quot; after the name of a block</source>
        <translation>&quot;:&quot; nach dem Namen eines Blocks</translation>
    </message>
    <message>
        <source>A block must be inside a region, and none is open here.</source>
        <translation>Ein Block muss in einer Region stehen, und hier ist keine offen.</translation>
    </message>
    <message>
        <source>This &quot;}&quot; closes nothing.</source>
        <translation>Dieses &quot;}&quot; schließt nichts.</translation>
    </message>
    <message>
        <source>There is no Relax function in this text.</source>
        <translation>In diesem Text ist keine Relax-Funktion.</translation>
    </message>
    <message>
        <source>Relax has no such statement: it cannot be read without running.</source>
        <translation>Relax kennt keine solche Anweisung: Ohne Ausführen lässt sie sich nicht lesen.</translation>
    </message>
    <message>
        <source>This cannot be assigned to.</source>
        <translation>Daran kann nichts zugewiesen werden.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not defined here.</source>
        <translation>&quot;%1&quot; ist hier nicht definiert.</translation>
    </message>
    <message>
        <source>An &quot;if&quot; in Relax needs an &quot;else&quot;.</source>
        <translation>Ein &quot;if&quot; in Relax braucht ein &quot;else&quot;.</translation>
    </message>
    <message>
        <source>The branches yield nothing: each must end by assigning or returning.</source>
        <translation>Die Zweige liefern nichts: Jeder muss mit einer Zuweisung oder Rückgabe enden.</translation>
    </message>
    <message>
        <source>Bodies are nested more than 64 deep.</source>
        <translation>Rümpfe sind mehr als 64 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>The function &quot;%1&quot; calls itself; the call stays one operator.</source>
        <translation>Die Funktion &quot;%1&quot; ruft sich selbst auf; der Aufruf bleibt ein Operator.</translation>
    </message>
    <message>
        <source>Relax has no such operator.</source>
        <translation>Relax hat keinen solchen Operator.</translation>
    </message>
    <message>
        <source>This tuple has more than %1 values.</source>
        <translation>Dieses Tupel hat mehr als %1 Werte.</translation>
    </message>
    <message>
        <source>Inlining functions goes too far: more than 64 levels deep, or more than 1000000 operators.</source>
        <translation>Die Funktionen einzusetzen führt zu weit: mehr als 64 Ebenen tief oder mehr als 1000000 Operatoren.</translation>
    </message>
    <message>
        <source>The tensor &quot;%1&quot; %2</source>
        <translation>Der Tensor &quot;%1&quot; %2</translation>
    </message>
    <message>
        <source>The tensor &quot;%1&quot; has &quot;quant_params&quot; that make no sense. They are ignored.</source>
        <translation>Der Tensor &quot;%1&quot; hat sinnlose &quot;quant_params&quot;. Sie werden ignoriert.</translation>
    </message>
    <message>
        <source>The model has no &quot;graph&quot; with &quot;nodes&quot;.</source>
        <translation>Das Modell hat keinen &quot;graph&quot; mit &quot;nodes&quot;.</translation>
    </message>
    <message>
        <source>The node &quot;%1&quot; has no &quot;type&quot;.</source>
        <translation>Der Knoten &quot;%1&quot; hat keinen &quot;type&quot;.</translation>
    </message>
    <message>
        <source>The type of a node</source>
        <translation>Der Typ eines Knotens</translation>
    </message>
    <message>
        <source>The package of a node</source>
        <translation>Das Paket eines Knotens</translation>
    </message>
    <message>
        <source>The name of a tensor</source>
        <translation>Der Name eines Tensors</translation>
    </message>
    <message>
        <source>%1 uses %2, which no node produces and which is not a declared input.</source>
        <translation>%1 verwendet %2, das kein Knoten erzeugt und das kein deklarierter Eingang ist.</translation>
    </message>
    <message>
        <source>%1 is listed as an output, which no node produces and which is not a declared input.</source>
        <translation>%1 ist als Ausgang aufgeführt, aber kein Knoten erzeugt es, und es ist kein deklarierter Eingang.</translation>
    </message>
    <message>
        <source>It is treated as a graph input.</source>
        <translation>Es wird als Eingang des Graphen behandelt.</translation>
    </message>
    <message>
        <source>It is treated as a graph input, and so are %1 more such names.</source>
        <translation>Es wird als Eingang des Graphen behandelt, ebenso %1 weitere solche Namen.</translation>
    </message>
    <message>
        <source>%1 produces &quot;%2&quot;, but %3 produces it too.</source>
        <translation>%1 erzeugt &quot;%2&quot;, aber %3 erzeugt es auch.</translation>
    </message>
    <message>
        <source>%1 produces &quot;%2&quot;, but it is an input or a parameter of the graph.</source>
        <translation>%1 erzeugt &quot;%2&quot;, aber es ist ein Eingang oder ein Parameter des Graphen.</translation>
    </message>
    <message>
        <source>A value can have only one producer.</source>
        <translation>Ein Wert kann nur einen Erzeuger haben.</translation>
    </message>
    <message>
        <source>Their values may differ; the last one counts.</source>
        <translation>Ihre Werte können verschieden sein; der letzte zählt.</translation>
    </message>
    <message>
        <source>The first one counts.</source>
        <translation>Der erste zählt.</translation>
    </message>
    <message>
        <source>The input or parameter is used.</source>
        <translation>Es gilt der Eingang oder der Parameter.</translation>
    </message>
    <message>
        <source>The graph has a cycle, so it has no execution order: %1.</source>
        <translation>Der Graph hat einen Zyklus und daher keine Ausführungsreihenfolge: %1.</translation>
    </message>
    <message>
        <source>%1 node number %2</source>
        <translation>%1 Knoten Nummer %2</translation>
    </message>
    <message>
        <source>The file is damaged at byte %1: a field there claims to be %2 bytes long, more than the file has left.</source>
        <translation>Die Datei ist bei Byte %1 beschädigt: Ein Feld dort gibt an, %2 Bytes lang zu sein, mehr als die Datei noch hat.</translation>
    </message>
    <message>
        <source>The file is damaged at byte %1 of %2: this is not an ONNX field.</source>
        <translation>Die Datei ist bei Byte %1 von %2 beschädigt: Das ist kein ONNX-Feld.</translation>
    </message>
    <message>
        <source>The file may be cut short.</source>
        <translation>Vielleicht ist die Datei abgeschnitten.</translation>
    </message>
    <message>
        <source>There is no %1 &quot;%2&quot; in this file, only %3.</source>
        <translation>In dieser Datei ist kein %1 &quot;%2&quot;, nur %3.</translation>
    </message>
    <message>
        <source>There is no %1 &quot;%2&quot; in this file, only %3 and more.</source>
        <translation>In dieser Datei ist kein %1 &quot;%2&quot;, nur %3 und weitere.</translation>
    </message>
    <message>
        <source>A string starts at this quotation mark, directly after a word.</source>
        <translation>An diesem Anführungszeichen, direkt nach einem Wort, beginnt eine Zeichenkette.</translation>
    </message>
    <message>
        <source>The string that starts on line %1 ends at this quotation mark, directly before a word.</source>
        <translation>Die Zeichenkette, die in Zeile %1 beginnt, endet an diesem Anführungszeichen, direkt vor einem Wort.</translation>
    </message>
    <message>
        <source>Inside a string, write a quotation mark as \&quot;.</source>
        <translation>In einer Zeichenkette schreiben Sie ein Anführungszeichen als \&quot;.</translation>
    </message>
    <message>
        <source>More constants like this: %1.</source>
        <translation>Weitere Konstanten dieser Art: %1.</translation>
    </message>
    <message>
        <source>Values passed by back edges are not shown: to %1.</source>
        <translation>Werte über Rückwärtskanten werden nicht gezeigt: zu %1.</translation>
    </message>
    <message>
        <source>It is not known what is passed to %1.</source>
        <translation>Was an %1 übergeben wird, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 must be %2.</source>
        <translation>%1 muss %2 sein.</translation>
    </message>
    <message>
        <source>%1 is expected here, but the file ends.</source>
        <translation>Hier wird %1 erwartet, aber die Datei endet.</translation>
    </message>
    <message>
        <source>%1 is expected here, but %2 was found.</source>
        <translation>Hier wird %1 erwartet, aber gefunden wurde %2.</translation>
    </message>
    <message>
        <source>Files of more than %1 MB cannot be read.</source>
        <translation>Dateien über %1 MB können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>No extent of the model is called `%1`.</source>
        <translation>Keine Ausdehnung des Modells heißt `%1`.</translation>
    </message>
    <message>
        <source>All its extents are numbers, or unknown.</source>
        <translation>Alle seine Ausdehnungen sind Zahlen oder unbekannt.</translation>
    </message>
    <message>
        <source>The expression is too large.</source>
        <translation>Der Ausdruck ist zu groß.</translation>
    </message>
    <message>
        <source>This bracket is not closed.</source>
        <translation>Diese Klammer ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>After &quot;(?&quot;, only &quot;(?:&quot; is supported.</source>
        <translation>Nach &quot;(?&quot; wird nur &quot;(?:&quot; unterstützt.</translation>
    </message>
    <message>
        <source>This bracket was not opened.</source>
        <translation>Diese Klammer wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>There is nothing to repeat before this.</source>
        <translation>Davor ist nichts, das wiederholt werden könnte.</translation>
    </message>
    <message>
        <source>There is nothing before this that could be repeated.</source>
        <translation>Davor ist nichts, das wiederholt werden könnte.</translation>
    </message>
    <message>
        <source>The second number is smaller than the first.</source>
        <translation>Die zweite Zahl ist kleiner als die erste.</translation>
    </message>
    <message>
        <source>This is repeated too often.</source>
        <translation>Das wird zu oft wiederholt.</translation>
    </message>
    <message>
        <source>There is nothing after this backslash.</source>
        <translation>Nach diesem Backslash steht nichts.</translation>
    </message>
    <message>
        <source>Back-references are not supported.</source>
        <translation>Rückbezüge werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>&quot;\%1&quot; is not supported.</source>
        <translation>&quot;\%1&quot; wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>This range ends before it begins.</source>
        <translation>Dieser Bereich endet, bevor er beginnt.</translation>
    </message>
    <message>
        <source>This is a folder. Open a file inside it.</source>
        <translation>Das ist ein Ordner. Öffnen Sie eine Datei darin.</translation>
    </message>
    <message>
        <source>This is a device, not a file.</source>
        <translation>Das ist ein Gerät, keine Datei.</translation>
    </message>
    <message>
        <source>This file cannot be opened: %1.</source>
        <translation>Diese Datei kann nicht geöffnet werden: %1.</translation>
    </message>
    <message>
        <source>This file cannot be read: %1.</source>
        <translation>Diese Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>More than 1 GiB came through this pipe. Save it to a file first.</source>
        <translation>Durch diese Pipe kam mehr als 1 GiB. Speichern Sie es zuerst in einer Datei.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file is not valid UTF-8.</source>
        <translation>Die Datei ist kein gültiges UTF-8.</translation>
    </message>
    <message>
        <source>A string is not closed.</source>
        <translation>Eine Zeichenkette ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>A string has a bad escape or a raw control character.</source>
        <translation>Eine Zeichenkette hat eine falsche Escape-Folge oder ein rohes Steuerzeichen.</translation>
    </message>
    <message>
        <source>A number is not valid JSON, or is too large.</source>
        <translation>Eine Zahl ist kein gültiges JSON oder zu groß.</translation>
    </message>
    <message>
        <source>The file is nested too deeply.</source>
        <translation>Die Datei ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The file ends inside a list or an object: it is cut off, or a bracket is missing.</source>
        <translation>Die Datei endet in einer Liste oder einem Objekt: Sie ist abgeschnitten, oder eine Klammer fehlt.</translation>
    </message>
    <message>
        <source>Something follows the end of the JSON value.</source>
        <translation>Nach dem Ende des JSON-Werts folgt etwas.</translation>
    </message>
    <message>
        <source>The file is too large to be read as JSON.</source>
        <translation>Die Datei ist zu groß, um als JSON gelesen zu werden.</translation>
    </message>
    <message>
        <source>The JSON is broken here: a comma, colon, bracket or value is missing or extra.</source>
        <translation>Hier ist das JSON fehlerhaft: Ein Komma, Doppelpunkt, eine Klammer oder ein Wert fehlt oder ist zu viel.</translation>
    </message>
    <message>
        <source>%1 in this archive is encrypted.</source>
        <translation>%1 in diesem Archiv ist verschlüsselt.</translation>
    </message>
    <message>
        <source>%1 in this archive is packed with method %2; only stored and deflated files can be read.</source>
        <translation>%1 in diesem Archiv ist mit Verfahren %2 gepackt; nur unkomprimierte und Deflate-Dateien können gelesen werden.</translation>
    </message>
    <message>
        <source>%1 in this archive would unpack to %2, more than %3.</source>
        <translation>%1 in diesem Archiv wäre entpackt %2 groß, mehr als %3.</translation>
    </message>
    <message>
        <source>%1 in this archive would unpack from %2 bytes to %3, which no model does.</source>
        <translation>%1 in diesem Archiv würde von %2 Bytes auf %3 entpackt, was kein Modell tut.</translation>
    </message>
    <message>
        <source>%1 in this archive has two sizes: it is damaged.</source>
        <translation>%1 in diesem Archiv hat zwei Größen: Es ist beschädigt.</translation>
    </message>
    <message>
        <source>This zip archive is cut short: the list of its files is missing.</source>
        <translation>Dieses Zip-Archiv ist abgeschnitten: Das Verzeichnis seiner Dateien fehlt.</translation>
    </message>
    <message>
        <source>This is one part of a zip archive in several. Join the parts first.</source>
        <translation>Das ist ein Teil eines mehrteiligen Zip-Archivs. Fügen Sie die Teile zuerst zusammen.</translation>
    </message>
    <message>
        <source>This zip archive is damaged: the list of its files is not where it says.</source>
        <translation>Dieses Zip-Archiv ist beschädigt: Das Verzeichnis seiner Dateien ist nicht, wo es sein soll.</translation>
    </message>
    <message>
        <source>This zip archive claims %1 files.</source>
        <translation>Dieses Zip-Archiv gibt %1 Dateien an.</translation>
    </message>
    <message>
        <source>This zip archive is damaged: entry %1 of the list of its files cannot be read.</source>
        <translation>Dieses Zip-Archiv ist beschädigt: Eintrag %1 seines Verzeichnisses kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This zip archive holds a file named &quot;%1&quot;, which leads out of the archive&apos;s folder. It is not opened.</source>
        <translation>Dieses Zip-Archiv enthält eine Datei namens &quot;%1&quot;, die aus dem Ordner des Archivs hinausführt. Sie wird nicht geöffnet.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in this archive is damaged or cut short.</source>
        <translation>&quot;%1&quot; in diesem Archiv ist beschädigt oder abgeschnitten.</translation>
    </message>
    <message>
        <source>This file cannot be written: %1.</source>
        <translation>Diese Datei kann nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>Create the entry `%1`, for any operator</source>
        <translation>Den Eintrag `%1` anlegen, für einen beliebigen Operator</translation>
    </message>
    <message>
        <source>The rule with the higher priority wins.</source>
        <translation>Die Regel mit der höheren Priorität gewinnt.</translation>
    </message>
    <message>
        <source>An integer. Rules with a higher priority take their operators first; rules of equal priority go in file order. The default is 0.</source>
        <translation>Eine ganze Zahl. Regeln mit höherer Priorität nehmen ihre Operatoren zuerst; bei gleicher Priorität gilt die Reihenfolge der Datei. Vorgabe ist 0.</translation>
    </message>
    <message>
        <source>How the compiler treats the section.</source>
        <translation>Wie der Compiler den Abschnitt behandelt.</translation>
    </message>
    <message>
        <source>A name, or a mapping with &quot;name&quot; and parameters of its own, which are kept and shown.</source>
        <translation>Ein Name, oder eine Zuordnung mit &quot;name&quot; und eigenen Parametern, die erhalten bleiben und angezeigt werden.</translation>
    </message>
    <message>
        <source>Which operators the rule fuses.</source>
        <translation>Welche Operatoren die Regel fusioniert.</translation>
    </message>
    <message>
        <source>A mapping from entry names to entries. With &quot;pattern1&quot;, &quot;pattern2&quot;, … a rule has alternates: a place matches the rule when it matches any of them; they are tried in the order of the file.</source>
        <translation>Eine Zuordnung von Eintragsnamen zu Einträgen. Mit &quot;pattern1&quot;, &quot;pattern2&quot;, … hat eine Regel Varianten: Eine Stelle passt zur Regel, wenn sie zu einer davon passt; sie werden in der Reihenfolge der Datei probiert.</translation>
    </message>
    <message>
        <source>One more way to match the rule.</source>
        <translation>Eine weitere Art, wie die Regel passen kann.</translation>
    </message>
    <message>
        <source>The name of the heuristic.</source>
        <translation>Der Name der Heuristik.</translation>
    </message>
    <message>
        <source>The name of the heuristic; the other keys are its parameters.</source>
        <translation>Der Name der Heuristik; die anderen Schlüssel sind ihre Parameter.</translation>
    </message>
    <message>
        <source>A parameter; it is kept and shown.</source>
        <translation>Ein Parameter; er bleibt erhalten und wird angezeigt.</translation>
    </message>
    <message>
        <source>A parameter of the heuristic; it is kept and shown.</source>
        <translation>Ein Parameter der Heuristik; er bleibt erhalten und wird angezeigt.</translation>
    </message>
    <message>
        <source>Which operators it takes.</source>
        <translation>Welche Operatoren er nimmt.</translation>
    </message>
    <message>
        <source>A name; a list of names, any of them; &quot;.&quot; for any operator; or all but some: {inverted: true, options: [linear, addmm]}.</source>
        <translation>Ein Name; eine Liste von Namen, von denen jeder gilt; &quot;.&quot; für einen beliebigen Operator; oder alle außer einigen: {inverted: true, options: [linear, addmm]}.</translation>
    </message>
    <message>
        <source>The entry that its operator feeds.</source>
        <translation>Der Eintrag, den sein Operator speist.</translation>
    </message>
    <message>
        <source>An output of this entry&apos;s operator is an input of the child&apos;s operator. Operands have no positions.</source>
        <translation>Ein Ausgang des Operators dieses Eintrags ist ein Eingang des Operators des Kindes. Operanden haben keine Positionen.</translation>
    </message>
    <message>
        <source>The entries that its operator feeds.</source>
        <translation>Die Einträge, die sein Operator speist.</translation>
    </message>
    <message>
        <source>An output of this entry&apos;s operator is an input of each child&apos;s operator. The order of the children does not matter.</source>
        <translation>Ein Ausgang des Operators dieses Eintrags ist ein Eingang des Operators jedes Kindes. Die Reihenfolge der Kinder spielt keine Rolle.</translation>
    </message>
    <message>
        <source>false: the entry may be absent.</source>
        <translation>false: Der Eintrag darf fehlen.</translation>
    </message>
    <message>
        <source>With false the entry may be absent; then its parents feed its children. It is present wherever the whole pattern can match with it. The default is true.</source>
        <translation>Mit false darf der Eintrag fehlen; dann speisen seine Eltern seine Kinder. Er ist da, wo immer das ganze Muster mit ihm passt. Vorgabe ist true.</translation>
    </message>
    <message>
        <source>false: context, which is not fused.</source>
        <translation>false: Kontext, der nicht fusioniert wird.</translation>
    </message>
    <message>
        <source>With false the entry must match but does not go into the section, and another section may own its operator. The default is true.</source>
        <translation>Mit false muss der Eintrag passen, kommt aber nicht in den Abschnitt, und sein Operator darf einem anderen Abschnitt gehören. Vorgabe ist true.</translation>
    </message>
    <message>
        <source>Stands for the first entry of a list that fits.</source>
        <translation>Steht für den ersten passenden Eintrag einer Liste.</translation>
    </message>
    <message>
        <source>A list of entries. Parents of this entry feed the first one with which the whole pattern matches. The entry cannot have &quot;op_type&quot;, &quot;child&quot;, &quot;children&quot; or &quot;match_multiple&quot;.</source>
        <translation>Eine Liste von Einträgen. Eltern dieses Eintrags speisen den ersten, mit dem das ganze Muster passt. Der Eintrag darf weder &quot;op_type&quot;, &quot;child&quot;, &quot;children&quot; noch &quot;match_multiple&quot; haben.</translation>
    </message>
    <message>
        <source>true: one or more operators in a row.</source>
        <translation>true: ein oder mehrere Operatoren hintereinander.</translation>
    </message>
    <message>
        <source>With true the entry takes one or more operators in a row, up to the first one that a child could match. A pattern may not end in such an entry.</source>
        <translation>Mit true nimmt der Eintrag einen oder mehrere Operatoren hintereinander, bis zum ersten, auf den ein Kind passen könnte. Ein Muster darf nicht mit so einem Eintrag enden.</translation>
    </message>
    <message>
        <source>true: any operator but the options.</source>
        <translation>true: jeder Operator außer den Optionen.</translation>
    </message>
    <message>
        <source>With true the entry takes any operator but those listed in &quot;options&quot;.</source>
        <translation>Mit true nimmt der Eintrag jeden Operator außer denen in &quot;options&quot;.</translation>
    </message>
    <message>
        <source>The operators&apos; names.</source>
        <translation>Die Namen der Operatoren.</translation>
    </message>
    <message>
        <source>The names of the operators that are taken, or, with &quot;inverted: true&quot;, of those that are not.</source>
        <translation>Die Namen der Operatoren, die genommen werden, oder mit &quot;inverted: true&quot; derer, die es nicht werden.</translation>
    </message>
    <message>
        <source>Any operator.</source>
        <translation>Beliebiger Operator.</translation>
    </message>
    <message>
        <source>Stands for any operator.</source>
        <translation>Steht für einen beliebigen Operator.</translation>
    </message>
    <message>
        <source>The entry must be there, which is the default.</source>
        <translation>Der Eintrag muss da sein; das ist die Vorgabe.</translation>
    </message>
    <message>
        <source>The entry may be absent.</source>
        <translation>Der Eintrag darf fehlen.</translation>
    </message>
    <message>
        <source>Goes into the section, which is the default.</source>
        <translation>Kommt in den Abschnitt; das ist die Vorgabe.</translation>
    </message>
    <message>
        <source>Context: must match, and is not fused.</source>
        <translation>Kontext: muss passen, wird aber nicht fusioniert.</translation>
    </message>
    <message>
        <source>One or more operators in a row.</source>
        <translation>Ein oder mehrere Operatoren hintereinander.</translation>
    </message>
    <message>
        <source>One operator, which is the default.</source>
        <translation>Ein Operator; das ist die Vorgabe.</translation>
    </message>
    <message>
        <source>Any operator but the options.</source>
        <translation>Jeder Operator außer den Optionen.</translation>
    </message>
    <message>
        <source>Any of the options.</source>
        <translation>Eine der Optionen.</translation>
    </message>
    <message>
        <source>Wins over all other rules of this file.</source>
        <translation>Gewinnt gegen alle anderen Regeln dieser Datei.</translation>
    </message>
    <message>
        <source>Gives way to all other rules of this file.</source>
        <translation>Lässt allen anderen Regeln dieser Datei den Vortritt.</translation>
    </message>
    <message>
        <source>A new rule with one entry.</source>
        <translation>Eine neue Regel mit einem Eintrag.</translation>
    </message>
    <message>
        <source>%1, an operator</source>
        <translation>%1, ein Operator</translation>
    </message>
    <message>
        <source>Usually called %1 in rules.</source>
        <translation>In Regeln meist %1 genannt.</translation>
    </message>
    <message>
        <source>Connected here.</source>
        <translation>Hier angeschlossen.</translation>
    </message>
    <message>
        <source>Counts as a matrix multiplication.</source>
        <translation>Zählt als Matrixmultiplikation.</translation>
    </message>
    <message>
        <source>Also called: %1.</source>
        <translation>Auch genannt: %1.</translation>
    </message>
    <message>
        <source>%1 times in the loaded model.</source>
        <translation>%1-mal im geladenen Modell.</translation>
    </message>
    <message>
        <source>Once in the loaded model.</source>
        <translation>Einmal im geladenen Modell.</translation>
    </message>
    <message>
        <source>Not in the loaded model.</source>
        <translation>Nicht im geladenen Modell.</translation>
    </message>
    <message>
        <source>Unknown operator.</source>
        <translation>Unbekannter Operator.</translation>
    </message>
    <message>
        <source>Unknown heuristic.</source>
        <translation>Unbekannte Heuristik.</translation>
    </message>
    <message>
        <source>Has no requirements.</source>
        <translation>Stellt keine Anforderungen.</translation>
    </message>
    <message>
        <source>Requires a section in which one large matrix multiplication does most of the work.</source>
        <translation>Verlangt einen Abschnitt, in dem eine große Matrixmultiplikation die meiste Arbeit macht.</translation>
    </message>
    <message>
        <source>Requires two matrix multiplications with a softmax between them.</source>
        <translation>Verlangt zwei Matrixmultiplikationen mit einem Softmax dazwischen.</translation>
    </message>
    <message>
        <source>Requires one scaled_dot_product_attention.</source>
        <translation>Verlangt ein scaled_dot_product_attention.</translation>
    </message>
    <message>
        <source>Puts each matrix multiplication into a section alone.</source>
        <translation>Legt jede Matrixmultiplikation in einen eigenen Abschnitt.</translation>
    </message>
    <message>
        <source>No priority given; 0 is used.</source>
        <translation>Keine Priorität angegeben; es gilt 0.</translation>
    </message>
    <message>
        <source>It has no pattern yet.</source>
        <translation>Sie hat noch kein Muster.</translation>
    </message>
    <message>
        <source>%1, an entry</source>
        <translation>%1, ein Eintrag</translation>
    </message>
    <message>
        <source>Takes any operator.</source>
        <translation>Nimmt jeden Operator.</translation>
    </message>
    <message>
        <source>Takes any operator but %1.</source>
        <translation>Nimmt jeden Operator außer %1.</translation>
    </message>
    <message>
        <source>Does not say yet which operators it takes.</source>
        <translation>Sagt noch nicht, welche Operatoren er nimmt.</translation>
    </message>
    <message>
        <source>Stands for the first of these that fits: %1.</source>
        <translation>Steht für den ersten passenden von diesen: %1.</translation>
    </message>
    <message>
        <source>A root, and the place of a match: the rule is tried at each operator that this entry can take.</source>
        <translation>Eine Wurzel und die Stelle eines Treffers: Die Regel wird an jedem Operator probiert, den dieser Eintrag nehmen kann.</translation>
    </message>
    <message>
        <source>A root: no entry names it.</source>
        <translation>Eine Wurzel: Kein Eintrag nennt ihn.</translation>
    </message>
    <message>
        <source>May be absent.</source>
        <translation>Darf fehlen.</translation>
    </message>
    <message>
        <source>Context: must match, but is not fused.</source>
        <translation>Kontext: muss passen, wird aber nicht fusioniert.</translation>
    </message>
    <message>
        <source>Takes one or more operators in a row.</source>
        <translation>Nimmt einen oder mehrere Operatoren hintereinander.</translation>
    </message>
    <message>
        <source>This pattern has no entry of this name.</source>
        <translation>Dieses Muster hat keinen Eintrag dieses Namens.</translation>
    </message>
    <message>
        <source>Named by others, but not defined yet.</source>
        <translation>Von anderen genannt, aber noch nicht definiert.</translation>
    </message>
    <message>
        <source>No entry names it yet.</source>
        <translation>Noch kein Eintrag nennt ihn.</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; has no &quot;pattern&quot;.</source>
        <translation>Die Regel &quot;%1&quot; hat kein &quot;pattern&quot;.</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; has no &quot;priority&quot;; 0 is used.</source>
        <translation>Die Regel &quot;%1&quot; hat keine &quot;priority&quot;; es gilt 0.</translation>
    </message>
    <message>
        <source>A heuristic with parameters needs a &quot;name&quot;.</source>
        <translation>Eine Heuristik mit Parametern braucht einen &quot;name&quot;.</translation>
    </message>
    <message>
        <source>Unknown heuristic &quot;%1&quot;.</source>
        <translation>Unbekannte Heuristik &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can never meet the heuristic %2: %3</source>
        <translation>&quot;%1&quot; kann die Heuristik %2 nie erfüllen: %3</translation>
    </message>
    <message>
        <source>A file for fusion by hand lists its modules under &quot;manual:&quot;.</source>
        <translation>Eine Datei für die Fusion von Hand führt ihre Module unter &quot;manual:&quot; auf.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key beside &quot;manual&quot;.</source>
        <translation>&quot;%1&quot; ist kein Schlüssel neben &quot;manual&quot;.</translation>
    </message>
    <message>
        <source>&quot;manual&quot; must be a mapping from modules to their settings.</source>
        <translation>&quot;manual&quot; muss eine Zuordnung von Modulen zu ihren Einstellungen sein.</translation>
    </message>
    <message>
        <source>A module needs a mapping with &quot;func_name&quot;, or just a name.</source>
        <translation>Ein Modul braucht eine Zuordnung mit &quot;func_name&quot; oder einfach einen Namen.</translation>
    </message>
    <message>
        <source>The module &quot;%1&quot; has no &quot;func_name&quot;.</source>
        <translation>Das Modul &quot;%1&quot; hat keinen &quot;func_name&quot;.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here; a module has &quot;func_name&quot; and &quot;heuristic&quot;.</source>
        <translation>&quot;%1&quot; ist hier unbekannt; ein Modul hat &quot;func_name&quot; und &quot;heuristic&quot;.</translation>
    </message>
    <message>
        <source>&quot;func_name&quot; must be a string.</source>
        <translation>&quot;func_name&quot; muss eine Zeichenkette sein.</translation>
    </message>
    <message>
        <source>The name of a heuristic must be a string.</source>
        <translation>Der Name einer Heuristik muss eine Zeichenkette sein.</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>%1 is given at %2 and again at %3.</source>
        <translation>%1 steht bei %2 und noch einmal bei %3.</translation>
    </message>
    <message>
        <source>No heuristic called %1 is known.</source>
        <translation>Keine Heuristik namens %1 ist bekannt.</translation>
    </message>
    <message>
        <source>This string is not closed.</source>
        <translation>Diese Zeichenkette ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>The bracket of this decorator is not closed.</source>
        <translation>Die Klammer dieses Dekorators ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>@op_fusion needs a &quot;func_name&quot;.</source>
        <translation>@op_fusion braucht einen &quot;func_name&quot;.</translation>
    </message>
    <message>
        <source>@op_fusion must be above a class.</source>
        <translation>@op_fusion muss über einer Klasse stehen.</translation>
    </message>
    <message>
        <source>Arguments of @op_fusion are written as NAME=VALUE.</source>
        <translation>Argumente von @op_fusion werden als NAME=WERT geschrieben.</translation>
    </message>
    <message>
        <source>&quot;func_name&quot; must be a string literal.</source>
        <translation>&quot;func_name&quot; muss ein Zeichenkettenliteral sein.</translation>
    </message>
    <message>
        <source>&quot;heuristic&quot; must be a name such as OpFusionHeuristics.SAFE_GEMM, or a string.</source>
        <translation>&quot;heuristic&quot; muss ein Name wie OpFusionHeuristics.SAFE_GEMM oder eine Zeichenkette sein.</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>In %1 ändern</translation>
    </message>
    <message>
        <source>%1 must be a string.</source>
        <translation>%1 muss eine Zeichenkette sein.</translation>
    </message>
    <message>
        <source>%1 must be true or false.</source>
        <translation>%1 muss true oder false sein.</translation>
    </message>
    <message>
        <source>%1 must be a whole number.</source>
        <translation>%1 muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>%1 is not a key of %2.</source>
        <translation>%1 ist kein Schlüssel für %2.</translation>
    </message>
    <message>
        <source>%1 must be a mapping from names to values.</source>
        <translation>%1 muss eine Zuordnung von Namen zu Werten sein.</translation>
    </message>
    <message>
        <source>%1 must be a name or a list of names.</source>
        <translation>%1 muss ein Name oder eine Liste von Namen sein.</translation>
    </message>
    <message>
        <source>This pattern has no entries.</source>
        <translation>Dieses Muster hat keine Einträge.</translation>
    </message>
    <message>
        <source>an entry</source>
        <translation>einen Eintrag</translation>
    </message>
    <message>
        <source>%1 has both &quot;child&quot; and &quot;children&quot;; keep one of them.</source>
        <translation>%1 hat sowohl &quot;child&quot; als auch &quot;children&quot;; behalten Sie eines davon.</translation>
    </message>
    <message>
        <source>&quot;match_first_option&quot; stands for other entries, so %1 cannot have &quot;op_type&quot;, &quot;child&quot;, &quot;children&quot; or &quot;match_multiple&quot;: move them to the options.</source>
        <translation>&quot;match_first_option&quot; steht für andere Einträge, also darf %1 weder &quot;op_type&quot;, &quot;child&quot;, &quot;children&quot; noch &quot;match_multiple&quot; haben: Verschieben Sie diese in die Optionen.</translation>
    </message>
    <message>
        <source>%1 does not say which operators it takes: &quot;op_type&quot; is missing.</source>
        <translation>%1 sagt nicht, welche Operatoren er nimmt: &quot;op_type&quot; fehlt.</translation>
    </message>
    <message>
        <source>&quot;op_type&quot; lists no &quot;options&quot;.</source>
        <translation>&quot;op_type&quot; führt keine &quot;options&quot; auf.</translation>
    </message>
    <message>
        <source>&quot;op_type&quot; lists no operators.</source>
        <translation>&quot;op_type&quot; führt keine Operatoren auf.</translation>
    </message>
    <message>
        <source>Unknown operator %1, so nothing will match.</source>
        <translation>Unbekannter Operator %1, daher wird nichts passen.</translation>
    </message>
    <message>
        <source>%1 is listed as a child twice.</source>
        <translation>%1 ist zweimal als Kind aufgeführt.</translation>
    </message>
    <message>
        <source>&quot;match_first_option&quot; lists no entries.</source>
        <translation>&quot;match_first_option&quot; führt keine Einträge auf.</translation>
    </message>
    <message>
        <source>This pattern has no entry %1.</source>
        <translation>Dieses Muster hat keinen Eintrag %1.</translation>
    </message>
    <message>
        <source>Every entry of this pattern is context, so nothing can become a section. Remove &quot;included: false&quot; from the operators to fuse.</source>
        <translation>Jeder Eintrag dieses Musters ist Kontext, also kann nichts zu einem Abschnitt werden. Entfernen Sie &quot;included: false&quot; bei den Operatoren, die fusioniert werden sollen.</translation>
    </message>
    <message>
        <source>These entries form a cycle: %1.</source>
        <translation>Diese Einträge bilden einen Zyklus: %1.</translation>
    </message>
    <message>
        <source>A pattern must be connected, but nothing connects %1 to the rest of it.</source>
        <translation>Ein Muster muss zusammenhängen, aber nichts verbindet %1 mit dem Rest.</translation>
    </message>
    <message>
        <source>Every entry of this pattern may be absent, so it would match nothing.</source>
        <translation>Jeder Eintrag dieses Musters darf fehlen, also würde es auf nichts passen.</translation>
    </message>
    <message>
        <source>A repeated entry needs a child that ends it; without one: %1.</source>
        <translation>Ein wiederholter Eintrag braucht ein Kind, das ihn beendet; ohne eines: %1.</translation>
    </message>
    <message>
        <source>This file is too large to be read as YAML</source>
        <translation>Diese Datei ist zu groß, um als YAML gelesen zu werden</translation>
    </message>
    <message>
        <source>This byte is not UTF-8 text: save the file as UTF-8</source>
        <translation>Dieses Byte ist kein UTF-8-Text; speichern Sie die Datei als UTF-8</translation>
    </message>
    <message>
        <source>This file is UTF-16 text; save it as UTF-8</source>
        <translation>Diese Datei ist UTF-16-Text; speichern Sie sie als UTF-8</translation>
    </message>
    <message>
        <source>The character %1 is invisible and not allowed in YAML</source>
        <translation>Das Zeichen %1 ist unsichtbar und in YAML nicht erlaubt</translation>
    </message>
    <message>
        <source>An invisible byte-order mark is inside the text</source>
        <translation>Im Text steht eine unsichtbare Bytereihenfolge-Marke</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>This line was left by a merge conflict: keep one of the two sides and remove the marker lines</source>
        <translation>Diese Zeile stammt von einem Merge-Konflikt: Behalten Sie eine der beiden Seiten und entfernen Sie die Markierungszeilen</translation>
    </message>
    <message>
        <source>A tab cannot indent a line in YAML; use spaces</source>
        <translation>Mit einem Tabulator lässt sich in YAML nicht einrücken; nehmen Sie Leerzeichen</translation>
    </message>
    <message>
        <source>This line is indented by %1, but the lines it could belong to are indented by %2</source>
        <translation>Diese Zeile ist um %1 eingerückt, aber die Zeilen, zu denen sie gehören könnte, um %2</translation>
    </message>
    <message>
        <source>This line is indented deeper than the one it follows, which already has a value</source>
        <translation>Diese Zeile ist tiefer eingerückt als die davor, die schon einen Wert hat</translation>
    </message>
    <message>
        <source>This is nested more than %1 levels deep</source>
        <translation>Das ist mehr als %1 Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>This quotation mark is never closed</source>
        <translation>Dieses Anführungszeichen wird nie geschlossen</translation>
    </message>
    <message>
        <source>`%1` is not an escape in double quotes; for a backslash write two</source>
        <translation>`%1` ist in doppelten Anführungszeichen keine Escape-Folge; für einen Backslash schreiben Sie zwei</translation>
    </message>
    <message>
        <source>Write two backslashes</source>
        <translation>Zwei Backslashes schreiben</translation>
    </message>
    <message>
        <source>The line must end after `|` or `&gt;`: the text begins on the next line</source>
        <translation>Nach `|` oder `&gt;` muss die Zeile enden: Der Text beginnt in der nächsten</translation>
    </message>
    <message>
        <source>This %1 is never closed</source>
        <translation>%1 wird nie geschlossen</translation>
    </message>
    <message>
        <source>%1 cannot close %2; expected %3</source>
        <translation>%1 kann %2 nicht schließen; erwartet wird %3</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>%1 schreiben</translation>
    </message>
    <message>
        <source>This %1 closes nothing</source>
        <translation>%1 schließt nichts</translation>
    </message>
    <message>
        <source>A comma is missing before this</source>
        <translation>Davor fehlt ein Komma</translation>
    </message>
    <message>
        <source>There is nothing before this comma</source>
        <translation>Vor diesem Komma steht nichts</translation>
    </message>
    <message>
        <source>A `- ` item is not allowed in brackets; separate items with commas</source>
        <translation>Ein `- `-Punkt ist in Klammern nicht erlaubt; trennen Sie Punkte mit Kommas</translation>
    </message>
    <message>
        <source>A colon is missing: expected `key: value`</source>
        <translation>Ein Doppelpunkt fehlt: Erwartet wird `key: value`</translation>
    </message>
    <message>
        <source>A space is missing after the colon</source>
        <translation>Nach dem Doppelpunkt fehlt ein Leerzeichen</translation>
    </message>
    <message>
        <source>Without a space after the colon this is one word, not a key with its value</source>
        <translation>Ohne Leerzeichen nach dem Doppelpunkt ist das ein Wort, kein Schlüssel mit seinem Wert</translation>
    </message>
    <message>
        <source>Add a space after the colon</source>
        <translation>Ein Leerzeichen nach dem Doppelpunkt einfügen</translation>
    </message>
    <message>
        <source>A key is missing before this colon</source>
        <translation>Vor diesem Doppelpunkt fehlt ein Schlüssel</translation>
    </message>
    <message>
        <source>A second `: ` in one line: put the text in quotes, or the inner key on a line of its own</source>
        <translation>Ein zweites `: ` in einer Zeile: Setzen Sie den Text in Anführungszeichen oder den inneren Schlüssel in eine eigene Zeile</translation>
    </message>
    <message>
        <source>A key and its colon must be on one line</source>
        <translation>Ein Schlüssel und sein Doppelpunkt müssen in einer Zeile stehen</translation>
    </message>
    <message>
        <source>A key can have at most %1 bytes</source>
        <translation>Ein Schlüssel darf höchstens %1 Bytes haben</translation>
    </message>
    <message>
        <source>Keys marked with `? ` are not supported; write `key: value`</source>
        <translation>Schlüssel mit `? ` werden nicht unterstützt; schreiben Sie `key: value`</translation>
    </message>
    <message>
        <source>A key must be a name, not a list or a mapping</source>
        <translation>Ein Schlüssel muss ein Name sein, keine Liste oder Zuordnung</translation>
    </message>
    <message>
        <source>A key must be a name, not an alias</source>
        <translation>Ein Schlüssel muss ein Name sein, kein Alias</translation>
    </message>
    <message>
        <source>A `- ` item must begin on a line of its own</source>
        <translation>Ein `- `-Punkt muss in einer eigenen Zeile beginnen</translation>
    </message>
    <message>
        <source>A `- ` item cannot be mixed with `key: value` lines</source>
        <translation>Ein `- `-Punkt lässt sich nicht mit `key: value`-Zeilen mischen</translation>
    </message>
    <message>
        <source>The other lines here are `- ` items; this one is not</source>
        <translation>Die anderen Zeilen hier sind `- `-Punkte, diese nicht</translation>
    </message>
    <message>
        <source>Write `- ` before it</source>
        <translation>`- ` davor schreiben</translation>
    </message>
    <message>
        <source>The value before this is complete; nothing can follow on this line</source>
        <translation>Der Wert davor ist vollständig; in dieser Zeile kann nichts folgen</translation>
    </message>
    <message>
        <source>A value that begins with %1 must be put in quotes</source>
        <translation>Ein Wert, der mit %1 beginnt, muss in Anführungszeichen stehen</translation>
    </message>
    <message>
        <source>Put it in quotes</source>
        <translation>In Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>An alias cannot have an anchor or a tag</source>
        <translation>Ein Alias kann weder Anker noch Tag haben</translation>
    </message>
    <message>
        <source>No anchor `%1` is defined before this alias; if %2 is meant as text, put it in quotes</source>
        <translation>Vor diesem Alias ist kein Anker `%1` definiert; falls %2 als Text gemeint ist, setzen Sie es in Anführungszeichen</translation>
    </message>
    <message>
        <source>This alias is inside the value that it names</source>
        <translation>Dieser Alias steht in dem Wert, den er nennt</translation>
    </message>
    <message>
        <source>Expanding this alias makes the file too large: more than %1 values, or more than %2 levels</source>
        <translation>Diesen Alias aufzulösen macht die Datei zu groß: mehr als %1 Werte oder mehr als %2 Ebenen</translation>
    </message>
    <message>
        <source>`&lt;&lt;` takes a mapping, an alias of one, or a list of these</source>
        <translation>`&lt;&lt;` nimmt eine Zuordnung, einen Alias darauf oder eine Liste davon</translation>
    </message>
    <message>
        <source>The file must consist of `name: ...` entries; this is %1</source>
        <translation>Die Datei muss aus Einträgen `name: ...` bestehen; dies ist %1</translation>
    </message>
    <message>
        <source>Only the part before this line counts; a second document begins here</source>
        <translation>Nur der Teil vor dieser Zeile zählt; hier beginnt ein zweites Dokument</translation>
    </message>
    <message>
        <source>twice on line %1</source>
        <translation>zweimal in Zeile %1</translation>
    </message>
    <message>
        <source>on line %1 and again on line %2</source>
        <translation>in Zeile %1 und noch einmal in Zeile %2</translation>
    </message>
    <message>
        <source>`%1` is given %2; the last one counts</source>
        <translation>`%1` steht %2; das letzte zählt</translation>
    </message>
    <message>
        <source>Indent with spaces</source>
        <translation>Mit Leerzeichen einrücken</translation>
    </message>
    <message>
        <source>a single value</source>
        <translation>ein einzelner Wert</translation>
    </message>
    <message>
        <source>A comma or `}` is missing before this</source>
        <translation>Davor fehlt ein Komma oder `}`</translation>
    </message>
    <message>
        <source>This does not fit here: expected a `key: value` line of the mapping above, or the end of it</source>
        <translation>Das passt hier nicht: Erwartet wird eine Zeile `key: value` der Zuordnung darüber oder deren Ende</translation>
    </message>
    <message>
        <source>A comma or `]` is missing before this</source>
        <translation>Davor fehlt ein Komma oder `]`</translation>
    </message>
    <message>
        <source>This does not fit here: expected a `- ` item of the list above, or the end of it</source>
        <translation>Das passt hier nicht: Erwartet wird ein `- `-Punkt der Liste darüber oder deren Ende</translation>
    </message>
    <message>
        <source>A `: ` is not allowed here: put the text in quotes, or check the indentation</source>
        <translation>Ein `: ` ist hier nicht erlaubt: Setzen Sie den Text in Anführungszeichen oder prüfen Sie die Einrückung</translation>
    </message>
    <message>
        <source>A key is not allowed here; check the indentation</source>
        <translation>Ein Schlüssel ist hier nicht erlaubt; prüfen Sie die Einrückung</translation>
    </message>
    <message>
        <source>This bracket closes nothing</source>
        <translation>Diese Klammer schließt nichts</translation>
    </message>
    <message>
        <source>A quoted string is not closed before this line</source>
        <translation>Eine Zeichenkette in Anführungszeichen ist vor dieser Zeile nicht geschlossen</translation>
    </message>
    <message>
        <source>A quoted string is never closed</source>
        <translation>Eine Zeichenkette in Anführungszeichen wird nie geschlossen</translation>
    </message>
    <message>
        <source>A value can have only one tag</source>
        <translation>Ein Wert kann nur ein Tag haben</translation>
    </message>
    <message>
        <source>A value can have only one anchor</source>
        <translation>Ein Wert kann nur einen Anker haben</translation>
    </message>
    <message>
        <source>A text block cannot be indented by 0</source>
        <translation>Ein Textblock kann nicht um 0 eingerückt sein</translation>
    </message>
    <message>
        <source>This escape needs hexadecimal digits</source>
        <translation>Diese Escape-Folge braucht Hexadezimalziffern</translation>
    </message>
    <message>
        <source>This escape is not a valid character</source>
        <translation>Diese Escape-Folge ist kein gültiges Zeichen</translation>
    </message>
    <message>
        <source>This is not a valid escape in double quotes</source>
        <translation>Das ist in doppelten Anführungszeichen keine gültige Escape-Folge</translation>
    </message>
    <message>
        <source>No value can begin with this character; put the text in quotes</source>
        <translation>Kein Wert kann mit diesem Zeichen beginnen; setzen Sie den Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>This is nested too deep</source>
        <translation>Das ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>This cannot be read as YAML</source>
        <translation>Das lässt sich nicht als YAML lesen</translation>
    </message>
    <message>
        <source>Tenstorrent composites</source>
        <translation>Tenstorrent-Composites</translation>
    </message>
    <message>
        <source>Functions and modules of torch that Tenstorrent&apos;s compiler takes in one piece become composites.</source>
        <translation>Funktionen und Module von torch, die der Compiler von Tenstorrent in einem Stück nimmt, werden zu Composites.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>This expectation belongs to no rule. Write it directly above a rule, or on lines of it.</source>
        <translation>Diese Erwartung gehört zu keiner Regel. Schreiben Sie sie direkt über eine Regel oder in deren Zeilen.</translation>
    </message>
    <message>
        <source>This is not checked. Did you mean &quot;%1&quot;?</source>
        <translation>Das wird nicht geprüft. Meinten Sie &quot;%1&quot;?</translation>
    </message>
    <message>
        <source>Change to &quot;%1&quot;</source>
        <translation>In &quot;%1&quot; ändern</translation>
    </message>
    <message>
        <source>This is not checked: expected &quot;expect: 32&quot;, &quot;expect: &gt;= 30&quot;, &quot;expect: &lt;= 2&quot; or &quot;expect: none in encoder.*&quot;.</source>
        <translation>Das wird nicht geprüft: Erwartet wird &quot;expect: 32&quot;, &quot;expect: &gt;= 30&quot;, &quot;expect: &lt;= 2&quot; oder &quot;expect: none in encoder.*&quot;.</translation>
    </message>
    <message>
        <source>no entry takes a matrix multiplication such as linear or matmul.</source>
        <translation>kein Eintrag nimmt eine Matrixmultiplikation wie linear oder matmul.</translation>
    </message>
    <message>
        <source>it needs two matrix multiplications, and fewer entries take one.</source>
        <translation>sie braucht zwei Matrixmultiplikationen, und weniger Einträge nehmen eine.</translation>
    </message>
    <message>
        <source>it needs a softmax between two matrix multiplications, and no entry takes one.</source>
        <translation>sie braucht ein Softmax zwischen zwei Matrixmultiplikationen, und kein Eintrag nimmt eines.</translation>
    </message>
    <message>
        <source>it allows two matrix multiplications, and more entries take one.</source>
        <translation>sie erlaubt zwei Matrixmultiplikationen, und mehr Einträge nehmen eine.</translation>
    </message>
    <message>
        <source>no entry takes scaled_dot_product_attention.</source>
        <translation>kein Eintrag nimmt scaled_dot_product_attention.</translation>
    </message>
    <message>
        <source>Repeats from %1 to %2 by %3.</source>
        <translation>Wiederholt sich von %1 bis %2 in Schritten von %3.</translation>
    </message>
    <message>
        <source>If %1.</source>
        <translation>Wenn %1.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a whole number that is not negative</source>
        <translation>eine ganze Zahl, die nicht negativ ist</translation>
    </message>
    <message>
        <source>the name of a type</source>
        <translation>den Namen eines Typs</translation>
    </message>
    <message>
        <source>The option %1 takes %2, not &quot;%3&quot;.</source>
        <translation>Die Option %1 nimmt %2, nicht &quot;%3&quot;.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Meinten Sie %1?</translation>
    </message>
    <message>
        <source>Each name of %1</source>
        <translation>Jeder Name von %1</translation>
    </message>
    <message>
        <source>The func_name %1</source>
        <translation>Der func_name %1</translation>
    </message>
    <message>
        <source>The module %1</source>
        <translation>Das Modul %1</translation>
    </message>
    <message>
        <source>The name of a heuristic</source>
        <translation>Der Name einer Heuristik</translation>
    </message>
    <message>
        <source>Repeats from %1 to %2.</source>
        <translation>Wiederholt sich von %1 bis %2.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1, %2 or %3</source>
        <translation>%1, %2 oder %3</translation>
    </message>
    <message>
        <source>The model has no %1, which %2 requires.</source>
        <translation>Das Modell hat kein %1, das %2 verlangt.</translation>
    </message>
    <message>
        <source>no module</source>
        <translation>kein Modul</translation>
    </message>
    <message>
        <source>Found in %1.</source>
        <translation>Gefunden in %1.</translation>
    </message>
    <message>
        <source>The model has no %1.</source>
        <translation>Das Modell hat kein %1.</translation>
    </message>
    <message>
        <source>Nearest at %1: %2.</source>
        <translation>Am nächsten bei %1: %2.</translation>
    </message>
    <message>
        <source>This stage rewrites nothing more. %1</source>
        <translation>Diese Stufe schreibt nichts mehr um. %1</translation>
    </message>
    <message>
        <source>Nothing matches. %1</source>
        <translation>Nichts passt. %1</translation>
    </message>
    <message>
        <source>Nothing matches, because the model was captured with operators of Python. Read as TT-XLA captures it, it has %1 match: choose &quot;Read operators as TT-XLA does&quot; in Overview, or --fx-mode tt.</source>
        <translation>Nichts passt, weil das Modell mit Operatoren von Python aufgezeichnet wurde. Gelesen, wie TT-XLA es aufzeichnet, hat es %1 Treffer: Wählen Sie in der Übersicht „Operatoren wie TT-XLA lesen“ oder --fx-mode tt.</translation>
    </message>
    <message>
        <source>Nothing matches, because the model was captured with operators of Python. Read as TT-XLA captures it, it has %1 matches: choose &quot;Read operators as TT-XLA does&quot; in Overview, or --fx-mode tt.</source>
        <translation>Nichts passt, weil das Modell mit Operatoren von Python aufgezeichnet wurde. Gelesen, wie TT-XLA es aufzeichnet, hat es %1 Treffer: Wählen Sie in der Übersicht „Operatoren wie TT-XLA lesen“ oder --fx-mode tt.</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot; to recompute.</source>
        <translation>Es gibt keine Regel &quot;%1&quot;, die neu zu berechnen wäre.</translation>
    </message>
    <message>
        <source>The backward section of the section at &quot;%1&quot; is cut: a path leaves it and comes back: %2.</source>
        <translation>Der Rückwärtsabschnitt zum Abschnitt bei &quot;%1&quot; ist geteilt: Ein Pfad verlässt ihn und kommt zurück: %2.</translation>
    </message>
    <message>
        <source>The file has a backward graph of its own, which is used as it is: --loss and --wrt have no effect.</source>
        <translation>Die Datei hat einen eigenen Rückwärtsgraphen, der unverändert benutzt wird: --loss und --wrt haben keine Wirkung.</translation>
    </message>
    <message>
        <source>A word is missing after &quot;|&quot;.</source>
        <translation>Nach &quot;|&quot; fehlt ein Wort.</translation>
    </message>
    <message>
        <source>A word is missing before &quot;|&quot;.</source>
        <translation>Vor &quot;|&quot; fehlt ein Wort.</translation>
    </message>
    <message>
        <source>There is no field &quot;%1&quot;. Did you mean &quot;%2:&quot;? Put text with a colon in quotes.</source>
        <translation>Es gibt kein Feld &quot;%1&quot;. Meinten Sie &quot;%2:&quot;? Setzen Sie Text mit Doppelpunkt in Anführungszeichen.</translation>
    </message>
    <message>
        <source>The quotes are not closed.</source>
        <translation>Die Anführungszeichen sind nicht geschlossen.</translation>
    </message>
    <message>
        <source>A word is missing here.</source>
        <translation>Hier fehlt ein Wort.</translation>
    </message>
    <message>
        <source>Enter a section or fold number.</source>
        <translation>Geben Sie die Nummer eines Abschnitts oder eines Folds ein.</translation>
    </message>
    <message>
        <source>There is no type &quot;%1&quot;.</source>
        <translation>Es gibt keinen Typ &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>This is not a step; write 0.5, &lt;0.01 or &gt;0.01.</source>
        <translation>Das ist keine Schrittweite; schreiben Sie 0.5, &lt;0.01 oder &gt;0.01.</translation>
    </message>
    <message>
        <source>This is not a shape; write 4096x11008 or [1,?,4096].</source>
        <translation>Das ist keine Form; schreiben Sie 4096x11008 oder [1,?,4096].</translation>
    </message>
    <message>
        <source>A value is missing here.</source>
        <translation>Hier fehlt ein Wert.</translation>
    </message>
    <message>
        <source>Use a file written by &quot;fusewright check --write-baseline FILE&quot; or &quot;check --format sarif&quot;.</source>
        <translation>Nehmen Sie eine Datei, die &quot;fusewright check --write-baseline FILE&quot; oder &quot;check --format sarif&quot; geschrieben hat.</translation>
    </message>
    <message>
        <source>These findings are from %1, not from fusewright. %2</source>
        <translation>Diese Befunde stammen von %1, nicht von fusewright. %2</translation>
    </message>
    <message>
        <source>This file contains no check results, not even an empty list. %1</source>
        <translation>Diese Datei enthält keine Prüfergebnisse, nicht einmal eine leere Liste. %1</translation>
    </message>
    <message>
        <source>at least %1 expected</source>
        <translation>mindestens %1 erwartet</translation>
    </message>
    <message>
        <source>at most %1 expected</source>
        <translation>höchstens %1 erwartet</translation>
    </message>
    <message>
        <source>none expected</source>
        <translation>keine erwartet</translation>
    </message>
    <message>
        <source>%1 expected</source>
        <translation>%1 erwartet</translation>
    </message>
    <message>
        <source>no section</source>
        <translation>kein Abschnitt</translation>
    </message>
    <message>
        <source>no section in %1</source>
        <translation>kein Abschnitt in %1</translation>
    </message>
    <message>
        <source>no sections</source>
        <translation>keine Abschnitte</translation>
    </message>
    <message>
        <source>no sections in %1</source>
        <translation>keine Abschnitte in %1</translation>
    </message>
    <message>
        <source>%1 section</source>
        <translation>%1 Abschnitt</translation>
    </message>
    <message>
        <source>%1 section in %2</source>
        <translation>%1 Abschnitt in %2</translation>
    </message>
    <message>
        <source>%1 sections in %2</source>
        <translation>%1 Abschnitte in %2</translation>
    </message>
    <message>
        <source>no place</source>
        <translation>keine Stelle</translation>
    </message>
    <message>
        <source>no place in %1</source>
        <translation>keine Stelle in %1</translation>
    </message>
    <message>
        <source>no places</source>
        <translation>keine Stellen</translation>
    </message>
    <message>
        <source>no places in %1</source>
        <translation>keine Stellen in %1</translation>
    </message>
    <message>
        <source>%1 place</source>
        <translation>%1 Stelle</translation>
    </message>
    <message>
        <source>%1 place in %2</source>
        <translation>%1 Stelle in %2</translation>
    </message>
    <message>
        <source>%1 places in %2</source>
        <translation>%1 Stellen in %2</translation>
    </message>
    <message>
        <source>%1 of %2 operators</source>
        <translation>%1 von %2 Operatoren</translation>
    </message>
    <message>
        <source>%1 of %2 operators in %3</source>
        <translation>%1 von %2 Operatoren in %3</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; has errors and rewrites nothing; %2.</source>
        <translation>Die Regel &quot;%1&quot; hat Fehler und schreibt nichts um; %2.</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; has errors and makes no sections; %2.</source>
        <translation>Die Regel &quot;%1&quot; hat Fehler und bildet keine Abschnitte; %2.</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; rewrites %2; %3.</source>
        <translation>Die Regel &quot;%1&quot; schreibt %2 um; %3.</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; makes %2; %3.</source>
        <translation>Abschnitte der Regel &quot;%1&quot;: %2; %3.</translation>
    </message>
    <message>
        <source>All rules together rewrite %1; %2.</source>
        <translation>Alle Regeln zusammen schreiben %1 um; %2.</translation>
    </message>
    <message>
        <source>All rules make %1; %2.</source>
        <translation>Abschnitte aller Regeln: %1; %2.</translation>
    </message>
    <message>
        <source>The rules take %1; %2.</source>
        <translation>Die Regeln nehmen %1; %2.</translation>
    </message>
    <message>
        <source>These rules rewrite and make no sections. Expect `rewrites`, or one of the rules.</source>
        <translation>Diese Regeln schreiben um und bilden keine Abschnitte. Erwarten Sie `rewrites` oder eine der Regeln.</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot;.</source>
        <translation>Es gibt keine Regel &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>a section made by hand</source>
        <translation>ein von Hand gebildeter Abschnitt</translation>
    </message>
    <message>
        <source>It matches elsewhere, but its operators are taken there by %1.</source>
        <translation>Sie passt anderswo, aber dort nimmt %1 ihre Operatoren.</translation>
    </message>
    <message>
        <source>It matches at %1 more, but such a section could not run in one piece.</source>
        <translation>Sie passt außerdem an %1, aber so ein Abschnitt könnte nicht in einem Stück laufen.</translation>
    </message>
    <message>
        <source>It already matches at every %1.</source>
        <translation>Sie passt bereits an jedem %1.</translation>
    </message>
    <message>
        <source>There is no %1.</source>
        <translation>Es gibt kein %1.</translation>
    </message>
    <message>
        <source>Most common operators left out: %1.</source>
        <translation>Am häufigsten ausgelassene Operatoren: %1.</translation>
    </message>
    <message>
        <source>Rules with no sections: %1.</source>
        <translation>Regeln ohne Abschnitte: %1.</translation>
    </message>
    <message>
        <source>The rule cannot be added to this file without losing others. Give the file a list of patterns, or write the rule into a new file.</source>
        <translation>Die Regel lässt sich dieser Datei nicht hinzufügen, ohne andere zu verlieren. Geben Sie der Datei eine Liste von Mustern, oder schreiben Sie die Regel in eine neue Datei.</translation>
    </message>
    <message>
        <source>The rules file has no place for another rule: a comment or a condition is open at its end.</source>
        <translation>In der Regeldatei ist kein Platz für eine weitere Regel: An ihrem Ende ist ein Kommentar oder eine Bedingung offen.</translation>
    </message>
    <message>
        <source>No rule can be made from these operators.</source>
        <translation>Aus diesen Operatoren lässt sich keine Regel machen.</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: a pattern ends with one operator, but several results leave the selection: %1.</source>
        <translation>Diese Operatoren können keine Regel sein: Ein Muster endet mit einem Operator, aber mehrere Ergebnisse verlassen die Auswahl: %1.</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: the selection uses a result that is not the first of: %1.</source>
        <translation>Diese Operatoren können keine Regel sein: Die Auswahl verwendet ein Ergebnis, das nicht das erste ist von: %1.</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: a pattern has every operand, and one is left out of: %1.</source>
        <translation>Diese Operatoren können keine Regel sein: Ein Muster hat jeden Operanden, und einer ist weggelassen bei: %1.</translation>
    </message>
    <message>
        <source>`%1` is not a field of a hardware profile.</source>
        <translation>`%1` ist keine Angabe eines Hardwareprofils.</translation>
    </message>
    <message>
        <source>`format` must be &quot;fusewright-hardware&quot;.</source>
        <translation>`format` muss &quot;fusewright-hardware&quot; sein.</translation>
    </message>
    <message>
        <source>`profiles` must be a list.</source>
        <translation>`profiles` muss eine Liste sein.</translation>
    </message>
    <message>
        <source>A hardware file is an object with a list `profiles`.</source>
        <translation>Eine Hardwaredatei ist ein Objekt mit einer Liste `profiles`.</translation>
    </message>
    <message>
        <source>A profile must be an object.</source>
        <translation>Ein Profil muss ein Objekt sein.</translation>
    </message>
    <message>
        <source>A profile must begin with its `name`: a short text.</source>
        <translation>Ein Profil muss mit seinem `name` beginnen: einem kurzen Text.</translation>
    </message>
    <message>
        <source>There is room for 1,000 hardware profiles: this new one and any after it are ignored.</source>
        <translation>Es ist Platz für 1.000 Hardwareprofile: Dieses neue und alle weiteren neuen werden übergangen.</translation>
    </message>
    <message>
        <source>Remove profiles that you do not need.</source>
        <translation>Entfernen Sie Profile, die Sie nicht brauchen.</translation>
    </message>
    <message>
        <source>`%1` must be one line of text of at most 1,000 letters.</source>
        <translation>`%1` muss eine Textzeile von höchstens 1.000 Zeichen sein.</translation>
    </message>
    <message>
        <source>`%1` is no element type.</source>
        <translation>`%1` ist kein Elementtyp.</translation>
    </message>
    <message>
        <source>`peak` must be an object: operations a second by element type.</source>
        <translation>`peak` muss ein Objekt sein: Operationen je Sekunde nach Elementtyp.</translation>
    </message>
    <message>
        <source>`%1` must be a number, or an object with a number `value` and a `source`.</source>
        <translation>`%1` muss eine Zahl sein oder ein Objekt mit einer Zahl `value` und einer `source`.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no gradient: it is not of real numbers.</source>
        <translation>&quot;%1&quot; hat keinen Gradienten: Es besteht nicht aus reellen Zahlen.</translation>
    </message>
    <message>
        <source>The translation stops at `%1`</source>
        <translation>Die Übersetzung endet bei `%1`</translation>
    </message>
    <message>
        <source>In %1 a pattern ends with one operator, but this one has several ends.</source>
        <translation>In %1 endet ein Muster mit einem Operator, aber dieses hat mehrere Enden.</translation>
    </message>
    <message>
        <source>In the model, a place uses a result of `%1` that is not its first, which cannot be expressed in %2.</source>
        <translation>Im Modell verwendet eine Stelle ein Ergebnis von `%1`, das nicht sein erstes ist; das lässt sich in %2 nicht sagen.</translation>
    </message>
    <message>
        <source>In the model, `%1` has an operand that is left out, which cannot be expressed in %2.</source>
        <translation>Im Modell hat `%1` einen weggelassenen Operanden; das lässt sich in %2 nicht sagen.</translation>
    </message>
    <message>
        <source>The model has more than %1 forms of this rule; only the first ones are written.</source>
        <translation>Das Modell hat mehr als %1 Varianten dieser Regel; nur die ersten sind geschrieben.</translation>
    </message>
    <message>
        <source>The condition `%1` is left out.</source>
        <translation>Die Bedingung `%1` entfällt.</translation>
    </message>
    <message>
        <source>the extent of `%1` along axis %2</source>
        <translation>die Ausdehnung von `%1` entlang Achse %2</translation>
    </message>
    <message>
        <source>the type of `%1` is %2</source>
        <translation>der Typ von `%1` ist %2</translation>
    </message>
    <message>
        <source>`%1` has %2 axes</source>
        <translation>`%1` hat %2 Achsen</translation>
    </message>
    <message>
        <source>%1 is a multiple of %2</source>
        <translation>%1 ist ein Vielfaches von %2</translation>
    </message>
    <message>
        <source>The function that checks every match is left out.</source>
        <translation>Die Funktion, die jeden Treffer prüft, entfällt.</translation>
    </message>
    <message>
        <source>The check that no inner result is used outside is left out.</source>
        <translation>Die Prüfung, dass kein inneres Ergebnis außerhalb verwendet wird, entfällt.</translation>
    </message>
    <message>
        <source>Of the check, this is left out: %1.</source>
        <translation>Von der Prüfung entfällt: %1.</translation>
    </message>
    <message>
        <source>Of the check, this is left out: `%1`.</source>
        <translation>Von der Prüfung entfällt: `%1`.</translation>
    </message>
    <message>
        <source>The literals that `%1` is called with may be others here.</source>
        <translation>Die Literale, mit denen `%1` aufgerufen wird, können hier andere sein.</translation>
    </message>
    <message>
        <source>`%1` reads result %2 of `%3`; here it is the first one.</source>
        <translation>`%1` liest Ergebnis %2 von `%3`; hier ist es das erste.</translation>
    </message>
    <message>
        <source>`%1` takes any number of operands; here there are %2.</source>
        <translation>`%1` nimmt beliebig viele Operanden; hier sind es %2.</translation>
    </message>
    <message>
        <source>`%1` has %2 in the original and %3 here, as `%4` has in %5.</source>
        <translation>`%1` hat im Original %2 und hier %3, wie `%4` in %5.</translation>
    </message>
    <message>
        <source>In %1 a pattern says how many tensors `%2` takes, and along which dimension. What is usual is written; with a model, what it has.</source>
        <translation>In %1 sagt ein Muster, wie viele Tensoren `%2` nimmt und entlang welcher Dimension. Geschrieben ist das Übliche; mit einem Modell das, was es hat.</translation>
    </message>
    <message>
        <source>In %1 a pattern says how many tensors `%2` takes. What is usual is written; with a model, what it has.</source>
        <translation>In %1 sagt ein Muster, wie viele Tensoren `%2` nimmt. Geschrieben ist das Übliche; mit einem Modell das, was es hat.</translation>
    </message>
    <message>
        <source>`%1` has no %2 as operands in %3, but `%4` has them.</source>
        <translation>`%1` hat in %3 nicht %2 als Operanden, aber `%4` hat sie.</translation>
    </message>
    <message>
        <source>`%1` is called as `%2` here, which takes every `%3`, not only `%4`.</source>
        <translation>`%1` wird hier als `%2` aufgerufen, das jedes `%3` nimmt, nicht nur `%4`.</translation>
    </message>
    <message>
        <source>How a model&apos;s code calls `%1` is not known. With a model that has it, it is called as there.</source>
        <translation>Wie der Code eines Modells `%1` aufruft, ist nicht bekannt. Mit einem Modell, das es hat, wird es wie dort aufgerufen.</translation>
    </message>
    <message>
        <source>The pattern can hold in more than %1 ways; only the first ones are written.</source>
        <translation>Das Muster kann auf mehr als %1 Arten gelten; nur die ersten sind geschrieben.</translation>
    </message>
    <message>
        <source>No heuristics in %1: `%2` is left out.</source>
        <translation>In %1 gibt es keine Heuristiken: `%2` entfällt.</translation>
    </message>
    <message>
        <source>No priorities in %1: the order of the file replaces priority %2.</source>
        <translation>Keine Prioritäten in %1: Statt der Priorität %2 gilt die Reihenfolge der Datei.</translation>
    </message>
    <message>
        <source>A match becomes a section here, and is not replaced.</source>
        <translation>Ein Treffer wird hier zum Abschnitt und nicht ersetzt.</translation>
    </message>
    <message>
        <source>What replaces a match is not translated: one new operator stands for all of it.</source>
        <translation>Was einen Treffer ersetzt, wird nicht übersetzt: Ein neuer Operator steht für alles.</translation>
    </message>
    <message>
        <source>A match becomes one new operator here, not a section.</source>
        <translation>Ein Treffer wird hier zu einem neuen Operator, nicht zu einem Abschnitt.</translation>
    </message>
    <message>
        <source>The pattern can match in %1 ways; only those found in the model are written.</source>
        <translation>Das Muster kann auf %1 Arten passen; nur die im Modell gefundenen sind geschrieben.</translation>
    </message>
    <message>
        <source>The calls of the model cannot be written in a pattern, so the usual ones are.</source>
        <translation>Die Aufrufe des Modells lassen sich in keinem Muster schreiben, also stehen die üblichen da.</translation>
    </message>
    <message>
        <source>What the model has cannot be expressed: %1</source>
        <translation>Was das Modell hat, lässt sich nicht sagen: %1</translation>
    </message>
    <message>
        <source>A pattern of several pieces that are found along users cannot be translated.</source>
        <translation>Ein Muster aus mehreren Teilen, die entlang von Verwendungen gefunden werden, lässt sich nicht übersetzen.</translation>
    </message>
    <message>
        <source>No way in which the pattern can hold can be written in %1.</source>
        <translation>Keine Art, auf die das Muster gelten kann, lässt sich in %1 schreiben.</translation>
    </message>
    <message>
        <source>The translation cannot be read back: rules are missing.</source>
        <translation>Die Übersetzung lässt sich nicht zurücklesen: Regeln fehlen.</translation>
    </message>
    <message>
        <source>The translation cannot be read back: %1</source>
        <translation>Die Übersetzung lässt sich nicht zurücklesen: %1</translation>
    </message>
    <message>
        <source>The model is prepared before these rules run; operators before: %1, after: %2.</source>
        <translation>Das Modell wird vorbereitet, bevor diese Regeln laufen; Operatoren vorher: %1, danach: %2.</translation>
    </message>
    <message>
        <source>`%1` takes any operator, and %2 must name every operator.</source>
        <translation>`%1` nimmt jeden Operator, und %2 muss jeden Operator nennen.</translation>
    </message>
    <message>
        <source>`%1` takes any operator but some, and %2 must name every operator.</source>
        <translation>`%1` nimmt jeden Operator außer einigen, und %2 muss jeden Operator nennen.</translation>
    </message>
    <message>
        <source>`%1` takes any operator here, and in the original not %2.</source>
        <translation>`%1` nimmt hier jeden Operator, im Original nicht %2.</translation>
    </message>
    <message>
        <source>`%1` takes every `%2` here, and in the original not %3.</source>
        <translation>`%1` nimmt hier jedes `%2`, im Original nicht %3.</translation>
    </message>
    <message>
        <source>In %1 a pattern ends with one operator, but this one ends with %2.</source>
        <translation>In %1 endet ein Muster mit einem Operator, aber dieses endet mit %2.</translation>
    </message>
    <message>
        <source>Which operand is which, and how many there are, cannot be expressed in %1: %2.</source>
        <translation>Welcher Operand welcher ist und wie viele es sind, lässt sich in %1 nicht sagen: %2.</translation>
    </message>
    <message>
        <source>The rule does not say which operand is which, and not every way is written. Translate it with a model: then they are as they occur there.</source>
        <translation>Die Regel sagt nicht, welcher Operand welcher ist, und nicht jede Art ist geschrieben. Übersetzen Sie sie mit einem Modell: Dann stehen sie, wie sie dort vorkommen.</translation>
    </message>
    <message>
        <source>No operator is in the pattern.</source>
        <translation>Im Muster ist kein Operator.</translation>
    </message>
    <message>
        <source>`%1` is %2 in %3: a graph that has it in one operator is not matched.</source>
        <translation>`%1` ist in %3 %2: Ein Graph, der es in einem Operator hat, passt nicht.</translation>
    </message>
    <message>
        <source>There is no such result here</source>
        <translation>Ein solches Ergebnis gibt es hier nicht</translation>
    </message>
    <message>
        <source>It would be replaced twice</source>
        <translation>Es würde zweimal ersetzt</translation>
    </message>
    <message>
        <source>It is an output of the model</source>
        <translation>Es ist ein Ausgang des Modells</translation>
    </message>
    <message>
        <source>It is used by %1</source>
        <translation>Es wird von %1 verwendet</translation>
    </message>
    <message>
        <source>the replacement</source>
        <translation>Ersatz</translation>
    </message>
    <message>
        <source>It uses what it replaces</source>
        <translation>Es verwendet, was es ersetzt</translation>
    </message>
    <message>
        <source>The replacement would need what uses it</source>
        <translation>Der Ersatz bräuchte, was ihn verwendet</translation>
    </message>
    <message>
        <source>The replacement is too large</source>
        <translation>Der Ersatz ist zu groß</translation>
    </message>
    <message>
        <source>A size cannot be less than zero</source>
        <translation>Eine Größe kann nicht kleiner als null sein</translation>
    </message>
    <message>
        <source>A loop that makes nothing cannot be a result</source>
        <translation>Eine Schleife, die nichts macht, kann kein Ergebnis sein</translation>
    </message>
    <message>
        <source>There is no such value</source>
        <translation>Einen solchen Wert gibt es nicht</translation>
    </message>
    <message>
        <source>There is no such result</source>
        <translation>Ein solches Ergebnis gibt es nicht</translation>
    </message>
    <message>
        <source>The elements of a list differ in type</source>
        <translation>Die Elemente einer Liste haben verschiedene Typen</translation>
    </message>
    <message>
        <source>A loop needs a step other than zero</source>
        <translation>Eine Schleife kann nicht in Schritten von null laufen</translation>
    </message>
    <message>
        <source>An extent cannot be that large, or less than zero</source>
        <translation>Eine Ausdehnung kann nicht so groß oder kleiner als null sein</translation>
    </message>
    <message>
        <source>There is no such axis</source>
        <translation>Eine solche Achse gibt es nicht</translation>
    </message>
    <message>
        <source>A step must be more than nothing</source>
        <translation>Ein Schritt muss größer als null sein</translation>
    </message>
    <message>
        <source>The graph has nothing that could be the result %1, and torch stops there</source>
        <translation>Im Graphen kann nichts das Ergebnis %1 sein; torch bricht da ab</translation>
    </message>
    <message>
        <source>The match could not run in one piece</source>
        <translation>Der Treffer könnte nicht in einem Stück laufen</translation>
    </message>
    <message>
        <source>The match at %1 has it</source>
        <translation>Der Treffer bei %1 hat es</translation>
    </message>
    <message>
        <source>Nothing uses what %1 gives, and torch stops at such a match</source>
        <translation>Nichts verwendet, was %1 liefert; torch bricht bei so einem Treffer ab</translation>
    </message>
    <message>
        <source>Nothing uses its result</source>
        <translation>Nichts verwendet sein Ergebnis</translation>
    </message>
    <message>
        <source>A list that a wildcard takes names %1, which goes with the match, and torch stops there</source>
        <translation>Eine Liste, die ein Platzhalter nimmt, nennt %1, das mit dem Treffer geht; torch bricht da ab</translation>
    </message>
    <message>
        <source>A list that a wildcard takes names it</source>
        <translation>Eine Liste, die ein Platzhalter nimmt, nennt es</translation>
    </message>
    <message>
        <source>made of %1</source>
        <translation>entstanden aus %1</translation>
    </message>
    <message>
        <source>becomes %1</source>
        <translation>wird zu %1</translation>
    </message>
    <message>
        <source>the condition is false</source>
        <translation>die Bedingung ist falsch</translation>
    </message>
    <message>
        <source>conditional: the model does not say enough</source>
        <translation>bedingt: Das Modell sagt nicht genug</translation>
    </message>
    <message>
        <source>a result inside is used outside</source>
        <translation>ein inneres Ergebnis wird außen verwendet</translation>
    </message>
    <message>
        <source>it would close a cycle</source>
        <translation>es würde einen Zyklus schließen</translation>
    </message>
    <message>
        <source>the replacement makes no sense here</source>
        <translation>der Ersatz ergibt hier keinen Sinn</translation>
    </message>
    <message>
        <source>rewritten too often</source>
        <translation>zu oft umgeschrieben</translation>
    </message>
    <message>
        <source>another match has some of its operators</source>
        <translation>ein anderer Treffer hat einige seiner Operatoren</translation>
    </message>
    <message>
        <source>a check went wrong</source>
        <translation>eine Prüfung ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>Rules rewrite the model first: %1 in %2; %3 becomes %4.</source>
        <translation>Zuerst schreiben Regeln das Modell um: %1 in %2; aus %3 wird %4.</translation>
    </message>
    <message>
        <source>Rules rewrite the model first: %1 in %2; %3 become %4.</source>
        <translation>Zuerst schreiben Regeln das Modell um: %1 in %2; aus %3 werden %4.</translation>
    </message>
    <message>
        <source>Rules rewrite the model first: %1 in %2 of %3; %4 becomes %5.</source>
        <translation>Zuerst schreiben Regeln das Modell um: %1 in %2 von %3; aus %4 wird %5.</translation>
    </message>
    <message>
        <source>Rules rewrite the model first: %1 in %2 of %3; %4 become %5.</source>
        <translation>Zuerst schreiben Regeln das Modell um: %1 in %2 von %3; aus %4 werden %5.</translation>
    </message>
    <message>
        <source>%1 match is conditional, and not rewritten: the model does not say enough.</source>
        <translation>%1 Treffer ist bedingt und wird nicht umgeschrieben: Das Modell sagt nicht genug.</translation>
    </message>
    <message>
        <source>%1 matches are conditional, and not rewritten: the model does not say enough.</source>
        <translation>%1 Treffer sind bedingt und werden nicht umgeschrieben: Das Modell sagt nicht genug.</translation>
    </message>
    <message>
        <source>%1 before, %2 after</source>
        <translation>%1 vorher, %2 danach</translation>
    </message>
    <message>
        <source>%1: %2 became %3</source>
        <translation>%1: Aus %2 wurde %3</translation>
    </message>
    <message>
        <source>The stage %1 stopped after %2 rewrites: no more are allowed.</source>
        <translation>Die Stufe %1 hielt nach %2 Umschreibungen an: Mehr sind nicht erlaubt.</translation>
    </message>
    <message>
        <source>The stage %1 stopped after %2 rewrites: they form an endless cycle (%3).</source>
        <translation>Die Stufe %1 hielt nach %2 Umschreibungen an: Sie bilden einen endlosen Zyklus (%3).</translation>
    </message>
    <message>
        <source>A condition that excludes what the rules make ends that.</source>
        <translation>Eine Bedingung, die ausschließt, was die Regeln machen, beendet das.</translation>
    </message>
    <message>
        <source>This replacement gives `%1` the shape %2, but it makes %3 (`%4`).</source>
        <translation>Dieser Ersatz gibt `%1` die Form %2, macht aber %3 (`%4`).</translation>
    </message>
    <message>
        <source>This replacement gives `%1` the shape %2, but it makes %3 (`%4` and %5 more).</source>
        <translation>Dieser Ersatz gibt `%1` die Form %2, macht aber %3 (`%4` und %5 weitere).</translation>
    </message>
    <message>
        <source>Say the shape, or replace the operator by another one.</source>
        <translation>Geben Sie die Form an, oder ersetzen Sie den Operator durch einen anderen.</translation>
    </message>
    <message>
        <source>It already matches at every %1 in these modules.</source>
        <translation>In diesen Modulen passt sie bereits an jedem %1.</translation>
    </message>
    <message>
        <source>There is no %1 in these modules.</source>
        <translation>In diesen Modulen gibt es kein %1.</translation>
    </message>
    <message>
        <source>The nearest miss, at %1, ends at %2: %3.</source>
        <translation>Der nächste Beinahetreffer, an %1, endet bei %2: %3.</translation>
    </message>
    <message>
        <source>The nearest miss, at %1 in %2, ends at %3: %4.</source>
        <translation>Der nächste Beinahetreffer, an %1 in %2, endet bei %3: %4.</translation>
    </message>
    <message>
        <source>The nearest miss, at %1, most in %2, ends at %3: %4.</source>
        <translation>Der nächste Beinahetreffer, an %1, die meisten in %2, endet bei %3: %4.</translation>
    </message>
    <message>
        <source>%1 of rule `%2` may not fit on %3: needs at least %4 (%5) for weights and live values, and `%6` plans with %7, %8 of what is there.</source>
        <translation>Vielleicht zu groß für %3: %1 der Regel `%2`. Für Gewichte und gleichzeitig lebendige Werte sind mindestens %4 (%5) nötig; `%6` plant mit %7, %8 des Vorhandenen.</translation>
    </message>
    <message>
        <source>%1 of rule `%2` may not fit on %3: needs at least %4 (%5) for weights and live values, and there are %6 on the chip.</source>
        <translation>Vielleicht zu groß für %3: %1 der Regel `%2`. Für Gewichte und gleichzeitig lebendige Werte sind mindestens %4 (%5) nötig; auf dem Chip sind %6.</translation>
    </message>
    <message>
        <source>%1 sections</source>
        <translation>%1 Abschnitte</translation>
    </message>
    <message>
        <source>%1 units, %2 available</source>
        <translation>%1 Einheiten, %2 vorhanden</translation>
    </message>
    <message>
        <source>`%1` must be a number above 0 and at most 1e30.</source>
        <translation>`%1` muss eine Zahl über 0 und höchstens 1e30 sein.</translation>
    </message>
    <message>
        <source>`%1` must be a whole number up to 1,000,000,000.</source>
        <translation>`%1` muss eine ganze Zahl bis 1.000.000.000 sein.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an output of the model.</source>
        <translation>&quot;%1&quot; ist kein Ausgang des Modells.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an input or parameter of the model.</source>
        <translation>&quot;%1&quot; ist kein Eingang und kein Parameter des Modells.</translation>
    </message>
    <message>
        <source>With and without %1: each becomes a pattern of its own.</source>
        <translation>Mit und ohne %1: jedes Mal ein eigenes Muster.</translation>
    </message>
    <message>
        <source>Each option of %1 becomes a pattern of its own.</source>
        <translation>Jede Option von %1 ist ein eigenes Muster.</translation>
    </message>
    <message>
        <source>Each operator accepted by %1 becomes a pattern of its own.</source>
        <translation>Jeder Operator, den %1 nimmt, ist ein eigenes Muster.</translation>
    </message>
    <message>
        <source>Chains of %1 are written out up to %2 operators.</source>
        <translation>Ketten von %1 sind bis zu %2 Operatoren ausgeschrieben.</translation>
    </message>
    <message>
        <source>Context is not asked for: %1.</source>
        <translation>Nach Kontext wird nicht gefragt: %1.</translation>
    </message>
    <message>
        <source>No context in %1, and the pattern falls apart without it, so it is included: %2.</source>
        <translation>In %1 gibt es keinen Kontext, und ohne ihn zerfällt das Muster; also ist er dabei: %2.</translation>
    </message>
    <message>
        <source>In %1 this is the same pattern as %2, which is tried first, so it is left out.</source>
        <translation>In %1 ist dies dasselbe Muster wie %2, das zuerst probiert wird; daher entfällt es.</translation>
    </message>
    <message>
        <source>In %1 this is the same pattern as %2, which are tried first, so it is left out.</source>
        <translation>In %1 ist dies dasselbe Muster wie %2, die zuerst probiert werden; daher entfällt es.</translation>
    </message>
    <message>
        <source>In %1 one of its patterns is the same as that of %2, which is tried first, so it is left out.</source>
        <translation>In %1 ist eines seiner Muster dasselbe wie das von %2, das zuerst probiert wird; daher entfällt es.</translation>
    </message>
    <message>
        <source>In %1 some of its patterns are the same as those of %2, which is tried first, so they are left out.</source>
        <translation>In %1 sind einige seiner Muster dieselben wie die von %2, das zuerst probiert wird; daher entfallen sie.</translation>
    </message>
    <message>
        <source>In %1 some of its patterns are the same as those of %2, which are tried first, so they are left out.</source>
        <translation>In %1 sind einige seiner Muster dieselben wie die von %2, die zuerst probiert werden; daher entfallen sie.</translation>
    </message>
    <message>
        <source>%1 before, %2 after; rules of %3.</source>
        <translation>%1 vorher, %2 danach; Regeln aus %3.</translation>
    </message>
    <message>
        <source>%1 before, %2 after.</source>
        <translation>%1 vorher, %2 danach.</translation>
    </message>
    <message>
        <source>%1 match is refused because of %2.</source>
        <translation>%1 Treffer wird abgelehnt wegen %2.</translation>
    </message>
    <message>
        <source>%1 matches are refused because of %2.</source>
        <translation>%1 Treffer werden abgelehnt wegen %2.</translation>
    </message>
    <message>
        <source>%1 matches are refused, most because of %2.</source>
        <translation>%1 Treffer werden abgelehnt, die meisten wegen %2.</translation>
    </message>
    <message>
        <source>%1 match is conditional because of %2.</source>
        <translation>%1 Treffer ist bedingt wegen %2.</translation>
    </message>
    <message>
        <source>%1 matches are conditional because of %2.</source>
        <translation>%1 Treffer sind bedingt wegen %2.</translation>
    </message>
    <message>
        <source>%1 matches are conditional, most because of %2.</source>
        <translation>%1 Treffer sind bedingt, die meisten wegen %2.</translation>
    </message>
    <message>
        <source>It does not settle: %1.</source>
        <translation>Sie kommt nicht zur Ruhe: %1.</translation>
    </message>
    <message>
        <source>It was stopped by its limit.</source>
        <translation>Sie wurde an ihrer Grenze angehalten.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no gradient: its elements are %2.</source>
        <translation>&quot;%1&quot; hat keinen Gradienten: Seine Elemente sind %2.</translation>
    </message>
    <message>
        <source>Only real and complex numbers have one.</source>
        <translation>Nur reelle und komplexe Zahlen haben einen.</translation>
    </message>
    <message>
        <source>It is the result of an operator.</source>
        <translation>Es ist das Ergebnis eines Operators.</translation>
    </message>
    <message>
        <source>It is an input of the body of an operator.</source>
        <translation>Es ist ein Eingang des Rumpfs eines Operators.</translation>
    </message>
    <message>
        <source>It belongs to the body of an operator: &quot;parameters&quot; includes those.</source>
        <translation>Es gehört zum Rumpf eines Operators: &quot;parameters&quot; schließt solche ein.</translation>
    </message>
    <message>
        <source>the whole match</source>
        <translation>der ganze Treffer</translation>
    </message>
    <message>
        <source>a tag of the pattern</source>
        <translation>eine Marke des Musters</translation>
    </message>
    <message>
        <source>an operator of the model</source>
        <translation>ein Operator des Modells</translation>
    </message>
    <message>
        <source>a type of elements</source>
        <translation>ein Elementtyp</translation>
    </message>
    <message>
        <source>a split around this</source>
        <translation>eine Aufteilung, in der dies steht</translation>
    </message>
    <message>
        <source>It stands for %1(…).</source>
        <translation>Steht für %1(…).</translation>
    </message>
    <message>
        <source>It begins at number %1.</source>
        <translation>Er beginnt bei Nummer %1.</translation>
    </message>
    <message>
        <source>Usual value: %1.</source>
        <translation>Üblicher Wert: %1.</translation>
    </message>
    <message>
        <source>Always true.</source>
        <translation>Immer wahr.</translation>
    </message>
    <message>
        <source>The result of the whole match.</source>
        <translation>Das Ergebnis des ganzen Treffers.</translation>
    </message>
    <message>
        <source>The pattern has no such tag.</source>
        <translation>Das Muster hat keine solche Marke.</translation>
    </message>
    <message>
        <source>Other models call it %1.</source>
        <translation>In anderen Modellen heißt er %1.</translation>
    </message>
    <message>
        <source>The model has none of this name.</source>
        <translation>Das Modell hat keinen dieses Namens.</translation>
    </message>
    <message>
        <source>The model has %1 of this name.</source>
        <translation>Das Modell hat %1 dieses Namens.</translation>
    </message>
    <message>
        <source>The name of an operator.</source>
        <translation>Der Name eines Operators.</translation>
    </message>
    <message>
        <source>A split: what refers to it is about one piece.</source>
        <translation>Eine Aufteilung: Was sich auf sie bezieht, gilt für ein Stück.</translation>
    </message>
    <message>
        <source>It names the result of %1.</source>
        <translation>Nennt das Ergebnis von %1.</translation>
    </message>
    <message>
        <source>It names operand %1 of %2.</source>
        <translation>Nennt Operand %1 von %2.</translation>
    </message>
    <message>
        <source>the name of an operator</source>
        <translation>der Name eines Operators</translation>
    </message>
    <message>
        <source>%1 is not a function of the grammar, and not a macro of this file.</source>
        <translation>%1 ist keine Funktion der Grammatik und kein Makro dieser Datei.</translation>
    </message>
    <message>
        <source>%1 cannot be used in %2.</source>
        <translation>%1 kann hier nicht verwendet werden (%2).</translation>
    </message>
    <message>
        <source>%1 takes %2 operand, not %3: %4.</source>
        <translation>%1 nimmt %2 Operanden, nicht %3: %4.</translation>
    </message>
    <message>
        <source>%1 takes %2 operands, not %3: %4.</source>
        <translation>%1 nimmt %2 Operanden, nicht %3: %4.</translation>
    </message>
    <message>
        <source>%1 takes operands of one type, not %2 and %3.</source>
        <translation>%1 nimmt Operanden desselben Typs, hier sind es %2 und %3.</translation>
    </message>
    <message>
        <source>%1 changes what an operator gives, but its last operand makes no operator.</source>
        <translation>%1 ändert, was ein Operator liefert, aber sein letzter Operand macht keinen Operator.</translation>
    </message>
    <message>
        <source>WITH_SIZE takes a shape or an operand here, not an operator.</source>
        <translation>WITH_SIZE nimmt hier eine Form oder einen Operanden, keinen Operator.</translation>
    </message>
    <message>
        <source>ROUNDUP goes up in steps of a power of 2, which %1 is not.</source>
        <translation>ROUNDUP rundet in Schritten einer Zweierpotenz auf, und %1 ist keine.</translation>
    </message>
    <message>
        <source>%1 is meant to be the root of a replacement, or within SELECT or AUTOSPLIT at its root.</source>
        <translation>%1 gehört an die Wurzel eines Ersatzes oder in SELECT oder AUTOSPLIT an dessen Wurzel.</translation>
    </message>
    <message>
        <source>Nothing in the body refers to the split &quot;%1&quot;: all pieces are the same.</source>
        <translation>Nichts im Rumpf bezieht sich auf die Aufteilung &quot;%1&quot;: Alle Stücke sind gleich.</translation>
    </message>
    <message>
        <source>A pattern is an Op or an OpVarIn.</source>
        <translation>Ein Muster ist ein Op oder ein OpVarIn.</translation>
    </message>
    <message>
        <source>A constraint is a condition, not %1.</source>
        <translation>Eine Einschränkung ist eine Bedingung, nicht %1.</translation>
    </message>
    <message>
        <source>A replacement makes an operator, or is an operand, not %1.</source>
        <translation>Ein Ersatz macht einen Operator oder ist ein Operand, nicht %1.</translation>
    </message>
    <message>
        <source>DType has no tag %1.</source>
        <translation>DType hat keine Marke %1.</translation>
    </message>
    <message>
        <source>The grammar of rules has no operator signs. Write ADD, SUB, MUL or DIV.</source>
        <translation>Die Grammatik der Regeln hat keine Operatorzeichen. Schreiben Sie ADD, SUB, MUL oder DIV.</translation>
    </message>
    <message>
        <source>The name of an operator cannot be empty.</source>
        <translation>Der Name eines Operators darf nicht leer sein.</translation>
    </message>
    <message>
        <source>%1 is not a constant, and not a macro of this file or of one it includes.</source>
        <translation>%1 ist keine Konstante und kein Makro dieser Datei oder einer, die sie einbindet.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be used within the operator that it names.</source>
        <translation>&quot;%1&quot; kann nicht in dem Operator verwendet werden, den es benennt.</translation>
    </message>
    <message>
        <source>&quot;*&quot; stands for the whole match; it cannot be a part of the pattern.</source>
        <translation>&quot;*&quot; steht für den ganzen Treffer und kann kein Teil des Musters sein.</translation>
    </message>
    <message>
        <source>&quot;*&quot; stands for the match itself, so this replaces it with what it is.</source>
        <translation>&quot;*&quot; steht für den Treffer selbst, also würde er durch sich selbst ersetzt.</translation>
    </message>
    <message>
        <source>The pattern has no tag %1.</source>
        <translation>Das Muster hat keine Marke %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; already names another operator. Choose another tag.</source>
        <translation>&quot;%1&quot; benennt schon einen anderen Operator. Wählen Sie eine andere Marke.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; already names another split of this rule. Choose another tag.</source>
        <translation>&quot;%1&quot; benennt schon eine andere Aufteilung dieser Regel. Wählen Sie eine andere Marke.</translation>
    </message>
    <message>
        <source>The macro %1 uses itself. A macro cannot be expanded within itself.</source>
        <translation>Das Makro %1 verwendet sich selbst. Ein Makro kann nicht in sich selbst expandiert werden.</translation>
    </message>
    <message>
        <source>The macros of this file expand to too much text.</source>
        <translation>Die Makros dieser Datei expandieren zu zu viel Text.</translation>
    </message>
    <message>
        <source>This call of a macro has no closing parenthesis.</source>
        <translation>Dieser Makroaufruf hat keine schließende Klammer.</translation>
    </message>
    <message>
        <source>The macro %1 takes %2 arguments, not %3.</source>
        <translation>Das Makro %1 nimmt %2 Argumente, nicht %3.</translation>
    </message>
    <message>
        <source>An option of the graph.</source>
        <translation>Eine Option des Graphen.</translation>
    </message>
    <message>
        <source>A pass is a name, or a name, a sign and a number: EARLY, EARLY + 1.</source>
        <translation>Ein Durchgang ist ein Name, oder ein Name, ein Vorzeichen und eine Zahl: EARLY, EARLY + 1.</translation>
    </message>
    <message>
        <source>%1 is not a pass, so this rule does not run.</source>
        <translation>%1 ist kein Durchgang, also läuft diese Regel nicht.</translation>
    </message>
    <message>
        <source>A flag is a name, or 0 for none.</source>
        <translation>Ein Flag ist ein Name, oder 0 für keines.</translation>
    </message>
    <message>
        <source>A rule has %1 parts: pass, flag, pattern, constraint and replacement, not %2.</source>
        <translation>Eine Regel hat %1 Teile: Durchgang, Flag, Muster, Einschränkung und Ersatz, nicht %2.</translation>
    </message>
    <message>
        <source>A rule has %1 parts: pass, pattern, constraint and replacement, not %2.</source>
        <translation>Eine Regel hat %1 Teile: Durchgang, Muster, Einschränkung und Ersatz, nicht %2.</translation>
    </message>
    <message>
        <source>This file has no rules. It defines %1 operator: %2; ….</source>
        <translation>Diese Datei hat keine Regeln. Sie definiert %1 Operator: %2; ….</translation>
    </message>
    <message>
        <source>This file has no rules. It defines %1 operator: %2.</source>
        <translation>Diese Datei hat keine Regeln. Sie definiert %1 Operator: %2.</translation>
    </message>
    <message>
        <source>This file has no rules. It defines %1 operators: %2; ….</source>
        <translation>Diese Datei hat keine Regeln. Sie definiert %1 Operatoren: %2; ….</translation>
    </message>
    <message>
        <source>This file has no rules. It defines %1 operators: %2.</source>
        <translation>Diese Datei hat keine Regeln. Sie definiert %1 Operatoren: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was not found, so its macros are unknown. Put it beside this file, or name its folder with --include or in Preferences.</source>
        <translation>&quot;%1&quot; wurde nicht gefunden, also sind seine Makros unbekannt. Legen Sie es neben diese Datei, oder geben Sie seinen Ordner mit --include oder in den Einstellungen an.</translation>
    </message>
    <message>
        <source>The number without its sign.</source>
        <translation>Die Zahl ohne ihr Vorzeichen.</translation>
    </message>
    <message>
        <source>The sum of all operands.</source>
        <translation>Die Summe aller Operanden.</translation>
    </message>
    <message>
        <source>True where all operands are.</source>
        <translation>Wahr, wenn alle Operanden wahr sind.</translation>
    </message>
    <message>
        <source>Makes the body for pieces of the result along an axis, and joins them.</source>
        <translation>Macht den Rumpf für Stücke des Ergebnisses entlang einer Achse und fügt sie zusammen.</translation>
    </message>
    <message>
        <source>The shape that a C++ function gives for the piece.</source>
        <translation>Die Form, die eine C++-Funktion für das Stück angibt.</translation>
    </message>
    <message>
        <source>An element of a constant as a float; NaN where there is none.</source>
        <translation>Ein Element einer Konstante als Gleitkommazahl; NaN, wenn es keines gibt.</translation>
    </message>
    <message>
        <source>True where a constant has such an element.</source>
        <translation>Wahr, wenn eine Konstante ein solches Element hat.</translation>
    </message>
    <message>
        <source>An element of a constant as an int; MIN_INT where there is none.</source>
        <translation>Ein Element einer Konstante als Ganzzahl; MIN_INT, wenn es keines gibt.</translation>
    </message>
    <message>
        <source>True where a constant has such an element and it is an int.</source>
        <translation>Wahr, wenn eine Konstante ein solches Element hat und es eine Ganzzahl ist.</translation>
    </message>
    <message>
        <source>The extent along an axis, counted from 0.</source>
        <translation>Die Ausdehnung entlang einer Achse, von 0 an gezählt.</translation>
    </message>
    <message>
        <source>The quotient; of whole numbers cut off towards zero.</source>
        <translation>Der Quotient; bei ganzen Zahlen zur Null hin abgeschnitten.</translation>
    </message>
    <message>
        <source>The number of a type as a type.</source>
        <translation>Die Nummer eines Typs als Typ.</translation>
    </message>
    <message>
        <source>The type of the elements.</source>
        <translation>Der Typ der Elemente.</translation>
    </message>
    <message>
        <source>How many bytes an element has.</source>
        <translation>Wie viele Bytes ein Element hat.</translation>
    </message>
    <message>
        <source>True where both are equal; also of types.</source>
        <translation>Wahr, wenn beide gleich sind; auch für Typen.</translation>
    </message>
    <message>
        <source>What a C++ function says; unknown here until you answer for it.</source>
        <translation>Was eine C++-Funktion sagt; hier unbekannt, bis Sie für sie antworten.</translation>
    </message>
    <message>
        <source>What a C++ function makes; unknown here.</source>
        <translation>Was eine C++-Funktion macht; hier unbekannt.</translation>
    </message>
    <message>
        <source>The value as a float.</source>
        <translation>Der Wert als Gleitkommazahl.</translation>
    </message>
    <message>
        <source>An operator of the default package instead of the one being defined.</source>
        <translation>Ein Operator aus dem Standardpaket statt aus dem, das gerade definiert wird.</translation>
    </message>
    <message>
        <source>True where the first is not less.</source>
        <translation>Wahr, wenn der erste nicht kleiner ist.</translation>
    </message>
    <message>
        <source>True where the first is greater.</source>
        <translation>Wahr, wenn der erste größer ist.</translation>
    </message>
    <message>
        <source>How many operands its operator has.</source>
        <translation>Wie viele Operanden sein Operator hat.</translation>
    </message>
    <message>
        <source>An operand of the operator that makes this one.</source>
        <translation>Ein Operand des Operators, der diesen erzeugt.</translation>
    </message>
    <message>
        <source>The value as an int.</source>
        <translation>Der Wert als Ganzzahl.</translation>
    </message>
    <message>
        <source>True for a power of 2.</source>
        <translation>Wahr für eine Zweierpotenz.</translation>
    </message>
    <message>
        <source>The operand with the number of the iteration.</source>
        <translation>Der Operand mit der Nummer des Schleifendurchlaufs.</translation>
    </message>
    <message>
        <source>The number of the iteration.</source>
        <translation>Die Nummer des Schleifendurchlaufs.</translation>
    </message>
    <message>
        <source>How many elements of an axis a class of tensors keeps together; unknown here.</source>
        <translation>Wie viele Elemente einer Achse eine Tensorklasse zusammenhält; hier unbekannt.</translation>
    </message>
    <message>
        <source>True where the first is not greater.</source>
        <translation>Wahr, wenn der erste nicht größer ist.</translation>
    </message>
    <message>
        <source>Gives the result of an operator a tag.</source>
        <translation>Gibt dem Ergebnis eines Operators eine Marke.</translation>
    </message>
    <message>
        <source>True where the first is less.</source>
        <translation>Wahr, wenn der erste kleiner ist.</translation>
    </message>
    <message>
        <source>The greatest operand.</source>
        <translation>Der größte Operand.</translation>
    </message>
    <message>
        <source>The least operand.</source>
        <translation>Der kleinste Operand.</translation>
    </message>
    <message>
        <source>The remainder, with the sign of the second operand.</source>
        <translation>Der Rest, mit dem Vorzeichen des zweiten Operanden.</translation>
    </message>
    <message>
        <source>The product of all operands.</source>
        <translation>Das Produkt aller Operanden.</translation>
    </message>
    <message>
        <source>True where both differ; also of types.</source>
        <translation>Wahr, wenn beide verschieden sind; auch für Typen.</translation>
    </message>
    <message>
        <source>The number with the other sign.</source>
        <translation>Die Zahl mit dem anderen Vorzeichen.</translation>
    </message>
    <message>
        <source>True where the operand is false.</source>
        <translation>Wahr, wenn der Operand falsch ist.</translation>
    </message>
    <message>
        <source>An option of the graph as a bool.</source>
        <translation>Eine Option des Graphen als Wahrheitswert.</translation>
    </message>
    <message>
        <source>An option of the graph as a float.</source>
        <translation>Eine Option des Graphen als Gleitkommazahl.</translation>
    </message>
    <message>
        <source>An option of the graph as an int.</source>
        <translation>Eine Option des Graphen als Ganzzahl.</translation>
    </message>
    <message>
        <source>An option of the graph as a size.</source>
        <translation>Eine Option des Graphen als Größe.</translation>
    </message>
    <message>
        <source>The base with one more operand for each number.</source>
        <translation>Die Basis mit je einem weiteren Operanden für jede Zahl.</translation>
    </message>
    <message>
        <source>True where one of the operands is.</source>
        <translation>Wahr, wenn einer der Operanden wahr ist.</translation>
    </message>
    <message>
        <source>How many results its operator has.</source>
        <translation>Wie viele Ergebnisse sein Operator hat.</translation>
    </message>
    <message>
        <source>Another result of the operator that makes this one.</source>
        <translation>Ein anderes Ergebnis des Operators, der diesen erzeugt.</translation>
    </message>
    <message>
        <source>An operator with exactly these operands; in a replacement a new one.</source>
        <translation>Ein Operator mit genau diesen Operanden; in einem Ersatz ein neuer.</translation>
    </message>
    <message>
        <source>One result of an operator that has several.</source>
        <translation>Ein Ergebnis eines Operators, der mehrere hat.</translation>
    </message>
    <message>
        <source>An operator with at least these operands.</source>
        <translation>Ein Operator mit mindestens diesen Operanden.</translation>
    </message>
    <message>
        <source>The operand of a tag; the tag alone means the same.</source>
        <translation>Der Operand zu einer Marke; die Marke allein bedeutet dasselbe.</translation>
    </message>
    <message>
        <source>The rank: 4, or 5; lower ranks are filled with 1 in front.</source>
        <translation>Der Rang: 4 oder 5; niedrigere Ränge werden vorn mit 1 aufgefüllt.</translation>
    </message>
    <message>
        <source>The remainder, with the sign of the first operand.</source>
        <translation>Der Rest, mit dem Vorzeichen des ersten Operanden.</translation>
    </message>
    <message>
        <source>The next multiple of the step, which is a power of 2.</source>
        <translation>Das nächste Vielfache des Schritts, der eine Zweierpotenz ist.</translation>
    </message>
    <message>
        <source>Sets one extent of what is made.</source>
        <translation>Setzt eine Ausdehnung dessen, was gemacht wird.</translation>
    </message>
    <message>
        <source>True where the types are equal, and the quantization of quantized ones too.</source>
        <translation>Wahr, wenn die Typen gleich sind, bei quantisierten auch die Quantisierung.</translation>
    </message>
    <message>
        <source>True where both are the same result.</source>
        <translation>Wahr, wenn beide dasselbe Ergebnis sind.</translation>
    </message>
    <message>
        <source>The second operand where the condition holds, else the third.</source>
        <translation>Der zweite Operand, wenn die Bedingung gilt, sonst der dritte.</translation>
    </message>
    <message>
        <source>The shape that a C++ function gives; unknown here.</source>
        <translation>Die Form, die eine C++-Funktion angibt; hier unbekannt.</translation>
    </message>
    <message>
        <source>The axis that is split.</source>
        <translation>Die Achse, die aufgeteilt wird.</translation>
    </message>
    <message>
        <source>How large the piece is.</source>
        <translation>Wie groß das Stück ist.</translation>
    </message>
    <message>
        <source>Where the piece begins.</source>
        <translation>Wo das Stück beginnt.</translation>
    </message>
    <message>
        <source>The step size of the quantization; 1.0 for floats.</source>
        <translation>Die Schrittweite der Quantisierung; 1.0 bei Gleitkommazahlen.</translation>
    </message>
    <message>
        <source>The first operand less the second one.</source>
        <translation>Der erste Operand minus der zweite.</translation>
    </message>
    <message>
        <source>The value as a size.</source>
        <translation>Der Wert als Größe.</translation>
    </message>
    <message>
        <source>Sets how many results the operator has.</source>
        <translation>Setzt, wie viele Ergebnisse der Operator hat.</translation>
    </message>
    <message>
        <source>Sets type and quantization of what is made, by value.</source>
        <translation>Setzt Typ und Quantisierung dessen, was gemacht wird, durch Werte.</translation>
    </message>
    <message>
        <source>Keeps the number of an operator; nothing else changes.</source>
        <translation>Behält die Nummer eines Operators; sonst ändert sich nichts.</translation>
    </message>
    <message>
        <source>Sets shape, type and quantization of what is made.</source>
        <translation>Setzt Form, Typ und Quantisierung dessen, was gemacht wird.</translation>
    </message>
    <message>
        <source>Sets the shape of what is made.</source>
        <translation>Setzt die Form dessen, was gemacht wird.</translation>
    </message>
    <message>
        <source>Keeps how an operator was split; nothing else changes.</source>
        <translation>Behält, wie ein Operator aufgeteilt wurde; sonst ändert sich nichts.</translation>
    </message>
    <message>
        <source>Sets type and quantization of what is made.</source>
        <translation>Setzt Typ und Quantisierung dessen, was gemacht wird.</translation>
    </message>
    <message>
        <source>Puts an operator around another one, unless that is one of the same name.</source>
        <translation>Legt einen Operator um einen anderen, außer wenn dieser schon so heißt.</translation>
    </message>
    <message>
        <source>Puts an operator around another one.</source>
        <translation>Legt einen Operator um einen anderen.</translation>
    </message>
    <message>
        <source>True where an odd number of operands is.</source>
        <translation>Wahr, wenn eine ungerade Zahl von Operanden wahr ist.</translation>
    </message>
    <message>
        <source>The zero offset of the quantization; 0 for floats.</source>
        <translation>Der Nullpunkt der Quantisierung; 0 bei Gleitkommazahlen.</translation>
    </message>
    <message>
        <source>A constant with a float many times.</source>
        <translation>Eine Konstante, die eine Gleitkommazahl vielfach enthält.</translation>
    </message>
    <message>
        <source>A constant with an int many times.</source>
        <translation>Eine Konstante, die eine Ganzzahl vielfach enthält.</translation>
    </message>
    <message>
        <source>A constant with these ints.</source>
        <translation>Eine Konstante mit diesen Ganzzahlen.</translation>
    </message>
    <message>
        <source>A constant with one float.</source>
        <translation>Eine Konstante mit einer Gleitkommazahl.</translation>
    </message>
    <message>
        <source>A constant with one int.</source>
        <translation>Eine Konstante mit einer Ganzzahl.</translation>
    </message>
    <message>
        <source>The shape of an operand.</source>
        <translation>Die Form eines Operanden.</translation>
    </message>
    <message>
        <source>a number or a condition</source>
        <translation>eine Zahl oder eine Bedingung</translation>
    </message>
    <message>
        <source>a tag or an operator</source>
        <translation>eine Marke oder ein Operator</translation>
    </message>
    <message>
        <source>the tag of a split</source>
        <translation>die Marke einer Aufteilung</translation>
    </message>
    <message>
        <source>a new tag of a split</source>
        <translation>eine neue Marke einer Aufteilung</translation>
    </message>
    <message>
        <source>the name of a function or a class</source>
        <translation>der Name einer Funktion oder Klasse</translation>
    </message>
    <message>
        <source>the name of an option</source>
        <translation>der Name einer Option</translation>
    </message>
    <message>
        <source>an operator or an operand</source>
        <translation>ein Operator oder ein Operand</translation>
    </message>
    <message>
        <source>a shape or an operand</source>
        <translation>eine Form oder ein Operand</translation>
    </message>
    <message>
        <source>a value or an operand</source>
        <translation>ein Wert oder ein Operand</translation>
    </message>
    <message>
        <source>This replacement cannot be made (%1).</source>
        <translation>Dieser Ersatz kann nicht gemacht werden (%1).</translation>
    </message>
    <message>
        <source>The operators of this pattern form a cycle.</source>
        <translation>Die Operatoren dieses Musters bilden einen Zyklus.</translation>
    </message>
    <message>
        <source>No match of this pattern is possible.</source>
        <translation>Kein Treffer dieses Musters ist möglich.</translation>
    </message>
    <message>
        <source>This replacement cannot be made.</source>
        <translation>Dieser Ersatz kann nicht gemacht werden.</translation>
    </message>
    <message>
        <source>The helpers of this rule expand to too much.</source>
        <translation>Die Hilfsmakros dieser Regel expandieren zu zu viel Text.</translation>
    </message>
    <message>
        <source>Whether operators that quantize and dequantize become encodings.</source>
        <translation>Ob Operatoren, die quantisieren und dequantisieren, zu Kodierungen werden.</translation>
    </message>
    <message>
        <source>Whether rules see images with their channels last, or as the model has them.</source>
        <translation>Ob Regeln Bilder mit den Kanälen zuletzt sehen oder so, wie das Modell sie hat.</translation>
    </message>
    <message>
        <source>%1 is not a pass.</source>
        <translation>%1 ist kein Durchgang.</translation>
    </message>
    <message>
        <source>Remove the indentation</source>
        <translation>Die Einrückung entfernen</translation>
    </message>
    <message>
        <source>Qualcomm&apos;s rule parser only finds rules that begin at the start of a line.</source>
        <translation>Der Regelparser von Qualcomm findet nur Regeln, die am Zeilenanfang beginnen.</translation>
    </message>
    <message>
        <source>This call has no closing parenthesis. Add one before the next rule begins.</source>
        <translation>Dieser Aufruf hat keine schließende Klammer. Setzen Sie eine, bevor die nächste Regel beginnt.</translation>
    </message>
    <message>
        <source>Add a closing parenthesis</source>
        <translation>Eine schließende Klammer einfügen</translation>
    </message>
    <message>
        <source>The rule ends before this: there is one closing parenthesis too many.</source>
        <translation>Die Regel endet davor: Eine schließende Klammer ist zu viel.</translation>
    </message>
    <message>
        <source>This rule is too large to be read.</source>
        <translation>Diese Regel ist zu groß, um gelesen zu werden.</translation>
    </message>
    <message>
        <source>This condition has no #endif. Add one, or remove the condition.</source>
        <translation>Diese Bedingung hat kein #endif. Fügen Sie eines hinzu, oder entfernen Sie die Bedingung.</translation>
    </message>
    <message>
        <source>There is no #if that this belongs to. Remove it, or add one.</source>
        <translation>Dazu gibt es kein #if. Entfernen Sie dies, oder fügen Sie eines hinzu.</translation>
    </message>
    <message>
        <source>This string has no closing quote.</source>
        <translation>Diese Zeichenkette hat kein schließendes Anführungszeichen.</translation>
    </message>
    <message>
        <source>There is no comma before %1. Operands are separated by commas.</source>
        <translation>Vor %1 fehlt ein Komma. Operanden werden durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>%1 is not part of the grammar, which has only calls, strings, numbers and names.</source>
        <translation>%1 gehört nicht zur Grammatik, die nur Aufrufe, Zeichenketten, Zahlen und Namen hat.</translation>
    </message>
    <message>
        <source>The calls of this rule are nested too deeply.</source>
        <translation>Die Aufrufe dieser Regel sind zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>%1 is not a number, or too large.</source>
        <translation>%1 ist keine Zahl oder zu groß.</translation>
    </message>
    <message>
        <source>A number that begins with 0 is octal in C++: this is %1.</source>
        <translation>Eine Zahl, die mit 0 beginnt, ist in C++ oktal: Dies ist %1.</translation>
    </message>
    <message>
        <source>Write it as a decimal number</source>
        <translation>Als Dezimalzahl schreiben</translation>
    </message>
    <message>
        <source>Qualcomm&apos;s rule parser does not calculate. Write the number, or ADD, SUB, MUL or DIV.</source>
        <translation>Der Regelparser von Qualcomm rechnet nicht. Schreiben Sie die Zahl, oder ADD, SUB, MUL oder DIV.</translation>
    </message>
    <message>
        <source>Write the number</source>
        <translation>Die Zahl schreiben</translation>
    </message>
    <message>
        <source>An operand is missing before this.</source>
        <translation>Davor fehlt ein Operand.</translation>
    </message>
    <message>
        <source>Parentheses contain one operand here.</source>
        <translation>Klammern enthalten hier genau einen Operanden.</translation>
    </message>
    <message>
        <source>The grammar of rules has no casts of C. Write %1(…) instead of (%2).</source>
        <translation>Die Grammatik der Regeln hat keine Casts von C. Schreiben Sie %1(…) statt (%2).</translation>
    </message>
    <message>
        <source>This call has no closing parenthesis.</source>
        <translation>Dieser Aufruf hat keine schließende Klammer.</translation>
    </message>
    <message>
        <source>This operand is %1, not %2.</source>
        <translation>Dieser Operand muss %1 sein, nicht %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 here, not %3.</source>
        <translation>Für %1 wird hier %2 erwartet, nicht %3.</translation>
    </message>
    <message>
        <source>%1 takes %2, not %3.</source>
        <translation>Für %1 wird %2 erwartet, nicht %3.</translation>
    </message>
    <message>
        <source>There is no comma before %1.</source>
        <translation>Vor %1 fehlt ein Komma.</translation>
    </message>
    <message>
        <source>Clean-up of the graph, before all others.</source>
        <translation>Aufräumen des Graphen, vor allen anderen.</translation>
    </message>
    <message>
        <source>The same as GRAPH_CLEANUP.</source>
        <translation>Dasselbe wie GRAPH_CLEANUP.</translation>
    </message>
    <message>
        <source>Before operators are translated.</source>
        <translation>Vor dem Übersetzen der Operatoren.</translation>
    </message>
    <message>
        <source>Translates operators of QNN.</source>
        <translation>Übersetzt Operatoren von QNN.</translation>
    </message>
    <message>
        <source>Before tiling.</source>
        <translation>Vor dem Zerlegen in Kacheln.</translation>
    </message>
    <message>
        <source>Cuts operators to tiles.</source>
        <translation>Zerlegt Operatoren in Kacheln.</translation>
    </message>
    <message>
        <source>Operators that need several others.</source>
        <translation>Operatoren, die mehrere andere brauchen.</translation>
    </message>
    <message>
        <source>Behind tiling.</source>
        <translation>Nach dem Zerlegen in Kacheln.</translation>
    </message>
    <message>
        <source>Moves tensors to the fast memory; just before LATE.</source>
        <translation>Verschiebt Tensoren in den schnellen Speicher; kurz vor LATE.</translation>
    </message>
    <message>
        <source>The last changes, of formats and memory.</source>
        <translation>Die letzten Änderungen, an Formaten und Speicher.</translation>
    </message>
    <message>
        <source>Chooses formats and memory; just behind LATE.</source>
        <translation>Wählt Formate und Speicher; kurz nach LATE.</translation>
    </message>
    <message>
        <source>Floats of 32 bits may be calculated with 16.</source>
        <translation>Mit Gleitkommazahlen von 32 Bit darf in 16 Bit gerechnet werden.</translation>
    </message>
    <message>
        <source>The height of tiles.</source>
        <translation>Die Höhe der Kacheln.</translation>
    </message>
    <message>
        <source>How many bytes a tensor may have that is kept in the fast memory.</source>
        <translation>Wie viele Bytes ein Tensor haben darf, der im schnellen Speicher bleibt.</translation>
    </message>
    <message>
        <source>How many vector threads work at the same time.</source>
        <translation>Wie viele Vektor-Threads gleichzeitig arbeiten.</translation>
    </message>
    <message>
        <source>The usual size of pieces along the depth.</source>
        <translation>Die übliche Größe der Stücke entlang der Tiefe.</translation>
    </message>
    <message>
        <source>The least size of pieces along the depth.</source>
        <translation>Die kleinste Größe der Stücke entlang der Tiefe.</translation>
    </message>
    <message>
        <source>The least width of pieces.</source>
        <translation>Die kleinste Breite der Stücke.</translation>
    </message>
    <message>
        <source>The option tile_height: the height of tiles.</source>
        <translation>Die Option tile_height: die Höhe der Kacheln.</translation>
    </message>
    <message>
        <source>Half of TCM_MAXTENSOR_SIZE.</source>
        <translation>Die Hälfte von TCM_MAXTENSOR_SIZE.</translation>
    </message>
    <message>
        <source>The option tcm_size_for_tiling: how large a tensor may be that is kept in the fast memory.</source>
        <translation>Die Option tcm_size_for_tiling: wie groß ein Tensor sein darf, der im schnellen Speicher bleibt.</translation>
    </message>
    <message>
        <source>True for elements of type QUInt8.</source>
        <translation>Wahr für Elemente vom Typ QUInt8.</translation>
    </message>
    <message>
        <source>True for elements of type QInt8.</source>
        <translation>Wahr für Elemente vom Typ QInt8.</translation>
    </message>
    <message>
        <source>True for elements of type QUInt16.</source>
        <translation>Wahr für Elemente vom Typ QUInt16.</translation>
    </message>
    <message>
        <source>True for elements of type QInt16.</source>
        <translation>Wahr für Elemente vom Typ QInt16.</translation>
    </message>
    <message>
        <source>True for elements of type QInt32.</source>
        <translation>Wahr für Elemente vom Typ QInt32.</translation>
    </message>
    <message>
        <source>True for elements of type Int32.</source>
        <translation>Wahr für Elemente vom Typ Int32.</translation>
    </message>
    <message>
        <source>True for elements of type Float16.</source>
        <translation>Wahr für Elemente vom Typ Float16.</translation>
    </message>
    <message>
        <source>True for elements of type Float32.</source>
        <translation>Wahr für Elemente vom Typ Float32.</translation>
    </message>
    <message>
        <source>The batches: axis 0.</source>
        <translation>Die Batches: Achse 0.</translation>
    </message>
    <message>
        <source>The height: axis 1.</source>
        <translation>Die Höhe: Achse 1.</translation>
    </message>
    <message>
        <source>The width: axis 2.</source>
        <translation>Die Breite: Achse 2.</translation>
    </message>
    <message>
        <source>The depth: axis 3.</source>
        <translation>Die Tiefe: Achse 3.</translation>
    </message>
    <message>
        <source>The height of a filter: axis 0.</source>
        <translation>Die Höhe eines Filters: Achse 0.</translation>
    </message>
    <message>
        <source>The width of a filter: axis 1.</source>
        <translation>Die Breite eines Filters: Achse 1.</translation>
    </message>
    <message>
        <source>The depth of a filter: axis 2.</source>
        <translation>Die Tiefe eines Filters: Achse 2.</translation>
    </message>
    <message>
        <source>The number of filters: axis 3.</source>
        <translation>Die Zahl der Filter: Achse 3.</translation>
    </message>
    <message>
        <source>True where all four extents are equal.</source>
        <translation>Wahr, wenn alle vier Ausdehnungen gleich sind.</translation>
    </message>
    <message>
        <source>The part of an operand that begins at a shape and has another.</source>
        <translation>Der Teil eines Operanden, dessen Anfang eine Form angibt und dessen Größe eine andere.</translation>
    </message>
    <message>
        <source>The part of an operand that belongs to the piece, along the axis that is split.</source>
        <translation>Der Teil eines Operanden, der zum Stück gehört, entlang der aufgeteilten Achse.</translation>
    </message>
    <message>
        <source>The part of an operand that belongs to the piece, along another axis.</source>
        <translation>Der Teil eines Operanden, der zum Stück gehört, entlang einer anderen Achse.</translation>
    </message>
    <message>
        <source>The part of an operand that a filter of this extent needs for the piece.</source>
        <translation>Der Teil eines Operanden, den ein Filter dieser Ausdehnung für das Stück braucht.</translation>
    </message>
    <message>
        <source>True where step size and zero offset are equal, or both are float16 or float32.</source>
        <translation>Wahr, wenn Schrittweite und Nullpunkt gleich sind oder beide float16 oder float32 sind.</translation>
    </message>
    <message>
        <source>True where type, step size and zero offset are equal.</source>
        <translation>Wahr, wenn Typ, Schrittweite und Nullpunkt gleich sind.</translation>
    </message>
    <message>
        <source>True for elements of a quantized type.</source>
        <translation>Wahr für Elemente eines quantisierten Typs.</translation>
    </message>
    <message>
        <source>True where all four extents are 1.</source>
        <translation>Wahr, wenn alle vier Ausdehnungen 1 sind.</translation>
    </message>
    <message>
        <source>True where one of the four extents is not 1.</source>
        <translation>Wahr, wenn eine der vier Ausdehnungen nicht 1 ist.</translation>
    </message>
    <message>
        <source>True where batches, height and width are 1 and the rank is not 5.</source>
        <translation>Wahr, wenn Batches, Höhe und Breite 1 sind und der Rang nicht 5 ist.</translation>
    </message>
    <message>
        <source>The least number that 8 bits without a sign can stand for.</source>
        <translation>Die kleinste Zahl, für die 8 Bit ohne Vorzeichen stehen können.</translation>
    </message>
    <message>
        <source>The greatest number that 8 bits without a sign can stand for.</source>
        <translation>Die größte Zahl, für die 8 Bit ohne Vorzeichen stehen können.</translation>
    </message>
    <message>
        <source>True where the rank is 5 and all extents but the last are 1.</source>
        <translation>Wahr, wenn der Rang 5 ist und alle Ausdehnungen außer der letzten 1 sind.</translation>
    </message>
    <message>
        <source>The operand cast to floats of 16 bits.</source>
        <translation>Der Operand, in Gleitkommazahlen von 16 Bit umgewandelt.</translation>
    </message>
    <message>
        <source>The operator calculates with floats of 16 bits, and its result is cast back.</source>
        <translation>Der Operator rechnet mit Gleitkommazahlen von 16 Bit, und sein Ergebnis wird zurückgewandelt.</translation>
    </message>
    <message>
        <source>A constant, with a tag.</source>
        <translation>Eine Konstante mit einer Marke.</translation>
    </message>
    <message>
        <source>True where all operands are of the type.</source>
        <translation>Wahr, wenn alle Operanden von diesem Typ sind.</translation>
    </message>
    <message>
        <source>True where all operands have elements of type Float16.</source>
        <translation>Wahr, wenn alle Operanden Elemente vom Typ Float16 haben.</translation>
    </message>
    <message>
        <source>True where all operands have elements of type Float32.</source>
        <translation>Wahr, wenn alle Operanden Elemente vom Typ Float32 haben.</translation>
    </message>
    <message>
        <source>Makes the body for as many pieces as there are threads, and joins them.</source>
        <translation>Macht den Rumpf für so viele Stücke, wie es Threads gibt, und fügt sie zusammen.</translation>
    </message>
    <message>
        <source>A cast of C++; the same as UINT.</source>
        <translation>Ein Cast von C++; dasselbe wie UINT.</translation>
    </message>
    <message>
        <source>A cast of C++; the same as INT.</source>
        <translation>Ein Cast von C++; dasselbe wie INT.</translation>
    </message>
    <message>
        <source>A cast of C++; the same as FLOAT.</source>
        <translation>Ein Cast von C++; dasselbe wie FLOAT.</translation>
    </message>
    <message>
        <source>Whether TVM proves this of symbolic sizes is not known.</source>
        <translation>Ob TVM das für symbolische Größen beweist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>It is compared.</source>
        <translation>Es wird verglichen.</translation>
    </message>
    <message>
        <source>Whether TVM calls two lists with equal items equal depends on its version.</source>
        <translation>Ob TVM zwei Listen mit gleichen Elementen gleich nennt, hängt von seiner Version ab.</translation>
    </message>
    <message>
        <source>The attribute value %1 is not modelled.</source>
        <translation>Der Attributwert %1 ist nicht nachgebildet.</translation>
    </message>
    <message>
        <source>A tensor that is an attribute is not modelled.</source>
        <translation>Ein Tensor als Attribut ist nicht nachgebildet.</translation>
    </message>
    <message>
        <source>These attributes belong to an earlier check.</source>
        <translation>Diese Attribute gehören zu einer früheren Abfrage.</translation>
    </message>
    <message>
        <source>The graph does not say the attribute `%1` of `%2`.</source>
        <translation>Der Graph nennt das Attribut `%1` von `%2` nicht.</translation>
    </message>
    <message>
        <source>This map was shown to an earlier question.</source>
        <translation>Diese Zuordnung gehört zu einer früheren Abfrage.</translation>
    </message>
    <message>
        <source>A key of a map is unknown.</source>
        <translation>Ein Schlüssel einer Zuordnung ist unbekannt.</translation>
    </message>
    <message>
        <source>The graph does not keep the contents of `%1`.</source>
        <translation>Der Graph behält den Inhalt von `%1` nicht.</translation>
    </message>
    <message>
        <source>Arrays of different sizes are compared.</source>
        <translation>Arrays verschiedener Größe werden verglichen.</translation>
    </message>
    <message>
        <source>Arithmetic of constants is not modelled.</source>
        <translation>Das Rechnen mit Konstanten ist nicht nachgebildet.</translation>
    </message>
    <message>
        <source>This constant was shown to an earlier question.</source>
        <translation>Diese Konstante gehört zu einer früheren Abfrage.</translation>
    </message>
    <message>
        <source>This item of a constant is not modelled.</source>
        <translation>Dieses Element einer Konstante ist nicht nachgebildet.</translation>
    </message>
    <message>
        <source>Its items decide how the program goes on.</source>
        <translation>Seine Elemente entscheiden, wie das Programm weitergeht.</translation>
    </message>
    <message>
        <source>The graph does not say the shape of `%1`.</source>
        <translation>Der Graph nennt die Form von `%1` nicht.</translation>
    </message>
    <message>
        <source>`tolist` of this constant is not modelled.</source>
        <translation>`tolist` dieser Konstante ist nicht nachgebildet.</translation>
    </message>
    <message>
        <source>What this label takes is not known.</source>
        <translation>Was diese Bezeichnung nimmt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>`%1` has no such argument here.</source>
        <translation>`%1` hat hier kein solches Argument.</translation>
    </message>
    <message>
        <source>Nothing takes this item of `%1`.</source>
        <translation>Nichts nimmt dieses Element von `%1`.</translation>
    </message>
    <message>
        <source>The type of a name is not known here.</source>
        <translation>Der Typ eines Namens ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>TVM has no name for the operator `%1`.</source>
        <translation>TVM hat keinen Namen für den Operator `%1`.</translation>
    </message>
    <message>
        <source>The file does not say which item of `%1` is taken.</source>
        <translation>Die Datei sagt nicht, welches Element von `%1` genommen wird.</translation>
    </message>
    <message>
        <source>A symbolic size is too long to follow.</source>
        <translation>Eine symbolische Größe ist zu lang, um ihr zu folgen.</translation>
    </message>
    <message>
        <source>A symbolic size is calculated with a float.</source>
        <translation>Eine symbolische Größe wird mit einer Gleitkommazahl verrechnet.</translation>
    </message>
    <message>
        <source>The size `%1` is symbolic.</source>
        <translation>Die Größe `%1` ist symbolisch.</translation>
    </message>
    <message>
        <source>Whether this number is an `int` depends on the version of TVM.</source>
        <translation>Ob diese Zahl ein `int` ist, hängt von der Version von TVM ab.</translation>
    </message>
    <message>
        <source>`%1` compares symbolic sizes.</source>
        <translation>`%1` vergleicht symbolische Größen.</translation>
    </message>
    <message>
        <source>The graph does not say the size of axis %1 of %2.</source>
        <translation>Der Graph nennt die Größe von Achse %1 von %2 nicht.</translation>
    </message>
    <message>
        <source>The graph does not say the shape of %1.</source>
        <translation>Der Graph nennt die Form von %1 nicht.</translation>
    </message>
    <message>
        <source>The graph does not say the element type of %1.</source>
        <translation>Der Graph nennt den Elementtyp von %1 nicht.</translation>
    </message>
    <message>
        <source>TVM has no name for the type %1 of %2.</source>
        <translation>TVM hat keinen Namen für den Typ %1 von %2.</translation>
    </message>
    <message>
        <source>The graph does not say how many values the tuple %1 has.</source>
        <translation>Der Graph sagt nicht, wie viele Werte das Tupel %1 hat.</translation>
    </message>
    <message>
        <source>Nothing takes this item of the tuple.</source>
        <translation>Nichts nimmt dieses Element des Tupels.</translation>
    </message>
    <message>
        <source>This object was shown to an earlier question.</source>
        <translation>Dieses Objekt gehört zu einer früheren Abfrage.</translation>
    </message>
    <message>
        <source>`%1.%2` is not modelled.</source>
        <translation>`%1.%2` ist nicht nachgebildet.</translation>
    </message>
    <message>
        <source>Whether %1 is an instance of `this type` is not known.</source>
        <translation>Ob %1 eine Instanz von `this type` ist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Whether %1 is an instance of `%2` is not known.</source>
        <translation>Ob %1 eine Instanz von `%2` ist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>It does not fit into 64 bits.</source>
        <translation>Es passt nicht in 64 Bit.</translation>
    </message>
    <message>
        <source>How TVM writes that there is no type depends on its version.</source>
        <translation>Wie TVM schreibt, dass es keinen Typ gibt, hängt von seiner Version ab.</translation>
    </message>
    <message>
        <source>What numpy makes of this is not modelled.</source>
        <translation>Was numpy daraus macht, ist nicht nachgebildet.</translation>
    </message>
    <message>
        <source>It is given to numpy.</source>
        <translation>Es wird an numpy übergeben.</translation>
    </message>
    <message>
        <source>The graph does not say the argument `%1` of `%2`.</source>
        <translation>Der Graph nennt das Argument `%1` von `%2` nicht.</translation>
    </message>
    <message>
        <source>The intermediate variables of this are not known.</source>
        <translation>Die Zwischenvariablen davon sind nicht bekannt.</translation>
    </message>
    <message>
        <source>The shapes that are multiplied are not known.</source>
        <translation>Die Formen, die multipliziert werden, sind nicht bekannt.</translation>
    </message>
    <message>
        <source>It is the reduced axis.</source>
        <translation>Es ist die reduzierte Achse.</translation>
    </message>
    <message>
        <source>This element type is not known.</source>
        <translation>Dieser Elementtyp ist nicht bekannt.</translation>
    </message>
    <message>
        <source>These are not compared here.</source>
        <translation>Diese werden hier nicht verglichen.</translation>
    </message>
    <message>
        <source>It is given to `%1`.</source>
        <translation>Es wird an `%1` übergeben.</translation>
    </message>
    <message>
        <source>`%1` is given it.</source>
        <translation>`%1` bekommt es übergeben.</translation>
    </message>
    <message>
        <source>a list or tuple</source>
        <translation>eine Liste oder ein Tupel</translation>
    </message>
    <message>
        <source>`%1` has %2 in Relax, and %3 here.</source>
        <translation>`%1` hat in Relax %2, hier aber %3.</translation>
    </message>
    <message>
        <source>`%1` is not an operator of Relax.</source>
        <translation>`%1` ist kein Operator von Relax.</translation>
    </message>
    <message>
        <source>An alternative of `%1` never matches: %2</source>
        <translation>Eine Alternative von `%1` passt nie: %2</translation>
    </message>
    <message>
        <source>TVM tries patterns at calls only, and the root of this one is `%1`.</source>
        <translation>TVM probiert Muster nur an Aufrufen, und die Wurzel dieses Musters ist `%1`.</translation>
    </message>
    <message>
        <source>`%1` finds nothing left: `%2` is tried earlier and takes the calls that it needs. Put the longer pattern last, because what is registered last is tried first.</source>
        <translation>`%1` findet nichts mehr: `%2` wird früher probiert und nimmt die Aufrufe, die es braucht. Setzen Sie das längere Muster ans Ende, denn was zuletzt registriert ist, wird zuerst probiert.</translation>
    </message>
    <message>
        <source>`%1` finds nothing left: `%2` is tried earlier and takes the calls that it needs. Put the longer pattern first.</source>
        <translation>`%1` findet nichts mehr: `%2` wird früher probiert und nimmt die Aufrufe, die es braucht. Setzen Sie das längere Muster an den Anfang.</translation>
    </message>
    <message>
        <source>Only types of tensors are modelled.</source>
        <translation>Nur Typen von Tensoren sind nachgebildet.</translation>
    </message>
    <message>
        <source>It is an index of a pattern.</source>
        <translation>Es ist ein Index eines Musters.</translation>
    </message>
    <message>
        <source>An entry of the list %1</source>
        <translation>Ein Eintrag der Liste %1</translation>
    </message>
    <message>
        <source>The list of patterns cannot be known without running it.</source>
        <translation>Die Liste der Muster lässt sich nicht bestimmen, ohne sie auszuführen.</translation>
    </message>
    <message>
        <source>No pattern is registered as `%1`, neither here nor in a module beside this file.</source>
        <translation>Als `%1` ist kein Muster registriert, weder hier noch in einem Modul neben dieser Datei.</translation>
    </message>
    <message>
        <source>The patterns of this file have too many parts. From here on they are left out.</source>
        <translation>Die Muster dieser Datei haben zu viele Teile. Ab hier werden sie weggelassen.</translation>
    </message>
    <message>
        <source>The annotation `%1` of `%2` is no part of the pattern, so checks never see it.</source>
        <translation>Die Annotation `%1` von `%2` ist kein Teil des Musters, also sehen Prüfungen sie nie.</translation>
    </message>
    <message>
        <source>The parameter `%1` is given by whoever makes a `%2`.</source>
        <translation>Den Parameter `%1` übergibt, wer ein `%2` erzeugt.</translation>
    </message>
    <message>
        <source>The parameter `%1` is given by whoever calls.</source>
        <translation>Den Parameter `%1` übergibt der Aufrufer.</translation>
    </message>
    <message>
        <source>`%1` gives the first match only. The others are what it would find next if the operators of earlier ones were gone.</source>
        <translation>`%1` liefert nur den ersten Treffer. Die anderen sind, was es als Nächstes fände, wenn die Operatoren früherer weg wären.</translation>
    </message>
    <message>
        <source>Fusewright shows where `%1` finds its pattern. What the callback returns is not applied.</source>
        <translation>Fusewright zeigt, wo `%1` sein Muster findet. Was der Callback zurückgibt, wird nicht angewendet.</translation>
    </message>
    <message>
        <source>The context does not say that patterns use each other, so TVM never finds it.</source>
        <translation>Der Kontext sagt nicht, dass Muster einander verwenden, also findet TVM es nie.</translation>
    </message>
    <message>
        <source>A shape is compared with that of a pattern that the context does not have: TVM stops here.</source>
        <translation>Eine Form wird mit der eines Musters verglichen, das der Kontext nicht hat: TVM bricht hier ab.</translation>
    </message>
    <message>
        <source>The file looks for more patterns than are read. From here on they are left out.</source>
        <translation>Die Datei sucht mehr Muster, als gelesen werden. Ab hier werden sie weggelassen.</translation>
    </message>
    <message>
        <source>`%1` is known only to a running TVM.</source>
        <translation>`%1` kennt nur ein laufendes TVM.</translation>
    </message>
    <message>
        <source>`%1.%2` is known only to a running TVM.</source>
        <translation>`%1.%2` kennt nur ein laufendes TVM.</translation>
    </message>
    <message>
        <source>`FuseOpsByPattern` ignores how patterns use each other: `PatternContext`, `^`, `&gt;&gt;` and `same_shape_as` have no effect in it.</source>
        <translation>`FuseOpsByPattern` ignoriert, wie Muster einander verwenden: `PatternContext`, `^`, `&gt;&gt;` und `same_shape_as` haben darin keine Wirkung.</translation>
    </message>
    <message>
        <source>The file lists no patterns, so nothing is fused. Call `register_patterns` with a list of `(name, pattern)`.</source>
        <translation>Die Datei führt keine Muster auf, also wird nichts fusioniert. Rufen Sie `register_patterns` mit einer Liste von `(name, pattern)` auf.</translation>
    </message>
    <message>
        <source>`%1` needs a model, which is not here while the file is read.</source>
        <translation>`%1` braucht ein Modell, das beim Lesen der Datei nicht da ist.</translation>
    </message>
    <message>
        <source>What `%1` looks for cannot be known without running it.</source>
        <translation>Was `%1` sucht, lässt sich nicht bestimmen, ohne es auszuführen.</translation>
    </message>
    <message>
        <source>`Op.%1` is known only to a running TVM.</source>
        <translation>`Op.%1` kennt nur ein laufendes TVM.</translation>
    </message>
    <message>
        <source>What `%1` does is known only to a running TVM.</source>
        <translation>Was `%1` tut, weiß nur ein laufendes TVM.</translation>
    </message>
    <message>
        <source>`%1` takes an item of a tuple, and a rule made here cannot say which one.</source>
        <translation>`%1` nimmt ein Element eines Tupels, und eine hier gemachte Regel kann nicht sagen, welches.</translation>
    </message>
    <message>
        <source>Relax has no operator `%1`. Leave it out of the selection.</source>
        <translation>Relax hat keinen Operator `%1`. Lassen Sie ihn aus der Auswahl weg.</translation>
    </message>
    <message>
        <source>`%1` calls a kernel, and a rule made here cannot say which one.</source>
        <translation>`%1` ruft einen Kernel auf, und eine hier gemachte Regel kann nicht sagen, welchen.</translation>
    </message>
    <message>
        <source>`%1` takes %2 in Relax, but `%3` has %4 here.</source>
        <translation>`%1` nimmt in Relax %2, aber `%3` hat hier %4.</translation>
    </message>
    <message>
        <source>Relax has no operator `%1`.</source>
        <translation>Relax hat keinen Operator `%1`.</translation>
    </message>
    <message>
        <source>The file has a rule `%1` already. Choose another name.</source>
        <translation>Die Datei hat schon eine Regel `%1`. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The file has a `%1` already. Choose another name.</source>
        <translation>Die Datei hat schon ein `%1`. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>In models of other formats: %1.</source>
        <translation>In Modellen anderer Formate: %1.</translation>
    </message>
    <message>
        <source>The model has %1 of it.</source>
        <translation>Das Modell hat %1 davon.</translation>
    </message>
    <message>
        <source>TVM&apos;s patterns have no priority: their order is that of the list, or the reverse of their registration. Edit their text.</source>
        <translation>Die Muster von TVM haben keine Priorität: Ihre Reihenfolge ist die der Liste oder die umgekehrte ihrer Registrierung. Ändern Sie ihren Text.</translation>
    </message>
    <message>
        <source>Nothing but %1 uses it</source>
        <translation>Nur %1 verwendet es</translation>
    </message>
    <message>
        <source>It has the shape of %1.</source>
        <translation>Es hat die Form von %1.</translation>
    </message>
    <message>
        <source>A constant of the model.</source>
        <translation>Eine Konstante des Modells.</translation>
    </message>
    <message>
        <source>%1 is used by %2</source>
        <translation>%1 wird von %2 verwendet</translation>
    </message>
    <message>
        <source>%1 is also used by the tuple %2</source>
        <translation>%1 wird auch vom Tupel %2 verwendet</translation>
    </message>
    <message>
        <source>%1 is also used by the alias %2</source>
        <translation>%1 wird auch vom Alias %2 verwendet</translation>
    </message>
    <message>
        <source>%1 is a result of the model</source>
        <translation>%1 ist ein Ergebnis des Modells</translation>
    </message>
    <message>
        <source>The patterns of this context have more parts than are matched here.</source>
        <translation>Die Muster dieses Kontexts haben mehr Teile, als hier gesucht werden.</translation>
    </message>
    <message>
        <source>It cannot be matched here.</source>
        <translation>Es kann hier nicht gesucht werden.</translation>
    </message>
    <message>
        <source>There is no element type &quot;%1&quot;.</source>
        <translation>Es gibt keinen Elementtyp &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Items of tuples have no operators in graphs of this form.</source>
        <translation>Elemente von Tupeln haben in Graphen dieser Art keine Operatoren.</translation>
    </message>
    <message>
        <source>What uses something is bound to a variable, which is looked through: TVM never finds it.</source>
        <translation>Was etwas verwendet, ist an eine Variable gebunden, durch die hindurchgesehen wird: TVM findet es nie.</translation>
    </message>
    <message>
        <source>A shape is compared with that of a pattern of which the context does not say how it is used: TVM stops here.</source>
        <translation>Eine Form wird mit der eines Musters verglichen, von dem der Kontext nicht sagt, wie es verwendet wird: TVM bricht hier ab.</translation>
    </message>
    <message>
        <source>No operator is behind the first pattern of the context.</source>
        <translation>Hinter dem ersten Muster des Kontexts ist kein Operator.</translation>
    </message>
    <message>
        <source>The edges of the context form a cycle, so TVM never finds it.</source>
        <translation>Die Kanten des Kontexts bilden einen Zyklus, also findet TVM es nie.</translation>
    </message>
    <message>
        <source>Its parts do not make a pattern that can be matched.</source>
        <translation>Seine Teile ergeben kein Muster, das gesucht werden kann.</translation>
    </message>
    <message>
        <source>The context has more than the %1 patterns or %2 edges that are matched here.</source>
        <translation>Der Kontext hat mehr als die %1 Muster oder %2 Kanten, die hier gesucht werden.</translation>
    </message>
    <message>
        <source>As a part of a tuple, only tuples in order are matched here.</source>
        <translation>Als Teil eines Tupels werden hier nur geordnete Tupel gesucht.</translation>
    </message>
    <message>
        <source>What may be a tuple among other things is not matched here.</source>
        <translation>Was unter anderem ein Tupel sein kann, wird hier nicht gesucht.</translation>
    </message>
    <message>
        <source>Tuples in any order are matched here with at most %1 fields, of which none is a tuple.</source>
        <translation>Tupel in beliebiger Reihenfolge werden hier nur mit höchstens %1 Feldern gesucht, von denen keines ein Tupel ist.</translation>
    </message>
    <message>
        <source>Calls of %1 have %2 argument, not %3, so TVM never finds one.</source>
        <translation>Aufrufe von %1 haben %2 Argument, nicht %3, also findet TVM nie einen.</translation>
    </message>
    <message>
        <source>Calls of %1 have %2 arguments, not %3, so TVM never finds one.</source>
        <translation>Aufrufe von %1 haben %2 Argumente, nicht %3, also findet TVM nie einen.</translation>
    </message>
    <message>
        <source>Tuples of more than %1 fields in any order are not matched here.</source>
        <translation>Tupel mit mehr als %1 Feldern in beliebiger Reihenfolge werden hier nicht gesucht.</translation>
    </message>
    <message>
        <source>The pattern has too many fields to be matched here.</source>
        <translation>Das Muster hat zu viele Felder, um hier gesucht zu werden.</translation>
    </message>
    <message>
        <source>A list of tensors is no constant.</source>
        <translation>Eine Liste von Tensoren ist keine Konstante.</translation>
    </message>
    <message>
        <source>no such tuple</source>
        <translation>kein solches Tupel</translation>
    </message>
    <message>
        <source>The pattern refuses what it asks for, so TVM never finds it.</source>
        <translation>Das Muster lehnt ab, was es verlangt, also findet TVM es nie.</translation>
    </message>
    <message>
        <source>%1An alternative of this pattern is left out. %2</source>
        <translation>%1Eine Alternative dieses Musters ist weggelassen. %2</translation>
    </message>
    <message>
        <source>An alternative of this pattern is left out.</source>
        <translation>Eine Alternative dieses Musters ist weggelassen.</translation>
    </message>
    <message>
        <source>The pattern has more alternatives than the %1 that are tried here.</source>
        <translation>Das Muster hat mehr Alternativen als die %1, die hier probiert werden.</translation>
    </message>
    <message>
        <source>Only calls and items of tuples are looked at here.</source>
        <translation>Nur Aufrufe und Elemente von Tupeln werden hier betrachtet.</translation>
    </message>
    <message>
        <source>This plan looks at %1 only, and the model shows `%2`: TVM would find nothing here.</source>
        <translation>Dieser Plan betrachtet nur %1, und das Modell zeigt `%2`: TVM fände hier nichts.</translation>
    </message>
    <message>
        <source>`%1` has no dataflow block, and TVM fuses nothing outside of one. Run `ConvertToDataflow` first.</source>
        <translation>`%1` hat keinen Dataflow-Block, und TVM fusioniert nichts außerhalb eines solchen. Führen Sie zuerst `ConvertToDataflow` aus.</translation>
    </message>
    <message>
        <source>Which list of patterns is tried.</source>
        <translation>Welche Liste von Mustern probiert wird.</translation>
    </message>
    <message>
        <source>An expression would be a part of itself, so TVM never finds it.</source>
        <translation>Ein Ausdruck wäre ein Teil seiner selbst, also findet TVM es nie.</translation>
    </message>
    <message>
        <source>No expression is both, so TVM never finds it.</source>
        <translation>Kein Ausdruck ist beides, also findet TVM es nie.</translation>
    </message>
    <message>
        <source>Two open calls of one expression, of which one is turned round, are not matched.</source>
        <translation>Zwei offene Aufrufe eines Ausdrucks, von denen einer vertauschte Argumente hat, werden nicht gesucht.</translation>
    </message>
    <message>
        <source>TVM looks for tuples that are not written only if they have at most 3 fields.</source>
        <translation>TVM sucht Tupel, die nicht geschrieben sind, nur mit höchstens 3 Feldern.</translation>
    </message>
    <message>
        <source>As fields of a tuple only calls and items are looked for here.</source>
        <translation>Als Felder eines Tupels werden hier nur Aufrufe und Elemente gesucht.</translation>
    </message>
    <message>
        <source>The pattern ends with no call, so TVM never finds it.</source>
        <translation>Das Muster endet nicht mit einem Aufruf, also findet TVM es nie.</translation>
    </message>
    <message>
        <source>The pattern has more than the %1 parts that are matched here.</source>
        <translation>Das Muster hat mehr als die %1 Teile, die hier gesucht werden.</translation>
    </message>
    <message>
        <source>%1 cannot be matched where an operator has a tensor.</source>
        <translation>%1 kann nicht gesucht werden, wo ein Operator einen Tensor hat.</translation>
    </message>
    <message>
        <source>Neither constants nor inputs of models are tuples.</source>
        <translation>Weder Konstanten noch Eingänge von Modellen sind Tupel.</translation>
    </message>
    <message>
        <source>An item of a tuple that is written there cannot be matched here.</source>
        <translation>Ein Element eines Tupels, das dort geschrieben ist, kann hier nicht gesucht werden.</translation>
    </message>
    <message>
        <source>An item of an item cannot be matched here.</source>
        <translation>Ein Element eines Elements kann hier nicht gesucht werden.</translation>
    </message>
    <message>
        <source>What `has_struct_info` asks for is not asked.</source>
        <translation>Was `has_struct_info` verlangt, wird nicht geprüft.</translation>
    </message>
    <message>
        <source>TVM tries patterns at calls only, and the root of this one is %1.</source>
        <translation>TVM probiert Muster nur an Aufrufen, und die Wurzel dieses Musters ist %1.</translation>
    </message>
    <message>
        <source>`add_constraint=False` of the call leaves it to the call.</source>
        <translation>Mit `add_constraint=False` bleibt es dem Aufruf überlassen.</translation>
    </message>
    <message>
        <source>%1 finds nothing that is bound to a variable, so TVM never finds it in a graph.</source>
        <translation>%1 findet nichts, was an eine Variable gebunden ist, also findet TVM es nie in einem Graphen.</translation>
    </message>
    <message>
        <source>`%1` never matches: %2</source>
        <translation>`%1` passt nie: %2</translation>
    </message>
    <message>
        <source>Argument %1 of %2 is a shape or a number and no variable, so TVM never finds it in a graph.</source>
        <translation>Argument %1 von %2 ist eine Form oder eine Zahl und keine Variable, also findet TVM es nie in einem Graphen.</translation>
    </message>
    <message>
        <source>Put the longer pattern last, because what is registered last is tried first.</source>
        <translation>Setzen Sie das längere Muster ans Ende, denn was zuletzt registriert ist, wird zuerst probiert.</translation>
    </message>
    <message>
        <source>In %1, line %2: %3</source>
        <translation>In %1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>(line %1)</source>
        <translation>(Zeile %1)</translation>
    </message>
    <message>
        <source>%1 cannot be known without running it.</source>
        <translation>%1 lässt sich nicht bestimmen, ohne es auszuführen.</translation>
    </message>
    <message>
        <source>%1 is no pattern.</source>
        <translation>%1 ist kein Muster.</translation>
    </message>
    <message>
        <source>1 makes composites of attention with a mask of bools too.</source>
        <translation>1 bildet auch aus Attention mit einer Maske aus Wahrheitswerten Composites.</translation>
    </message>
    <message>
        <source>too many users</source>
        <translation>zu viele Verbraucher</translation>
    </message>
    <message>
        <source>The file has no dictionary `replacements`, so nothing becomes a composite. Name the functions of torch in it, each with the function that wraps it.</source>
        <translation>Die Datei hat kein Dictionary `replacements`, also wird nichts zu einem Composite. Führen Sie darin die Funktionen von torch auf, jede mit der Funktion, die sie einhüllt.</translation>
    </message>
    <message>
        <source>The model does not say how it is called</source>
        <translation>Das Modell sagt nicht, wie er aufgerufen wird</translation>
    </message>
    <message>
        <source>It is called as a %1</source>
        <translation>Er wird als %1 aufgerufen</translation>
    </message>
    <message>
        <source>Several operators take its results, which is not previewed</source>
        <translation>Mehrere Operatoren nehmen seine Ergebnisse, was die Vorschau nicht zeigt</translation>
    </message>
    <message>
        <source>It takes another one</source>
        <translation>Er nimmt ein anderes</translation>
    </message>
    <message>
        <source>It makes no composite of this call</source>
        <translation>Sie bildet aus diesem Aufruf kein Composite</translation>
    </message>
    <message>
        <source>Turns composites on or off.</source>
        <translation>Schaltet Composites ein oder aus.</translation>
    </message>
    <message>
        <source>A variable of the environment that the file reads.</source>
        <translation>Eine Umgebungsvariable, die die Datei liest.</translation>
    </message>
    <message>
        <source>Makes %1 of %2.</source>
        <translation>Bildet %1 aus %2.</translation>
    </message>
    <message>
        <source>The model calls them %1 time.</source>
        <translation>Das Modell ruft sie %1-mal auf.</translation>
    </message>
    <message>
        <source>The model calls them %1 times.</source>
        <translation>Das Modell ruft sie %1-mal auf.</translation>
    </message>
    <message>
        <source>Composites have no priority: what is called decides which function wraps it. Edit their text.</source>
        <translation>Composites haben keine Priorität: Was aufgerufen wird, entscheidet, welche Funktion es einhüllt. Ändern Sie ihren Text.</translation>
    </message>
    <message>
        <source>The function returns what cannot be previewed.</source>
        <translation>Die Funktion gibt etwas zurück, das die Vorschau nicht zeigen kann.</translation>
    </message>
    <message>
        <source>A tensor that the function makes itself cannot be previewed.</source>
        <translation>Einen Tensor, den die Funktion selbst macht, kann die Vorschau nicht zeigen.</translation>
    </message>
    <message>
        <source>What the function does behind the composite cannot be previewed.</source>
        <translation>Was die Funktion nach dem Composite tut, kann die Vorschau nicht zeigen.</translation>
    </message>
    <message>
        <source>an operand that is not there</source>
        <translation>einen Operanden, der nicht da ist</translation>
    </message>
    <message>
        <source>its call has %1</source>
        <translation>sein Aufruf hat %1</translation>
    </message>
    <message>
        <source>`%1` is no name of Python</source>
        <translation>`%1` ist kein Name in Python</translation>
    </message>
    <message>
        <source>it is called in a form that Python has no words for</source>
        <translation>er wird in einer Form aufgerufen, die sich in Python nicht schreiben lässt</translation>
    </message>
    <message>
        <source>the model does not say how its code calls it</source>
        <translation>das Modell sagt nicht, wie sein Code ihn aufruft</translation>
    </message>
    <message>
        <source>it is a module or an attribute of the model, which a pattern cannot name</source>
        <translation>er ist ein Modul oder ein Attribut des Modells, das ein Muster nicht nennen kann</translation>
    </message>
    <message>
        <source>No pattern can match %1: %2.</source>
        <translation>Kein Muster kann auf %1 passen: %2.</translation>
    </message>
    <message>
        <source>torch records nothing of `%1` in a pattern</source>
        <translation>torch zeichnet in einem Muster nichts von `%1` auf</translation>
    </message>
    <message>
        <source>the model calls `%1`, with a value that is not even equal to itself</source>
        <translation>das Modell ruft `%1` auf, mit einem Wert, der nicht einmal sich selbst gleich ist</translation>
    </message>
    <message>
        <source>the model calls `%1`, and in a pattern torch records `%2`</source>
        <translation>das Modell ruft `%1` auf, und in einem Muster zeichnet torch `%2` auf</translation>
    </message>
    <message>
        <source>These operators cannot be written as a pattern function.</source>
        <translation>Diese Operatoren lassen sich nicht als Musterfunktion schreiben.</translation>
    </message>
    <message>
        <source>Whether a pattern can match %1 is not known here. %2</source>
        <translation>Ob ein Muster auf %1 passen kann, ist hier nicht bekannt. %2</translation>
    </message>
    <message>
        <source>torch refuses its call in a pattern: %1</source>
        <translation>torch lehnt seinen Aufruf in einem Muster ab: %1</translation>
    </message>
    <message>
        <source>a slice that is none</source>
        <translation>einen Slice, der keiner ist</translation>
    </message>
    <message>
        <source>a value inside a slice or a dict</source>
        <translation>einen Wert in einem Slice oder Dictionary</translation>
    </message>
    <message>
        <source>an argument of an unknown kind</source>
        <translation>ein Argument unbekannter Art</translation>
    </message>
    <message>
        <source>lists within so many lists</source>
        <translation>Listen in zu vielen Listen</translation>
    </message>
    <message>
        <source>The size of %1 is `%2`, not a number.</source>
        <translation>Die Größe von %1 ist `%2`, keine Zahl.</translation>
    </message>
    <message>
        <source>The file does not say the size of %1.</source>
        <translation>Die Datei nennt die Größe von %1 nicht.</translation>
    </message>
    <message>
        <source>The file does not say whether `%1` is a number or a tensor of rank 0.</source>
        <translation>Die Datei sagt nicht, ob `%1` eine Zahl oder ein Tensor vom Rang 0 ist.</translation>
    </message>
    <message>
        <source>`%1` has several results, which the file does not describe.</source>
        <translation>`%1` hat mehrere Ergebnisse, die die Datei nicht beschreibt.</translation>
    </message>
    <message>
        <source>The file does not say whether `%1` is an input, which would have an example value.</source>
        <translation>Die Datei sagt nicht, ob `%1` ein Eingang ist, der einen Beispielwert hätte.</translation>
    </message>
    <message>
        <source>This graph was shown to an earlier question.</source>
        <translation>Dieser Graph gehört zu einer früheren Abfrage.</translation>
    </message>
    <message>
        <source>The file does not say whether %1 is a list or a tuple.</source>
        <translation>Die Datei sagt nicht, ob %1 eine Liste oder ein Tupel ist.</translation>
    </message>
    <message>
        <source>The file does not say what `%1` is in Python.</source>
        <translation>Die Datei sagt nicht, was `%1` in Python ist.</translation>
    </message>
    <message>
        <source>A tensor that is written into the file is not modelled.</source>
        <translation>Ein Tensor, der in die Datei geschrieben ist, ist nicht nachgebildet.</translation>
    </message>
    <message>
        <source>What this node takes is not known.</source>
        <translation>Was dieser Knoten nimmt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Of `meta` a graph keeps only `example_value`.</source>
        <translation>Von `meta` behält ein Graph nur `example_value`.</translation>
    </message>
    <message>
        <source>A key of `meta` is unknown.</source>
        <translation>Ein Schlüssel von `meta` ist unbekannt.</translation>
    </message>
    <message>
        <source>What the filter changes decides how the program goes on.</source>
        <translation>Was der Filter ändert, entscheidet, wie das Programm weitergeht.</translation>
    </message>
    <message>
        <source>`%1` is a node of an earlier match.</source>
        <translation>`%1` ist ein Knoten eines früheren Treffers.</translation>
    </message>
    <message>
        <source>The file does not say how `%1` is called.</source>
        <translation>Die Datei sagt nicht, wie `%1` aufgerufen wird.</translation>
    </message>
    <message>
        <source>The root of a graph&apos;s nodes is not modelled.</source>
        <translation>Die Wurzel der Knoten eines Graphen ist nicht nachgebildet.</translation>
    </message>
    <message>
        <source>`%1` is called.</source>
        <translation>`%1` wird aufgerufen.</translation>
    </message>
    <message>
        <source>`torch.%1` is not known.</source>
        <translation>`torch.%1` ist nicht bekannt.</translation>
    </message>
    <message>
        <source>torch has no name for the type %1.</source>
        <translation>torch hat keinen Namen für den Typ %1.</translation>
    </message>
    <message>
        <source>`%1` changes the graph, which is not previewed.</source>
        <translation>`%1` ändert den Graphen, was die Vorschau nicht zeigt.</translation>
    </message>
    <message>
        <source>The file does not say `%1` of `%2`.</source>
        <translation>Die Datei nennt `%1` von `%2` nicht.</translation>
    </message>
    <message>
        <source>The elements of `%1` are not known.</source>
        <translation>Die Elemente von `%1` sind nicht bekannt.</translation>
    </message>
    <message>
        <source>Whether `%1` is an instance of this type is not known.</source>
        <translation>Ob `%1` eine Instanz dieses Typs ist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The file does not say whether `%1` is an input of the graph or an attribute of the model.</source>
        <translation>Die Datei sagt nicht, ob `%1` ein Eingang des Graphen oder ein Attribut des Modells ist.</translation>
    </message>
    <message>
        <source>The file does not say as what `%1` is called.</source>
        <translation>Die Datei sagt nicht, als was `%1` aufgerufen wird.</translation>
    </message>
    <message>
        <source>The file has only the name of `%1`, not its target.</source>
        <translation>Die Datei hat nur den Namen von `%1`, nicht sein Ziel.</translation>
    </message>
    <message>
        <source>As what `%1` is called is not known.</source>
        <translation>Als was `%1` aufgerufen wird, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>A function that the model calls.</source>
        <translation>Eine Funktion, die das Modell aufruft.</translation>
    </message>
    <message>
        <source>A method that the model calls.</source>
        <translation>Eine Methode, die das Modell aufruft.</translation>
    </message>
    <message>
        <source>%1: a parameter, which takes anything</source>
        <translation>%1: ein Parameter, der alles nimmt</translation>
    </message>
    <message>
        <source>The model calls it %1 time.</source>
        <translation>Das Modell ruft es %1-mal auf.</translation>
    </message>
    <message>
        <source>The model calls it %1 times.</source>
        <translation>Das Modell ruft es %1-mal auf.</translation>
    </message>
    <message>
        <source>Tenstorrent fusion providers</source>
        <translation>Fusionsprovider von Tenstorrent</translation>
    </message>
    <message>
        <source>Providers have no priority: their order is that of the file. Edit their text.</source>
        <translation>Provider haben keine Priorität: Ihre Reihenfolge ist die der Datei. Ändern Sie ihren Text.</translation>
    </message>
    <message>
        <source>A tensor of the model.</source>
        <translation>Ein Tensor des Modells.</translation>
    </message>
    <message>
        <source>The pattern returns a parameter, which torch cannot replace by itself.</source>
        <translation>Das Muster gibt einen Parameter zurück, den torch für sich allein nicht ersetzen kann.</translation>
    </message>
    <message>
        <source>Pattern and replacement have different numbers of parameters.</source>
        <translation>Muster und Ersatz haben verschieden viele Parameter.</translation>
    </message>
    <message>
        <source>The pattern has %1 result, the replacement %2.</source>
        <translation>Das Muster hat %1 Ergebnis, der Ersatz %2.</translation>
    </message>
    <message>
        <source>The pattern has %1 results, the replacement %2.</source>
        <translation>Das Muster hat %1 Ergebnisse, der Ersatz %2.</translation>
    </message>
    <message>
        <source>The replacement returns what is no result of an operator.</source>
        <translation>Der Ersatz gibt etwas zurück, das kein Ergebnis eines Operators ist.</translation>
    </message>
    <message>
        <source>No result of the pattern is what an operator gives.</source>
        <translation>Kein Ergebnis des Musters stammt von einem Operator.</translation>
    </message>
    <message>
        <source>The replacement makes a tensor of its own, which cannot be previewed.</source>
        <translation>Der Ersatz macht einen eigenen Tensor, den die Vorschau nicht zeigen kann.</translation>
    </message>
    <message>
        <source>The replacement cannot be read as operators.</source>
        <translation>Der Ersatz lässt sich nicht als Operatoren lesen.</translation>
    </message>
    <message>
        <source>The pattern cannot be looked for.</source>
        <translation>Das Muster kann nicht gesucht werden.</translation>
    </message>
    <message>
        <source>%1 cannot be previewed: %2</source>
        <translation>Die Vorschau kann %1 nicht zeigen: %2</translation>
    </message>
    <message>
        <source>The file has no class that derives from `FusionProvider`, so nothing is fused. Add one with `pattern` and `replacement`.</source>
        <translation>Die Datei hat keine Klasse, die von `FusionProvider` erbt, also wird nichts fusioniert. Fügen Sie eine mit `pattern` und `replacement` hinzu.</translation>
    </message>
    <message>
        <source>torch refuses the pattern: %1</source>
        <translation>torch lehnt das Muster ab: %1</translation>
    </message>
    <message>
        <source>torch refuses the pattern: it is not traced</source>
        <translation>torch lehnt das Muster ab: Es ist nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>it is not traced</source>
        <translation>es ist nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>the pattern returns a parameter and no operator</source>
        <translation>das Muster gibt einen Parameter und keinen Operator zurück</translation>
    </message>
    <message>
        <source>the pattern makes a tensor of its own, which cannot be previewed</source>
        <translation>das Muster macht einen eigenen Tensor, den die Vorschau nicht zeigen kann</translation>
    </message>
    <message>
        <source>Turns fusion providers on or off.</source>
        <translation>Schaltet die Fusionsprovider ein oder aus.</translation>
    </message>
    <message>
        <source>Runs the provider %1.</source>
        <translation>Führt den Provider %1 aus.</translation>
    </message>
    <message>
        <source>torch refuses the replacement: %1</source>
        <translation>torch lehnt den Ersatz ab: %1</translation>
    </message>
    <message>
        <source>the pair cannot be read as operators</source>
        <translation>das Paar lässt sich nicht als Operatoren lesen</translation>
    </message>
    <message>
        <source>`%1` is not read here.</source>
        <translation>`%1` wird hier nicht gelesen.</translation>
    </message>
    <message>
        <source>A constant of the model is not read here.</source>
        <translation>Eine Konstante des Modells wird hier nicht gelesen.</translation>
    </message>
    <message>
        <source>An operand is not known.</source>
        <translation>Ein Operand ist nicht bekannt.</translation>
    </message>
    <message>
        <source>It has the attributes of a composite.</source>
        <translation>Es hat die Attribute eines Composites.</translation>
    </message>
    <message>
        <source>The attribute `%1` depends on a value of the model.</source>
        <translation>Das Attribut `%1` hängt von einem Wert des Modells ab.</translation>
    </message>
    <message>
        <source>It is an attribute of a composite.</source>
        <translation>Es ist ein Attribut eines Composites.</translation>
    </message>
    <message>
        <source>Which tensor of the module is read is not known.</source>
        <translation>Welcher Tensor des Moduls gelesen wird, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>`%1` is no tensor of the module.</source>
        <translation>`%1` ist kein Tensor des Moduls.</translation>
    </message>
    <message>
        <source>The keywords of a call that is made are not known.</source>
        <translation>Die Schlüsselwortargumente eines Aufrufs sind nicht bekannt.</translation>
    </message>
    <message>
        <source>The file does not say `%1` of the module `%2`.</source>
        <translation>Die Datei nennt `%1` des Moduls `%2` nicht.</translation>
    </message>
    <message>
        <source>The shape of `%1` is not known.</source>
        <translation>Die Form von `%1` ist nicht bekannt.</translation>
    </message>
    <message>
        <source>A size of `%1` is not known.</source>
        <translation>Eine Größe von `%1` ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The rank of `%1` is not known.</source>
        <translation>Der Rang von `%1` ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The type of `%1` is not known.</source>
        <translation>Der Typ von `%1` ist nicht bekannt.</translation>
    </message>
    <message>
        <source>A key of `replacements` is no function of torch, no class of torch and no name. It is ignored.</source>
        <translation>Ein Schlüssel von `replacements` ist weder eine Funktion noch eine Klasse von torch und auch kein Name. Er wird ignoriert.</translation>
    </message>
    <message>
        <source>`replacements` has something that is no function written in Python. It makes no composite.</source>
        <translation>`replacements` enthält etwas, das keine in Python geschriebene Funktion ist. Es bildet kein Composite.</translation>
    </message>
    <message>
        <source>Lists are nested more than 16 deep here.</source>
        <translation>Listen sind hier mehr als 16 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>It is an argument.</source>
        <translation>Es ist ein Argument.</translation>
    </message>
    <message>
        <source>It is an argument of what is traced.</source>
        <translation>Es ist ein Argument dessen, was aufgezeichnet wird.</translation>
    </message>
    <message>
        <source>`%1` is not traced here.</source>
        <translation>`%1` wird hier nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>Python makes no provider of this class: %1</source>
        <translation>Python macht aus dieser Klasse keinen Provider: %1</translation>
    </message>
    <message>
        <source>What this class does is not known here. %1</source>
        <translation>Was diese Klasse tut, ist hier nicht bekannt. %1</translation>
    </message>
    <message>
        <source>The class has no function of its own for what every provider needs.</source>
        <translation>Der Klasse fehlt eine eigene Funktion für etwas, das jeder Provider braucht.</translation>
    </message>
    <message>
        <source>The class replaces operators by itself, in `replace_pattern`. What it does cannot be previewed.</source>
        <translation>Die Klasse ersetzt Operatoren selbst, in `replace_pattern`. Was sie tut, kann die Vorschau nicht zeigen.</translation>
    </message>
    <message>
        <source>`get_patterns` gives something that is no pair of a pattern and a replacement.</source>
        <translation>`get_patterns` liefert etwas, das kein Paar aus Muster und Ersatz ist.</translation>
    </message>
    <message>
        <source>Any match.</source>
        <translation>Jeder Treffer.</translation>
    </message>
    <message>
        <source>`%1` is not modelled.</source>
        <translation>`%1` ist nicht nachgebildet.</translation>
    </message>
    <message>
        <source>The type is not known here.</source>
        <translation>Der Typ ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>The device is not known here.</source>
        <translation>Das Gerät ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>A tensor is made of traced values.</source>
        <translation>Ein Tensor wird aus aufgezeichneten Werten gemacht.</translation>
    </message>
    <message>
        <source>Scripted functions are not modelled.</source>
        <translation>Skriptfunktionen sind nicht nachgebildet.</translation>
    </message>
    <message>
        <source>`torch.fx.wrap` is not modelled here.</source>
        <translation>`torch.fx.wrap` ist hier nicht nachgebildet.</translation>
    </message>
    <message>
        <source>Torch runs `%1` itself here, because its input is no traced value.</source>
        <translation>torch führt `%1` hier selbst aus, weil der Eingang kein aufgezeichneter Wert ist.</translation>
    </message>
    <message>
        <source>Torch runs `einsum` itself here.</source>
        <translation>torch führt `einsum` hier selbst aus.</translation>
    </message>
    <message>
        <source>`torch.broadcast_shapes` is not calculated here.</source>
        <translation>`torch.broadcast_shapes` wird hier nicht berechnet.</translation>
    </message>
    <message>
        <source>Torch calculates with a traced value here.</source>
        <translation>torch rechnet hier mit einem aufgezeichneten Wert.</translation>
    </message>
    <message>
        <source>A traced value is inside of a list that torch looks through itself.</source>
        <translation>Ein aufgezeichneter Wert steckt in einer Liste, die torch selbst durchsucht.</translation>
    </message>
    <message>
        <source>A traced value is an argument of a method of a tensor.</source>
        <translation>Ein aufgezeichneter Wert ist ein Argument einer Methode eines Tensors.</translation>
    </message>
    <message>
        <source>Values of tensors are not calculated here.</source>
        <translation>Werte von Tensoren werden hier nicht berechnet.</translation>
    </message>
    <message>
        <source>A traced value is in an index of a tensor.</source>
        <translation>Ein aufgezeichneter Wert steht in einem Index eines Tensors.</translation>
    </message>
    <message>
        <source>What is in a module of `torch.nn` is not modelled.</source>
        <translation>Was in einem Modul von `torch.nn` ist, ist nicht nachgebildet.</translation>
    </message>
    <message>
        <source>`numpy.%1` is not modelled.</source>
        <translation>`numpy.%1` ist nicht nachgebildet.</translation>
    </message>
    <message>
        <source>A traced value decides how the function goes on, but its value is known only when the model runs. Use constants or flags in conditions.</source>
        <translation>Ein aufgezeichneter Wert entscheidet, wie die Funktion weitergeht, aber sein Wert ist erst bekannt, wenn das Modell läuft. Verwenden Sie in Bedingungen Konstanten oder Flags.</translation>
    </message>
    <message>
        <source>The items of a traced value are needed here, but how many it has is not known. Take them one by one, or unpack into a fixed number of names.</source>
        <translation>Die Elemente eines aufgezeichneten Werts werden hier gebraucht, aber wie viele er hat, ist nicht bekannt. Nehmen Sie sie einzeln, oder entpacken Sie in eine feste Zahl von Namen.</translation>
    </message>
    <message>
        <source>The length of a traced value is not known. Use `.size(0)` or `.shape[0]`.</source>
        <translation>Die Länge eines aufgezeichneten Werts ist nicht bekannt. Verwenden Sie `.size(0)` oder `.shape[0]`.</translation>
    </message>
    <message>
        <source>A value of this type cannot be an argument of an operator or a result.</source>
        <translation>Ein Wert dieses Typs kann weder Argument eines Operators noch Ergebnis sein.</translation>
    </message>
    <message>
        <source>A module that the function makes itself cannot be traced. Call the function of `torch.nn.functional` instead.</source>
        <translation>Ein Modul, das die Funktion selbst macht, kann nicht aufgezeichnet werden. Rufen Sie stattdessen die Funktion von `torch.nn.functional` auf.</translation>
    </message>
    <message>
        <source>The types of these arguments fit none of the function&apos;s forms. A wildcard can stand for a tensor here, not for a number.</source>
        <translation>Die Typen dieser Argumente passen zu keiner Form der Funktion. Ein Platzhalter kann hier für einen Tensor stehen, nicht für eine Zahl.</translation>
    </message>
    <message>
        <source>The function checks the type of this argument, so a wildcard cannot stand for it. Call the method of the tensor instead, or write a number.</source>
        <translation>Die Funktion prüft den Typ dieses Arguments, also kann kein Platzhalter dafür stehen. Rufen Sie stattdessen die Methode des Tensors auf, oder schreiben Sie eine Zahl.</translation>
    </message>
    <message>
        <source>The function checks the type of this argument, so a traced value cannot stand for it. Call the method of the tensor instead.</source>
        <translation>Die Funktion prüft den Typ dieses Arguments, also kann kein aufgezeichneter Wert dafür stehen. Rufen Sie stattdessen die Methode des Tensors auf.</translation>
    </message>
    <message>
        <source>Items of a traced value cannot be assigned.</source>
        <translation>An Elemente eines aufgezeichneten Werts kann nichts zugewiesen werden.</translation>
    </message>
    <message>
        <source>This cannot be traced here. %1</source>
        <translation>Das kann hier nicht aufgezeichnet werden. %1</translation>
    </message>
    <message>
        <source>Tracing takes too long and was stopped. %1</source>
        <translation>Das Aufzeichnen dauert zu lange und wurde angehalten. %1</translation>
    </message>
    <message>
        <source>The function does not describe a pattern.</source>
        <translation>Die Funktion beschreibt kein Muster.</translation>
    </message>
    <message>
        <source>The function does not describe a pattern: %1</source>
        <translation>Die Funktion beschreibt kein Muster: %1</translation>
    </message>
    <message>
        <source>The function raises an exception: %1</source>
        <translation>Die Funktion wirft eine Ausnahme: %1</translation>
    </message>
    <message>
        <source>The parameter `%1` is not used. Remove it.</source>
        <translation>Der Parameter `%1` wird nicht verwendet. Entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>Nothing uses `%1`. Return it or remove it.</source>
        <translation>Nichts verwendet `%1`. Geben Sie es zurück, oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>Torch traces plain functions only, and this is a bound method. Put `@staticmethod` above it and remove `self`.</source>
        <translation>torch zeichnet nur einfache Funktionen auf, und dies ist eine gebundene Methode. Setzen Sie `@staticmethod` darüber, und entfernen Sie `self`.</translation>
    </message>
    <message>
        <source>Torch traces plain functions only. Write a function that calls it.</source>
        <translation>torch zeichnet nur einfache Funktionen auf. Schreiben Sie eine Funktion, die es aufruft.</translation>
    </message>
    <message>
        <source>Torch says: %1</source>
        <translation>torch sagt: %1</translation>
    </message>
    <message>
        <source>TT-XLA turns %1 into matrix products before it fuses.</source>
        <translation>TT-XLA macht aus %1 Matrixprodukte, bevor es fusioniert.</translation>
    </message>
    <message>
        <source>TT-XLA turns %1 of one element into `mean` before it fuses.</source>
        <translation>TT-XLA macht aus %1 auf ein Element `mean`, bevor es fusioniert.</translation>
    </message>
    <message>
        <source>TT-XLA trims %1 beginning before the tensor to its extent before it fuses.</source>
        <translation>TT-XLA kürzt vor dem Fusionieren %1, deren Anfang vor dem Tensor liegt, auf dessen Ausdehnung.</translation>
    </message>
    <message>
        <source>This is not previewed.</source>
        <translation>Das zeigt die Vorschau nicht.</translation>
    </message>
    <message>
        <source>`%1` is defined twice: first in line %2, column %3.</source>
        <translation>`%1` ist zweimal definiert: zuerst in Zeile %2, Spalte %3.</translation>
    </message>
    <message>
        <source>Remove one of them, or give it another name.</source>
        <translation>Entfernen Sie eines davon, oder geben Sie ihm einen anderen Namen.</translation>
    </message>
    <message>
        <source>A linear layer with its bias inside, as PyTorch has it and ONNX as Gemm.</source>
        <translation>Eine lineare Schicht samt Bias, wie PyTorch sie hat und ONNX als Gemm.</translation>
    </message>
    <message>
        <source>What torch.export makes of a linear layer.</source>
        <translation>Was torch.export aus einer linearen Schicht macht.</translation>
    </message>
    <message>
        <source>The bias is an operator of its own, as in ONNX and Relax.</source>
        <translation>Der Bias ist ein eigener Operator, wie in ONNX und Relax.</translation>
    </message>
    <message>
        <source>The same with a SiLU in two operators, which has no name in ONNX.</source>
        <translation>Dasselbe mit einem SiLU in zwei Operatoren, das in ONNX keinen Namen hat.</translation>
    </message>
    <message>
        <source>The end of a residual block: the other branch is added before the ReLU.</source>
        <translation>Das Ende eines Residualblocks: Der andere Zweig wird vor dem ReLU addiert.</translation>
    </message>
    <message>
        <source>Training and Relax take the first of the several results of the normalization.</source>
        <translation>Beim Training und in Relax wird das erste von mehreren Ergebnissen der Normalisierung genommen.</translation>
    </message>
    <message>
        <source>The normalization as a factor and an offset, as compilers decompose it.</source>
        <translation>Die Normalisierung als Faktor und Versatz, wie Compiler sie zerlegen.</translation>
    </message>
    <message>
        <source>The normalization folded into the weights; what is added is a bias or another branch.</source>
        <translation>Die Normalisierung in die Gewichte eingerechnet; addiert wird ein Bias oder ein anderer Zweig.</translation>
    </message>
    <message>
        <source>The normalization folded into the weights, with any activation of one operator.</source>
        <translation>Die Normalisierung in die Gewichte eingerechnet, mit einer Aktivierung aus einem Operator.</translation>
    </message>
    <message>
        <source>The same with a SiLU in two operators, as in EfficientNet and YOLO.</source>
        <translation>Dasselbe mit einem SiLU in zwei Operatoren, wie in EfficientNet und YOLO.</translation>
    </message>
    <message>
        <source>Normalized before the convolution, as in DenseNet.</source>
        <translation>Vor der Faltung normalisiert, wie in DenseNet.</translation>
    </message>
    <message>
        <source>As PyTorch exports it to ONNX before opset 17.</source>
        <translation>Wie PyTorch es vor Opset 17 nach ONNX exportiert.</translation>
    </message>
    <message>
        <source>Older exports subtract the mean twice.</source>
        <translation>Ältere Exporte ziehen den Mittelwert zweimal ab.</translation>
    </message>
    <message>
        <source>As Keras writes it: the mean is scaled and taken off the bias.</source>
        <translation>Wie Keras es schreibt: Der Mittelwert wird skaliert und vom Bias abgezogen.</translation>
    </message>
    <message>
        <source>As JAX lowers it to StableHLO: a mean is a sum and a division.</source>
        <translation>Wie JAX es in StableHLO überführt: Ein Mittelwert ist eine Summe und eine Division.</translation>
    </message>
    <message>
        <source>As Llama&apos;s own code writes it; half precision is widened around it.</source>
        <translation>Wie der Code von Llama selbst es schreibt; halbe Genauigkeit wird dafür erweitert.</translation>
    </message>
    <message>
        <source>As PyTorch exports it to ONNX, which has no rsqrt.</source>
        <translation>Wie PyTorch es nach ONNX exportiert, das kein rsqrt hat.</translation>
    </message>
    <message>
        <source>Layer normalization as one operator.</source>
        <translation>Layer-Normalisierung als ein Operator.</translation>
    </message>
    <message>
        <source>RMS normalization as one operator.</source>
        <translation>RMS-Normalisierung als ein Operator.</translation>
    </message>
    <message>
        <source>Layer normalization in parts, as PyTorch exports it to ONNX before opset 17.</source>
        <translation>Layer-Normalisierung in Teilen, wie PyTorch sie vor Opset 17 nach ONNX exportiert.</translation>
    </message>
    <message>
        <source>RMS normalization in parts, as Llama&apos;s own code writes it.</source>
        <translation>RMS-Normalisierung in Teilen, wie der Code von Llama selbst sie schreibt.</translation>
    </message>
    <message>
        <source>RMS normalization in parts, as PyTorch exports it to ONNX.</source>
        <translation>RMS-Normalisierung in Teilen, wie PyTorch sie nach ONNX exportiert.</translation>
    </message>
    <message>
        <source>The exact one by erf: x (1 + erf(x / √2)) / 2.</source>
        <translation>Die exakte mit erf: x (1 + erf(x / √2)) / 2.</translation>
    </message>
    <message>
        <source>The same, halved first: (x / 2) (1 + erf(x / √2)).</source>
        <translation>Dieselbe, zuerst halbiert: (x / 2) (1 + erf(x / √2)).</translation>
    </message>
    <message>
        <source>The approximation by tanh, as GPT-2 has it.</source>
        <translation>Die Näherung mit tanh, wie GPT-2 sie hat.</translation>
    </message>
    <message>
        <source>The same as JAX lowers it: the cube is two products, and what is halved is the sum.</source>
        <translation>Dieselbe, wie JAX sie überführt: Die dritte Potenz wird zu zwei Produkten, und halbiert wird die Summe.</translation>
    </message>
    <message>
        <source>SwiGLU as PyTorch has it.</source>
        <translation>SwiGLU, wie PyTorch es hat.</translation>
    </message>
    <message>
        <source>SwiGLU as exported: SiLU in two operators, products of matrices without bias.</source>
        <translation>SwiGLU wie exportiert: SiLU in zwei Operatoren, Matrixprodukte ohne Bias.</translation>
    </message>
    <message>
        <source>SwiGLU with biases of their own, as in Relax.</source>
        <translation>SwiGLU mit eigenen Bias-Operatoren, wie in Relax.</translation>
    </message>
    <message>
        <source>GeGLU as Gemma has it: gated by GELU, and torch.export flattens around each product.</source>
        <translation>GeGLU, wie Gemma es hat: mit GELU als Gate, und torch.export flacht um jedes Produkt ab.</translation>
    </message>
    <message>
        <source>Scores scaled behind the product, with or without a mask.</source>
        <translation>Scores nach dem Produkt skaliert, mit oder ohne Maske.</translation>
    </message>
    <message>
        <source>The same with a softmax in single precision, as Llama is exported in half precision.</source>
        <translation>Dasselbe mit einem Softmax in einfacher Genauigkeit, wie Llama in halber Genauigkeit exportiert wird.</translation>
    </message>
    <message>
        <source>Scaled before the product, or not at all, as in T5.</source>
        <translation>Vor dem Produkt skaliert oder gar nicht, wie in T5.</translation>
    </message>
    <message>
        <source>What torch.export makes of it: heads are put together for each product.</source>
        <translation>Was torch.export daraus macht: Köpfe werden für jedes Produkt zusammengelegt.</translation>
    </message>
    <message>
        <source>As JAX lowers it to StableHLO: the softmax in parts.</source>
        <translation>Wie JAX es in StableHLO überführt: das Softmax in Teilen.</translation>
    </message>
    <message>
        <source>Attention as one operator, with the projection behind it.</source>
        <translation>Attention als ein Operator, mit der Projektion dahinter.</translation>
    </message>
    <message>
        <source>The halves as PyTorch indexes them.</source>
        <translation>Die Hälften, wie PyTorch sie indiziert.</translation>
    </message>
    <message>
        <source>The halves as slices, as in exported models.</source>
        <translation>Die Hälften als Ausschnitte, wie in exportierten Modellen.</translation>
    </message>
    <message>
        <source>A convolution between its operands and its result; the bias may be in floats.</source>
        <translation>Eine Faltung zwischen ihren Operanden und ihrem Ergebnis; der Bias darf aus Gleitkommazahlen sein.</translation>
    </message>
    <message>
        <source>A product of matrices, or what takes two operands element by element.</source>
        <translation>Ein Matrixprodukt oder was zwei Operanden elementweise nimmt.</translation>
    </message>
    <message>
        <source>What has one operand, and often only moves elements.</source>
        <translation>Was einen Operanden hat und oft nur Elemente bewegt.</translation>
    </message>
    <message>
        <source>Both at once: the rounding of quantization-aware training.</source>
        <translation>Beides zugleich: was quantisierungsbewusstes Training rundet.</translation>
    </message>
    <message>
        <source>Category: %1.</source>
        <translation>Kategorie: %1.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1, a heuristic</source>
        <translation>%1, eine Heuristik</translation>
    </message>
    <message>
        <source>%1, a rule</source>
        <translation>%1, eine Regel</translation>
    </message>
    <message>
        <source>Priority: %1.</source>
        <translation>Priorität: %1.</translation>
    </message>
    <message>
        <source>Heuristic: %1.</source>
        <translation>Heuristik: %1.</translation>
    </message>
    <message>
        <source>%1: %2 entries.</source>
        <translation>%1: %2 Einträge.</translation>
    </message>
    <message>
        <source>%1: 1 entry.</source>
        <translation>%1: 1 Eintrag.</translation>
    </message>
    <message>
        <source>Takes: %1.</source>
        <translation>Nimmt: %1.</translation>
    </message>
    <message>
        <source>Feeds: %1.</source>
        <translation>Speist: %1.</translation>
    </message>
    <message>
        <source>%1 match</source>
        <translation>%1 Treffer</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 Treffer</translation>
    </message>
    <message>
        <source>the other rules lose %1</source>
        <translation>die anderen Regeln verlieren %1</translation>
    </message>
    <message>
        <source>the other rules gain %1</source>
        <translation>die anderen Regeln gewinnen %1</translation>
    </message>
    <message>
        <source>It matches: %1</source>
        <translation>Es passt: %1</translation>
    </message>
    <message>
        <source>the model has no %1, but %2</source>
        <translation>das Modell hat kein %1, aber %2</translation>
    </message>
    <message>
        <source>The model has no %1, but %2.</source>
        <translation>Das Modell hat kein %1, aber %2.</translation>
    </message>
    <message>
        <source>Nothing matches. The model has no %1, but %2.</source>
        <translation>Nichts passt. Das Modell hat kein %1, aber %2.</translation>
    </message>
    <message>
        <source>%1, but %2</source>
        <translation>%1, aber %2</translation>
    </message>
    <message>
        <source>A pattern</source>
        <translation>Ein Muster</translation>
    </message>
    <message>
        <source>A rule</source>
        <translation>Eine Regel</translation>
    </message>
    <message>
        <source>An entry</source>
        <translation>Ein Eintrag</translation>
    </message>
    <message>
        <source>a rule</source>
        <translation>eine Regel</translation>
    </message>
    <message>
        <source>a pattern</source>
        <translation>ein Muster</translation>
    </message>
    <message>
        <source>a heuristic</source>
        <translation>eine Heuristik</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>activation</source>
        <translation>Aktivierung</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>collective</source>
        <translation>kollektiv</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>control</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>conv</source>
        <translation>Faltung</translation>
    </message>
    <message>
        <source>creation</source>
        <translation>Erzeugung</translation>
    </message>
    <message>
        <source>elementwise</source>
        <translation>elementweise</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>Einbettung</translation>
    </message>
    <message>
        <source>image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>indexing</source>
        <translation>Indizierung</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>logical</source>
        <translation>logisch</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>normalization</source>
        <translation>Normalisierung</translation>
    </message>
    <message>
        <source>other</source>
        <translation>sonstige</translation>
    </message>
    <message>
        <source>pooling</source>
        <translation>Pooling</translation>
    </message>
    <message>
        <source>quantization</source>
        <translation>Quantisierung</translation>
    </message>
    <message>
        <source>random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>recurrent</source>
        <translation>rekurrent</translation>
    </message>
    <message>
        <source>reduction</source>
        <translation>Reduktion</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>signal</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>sorting</source>
        <translation>Sortierung</translation>
    </message>
    <message>
        <source>structural</source>
        <translation>strukturell</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 byte</source>
        <translation>%1 Byte</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>%1 argument</source>
        <translation>%1 Argument</translation>
    </message>
    <message>
        <source>%1 arguments</source>
        <translation>%1 Argumente</translation>
    </message>
    <message>
        <source>%1 tensor</source>
        <translation>%1 Tensor</translation>
    </message>
    <message>
        <source>%1 tensors</source>
        <translation>%1 Tensoren</translation>
    </message>
    <message>
        <source>%1 rewrite</source>
        <translation>%1 Umschreibung</translation>
    </message>
    <message>
        <source>%1 rewrites</source>
        <translation>%1 Umschreibungen</translation>
    </message>
    <message>
        <source>%1 stage</source>
        <translation>%1 Stufe</translation>
    </message>
    <message>
        <source>%1 stages</source>
        <translation>%1 Stufen</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner existiert nicht</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>es ist kein Ordner</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein- oder Ausgabefehler</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>kein Wert</translation>
    </message>
    <message>
        <source>a condition</source>
        <translation>eine Bedingung</translation>
    </message>
    <message>
        <source>an int</source>
        <translation>ein int</translation>
    </message>
    <message>
        <source>a size</source>
        <translation>ein size</translation>
    </message>
    <message>
        <source>a float</source>
        <translation>ein float</translation>
    </message>
    <message>
        <source>a type</source>
        <translation>ein Typ</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>eine Zeichenkette</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a shape</source>
        <translation>eine Form</translation>
    </message>
    <message>
        <source>an operand</source>
        <translation>ein Operand</translation>
    </message>
    <message>
        <source>an operator</source>
        <translation>ein Operator</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 operations in %2 / %3 a second = %4 s</source>
        <translation>%1 Operationen in %2 / %3 je Sekunde = %4 s</translation>
    </message>
    <message>
        <source>%1 operations in %2 / %3 a second</source>
        <translation>%1 Operationen in %2 / %3 je Sekunde</translation>
    </message>
    <message>
        <source>no public peak counts for the section&apos;s element type</source>
        <translation>für den Elementtyp des Abschnitts gilt keine veröffentlichte Spitzenleistung</translation>
    </message>
    <message>
        <source>%1 bytes / %2 a second = %3 s</source>
        <translation>%1 Bytes / %2 je Sekunde = %3 s</translation>
    </message>
    <message>
        <source>%1 bytes / %2 a second</source>
        <translation>%1 Bytes / %2 je Sekunde</translation>
    </message>
    <message>
        <source>%1, together %2 = %3 s</source>
        <translation>%1, zusammen %2 = %3 s</translation>
    </message>
    <message>
        <source>%1 bytes, of %2 there and a share of %3 that the heuristic plans with</source>
        <translation>%1 Bytes, von %2 vorhandenen und einem Anteil von %3, mit dem die Heuristik plant</translation>
    </message>
    <message>
        <source>computing</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>moving</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>overhead of a section</source>
        <translation>Overhead je Abschnitt</translation>
    </message>
    <message>
        <source>the longer of both, and the overhead</source>
        <translation>die längere der beiden Zeiten, plus Overhead</translation>
    </message>
    <message>
        <source>identical sections</source>
        <translation>identische Abschnitte</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>alive at once inside, in a greedy order</source>
        <translation>innen gleichzeitig lebendig, in Greedy-Reihenfolge</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>nötig</translation>
    </message>
    <message>
        <source>peak of %1</source>
        <translation>Spitze für %1</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>Speicherbandbreite</translation>
    </message>
    <message>
        <source>overhead</source>
        <translation>Overhead</translation>
    </message>
    <message>
        <source>memory units</source>
        <translation>Speichereinheiten</translation>
    </message>
    <message>
        <source>memory of each</source>
        <translation>Speicher je Einheit</translation>
    </message>
    <message>
        <source>not public</source>
        <translation>nicht veröffentlicht</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>read in part</source>
        <translation>teilweise gelesen</translation>
    </message>
    <message>
        <source>written</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>%1, weight</source>
        <translation>%1, Gewicht</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Let %1 be %2 instead</source>
        <translation>%1 stattdessen %2 sein lassen</translation>
    </message>
    <message>
        <source>Let %1 have the shape %2 too</source>
        <translation>%1 auch die Form %2 erlauben</translation>
    </message>
    <message>
        <source>Write %1 as %2</source>
        <translation>%1 als %2 schreiben</translation>
    </message>
    <message>
        <source>TVM fuses everything that a pattern calls.</source>
        <translation>TVM fusioniert alles, was ein Muster aufruft.</translation>
    </message>
    <message>
        <source>A pattern of TVM takes as many operators as it writes.</source>
        <translation>Ein Muster von TVM nimmt so viele Operatoren, wie es schreibt.</translation>
    </message>
    <message>
        <source>Operands of a pattern are arguments of a call. Edit its text.</source>
        <translation>Operanden eines Musters sind Argumente eines Aufrufs. Bearbeiten Sie seinen Text.</translation>
    </message>
    <message>
        <source>torch matches every call of a pattern. Write a second pair without this one.</source>
        <translation>torch findet jeden Aufruf eines Musters. Schreiben Sie ein zweites Paar ohne diesen.</translation>
    </message>
    <message>
        <source>torch replaces every call of a pattern.</source>
        <translation>torch ersetzt jeden Aufruf eines Musters.</translation>
    </message>
    <message>
        <source>torch names calls by itself. Only parameters can be renamed.</source>
        <translation>torch benennt Aufrufe selbst. Nur Parameter lassen sich umbenennen.</translation>
    </message>
    <message>
        <source>Only a call of an operator can be edited so.</source>
        <translation>So lässt sich nur der Aufruf eines Operators bearbeiten.</translation>
    </message>
    <message>
        <source>Only an annotation has a name that can be changed.</source>
        <translation>Nur eine Annotation hat einen Namen, der sich ändern lässt.</translation>
    </message>
    <message>
        <source>An alternative is a second pair, and `get_patterns` lists none here.</source>
        <translation>Eine Alternative ist ein zweites Paar, und `get_patterns` listet hier keine.</translation>
    </message>
    <message>
        <source>A pattern function records as many calls as it makes.</source>
        <translation>Eine Musterfunktion zeichnet so viele Aufrufe auf, wie sie macht.</translation>
    </message>
    <message>
        <source>Let `%1` hold for `%2` too</source>
        <translation>`%1` auch für `%2` gelten lassen</translation>
    </message>
    <message>
        <source>Do not ask for `%1`</source>
        <translation>`%1` nicht mehr verlangen</translation>
    </message>
    <message>
        <source>QNN has no optional operators: write a second rule.</source>
        <translation>QNN kennt keine optionalen Operatoren: Schreiben Sie eine zweite Regel.</translation>
    </message>
    <message>
        <source>QNN replaces the root of its pattern and keeps what others use.</source>
        <translation>QNN ersetzt die Wurzel seines Musters und behält, was andere verwenden.</translation>
    </message>
    <message>
        <source>QNN has no repeated operators: write a rule for each length.</source>
        <translation>QNN kennt keine wiederholten Operatoren: Schreiben Sie eine Regel für jede Länge.</translation>
    </message>
    <message>
        <source>QNN has no alternatives: name several operators, and each gets a rule.</source>
        <translation>QNN kennt keine Alternativen: Nennen Sie mehrere Operatoren, und jeder bekommt eine Regel.</translation>
    </message>
    <message>
        <source>`%1` is in the stage %2 and `%3` in %4, which run one after the other. Change the stage of one of them.</source>
        <translation>`%1` ist in der Stufe %2 und `%3` in %4; sie laufen nacheinander. Ändern Sie die Stufe einer von beiden.</translation>
    </message>
    <message>
        <source>`%1` and `%2` come from one place in the text, so they stay together.</source>
        <translation>`%1` und `%2` stammen von derselben Stelle im Text und bleiben daher zusammen.</translation>
    </message>
    <message>
        <source>The text of `%1` cannot be moved.</source>
        <translation>Der Text von `%1` lässt sich nicht verschieben.</translation>
    </message>
    <message>
        <source>Moved, the rules would say something else: the text between them counts, or the file has errors.</source>
        <translation>Verschoben würden die Regeln etwas anderes sagen: Der Text dazwischen zählt, oder die Datei hat Fehler.</translation>
    </message>
    <message>
        <source>Rules of different files are tried one file after the other.</source>
        <translation>Regeln verschiedener Dateien werden Datei für Datei probiert.</translation>
    </message>
    <message>
        <source>Rules that come with the program have no text.</source>
        <translation>Regeln, die zum Programm gehören, haben keinen Text.</translation>
    </message>
    <message>
        <source>A priority that would have to change is shared by several rules.</source>
        <translation>Eine Priorität, die sich ändern müsste, gehört mehreren Regeln gemeinsam.</translation>
    </message>
    <message>
        <source>What one macro makes in several passes stays there.</source>
        <translation>Was ein Makro in mehreren Durchgängen erzeugt, bleibt, wo es ist.</translation>
    </message>
    <message>
        <source>Only providers that are classes of this file move.</source>
        <translation>Nur Provider, die Klassen dieser Datei sind, lassen sich verschieben.</translation>
    </message>
    <message>
        <source>A loop, a helper function or another file lists some of these patterns, so their text alone does not say the order.</source>
        <translation>Eine Schleife, eine Hilfsfunktion oder eine andere Datei listet einige dieser Muster, daher bestimmt ihr Text allein die Reihenfolge nicht.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, at %3%</source>
        <translation>%1 × %2 Pixel, bei %3&#xa0;%</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, at less than 1%</source>
        <translation>%1 × %2 Pixel, bei weniger als 1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, at %3%, in %4 × %5 files</source>
        <translation>%1 × %2 Pixel, bei %3&#xa0;%, in %4 × %5 Dateien</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, at less than 1%, in %3 × %4 files</source>
        <translation>%1 × %2 Pixel, bei weniger als 1&#xa0;%, in %3 × %4 Dateien</translation>
    </message>
    <message>
        <source>A new rule with places to fill in.</source>
        <translation>Eine neue Regel, mit dem, was auszufüllen ist.</translation>
    </message>
    <message>
        <source>%1 call of `interpolate`</source>
        <translation>%1 Aufruf von `interpolate`</translation>
    </message>
    <message>
        <source>%1 calls of `interpolate`</source>
        <translation>%1 Aufrufe von `interpolate`</translation>
    </message>
    <message>
        <source>%1 adaptive average pool</source>
        <translation>%1 adaptives Average-Pooling</translation>
    </message>
    <message>
        <source>%1 adaptive average pools</source>
        <translation>%1 adaptive Average-Poolings</translation>
    </message>
    <message>
        <source>%1 slice</source>
        <translation>%1 Slice</translation>
    </message>
    <message>
        <source>%1 slices</source>
        <translation>%1 Slices</translation>
    </message>
    <message>
        <source>the pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>the constraint</source>
        <translation>Einschränkung</translation>
    </message>
    <message>
        <source>The file does not have the weights of the modules that it calls, such as &quot;%1&quot;, so what they cost is not known. Export the model again.</source>
        <translation>Die Datei enthält die Gewichte der Module nicht, die sie aufruft, etwa von „%1“; was sie kosten, ist darum nicht bekannt. Exportieren Sie das Modell neu.</translation>
    </message>
    <message>
        <source>Remove the heuristic</source>
        <translation>Die Heuristik entfernen</translation>
    </message>
    <message>
        <source>no parameter</source>
        <translation>keinen Parameter</translation>
    </message>
    <message>
        <source>a parameter as operand %1</source>
        <translation>einen Parameter als Operand %1</translation>
    </message>
    <message>
        <source>parameters as operands 1 and 2</source>
        <translation>Parameter als Operanden 1 und 2</translation>
    </message>
    <message>
        <source>Create the entry `%1`, for the operator of that name</source>
        <translation>Den Eintrag `%1` anlegen, für den Operator dieses Namens</translation>
    </message>
    <message>
        <source>A new entry, for what is connected here.</source>
        <translation>Ein neuer Eintrag, für das, was hier angeschlossen ist.</translation>
    </message>
    <message>
        <source>%1 is opaque as long as its extents have no number, so it is not fused.</source>
        <translation>%1 ist opak, solange seine Ausdehnungen keine Zahlen haben, und wird daher nicht fusioniert.</translation>
    </message>
    <message>
        <source>They are called %1.</source>
        <translation>Sie heißen %1.</translation>
    </message>
    <message>
        <source>%1, from extents</source>
        <translation>%1, aus Ausdehnungen</translation>
    </message>
    <message>
        <source>The largest matrix multiplication does at least 50% of the operations, whatever %1 may be; it dominates.</source>
        <translation>Die größte Matrixmultiplikation macht mindestens 50&#xa0;% der Operationen aus, wie groß %1 auch ist; sie beherrscht den Abschnitt.</translation>
    </message>
    <message>
        <source>The %1 largest matrix multiplications, which branch from one input, do at least 50% of the operations, whatever %2 may be; they dominate.</source>
        <translation>Die %1 größten Matrixmultiplikationen, die von einem Eingang abzweigen, machen mindestens 50&#xa0;% der Operationen aus, wie groß %2 auch ist; sie beherrschen den Abschnitt.</translation>
    </message>
    <message>
        <source>No matrix multiplication does 50% of the operations, whatever %1 may be; at least 50% is required.</source>
        <translation>Keine Matrixmultiplikation macht 50&#xa0;% der Operationen aus, wie groß %1 auch ist; mindestens 50&#xa0;% sind nötig.</translation>
    </message>
    <message>
        <source>Whether a matrix multiplication does 50% of the operations depends on %1.</source>
        <translation>Ob eine Matrixmultiplikation 50&#xa0;% der Operationen ausmacht, hängt von %1 ab.</translation>
    </message>
    <message>
        <source>%1 makes no sections: in this model it matches at %2, but a path leaves what it takes and re-enters. Let it take the operators on that path too.</source>
        <translation>%1 bildet keine Abschnitte: In diesem Modell passt sie an %2, aber ein Pfad verlässt, was sie nimmt, und kommt zurück. Lassen Sie sie auch die Operatoren auf diesem Pfad nehmen.</translation>
    </message>
    <message>
        <source>Take %1 on the path from %2 to %3 too</source>
        <translation>Auch %1 auf dem Pfad von %2 nach %3 nehmen</translation>
    </message>
    <message>
        <source>The operator is not in the catalogue.</source>
        <translation>Der Operator steht nicht im Katalog.</translation>
    </message>
    <message>
        <source>The catalogue has no formula for it.</source>
        <translation>Der Katalog hat keine Formel dafür.</translation>
    </message>
    <message>
        <source>Its body is not in the file.</source>
        <translation>Sein Rumpf steht nicht in der Datei.</translation>
    </message>
    <message>
        <source>An extent has no number yet.</source>
        <translation>Eine Ausdehnung hat noch keine Zahl.</translation>
    </message>
    <message>
        <source>The data decides how many there are.</source>
        <translation>Wie viele es sind, entscheiden die Daten.</translation>
    </message>
    <message>
        <source>A shape, or what an operand stands for, is not known.</source>
        <translation>Eine Form, oder wofür ein Operand steht, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Two operators in a row.</source>
        <translation>Zwei Operatoren hintereinander.</translation>
    </message>
    <message>
        <source>This is a model (%1). Rules are expected here; name a file of rules.</source>
        <translation>Das ist ein Modell (%1). Hier werden Regeln erwartet; geben Sie eine Datei mit Regeln an.</translation>
    </message>
    <message>
        <source>These are rules (%1). A model is expected here; name a model file.</source>
        <translation>Das sind Regeln (%1). Hier wird ein Modell erwartet; geben Sie eine Modelldatei an.</translation>
    </message>
    <message>
        <source>Let entry %1 be operator %2 too</source>
        <translation>Eintrag %1 auch Operator %2 sein lassen</translation>
    </message>
    <message>
        <source>Keep only the attributes that %1 has</source>
        <translation>Nur die Attribute behalten, die %1 hat</translation>
    </message>
    <message>
        <source>Allow any shape for %1</source>
        <translation>Jede Form für %1 zulassen</translation>
    </message>
    <message>
        <source>Allow any element type for %1</source>
        <translation>Jeden Elementtyp für %1 zulassen</translation>
    </message>
    <message>
        <source>Allow any type for %1</source>
        <translation>Jeden Typ für %1 zulassen</translation>
    </message>
    <message>
        <source>Allow any attributes for %1</source>
        <translation>Beliebige Attribute für %1 zulassen</translation>
    </message>
</context>
<context>
    <name>examples</name>
    <message>
        <source>Llama-2-7B</source>
        <translation>Llama-2-7B</translation>
    </message>
    <message>
        <source>1,641 operators, 32 identical decoder layers of 51 operators, real shapes; its rules cover every layer</source>
        <translation>1.641 Operatoren, 32 gleiche Decoder-Schichten mit je 51, echte Formen; die Regeln decken jede Schicht ab</translation>
    </message>
    <message>
        <source>QNN rules: detector, fused</source>
        <translation>QNN: Detektor, fusioniert</translation>
    </message>
    <message>
        <source>A detector of 95 operators in 8 bits; its rules change the graph, pass by pass, for Qualcomm&apos;s HTP</source>
        <translation>Ein Detektor mit 95 Operatoren in 8 Bit; die Regeln ändern den Graphen Durchgang für Durchgang für Qualcomms HTP</translation>
    </message>
    <message>
        <source>QNN rules: upscaler, in tiles</source>
        <translation>QNN: Upscaler, in Kacheln</translation>
    </message>
    <message>
        <source>23 operators on large pictures; its rules cut what is too large into rows and channels</source>
        <translation>23 Operatoren auf großen Bildern; die Regeln zerlegen, was zu groß ist, in Zeilen und Kanäle</translation>
    </message>
    <message>
        <source>QNN rules: speech, in 16 bits</source>
        <translation>QNN: Sprache, in 16 Bit</translation>
    </message>
    <message>
        <source>Keyword spotting, 59 float operators; its rules compute products in 16 bits and remove redundant casts</source>
        <translation>Erkennt Schlüsselwörter, 59 Operatoren in Gleitkomma; die Regeln rechnen Produkte in 16 Bit und entfernen überflüssige Umwandlungen</translation>
    </message>
    <message>
        <source>Tenstorrent: Llama, two layers</source>
        <translation>Tenstorrent: Llama, 2 Schichten</translation>
    </message>
    <message>
        <source>127 operators as TT-XLA captures them; providers fuse norms, attention and SwiGLU, composites wrap them</source>
        <translation>127 Operatoren, wie TT-XLA sie aufzeichnet; Provider fusionieren Normen, Attention und SwiGLU, Composites umschließen sie</translation>
    </message>
    <message>
        <source>TVM: vision with attention</source>
        <translation>TVM: Bilder mit Attention</translation>
    </message>
    <message>
        <source>126 operators in a Relax module; patterns of a backend take 75, their checks refuse what is not aligned</source>
        <translation>126 Operatoren in einem Relax-Modul; Muster eines Backends nehmen 75, ihre Prüfungen lehnen ab, was nicht ausgerichtet ist</translation>
    </message>
    <message>
        <source>Mixtral (mixture of experts)</source>
        <translation>Mixtral (Mixture of Experts)</translation>
    </message>
    <message>
        <source>560 operators, 4 layers with grouped-query attention and 8 SwiGLU experts each, top 2 by scatter</source>
        <translation>560 Operatoren, 4 Schichten mit Grouped-Query-Attention und je 8 SwiGLU-Experten, die besten 2 per Scatter</translation>
    </message>
    <message>
        <source>GPT-2</source>
        <translation>GPT-2</translation>
    </message>
    <message>
        <source>413 operators, 12 layers; LayerNormalization whole, tanh GELU in parts, q/k/v from one Split</source>
        <translation>413 Operatoren, 12 Schichten; LayerNormalization als Ganzes, tanh-GELU in Teilen, q/k/v aus einem Split</translation>
    </message>
    <message>
        <source>BERT base</source>
        <translation>BERT base</translation>
    </message>
    <message>
        <source>421 operators, 12 encoder layers; LayerNormalization whole, erf GELU in parts, biases as Add</source>
        <translation>421 Operatoren, 12 Encoder-Schichten; LayerNormalization als Ganzes, erf-GELU in Teilen, Bias als Add</translation>
    </message>
    <message>
        <source>ResNet-50</source>
        <translation>ResNet-50</translation>
    </message>
    <message>
        <source>175 operators: 53 Conv, each with its BatchNormalization, 49 Relu, 16 residual Add</source>
        <translation>175 Operatoren: 53 Conv, jede mit ihrer BatchNormalization, 49 Relu, 16 residuale Add</translation>
    </message>
    <message>
        <source>Stable Diffusion U-Net</source>
        <translation>Stable-Diffusion-U-Net</translation>
    </message>
    <message>
        <source>1,920 operators: 98 Conv, 32 attentions (self and cross), SiLU and norms in parts, skip Concat</source>
        <translation>1.920 Operatoren: 98 Conv, 32-mal Attention (Self und Cross), SiLU und Normen in Teilen, Skip-Concat</translation>
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
        <translation>Schreiben Sie Regeln zur Operatorfusion und sehen Sie, worauf sie in Modellgraphen passen.

Fusewright ist freie Software unter der Apache-Lizenz 2.0. Es verwendet Qt %1 (LGPL 3).</translation>
    </message>
</context>
<context>
    <name>fusewright::AccountDialog</name>
    <message numerus="yes">
        <source>%Ln more; Copy gives all of them</source>
        <translation>
            <numerusform>%Ln weitere; „Kopieren“ liefert alle</numerusform>
            <numerusform>%Ln weitere; „Kopieren“ liefert alle</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost breakdown of a section</source>
        <translation>Aufstellung eines Abschnitts</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>All of it as text</source>
        <translation>Alles als Text</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>How the costs add up</source>
        <translation>Wie die Kosten zustande kommen</translation>
    </message>
    <message>
        <source>Section %1: %2. Every number with the formula and the source that it comes from; a click on an operator shows it in the graph.</source>
        <translation>Abschnitt %1: %2. Jede Zahl mit der Formel und der Quelle, aus der sie kommt; ein Klick auf einen Operator zeigt ihn im Graphen.</translation>
    </message>
    <message>
        <source>Time at least on %1</source>
        <translation>Mindestzeit auf %1</translation>
    </message>
    <message>
        <source>On the chip</source>
        <translation>Auf dem Chip</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>About the selected row</source>
        <translation>Zur gewählten Zeile</translation>
    </message>
    <message>
        <source>Choose a row to read all of it.</source>
        <translation>Wählen Sie eine Zeile, um sie ganz zu lesen.</translation>
    </message>
    <message>
        <source>Bytes moved, each value once</source>
        <translation>Bewegte Bytes, jeder Wert einmal</translation>
    </message>
</context>
<context>
    <name>fusewright::BindingModel</name>
    <message>
        <source>absent</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>wird gesucht</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Bound to</source>
        <translation>Gebunden an</translation>
    </message>
</context>
<context>
    <name>fusewright::BreadcrumbBar</name>
    <message>
        <source>Path to the current graph</source>
        <translation>Pfad zum aktuellen Graphen</translation>
    </message>
    <message>
        <source>Main graph</source>
        <translation>Hauptgraph</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>Funktion</translation>
    </message>
    <message numerus="yes">
        <source>%Ln function(s) in this file</source>
        <translation>
            <numerusform>%Ln Funktion in dieser Datei</numerusform>
            <numerusform>%Ln Funktionen in dieser Datei</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::BytesChart</name>
    <message>
        <source>Boundary bytes</source>
        <translation>Grenz-Bytes</translation>
    </message>
</context>
<context>
    <name>fusewright::CanvasMenu</name>
    <message>
        <source>&amp;Copy name</source>
        <translation>Namen &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy %1 names</source>
        <translation>%1 Namen &amp;kopieren</translation>
    </message>
    <message>
        <source>Show in the &amp;list</source>
        <translation>In der &amp;Liste zeigen</translation>
    </message>
    <message>
        <source>&amp;Go to its producer</source>
        <translation>Zum &amp;Erzeuger</translation>
    </message>
    <message>
        <source>Enter %1</source>
        <translation>In %1 wechseln</translation>
    </message>
    <message>
        <source>&amp;Open %1</source>
        <translation>%1 au&amp;fklappen</translation>
    </message>
    <message>
        <source>Cl&amp;ose %1</source>
        <translation>%1 zukla&amp;ppen</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>%1 auswählen</translation>
    </message>
    <message>
        <source>&amp;Go to the rule %1</source>
        <translation>&amp;Zur Regel %1</translation>
    </message>
    <message>
        <source>Select the &amp;section</source>
        <translation>Ab&amp;schnitt auswählen</translation>
    </message>
    <message>
        <source>Select &amp;all %1</source>
        <translation>All&amp;e %1 auswählen</translation>
    </message>
    <message>
        <source>Step &amp;through %1 here</source>
        <translation>%1 hier sch&amp;rittweise verfolgen</translation>
    </message>
</context>
<context>
    <name>fusewright::CanvasPage</name>
    <message>
        <source>Drawing the graph…</source>
        <translation>Graph wird gezeichnet …</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Kein Modell</translation>
    </message>
    <message>
        <source>Drop a model here, or open one with Ctrl+O, to see what the rules match in it.</source>
        <translation>Legen Sie hier ein Modell ab oder öffnen Sie eins mit Strg+O, um zu sehen, worauf die Regeln darin passen.</translation>
    </message>
    <message>
        <source>No operators</source>
        <translation>Keine Operatoren</translation>
    </message>
    <message>
        <source>This graph is empty.</source>
        <translation>Dieser Graph ist leer.</translation>
    </message>
    <message>
        <source>%1, backward</source>
        <translation>%1, rückwärts</translation>
    </message>
    <message>
        <source>Nothing repeats in this picture</source>
        <translation>In diesem Bild wiederholt sich nichts</translation>
    </message>
    <message>
        <source>This model has no modules</source>
        <translation>Dieses Modell hat keine Module</translation>
    </message>
</context>
<context>
    <name>fusewright::ChangeLegend</name>
    <message>
        <source>several become one</source>
        <translation>aus mehreren wird einer</translation>
    </message>
    <message>
        <source>one becomes several</source>
        <translation>aus einem werden mehrere</translation>
    </message>
    <message>
        <source>partly overlap</source>
        <translation>überlappen teilweise</translation>
    </message>
    <message>
        <source>same on both sides</source>
        <translation>beidseits gleich</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
</context>
<context>
    <name>fusewright::ChangeModel</name>
    <message numerus="yes">
        <source>%1, %n variant(s)</source>
        <translation>
            <numerusform>%1, %n Variante</numerusform>
            <numerusform>%1, %n Varianten</numerusform>
        </translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Rules or operators</source>
        <translation>Regeln oder Operatoren</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operatoren</translation>
    </message>
    <message>
        <source>How sections change, most operators moved first</source>
        <translation>Wie sich Abschnitte ändern; zuerst, was die meisten Operatoren bewegt</translation>
    </message>
    <message>
        <source>The rules that made the sections, or the operators in them</source>
        <translation>Die Regeln, die die Abschnitte gebildet haben, oder deren Operatoren</translation>
    </message>
    <message>
        <source>Number of similar changes</source>
        <translation>Anzahl gleichartiger Änderungen</translation>
    </message>
    <message>
        <source>Operators per change</source>
        <translation>Operatoren je Änderung</translation>
    </message>
</context>
<context>
    <name>fusewright::ChangedFileDialog</name>
    <message numerus="yes">
        <source>… %Ln identical lines</source>
        <translation>
            <numerusform>… %Ln identische Zeile</numerusform>
            <numerusform>… %Ln identische Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines that differ</source>
        <translation>Unterschiedliche Zeilen</translation>
    </message>
    <message>
        <source>%1 changed on disk</source>
        <translation>%1 wurde auf dem Datenträger geändert</translation>
    </message>
    <message>
        <source>Another program changed this file after you opened it. Saving now would overwrite its changes.</source>
        <translation>Ein anderes Programm hat diese Datei geändert, nachdem Sie sie geöffnet haben. Wenn Sie jetzt speichern, werden dessen Änderungen überschrieben.</translation>
    </message>
    <message>
        <source>− only in the file   + only here</source>
        <translation>− nur in der Datei   + nur hier</translation>
    </message>
    <message>
        <source>&amp;Replace the file</source>
        <translation>Datei &amp;ersetzen</translation>
    </message>
    <message>
        <source>&amp;Use the file&apos;s text</source>
        <translation>Datei&amp;text übernehmen</translation>
    </message>
</context>
<context>
    <name>fusewright::CommandActions</name>
    <message>
        <source>%1 (%2 in %3)</source>
        <extracomment>What a button does, its keys, where these work: Fit the graph (F in the graph)</extracomment>
        <translation>%1 (%2 %3)</translation>
    </message>
</context>
<context>
    <name>fusewright::CommandPalette</name>
    <message>
        <source>Search commands</source>
        <translation>Befehle suchen</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
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
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
    </message>
</context>
<context>
    <name>fusewright::CompareDialog</name>
    <message>
        <source>Compare rules files</source>
        <translation>Regeldateien vergleichen</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Wird verglichen …</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleiche</translation>
    </message>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>Rules of both files</source>
        <translation>Regeln beider Dateien</translation>
    </message>
    <message numerus="yes">
        <source>Both match the same operators at %Ln place(s).</source>
        <translation>
            <numerusform>Beide passen an %Ln Stelle auf dieselben Operatoren.</numerusform>
            <numerusform>Beide passen an %Ln Stellen auf dieselben Operatoren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 matches at %2, only %3 at %4. Choose a rule to see those places.</source>
        <translation>Nur %1 passt an %2, nur %3 an %4. Wählen Sie eine Regel, um diese Stellen zu sehen.</translation>
    </message>
</context>
<context>
    <name>fusewright::CompareHead</name>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>One picture, with a strip for each side</source>
        <translation>Ein Bild mit einem Streifen je Seite</translation>
    </message>
    <message>
        <source>Two pictures</source>
        <translation>Zwei Bilder</translation>
    </message>
    <message>
        <source>Three pictures</source>
        <translation>Drei Bilder</translation>
    </message>
    <message>
        <source>Fold repeats</source>
        <translation>Wiederholungen falten</translation>
    </message>
</context>
<context>
    <name>fusewright::ComparePage</name>
    <message>
        <source>Comparing…</source>
        <translation>Wird verglichen …</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>Nichts zu vergleichen</translation>
    </message>
    <message>
        <source>Open a model to see its sections in o0, o1 and o3 side by side, and what differs.</source>
        <translation>Öffnen Sie ein Modell, um seine Abschnitte in o0, o1 und o3 nebeneinander zu sehen und was sie unterscheidet.</translation>
    </message>
    <message>
        <source>Compare with other rules</source>
        <translation>Mit anderen Regeln vergleichen</translation>
    </message>
</context>
<context>
    <name>fusewright::ComparePane</name>
    <message>
        <source>What this side shows</source>
        <translation>Was diese Seite zeigt</translation>
    </message>
    <message>
        <source>o0 · every operator alone</source>
        <translation>o0 · jeder Operator allein</translation>
    </message>
    <message>
        <source>o1 · by rules</source>
        <translation>o1 · durch Regeln</translation>
    </message>
    <message>
        <source>o3 · automatic</source>
        <translation>o3 · automatisch</translation>
    </message>
    <message>
        <source>o1 · before the last edit</source>
        <translation>o1 · vor der letzten Änderung</translation>
    </message>
    <message>
        <source>No edits yet</source>
        <translation>Noch keine Änderungen</translation>
    </message>
    <message>
        <source>o1 · by %1</source>
        <translation>o1 · durch %1</translation>
    </message>
    <message>
        <source>Another rules file…</source>
        <translation>Andere Regeldatei …</translation>
    </message>
    <message>
        <source>Strips, from the left: %1. Backgrounds and colours: %2 against %3.</source>
        <translation>Streifen von links: %1. Hintergründe und Farben: %2 gegenüber %3.</translation>
    </message>
    <message>
        <source>%1 cannot be read; showing o1</source>
        <translation>%1 ist nicht lesbar; gezeigt wird o1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln section(s)</source>
        <translation>
            <numerusform>%Ln Abschnitt</numerusform>
            <numerusform>%Ln Abschnitte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · against %2</source>
        <translation>%1 · ggü. %2</translation>
    </message>
    <message>
        <source>o1+o3 · rules, then automatic</source>
        <translation>o1+o3 · Regeln, dann automatisch</translation>
    </message>
</context>
<context>
    <name>fusewright::ComparisonModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>In part</source>
        <translation>Zum Teil</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Nur hier</translation>
    </message>
    <message>
        <source>In the other file</source>
        <translation>In der anderen Datei</translation>
    </message>
</context>
<context>
    <name>fusewright::CompletionList</name>
    <message>
        <source>%1, %2 in the model</source>
        <translation>%1, %2 im Modell</translation>
    </message>
</context>
<context>
    <name>fusewright::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <translation>Vervollständigungen</translation>
    </message>
</context>
<context>
    <name>fusewright::ConditionModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>Places where the pattern matches and the condition is true</source>
        <translation>Stellen, an denen das Muster passt und die Bedingung gilt</translation>
    </message>
</context>
<context>
    <name>fusewright::CostLinks</name>
    <message>
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
</context>
<context>
    <name>fusewright::CostModel</name>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Click to see the largest section</source>
        <translation>Klick zeigt den größten Abschnitt</translation>
    </message>
    <message>
        <source>How the graph is cut into sections</source>
        <translation>Wie der Graph in Abschnitte zerlegt ist</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Number of sections</source>
        <translation>Anzahl der Abschnitte</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Folds</translation>
    </message>
    <message>
        <source>Number of distinct sections; each is compiled once</source>
        <translation>Anzahl verschiedener Abschnitte; jeder wird nur einmal kompiliert</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Größter</translation>
    </message>
    <message>
        <source>Operators in the largest section</source>
        <translation>Operatoren im größten Abschnitt</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>Abgedeckt</translation>
    </message>
    <message>
        <source>Operators fused by a rule or, in o3, automatically</source>
        <translation>Operatoren, die durch eine Regel oder, in o3, automatisch fusioniert sind</translation>
    </message>
    <message>
        <source>GEMMs each</source>
        <translation>Ø GEMMs</translation>
    </message>
    <message>
        <source>Average matrix multiplications per section</source>
        <translation>Mittlere Anzahl der Matrixmultiplikationen je Abschnitt</translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Bytes that cross section boundaries</source>
        <translation>Bytes, die Abschnittsgrenzen überschreiten</translation>
    </message>
    <message>
        <source>Vs. o0</source>
        <translation>Ggü. o0</translation>
    </message>
    <message>
        <source>Boundary bytes relative to o0 (no fusion)</source>
        <translation>Grenz-Bytes relativ zu o0 (ohne Fusion)</translation>
    </message>
    <message>
        <source>Cut by</source>
        <translation>Zerlegung</translation>
    </message>
    <message>
        <source>Time that all sections take at least on %1, one after another</source>
        <translation>Zeit, die alle Abschnitte auf %1 mindestens brauchen, einer nach dem anderen</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Time at least, relative to o0 (no fusion)</source>
        <translation>Mindestzeit im Verhältnis zu o0 (ohne Fusion)</translation>
    </message>
    <message>
        <source>Time vs. o0</source>
        <translation>Zeit ggü. o0</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Unknown, as the size of %1 is: %2</source>
        <translation>Unbekannt, da die Größe von %1 es ist: %2</translation>
    </message>
</context>
<context>
    <name>fusewright::CostTable</name>
    <message>
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
</context>
<context>
    <name>fusewright::CostsPanel</name>
    <message>
        <source>Costs on a machine</source>
        <translation>Kosten auf einer Maschine</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>batch=8, seq=128</source>
        <translation>batch=8, seq=128</translation>
    </message>
    <message>
        <source>Numbers for symbolic extents</source>
        <translation>Zahlen für symbolische Ausdehnungen</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>Wartet auf</translation>
    </message>
    <message>
        <source>Of peak</source>
        <translation>Spitzenanteil</translation>
    </message>
    <message>
        <source>Per byte</source>
        <translation>Je Byte</translation>
    </message>
    <message>
        <source>On the chip</source>
        <translation>Auf dem Chip</translation>
    </message>
    <message>
        <source>Sections and figures of the machine</source>
        <translation>Abschnitte und Kennzahlen der Maschine</translation>
    </message>
    <message>
        <source>About the selected row</source>
        <translation>Zur gewählten Zeile</translation>
    </message>
    <message>
        <source>&amp;Machine</source>
        <translation>&amp;Maschine</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Numbers for extents of the model: %1</source>
        <translation>Zahlen für Ausdehnungen des Modells: %1</translation>
    </message>
    <message>
        <source>No machine</source>
        <translation>Keine Maschine</translation>
    </message>
    <message>
        <source>Choose a machine above to see what the sections cost on it at least, what they wait for, and whether they fit on the chip.</source>
        <translation>Wählen Sie oben eine Maschine, um zu sehen, was die Abschnitte darauf mindestens kosten, worauf sie warten und ob sie auf den Chip passen.</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Kein Modell</translation>
    </message>
    <message>
        <source>Open a model to see what its sections cost.</source>
        <translation>Öffnen Sie ein Modell, um zu sehen, was seine Abschnitte kosten.</translation>
    </message>
    <message>
        <source>No extent of the model is called &quot;%1&quot;. There are: %2.</source>
        <translation>Keine Ausdehnung des Modells heißt „%1“. Vorhanden: %2.</translation>
    </message>
    <message>
        <source>Write numbers from 1 to 1,000,000,000, as in &quot;batch=8, seq=128&quot;.</source>
        <translation>Geben Sie Zahlen von 1 bis 1.000.000.000 ein, etwa „batch=8, seq=128“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there twice.</source>
        <translation>„%1“ ist doppelt angegeben.</translation>
    </message>
    <message>
        <source>Breakdown…</source>
        <translation>Aufstellung …</translation>
    </message>
    <message>
        <source>Every operator, value and figure that the numbers come from, with its source (Enter)</source>
        <translation>Jeder Operator, jeder Wert und jede Angabe, aus denen die Zahlen kommen, mit Quelle (Eingabe)</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>Zum Beispiel %1</translation>
    </message>
</context>
<context>
    <name>fusewright::CountBadges</name>
    <message>
        <source>Makes %1 sections. On its own, matches at %2 of %3 places.</source>
        <translation>Bildet %1 Abschnitte. Für sich allein passt sie an %2 von %3 Stellen.</translation>
    </message>
    <message>
        <source>From the last valid version.</source>
        <translation>Aus der letzten gültigen Fassung.</translation>
    </message>
    <message>
        <source>Takes an operator at %1 of %2 places</source>
        <translation>Nimmt an %1 von %2 Stellen einen Operator</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Met: expected %1, found %2</source>
        <translation>Erfüllt: erwartet %1, gefunden %2</translation>
    </message>
    <message>
        <source>Not met: expected %1, found %2</source>
        <translation>Nicht erfüllt: erwartet %1, gefunden %2</translation>
    </message>
    <message>
        <source>%1 found, %2 not used outside, %3 without a cycle, %4 not overlapping, %5 accepted.</source>
        <translation>%1 gefunden, %2 nicht außen verwendet, %3 ohne Zyklus, %4 nicht überlappend, %5 angenommen.</translation>
    </message>
    <message>
        <source>It stops: %1</source>
        <translation>Abbruch: %1</translation>
    </message>
    <message>
        <source>Rewrites %1 of %2 matches.</source>
        <translation>Schreibt %1 von %2 Treffern um.</translation>
    </message>
</context>
<context>
    <name>fusewright::DiffPanel</name>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Was verglichen wird</translation>
    </message>
    <message>
        <source>Show or hide these changes</source>
        <translation>Diese Änderungen zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>Nichts zu vergleichen</translation>
    </message>
    <message>
        <source>Open a model, and choose two sides that differ.</source>
        <translation>Öffnen Sie ein Modell und wählen Sie zwei verschiedene Seiten.</translation>
    </message>
    <message>
        <source>No changes of these kinds</source>
        <translation>Keine Änderungen dieser Arten</translation>
    </message>
    <message>
        <source>Other kinds of changes are hidden above.</source>
        <translation>Andere Arten von Änderungen sind oben ausgeblendet.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 (%2; %3 within this kind)</source>
        <extracomment>Next kind of change (F6; Ctrl+F6 for the next of this kind)</extracomment>
        <translation>%1 (%2; %3 innerhalb dieser Art)</translation>
    </message>
    <message>
        <source>Previous kind of change</source>
        <translation>Vorige Art von Änderung</translation>
    </message>
    <message>
        <source>Next kind of change</source>
        <translation>Nächste Art von Änderung</translation>
    </message>
</context>
<context>
    <name>fusewright::DraftPage</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 (not met)</source>
        <translation>%1 (nicht erfüllt)</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln operator(s) that connect them</source>
        <translation>
            <numerusform>%Ln verbindenden Operator hinzufügen</numerusform>
            <numerusform>%Ln verbindende Operatoren hinzufügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add the %Ln missing operator(s)</source>
        <translation>
            <numerusform>%Ln fehlenden Operator hinzufügen</numerusform>
            <numerusform>Die %Ln fehlenden Operatoren hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Connect them as context</source>
        <translation>Als Kontext verbinden</translation>
    </message>
    <message>
        <source>Insert the rule</source>
        <translation>Regel einfügen</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>The rule as text</source>
        <translation>Die Regel als Text</translation>
    </message>
    <message>
        <source>Back to the suggestions</source>
        <translation>Zurück zu den Vorschlägen</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>Neue Regel</translation>
    </message>
    <message>
        <source>Name of the rule</source>
        <translation>Name der Regel</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>Heuristik</translation>
    </message>
    <message>
        <source>Suggested value: above the rules it competes with</source>
        <translation>Vorgeschlagener Wert: über den konkurrierenden Regeln</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The operators between them must match but stay outside the section</source>
        <translation>Die Operatoren dazwischen müssen passen, bleiben aber außerhalb des Abschnitts</translation>
    </message>
    <message>
        <source>Adds the rule at the end of the text; Undo reverts it</source>
        <translation>Fügt die Regel am Ende des Textes an; „Rückgängig“ entfernt sie wieder</translation>
    </message>
    <message>
        <source>What the rule does</source>
        <translation>Was die Regel bewirkt</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Rules run stage by stage, in this order</source>
        <translation>Regeln laufen Stufe für Stufe in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>New operator</source>
        <translation>Neuer Operator</translation>
    </message>
    <message>
        <source>Name of the new operator</source>
        <translation>Name des neuen Operators</translation>
    </message>
    <message>
        <source>Suggested value: not above the rules it competes with</source>
        <translation>Vorgeschlagener Wert: nicht über den konkurrierenden Regeln</translation>
    </message>
</context>
<context>
    <name>fusewright::DraftWords</name>
    <message numerus="yes">
        <source>%Ln section(s)</source>
        <translation>
            <numerusform>%Ln Abschnitt</numerusform>
            <numerusform>%Ln Abschnitte</numerusform>
        </translation>
    </message>
    <message>
        <source>Saves %1; the bytes saved are unknown.</source>
        <translation>Spart %1; die gesparten Bytes sind unbekannt.</translation>
    </message>
    <message>
        <source>Saves %1 and %2 across boundaries.</source>
        <translation>Spart %1 und %2 an den Grenzen.</translation>
    </message>
    <message>
        <source>No operators are selected.</source>
        <translation>Es sind keine Operatoren ausgewählt.</translation>
    </message>
    <message numerus="yes">
        <source>The operators form %Ln separate pieces, but a pattern must be connected: each operator feeds or is fed by another.</source>
        <translation>
            <numerusform>Die Operatoren bilden %Ln Teil, ein Muster muss aber zusammenhängen: Jeder Operator speist einen anderen oder wird von einem gespeist.</numerusform>
            <numerusform>Die Operatoren bilden %Ln getrennte Teile, ein Muster muss aber zusammenhängen: Jeder Operator speist einen anderen oder wird von einem gespeist.</numerusform>
        </translation>
    </message>
    <message>
        <source>A rule with this name already exists.</source>
        <translation>Es gibt schon eine Regel mit diesem Namen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln Stelle</numerusform>
            <numerusform>%Ln Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches at %1 and makes %2.</source>
        <translation>Passt an %1 und bildet %2.</translation>
    </message>
    <message>
        <source>At this place the rule takes other operators that come first in the graph. Add context entries to tell them apart.</source>
        <translation>An dieser Stelle nimmt die Regel andere Operatoren, die im Graphen zuerst kommen. Fügen Sie Kontexteinträge hinzu, um sie zu unterscheiden.</translation>
    </message>
    <message>
        <source>At another place the rule takes some of these operators first. Add context entries to tell the places apart.</source>
        <translation>An einer anderen Stelle nimmt die Regel zuerst einige dieser Operatoren. Unterscheiden Sie die Stellen durch Kontexteinträge.</translation>
    </message>
    <message>
        <source>The rule %1 takes some of the operators. Raise the priority to get them.</source>
        <translation>Die Regel %1 nimmt einige der Operatoren. Erhöhen Sie die Priorität, um sie zu bekommen.</translation>
    </message>
    <message>
        <source>Not convex: a path leaves the operators and re-enters them.</source>
        <translation>Nicht konvex: Ein Pfad verlässt die Operatoren und führt zu ihnen zurück.</translation>
    </message>
    <message>
        <source>A path leaves the operators and re-enters them through another section: a cycle.</source>
        <translation>Ein Pfad verlässt die Operatoren und führt durch einen anderen Abschnitt zurück: ein Zyklus.</translation>
    </message>
    <message>
        <source>The search at this place was abandoned: the pattern is too general.</source>
        <translation>Die Suche an dieser Stelle wurde abgebrochen: Das Muster ist zu allgemein.</translation>
    </message>
    <message>
        <source>%1 makes %2 instead of %3.</source>
        <translation>%1 bildet %2 statt %3.</translation>
    </message>
    <message>
        <source>At this place the rule takes other operators that come first in the graph. Select more operators to tell them apart.</source>
        <translation>An dieser Stelle nimmt die Regel andere Operatoren, die im Graphen zuerst kommen. Wählen Sie mehr Operatoren aus, um sie zu unterscheiden.</translation>
    </message>
    <message>
        <source>The rule %1 is tried first and takes some of the operators.</source>
        <translation>Die Regel %1 wird zuerst probiert und nimmt einige der Operatoren.</translation>
    </message>
    <message>
        <source>At this place the match is refused: %1.</source>
        <translation>An dieser Stelle wird der Treffer abgelehnt: %1.</translation>
    </message>
    <message>
        <source>At this place the match is conditional: %1.</source>
        <translation>An dieser Stelle ist der Treffer bedingt: %1.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Matches at %1 and makes %2: of places that overlap, one counts.</source>
        <translation>Passt an %1 und bildet %2: Von Stellen, die sich überschneiden, zählt eine.</translation>
    </message>
</context>
<context>
    <name>fusewright::DropHint</name>
    <message>
        <source>Drop to open</source>
        <translation>Zum Öffnen loslassen</translation>
    </message>
</context>
<context>
    <name>fusewright::EditorGutter</name>
    <message>
        <source>Line numbers, problems and counts</source>
        <translation>Zeilennummern, Probleme und Zähler</translation>
    </message>
    <message numerus="yes">
        <source>%n lines are folded</source>
        <translation>
            <numerusform>%n Zeile ist zugeklappt</numerusform>
            <numerusform>%n Zeilen sind zugeklappt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::EditorTabs</name>
    <message>
        <source>New rules in a new tab</source>
        <translation>Neue Regeln in einem neuen Tab</translation>
    </message>
</context>
<context>
    <name>fusewright::EntryForm</name>
    <message>
        <source>Part of the section</source>
        <translation>Teil des Abschnitts</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Erforderlich</translation>
    </message>
    <message>
        <source>Also allow, from other repeats:</source>
        <translation>Auch zulassen (andere Wiederholungen):</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Entry name</source>
        <translation>Name des Eintrags</translation>
    </message>
    <message>
        <source>Otherwise it is context: it must match, but stays outside the section, and another section may own it (included: false)</source>
        <translation>Sonst ist er Kontext: Er muss passen, bleibt aber außerhalb des Abschnitts und darf einem anderen Abschnitt gehören (included: false)</translation>
    </message>
    <message>
        <source>Otherwise the rule also matches without it (required: false)</source>
        <translation>Sonst passt die Regel auch ohne ihn (required: false)</translation>
    </message>
    <message>
        <source>The rule does not mention this operator</source>
        <translation>Die Regel erwähnt diesen Operator nicht</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
</context>
<context>
    <name>fusewright::EntryModel</name>
    <message>
        <source>optional</source>
        <translation>optional</translation>
    </message>
    <message>
        <source>optional context</source>
        <translation>optionaler Kontext</translation>
    </message>
    <message>
        <source>context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
</context>
<context>
    <name>fusewright::EntryNames</name>
    <message>
        <source>Enter a name</source>
        <translation>Geben Sie einen Namen ein</translation>
    </message>
    <message>
        <source>The name is taken, or this text cannot be parsed</source>
        <translation>Der Name ist vergeben, oder der Text lässt sich nicht parsen</translation>
    </message>
    <message>
        <source>No name at the caret</source>
        <translation>Kein Name am Cursor</translation>
    </message>
    <message>
        <source>Rename all uses</source>
        <translation>Alle Vorkommen umbenennen</translation>
    </message>
</context>
<context>
    <name>fusewright::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Wird geschrieben …</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>Dateityp</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>fusewright::ExportLinks</name>
    <message>
        <source>%1, about %2</source>
        <translation>%1, etwa %2</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>%1 × %2 units</source>
        <translation>%1 × %2 Einheiten</translation>
    </message>
    <message>
        <source>Shown as on paper. In a browser, lists fold and pictures can be enlarged.</source>
        <translation>Wie auf Papier gezeigt. Im Browser lassen sich Listen zuklappen und Bilder vergrößern.</translation>
    </message>
    <message>
        <source>The rules are not saved; the report says so. </source>
        <translation>Die Regeln sind nicht gespeichert; der Bericht vermerkt das. </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 wurde geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more files are written.</source>
        <translation>
            <numerusform>%1 und %n weitere Datei wurden geschrieben.</numerusform>
            <numerusform>%1 und %n weitere Dateien wurden geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save graph</source>
        <translation>Graph speichern</translation>
    </message>
    <message>
        <source>Graph that Fusewright opens again</source>
        <translation>Graph, den Fusewright wieder öffnet</translation>
    </message>
    <message>
        <source>a graph file ends in .json, .me.json or .dot</source>
        <translation>eine Graphdatei endet auf .json, .me.json oder .dot</translation>
    </message>
    <message>
        <source>No program could be started for %1.</source>
        <translation>Für %1 konnte kein Programm gestartet werden.</translation>
    </message>
</context>
<context>
    <name>fusewright::ExportOptions</name>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Pictures of</source>
        <translation>Bilder von</translation>
    </message>
    <message>
        <source>o0, without fusion</source>
        <translation>o0, ohne Fusion</translation>
    </message>
    <message>
        <source>o1, by rules</source>
        <translation>o1, durch Regeln</translation>
    </message>
    <message>
        <source>o3, automatic</source>
        <translation>o3, automatisch</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Reader&apos;s system theme</source>
        <translation>Systemdesign des Lesers</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Visible area</source>
        <translation>Sichtbarer Bereich</translation>
    </message>
    <message>
        <source>The selection</source>
        <translation>Die Auswahl</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>Durchsichtiger Hintergrund</translation>
    </message>
    <message>
        <source>As on screen</source>
        <translation>Wie am Bildschirm</translation>
    </message>
    <message>
        <source>Sections of</source>
        <translation>Abschnitte von</translation>
    </message>
    <message>
        <source>Sections only, without their operators</source>
        <translation>Nur Abschnitte, ohne ihre Operatoren</translation>
    </message>
    <message>
        <source>Formatted; comments stay</source>
        <translation>Formatiert; Kommentare bleiben</translation>
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
        <source>Light, like paper</source>
        <translation>Hell, wie Papier</translation>
    </message>
    <message>
        <source>Legend below the picture</source>
        <translation>Legende unter dem Bild</translation>
    </message>
    <message>
        <source>Fit in one file</source>
        <translation>In eine Datei einpassen</translation>
    </message>
</context>
<context>
    <name>fusewright::ExportPreview</name>
    <message>
        <source>Beginning of the file</source>
        <translation>Anfang der Datei</translation>
    </message>
    <message>
        <source>Pages of the file</source>
        <translation>Seiten der Datei</translation>
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
    <message numerus="yes">
        <source>The file lists %n of them as inputs; their names and uses show that they are weights</source>
        <translation>
            <numerusform>Die Datei führt %n davon als Eingang; Name und Verwendung zeigen, dass es ein Gewicht ist</numerusform>
            <numerusform>Die Datei führt %n davon als Eingänge; Namen und Verwendung zeigen, dass es Gewichte sind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::FailurePage</name>
    <message>
        <source>Check whether the file was moved or renamed.</source>
        <translation>Prüfen Sie, ob die Datei verschoben oder umbenannt wurde.</translation>
    </message>
    <message>
        <source>This file could not be opened</source>
        <translation>Diese Datei konnte nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Open another model…</source>
        <translation>Anderes Modell öffnen …</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Zur Startseite</translation>
    </message>
    <message>
        <source>The file is not a model.</source>
        <translation>Die Datei ist kein Modell.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>Check the file&apos;s permissions.</source>
        <translation>Prüfen Sie die Zugriffsrechte der Datei.</translation>
    </message>
    <message>
        <source>Files are recognized by their content, not their extension. Rules (YAML, C++ or Python) can be opened, too.</source>
        <translation>Dateien werden am Inhalt erkannt, nicht an der Endung. Auch Regeln (YAML, C++ oder Python) lassen sich öffnen.</translation>
    </message>
</context>
<context>
    <name>fusewright::FindBar</name>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n ersetzt</numerusform>
            <numerusform>%n ersetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß-/Kleinschreibung</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Ganze Wörter</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Only in the selection</source>
        <translation>Nur in der Auswahl</translation>
    </message>
    <message>
        <source>Previous (Shift+F3)</source>
        <translation>Voriges Ergebnis (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next (F3)</source>
        <translation>Nächstes Ergebnis (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace and go to the next (Enter)</source>
        <translation>Ersetzen und zum nächsten (Eingabe)</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Replace all (Ctrl+Alt+Enter)</source>
        <translation>Alle ersetzen (Strg+Alt+Eingabe)</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Keine Ergebnisse</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n results</source>
        <translation>
            <numerusform>%n Ergebnis</numerusform>
            <numerusform>%n Ergebnisse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::FoldPage</name>
    <message>
        <source>Fold %1: %2 identical sections</source>
        <translation>Fold %1: %2 identische Abschnitte</translation>
    </message>
    <message>
        <source>Show all their operators</source>
        <translation>Alle ihre Operatoren zeigen</translation>
    </message>
    <message>
        <source>Each section</source>
        <translation>Je Abschnitt</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operatoren</translation>
    </message>
    <message>
        <source>Sections (%1)</source>
        <translation>Abschnitte (%1)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
</context>
<context>
    <name>fusewright::FunnelModel</name>
    <message>
        <source>%1 of %2 places</source>
        <translation>%1 von %2 Stellen</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Nimmt</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>all entries</source>
        <translation>alle Einträge</translation>
    </message>
    <message>
        <source>all of %1</source>
        <translation>alle von %1</translation>
    </message>
    <message>
        <source>became sections</source>
        <translation>wurden Abschnitte</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>optional</translation>
    </message>
    <message>
        <source>repeated</source>
        <translation>wiederholt</translation>
    </message>
    <message>
        <source>context</source>
        <translation>Kontext</translation>
    </message>
</context>
<context>
    <name>fusewright::FunnelTable</name>
    <message>
        <source>How far the rule gets</source>
        <translation>Wie weit die Regel kommt</translation>
    </message>
    <message>
        <source>Select a rule to see how far it gets</source>
        <translation>Wählen Sie eine Regel, um zu sehen, wie weit sie kommt</translation>
    </message>
    <message>
        <source>How far %1 gets</source>
        <translation>Wie weit %1 kommt</translation>
    </message>
</context>
<context>
    <name>fusewright::FusionPart</name>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %Ln operator(s)</source>
        <translation>
            <numerusform>%1 mit %Ln Operator</numerusform>
            <numerusform>%1 mit %Ln Operatoren</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule takes this operator: it runs alone.</source>
        <translation>Keine Regel nimmt diesen Operator: Er läuft allein.</translation>
    </message>
    <message>
        <source> last valid version</source>
        <translation> letzte gültige Fassung</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>entries and operators</source>
        <translation>Einträge und Operatoren</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>met</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>nicht erfüllt</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>Heuristik</translation>
    </message>
    <message>
        <source>GEMMs</source>
        <translation>GEMMs</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Bytes read</source>
        <translation>Bytes gelesen</translation>
    </message>
    <message>
        <source>Bytes written</source>
        <translation>Bytes geschrieben</translation>
    </message>
    <message>
        <source>Bytes kept</source>
        <translation>Bytes behalten</translation>
    </message>
    <message>
        <source>Operations per byte</source>
        <translation>Operationen je Byte</translation>
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
        <source>section %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source>%1 identical sections</source>
        <translation>%1 identische Abschnitte</translation>
    </message>
    <message>
        <source>Section in %1</source>
        <translation>Abschnitt in %1</translation>
    </message>
    <message>
        <source>Section by rules (o1)</source>
        <translation>Abschnitt nach Regeln (o1)</translation>
    </message>
</context>
<context>
    <name>fusewright::GalleryDialog</name>
    <message>
        <source>&amp;Insert</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Gallery of fusions</source>
        <translation>Galerie der Fusionen</translation>
    </message>
    <message>
        <source>Fusions</source>
        <translation>Fusionen</translation>
    </message>
    <message>
        <source>Spelling</source>
        <translation>Schreibweise</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Rules to insert</source>
        <translation>Einzufügende Regeln</translation>
    </message>
    <message>
        <source>S&amp;pelling</source>
        <translation>Schreib&amp;weise</translation>
    </message>
    <message>
        <source>Inserts into %1 (%2).</source>
        <translation>Wird in %1 eingefügt (%2).</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No rules can be written in %1.</source>
        <translation>In %1 können keine Regeln geschrieben werden.</translation>
    </message>
    <message>
        <source>Nothing can be added while %1 has errors. Fix them first.</source>
        <translation>Solange %1 Fehler enthält, kann nichts eingefügt werden. Beheben Sie sie zuerst.</translation>
    </message>
</context>
<context>
    <name>fusewright::GalleryModel</name>
    <message numerus="yes">
        <source>%Ln in this model</source>
        <translation>
            <numerusform>%Ln in diesem Modell</numerusform>
            <numerusform>%Ln in diesem Modell</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>fusewright::GeneralPage</name>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>&amp;Colour-blind palette</source>
        <translation>Palette für &amp;Farbenblinde</translation>
    </message>
    <message>
        <source>&amp;Reduced motion: nothing slides or fades</source>
        <translation>Weniger &amp;Bewegung: kein Gleiten, kein Überblenden</translation>
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
        <source>System language</source>
        <translation>Sprache des Systems</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>System default</source>
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
        <translation>&amp;Design:</translation>
    </message>
    <message>
        <source>Scrolls; with Ctrl it zooms</source>
        <translation>Scrollt; mit Strg zoomt es</translation>
    </message>
    <message>
        <source>Zooms; with Ctrl it scrolls</source>
        <translation>Zoomt; mit Strg scrollt es</translation>
    </message>
    <message>
        <source>&amp;Wheel:</source>
        <translation>Maus&amp;rad:</translation>
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
        <source>Ta&amp;b width:</source>
        <translation>Tabulator&amp;weite:</translation>
    </message>
    <message>
        <source>Folders, separated by %1</source>
        <translation>Ordner, getrennt durch %1</translation>
    </message>
    <message>
        <source>Files that rules include are looked for beside them, then here.</source>
        <translation>Dateien, die Regeln einbinden, werden zuerst neben ihnen und dann hier gesucht.</translation>
    </message>
    <message>
        <source>&amp;Include folders:</source>
        <translation>&amp;Include-Ordner:</translation>
    </message>
</context>
<context>
    <name>fusewright::GraphCanvas</name>
    <message>
        <source>Graph, at %1 %2</source>
        <translation>Graph, bei %1 %2</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
</context>
<context>
    <name>fusewright::GraphPage</name>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Select an operator to see its details.</source>
        <translation>Wählen Sie einen Operator, um Einzelheiten zu sehen.</translation>
    </message>
    <message>
        <source>Inputs (%1)</source>
        <translation>Eingänge (%1)</translation>
    </message>
    <message>
        <source>from the enclosing graph</source>
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
        <source>produced by %1</source>
        <translation>erzeugt von %1</translation>
    </message>
    <message>
        <source>Nested graphs (%1)</source>
        <translation>Innere Graphen (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln operator(s)</source>
        <translation>
            <numerusform>%1 · %Ln Operator</numerusform>
            <numerusform>%1 · %Ln Operatoren</numerusform>
        </translation>
    </message>
    <message>
        <source>About the file</source>
        <translation>Über die Datei</translation>
    </message>
</context>
<context>
    <name>fusewright::GraphSearchBar</name>
    <message>
        <source>Search operators</source>
        <translation>Operatoren suchen</translation>
    </message>
    <message>
        <source>Search: linear, op:softmax, 4096x11008 …</source>
        <translation>Suchen: linear, op:softmax, 4096x11008 …</translation>
    </message>
    <message>
        <source>Previous operator (Shift+Enter)</source>
        <translation>Voriger Operator (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Next operator (Enter)</source>
        <translation>Nächster Operator (Eingabe)</translation>
    </message>
    <message>
        <source>Select all results (Alt+Enter)</source>
        <translation>Alle Ergebnisse auswählen (Alt+Eingabe)</translation>
    </message>
    <message>
        <source>Search syntax (Down)</source>
        <translation>Suchsyntax (Pfeil ab)</translation>
    </message>
    <message>
        <source>Close the search (Esc)</source>
        <translation>Suche schließen (Esc)</translation>
    </message>
    <message>
        <source>Go to error</source>
        <translation>Zum Fehler</translation>
    </message>
    <message>
        <source>Go to the error in the query</source>
        <translation>Zum Fehler in der Suchanfrage</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln gefunden</numerusform>
            <numerusform>%Ln gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Character %1: %2</source>
        <translation>Zeichen %1: %2</translation>
    </message>
    <message>
        <source>List the results (Alt+Down)</source>
        <translation>Ergebnisse auflisten (Alt+Pfeil ab)</translation>
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
        <source>Help pages</source>
        <translation>Hilfeseiten</translation>
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
        <source>Previous result</source>
        <translation>Voriges Ergebnis</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Nächstes Ergebnis</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>Nicht auf dieser Seite</translation>
    </message>
    <message>
        <source>These pages are in English.</source>
        <translation>Diese Seiten sind auf Englisch.</translation>
    </message>
</context>
<context>
    <name>fusewright::HitList</name>
    <message>
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
    </message>
</context>
<context>
    <name>fusewright::HoverTips</name>
    <message>
        <source>Takes an operator at %1 of %2 places</source>
        <translation>Nimmt an %1 von %2 Stellen einen Operator</translation>
    </message>
    <message>
        <source>unknown, %1</source>
        <translation>unbekannt, %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
</context>
<context>
    <name>fusewright::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Copy page</source>
        <translation>Seite kopieren</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Zurück</translation>
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
    <name>fusewright::LanguageChoice</name>
    <message>
        <source>Write the rules for</source>
        <translation>Regeln schreiben für</translation>
    </message>
</context>
<context>
    <name>fusewright::LayoutSwitch</name>
    <message>
        <source>Channels last (NHWC), as QNN has them</source>
        <translation>Kanäle zuletzt (NHWC), wie QNN sie hat</translation>
    </message>
    <message>
        <source>As the model has them</source>
        <translation>Wie im Modell</translation>
    </message>
    <message>
        <source>layout: NHWC</source>
        <translation>Achsen: NHWC</translation>
    </message>
    <message>
        <source>layout: as in the model</source>
        <translation>Achsen: wie im Modell</translation>
    </message>
    <message>
        <source>Rules see images with their channels last. The model has them so.</source>
        <translation>Regeln sehen Bilder mit den Kanälen zuletzt. Das Modell hat sie so.</translation>
    </message>
    <message>
        <source>Rules see images with their channels last. Click to choose.</source>
        <translation>Regeln sehen Bilder mit den Kanälen zuletzt. Zum Wählen klicken.</translation>
    </message>
    <message>
        <source>Rules see images as the model has them. Click to choose.</source>
        <translation>Regeln sehen Bilder so, wie das Modell sie hat. Zum Wählen klicken.</translation>
    </message>
    <message>
        <source>This model has no images whose channels are second. Click to choose.</source>
        <translation>Dieses Modell hat keine Bilder, deren Kanäle an zweiter Stelle stehen. Zum Wählen klicken.</translation>
    </message>
    <message>
        <source>Order of axes that rules see: %1</source>
        <translation>Reihenfolge der Achsen, die Regeln sehen: %1</translation>
    </message>
</context>
<context>
    <name>fusewright::LegendDelegate</name>
    <message>
        <source>Last valid version</source>
        <translation>Letzte gültige Fassung</translation>
    </message>
</context>
<context>
    <name>fusewright::LegendModel</name>
    <message>
        <source>Other modules</source>
        <translation>Andere Module</translation>
    </message>
    <message>
        <source>No rule</source>
        <translation>Keine Regel</translation>
    </message>
    <message>
        <source>No heuristic</source>
        <translation>Keine Heuristik</translation>
    </message>
    <message>
        <source>Not in the catalogue</source>
        <translation>Nicht im Katalog</translation>
    </message>
    <message>
        <source>No module</source>
        <translation>Kein Modul</translation>
    </message>
    <message>
        <source>Not fused</source>
        <translation>Nicht fusioniert</translation>
    </message>
    <message>
        <source>No operators</source>
        <translation>Keine Operatoren</translation>
    </message>
    <message numerus="yes">
        <source>%Ln section(s)</source>
        <translation>
            <numerusform>%Ln Abschnitt</numerusform>
            <numerusform>%Ln Abschnitte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln Operator</numerusform>
            <numerusform>%Ln Operatoren</numerusform>
        </translation>
    </message>
    <message>
        <source>The rule has errors. Showing its last valid version.</source>
        <translation>Die Regel hat Fehler. Gezeigt wird ihre letzte gültige Fassung.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Ausgeblendet</translation>
    </message>
    <message>
        <source>Unknown size</source>
        <translation>Unbekannte Größe</translation>
    </message>
    <message>
        <source>%1, backward</source>
        <translation>%1, rückwärts</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
</context>
<context>
    <name>fusewright::LegendPanel</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Colour &amp;by</source>
        <translation>Farbe &amp;nach</translation>
    </message>
    <message>
        <source>Colour by</source>
        <translation>Farbe nach</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>Heuristik</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Identical sections share a colour</source>
        <translation>Identische Abschnitte haben dieselbe Farbe</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Show all classes</source>
        <translation>Alle Klassen zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hidden</source>
        <translation>
            <numerusform>%Ln ausgeblendet</numerusform>
            <numerusform>%Ln ausgeblendet</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a model to see what its colours mean.</source>
        <translation>Öffnen Sie ein Modell, um zu sehen, was seine Farben bedeuten.</translation>
    </message>
    <message>
        <source>No rule names a heuristic.</source>
        <translation>Keine Regel nennt eine Heuristik.</translation>
    </message>
    <message>
        <source>The model does not say which modules its operators come from.</source>
        <translation>Das Modell sagt nicht, aus welchen Modulen seine Operatoren stammen.</translation>
    </message>
    <message>
        <source>None of these operators is in the catalogue.</source>
        <translation>Keiner dieser Operatoren ist im Katalog.</translation>
    </message>
    <message>
        <source>No operators are fused.</source>
        <translation>Es sind keine Operatoren fusioniert.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Bytes that cross the boundary of an operator&apos;s section</source>
        <translation>Bytes, die die Grenze des Abschnitts eines Operators überschreiten</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>Wartet auf</translation>
    </message>
    <message>
        <source>Choose a machine in Costs to see what sections wait for on it.</source>
        <translation>Wählen Sie unter „Kosten“ eine Maschine, um zu sehen, worauf Abschnitte dort warten.</translation>
    </message>
    <message>
        <source>No rule fuses anything here. Write one, choose o1, or colour by something else.</source>
        <translation>Keine Regel fusioniert hier etwas. Schreiben Sie eine, wählen Sie o1 oder färben Sie nach etwas anderem.</translation>
    </message>
    <message>
        <source>No section has a known size. Where extents have names, Costs gives them numbers.</source>
        <translation>Von keinem Abschnitt ist die Größe bekannt. Wo Ausdehnungen Namen haben, bekommen sie unter „Kosten“ Zahlen.</translation>
    </message>
</context>
<context>
    <name>fusewright::LegendView</name>
    <message>
        <source>Classes of operators</source>
        <translation>Klassen von Operatoren</translation>
    </message>
    <message>
        <source>Space hides a class, Enter shows only this one.</source>
        <translation>Die Leertaste blendet eine Klasse aus, die Eingabetaste zeigt nur diese.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>fusewright::MainWindow</name>
    <message>
        <source>Models (%1)</source>
        <translation>Modelle (%1)</translation>
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
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet …</translation>
    </message>
    <message>
        <source>%1 changed on disk.</source>
        <translation>%1 wurde auf dem Datenträger geändert.</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 konnte nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>it is not a model</source>
        <translation>es ist kein Modell</translation>
    </message>
    <message>
        <source>Open models and rules</source>
        <translation>Modelle und Regeln öffnen</translation>
    </message>
    <message>
        <source>Models and rules (%1)</source>
        <translation>Modelle und Regeln (%1)</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>Bild kopiert.</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>Es gibt keinen Text zum Einfügen.</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>eingefügter Text</translation>
    </message>
    <message>
        <source>A window holds one model. Not opened: %1</source>
        <translation>Ein Fenster fasst ein Modell. Nicht geöffnet: %1</translation>
    </message>
    <message>
        <source>%1 changed on disk and was read again. Undo restores the previous text.</source>
        <translation>%1 wurde auf dem Datenträger geändert und neu gelesen. „Rückgängig“ stellt den vorigen Text wieder her.</translation>
    </message>
    <message>
        <source>%1 was open the last time, and is no longer there.</source>
        <translation>%1 war zuletzt geöffnet und ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The pasted text could not be opened: %1</source>
        <translation>Der eingefügte Text konnte nicht geöffnet werden: %1</translation>
    </message>
    <message>
        <source>These are rules, not a model. Paste them into the rules editor.</source>
        <translation>Das sind Regeln, kein Modell. Fügen Sie sie in den Regeleditor ein.</translation>
    </message>
</context>
<context>
    <name>fusewright::MatchModel</name>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operatoren</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>Heuristik</translation>
    </message>
    <message>
        <source>Looking for near misses…</source>
        <translation>Beinahetreffer werden gesucht …</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
    <message>
        <source>all refused</source>
        <translation>alle abgelehnt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>last valid version</source>
        <translation>letzte gültige Fassung</translation>
    </message>
    <message>
        <source>On its own, the rule matches at %1 of the %2 places where it can start.</source>
        <translation>Für sich allein passt die Regel an %1 der %2 Stellen, an denen sie beginnen kann.</translation>
    </message>
    <message>
        <source>Type a name above to find what is not listed.</source>
        <translation>Geben Sie oben einen Namen ein, um nicht Aufgeführtes zu finden.</translation>
    </message>
    <message>
        <source>%1. Double-click or press Enter to apply this change; Undo reverts it in one step.</source>
        <translation>%1. Doppelklick oder Eingabe wendet diese Änderung an; „Rückgängig“ nimmt sie in einem Schritt zurück.</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>kein Treffer</translation>
    </message>
</context>
<context>
    <name>fusewright::MatchPage</name>
    <message>
        <source>absent (optional)</source>
        <translation>fehlt (optional)</translation>
    </message>
    <message>
        <source>not needed: another option matched</source>
        <translation>nicht nötig: Eine andere Option passt</translation>
    </message>
    <message>
        <source>uses option %1</source>
        <translation>nimmt die Option %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Match of %1 at %2</source>
        <translation>Treffer von %1 bei %2</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Entries (%1)</source>
        <translation>Einträge (%1)</translation>
    </message>
    <message>
        <source>  context, not in the section</source>
        <translation>  Kontext, nicht im Abschnitt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln condition(s) could not be checked in this model and were assumed to hold.</source>
        <translation>
            <numerusform>%Ln Bedingung ließ sich in diesem Modell nicht prüfen und gilt als erfüllt.</numerusform>
            <numerusform>%Ln Bedingungen ließen sich in diesem Modell nicht prüfen und gelten als erfüllt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::MatchPanel</name>
    <message>
        <source>Rule, operator or module</source>
        <translation>Regel, Operator oder Modul</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Previous section of the rule</source>
        <translation>Voriger Abschnitt der Regel</translation>
    </message>
    <message>
        <source>Next section of the rule</source>
        <translation>Nächster Abschnitt der Regel</translation>
    </message>
    <message>
        <source>About the selected row</source>
        <translation>Zur gewählten Zeile</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Show in rules</source>
        <translation>In Regeln zeigen</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>Alle zuklappen</translation>
    </message>
    <message>
        <source>Nothing matches the filter.</source>
        <translation>Nichts passt zum Filter.</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Kein Modell</translation>
    </message>
    <message>
        <source>Open a model to see what the rules match.</source>
        <translation>Öffnen Sie ein Modell, um zu sehen, worauf die Regeln passen.</translation>
    </message>
    <message>
        <source>No valid rules</source>
        <translation>Keine gültigen Regeln</translation>
    </message>
    <message>
        <source>See Problems for the errors.</source>
        <translation>Die Fehler stehen unter „Probleme“.</translation>
    </message>
    <message>
        <source>No rules</source>
        <translation>Keine Regeln</translation>
    </message>
    <message>
        <source>Apply this change</source>
        <translation>Diese Änderung anwenden</translation>
    </message>
    <message>
        <source>Step through</source>
        <translation>Schritte verfolgen</translation>
    </message>
    <message>
        <source>Write a rule, open a rules file, or take one from Suggestions.</source>
        <translation>Schreiben Sie eine Regel, öffnen Sie eine Regeldatei oder nehmen Sie eine Regel aus den Vorschlägen.</translation>
    </message>
    <message>
        <source>No rules make sections</source>
        <translation>Keine Regel bildet Abschnitte</translation>
    </message>
    <message>
        <source>The rules rewrite the graph: see Rewrites for what they match.</source>
        <translation>Die Regeln schreiben den Graphen um: Was sie treffen, steht unter „Umschreibungen“.</translation>
    </message>
    <message>
        <source>Take conditional matches</source>
        <translation>Bedingte Treffer übernehmen</translation>
    </message>
</context>
<context>
    <name>fusewright::MatchTree</name>
    <message>
        <source>Rules and what they match</source>
        <translation>Regeln und ihre Treffer</translation>
    </message>
</context>
<context>
    <name>fusewright::MatchWords</name>
    <message numerus="yes">
        <source>%Ln operator(s) each</source>
        <translation>
            <numerusform>je %Ln Operator</numerusform>
            <numerusform>je %Ln Operatoren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln Treffer</numerusform>
            <numerusform>%Ln Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 refused: taken by another section</source>
        <translation>%1 abgelehnt: von einem anderen Abschnitt belegt</translation>
    </message>
    <message>
        <source>%1 refused: taken by %2</source>
        <translation>%1 abgelehnt: von %2 belegt</translation>
    </message>
    <message>
        <source>%1 refused: not convex, a path leaves the match and re-enters it</source>
        <translation>%1 abgelehnt: nicht konvex, ein Pfad verlässt den Treffer und führt zurück</translation>
    </message>
    <message>
        <source>%1 refused: cycle through another section</source>
        <translation>%1 abgelehnt: Zyklus durch einen anderen Abschnitt</translation>
    </message>
    <message>
        <source>%1 refused: cycle through a section of %2</source>
        <translation>%1 abgelehnt: Zyklus durch einen Abschnitt von %2</translation>
    </message>
    <message>
        <source>it matches, but %1 is taken by %2</source>
        <translation>passt, aber %1 ist von %2 belegt</translation>
    </message>
    <message>
        <source>another section</source>
        <translation>einem anderen Abschnitt</translation>
    </message>
    <message>
        <source>it matches, but is not convex: the path %1 leaves it and re-enters</source>
        <translation>passt, ist aber nicht konvex: Der Pfad %1 führt hinaus und zurück</translation>
    </message>
    <message>
        <source>%1, through a section of %2</source>
        <translation>%1, durch einen Abschnitt von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln place(s): %2: %3</source>
        <translation>
            <numerusform>%1 von %Ln Stelle: %2: %3</numerusform>
            <numerusform>%1 von %Ln Stellen: %2: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>in %1 and %2 more</source>
        <translation>in %1 und %2 weiteren</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %Ln entries</source>
        <translation>
            <numerusform>%1: %2 von %Ln Eintrag</numerusform>
            <numerusform>%1: %2 von %Ln Einträgen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; it matches.</source>
        <translation>%1; passt.</translation>
    </message>
    <message>
        <source>%1; stopped at %2: %3.</source>
        <translation>%1; Abbruch bei %2: %3.</translation>
    </message>
    <message>
        <source>met</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>nicht erfüllt</translation>
    </message>
    <message>
        <source>not met by %1 of %2</source>
        <translation>bei %1 von %2 nicht erfüllt</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>unknown for %1 of %2</source>
        <translation>bei %1 von %2 unbekannt</translation>
    </message>
    <message>
        <source>matches, but never becomes a section</source>
        <translation>passt, wird aber nie zu einem Abschnitt</translation>
    </message>
    <message>
        <source>has no pattern</source>
        <translation>hat kein Muster</translation>
    </message>
    <message>
        <source>no match possible: the model has no %1</source>
        <translation>kein Treffer möglich: Im Modell fehlt %1</translation>
    </message>
    <message>
        <source>This rule has errors. Showing its last valid version.</source>
        <translation>Diese Regel hat Fehler. Gezeigt wird ihre letzte gültige Fassung.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln section(s)</source>
        <translation>
            <numerusform>%1: %Ln Abschnitt</numerusform>
            <numerusform>%1: %Ln Abschnitte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> with %Ln operator(s).</source>
        <translation>
            <numerusform> mit %Ln Operator.</numerusform>
            <numerusform> mit %Ln Operatoren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) did not become sections.</source>
        <translation>
            <numerusform>%Ln Treffer wurde nicht zu einem Abschnitt.</numerusform>
            <numerusform>%Ln Treffer wurden nicht zu Abschnitten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rules put %1 of %2 operators into %Ln section(s).</source>
        <translation>
            <numerusform>Regeln fassen %1 von %2 Operatoren in %Ln Abschnitt zusammen.</numerusform>
            <numerusform>Regeln fassen %1 von %2 Operatoren in %Ln Abschnitten zusammen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule matches: the model has none of the operators they start with.</source>
        <translation>Keine Regel passt: Das Modell enthält keinen der Operatoren, mit denen sie beginnen.</translation>
    </message>
    <message>
        <source>a path leaves and re-enters it</source>
        <translation>ein Pfad führt hinaus und zurück</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <translation>von %1 belegt</translation>
    </message>
    <message>
        <source>taken by another section</source>
        <translation>von einem anderen Abschnitt belegt</translation>
    </message>
    <message>
        <source>uses an inner result</source>
        <translation>verwendet ein inneres Ergebnis</translation>
    </message>
    <message>
        <source>outside modules and in %1 more</source>
        <translation>außerhalb von Modulen und in %1 weiteren</translation>
    </message>
    <message>
        <source>%1 refused by the check, at %2</source>
        <translation>%1 von der Prüfung abgelehnt, bei %2</translation>
    </message>
    <message>
        <source>%1 conditional: the check cannot be decided at %2</source>
        <translation>%1 bedingt: Die Prüfung ist bei %2 nicht zu entscheiden</translation>
    </message>
    <message>
        <source>%1 refused: the check goes wrong (%2)</source>
        <translation>%1 abgelehnt: Die Prüfung schlägt fehl (%2)</translation>
    </message>
    <message>
        <source>it matches, but %1</source>
        <translation>passt, aber %1</translation>
    </message>
    <message>
        <source>matches nowhere</source>
        <translation>passt nirgends</translation>
    </message>
    <message>
        <source>%1: %2, as at %3: %4</source>
        <translation>%1: %2, so bei %3: %4</translation>
    </message>
    <message>
        <source>%1 identical, %2</source>
        <translation>%1 identische, %2</translation>
    </message>
    <message>
        <source>%1 of %2 identical, %3</source>
        <translation>%1 von %2 identischen, %3</translation>
    </message>
    <message>
        <source>No rule matches. %1 gets furthest, for example at %2</source>
        <translation>Keine Regel passt. Am weitesten kommt %1, zum Beispiel bei %2</translation>
    </message>
</context>
<context>
    <name>fusewright::MatrixTable</name>
    <message>
        <source>Operators each rule takes from another</source>
        <translation>Operatoren, die jede Regel einer anderen nimmt</translation>
    </message>
</context>
<context>
    <name>fusewright::MessageStrip</name>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>fusewright::Minimap</name>
    <message>
        <source>Overview of the graph</source>
        <translation>Übersicht des Graphen</translation>
    </message>
    <message>
        <source>Click or drag to move the view</source>
        <translation>Klicken oder ziehen, um die Ansicht zu verschieben</translation>
    </message>
</context>
<context>
    <name>fusewright::ModeCounts</name>
    <message numerus="yes">
        <source>%Ln operator(s) stay alone as long as extents have no number. Enter numbers in Costs.</source>
        <translation>
            <numerusform>%Ln Operator bleibt allein, solange Ausdehnungen keine Zahlen haben. Geben Sie sie unter „Kosten“ ein.</numerusform>
            <numerusform>%Ln Operatoren bleiben allein, solange Ausdehnungen keine Zahlen haben. Geben Sie sie unter „Kosten“ ein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>o3 makes %Ln section(s) with these numbers, not %1: some operators can be fused only when their shapes are numbers.</source>
        <translation>
            <numerusform>o3 bildet mit diesen Zahlen %Ln Abschnitt statt %1: Manche Operatoren lassen sich nur fusionieren, wenn ihre Formen Zahlen sind.</numerusform>
            <numerusform>o3 bildet mit diesen Zahlen %Ln Abschnitte statt %1: Manche Operatoren lassen sich nur fusionieren, wenn ihre Formen Zahlen sind.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::ModuleModel</name>
    <message>
        <source>Module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operatoren</translation>
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
    <name>fusewright::NearMissLinks</name>
    <message>
        <source>Put the caret in a rule to see where it almost matches</source>
        <translation>Setzen Sie den Cursor in eine Regel, um zu sehen, wo sie beinahe passt</translation>
    </message>
    <message>
        <source>Near miss %1 of %2: %3</source>
        <translation>Beinahetreffer %1 von %2: %3</translation>
    </message>
    <message>
        <source>The rules have changed. Try again in a moment.</source>
        <translation>Die Regeln haben sich geändert. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Open a model to see where %1 almost matches</source>
        <translation>Öffnen Sie ein Modell, um zu sehen, wo %1 beinahe passt</translation>
    </message>
    <message>
        <source>Tick %1 to see where %2 almost matches</source>
        <translation>Haken Sie %1 an, um zu sehen, wo %2 beinahe passt</translation>
    </message>
    <message>
        <source>%1 has errors. Fix them to see where it almost matches.</source>
        <translation>%1 hat Fehler. Beheben Sie sie, um zu sehen, wo die Regel beinahe passt.</translation>
    </message>
    <message>
        <source>The rule has no near misses. Alt+Enter in it looks for fixes.</source>
        <translation>Die Regel hat keine Beinahetreffer. Alt+Eingabe in ihr sucht nach Korrekturen.</translation>
    </message>
</context>
<context>
    <name>fusewright::NoMatchStrip</name>
    <message numerus="yes">
        <source>%Ln rule(s) match nothing in %1.</source>
        <translation>
            <numerusform>%Ln Regel passt auf nichts in %1.</numerusform>
            <numerusform>%Ln Regeln passen auf nichts in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Suggest rules</source>
        <translation>Regeln vorschlagen</translation>
    </message>
</context>
<context>
    <name>fusewright::NodeListModel</name>
    <message>
        <source>#</source>
        <translation>#</translation>
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
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>fusewright::NodeListView</name>
    <message>
        <source>Operators</source>
        <translation>Operatoren</translation>
    </message>
</context>
<context>
    <name>fusewright::NodePage</name>
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
        <source>Not in the operator catalogue.</source>
        <translation>Nicht im Operatorkatalog.</translation>
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
        <source>%1. omitted</source>
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
        <source>%1 · %Ln operator(s)</source>
        <translation>
            <numerusform>%1 · %Ln Operator</numerusform>
            <numerusform>%1 · %Ln Operatoren</numerusform>
        </translation>
    </message>
    <message>
        <source>from the enclosing graph</source>
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
        <source>produced by %1</source>
        <translation>erzeugt von %1</translation>
    </message>
    <message>
        <source>graph output</source>
        <translation>Ausgang des Graphen</translation>
    </message>
    <message>
        <source>and more, %1 uses in total</source>
        <translation>und weitere, insgesamt %1 Verwendungen</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht verwendet</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Fusion kind in file</source>
        <translation>Fusionsart laut Datei</translation>
    </message>
    <message>
        <source>computed from extents</source>
        <translation>aus Ausdehnungen berechnet</translation>
    </message>
    <message>
        <source>Kind in o3</source>
        <translation>Art in o3</translation>
    </message>
    <message>
        <source>Operator %1</source>
        <translation>Operator %1</translation>
    </message>
</context>
<context>
    <name>fusewright::NodePanel</name>
    <message>
        <source>No operator matches the filter.</source>
        <translation>Kein Operator passt zum Filter.</translation>
    </message>
    <message>
        <source>Filter operators by id, kind or module</source>
        <translation>Operatoren nach ID, Art oder Modul filtern</translation>
    </message>
    <message>
        <source>The filter hides the selected operator. &lt;a href=&quot;all&quot;&gt;Show all operators&lt;/a&gt;</source>
        <translation>Der Filter blendet den gewählten Operator aus. &lt;a href=&quot;all&quot;&gt;Alle Operatoren zeigen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>Diesen Filter entfernen</translation>
    </message>
    <message>
        <source>Only operator %1; click to remove</source>
        <translation>Nur Operator %1; Klick entfernt den Filter</translation>
    </message>
    <message>
        <source>Only module %1; click to remove</source>
        <translation>Nur Modul %1; Klick entfernt den Filter</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln operator(s)</source>
        <translation>
            <numerusform>%1 von %Ln Operator</numerusform>
            <numerusform>%1 von %Ln Operatoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln Operator</numerusform>
            <numerusform>%Ln Operatoren</numerusform>
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
    <name>fusewright::OrderLinks</name>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Put the caret in the rule to step through, or select an operator that a rule takes</source>
        <translation>Setzen Sie den Cursor in die Regel, die Sie schrittweise verfolgen wollen, oder wählen Sie einen Operator, den eine Regel nimmt</translation>
    </message>
    <message>
        <source>Select an operator where %1 can start: %2</source>
        <translation>Wählen Sie einen Operator, an dem %1 beginnen kann: %2</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
</context>
<context>
    <name>fusewright::OrderModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>operators won and lost</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Drag, or press Ctrl+Up or Ctrl+Down, to move the rule</source>
        <translation>Ziehen, Strg+Pfeil auf oder Strg+Pfeil ab verschiebt die Regel</translation>
    </message>
    <message>
        <source>Contested operators: how many it won, and how many it lost</source>
        <translation>Umstrittene Operatoren: wie viele sie gewonnen und wie viele sie verloren hat</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Won / lost</source>
        <translation>Gew. / verl.</translation>
    </message>
    <message>
        <source>Rewrites it makes</source>
        <translation>Umschreibungen, die sie macht</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Rewrites</source>
        <translation>Umschreibungen</translation>
    </message>
    <message>
        <source>Sections it makes, out of those it would make on its own</source>
        <translation>Abschnitte, die sie bildet, von denen, die sie allein bilden würde</translation>
    </message>
</context>
<context>
    <name>fusewright::OrderPanel</name>
    <message>
        <source>Rule order</source>
        <translation>Regelreihenfolge</translation>
    </message>
    <message>
        <source>Move earlier</source>
        <translation>Nach vorn</translation>
    </message>
    <message>
        <source>Move later</source>
        <translation>Nach hinten</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Kein Modell</translation>
    </message>
    <message>
        <source>Open a model to see which rules compete.</source>
        <translation>Öffnen Sie ein Modell, um zu sehen, welche Regeln konkurrieren.</translation>
    </message>
    <message>
        <source>No rules</source>
        <translation>Keine Regeln</translation>
    </message>
    <message>
        <source>Write rules or open a rules file.</source>
        <translation>Schreiben Sie Regeln oder öffnen Sie eine Regeldatei.</translation>
    </message>
    <message>
        <source>%1 stays where it is</source>
        <translation>%1 bleibt, wo sie ist</translation>
    </message>
    <message>
        <source>%1 at position %2</source>
        <translation>%1 an Position %2</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>%1 cannot be moved there</source>
        <translation>%1 lässt sich nicht dorthin verschieben</translation>
    </message>
    <message>
        <source>No valid rules</source>
        <translation>Keine gültigen Regeln</translation>
    </message>
    <message>
        <source>See Problems for the errors.</source>
        <translation>Die Fehler stehen unter „Probleme“.</translation>
    </message>
</context>
<context>
    <name>fusewright::OrderTable</name>
    <message>
        <source>Rules in the order they are tried</source>
        <translation>Regeln in der Reihenfolge, in der sie probiert werden</translation>
    </message>
</context>
<context>
    <name>fusewright::OrderWords</name>
    <message>
        <source>No operators are contested.</source>
        <translation>Keine Operatoren sind umstritten.</translation>
    </message>
    <message>
        <source>%1 operators are contested.</source>
        <translation>%1 Operatoren sind umstritten.</translation>
    </message>
    <message>
        <source>Rules that never win: %1.</source>
        <translation>Regeln, die nie gewinnen: %1.</translation>
    </message>
    <message>
        <source>It has no matches in this model.</source>
        <translation>Sie hat in diesem Modell keine Treffer.</translation>
    </message>
    <message>
        <source>It never wins: others always take its operators.</source>
        <translation>Sie gewinnt nie: Andere nehmen stets ihre Operatoren.</translation>
    </message>
    <message>
        <source>It won %1 contested operators.</source>
        <translation>Sie hat %1 umstrittene Operatoren gewonnen.</translation>
    </message>
    <message>
        <source>It lost %1 operators to others.</source>
        <translation>Sie hat %1 Operatoren an andere verloren.</translation>
    </message>
    <message>
        <source>At %1 places it overlaps an earlier match of the same rule.</source>
        <translation>An %1 Stellen überlappt sie einen früheren Treffer derselben Regel.</translation>
    </message>
    <message>
        <source>%1 has the higher priority: %2 over %3</source>
        <translation>%1 hat die höhere Priorität: %2 gegenüber %3</translation>
    </message>
    <message>
        <source>%1 comes first in the file</source>
        <translation>%1 steht in der Datei zuerst</translation>
    </message>
    <message>
        <source>%1 more rules</source>
        <translation>%1 weitere Regeln</translation>
    </message>
    <message>
        <source>operators covered: %1</source>
        <translation>abgedeckte Operatoren: %1</translation>
    </message>
    <message>
        <source>boundary bytes: %1 → %2</source>
        <translation>Grenz-Bytes: %1 → %2</translation>
    </message>
    <message>
        <source>No sections change in this model.</source>
        <translation>In diesem Modell ändern sich keine Abschnitte.</translation>
    </message>
    <message>
        <source>priority of %1: %2 → %3</source>
        <translation>Priorität von %1: %2 → %3</translation>
    </message>
    <message>
        <source>Of %5 contested operators, %1 gets %2 and %3 gets %4</source>
        <translation>Von %5 umstrittenen Operatoren gehen %2 an %1 und %4 an %3</translation>
    </message>
    <message>
        <source>%1 and %2 do not compete for any operator</source>
        <translation>%1 und %2 konkurrieren um keinen Operator</translation>
    </message>
    <message>
        <source>%1 is in the earlier file</source>
        <translation>%1 steht in der früheren Datei</translation>
    </message>
    <message>
        <source>Rules rewrite the model one after the other.</source>
        <translation>Die Regeln schreiben das Modell nacheinander um.</translation>
    </message>
    <message>
        <source>It rewrites nothing in this model.</source>
        <translation>Sie schreibt in diesem Modell nichts um.</translation>
    </message>
    <message>
        <source>Rewrites: %1. It was tried on what the rules before it left, so it is not known which operators others took from it.</source>
        <translation>Umschreibungen: %1. Sie wurde an dem probiert, was die Regeln davor übrig ließen; welche Operatoren andere ihr genommen haben, ist daher nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 is tried first</source>
        <translation>%1 wird zuerst probiert</translation>
    </message>
    <message>
        <source>operators left: %1</source>
        <translation>übrige Operatoren: %1</translation>
    </message>
    <message>
        <source>No rewrites change in this model.</source>
        <translation>In diesem Modell ändert sich keine Umschreibung.</translation>
    </message>
    <message>
        <source>the text of %1 rules moves</source>
        <translation>der Text von %1 Regeln wandert</translation>
    </message>
    <message>
        <source>text that moves: %1</source>
        <translation>Text, der wandert: %1</translation>
    </message>
    <message numerus="yes">
        <source>None of its %Ln match(es) becomes a section, even if it is the only rule. Matches tells why.</source>
        <translation>
            <numerusform>Ihr %Ln Treffer wird kein Abschnitt, auch wenn sie die einzige Regel ist. „Treffer“ zeigt, warum.</numerusform>
            <numerusform>Keiner ihrer %Ln Treffer wird ein Abschnitt, auch wenn sie die einzige Regel ist. „Treffer“ zeigt, warum.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sections: %1, the same as on its own.</source>
        <translation>Abschnitte: %1, ebenso viele wie allein.</translation>
    </message>
    <message>
        <source>Sections: %1 (on its own: %2).</source>
        <translation>Abschnitte: %1 (allein: %2).</translation>
    </message>
    <message>
        <source>%1: rewrites %2</source>
        <translation>%1: Umschreibungen %2</translation>
    </message>
    <message>
        <source>%1: sections %2</source>
        <translation>%1: Abschnitte %2</translation>
    </message>
    <message>
        <source>%1: operators %2</source>
        <translation>%1: Operatoren %2</translation>
    </message>
</context>
<context>
    <name>fusewright::OutlineModel</name>
    <message>
        <source>%1: has errors, showing its last valid version</source>
        <translation>%1: hat Fehler, gezeigt wird die letzte gültige Fassung</translation>
    </message>
    <message>
        <source>%1: %2 sections; on its own, matches at %3 of %4 places</source>
        <translation>%1: %2 Abschnitte; für sich allein passt sie an %3 von %4 Stellen</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
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
    <name>fusewright::PanesHead</name>
    <message>
        <source>Move pictures together</source>
        <translation>Bilder gemeinsam bewegen</translation>
    </message>
    <message>
        <source>Back to the graph</source>
        <translation>Zurück zum Graphen</translation>
    </message>
</context>
<context>
    <name>fusewright::PatternEdits</name>
    <message>
        <source>This cannot be done here without changing something else</source>
        <translation>Das geht hier nicht, ohne etwas anderes zu ändern</translation>
    </message>
    <message>
        <source>Enter a name</source>
        <translation>Geben Sie einen Namen ein</translation>
    </message>
    <message>
        <source>The name is taken, or this text cannot be parsed</source>
        <translation>Der Name ist vergeben, oder der Text lässt sich nicht parsen</translation>
    </message>
    <message>
        <source>Enter at least one operator</source>
        <translation>Geben Sie mindestens einen Operator ein</translation>
    </message>
    <message>
        <source>%1 already feeds %2, or the edge would create a cycle</source>
        <translation>%1 speist %2 bereits, oder die Kante ergäbe einen Zyklus</translation>
    </message>
    <message>
        <source>%1 has several options: remove them first</source>
        <translation>%1 hat mehrere Optionen: Entfernen Sie diese zuerst</translation>
    </message>
    <message>
        <source>A pattern needs at least one entry</source>
        <translation>Ein Muster braucht mindestens einen Eintrag</translation>
    </message>
</context>
<context>
    <name>fusewright::PatternMenu</name>
    <message>
        <source>&amp;Disconnect %1 from %2</source>
        <translation>%1 von %2 &amp;trennen</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>Einp&amp;assen</translation>
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
        <source>&amp;Go to the text</source>
        <translation>&amp;Zum Text</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>O&amp;perators…</source>
        <translation>O&amp;peratoren …</translation>
    </message>
    <message>
        <source>Add an entry &amp;before…</source>
        <translation>Eintrag &amp;davor einfügen …</translation>
    </message>
    <message>
        <source>Add an entry &amp;after…</source>
        <translation>Eintrag da&amp;hinter einfügen …</translation>
    </message>
    <message>
        <source>Add an a&amp;lternative…</source>
        <translation>A&amp;lternative hinzufügen …</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Op&amp;tional</source>
        <translation>&amp;Optional</translation>
    </message>
    <message>
        <source>&amp;Context, not in the section</source>
        <translation>&amp;Kontext, nicht im Abschnitt</translation>
    </message>
    <message>
        <source>O&amp;ne or more in a row</source>
        <translation>Ei&amp;ner oder mehrere hintereinander</translation>
    </message>
    <message>
        <source>Fee&amp;d</source>
        <translation>E&amp;inspeisen in</translation>
    </message>
    <message>
        <source>Disconnect fro&amp;m</source>
        <translation>Trennen &amp;von</translation>
    </message>
    <message>
        <source>Rename the entry everywhere in its pattern</source>
        <translation>Den Eintrag überall in seinem Muster umbenennen</translation>
    </message>
    <message>
        <source>Operators that feed %1</source>
        <translation>Operatoren, die %1 speisen</translation>
    </message>
    <message>
        <source>Operators that %1 feeds</source>
        <translation>Operatoren, die %1 speist</translation>
    </message>
    <message>
        <source>Alternatives to %1</source>
        <translation>Alternativen zu %1</translation>
    </message>
    <message>
        <source>Operators it takes; !relu, tanh takes all but these</source>
        <translation>Operatoren des Eintrags; !relu, tanh nimmt alle außer diesen</translation>
    </message>
</context>
<context>
    <name>fusewright::PatternPanel</name>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Put the caret in a rule to see its pattern.</source>
        <translation>Setzen Sie den Cursor in eine Regel, um ihr Muster zu sehen.</translation>
    </message>
    <message>
        <source>Patterns of the rule</source>
        <translation>Muster der Regel</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>This rule has no entries yet.</source>
        <translation>Diese Regel hat noch keine Einträge.</translation>
    </message>
    <message numerus="yes">
        <source>Pattern of %1, %Ln entries</source>
        <translation>
            <numerusform>Muster von %1, %Ln Eintrag</numerusform>
            <numerusform>Muster von %1, %Ln Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Showing the last valid version.</source>
        <translation>Gezeigt wird die letzte gültige Fassung.</translation>
    </message>
</context>
<context>
    <name>fusewright::PatternView</name>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
</context>
<context>
    <name>fusewright::PatternWords</name>
    <message>
        <source>Takes an operator at %1 of %2 places.</source>
        <translation>Nimmt an %1 von %2 Stellen einen Operator.</translation>
    </message>
    <message>
        <source>The pattern has no entry with this name.</source>
        <translation>Das Muster hat keinen Eintrag dieses Namens.</translation>
    </message>
    <message>
        <source>no such entry</source>
        <translation>kein solcher Eintrag</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>any operator</source>
        <translation>beliebiger Operator</translation>
    </message>
    <message>
        <source>no operator</source>
        <translation>kein Operator</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>wird zu</translation>
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
    <name>fusewright::ProblemMarks</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Alt+Enter for quick fixes</source>
        <translation>Alt+Eingabe für Schnellkorrekturen</translation>
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
    <name>fusewright::QueryHelp</name>
    <message>
        <source>Search syntax</source>
        <translation>Suchsyntax</translation>
    </message>
    <message>
        <source>Operator, name, module, attribute</source>
        <translation>Operator, Name, Modul, Attribut</translation>
    </message>
    <message>
        <source>Only the operator</source>
        <translation>Nur der Operator</translation>
    </message>
    <message>
        <source>Only the operator&apos;s name</source>
        <translation>Nur der Name des Operators</translation>
    </message>
    <message>
        <source>A module, by path or type</source>
        <translation>Ein Modul, nach Pfad oder Typ</translation>
    </message>
    <message>
        <source>An attribute, or its value</source>
        <translation>Ein Attribut oder sein Wert</translation>
    </message>
    <message>
        <source>A shape; ? is any extent</source>
        <translation>Eine Form; ? ist jede Ausdehnung</translation>
    </message>
    <message>
        <source>Elements of a type</source>
        <translation>Elemente eines Typs</translation>
    </message>
    <message>
        <source>What a rule took; what none took</source>
        <translation>Was eine Regel nahm; was keine nahm</translation>
    </message>
    <message>
        <source>A section, identical ones</source>
        <translation>Ein Abschnitt, identische</translation>
    </message>
    <message>
        <source>Sections with a heuristic</source>
        <translation>Abschnitte mit Heuristik</translation>
    </message>
    <message>
        <source>What uses or makes something</source>
        <translation>Was etwas verwendet oder erzeugt</translation>
    </message>
    <message>
        <source>Exact text; regular expression</source>
        <translation>Exakter Text; regulärer Ausdruck</translation>
    </message>
    <message>
        <source>One of two; not this</source>
        <translation>Eins von zweien; dies nicht</translation>
    </message>
    <message>
        <source>All words must match</source>
        <translation>Alle Wörter müssen passen</translation>
    </message>
    <message>
        <source>Search for %1</source>
        <translation>Nach %1 suchen</translation>
    </message>
    <message>
        <source>Quantized values, and their step</source>
        <translation>Quantisierte Werte und ihre Schrittweite</translation>
    </message>
</context>
<context>
    <name>fusewright::QuickFixes</name>
    <message>
        <source>Quick fixes</source>
        <translation>Schnellkorrekturen</translation>
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
        <source>passes a value through</source>
        <translation>reicht einen Wert durch</translation>
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
        <translation>Es musste nichts weggelassen werden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) folded away</source>
        <translation>
            <numerusform>%Ln Knoten weggelassen</numerusform>
            <numerusform>%Ln Knoten weggelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>guessed (%1)</source>
        <translation>geraten (%1)</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>Whether calls and composites are replaced by the operators inside or stay one operator</source>
        <translation>Ob Aufrufe und Composites durch die Operatoren darin ersetzt werden oder ein Operator bleiben</translation>
    </message>
    <message>
        <source>composites closed</source>
        <translation>Composites geschlossen</translation>
    </message>
    <message>
        <source>all opened</source>
        <translation>alle geöffnet</translation>
    </message>
    <message>
        <source>all closed</source>
        <translation>alle geschlossen</translation>
    </message>
    <message>
        <source>Keep weights as inputs</source>
        <translation>Gewichte als Eingänge belassen</translation>
    </message>
    <message>
        <source>Inputs that are weights by name or use are read as parameters of their operators</source>
        <translation>Eingänge, die nach Name oder Verwendung Gewichte sind, werden als Parameter ihrer Operatoren gelesen</translation>
    </message>
    <message>
        <source>Read operators as TT-XLA does</source>
        <translation>Operatoren wie TT-XLA lesen</translation>
    </message>
    <message>
        <source>torch.compile records a + b as an operator of Python, TT-XLA as the method add</source>
        <translation>torch.compile hält a + b als Python-Operator fest, TT-XLA als die Methode add</translation>
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
        <source>Recent &amp;files</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Keine Dateien</translation>
    </message>
</context>
<context>
    <name>fusewright::RefusalMarks</name>
    <message numerus="yes">
        <source>Unknown at %Ln match(es)</source>
        <translation>
            <numerusform>Unbekannt bei %Ln Treffer</numerusform>
            <numerusform>Unbekannt bei %Ln Treffern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>False at %Ln match(es)</source>
        <translation>
            <numerusform>Falsch bei %Ln Treffer</numerusform>
            <numerusform>Falsch bei %Ln Treffern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::ReplacedStrip</name>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>The pasted model was closed. It is not saved in a file.</source>
        <translation>Das eingefügte Modell wurde geschlossen. Es ist in keiner Datei.</translation>
    </message>
    <message>
        <source>%1 replaced the pasted model, which is in no file.</source>
        <translation>%1 hat das eingefügte Modell ersetzt, das in keiner Datei ist.</translation>
    </message>
    <message>
        <source>The pasted model replaced the one pasted before.</source>
        <translation>Das eingefügte Modell hat das zuvor eingefügte ersetzt.</translation>
    </message>
    <message>
        <source>The pasted model replaced %1.</source>
        <translation>Das eingefügte Modell hat %1 ersetzt.</translation>
    </message>
</context>
<context>
    <name>fusewright::ReplacementWords</name>
    <message>
        <source>type %1</source>
        <translation>Typ %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>same shape as %1</source>
        <translation>gleiche Form wie %1</translation>
    </message>
    <message>
        <source>same quantization as %1</source>
        <translation>gleiche Quantisierung wie %1</translation>
    </message>
    <message>
        <source>step size %1</source>
        <translation>Schrittweite %1</translation>
    </message>
    <message>
        <source>zero offset %1</source>
        <translation>Nullpunkt %1</translation>
    </message>
    <message>
        <source>element %1 is %2</source>
        <translation>Element %1 ist %2</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: a rule replaces the result of one operator, but several results leave the selection: %1. Leave all but one of them out.</source>
        <translation>Diese Operatoren können nicht eine Regel sein: Eine Regel ersetzt das Ergebnis eines Operators, aber mehrere Ergebnisse verlassen die Auswahl: %1. Lassen Sie alle bis auf einen weg.</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: a pattern sees only the first result of an operator, but the selection uses another result of %1.</source>
        <translation>Diese Operatoren können nicht eine Regel sein: Ein Muster sieht nur das erste Ergebnis eines Operators, die Auswahl verwendet aber ein anderes Ergebnis von %1.</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: a pattern names every operand, but one is missing in %1.</source>
        <translation>Diese Operatoren können nicht eine Regel sein: Ein Muster nennt jeden Operanden, aber bei %1 fehlt einer.</translation>
    </message>
    <message>
        <source>At this place the match is conditional: %1.</source>
        <translation>An dieser Stelle ist der Treffer bedingt: %1.</translation>
    </message>
    <message>
        <source>At this place the match is refused: %1.</source>
        <translation>An dieser Stelle wird der Treffer abgelehnt: %1.</translation>
    </message>
    <message>
        <source>The rule %1 rewrites some of the operators first. Choose an earlier stage.</source>
        <translation>Die Regel %1 schreibt einige der Operatoren vorher um. Wählen Sie eine frühere Stufe.</translation>
    </message>
    <message>
        <source>The rule %1 makes some of the operators, and it runs later. Choose a later stage.</source>
        <translation>Die Regel %1 erzeugt einige der Operatoren und läuft später. Wählen Sie eine spätere Stufe.</translation>
    </message>
    <message>
        <source>The pattern does not match at this place.</source>
        <translation>Das Muster passt an dieser Stelle nicht.</translation>
    </message>
    <message>
        <source>The rule does not run: %1</source>
        <translation>Die Regel läuft nicht: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln Stelle</numerusform>
            <numerusform>%Ln Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches at %1 in stage %2 and rewrites %3.</source>
        <translation>Passt in Stufe %2 an %1 und schreibt %3 um.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) are conditional.</source>
        <translation>
            <numerusform>%Ln Treffer ist bedingt.</numerusform>
            <numerusform>%Ln Treffer sind bedingt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Made from %Ln equal place(s) of the selection.</source>
        <translation>
            <numerusform>Aus %Ln Stelle der Auswahl erstellt.</numerusform>
            <numerusform>Aus %Ln gleichen Stellen der Auswahl erstellt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also used elsewhere, so they stay: %1.</source>
        <translation>Werden auch anderswo verwendet und bleiben daher: %1.</translation>
    </message>
    <message>
        <source>%1 rewrites %2 instead of %3.</source>
        <translation>%1 schreibt %2 statt %3 um.</translation>
    </message>
    <message>
        <source>The stage does not settle: %1.</source>
        <translation>Die Stufe kommt nicht zur Ruhe: %1.</translation>
    </message>
    <message>
        <source>quantized %1</source>
        <translation>quantisiert %1</translation>
    </message>
    <message>
        <source>axis %1: %2</source>
        <translation>Achse %1: %2</translation>
    </message>
    <message>
        <source>axis %1: multiple of %2</source>
        <translation>Achse %1: Vielfaches von %2</translation>
    </message>
    <message>
        <source>An earlier match of this rule takes some of the operators.</source>
        <translation>Ein früherer Treffer dieser Regel nimmt einige der Operatoren.</translation>
    </message>
</context>
<context>
    <name>fusewright::RewriteLinks</name>
    <message>
        <source>Rewrites</source>
        <translation>Umschreibungen</translation>
    </message>
</context>
<context>
    <name>fusewright::RewriteModel</name>
    <message>
        <source>Stage or rule</source>
        <translation>Stufe oder Regel</translation>
    </message>
    <message>
        <source>Rewrites</source>
        <translation>Umschreibungen</translation>
    </message>
    <message>
        <source>Conditional</source>
        <translation>Bedingt</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>kein Wert</translation>
    </message>
</context>
<context>
    <name>fusewright::RewritePanel</name>
    <message>
        <source>Filter by rule or operator</source>
        <translation>Nach Regel oder Operator filtern</translation>
    </message>
    <message>
        <source>Rewrites</source>
        <translation>Umschreibungen</translation>
    </message>
    <message>
        <source>Stages, rules and rewrites</source>
        <translation>Stufen, Regeln und Umschreibungen</translation>
    </message>
    <message>
        <source>About the selected row</source>
        <translation>Zur gewählten Zeile</translation>
    </message>
    <message>
        <source>No rules rewrite the graph</source>
        <translation>Keine Regel schreibt den Graphen um</translation>
    </message>
    <message>
        <source>Tick Tenstorrent composites in the Rules menu, or open rules that rewrite.</source>
        <translation>Haken Sie im Menü „Regeln“ die Tenstorrent-Composites an oder öffnen Sie Regeln, die umschreiben.</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Kein Modell</translation>
    </message>
    <message>
        <source>Open a model to see what rules rewrite in it.</source>
        <translation>Öffnen Sie ein Modell, um zu sehen, was Regeln darin umschreiben.</translation>
    </message>
</context>
<context>
    <name>fusewright::RewritingPart</name>
    <message>
        <source>made of %1</source>
        <translation>entstanden aus %1</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>becomes %1</source>
        <translation>wird zu %1</translation>
    </message>
    <message>
        <source>not rewritten, false:</source>
        <translation>nicht umgeschrieben, falsch:</translation>
    </message>
    <message>
        <source>conditional, unknown:</source>
        <translation>bedingt, unbekannt:</translation>
    </message>
    <message>
        <source>not rewritten:</source>
        <translation>nicht umgeschrieben:</translation>
    </message>
    <message>
        <source>Rewriting</source>
        <translation>Umschreibung</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>%1 wird entfernt</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 wird zu %2</translation>
    </message>
</context>
<context>
    <name>fusewright::RivalModel</name>
    <message>
        <source>Rival</source>
        <translation>Konkurrent</translation>
    </message>
    <message>
        <source>Both want</source>
        <translation>Umstritten</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
</context>
<context>
    <name>fusewright::RivalryMatrix</name>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>%1 takes</source>
        <translation>%1 nimmt</translation>
    </message>
</context>
<context>
    <name>fusewright::RivalsView</name>
    <message>
        <source>Rivals</source>
        <translation>Konkurrenten</translation>
    </message>
    <message>
        <source>The rivals of the selected rule</source>
        <translation>Die Konkurrenten der gewählten Regel</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>All rules, and who takes from whom</source>
        <translation>Alle Regeln und wer wem etwas nimmt</translation>
    </message>
    <message>
        <source>About the selected rule</source>
        <translation>Zur gewählten Regel</translation>
    </message>
    <message>
        <source>Rivals of the selected rule</source>
        <translation>Konkurrenten der gewählten Regel</translation>
    </message>
    <message>
        <source>Operators the row&apos;s rule takes from the column&apos;s rule</source>
        <translation>Operatoren, die die Regel der Zeile der Regel der Spalte nimmt</translation>
    </message>
</context>
<context>
    <name>fusewright::RooflineView</name>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>%1 × %2
%3 operations for each byte, %4 operations a second at most
%5 at least</source>
        <translation>%1 × %2
%3 Operationen je Byte, höchstens %4 je Sekunde
mindestens %5</translation>
    </message>
    <message>
        <source>Too little is public about this machine for a roofline: it needs a peak and the bandwidth of memory.</source>
        <translation>Über diese Maschine ist zu wenig öffentlich für eine Roofline: Sie braucht eine Spitzenleistung und die Speicherbandbreite.</translation>
    </message>
    <message>
        <source>operations for each byte →</source>
        <translation>Operationen je Byte →</translation>
    </message>
    <message>
        <source>%1 peak %2, ridge %3</source>
        <translation>%1 Spitze %2, Knick %3</translation>
    </message>
    <message>
        <source>operations a second, at most</source>
        <translation>Operationen je Sekunde, höchstens</translation>
    </message>
    <message>
        <source>No section with a known time does any arithmetic, so there is nothing to draw.</source>
        <translation>Kein Abschnitt mit bekannter Zeit rechnet etwas; es gibt nichts zu zeichnen.</translation>
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
    <name>fusewright::RulesEditor</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The rules are already formatted</source>
        <translation>Die Regeln sind schon formatiert</translation>
    </message>
    <message>
        <source>Go to line, 1 to %1</source>
        <translation>Gehe zu Zeile, 1 bis %1</translation>
    </message>
    <message>
        <source>Enter a line number</source>
        <translation>Geben Sie eine Zeilennummer ein</translation>
    </message>
    <message>
        <source>No quick fix available here</source>
        <translation>Hier ist keine Schnellkorrektur verfügbar</translation>
    </message>
</context>
<context>
    <name>fusewright::RulesFiles</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Use the file&apos;s text</source>
        <translation>Dateitext übernehmen</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meinen behalten</translation>
    </message>
    <message>
        <source>%1 changed on disk, and has unsaved changes here.</source>
        <translation>%1 wurde auf dem Datenträger geändert und hat hier ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>new rules</source>
        <translation>neue Regeln</translation>
    </message>
    <message>
        <source>Found unsaved text of %1 from %2.</source>
        <translation>Nicht gespeicherter Text gefunden: %1 (%2).</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Regeln speichern</translation>
    </message>
    <message>
        <source>Unsaved rules</source>
        <translation>Ungespeicherte Regeln</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>Nicht gespeicherte Änderungen gehen verloren.</translation>
    </message>
    <message>
        <source>%1 is no longer on disk. Its text exists only here.</source>
        <translation>%1 ist nicht mehr auf dem Datenträger. Den Text gibt es nur noch hier.</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen …</translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln unsaved text(s): %1.</source>
        <translation>
            <numerusform>%Ln nicht gespeicherten Text gefunden: %1.</numerusform>
            <numerusform>%Ln nicht gespeicherte Texte gefunden: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rules file(s) have changes that are not saved.</source>
        <translation>
            <numerusform>%Ln Regeldatei hat ungespeicherte Änderungen.</numerusform>
            <numerusform>%Ln Regeldateien haben ungespeicherte Änderungen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::RulesOutline</name>
    <message>
        <source>Outline of the rules</source>
        <translation>Gliederung der Regeln</translation>
    </message>
</context>
<context>
    <name>fusewright::RulesTabBar</name>
    <message>
        <source>Not in a file yet</source>
        <translation>Noch in keiner Datei</translation>
    </message>
    <message>
        <source>Changed on disk, with unsaved changes here</source>
        <translation>Auf dem Datenträger geändert, mit ungespeicherten Änderungen hier</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Open rules</source>
        <translation>Geöffnete Regeln</translation>
    </message>
    <message>
        <source>%1, unsaved changes</source>
        <translation>%1, ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
    <message>
        <source>Use these rules. Ticked files are tried together, from left to right; the others are only checked.</source>
        <translation>Diese Regeln verwenden. Angehakte Dateien werden zusammen probiert, von links nach rechts; die anderen werden nur geprüft.</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>Diese Regeln &amp;verwenden</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation>&amp;Andere schließen</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation>&amp;Pfad kopieren</translation>
    </message>
</context>
<context>
    <name>fusewright::SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>fusewright::SearchHits</name>
    <message>
        <source>This expression is too complex; some lines were skipped</source>
        <translation>Dieser Ausdruck ist zu komplex; einige Zeilen wurden übersprungen</translation>
    </message>
    <message>
        <source>Not all results are shown</source>
        <translation>Nicht alle Ergebnisse werden gezeigt</translation>
    </message>
</context>
<context>
    <name>fusewright::SectionModel</name>
    <message>
        <source>Fold</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>Identical sections have the same number</source>
        <translation>Identische Abschnitte haben dieselbe Nummer</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>The rule that made it, or its only operator</source>
        <translation>Die Regel, die ihn gebildet hat, oder sein einziger Operator</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Number of identical sections</source>
        <translation>Anzahl identischer Abschnitte</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operatoren</translation>
    </message>
    <message>
        <source>Per section</source>
        <translation>Je Abschnitt</translation>
    </message>
    <message>
        <source>GEMMs</source>
        <translation>GEMMs</translation>
    </message>
    <message>
        <source>Matrix multiplications per section</source>
        <translation>Matrixmultiplikationen je Abschnitt</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Arithmetic operations per section</source>
        <translation>Rechenoperationen je Abschnitt</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Gelesen</translation>
    </message>
    <message>
        <source>Bytes a section reads from outside, counting each value once</source>
        <translation>Bytes, die ein Abschnitt von außen liest; jeder Wert zählt einmal</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Bytes of results that are used outside the section</source>
        <translation>Bytes der Ergebnisse, die außerhalb des Abschnitts verwendet werden</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Bytes of results that stay inside the section</source>
        <translation>Bytes der Ergebnisse, die im Abschnitt bleiben</translation>
    </message>
    <message>
        <source>Per byte</source>
        <translation>Je Byte</translation>
    </message>
    <message>
        <source>Operations per byte read or written</source>
        <translation>Operationen je gelesenem oder geschriebenem Byte</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erster</translation>
    </message>
    <message>
        <source>The section&apos;s first operator</source>
        <translation>Der erste Operator des Abschnitts</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Time that a section takes at least on the machine chosen in Costs</source>
        <translation>Zeit, die ein Abschnitt auf der unter „Kosten“ gewählten Maschine mindestens braucht</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>Wartet auf</translation>
    </message>
    <message>
        <source>What keeps a section from running faster on that machine</source>
        <translation>Was einen Abschnitt auf dieser Maschine daran hindert, schneller zu laufen</translation>
    </message>
</context>
<context>
    <name>fusewright::SectionPage</name>
    <message>
        <source>Contains (%1)</source>
        <translation>Enthält (%1)</translation>
    </message>
    <message>
        <source>Section %1 of %2</source>
        <translation>Abschnitt %1 von %2</translation>
    </message>
    <message>
        <source>Show operators</source>
        <translation>Operatoren zeigen</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Operators (%1)</source>
        <translation>Operatoren (%1)</translation>
    </message>
    <message>
        <source>Reads (%1)</source>
        <translation>Liest (%1)</translation>
    </message>
    <message>
        <source>Writes (%1)</source>
        <translation>Schreibt (%1)</translation>
    </message>
</context>
<context>
    <name>fusewright::SectionTable</name>
    <message>
        <source>Group identical sections</source>
        <translation>Identische Abschnitte gruppieren</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Kein Modell</translation>
    </message>
    <message>
        <source>Open a model to see its sections.</source>
        <translation>Öffnen Sie ein Modell, um seine Abschnitte zu sehen.</translation>
    </message>
    <message>
        <source>All sections together</source>
        <translation>Alle Abschnitte zusammen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Show in rules</source>
        <translation>In Regeln zeigen</translation>
    </message>
</context>
<context>
    <name>fusewright::SectionTotals</name>
    <message>
        <source>%1 total</source>
        <translation>%1 insgesamt</translation>
    </message>
    <message>
        <source>relative to o0 (no fusion)</source>
        <translation>relativ zu o0 (ohne Fusion)</translation>
    </message>
</context>
<context>
    <name>fusewright::SelectionPage</name>
    <message numerus="yes">
        <source>%Ln operator(s) selected</source>
        <translation>
            <numerusform>%Ln Operator ausgewählt</numerusform>
            <numerusform>%Ln Operatoren ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>in no common module</source>
        <translation>in keinem gemeinsamen Modul</translation>
    </message>
    <message>
        <source>As one section</source>
        <translation>Als ein Abschnitt</translation>
    </message>
    <message>
        <source>Convex: no path leaves the selection and re-enters it.</source>
        <translation>Konvex: Kein Pfad verlässt die Auswahl und führt zurück.</translation>
    </message>
    <message>
        <source>Not convex: this path leaves the selection and re-enters it.</source>
        <translation>Nicht konvex: Dieser Pfad verlässt die Auswahl und führt zurück.</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operatoren</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Reads (%1)</source>
        <translation>Liest (%1)</translation>
    </message>
    <message>
        <source>Writes (%1)</source>
        <translation>Schreibt (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln Operator</numerusform>
            <numerusform>%Ln Operatoren</numerusform>
        </translation>
    </message>
    <message>
        <source>of the %1 in %2</source>
        <translation>von %1 in %2</translation>
    </message>
    <message>
        <source>Module, %1</source>
        <translation>Modul, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
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
        <translation>Gilt</translation>
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
    <name>fusewright::ShortcutsPage</name>
    <message>
        <source>Search commands and keys</source>
        <translation>Befehle und Tasten suchen</translation>
    </message>
    <message>
        <source>&amp;Default keys</source>
        <translation>&amp;Standardtasten</translation>
    </message>
    <message>
        <source>Default keys for &amp;all</source>
        <translation>Standardtasten für &amp;alle</translation>
    </message>
    <message>
        <source>&amp;Reassign</source>
        <translation>&amp;Neu zuweisen</translation>
    </message>
    <message>
        <source>No command selected.</source>
        <translation>Kein Befehl ausgewählt.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>%1 already runs %2.</source>
        <translation>%1 führt bereits „%2“ aus.</translation>
    </message>
    <message>
        <source>%1 is also “%2”; both work in %3.</source>
        <translation>%1 ist auch „%2“; beide gelten %3.</translation>
    </message>
    <message>
        <source>%1 is also “%2”, but only in %3: the focus decides.</source>
        <translation>%1 ist auch „%2“, aber nur %3: Der Fokus entscheidet.</translation>
    </message>
</context>
<context>
    <name>fusewright::SideNames</name>
    <message>
        <source>o1 before</source>
        <translation>o1 vorher</translation>
    </message>
    <message>
        <source>o1 of %1</source>
        <translation>o1 aus %1</translation>
    </message>
</context>
<context>
    <name>fusewright::SizeChart</name>
    <message>
        <source>Operators by section size</source>
        <translation>Operatoren nach Abschnittsgröße</translation>
    </message>
    <message>
        <source>%1: %2 operators in %3 sections of %4</source>
        <translation>%1: %2 Operatoren in %3 Abschnitten der Größe %4</translation>
    </message>
</context>
<context>
    <name>fusewright::StageHead</name>
    <message>
        <source>Previous change (P)</source>
        <translation>Vorige Änderung (P)</translation>
    </message>
    <message>
        <source>Next change (N)</source>
        <translation>Nächste Änderung (N)</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln Änderung</numerusform>
            <numerusform>%Ln Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>change %1 of %2</source>
        <translation>Änderung %1 von %2</translation>
    </message>
</context>
<context>
    <name>fusewright::StageLegend</name>
    <message>
        <source>is replaced</source>
        <translation>wird ersetzt</translation>
    </message>
    <message>
        <source>was made</source>
        <translation>wurde erzeugt</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
</context>
<context>
    <name>fusewright::StagePage</name>
    <message>
        <source>Drawing the graph before and after…</source>
        <translation>Graph vorher und nachher wird gezeichnet …</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Wird gezeichnet …</translation>
    </message>
    <message>
        <source>No rules rewrite the graph</source>
        <translation>Keine Regel schreibt den Graphen um</translation>
    </message>
    <message>
        <source>Tick Tenstorrent composites in the Rules menu, or open rules that rewrite, to see the graph before and after them side by side.</source>
        <translation>Haken Sie im Menü „Regeln“ die Tenstorrent-Composites an oder öffnen Sie Regeln, die umschreiben, um den Graphen davor und danach nebeneinander zu sehen.</translation>
    </message>
</context>
<context>
    <name>fusewright::StagePane</name>
    <message>
        <source>Before which stage</source>
        <translation>Vor welcher Stufe</translation>
    </message>
    <message>
        <source>After which stage</source>
        <translation>Nach welcher Stufe</translation>
    </message>
    <message>
        <source>Before all stages</source>
        <translation>Vor allen Stufen</translation>
    </message>
    <message numerus="yes">
        <source>After %1 · %Ln rewrite(s)</source>
        <translation>
            <numerusform>Nach %1 · %Ln Umschreibung</numerusform>
            <numerusform>Nach %1 · %Ln Umschreibungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln Operator</numerusform>
            <numerusform>%Ln Operatoren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 replaced</source>
        <translation>%1 ersetzt</translation>
    </message>
    <message>
        <source>%1 made</source>
        <translation>%1 erzeugt</translation>
    </message>
    <message>
        <source>After all stages</source>
        <translation>Nach allen Stufen</translation>
    </message>
</context>
<context>
    <name>fusewright::StageStrip</name>
    <message>
        <source>Stages of rewriting</source>
        <translation>Stufen des Umschreibens</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message numerus="yes">
        <source>The model before rewriting: %Ln operator(s)</source>
        <translation>
            <numerusform>Das Modell vor dem Umschreiben: %Ln Operator</numerusform>
            <numerusform>Das Modell vor dem Umschreiben: %Ln Operatoren</numerusform>
        </translation>
    </message>
    <message>
        <source>Operators marked − go in the next stage.</source>
        <translation>Mit − markierte Operatoren verschwinden in der nächsten Stufe.</translation>
    </message>
    <message numerus="yes">
        <source>After %1: %Ln rewrite(s), </source>
        <translation>
            <numerusform>Nach %1: %Ln Umschreibung, </numerusform>
            <numerusform>Nach %1: %Ln Umschreibungen, </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln Operator</numerusform>
            <numerusform>%Ln Operatoren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 did not run: %2</source>
        <translation>%1 lief nicht: %2</translation>
    </message>
    <message>
        <source>This stage does not settle.</source>
        <translation>Diese Stufe kommt nicht zur Ruhe.</translation>
    </message>
    <message>
        <source>Operators marked + are its own.</source>
        <translation>Mit + markierte Operatoren hat sie erzeugt.</translation>
    </message>
    <message>
        <source>%1 changes nothing</source>
        <translation>%1 ändert nichts</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>It stops: %1</source>
        <translation>Abbruch: %1</translation>
    </message>
</context>
<context>
    <name>fusewright::StatusLine</name>
    <message>
        <source>Problems: %1</source>
        <translation>Probleme: %1</translation>
    </message>
    <message>
        <source>raw: all nodes of the file</source>
        <translation>roh: alle Knoten der Datei</translation>
    </message>
    <message>
        <source>simplified</source>
        <translation>vereinfacht</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln Operator</numerusform>
            <numerusform>%Ln Operatoren</numerusform>
        </translation>
    </message>
    <message>
        <source>opened in %1</source>
        <translation>geöffnet in %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s)</source>
        <translation>
            <numerusform>%Ln Regel</numerusform>
            <numerusform>%Ln Regeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fused section(s)</source>
        <translation>
            <numerusform>%Ln fusionierter Abschnitt</numerusform>
            <numerusform>%Ln fusionierte Abschnitte</numerusform>
        </translation>
    </message>
    <message>
        <source>matched in %1</source>
        <translation>abgeglichen in %1</translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>Probleme zeigen</translation>
    </message>
    <message>
        <source>Language of these rules</source>
        <translation>Sprache dieser Regeln</translation>
    </message>
    <message>
        <source>Language of these rules: %1</source>
        <translation>Sprache dieser Regeln: %1</translation>
    </message>
    <message>
        <source>Detect from the text</source>
        <translation>Am Text erkennen</translation>
    </message>
    <message>
        <source>Whether constants, casts and the arithmetic of shapes are shown. To change it: View, Show all nodes (raw).</source>
        <translation>Ob Konstanten, Umwandlungen und das Rechnen mit Formen gezeigt werden. Zu ändern unter „Ansicht“, „Alle Knoten zeigen (roh)“.</translation>
    </message>
</context>
<context>
    <name>fusewright::StepModel</name>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
</context>
<context>
    <name>fusewright::StepPanel</name>
    <message>
        <source>Search steps</source>
        <translation>Suchschritte</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>Next dead end</source>
        <translation>Nächste Sackgasse</translation>
    </message>
    <message>
        <source>Exit stepping</source>
        <translation>Verfolgen beenden</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Entry bindings</source>
        <translation>Bindungen der Einträge</translation>
    </message>
    <message>
        <source>No steps</source>
        <translation>Keine Schritte</translation>
    </message>
    <message>
        <source>Right-click an operator, or a match or near miss in Matches, and choose Step through.</source>
        <translation>Klicken Sie mit der rechten Maustaste auf einen Operator oder, unter „Treffer“, auf einen Treffer oder Beinahetreffer und wählen Sie „Schritte verfolgen“.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>fusewright::SuggestLinks</name>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
</context>
<context>
    <name>fusewright::SuggestPanel</name>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Open a model</source>
        <translation>Öffnen Sie ein Modell</translation>
    </message>
    <message>
        <source>Blocks worth a rule appear here.</source>
        <translation>Blöcke, die eine Regel wert sind, erscheinen hier.</translation>
    </message>
    <message>
        <source>Looking for blocks…</source>
        <translation>Blöcke werden gesucht …</translation>
    </message>
    <message>
        <source>Repeated blocks are worth a rule.</source>
        <translation>Wiederholte Blöcke sind eine Regel wert.</translation>
    </message>
</context>
<context>
    <name>fusewright::SuggestionModel</name>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Name of the suggested rule</source>
        <translation>Name der vorgeschlagenen Regel</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Sections its rule would make</source>
        <translation>Abschnitte, die seine Regel bilden würde</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operatoren</translation>
    </message>
    <message>
        <source>Per section</source>
        <translation>Je Abschnitt</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Spart</translation>
    </message>
    <message>
        <source>Bytes that would no longer cross a boundary, or sections saved where shapes are unknown</source>
        <translation>Bytes, die keine Grenze mehr überschreiten würden, oder gesparte Abschnitte, wo Formen unbekannt sind</translation>
    </message>
</context>
<context>
    <name>fusewright::SuggestionPage</name>
    <message>
        <source>Make a rule…</source>
        <translation>Regel erstellen …</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Opens the block as a rule that you can edit before inserting it</source>
        <translation>Öffnet den Block als Regel, die Sie vor dem Einfügen bearbeiten können</translation>
    </message>
    <message>
        <source>Nothing to suggest</source>
        <translation>Nichts vorzuschlagen</translation>
    </message>
    <message>
        <source>Every repeated block is already covered by a rule.</source>
        <translation>Jeder wiederholte Block ist schon durch eine Regel abgedeckt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s) not covered by a rule, each counted as if its rule were the only new one.</source>
        <translation>
            <numerusform>%Ln Block ist durch keine Regel abgedeckt. Jeder zählt, als wäre seine Regel die einzige neue.</numerusform>
            <numerusform>%Ln Blöcke sind durch keine Regel abgedeckt. Jeder zählt, als wäre seine Regel die einzige neue.</numerusform>
        </translation>
    </message>
    <message>
        <source>No block of operators repeats as one that a rule could take. Select some operators in the graph to make a rule of them.</source>
        <translation>Kein Block von Operatoren wiederholt sich so, dass eine Regel ihn nehmen könnte. Wählen Sie im Graphen Operatoren aus, um aus ihnen eine Regel zu machen.</translation>
    </message>
</context>
<context>
    <name>fusewright::TabCloseButton</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (unsaved changes)</source>
        <translation>Schließen (ungespeicherte Änderungen)</translation>
    </message>
</context>
<context>
    <name>fusewright::TextSearch</name>
    <message>
        <source>Invalid expression: %1, at character %2</source>
        <translation>Ungültiger Ausdruck: %1, bei Zeichen %2</translation>
    </message>
    <message>
        <source>Invalid expression: %1</source>
        <translation>Ungültiger Ausdruck: %1</translation>
    </message>
</context>
<context>
    <name>fusewright::TipWords</name>
    <message>
        <source>%1, entry %2</source>
        <translation>%1, Eintrag %2</translation>
    </message>
    <message>
        <source>Not fused</source>
        <translation>Nicht fusioniert</translation>
    </message>
    <message>
        <source>In a section of %1 operators</source>
        <translation>In einem Abschnitt mit %1 Operatoren</translation>
    </message>
    <message>
        <source>No rule takes it</source>
        <translation>Keine Regel nimmt ihn</translation>
    </message>
    <message>
        <source>%1 does not match: %2 of %3 entries</source>
        <translation>%1 passt nicht: %2 von %3 Einträgen</translation>
    </message>
    <message>
        <source>%1, then no %2</source>
        <translation>%1, dann kein %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>fusewright::ToolRow</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>fusewright::TrainingLinks</name>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
</context>
<context>
    <name>fusewright::TrainingPanel</name>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Saved for the backward pass</source>
        <translation>Für den Rückwärtslauf aufgehoben</translation>
    </message>
    <message>
        <source>Recomputing frees</source>
        <translation>Neuberechnung spart</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Rules and saved values</source>
        <translation>Regeln und aufgehobene Werte</translation>
    </message>
    <message>
        <source>About the selected row</source>
        <translation>Zur gewählten Zeile</translation>
    </message>
    <message>
        <source>No backward graph</source>
        <translation>Kein Rückwärtsgraph</translation>
    </message>
    <message>
        <source>Tick Backward graph in the Graph menu (B on the graph) to see what training runs behind the model, and what it has to keep for that.</source>
        <translation>Haken Sie „Rückwärtsgraph“ im Menü „Graph“ an (B im Graphen), um zu sehen, was beim Training hinter dem Modell läuft und was dafür aufgehoben werden muss.</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
</context>
<context>
    <name>fusewright::TranslateDialog</name>
    <message>
        <source>Save a copy in another language</source>
        <translation>Kopie in anderer Sprache speichern</translation>
    </message>
    <message>
        <source>Translating %1…</source>
        <translation>%1 wird übersetzt …</translation>
    </message>
    <message>
        <source>Write %1 &amp;as</source>
        <translation>%1 &amp;schreiben als</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Translated rules</source>
        <translation>Übersetzte Regeln</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>&amp;Open in a tab</source>
        <translation>In einem Tab ö&amp;ffnen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln rule(s) translated.</source>
        <translation>
            <numerusform>%1 von %Ln Regel übersetzt.</numerusform>
            <numerusform>%1 von %Ln Regeln übersetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a model to compare where both match.</source>
        <translation>Öffnen Sie ein Modell, um zu vergleichen, wo beide passen.</translation>
    </message>
    <message>
        <source>Neither matches in %1.</source>
        <translation>In %1 passt keine von beiden.</translation>
    </message>
    <message>
        <source>In %1, %2 of %3 places are the same.</source>
        <translation>In %1 sind %2 von %3 Stellen gleich.</translation>
    </message>
    <message numerus="yes">
        <source>The translation matches %Ln more place(s).</source>
        <translation>
            <numerusform>Die Übersetzung passt an %Ln Stelle mehr.</numerusform>
            <numerusform>Die Übersetzung passt an %Ln Stellen mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Compare on a folder…</source>
        <translation>Mit den Modellen eines Ordners &amp;vergleichen …</translation>
    </message>
    <message>
        <source>Compare where both match in all models of a folder</source>
        <translation>Vergleichen, wo beide in allen Modellen eines Ordners passen</translation>
    </message>
    <message numerus="yes">
        <source>Neither matches in any of %Ln model(s).</source>
        <translation>
            <numerusform>In %Ln Modell passt keine von beiden.</numerusform>
            <numerusform>In keinem von %Ln Modellen passt eine von beiden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %Ln model(s), %1 of %2 places are the same.</source>
        <translation>
            <numerusform>In %Ln Modell sind %1 von %2 Stellen gleich.</numerusform>
            <numerusform>In %Ln Modellen sind %1 von %2 Stellen gleich.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is lost</source>
        <translation>Was verloren geht</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>Nichts geht verloren.</translation>
    </message>
</context>
<context>
    <name>fusewright::TranslateLinks</name>
    <message>
        <source>There is no rule here that could be read. Fix the text first, then translate it.</source>
        <translation>Hier ist keine Regel, die gelesen werden konnte. Berichtigen Sie den Text, und übersetzen Sie ihn dann.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 konnte nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>There is no model in %1 that can be read.</source>
        <translation>In %1 ist kein Modell, das sich lesen lässt.</translation>
    </message>
    <message>
        <source>Compare on the models of a folder</source>
        <translation>Mit den Modellen eines Ordners vergleichen</translation>
    </message>
</context>
<context>
    <name>fusewright::TranslationModel</name>
    <message>
        <source>not translated</source>
        <translation>nicht übersetzt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s)</source>
        <translation>
            <numerusform>%Ln Regel</numerusform>
            <numerusform>%Ln Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>no match</source>
        <translation>kein Treffer</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, %2 more</source>
        <translation>%1, %2 mehr</translation>
    </message>
    <message numerus="yes">
        <source>The translation misses %Ln place(s).</source>
        <translation>
            <numerusform>Der Übersetzung fehlt %Ln Stelle.</numerusform>
            <numerusform>Der Übersetzung fehlen %Ln Stellen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The translation matches %Ln place(s) that the original does not.</source>
        <translation>
            <numerusform>Die Übersetzung passt an %Ln Stelle, an der das Original nicht passt.</numerusform>
            <numerusform>Die Übersetzung passt an %Ln Stellen, an denen das Original nicht passt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Wird zu</translation>
    </message>
    <message>
        <source>Same places</source>
        <translation>Gleiche Stellen</translation>
    </message>
    <message>
        <source>In: %1</source>
        <translation>In: %1</translation>
    </message>
</context>
<context>
    <name>fusewright::ValuePage</name>
    <message>
        <source>Value from the enclosing graph</source>
        <translation>Wert aus dem umgebenden Graphen</translation>
    </message>
    <message>
        <source>Graph input</source>
        <translation>Eingang des Graphen</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Produced by</source>
        <translation>Erzeugt von</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Uses (%1)</source>
        <translation>Verwendungen (%1)</translation>
    </message>
    <message>
        <source>Graph output.</source>
        <translation>Ausgang des Graphen.</translation>
    </message>
    <message>
        <source>  %1, operand %2</source>
        <translation>  %1, Operand %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>No operator uses it.</source>
        <translation>Kein Operator verwendet ihn.</translation>
    </message>
    <message>
        <source>Between sections</source>
        <translation>Zwischen Abschnitten</translation>
    </message>
    <message>
        <source>Produced in</source>
        <translation>Erzeugt in</translation>
    </message>
    <message>
        <source>It stays inside its section.</source>
        <translation>Er bleibt in seinem Abschnitt.</translation>
    </message>
    <message>
        <source>No section reads it.</source>
        <translation>Kein Abschnitt liest ihn.</translation>
    </message>
    <message>
        <source>outside the graph</source>
        <translation>außerhalb des Graphen</translation>
    </message>
    <message>
        <source>Read by</source>
        <translation>Gelesen von</translation>
    </message>
    <message>
        <source>It crosses the boundary of its section, so it is written to memory.</source>
        <translation>Er überschreitet die Grenze seines Abschnitts und wird daher in den Speicher geschrieben.</translation>
    </message>
    <message>
        <source>Quantization</source>
        <translation>Quantisierung</translation>
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
        <translation>Schreiben Sie Regeln zur Operatorfusion und sehen Sie, worauf sie in Modellgraphen passen.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>New rules</source>
        <translation>Neue Regeln</translation>
    </message>
    <message>
        <source>or drop a model and rules anywhere on this window</source>
        <translation>oder legen Sie Modell und Regeln irgendwo in diesem Fenster ab</translation>
    </message>
    <message>
        <source>Write a rule: every keystroke shows what it matches and what it almost matches.</source>
        <translation>Schreiben Sie eine Regel: Jeder Tastendruck zeigt, worauf sie passt und worauf beinahe.</translation>
    </message>
    <message>
        <source>Compare: nothing fused (o0), your rules (o1), automatic fusion (o3).</source>
        <translation>Vergleichen Sie: nichts fusioniert (o0), Ihre Regeln (o1), automatische Fusion (o3).</translation>
    </message>
    <message>
        <source>Open a model: ONNX, torch.export, FX, MLIR (StableHLO, TTIR), HLO, Relax, JSON or DOT. Or paste its text (Ctrl+V).</source>
        <translation>Öffnen Sie ein Modell: ONNX, torch.export, FX, MLIR (StableHLO, TTIR), HLO, Relax, JSON oder DOT. Oder fügen Sie seinen Text ein (Strg+V).</translation>
    </message>
</context>
<context>
    <name>fusewright::WindowMenus</name>
    <message>
        <source>Help &amp;pages</source>
        <translation>Hilfe&amp;seiten</translation>
    </message>
    <message>
        <source>Co&amp;lour by</source>
        <translation>Fa&amp;rbe nach</translation>
    </message>
    <message>
        <source>Sec&amp;tions</source>
        <translation>A&amp;bschnitte</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
</context>
<context>
    <name>fusewright::WindowPanels</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operatoren</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Write a rule, such as:</source>
        <translation>Schreiben Sie eine Regel, etwa:</translation>
    </message>
    <message>
        <source>%1 suggests a rule. Or write one:</source>
        <translation>%1 schlägt eine Regel vor. Oder schreiben Sie eine:</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
</context>
</TS>
