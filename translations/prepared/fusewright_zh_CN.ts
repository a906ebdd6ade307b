<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Commands</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gra&amp;ph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all but the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the graph and the list of nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list of nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list of problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;eplace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to &amp;line…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy node &amp;ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy pro&amp;blems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find n&amp;odes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all no&amp;des again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save rules &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reload model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;load rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear recen&amp;t files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close r&amp;ules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit the graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom to &amp;selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Collapse by section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse by &amp;module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold &amp;repeats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Expand all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show s&amp;hapes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour by ru&amp;le</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour by heuris&amp;tic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour by fol&amp;d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour by cate&amp;gory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour &amp;by module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Nothing fused (o0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fused by the rules (o&amp;1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fused automatically (o&amp;3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help: &amp;rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help: m&amp;odes and sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help: o&amp;perators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help: &amp;models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help: &amp;graph files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Fusewright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lea&amp;ve nested graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous s&amp;ection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous ma&amp;tch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to &amp;definition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to &amp;rule…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the ed&amp;itor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the &amp;graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the n&amp;odes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toggle &amp;comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move line &amp;up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move line &amp;down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Du&amp;plicate line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>De&amp;lete line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compl&amp;ete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quick fix…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;name entry…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forma&amp;t rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New rule from &amp;selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fold rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unf&amp;old rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold &amp;all rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfold all &amp;rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual te&amp;xt size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out&amp;line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;egend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;all nodes of the file (raw)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the s&amp;ystem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;German – Deutsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;French – Français</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Japanese – 日本語</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Chinese – 简体中文</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours for the colour-&amp;blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;duced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;wheel zooms</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FusionKind</name>
    <message>
        <source>element by element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broadcast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>injective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reduction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heavy, fuses what follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tuple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opaque, never fuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>element by element or broadcast</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::AboutDialog</name>
    <message>
        <source>About Fusewright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write operator-fusion rules and see what they match in model graphs.

Fusewright is free software under the Apache License 2.0. It is built with Qt %1 (LGPL 3).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::BreadcrumbBar</name>
    <message>
        <source>Way to the graph on screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::CommandPalette</name>
    <message>
        <source>Search commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has these letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>@ for rules, # for operators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::DropHint</name>
    <message>
        <source>Drop the file to open it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::FactsGrid</name>
    <message numerus="yes">
        <source>operators</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>edges</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>inputs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>outputs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>parameters</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>modules</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nested</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>unknown</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Graphs inside operators such as If and Loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operators that the catalogue does not know</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::FailurePage</name>
    <message>
        <source>Check whether the file was moved or renamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a folder. Choose a model file inside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not read this file. Check its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fusewright reads %1. It goes by what is in a file, whatever the file is called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file could not be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not a model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::GeneralPage</name>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours that the colour-blind tell apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reduced motion: nothing slides or fades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scrolls; with Ctrl it zooms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zooms; with Ctrl it scrolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Wheel:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> pt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Font size:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ta&amp;bulator width:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::GraphPage</name>
    <message>
        <source>Graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a node to see all about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the graph around</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outputs (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nested graphs (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln node(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>About the file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::HelpView</name>
    <message>
        <source>Help page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::HelpWindow</name>
    <message>
        <source>Search in this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::KeyEdit</name>
    <message>
        <source>Press new keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::MainWindow</name>
    <message>
        <source>Models (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changed on disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a model</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::MessageStrip</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::ModuleModel</name>
    <message>
        <source>Module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::ModuleTree</name>
    <message>
        <source>This file does not say which modules its operators come from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::NodeListModel</name>
    <message>
        <source>#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Module</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::NodeListView</name>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::NodePage</name>
    <message>
        <source>Node %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fusion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The operator catalogue does not know this operator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Module type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outputs (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nested graphs (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln node(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>from the graph around</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>graph input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>graph output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and others, %1 uses in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not used</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::NodePanel</name>
    <message>
        <source>No node fits the filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter nodes by id, operator or module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected node is not among these. &lt;a href=&quot;all&quot;&gt;Show all nodes&lt;/a&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this filter away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only operator %1; take this filter away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only module %1; take this filter away</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln node(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::OperatorModel</name>
    <message>
        <source>Operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not in the operator catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, in the file %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::OperatorTable</name>
    <message>
        <source>Search operators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operators</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::OverviewPanel</name>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::PaletteModel</name>
    <message>
        <source>not available now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::ProblemModel</name>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::ProgressStrip</name>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::ReadingControls</name>
    <message>
        <source>guessed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>constant, now a parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passes a value on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input or output written as an operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computes only shapes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no output needs it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all nodes (raw)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operator name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every node of the file is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing had to be folded away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) folded away</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>guessed (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::RecentList</name>
    <message>
        <source>Recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::RecentMenu</name>
    <message>
        <source>%1 (missing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::RulesDocument</name>
    <message>
        <source>New rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::SearchField</name>
    <message>
        <source>Empty the field</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::ShortcutList</name>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Works in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed by you</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::ShortcutsPage</name>
    <message>
        <source>Search commands and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual keys for &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take them from there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No command is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is also “%2”; both work in %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is also “%2”, but only in %3: the focus decides.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fusewright::StatusLine</name>
    <message>
        <source>opened in %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opened in %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raw: all nodes of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tidy</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln edge(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write operator-fusion rules and see what they match in model graphs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or drop a file anywhere on this window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
