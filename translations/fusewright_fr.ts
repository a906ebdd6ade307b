<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>Amount</name>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>mémoire</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>calcul</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>%1 + %Ln unknown section(s)</source>
        <translation>
            <numerusform>%1 + %Ln inconnue</numerusform>
            <numerusform>%1 + %Ln inconnues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CanvasTips</name>
    <message numerus="yes">
        <source>%Ln operators</source>
        <translation>
            <numerusform>%Ln opérateur</numerusform>
            <numerusform>%Ln opérateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Double-click to open it</source>
        <translation>Double-cliquez pour l’ouvrir</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <source>%1 differs: other shapes</source>
        <translation>%1 diffère&#xa0;: autres formes</translation>
    </message>
    <message>
        <source>%1 differs: more %2</source>
        <translation>%1 diffère&#xa0;: plus de %2</translation>
    </message>
    <message>
        <source>%1 differs: fewer %2</source>
        <translation>%1 diffère&#xa0;: moins de %2</translation>
    </message>
    <message>
        <source>%1 differs: more %2, fewer %3</source>
        <translation>%1 diffère&#xa0;: plus de %2, moins de %3</translation>
    </message>
    <message>
        <source>Number %1 is shown. Click to show all (R); . and , show another.</source>
        <translation>Le n° %1 est affiché. Cliquez pour les afficher tous (R)&#xa0;; . et , en affichent un autre.</translation>
    </message>
    <message>
        <source>Click to fold them into one (R).</source>
        <translation>Cliquez pour les replier en un seul (R).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more module(s) differ</source>
        <translation>
            <numerusform>%Ln autre module diffère</numerusform>
            <numerusform>%Ln autres modules diffèrent</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 identical blocks</source>
        <translation>%1 blocs identiques</translation>
    </message>
</context>
<context>
    <name>CardPainter</name>
    <message numerus="yes">
        <source>%Ln operators</source>
        <translation>
            <numerusform>%Ln opérateur</numerusform>
            <numerusform>%Ln opérateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unused inputs</source>
        <translation>
            <numerusform>%Ln entrée inutilisée</numerusform>
            <numerusform>%Ln entrées inutilisées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>Merged</source>
        <translation>Fusionnées</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Scindées</translation>
    </message>
    <message>
        <source>Regrouped</source>
        <translation>Regroupées</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Identiques</translation>
    </message>
    <message numerus="yes">
        <source>merged %Ln section(s) into 1</source>
        <translation>
            <numerusform>%Ln section fusionnée en 1</numerusform>
            <numerusform>%Ln sections fusionnées en 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>split 1 section into %Ln</source>
        <translation>
            <numerusform>1 section scindée en %Ln</numerusform>
            <numerusform>1 section scindée en %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>regrouped %Ln section(s) into %1</source>
        <translation>
            <numerusform>%Ln section regroupée en %1</numerusform>
            <numerusform>%Ln sections regroupées en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>same section of %Ln operator(s)</source>
        <translation>
            <numerusform>section identique de %Ln opérateur</numerusform>
            <numerusform>section identique de %Ln opérateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s) stay alone</source>
        <translation>
            <numerusform>%Ln opérateur reste seul</numerusform>
            <numerusform>%Ln opérateurs restent seuls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>A&amp;ller</translation>
    </message>
    <message>
        <source>Gra&amp;ph</source>
        <translation>&amp;Graphe</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>Pa&amp;nneaux</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>Appar&amp;ence</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>the whole window</source>
        <translation>dans toute la fenêtre</translation>
    </message>
    <message>
        <source>all but the editor</source>
        <translation>partout sauf dans l’éditeur</translation>
    </message>
    <message>
        <source>the graph and the list of nodes</source>
        <translation>dans le graphe et la liste des nœuds</translation>
    </message>
    <message>
        <source>the editor</source>
        <translation>dans l’éditeur</translation>
    </message>
    <message>
        <source>the graph</source>
        <translation>dans le graphe</translation>
    </message>
    <message>
        <source>the list of nodes</source>
        <translation>dans la liste des nœuds</translation>
    </message>
    <message>
        <source>the list of problems</source>
        <translation>dans la liste des problèmes</translation>
    </message>
    <message>
        <source>the panels</source>
        <translation>dans les panneaux</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Aide&#xa0;: %1</translation>
    </message>
    <message>
        <source>Theme: %1</source>
        <translation>Thème&#xa0;: %1</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Langue&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>Rec&amp;hercher</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Rechercher le &amp;suivant</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Rechercher le &amp;précédent</translation>
    </message>
    <message>
        <source>R&amp;eplace</source>
        <translation>Re&amp;mplacer</translation>
    </message>
    <message>
        <source>Go to &amp;line…</source>
        <translation>Aller à la &amp;ligne…</translation>
    </message>
    <message>
        <source>Copy operator &amp;ids</source>
        <translation>Copier les &amp;identifiants des opérateurs</translation>
    </message>
    <message>
        <source>Copy pro&amp;blems</source>
        <translation>Copier les pro&amp;blèmes</translation>
    </message>
    <message>
        <source>Find &amp;operators</source>
        <translation>Rechercher des &amp;opérateurs</translation>
    </message>
    <message>
        <source>Show all no&amp;des again</source>
        <translation>Réa&amp;fficher tous les nœuds</translation>
    </message>
    <message>
        <source>&amp;New rules</source>
        <translation>&amp;Nouvelles règles</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save rules</source>
        <translation>&amp;Enregistrer les règles</translation>
    </message>
    <message>
        <source>Save rules &amp;as…</source>
        <translation>Enregistrer les règles &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Reload model</source>
        <translation>Re&amp;charger le modèle</translation>
    </message>
    <message>
        <source>Re&amp;load rules</source>
        <translation>Rec&amp;harger les règles</translation>
    </message>
    <message>
        <source>Clear recen&amp;t files</source>
        <translation>&amp;Vider la liste des fichiers récents</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>Exporter l’i&amp;mage…</translation>
    </message>
    <message>
        <source>&amp;Close model</source>
        <translation>&amp;Fermer le modèle</translation>
    </message>
    <message>
        <source>Close r&amp;ules</source>
        <translation>Fermer les rè&amp;gles</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Fit the graph</source>
        <translation>&amp;Ajuster le graphe</translation>
    </message>
    <message>
        <source>Zoom to &amp;selection</source>
        <translation>Zoomer sur la &amp;sélection</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Zoom avant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>Act&amp;ual size</source>
        <translation>Taille &amp;réelle</translation>
    </message>
    <message>
        <source>&amp;Collapse by section</source>
        <translation>Réduire &amp;par section</translation>
    </message>
    <message>
        <source>Collapse by &amp;module</source>
        <translation>Réduire par &amp;module</translation>
    </message>
    <message>
        <source>Fold &amp;repeats</source>
        <translation>Replier les répé&amp;titions</translation>
    </message>
    <message>
        <source>&amp;Expand all</source>
        <translation>Tout dé&amp;velopper</translation>
    </message>
    <message>
        <source>Show s&amp;hapes</source>
        <translation>Afficher les &amp;formes</translation>
    </message>
    <message>
        <source>Colour by ru&amp;le</source>
        <translation>Colorer par &amp;règle</translation>
    </message>
    <message>
        <source>Colour by heuris&amp;tic</source>
        <translation>Colorer par &amp;heuristique</translation>
    </message>
    <message>
        <source>Colour by fol&amp;d</source>
        <translation>Colorer par &amp;pli</translation>
    </message>
    <message>
        <source>Colour by cate&amp;gory</source>
        <translation>Colorer par &amp;catégorie</translation>
    </message>
    <message>
        <source>Colour &amp;by module</source>
        <translation>Colorer par &amp;module</translation>
    </message>
    <message>
        <source>&amp;Nothing fused (o0)</source>
        <translation>&amp;Aucune fusion (o0)</translation>
    </message>
    <message>
        <source>Fused by the rules (o&amp;1)</source>
        <translation>Fusion par les règles (o&amp;1)</translation>
    </message>
    <message>
        <source>Fused automatically (o&amp;3)</source>
        <translation>Fusion automatique (o&amp;3)</translation>
    </message>
    <message>
        <source>M&amp;odes and sections</source>
        <translation>M&amp;odes et sections</translation>
    </message>
    <message>
        <source>O&amp;perators</source>
        <translation>O&amp;pérateurs</translation>
    </message>
    <message>
        <source>&amp;Models</source>
        <translation>&amp;Modèles</translation>
    </message>
    <message>
        <source>&amp;Graph files</source>
        <translation>Fichiers de &amp;graphes</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation>Palette de &amp;commandes…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Raccourcis clavi&amp;er</translation>
    </message>
    <message>
        <source>&amp;About Fusewright</source>
        <translation>À propos de &amp;Fusewright</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>Lea&amp;ve nested graph</source>
        <translation>&amp;Quitter le graphe imbriqué</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>Pro&amp;blème suivant</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>Problème précéde&amp;nt</translation>
    </message>
    <message>
        <source>Next &amp;section</source>
        <translation>S&amp;ection suivante</translation>
    </message>
    <message>
        <source>Previous s&amp;ection</source>
        <translation>Sec&amp;tion précédente</translation>
    </message>
    <message>
        <source>Go to &amp;definition</source>
        <translation>Aller à la &amp;définition</translation>
    </message>
    <message>
        <source>Go to &amp;rule…</source>
        <translation>Aller à la &amp;règle…</translation>
    </message>
    <message>
        <source>Go to the ed&amp;itor</source>
        <translation>Aller à l’éd&amp;iteur</translation>
    </message>
    <message>
        <source>Go to the &amp;graph</source>
        <translation>Aller au &amp;graphe</translation>
    </message>
    <message>
        <source>Go to the &amp;operators</source>
        <translation>Aller aux &amp;opérateurs</translation>
    </message>
    <message>
        <source>Toggle &amp;comment</source>
        <translation>C&amp;ommenter/décommenter</translation>
    </message>
    <message>
        <source>Move line &amp;up</source>
        <translation>Monter la li&amp;gne</translation>
    </message>
    <message>
        <source>Move line do&amp;wn</source>
        <translation>Descendre l&amp;a ligne</translation>
    </message>
    <message>
        <source>Du&amp;plicate line</source>
        <translation>&amp;Dupliquer la ligne</translation>
    </message>
    <message>
        <source>De&amp;lete line</source>
        <translation>&amp;Supprimer la ligne</translation>
    </message>
    <message>
        <source>Compl&amp;ete</source>
        <translation>&amp;Compléter</translation>
    </message>
    <message>
        <source>&amp;Quick fix…</source>
        <translation>Correction &amp;rapide…</translation>
    </message>
    <message>
        <source>Re&amp;name entry…</source>
        <translation>Re&amp;nommer l’élément…</translation>
    </message>
    <message>
        <source>Forma&amp;t rules</source>
        <translation>&amp;Mettre en forme les règles</translation>
    </message>
    <message>
        <source>New rule from &amp;selection</source>
        <translation>Nouvelle règle depuis la sé&amp;lection</translation>
    </message>
    <message>
        <source>&amp;Fold rule</source>
        <translation>Re&amp;plier la règle</translation>
    </message>
    <message>
        <source>Unf&amp;old rule</source>
        <translation>Dépl&amp;ier la règle</translation>
    </message>
    <message>
        <source>Fold &amp;all rules</source>
        <translation>Replier &amp;toutes les règles</translation>
    </message>
    <message>
        <source>Unfold all &amp;rules</source>
        <translation>Dépli&amp;er toutes les règles</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>A&amp;grandir le texte</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Réduire le texte</translation>
    </message>
    <message>
        <source>Default te&amp;xt size</source>
        <translation>Taille du texte par dé&amp;faut</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Vue d’ensemble</translation>
    </message>
    <message>
        <source>Out&amp;line</source>
        <translation>&amp;Structure</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspecteur</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>&amp;Correspondances</translation>
    </message>
    <message>
        <source>&amp;Sections</source>
        <translation>S&amp;ections</translation>
    </message>
    <message>
        <source>L&amp;egend</source>
        <translation>&amp;Légende</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Problèmes</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Différences</translation>
    </message>
    <message>
        <source>Show &amp;all nodes (raw)</source>
        <translation>Afficher &amp;tous les nœuds (brut)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Plein é&amp;cran</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Ré&amp;initialiser la disposition</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>Follow the &amp;system</source>
        <translation>Suivre le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>Follow the s&amp;ystem</source>
        <translation>Suivre le &amp;système</translation>
    </message>
    <message>
        <source>&amp;English</source>
        <translation>&amp;Anglais – English</translation>
    </message>
    <message>
        <source>&amp;German – Deutsch</source>
        <translation>A&amp;llemand – Deutsch</translation>
    </message>
    <message>
        <source>&amp;French – Français</source>
        <translation>&amp;Français</translation>
    </message>
    <message>
        <source>&amp;Japanese – 日本語</source>
        <translation>&amp;Japonais – 日本語</translation>
    </message>
    <message>
        <source>&amp;Chinese – 简体中文</source>
        <translation>&amp;Chinois – 简体中文</translation>
    </message>
    <message>
        <source>Colour-&amp;blind palette</source>
        <translation>Palette pour &amp;daltoniens</translation>
    </message>
    <message>
        <source>Red&amp;uced motion</source>
        <translation>Animations ré&amp;duites</translation>
    </message>
    <message>
        <source>The &amp;wheel zooms</source>
        <translation>Zoom à la mol&amp;ette</translation>
    </message>
    <message>
        <source>The &amp;window</source>
        <translation>La &amp;fenêtre</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Recherche</translation>
    </message>
    <message>
        <source>&amp;Select next occurrence</source>
        <translation>&amp;Sélectionner l’occurrence suivante</translation>
    </message>
    <message>
        <source>Add anot&amp;her caret above</source>
        <translation>Ajouter un curseur au-&amp;dessus</translation>
    </message>
    <message>
        <source>Add another caret belo&amp;w</source>
        <translation>Ajouter un curseur au-de&amp;ssous</translation>
    </message>
    <message>
        <source>In&amp;dent</source>
        <translation>&amp;Indenter</translation>
    </message>
    <message>
        <source>Un&amp;indent</source>
        <translation>&amp;Désindenter</translation>
    </message>
    <message>
        <source>&amp;Paste model</source>
        <translation>C&amp;oller le modèle</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Cop&amp;y picture</source>
        <translation>Cop&amp;ier l’image</translation>
    </message>
    <message>
        <source>Show &amp;near misses</source>
        <translation>Afficher les &amp;quasi-correspondances</translation>
    </message>
    <message>
        <source>Or&amp;der and steps</source>
        <translation>Or&amp;dre et pas à pas</translation>
    </message>
    <message>
        <source>Step t&amp;hrough the rule here</source>
        <translation>Suivre la règle &amp;pas à pas ici</translation>
    </message>
    <message>
        <source>Step for&amp;ward</source>
        <translation>&amp;Pas suivant</translation>
    </message>
    <message>
        <source>Step bac&amp;k</source>
        <translation>Pas précéde&amp;nt</translation>
    </message>
    <message>
        <source>Ne&amp;xt dead end</source>
        <translation>Impasse sui&amp;vante</translation>
    </message>
    <message>
        <source>Next near &amp;miss</source>
        <translation>Quasi-correspondance sui&amp;vante</translation>
    </message>
    <message>
        <source>Previous near m&amp;iss</source>
        <translation>Quasi-co&amp;rrespondance précédente</translation>
    </message>
    <message>
        <source>Su&amp;ggestions</source>
        <translation>Su&amp;ggestions</translation>
    </message>
    <message>
        <source>Pa&amp;ttern</source>
        <translation>&amp;Motif</translation>
    </message>
    <message>
        <source>Show the ma&amp;p</source>
        <translation>Afficher la &amp;carte</translation>
    </message>
    <message>
        <source>Colour by c&amp;ost</source>
        <translation>Colorer par c&amp;oût</translation>
    </message>
    <message>
        <source>Ne&amp;xt block of a repeat</source>
        <translation>Bloc répété suiva&amp;nt</translation>
    </message>
    <message>
        <source>Pre&amp;vious block of a repeat</source>
        <translation>Bloc répété &amp;précédent</translation>
    </message>
    <message>
        <source>Sa&amp;ve all rules</source>
        <translation>Enregistrer &amp;toutes les règles</translation>
    </message>
    <message>
        <source>Close ot&amp;her rules</source>
        <translation>Fermer les &amp;autres règles</translation>
    </message>
    <message>
        <source>Next r&amp;ules</source>
        <translation>Règles &amp;suivantes</translation>
    </message>
    <message>
        <source>Previous ru&amp;les</source>
        <translation>Règles &amp;précédentes</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Utiliser ces règles</translation>
    </message>
    <message>
        <source>Re&amp;writing</source>
        <translation>Ré&amp;écriture</translation>
    </message>
    <message>
        <source>Next stage of rewriting</source>
        <translation>Étape de réécriture suivante</translation>
    </message>
    <message>
        <source>Previous stage of rewriting</source>
        <translation>Étape de réécriture précédente</translation>
    </message>
    <message>
        <source>Use Tenstorrent co&amp;mposites</source>
        <translation>Utiliser les co&amp;mposites Tenstorrent</translation>
    </message>
    <message>
        <source>Re&amp;writes</source>
        <translation>Réé&amp;critures</translation>
    </message>
    <message>
        <source>Save &amp;graph as…</source>
        <translation>Enregistrer le &amp;graphe sous…</translation>
    </message>
    <message>
        <source>&amp;Before and after rewriting</source>
        <translation>A&amp;vant et après réécriture</translation>
    </message>
    <message>
        <source>&amp;QNN rules</source>
        <translation>Règles &amp;QNN</translation>
    </message>
    <message>
        <source>&amp;Tenstorrent providers</source>
        <translation>Fournisseurs &amp;Tenstorrent</translation>
    </message>
    <message>
        <source>T&amp;VM patterns</source>
        <translation>Motifs de T&amp;VM</translation>
    </message>
    <message>
        <source>Rules, and the rest a&amp;utomatically (o1+o3)</source>
        <translation>Règles, et le reste a&amp;utomatiquement (o1+o3)</translation>
    </message>
    <message>
        <source>Save a copy in another &amp;language…</source>
        <translation>Enregistrer une copie dans un autre &amp;langage…</translation>
    </message>
    <message>
        <source>Rules in &amp;other languages</source>
        <translation>Règles dans d’&amp;autres langages</translation>
    </message>
    <message>
        <source>Compare rules &amp;files…</source>
        <translation>Comparer des &amp;fichiers de règles…</translation>
    </message>
    <message>
        <source>From the &amp;gallery…</source>
        <translation>Depuis la &amp;galerie…</translation>
    </message>
    <message>
        <source>T&amp;raining graphs</source>
        <translation>Graphes d’ent&amp;raînement</translation>
    </message>
    <message>
        <source>The e&amp;xporter</source>
        <translation>L’e&amp;xportateur</translation>
    </message>
    <message>
        <source>R&amp;eports</source>
        <translation>Ra&amp;pports</translation>
    </message>
    <message>
        <source>Suggestio&amp;ns</source>
        <translation>Suggestio&amp;ns</translation>
    </message>
    <message>
        <source>C&amp;osts</source>
        <translation>&amp;Coûts</translation>
    </message>
    <message>
        <source>Rules in C&amp;I</source>
        <translation>Règles en C&amp;I</translation>
    </message>
    <message>
        <source>Bac&amp;kward graph</source>
        <translation>Graphe arriè&amp;re</translation>
    </message>
    <message>
        <source>Tra&amp;ining</source>
        <translation>Entraî&amp;nement</translation>
    </message>
    <message>
        <source>Colour by what sections &amp;wait for</source>
        <translation>Colorer selon ce que les sections &amp;attendent</translation>
    </message>
    <message>
        <source>&amp;Operators</source>
        <translation>&amp;Opérateurs</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Ordre</translation>
    </message>
    <message>
        <source>S&amp;teps</source>
        <translation>&amp;Pas à pas</translation>
    </message>
    <message>
        <source>&amp;Costs</source>
        <translation>&amp;Coûts</translation>
    </message>
</context>
<context>
    <name>CostsRows</name>
    <message>
        <source>bandwidth of memory</source>
        <translation>bande passante de la mémoire</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>mémoire</translation>
    </message>
    <message>
        <source>memory units on the chip</source>
        <translation>unités de mémoire sur la puce</translation>
    </message>
    <message>
        <source>memory of each of them</source>
        <translation>mémoire de chacune</translation>
    </message>
    <message>
        <source>compute units</source>
        <translation>unités de calcul</translation>
    </message>
    <message>
        <source>bandwidth between machines</source>
        <translation>bande passante entre machines</translation>
    </message>
    <message>
        <source>overhead of a section</source>
        <translation>surcoût d’une section</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Sections that take longest</source>
        <translation>Sections les plus longues</translation>
    </message>
    <message>
        <source>%1, backward</source>
        <translation>%1, arrière</translation>
    </message>
    <message>
        <source>%1, too much</source>
        <translation>%1, c’est trop</translation>
    </message>
    <message>
        <source>Figures of %1</source>
        <translation>Chiffres de %1</translation>
    </message>
    <message>
        <source>peak, %1</source>
        <translation>crête, %1</translation>
    </message>
    <message>
        <source>%1 op/s</source>
        <translation>%1 op/s</translation>
    </message>
    <message>
        <source>At least: %1.</source>
        <translation>Au moins&#xa0;: %1.</translation>
    </message>
    <message>
        <source>In %1, %2 sections wait for memory, %3 for arithmetic.</source>
        <translation>En %1, %2 sections attendent la mémoire, %3 le calcul.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln section(s) may not fit on the chip.</source>
        <translation>
            <numerusform>%Ln section pourrait ne pas tenir sur la puce.</numerusform>
            <numerusform>%Ln sections pourraient ne pas tenir sur la puce.</numerusform>
        </translation>
    </message>
    <message>
        <source>It needs %1 at once, weights and what is alive, of %2 on the chip that it may take (%3).</source>
        <translation>Elle a besoin de %1 à la fois, poids et valeurs vivantes, sur les %2 de la puce qu’elle peut prendre (%3).</translation>
    </message>
    <message>
        <source>Units it needs at least: %1 for memory, %2 for compute.</source>
        <translation>Unités nécessaires au moins&#xa0;: %1 pour la mémoire, %2 pour le calcul.</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Source&#xa0;: %1</translation>
    </message>
    <message>
        <source>Bounds from public figures, not predictions: caches, waiting, and what a compiler does not reach are left out.</source>
        <translation>Des bornes tirées de chiffres publics, pas des prévisions&#xa0;: les caches, les attentes et ce qu’un compilateur n’atteint pas sont laissés de côté.</translation>
    </message>
    <message>
        <source>The operators compute in %1, for which the machine lists no peak, so that of %2 counts.</source>
        <translation>Les opérateurs calculent en %1, pour lequel la machine n’indique pas de crête&#xa0;; celle de %2 compte donc.</translation>
    </message>
    <message>
        <source>The %1 selected operators are in %2 sections whose time is not known.</source>
        <translation>Les %1 opérateurs sélectionnés se trouvent dans %2 sections dont la durée est inconnue.</translation>
    </message>
    <message>
        <source>The %1 selected operators are in %2 sections, which take at least %3 in all: %4 of the whole.</source>
        <translation>Les %1 opérateurs sélectionnés se trouvent dans %2 sections, qui prennent au moins %3 en tout&#xa0;: %4 de l’ensemble.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a figure of a machine</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>In %1, all %2 sections wait for memory.</source>
        <translation>En %1, les %2 sections attendent toutes la mémoire.</translation>
    </message>
    <message>
        <source>In %1, all %2 sections wait for arithmetic.</source>
        <translation>En %1, les %2 sections attendent toutes le calcul.</translation>
    </message>
    <message>
        <source>Sections whose time is unknown (%1)</source>
        <translation>Sections dont le temps est inconnu (%1)</translation>
    </message>
    <message>
        <source>The time is unknown because the number of operations of %1 is unknown. %2</source>
        <translation>Le temps est inconnu, car les opérations de %1 le sont. %2</translation>
    </message>
    <message>
        <source>The time is unknown because the size of %1 is unknown: %2.</source>
        <translation>Le temps est inconnu, car la taille de %1 l’est&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The time is unknown because no peak of the machine that applies here is public.</source>
        <translation>Le temps est inconnu, car aucune performance de crête de la machine qui compte ici n’est publique.</translation>
    </message>
    <message>
        <source>The time is unknown because the bandwidth of the machine&apos;s memory is not public.</source>
        <translation>Le temps est inconnu, car la bande passante de la mémoire de la machine n’est pas publique.</translation>
    </message>
    <message>
        <source>The time is unknown.</source>
        <translation>Le temps est inconnu.</translation>
    </message>
    <message>
        <source>It takes at least %1: the longer of %2 operations / %3 op/s (%4) and %5 / %6/s.</source>
        <translation>Elle prend au moins %1&#xa0;: le plus long de %2 opérations / %3 op/s (%4) et %5 / %6/s.</translation>
    </message>
    <message>
        <source>Each of them takes at least %1: the longer of %2 operations / %3 op/s (%4) and %5 / %6/s.</source>
        <translation>Chacune prend au moins %1&#xa0;: le plus long de %2 opérations / %3 op/s (%4) et %5 / %6/s.</translation>
    </message>
    <message>
        <source>Nothing bounds times: this machine&apos;s peak and memory bandwidth are not public.</source>
        <translation>Rien ne borne les durées&#xa0;: la crête et la bande passante mémoire de cette machine ne sont pas publiques.</translation>
    </message>
    <message>
        <source>Times need numbers for %1: write them above, or move a slider.</source>
        <translation>Les temps demandent des nombres pour %1&#xa0;: saisissez-les ci-dessus, ou déplacez un curseur.</translation>
    </message>
    <message>
        <source>No number yet: %1.</source>
        <translation>Encore sans nombre&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Web page (HTML)</source>
        <translation>Page web (HTML)</translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation>Document (PDF)</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Image (PNG)</source>
        <translation>Image (PNG)</translation>
    </message>
    <message>
        <source>Vector drawing (SVG)</source>
        <translation>Dessin vectoriel (SVG)</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tableau (CSV)</translation>
    </message>
    <message>
        <source>Data (JSON)</source>
        <translation>Données (JSON)</translation>
    </message>
    <message>
        <source>Graphviz (DOT)</source>
        <translation>Graphviz (DOT)</translation>
    </message>
    <message>
        <source>Decorators (Python)</source>
        <translation>Décorateurs (Python)</translation>
    </message>
    <message>
        <source>Rules (YAML)</source>
        <translation>Règles (YAML)</translation>
    </message>
    <message>
        <source>One file that any browser shows, light and dark.</source>
        <translation>Un fichier que tout navigateur affiche, en clair et en sombre.</translation>
    </message>
    <message>
        <source>For printing: text, then a page for each picture.</source>
        <translation>Pour l’impression&#xa0;: le texte, puis une page par image.</translation>
    </message>
    <message>
        <source>Text for a pull request, without pictures.</source>
        <translation>Texte pour une pull request, sans images.</translation>
    </message>
    <message>
        <source>The picture on screen, sharp at any size.</source>
        <translation>L’image à l’écran, nette à toute taille.</translation>
    </message>
    <message>
        <source>Sections for a spreadsheet.</source>
        <translation>Sections pour un tableur.</translation>
    </message>
    <message>
        <source>Sections for programs, as &quot;partition --json&quot;.</source>
        <translation>Sections pour des programmes, comme «&#xa0;partition --json&#xa0;».</translation>
    </message>
    <message>
        <source>Sections as frames, for Graphviz.</source>
        <translation>Sections sous forme de cadres, pour Graphviz.</translation>
    </message>
    <message>
        <source>Sections as @op_fusion lines, for fusion by hand.</source>
        <translation>Sections en lignes @op_fusion, pour une fusion à la main.</translation>
    </message>
    <message>
        <source>The text in the editor, which is not changed.</source>
        <translation>Le texte de l’éditeur&#xa0;; le document reste tel quel.</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Coûts</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Near misses</source>
        <translation>Quasi-correspondances</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Nothing is selected in the picture.</source>
        <translation>Rien n’est sélectionné dans l’image.</translation>
    </message>
    <message>
        <source>There is no picture yet.</source>
        <translation>Il n’y a pas encore d’image.</translation>
    </message>
    <message>
        <source>More than a billion pixels. The largest scale is %1%.</source>
        <translation>Plus d’un milliard de pixels. L’échelle maximale est de %1&#xa0;%.</translation>
    </message>
    <message>
        <source>it would have too many pixels</source>
        <translation>elle aurait trop de pixels</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Ligne de commande</translation>
    </message>
    <message>
        <source>Stages of rewriting</source>
        <translation>Étapes de réécriture</translation>
    </message>
    <message>
        <source>Reports are in English.</source>
        <translation>Les rapports sont en anglais.</translation>
    </message>
    <message>
        <source>The picture on screen, as pixels.</source>
        <translation>L’image à l’écran, en pixels.</translation>
    </message>
</context>
<context>
    <name>FusionKind</name>
    <message>
        <source>elementwise</source>
        <translation>élément par élément</translation>
    </message>
    <message>
        <source>broadcast</source>
        <translation>broadcast</translation>
    </message>
    <message>
        <source>injective</source>
        <translation>injectif</translation>
    </message>
    <message>
        <source>reduction</source>
        <translation>réduction</translation>
    </message>
    <message>
        <source>heavy, fuses with its consumers</source>
        <translation>lourd, fusionne avec ses consommateurs</translation>
    </message>
    <message>
        <source>tuple</source>
        <translation>tuple</translation>
    </message>
    <message>
        <source>opaque, never fuses</source>
        <translation>opaque, ne fusionne jamais</translation>
    </message>
    <message>
        <source>elementwise or broadcast</source>
        <translation>élément par élément ou broadcast</translation>
    </message>
</context>
<context>
    <name>GraphText</name>
    <message>
        <source>%1, %2 bits</source>
        <translation>%1, %2 bits</translation>
    </message>
    <message numerus="yes">
        <source>%n scale(s) along axis %1</source>
        <translation>
            <numerusform>%n échelle le long de l’axe %1</numerusform>
            <numerusform>%n échelles le long de l’axe %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the model says nothing of it</source>
        <translation>le modèle n’en dit rien</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Rules (%1)</source>
        <translation>Règles (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>RewriteWords</name>
    <message>
        <source>condition is false</source>
        <translation>la condition est fausse</translation>
    </message>
    <message>
        <source>condition is unknown</source>
        <translation>la condition est inconnue</translation>
    </message>
    <message>
        <source>a result inside is used outside</source>
        <translation>un résultat interne est utilisé à l’extérieur</translation>
    </message>
    <message>
        <source>would close a cycle</source>
        <translation>fermerait un cycle</translation>
    </message>
    <message>
        <source>replacement makes no sense here</source>
        <translation>le remplacement n’a pas de sens ici</translation>
    </message>
    <message>
        <source>rewritten too often</source>
        <translation>réécrit trop souvent</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>et %Ln de plus</numerusform>
            <numerusform>et %Ln de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>if %1</source>
        <translation>si %1</translation>
    </message>
    <message>
        <source>%1 did not run: %2</source>
        <translation>%1 n’a pas été exécutée&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln rewrite(s), </source>
        <translation>
            <numerusform>%1&#xa0;: %Ln réécriture, </numerusform>
            <numerusform>%1&#xa0;: %Ln réécritures, </numerusform>
        </translation>
    </message>
    <message>
        <source>%1 operators before, %2 after.</source>
        <translation>%1 opérateurs avant, %2 après.</translation>
    </message>
    <message>
        <source>It was stopped by its limit.</source>
        <translation>Elle a été arrêtée par sa limite.</translation>
    </message>
    <message>
        <source>It does not settle: %1.</source>
        <translation>Elle ne se stabilise pas&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln match(es), </source>
        <translation>
            <numerusform>%1&#xa0;: %Ln correspondance, </numerusform>
            <numerusform>%1&#xa0;: %Ln correspondances, </numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rewritten, %2 refused.</source>
        <translation>%1 réécrites, %2 refusées.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) are conditional: the model does not say enough.</source>
        <translation>
            <numerusform>%Ln correspondance est conditionnelle&#xa0;: le modèle n’en dit pas assez.</numerusform>
            <numerusform>%Ln correspondances sont conditionnelles&#xa0;: le modèle n’en dit pas assez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) of %1: %2. %3</source>
        <translation>
            <numerusform>%Ln correspondance de %1&#xa0;: %2. %3</numerusform>
            <numerusform>%Ln correspondances de %1&#xa0;: %2. %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewrite(s)</source>
        <translation>
            <numerusform>%Ln réécriture</numerusform>
            <numerusform>%Ln réécritures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln conditional</source>
        <translation>
            <numerusform>%Ln conditionnelle</numerusform>
            <numerusform>%Ln conditionnelles</numerusform>
        </translation>
    </message>
    <message>
        <source>It has no value yet, and conditions that read it are unknown.</source>
        <translation>Elle n’a pas encore de valeur&#xa0;; les conditions qui la lisent sont inconnues.</translation>
    </message>
    <message>
        <source>values have the encodings that operators around them gave and read.</source>
        <translation>les valeurs ont elles-mêmes les encodages que les opérateurs autour d’elles produisaient et lisaient.</translation>
    </message>
    <message>
        <source>images have their channels last, as the rules see them.</source>
        <translation>les images ont leurs canaux en dernier, comme les règles les voient.</translation>
    </message>
    <message>
        <source>parameters of operators are operands behind their inputs, as the rules have them.</source>
        <translation>les paramètres des opérateurs sont des opérandes après leurs entrées, comme dans les règles.</translation>
    </message>
    <message>
        <source>%1 changes nothing.</source>
        <translation>%1 ne change rien.</translation>
    </message>
    <message>
        <source>Values: %1.</source>
        <translation>Valeurs&#xa0;: %1.</translation>
    </message>
    <message>
        <source>another match has some of its operators</source>
        <translation>une autre correspondance a certains de ses opérateurs</translation>
    </message>
    <message>
        <source>a check went wrong</source>
        <translation>une vérification a échoué</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 trouvées</translation>
    </message>
    <message>
        <source>%1 used outside</source>
        <translation>%1 utilisées à l’extérieur</translation>
    </message>
    <message>
        <source>%1 in a cycle</source>
        <translation>%1 dans un cycle</translation>
    </message>
    <message>
        <source>%1 overlapping</source>
        <translation>%1 en chevauchement</translation>
    </message>
    <message>
        <source>%1 refused by filters</source>
        <translation>%1 refusées par des filtres</translation>
    </message>
    <message>
        <source>stops: %1</source>
        <translation>s’arrête&#xa0;: %1</translation>
    </message>
    <message>
        <source>It stops: %1</source>
        <translation>Arrêt&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s) without a match</source>
        <translation>
            <numerusform>%Ln règle sans correspondance</numerusform>
            <numerusform>%Ln règles sans correspondance</numerusform>
        </translation>
    </message>
    <message>
        <source>no place: the model has no %1</source>
        <translation>aucun endroit&#xa0;: pas de %1 dans le modèle</translation>
    </message>
    <message numerus="yes">
        <source>almost at %1 of %Ln place(s): %2: %3</source>
        <translation>
            <numerusform>quasi-correspondance à %1 endroit sur %Ln&#xa0;: %2&#xa0;: %3</numerusform>
            <numerusform>quasi-correspondance à %1 endroits sur %Ln&#xa0;: %2&#xa0;: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one to see where it almost matches.</source>
        <translation>Choisissez-en une pour voir ses quasi-correspondances.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln option(s)</source>
        <translation>
            <numerusform>%Ln option</numerusform>
            <numerusform>%Ln options</numerusform>
        </translation>
    </message>
    <message>
        <source>Values that rules read by their names. Open the row to choose them.</source>
        <translation>Valeurs que les règles lisent par leur nom. Ouvrez la ligne pour les choisir.</translation>
    </message>
    <message>
        <source>%1: %2. Press Enter or double-click to change the rule.</source>
        <translation>%1&#xa0;: %2. Appuyez sur Entrée ou double-cliquez pour modifier la règle.</translation>
    </message>
</context>
<context>
    <name>TrainingRows</name>
    <message>
        <source>By rule</source>
        <translation>Par règle</translation>
    </message>
    <message>
        <source>Ticked: the sections of this rule run again for the backward pass, instead of keeping what they make.</source>
        <translation>Coché&#xa0;: les sections de cette règle sont exécutées à nouveau pour la passe arrière, au lieu de conserver ce qu’elles produisent.</translation>
    </message>
    <message>
        <source>all operators</source>
        <translation>tous les opérateurs</translation>
    </message>
    <message>
        <source>what no rule fuses</source>
        <translation>ce qu’aucune règle ne fusionne</translation>
    </message>
    <message>
        <source>Largest saved values</source>
        <translation>Plus grandes valeurs conservées</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>Without a known derivative</source>
        <translation>Sans dérivée connue</translation>
    </message>
    <message>
        <source>%1 forward and %2 backward operators; %3 are saved for the backward pass.</source>
        <translation>%1 opérateurs avant et %2 arrière&#xa0;; %3 sont conservés pour la passe arrière.</translation>
    </message>
    <message>
        <source>Recomputing the ticked rules frees %1, for %2 more operations.</source>
        <translation>Recalculer les règles cochées libère %1, pour %2 opérations de plus.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln backward section(s) are cut: they could not run in one piece.</source>
        <translation>
            <numerusform>%Ln section arrière est coupée&#xa0;: elle ne pourrait pas s’exécuter d’un seul tenant.</numerusform>
            <numerusform>%Ln sections arrière sont coupées&#xa0;: elles ne pourraient pas s’exécuter d’un seul tenant.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 saves %2 for the backward pass. Recomputing its sections would free %3, for %4 more operations.</source>
        <translation>%1 conserve %2 pour la passe arrière. Recalculer ses sections libérerait %3, pour %4 opérations de plus.</translation>
    </message>
    <message>
        <source>Made by operators that no rule fuses, or inputs of the model. Parameters are there anyway and do not count.</source>
        <translation>Produit par des opérateurs qu’aucune règle ne fusionne, ou entrées du modèle. Les paramètres sont là de toute façon et ne comptent pas.</translation>
    </message>
    <message numerus="yes">
        <source>It is read by %Ln backward operator(s), first by %1.</source>
        <translation>
            <numerusform>Elle est lue par %Ln opérateur arrière&#xa0;: %1.</numerusform>
            <numerusform>Elle est lue par %Ln opérateurs arrière, d’abord par %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Made by %1.</source>
        <translation>Produite par %1.</translation>
    </message>
    <message>
        <source>An input of the model.</source>
        <translation>Une entrée du modèle.</translation>
    </message>
    <message>
        <source>%1 has no known derivative. Its gradients come from one operator, %1_backward, which takes all that it takes. &quot;Training&quot; in the help says how to add one.</source>
        <translation>On ne connaît pas de dérivée de %1. Ses gradients viennent d’un seul opérateur, %1_backward, qui prend tout ce qu’il prend. La page «&#xa0;Training&#xa0;» de l’aide dit comment en ajouter une.</translation>
    </message>
    <message>
        <source>%1 forward and %2 backward operators. How many bytes are saved for the backward pass is unknown: extents have no number, or shapes are missing.</source>
        <translation>%1 opérateurs avant et %2 arrière. Le nombre d’octets conservés pour la passe arrière est inconnu&#xa0;: des dimensions n’ont pas de nombre, ou des formes manquent.</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>Aims for the highest throughput of a section that one large matrix multiplication dominates, with the compiler&apos;s usual estimate of the resources it needs.</source>
        <translation>Vise le débit le plus élevé d’une section dominée par une grande multiplication matricielle, avec l’estimation habituelle du compilateur pour les ressources nécessaires.</translation>
    </message>
    <message>
        <source>Estimates resources cautiously so that compilation succeeds: it may shard less and puts every matrix multiplication in a section alone, which costs speed.</source>
        <translation>Estime les ressources avec prudence pour que la compilation réussisse&#xa0;: elle partitionne parfois moins et met chaque multiplication matricielle seule dans une section, ce qui coûte en vitesse.</translation>
    </message>
    <message>
        <source>Pushes some optimizations of a section that one large matrix multiplication dominates as far as they go, at a higher risk that compilation fails.</source>
        <translation>Pousse aussi loin que possible certaines optimisations d’une section dominée par une grande multiplication matricielle, au risque accru d’un échec de compilation.</translation>
    </message>
    <message>
        <source>For cached inference that waits for memory rather than for arithmetic: packs more matrix multiplications into one section, with fewer shards and less parallelism than DEFAULT_GEMM.</source>
        <translation>Pour l’inférence avec cache, qui attend la mémoire plutôt que le calcul&#xa0;: met plus de multiplications matricielles dans une section, avec moins de partitions et de parallélisme que DEFAULT_GEMM.</translation>
    </message>
    <message>
        <source>The cautious variant for cached inference: gives up speed, with every matrix multiplication in a section alone, so that compilation finishes.</source>
        <translation>La variante prudente pour l’inférence avec cache&#xa0;: renonce à la vitesse, chaque multiplication matricielle étant seule dans une section, pour que la compilation aboutisse.</translation>
    </message>
    <message>
        <source>For multi-head attention written out as two matmul operators with a softmax between them; other operators may be there unless they are matrix multiplications themselves.</source>
        <translation>Pour l’attention multi-têtes écrite avec deux matmul et un softmax entre eux&#xa0;; d’autres opérateurs peuvent s’y trouver, sauf des multiplications matricielles.</translation>
    </message>
    <message>
        <source>Works like MHA, for attention that the model holds as one scaled_dot_product_attention operator.</source>
        <translation>Comme MHA, pour une attention que le modèle contient sous forme d’un opérateur scaled_dot_product_attention.</translation>
    </message>
    <message>
        <source>Bias and activation</source>
        <translation>Biais et activation</translation>
    </message>
    <message>
        <source>A linear layer, its bias and the activation behind it: in every network with dense layers.</source>
        <translation>Une couche linéaire, son biais et l’activation qui suit&#xa0;: dans tout réseau à couches denses.</translation>
    </message>
    <message>
        <source>Convolution, norm, ReLU</source>
        <translation>Convolution, normalisation, ReLU</translation>
    </message>
    <message>
        <source>The step of convolutional networks, with the norm as it is trained, folded or in parts.</source>
        <translation>La brique de base des réseaux convolutifs, avec la normalisation telle qu’elle est entraînée, intégrée ou en morceaux.</translation>
    </message>
    <message>
        <source>Layer normalization</source>
        <translation>Normalisation de couche</translation>
    </message>
    <message>
        <source>Centred and scaled by the deviation: in BERT, GPT and vision transformers, in parts where models have no such operator.</source>
        <translation>Centrée et réduite par l’écart type&#xa0;: dans BERT, GPT et les transformers de vision, en morceaux là où les modèles n’ont pas un tel opérateur.</translation>
    </message>
    <message>
        <source>RMS normalization</source>
        <translation>Normalisation RMS</translation>
    </message>
    <message>
        <source>Scaled by the root of the mean square: in Llama, Mixtral, Gemma and T5.</source>
        <translation>Réduite par la racine du carré moyen&#xa0;: dans Llama, Mixtral, Gemma et T5.</translation>
    </message>
    <message>
        <source>Residual and normalization</source>
        <translation>Résidu et normalisation</translation>
    </message>
    <message>
        <source>A residual sum with the norm behind it: twice in every layer of a transformer.</source>
        <translation>Une somme résiduelle suivie de la normalisation&#xa0;: deux fois dans chaque couche d’un transformer.</translation>
    </message>
    <message>
        <source>GELU</source>
        <translation>GELU</translation>
    </message>
    <message>
        <source>The activation of BERT, GPT and vision transformers, in parts: exact by erf, or approximated by tanh.</source>
        <translation>L’activation de BERT, GPT et des transformers de vision, en morceaux&#xa0;: exacte par erf, ou approchée par tanh.</translation>
    </message>
    <message>
        <source>SwiGLU and GeGLU</source>
        <translation>SwiGLU et GeGLU</translation>
    </message>
    <message>
        <source>A feed-forward block with a gate: in Llama, Mixtral and Gemma.</source>
        <translation>Un bloc feed-forward à porte&#xa0;: dans Llama, Mixtral et Gemma.</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Scores, scale, mask, softmax and values: in every transformer, in parts or as one operator.</source>
        <translation>Scores, échelle, masque, softmax et valeurs&#xa0;: dans tout transformer, en morceaux ou en un seul opérateur.</translation>
    </message>
    <message>
        <source>Rotary position embedding</source>
        <translation>Encodage positionnel rotatif</translation>
    </message>
    <message>
        <source>Queries and keys turned by their position, once each in every layer of Llama and its relatives.</source>
        <translation>Requêtes et clés tournées selon leur position, une fois chacune dans chaque couche de Llama et apparentés.</translation>
    </message>
    <message>
        <source>Quantize and dequantize</source>
        <translation>Quantifier et déquantifier</translation>
    </message>
    <message>
        <source>Operators between dequantized operands and a quantized result, which integer kernels run whole.</source>
        <translation>Des opérateurs entre des opérandes déquantifiés et un résultat quantifié, que des noyaux entiers exécutent d’un seul tenant.</translation>
    </message>
    <message>
        <source>%1 has the shape of %2</source>
        <translation>%1 a la forme de %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 is called %2</source>
        <translation>%1 s’appelle %2</translation>
    </message>
    <message>
        <source>%1 meets the condition</source>
        <translation>%1 remplit la condition</translation>
    </message>
    <message>
        <source>any operator</source>
        <translation>n’importe quel opérateur</translation>
    </message>
    <message>
        <source>any operator but %1</source>
        <translation>n’importe quel opérateur sauf %1</translation>
    </message>
    <message>
        <source>%1 (not %2)</source>
        <translation>%1 (pas %2)</translation>
    </message>
    <message>
        <source>%1 is fused into %2, with everything between them.</source>
        <translation>%1 est fusionné dans %2, avec tout ce qui se trouve entre les deux.</translation>
    </message>
    <message>
        <source>%1 and %2 are in one group already.</source>
        <translation>%1 et %2 sont déjà dans un même groupe.</translation>
    </message>
    <message>
        <source>Nothing is fused at optimization level 0.</source>
        <translation>Rien n’est fusionné au niveau d’optimisation 0.</translation>
    </message>
    <message>
        <source>%1 is opaque, so it is never fused.</source>
        <translation>%1 est opaque et n’est donc jamais fusionné.</translation>
    </message>
    <message>
        <source>%1 is a reduction, so it is not fused into any consumer.</source>
        <translation>%1 est une réduction et n’est donc fusionné dans aucun consommateur.</translation>
    </message>
    <message>
        <source>Phase %1 has no rule that fuses %2, which is %3.</source>
        <translation>La phase %1 n’a pas de règle qui fusionne %2, qui est de type %3.</translation>
    </message>
    <message>
        <source>Fusing %1 into %2 would put more than %3 operators in one group.</source>
        <translation>Fusionner %1 dans %2 mettrait plus de %3 opérateurs dans un groupe.</translation>
    </message>
    <message>
        <source>The result of %1 is visible outside the graph, so it ends its group.</source>
        <translation>Le résultat de %1 est visible hors du graphe&#xa0;: il termine donc son groupe.</translation>
    </message>
    <message>
        <source>Nothing uses the result of %1.</source>
        <translation>Rien n’utilise le résultat de %1.</translation>
    </message>
    <message>
        <source>The result of %1 ends up in %2 and in %3, and no operator joins the two.</source>
        <translation>Le résultat de %1 aboutit dans %2 et dans %3, et aucun opérateur ne les réunit.</translation>
    </message>
    <message>
        <source>All of %1 flows into %2, which is %3.</source>
        <translation>Tout %1 aboutit dans %2, qui est de type %3.</translation>
    </message>
    <message>
        <source>%1 is not fused into %2: %3.</source>
        <translation>%1 n’est pas fusionné dans %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>the use of %1 by %2 is %3</source>
        <translation>l’utilisation de %1 par %2 est de type %3</translation>
    </message>
    <message>
        <source>%1 is in the group of the anchor %2 already</source>
        <translation>%1 est déjà dans le groupe de l’ancre %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 est %2</translation>
    </message>
    <message>
        <source>%1 is in the group of %2, which is %3</source>
        <translation>%1 est dans le groupe de %2, qui est de type %3</translation>
    </message>
    <message>
        <source>one place</source>
        <translation>un endroit</translation>
    </message>
    <message>
        <source>%1 places or more</source>
        <translation>%1 endroits ou plus</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 endroits</translation>
    </message>
    <message>
        <source>%1 is less specific than %2, but has the higher priority: at %3 it takes %4 of the %5 operators that %6 asks for, first at %7. Give %8 the higher priority.</source>
        <translation>%1 est moins spécifique que %2, mais a la priorité la plus haute&#xa0;: à %3, elle prend %4 des %5 opérateurs que %6 demande, d’abord à %7. Donnez à %8 la priorité la plus haute.</translation>
    </message>
    <message>
        <source>%1 uses %2 by the tuple %3</source>
        <translation>%1 utilise %2 par le tuple %3</translation>
    </message>
    <message>
        <source>%1 uses %2 by the alias %3</source>
        <translation>%1 utilise %2 par l’alias %3</translation>
    </message>
    <message>
        <source>%1 never wins: in this model it matches at %2, but its operators are always taken by %3. Give it a higher priority, or remove it.</source>
        <translation>%1 ne gagne jamais&#xa0;: dans ce modèle, elle correspond à %2, mais ses opérateurs sont toujours pris par %3. Donnez-lui une priorité plus haute, ou supprimez-la.</translation>
    </message>
    <message>
        <source>%1 and %2 have the same priority (%3) and compete for operators at %4; %5 wins because it comes first.</source>
        <translation>%1 et %2 ont la même priorité (%3) et se disputent des opérateurs à %4&#xa0;; %5 gagne parce qu’elle vient en premier.</translation>
    </message>
    <message>
        <source>The search for %1 was abandoned at %2: %3 has too many candidate operators to try them all. Make its &quot;op_type&quot; more specific.</source>
        <translation>La recherche de %1 a été abandonnée à %2&#xa0;: %3 a trop d’opérateurs candidats pour tous les essayer. Rendez son &quot;op_type&quot; plus spécifique.</translation>
    </message>
    <message>
        <source>The operators of the module &quot;%1&quot; cannot be one section: a path leaves them and re-enters: %2.</source>
        <translation>Les opérateurs du module &quot;%1&quot; ne peuvent former une seule section&#xa0;: un chemin en sort et y revient&#xa0;: %2.</translation>
    </message>
    <message>
        <source>No operator of the model is in a module &quot;%1&quot;.</source>
        <translation>Aucun opérateur du modèle n’est dans un module &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>It has no matrix multiplication that could dominate it.</source>
        <translation>Elle n’a pas de multiplication matricielle qui pourrait la dominer.</translation>
    </message>
    <message>
        <source>The shapes of %1 are not known.</source>
        <translation>Les formes de %1 ne sont pas connues.</translation>
    </message>
    <message>
        <source>The work of %1 of %2 is not known.</source>
        <translation>Le travail de %1 sur %2 n’est pas connu.</translation>
    </message>
    <message>
        <source>It has %1 and no softmax</source>
        <translation>Elle a %1 et aucun softmax</translation>
    </message>
    <message>
        <source>It has %1 and 1 softmax</source>
        <translation>Elle a %1 et 1 softmax</translation>
    </message>
    <message>
        <source>It has %1 and %2 softmaxes</source>
        <translation>Elle a %1 et %2 softmax</translation>
    </message>
    <message>
        <source>%1; two multiplications with a softmax between them are required.</source>
        <translation>%1&#xa0;; il faut deux multiplications avec un softmax entre elles.</translation>
    </message>
    <message>
        <source>%1, but no path leads from the first multiplication through a softmax to the second.</source>
        <translation>%1, mais aucun chemin ne mène de la première multiplication à la seconde par un softmax.</translation>
    </message>
    <message>
        <source>It has 2 matrix multiplications with a softmax between them.</source>
        <translation>Elle a 2 multiplications matricielles avec un softmax entre elles.</translation>
    </message>
    <message>
        <source>It has %1 %2.</source>
        <translation>Elle a %1 %2.</translation>
    </message>
    <message>
        <source>It has no %1.</source>
        <translation>Elle n’a pas de %1.</translation>
    </message>
    <message>
        <source>Raise the priority to %1, above `%2`</source>
        <translation>Porter la priorité à %1, au-dessus de `%2`</translation>
    </message>
    <message>
        <source>Let %1 be %2 too</source>
        <translation>Permettre aussi à %1 d’être %2</translation>
    </message>
    <message>
        <source>Allow %1</source>
        <translation>Autoriser %1</translation>
    </message>
    <message>
        <source>Require %1</source>
        <translation>Exiger %1</translation>
    </message>
    <message>
        <source>Make %1 optional</source>
        <translation>Rendre %1 facultatif</translation>
    </message>
    <message>
        <source>Make %1 and what follows it optional</source>
        <translation>Rendre facultatifs %1 et ce qui le suit</translation>
    </message>
    <message>
        <source>Remove the edge from %1 to %2</source>
        <translation>Supprimer l’arête de %1 à %2</translation>
    </message>
    <message>
        <source>not quantized</source>
        <translation>non quantifié</translation>
    </message>
    <message>
        <source>axis %1 of the result is %2</source>
        <translation>l’axe %1 du résultat est %2</translation>
    </message>
    <message>
        <source>axis %1 of %2 is %3</source>
        <translation>l’axe %1 de %2 est %3</translation>
    </message>
    <message>
        <source>the type of %1 is not known</source>
        <translation>le type de %1 n’est pas connu</translation>
    </message>
    <message>
        <source>the shape of %1 is not known</source>
        <translation>la forme de %1 n’est pas connue</translation>
    </message>
    <message>
        <source>the quantization of %1 is not known</source>
        <translation>la quantification de %1 n’est pas connue</translation>
    </message>
    <message>
        <source>the contents of %1 are not in the model</source>
        <translation>le contenu de %1 n’est pas dans le modèle</translation>
    </message>
    <message>
        <source>attribute %1 of %2 is missing or of another type</source>
        <translation>l’attribut %1 de %2 manque ou est d’un autre type</translation>
    </message>
    <message>
        <source>option %1 has no value</source>
        <translation>l’option %1 n’a pas de valeur</translation>
    </message>
    <message>
        <source>%1 cannot be evaluated here</source>
        <translation>%1 ne peut être évalué ici</translation>
    </message>
    <message>
        <source>%1 is too large</source>
        <translation>%1 est trop grand</translation>
    </message>
    <message>
        <source>%1 divides by zero</source>
        <translation>%1 divise par zéro</translation>
    </message>
    <message>
        <source>%1 is less than zero</source>
        <translation>%1 est inférieur à zéro</translation>
    </message>
    <message>
        <source>%1 does not exist</source>
        <translation>%1 n’existe pas</translation>
    </message>
    <message>
        <source>%1 is not part of this match</source>
        <translation>%1 ne fait pas partie de cette correspondance</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>attendu %1, trouvé %2</translation>
    </message>
    <message>
        <source>expected %1, found %2 in between</source>
        <translation>attendu %1, trouvé %2 entre les deux</translation>
    </message>
    <message>
        <source>expected %1, found nothing: the graph ends here</source>
        <translation>attendu %1, rien trouvé&#xa0;: le graphe s’arrête ici</translation>
    </message>
    <message>
        <source>%1 is there, but lacks an edge that the rule requires</source>
        <translation>%1 est là, mais il lui manque une arête que la règle exige</translation>
    </message>
    <message>
        <source>%1 is there, but with different operands</source>
        <translation>%1 est là, mais avec d’autres opérandes</translation>
    </message>
    <message>
        <source>the only %1 there is already bound to another entry</source>
        <translation>le seul %1 présent est déjà lié à un autre élément</translation>
    </message>
    <message>
        <source>%1 is there, but a condition of the rule is false</source>
        <translation>%1 est là, mais une condition de la règle est fausse</translation>
    </message>
    <message>
        <source>%1 is there, but the model does not say whether a condition of the rule holds</source>
        <translation>%1 est là, mais le modèle ne dit pas si une condition de la règle est remplie</translation>
    </message>
    <message>
        <source>the result is also used outside the match, by %1</source>
        <translation>le résultat est aussi utilisé hors de la correspondance, par %1</translation>
    </message>
    <message>
        <source>the model has no %1</source>
        <translation>le modèle n’a pas de %1</translation>
    </message>
    <message>
        <source>the search was abandoned: too many candidate operators</source>
        <translation>la recherche a été abandonnée&#xa0;: trop d’opérateurs candidats</translation>
    </message>
    <message>
        <source>%1 is there, but called with other arguments</source>
        <translation>%1 est là, mais appelé avec d’autres arguments</translation>
    </message>
    <message>
        <source>it is in a section of %1</source>
        <translation>il est dans une section de %1</translation>
    </message>
    <message>
        <source>%1 stands for %2</source>
        <translation>%1 représente %2</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 prend %2</translation>
    </message>
    <message>
        <source>%1 takes the value %2</source>
        <translation>%1 prend la valeur %2</translation>
    </message>
    <message>
        <source>%1 takes %2 operators, from %3 to %4</source>
        <translation>%1 prend %2 opérateurs, de %3 à %4</translation>
    </message>
    <message>
        <source>%1 takes %2, its first two operands the other way round</source>
        <translation>%1 prend %2, avec ses deux premiers opérandes inversés</translation>
    </message>
    <message>
        <source>%1 does not fit the match so far</source>
        <translation>%1 ne convient pas à la correspondance trouvée jusqu’ici</translation>
    </message>
    <message>
        <source>%1 would fit, but %2</source>
        <translation>%1 conviendrait, mais %2</translation>
    </message>
    <message>
        <source>The search was abandoned at %1: too many candidate operators</source>
        <translation>La recherche a été abandonnée à %1&#xa0;: trop d’opérateurs candidats</translation>
    </message>
    <message>
        <source>It does not match. The furthest attempt had %1 and stopped at %2: %3</source>
        <translation>Pas de correspondance. La tentative la plus poussée avait %1 et s’est arrêtée à %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Looks at %1</source>
        <translation>Examine %1</translation>
    </message>
    <message>
        <source>Retrying with every possible repetition</source>
        <translation>Nouvel essai avec toutes les répétitions possibles</translation>
    </message>
    <message>
        <source>%1 is left out</source>
        <translation>%1 est omis</translation>
    </message>
    <message>
        <source>%1 gives back %2</source>
        <translation>%1 rend %2</translation>
    </message>
    <message>
        <source>%1 tries something else</source>
        <translation>%1 essaie autre chose</translation>
    </message>
    <message>
        <source>%1 finds nothing: %2</source>
        <translation>%1 ne trouve rien&#xa0;: %2</translation>
    </message>
    <message>
        <source>Every entry is bound</source>
        <translation>Tous les éléments sont liés</translation>
    </message>
    <message>
        <source>the check</source>
        <translation>la vérification</translation>
    </message>
    <message>
        <source>its check is false at %1</source>
        <translation>sa vérification refuse à %1</translation>
    </message>
    <message>
        <source>%1 is false</source>
        <translation>%1 est faux</translation>
    </message>
    <message>
        <source>its check fails: %1</source>
        <translation>sa vérification échoue&#xa0;: %1</translation>
    </message>
    <message>
        <source>its check cannot be decided at %1</source>
        <translation>sa vérification est indécidable à %1</translation>
    </message>
    <message>
        <source>%1 cannot be decided</source>
        <translation>%1 est indécidable</translation>
    </message>
    <message>
        <source>expected %1, found %2 (%3)</source>
        <translation>attendu %1, trouvé %2 (%3)</translation>
    </message>
    <message>
        <source>expected %1, found %2 in between (%3)</source>
        <translation>attendu %1, trouvé %2 entre les deux (%3)</translation>
    </message>
    <message>
        <source>%1 is there, but lacks an edge that the rule requires (%2)</source>
        <translation>%1 est là, mais il lui manque une arête que la règle exige (%2)</translation>
    </message>
    <message>
        <source>%1 is there, but with different operands (%2)</source>
        <translation>%1 est là, mais avec d’autres opérandes (%2)</translation>
    </message>
    <message>
        <source>the only %1 there is already bound to another entry (%2)</source>
        <translation>le seul %1 présent est déjà lié à un autre élément (%2)</translation>
    </message>
    <message>
        <source>%1 is there, but a condition of the rule is false (%2)</source>
        <translation>%1 est là, mais une condition de la règle est fausse (%2)</translation>
    </message>
    <message>
        <source>%1 is there, but the model does not say whether a condition of the rule holds (%2)</source>
        <translation>%1 est là, mais le modèle ne dit pas si une condition de la règle est remplie (%2)</translation>
    </message>
    <message>
        <source>the result is also used outside the match, by %1 (%2)</source>
        <translation>le résultat est aussi utilisé hors de la correspondance, par %1 (%2)</translation>
    </message>
    <message>
        <source>%1 is there, but called with other arguments (%2)</source>
        <translation>%1 est là, mais appelé avec d’autres arguments (%2)</translation>
    </message>
    <message>
        <source>%1 is there, but a condition of the rule is false (%2): %3, here %4</source>
        <translation>%1 est là, mais une condition de la règle est fausse (%2)&#xa0;: %3, ici %4</translation>
    </message>
    <message>
        <source>%1 is there, but the model does not say whether a condition of the rule holds (%2): %3, here %4</source>
        <translation>%1 est là, mais le modèle ne dit pas si une condition de la règle est remplie (%2)&#xa0;: %3, ici %4</translation>
    </message>
    <message>
        <source>%1 is there, but called with other arguments (%2): %3, here %4</source>
        <translation>%1 est là, mais appelé avec d’autres arguments (%2)&#xa0;: %3, ici %4</translation>
    </message>
    <message>
        <source>%1 is there, but with different operands (%2): it has %3, the rule %4</source>
        <translation>%1 est là, mais avec d’autres opérandes (%2)&#xa0;: il a %3, la règle %4</translation>
    </message>
    <message>
        <source>%1 is there, but with different operands (%2): it has %3, the rule at least %4</source>
        <translation>%1 est là, mais avec d’autres opérandes (%2)&#xa0;: il a %3, la règle au moins %4</translation>
    </message>
    <message>
        <source>expected %1, found nothing: the graph ends here, at %2</source>
        <translation>attendu %1, rien trouvé&#xa0;: le graphe s’arrête ici, à %2</translation>
    </message>
    <message>
        <source>%1 operand</source>
        <translation>%1 opérande</translation>
    </message>
    <message>
        <source>%1 operands</source>
        <translation>%1 opérandes</translation>
    </message>
    <message>
        <source>%1 operand (%2)</source>
        <translation>%1 opérande (%2)</translation>
    </message>
    <message>
        <source>%1 operands (%2)</source>
        <translation>%1 opérandes (%2)</translation>
    </message>
    <message>
        <source>%1 of %2 matches of %3 have %4 at %5, but one has %6, at %7.</source>
        <translation>%1 correspondances de %3 sur %2 ont %4 à %5, mais l’une a %6, à %7.</translation>
    </message>
    <message>
        <source>%1 of %2 matches of %3 have %4 at %5, but %6 have %7, at %8.</source>
        <translation>%1 correspondances de %3 sur %2 ont %4 à %5, mais %6 ont %7, à %8.</translation>
    </message>
    <message>
        <source>The rule may match more than intended.</source>
        <translation>La règle correspond peut-être à plus que prévu.</translation>
    </message>
    <message>
        <source>%1 dimension</source>
        <translation>%1 dimension</translation>
    </message>
    <message>
        <source>%1 dimensions</source>
        <translation>%1 dimensions</translation>
    </message>
    <message>
        <source>The largest matrix multiplication does %1 of the operations; it dominates.</source>
        <translation>La plus grande multiplication matricielle fait %1 des opérations&#xa0;; elle domine.</translation>
    </message>
    <message>
        <source>The largest matrix multiplication does %1 of the operations; at least 50% is required.</source>
        <translation>La plus grande multiplication matricielle fait %1 des opérations&#xa0;; il en faut au moins 50&#xa0;%.</translation>
    </message>
    <message>
        <source>The %1 largest matrix multiplications, which branch from one input, do %2 of the operations; they dominate.</source>
        <translation>Les %1 plus grandes multiplications matricielles, issues d’une même entrée, font %2 des opérations&#xa0;; elles dominent.</translation>
    </message>
    <message>
        <source>The %1 largest matrix multiplications, which branch from one input, do %2 of the operations; at least 50% is required.</source>
        <translation>Les %1 plus grandes multiplications matricielles, issues d’une même entrée, font %2 des opérations&#xa0;; il en faut au moins 50&#xa0;%.</translation>
    </message>
    <message>
        <source>%1 matrix multiplication</source>
        <translation>%1 multiplication matricielle</translation>
    </message>
    <message>
        <source>%1 matrix multiplications</source>
        <translation>%1 multiplications matricielles</translation>
    </message>
    <message>
        <source>%1 operator</source>
        <translation>%1 opérateur</translation>
    </message>
    <message>
        <source>%1 operators</source>
        <translation>%1 opérateurs</translation>
    </message>
    <message>
        <source>that of %1</source>
        <translation>celle de %1</translation>
    </message>
    <message>
        <source>`%1` then %2</source>
        <translation>`%1` puis %2</translation>
    </message>
    <message>
        <source>Allow %1 after %2</source>
        <translation>Autoriser %1 après %2</translation>
    </message>
    <message>
        <source>Allow %1 before %2</source>
        <translation>Autoriser %1 avant %2</translation>
    </message>
    <message>
        <source>Allow %1 between %2 and %3</source>
        <translation>Autoriser %1 entre %2 et %3</translation>
    </message>
    <message>
        <source>Require %1 after %2</source>
        <translation>Exiger %1 après %2</translation>
    </message>
    <message>
        <source>Require %1 before %2</source>
        <translation>Exiger %1 avant %2</translation>
    </message>
    <message>
        <source>Require %1 between %2 and %3</source>
        <translation>Exiger %1 entre %2 et %3</translation>
    </message>
    <message>
        <source>%1 passes over %2: another entry has it</source>
        <translation>%1 ignore %2&#xa0;: un autre élément l’a pris</translation>
    </message>
    <message>
        <source>%1 passes over %2: it is in a section already</source>
        <translation>%1 ignore %2&#xa0;: il est déjà dans une section</translation>
    </message>
    <message>
        <source>%1 passes over %2: it is in a section of %3</source>
        <translation>%1 ignore %2&#xa0;: il est dans une section de %3</translation>
    </message>
    <message>
        <source>%1 passes over %2: it lacks an edge that the rule requires</source>
        <translation>%1 ignore %2&#xa0;: il manque une arête que la règle exige</translation>
    </message>
    <message>
        <source>%1 passes over %2: a condition of the rule does not hold</source>
        <translation>%1 ignore %2&#xa0;: une condition de la règle n’est pas remplie</translation>
    </message>
    <message>
        <source>%1 passes over %2: it can only lead to a later match than the one found</source>
        <translation>%1 ignore %2&#xa0;: il ne peut mener qu’à une correspondance plus tardive que celle trouvée</translation>
    </message>
    <message>
        <source>%1 passes over %2: it has a different number of operands</source>
        <translation>%1 ignore %2&#xa0;: il a un autre nombre d’opérandes</translation>
    </message>
    <message>
        <source>Give %1 the higher priority.</source>
        <translation>Donnez à %1 la priorité la plus haute.</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>le résultat</translation>
    </message>
    <message>
        <source>A catalogue is an object with a list &quot;operators&quot;.</source>
        <translation>Un catalogue est un objet avec une liste &quot;operators&quot;.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list.</source>
        <translation>&quot;%1&quot; doit être une liste.</translation>
    </message>
    <message>
        <source>A prefix or overload must be a string.</source>
        <translation>Un préfixe ou une surcharge doit être une chaîne.</translation>
    </message>
    <message>
        <source>An operator must be an object.</source>
        <translation>Un opérateur doit être un objet.</translation>
    </message>
    <message>
        <source>An operator must begin with its &quot;name&quot;.</source>
        <translation>Un opérateur doit commencer par son &quot;name&quot;.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a kind of fusion.</source>
        <translation>&quot;%1&quot; n’est pas un type de fusion.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a way to count operations.</source>
        <translation>&quot;%1&quot; n’est pas une façon de compter les opérations.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is declared twice; the first one counts.</source>
        <translation>&quot;%1&quot; est déclaré deux fois&#xa0;; le premier compte.</translation>
    </message>
    <message>
        <source>%1 uses its own result.</source>
        <translation>%1 utilise son propre résultat.</translation>
    </message>
    <message>
        <source>This is a git-LFS pointer, not the model itself. Run &quot;git lfs pull&quot; to fetch the model.</source>
        <translation>C’est un pointeur git-LFS, pas le modèle lui-même. Lancez &quot;git lfs pull&quot; pour récupérer le modèle.</translation>
    </message>
    <message>
        <source>This file is compressed with gzip. Unpack it first.</source>
        <translation>Ce fichier est compressé avec gzip. Décompressez-le d’abord.</translation>
    </message>
    <message>
        <source>This file is compressed with zstd. Unpack it first.</source>
        <translation>Ce fichier est compressé avec zstd. Décompressez-le d’abord.</translation>
    </message>
    <message>
        <source>This file is compressed with bzip2. Unpack it first.</source>
        <translation>Ce fichier est compressé avec bzip2. Décompressez-le d’abord.</translation>
    </message>
    <message>
        <source>This file is compressed with xz. Unpack it first.</source>
        <translation>Ce fichier est compressé avec xz. Décompressez-le d’abord.</translation>
    </message>
    <message>
        <source>This is a 7-Zip archive. Unpack it first.</source>
        <translation>C’est une archive 7-Zip. Décompressez-la d’abord.</translation>
    </message>
    <message>
        <source>This is a zip archive without an exported program. If it is a saved PyTorch model, save it with torch.export.save, or export it to ONNX.</source>
        <translation>C’est une archive zip sans programme exporté. S’il s’agit d’un modèle PyTorch enregistré, enregistrez-le avec torch.export.save, ou exportez-le en ONNX.</translation>
    </message>
    <message>
        <source>This is a Python pickle, which may run code when opened. Export the model to ONNX first.</source>
        <translation>C’est un pickle Python, qui peut exécuter du code à l’ouverture. Exportez d’abord le modèle en ONNX.</translation>
    </message>
    <message>
        <source>This is an HDF5 (Keras) file. Export the model to ONNX first.</source>
        <translation>C’est un fichier HDF5 (Keras). Exportez d’abord le modèle en ONNX.</translation>
    </message>
    <message>
        <source>This is a GGUF file: it has weights but no graph of operators.</source>
        <translation>C’est un fichier GGUF&#xa0;: il a des poids mais pas de graphe d’opérateurs.</translation>
    </message>
    <message>
        <source>This is a TensorFlow Lite model. Convert it to ONNX first.</source>
        <translation>C’est un modèle TensorFlow Lite. Convertissez-le d’abord en ONNX.</translation>
    </message>
    <message>
        <source>This is MLIR bytecode. mlir-opt, or stablehlo-translate --deserialize for a portable artifact, prints it as text.</source>
        <translation>C’est du bytecode MLIR. mlir-opt, ou stablehlo-translate --deserialize pour un artefact portable, l’affiche en texte.</translation>
    </message>
    <message>
        <source>This is a PDF document, not a model.</source>
        <translation>C’est un document PDF, pas un modèle.</translation>
    </message>
    <message>
        <source>This is a picture, not a model.</source>
        <translation>C’est une image, pas un modèle.</translation>
    </message>
    <message>
        <source>This is a program, not a model.</source>
        <translation>C’est un programme, pas un modèle.</translation>
    </message>
    <message>
        <source>This is a web page, not a model: the download may have given an error page or a page about the file instead of the file.</source>
        <translation>C’est une page web, pas un modèle&#xa0;: le téléchargement a peut-être donné une page d’erreur ou une page sur le fichier au lieu du fichier.</translation>
    </message>
    <message>
        <source>This is an OpenVINO model. Open the ONNX model that it was made from.</source>
        <translation>C’est un modèle OpenVINO. Ouvrez le modèle ONNX dont il est issu.</translation>
    </message>
    <message>
        <source>This is an XML file. It is not one of the model formats that can be opened.</source>
        <translation>C’est un fichier XML. Il n’est d’aucun des formats de modèle qui peuvent être ouverts.</translation>
    </message>
    <message>
        <source>This is a jaxpr. Lower it to StableHLO, which can be opened: print(jax.jit(f).lower(x).as_text()).</source>
        <translation>C’est un jaxpr. Convertissez-le en StableHLO, qui peut être ouvert&#xa0;: print(jax.jit(f).lower(x).as_text()).</translation>
    </message>
    <message>
        <source>This is a TorchScript graph. Export the model with torch.export.save, or print its FX graph.</source>
        <translation>C’est un graphe TorchScript. Exportez le modèle avec torch.export.save, ou affichez son graphe FX.</translation>
    </message>
    <message>
        <source>This is TVM TensorIR: loops, without a graph of operators. Print the Relax module that calls it.</source>
        <translation>C’est du TensorIR de TVM&#xa0;: des boucles, sans graphe d’opérateurs. Affichez le module Relax qui l’appelle.</translation>
    </message>
    <message>
        <source>This is ONNX written as text. Convert it to the binary form first.</source>
        <translation>C’est de l’ONNX écrit en texte. Convertissez-le d’abord en binaire.</translation>
    </message>
    <message>
        <source>This is a TensorFlow graph as text. Convert it to ONNX, for instance with tf2onnx.</source>
        <translation>C’est un graphe TensorFlow en texte. Convertissez-le en ONNX, par exemple avec tf2onnx.</translation>
    </message>
    <message>
        <source>This is a safetensors file: it has weights but no graph of operators.</source>
        <translation>C’est un fichier safetensors&#xa0;: il a des poids mais pas de graphe d’opérateurs.</translation>
    </message>
    <message>
        <source>This is a JSON file with a graph in it, but &quot;format&quot;: &quot;fusewright-graph&quot; is missing, so it is not a Fusewright graph.</source>
        <translation>C’est un fichier JSON qui contient un graphe, mais &quot;format&quot;: &quot;fusewright-graph&quot; manque&#xa0;: ce n’est donc pas un graphe Fusewright.</translation>
    </message>
    <message>
        <source>This is a JSON file, but not a model that can be opened.</source>
        <translation>C’est un fichier JSON, mais pas un modèle qui peut être ouvert.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Ce fichier est vide.</translation>
    </message>
    <message>
        <source>This file has the marks of an unfinished merge on line %1. Choose one side and remove the marks.</source>
        <translation>Ce fichier porte les marques d’une fusion inachevée à la ligne %1. Choisissez un côté et supprimez les marques.</translation>
    </message>
    <message>
        <source>The computation that begins here has no closing &quot;}&quot;.</source>
        <translation>Le calcul qui commence ici n’a pas de &quot;}&quot; fermant.</translation>
    </message>
    <message>
        <source>A computation or an instruction</source>
        <translation>Un calcul ou une instruction</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is used here, but nothing in this computation defines it.</source>
        <translation>&quot;%1&quot; est utilisé ici, mais rien dans ce calcul ne le définit.</translation>
    </message>
    <message>
        <source>An instruction or &quot;}&quot;</source>
        <translation>Une instruction ou &quot;}&quot;</translation>
    </message>
    <message>
        <source>A type such as f32[8,16]</source>
        <translation>Un type tel que f32[8,16]</translation>
    </message>
    <message>
        <source>&quot;(&quot; and the operands</source>
        <translation>&quot;(&quot; et les opérandes</translation>
    </message>
    <message>
        <source>The number of a parameter</source>
        <translation>Le numéro d’un paramètre</translation>
    </message>
    <message>
        <source>An operand or &quot;)&quot;</source>
        <translation>Un opérande ou &quot;)&quot;</translation>
    </message>
    <message>
        <source>Instructions are nested more than 64 deep.</source>
        <translation>Les instructions sont imbriquées sur plus de 64 niveaux.</translation>
    </message>
    <message>
        <source>An attribute such as dimensions={0}</source>
        <translation>Un attribut tel que dimensions={0}</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>The id of a graph</source>
        <translation>L’identifiant d’un graphe</translation>
    </message>
    <message>
        <source>A node has no &quot;id&quot;.</source>
        <translation>Un nœud n’a pas d’&quot;id&quot;.</translation>
    </message>
    <message>
        <source>The id of a node</source>
        <translation>L’identifiant d’un nœud</translation>
    </message>
    <message>
        <source>The key of an attribute</source>
        <translation>La clé d’un attribut</translation>
    </message>
    <message>
        <source>An edge has no &quot;sourceNodeId&quot;.</source>
        <translation>Une arête n’a pas de &quot;sourceNodeId&quot;.</translation>
    </message>
    <message>
        <source>The id of an output</source>
        <translation>L’identifiant d’une sortie</translation>
    </message>
    <message>
        <source>There is no graph with &quot;nodes&quot; in this file.</source>
        <translation>Il n’y a pas de graphe avec &quot;nodes&quot; dans ce fichier.</translation>
    </message>
    <message>
        <source>There are two nodes with the id &quot;%1&quot;.</source>
        <translation>Il y a deux nœuds d’identifiant &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The graph &quot;%1&quot; is nested in itself.</source>
        <translation>Le graphe &quot;%1&quot; est imbriqué en lui-même.</translation>
    </message>
    <message>
        <source>The function &quot;%1&quot; contains itself: %2.</source>
        <translation>La fonction &quot;%1&quot; se contient elle-même&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Inlining functions gives more than %1 operators; stopped at &quot;%2&quot;.</source>
        <translation>L’insertion des fonctions donne plus de %1 opérateurs&#xa0;; arrêt à &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>Constant &quot;%1&quot; makes &quot;%2&quot; with the same value as Constant &quot;%3&quot;. The first one is used.</source>
        <translation>Constant &quot;%1&quot; produit &quot;%2&quot; avec la même valeur que Constant &quot;%3&quot;. La première est utilisée.</translation>
    </message>
    <message>
        <source>Graphs are nested more than %1 deep in &quot;%2&quot;.</source>
        <translation>Les graphes sont imbriqués sur plus de %1 niveaux dans &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; is not valid UTF-8; it is shown with � where it is not.</source>
        <translation>Le nom &quot;%1&quot; n’est pas de l’UTF-8 valide&#xa0;; il est affiché avec � où il ne l’est pas.</translation>
    </message>
    <message>
        <source>This ONNX file contains no graph.</source>
        <translation>Ce fichier ONNX ne contient pas de graphe.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an opcode of FX.</source>
        <translation>&quot;%1&quot; n’est pas un opcode de FX.</translation>
    </message>
    <message>
        <source>No line above defines %%1.</source>
        <translation>Aucune ligne au-dessus ne définit %%1.</translation>
    </message>
    <message>
        <source>This expression is nested too deep.</source>
        <translation>Cette expression est trop imbriquée.</translation>
    </message>
    <message>
        <source>What this gives is known only when the code runs, and code is never run.</source>
        <translation>Ce que ceci donne n’est connu qu’à l’exécution du code, et le code n’est jamais exécuté.</translation>
    </message>
    <message>
        <source>What is called here is known only when the code runs.</source>
        <translation>Ce qui est appelé ici n’est connu qu’à l’exécution du code.</translation>
    </message>
    <message>
        <source>What &quot;%1&quot; gives is known only when the code runs, and code is never run.</source>
        <translation>Ce que &quot;%1&quot; donne n’est connu qu’à l’exécution du code, et le code n’est jamais exécuté.</translation>
    </message>
    <message>
        <source>Modules are nested more than 64 deep.</source>
        <translation>Les modules sont imbriqués sur plus de 64 niveaux.</translation>
    </message>
    <message>
        <source>Inlining modules gives more than 1000000 operators.</source>
        <translation>L’insertion des modules donne plus de 1000000 opérateurs.</translation>
    </message>
    <message>
        <source>This class has no function &quot;forward&quot;.</source>
        <translation>Cette classe n’a pas de fonction &quot;forward&quot;.</translation>
    </message>
    <message>
        <source>This line does not fit the table&apos;s columns: opcode, name, target, args, kwargs.</source>
        <translation>Cette ligne ne convient pas aux colonnes du tableau&#xa0;: opcode, name, target, args, kwargs.</translation>
    </message>
    <message>
        <source>This line is not a whole node of an FX graph: %NAME : [num_users=N] = OPCODE[target=TARGET](args = …, kwargs = …).</source>
        <translation>Cette ligne n’est pas un nœud complet d’un graphe FX&#xa0;: %NAME : [num_users=N] = OPCODE[target=TARGET](args = …, kwargs = …).</translation>
    </message>
    <message>
        <source>This text is neither a model nor rules. For an FX graph, use the output of print_readable(), gm.code, str(gm.graph) or print_tabular().</source>
        <translation>Il n’y a pas de graphe FX dans ce texte. Utilisez la sortie de print_readable(), gm.code, str(gm.graph) ou print_tabular().</translation>
    </message>
    <message>
        <source>The text does not give the types of the modules it calls, so their names are used. print(gm) and the exporter write the types (fusewright help exporter).</source>
        <translation>Le texte ne donne pas les types des modules qu’il appelle&#xa0;: leurs noms sont donc utilisés. print(gm) et l’exportateur écrivent les types (fusewright help exporter).</translation>
    </message>
    <message>
        <source>The function returns nothing: is its end missing?</source>
        <translation>La fonction ne renvoie rien&#xa0;: manque-t-il sa fin&#xa0;?</translation>
    </message>
    <message>
        <source>What &quot;%1&quot; does here is known only when the code runs, and code is never run. Trace the model and print the graph: GraphModule.print_readable().</source>
        <translation>Ce que &quot;%1&quot; fait ici n’est connu qu’à l’exécution du code, et le code n’est jamais exécuté. Tracez le modèle et affichez le graphe&#xa0;: GraphModule.print_readable().</translation>
    </message>
    <message>
        <source>Only a name can have a type here.</source>
        <translation>Seul un nom peut avoir un type ici.</translation>
    </message>
    <message>
        <source>This cannot be assigned to in a graph.</source>
        <translation>Ceci ne peut recevoir d’affectation dans un graphe.</translation>
    </message>
    <message>
        <source>This exported program has no &quot;graph_module&quot; with a &quot;graph&quot; and its &quot;nodes&quot;.</source>
        <translation>Ce programme exporté n’a pas de &quot;graph_module&quot; avec un &quot;graph&quot; et ses &quot;nodes&quot;.</translation>
    </message>
    <message>
        <source>The name of an input</source>
        <translation>Le nom d’une entrée</translation>
    </message>
    <message>
        <source>This program has version %1 of torch.export&apos;s schema; versions up to %2 are supported. The readable parts are shown.</source>
        <translation>Ce programme est à la version %1 du schéma de torch.export&#xa0;; les versions jusqu’à %2 sont prises en charge. Les parties lisibles sont affichées.</translation>
    </message>
    <message>
        <source>The type of a device</source>
        <translation>Le type d’un périphérique</translation>
    </message>
    <message>
        <source>The index of a device</source>
        <translation>L’indice d’un périphérique</translation>
    </message>
    <message>
        <source>The name of a graph</source>
        <translation>Le nom d’un graphe</translation>
    </message>
    <message>
        <source>There is no exported program in this archive.</source>
        <translation>Il n’y a pas de programme exporté dans cette archive.</translation>
    </message>
    <message>
        <source>A node has no &quot;target&quot;.</source>
        <translation>Un nœud n’a pas de &quot;target&quot;.</translation>
    </message>
    <message>
        <source>The name of a node</source>
        <translation>Le nom d’un nœud</translation>
    </message>
    <message>
        <source>The name of an argument</source>
        <translation>Le nom d’un argument</translation>
    </message>
    <message>
        <source>Graphs are nested more than %1 deep.</source>
        <translation>Les graphes sont imbriqués sur plus de %1 niveaux.</translation>
    </message>
    <message>
        <source>The comment that begins here is never closed.</source>
        <translation>Le commentaire qui commence ici n’est jamais fermé.</translation>
    </message>
    <message>
        <source>The string that begins here has no closing quotation mark.</source>
        <translation>La chaîne qui commence ici n’a pas de guillemet fermant.</translation>
    </message>
    <message>
        <source>The &quot;%1&quot; has no closing &quot;%2&quot;.</source>
        <translation>Le &quot;%1&quot; n’a pas de &quot;%2&quot; fermant.</translation>
    </message>
    <message>
        <source>This &quot;%1&quot; closes nothing: the &quot;%2&quot; before it is still open.</source>
        <translation>Ce &quot;%1&quot; ne ferme rien&#xa0;: le &quot;%2&quot; qui précède est encore ouvert.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; takes %2 values and returns %3, but this call passes %4 and expects %5.</source>
        <translation>&quot;%1&quot; prend %2 valeurs et en renvoie %3, mais cet appel en passe %4 et en attend %5.</translation>
    </message>
    <message>
        <source>There is no function &quot;%1&quot; in this file; its call is kept as an operator.</source>
        <translation>Il n’y a pas de fonction &quot;%1&quot; dans ce fichier&#xa0;; son appel reste un opérateur.</translation>
    </message>
    <message>
        <source>Inlining calls gives more than %1 operators.</source>
        <translation>L’insertion des appels donne plus de %1 opérateurs.</translation>
    </message>
    <message>
        <source>There is no function with a body in this file.</source>
        <translation>Il n’y a pas de fonction avec un corps dans ce fichier.</translation>
    </message>
    <message>
        <source>A zero offset</source>
        <translation>Un point zéro</translation>
    </message>
    <message>
        <source>An encoding needs a &quot;scale&quot;, or an &quot;axis&quot; with &quot;scales&quot; and as many &quot;zero_offsets&quot;. This one is ignored.</source>
        <translation>Un encodage demande une &quot;scale&quot;, ou un &quot;axis&quot; avec des &quot;scales&quot; et autant de &quot;zero_offsets&quot;. Celui-ci est ignoré.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is defined here and also on line %2. A value can have only one producer.</source>
        <translation>&quot;%1&quot; est défini ici et aussi à la ligne %2. Une valeur ne peut avoir qu’un producteur.</translation>
    </message>
    <message>
        <source>The byte %1</source>
        <translation>L’octet %1</translation>
    </message>
    <message>
        <source>%1 is not expected here.</source>
        <translation>%1 n’est pas attendu ici.</translation>
    </message>
    <message>
        <source>There is no graph in this file.</source>
        <translation>Il n’y a pas de graphe dans ce fichier.</translation>
    </message>
    <message>
        <source>Subgraphs are nested more than %1 deep here, which cannot be read.</source>
        <translation>Les sous-graphes sont imbriqués ici sur plus de %1 niveaux, ce qui ne peut être lu.</translation>
    </message>
    <message>
        <source>A statement of more than %1 edges in a row cannot be read. Write the edges as statements of their own.</source>
        <translation>Une instruction de plus de %1 arêtes à la suite ne peut être lue. Écrivez les arêtes comme des instructions séparées.</translation>
    </message>
    <message>
        <source>The graph has too many nodes and edges to be read; an edge between two groups in braces counts once for each pair of their nodes.</source>
        <translation>Le graphe a trop de nœuds et d’arêtes pour être lu&#xa0;; une arête entre deux groupes entre accolades compte pour chaque paire de leurs nœuds.</translation>
    </message>
    <message>
        <source>The string that starts here has no closing quotation mark.</source>
        <translation>La chaîne qui commence ici n’a pas de guillemet fermant.</translation>
    </message>
    <message>
        <source>The &quot;&lt;&quot; here has no closing &quot;&gt;&quot;.</source>
        <translation>Le &quot;&lt;&quot; ici n’a pas de &quot;&gt;&quot; fermant.</translation>
    </message>
    <message>
        <source>The comment that starts here is never closed.</source>
        <translation>Le commentaire qui commence ici n’est jamais fermé.</translation>
    </message>
    <message>
        <source>The file has the marks of an unfinished merge here. Choose one side and remove the marks.</source>
        <translation>Le fichier porte ici les marques d’une fusion inachevée. Choisissez un côté et supprimez les marques.</translation>
    </message>
    <message>
        <source>%1 is not expected here. A name with such a character needs quotation marks.</source>
        <translation>%1 n’est pas attendu ici. Un nom avec un tel caractère demande des guillemets.</translation>
    </message>
    <message>
        <source>The file ends before the graph does.</source>
        <translation>Le fichier finit avant le graphe.</translation>
    </message>
    <message>
        <source>The &quot;[&quot; here has no closing &quot;]&quot;.</source>
        <translation>Le &quot;[&quot; ici n’a pas de &quot;]&quot; fermant.</translation>
    </message>
    <message>
        <source>The &quot;{&quot; here has no closing &quot;}&quot;; the end of the file may be missing.</source>
        <translation>Le &quot;{&quot; ici n’a pas de &quot;}&quot; fermant&#xa0;; la fin du fichier manque peut-être.</translation>
    </message>
    <message>
        <source>There is a zero byte here, so this is not DOT text.</source>
        <translation>Il y a ici un octet nul&#xa0;: ce n’est donc pas du texte DOT.</translation>
    </message>
    <message>
        <source>%1 here is not UTF-8 text. Save the file in UTF-8.</source>
        <translation>%1 n’est pas ici du texte UTF-8. Enregistrez le fichier en UTF-8.</translation>
    </message>
    <message>
        <source>The file gives &quot;%1&quot; (%2) the shape %3, but the shape inferred from its operands is %4. The file&apos;s shape is kept.</source>
        <translation>Le fichier donne à &quot;%1&quot; (%2) la forme %3, mais la forme déduite de ses opérandes est %4. La forme du fichier est conservée.</translation>
    </message>
    <message>
        <source>This is not a supported model. Supported formats: %1.</source>
        <translation>Ce n’est pas un modèle pris en charge. Formats pris en charge&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The kind of a call</source>
        <translation>Le type d’un appel</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a kind of call.</source>
        <translation>&quot;%1&quot; n’est pas un type d’appel.</translation>
    </message>
    <message>
        <source>The call of &quot;%1&quot; names &quot;%2&quot;, which is not one of its inputs. The call is ignored.</source>
        <translation>L’appel de &quot;%1&quot; nomme &quot;%2&quot;, qui n’est pas une de ses entrées. L’appel est ignoré.</translation>
    </message>
    <message>
        <source>The call of &quot;%1&quot; has lists nested more than 16 deep. The call is ignored.</source>
        <translation>L’appel de &quot;%1&quot; a des listes imbriquées sur plus de 16 niveaux. L’appel est ignoré.</translation>
    </message>
    <message>
        <source>The graph has no list &quot;nodes&quot;.</source>
        <translation>Le graphe n’a pas de liste &quot;nodes&quot;.</translation>
    </message>
    <message>
        <source>The name of the graph</source>
        <translation>Le nom du graphe</translation>
    </message>
    <message>
        <source>This file was written by a newer version of Fusewright.</source>
        <translation>Ce fichier a été écrit par une version plus récente de Fusewright.</translation>
    </message>
    <message>
        <source>An input or constant</source>
        <translation>Une entrée ou constante</translation>
    </message>
    <message>
        <source>An input or constant has no &quot;name&quot;.</source>
        <translation>Une entrée ou constante n’a pas de &quot;name&quot;.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a known element type.</source>
        <translation>&quot;%1&quot; n’est pas un type d’élément connu.</translation>
    </message>
    <message>
        <source>The operator of a node</source>
        <translation>L’opérateur d’un nœud</translation>
    </message>
    <message>
        <source>A module path</source>
        <translation>Un chemin de module</translation>
    </message>
    <message>
        <source>A module type</source>
        <translation>Un type de module</translation>
    </message>
    <message>
        <source>A line of code</source>
        <translation>Une ligne de code</translation>
    </message>
    <message>
        <source>The name of a value</source>
        <translation>Le nom d’une valeur</translation>
    </message>
    <message>
        <source>A fusion kind</source>
        <translation>Un type de fusion</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a fusion kind.</source>
        <translation>&quot;%1&quot; n’est pas un type de fusion.</translation>
    </message>
    <message>
        <source>Graphs are nested more than 64 deep.</source>
        <translation>Les graphes sont imbriqués sur plus de 64 niveaux.</translation>
    </message>
    <message>
        <source>The node &quot;%1&quot; has no &quot;op&quot;.</source>
        <translation>Le nœud &quot;%1&quot; n’a pas de &quot;op&quot;.</translation>
    </message>
    <message>
        <source>The node &quot;%1&quot; has no list &quot;inputs&quot;.</source>
        <translation>Le nœud &quot;%1&quot; n’a pas de liste &quot;inputs&quot;.</translation>
    </message>
    <message>
        <source>The name of a function</source>
        <translation>Le nom d’une fonction</translation>
    </message>
    <message>
        <source>&quot;:&quot; and a type</source>
        <translation>&quot;:&quot; et un type</translation>
    </message>
    <message>
        <source>The body of the function</source>
        <translation>Le corps de la fonction</translation>
    </message>
    <message>
        <source>The name of a result</source>
        <translation>Le nom d’un résultat</translation>
    </message>
    <message>
        <source>The number of results</source>
        <translation>Le nombre de résultats</translation>
    </message>
    <message>
        <source>&quot;&gt;&quot; after the properties</source>
        <translation>&quot;&gt;&quot; après les propriétés</translation>
    </message>
    <message>
        <source>A region in &quot;{&quot; and &quot;}&quot;</source>
        <translation>Une région entre &quot;{&quot; et &quot;}&quot;</translation>
    </message>
    <message>
        <source>&quot;,&quot; or &quot;)&quot; after a region</source>
        <translation>&quot;,&quot; ou &quot;)&quot; après une région</translation>
    </message>
    <message>
        <source>The number of a result</source>
        <translation>Le numéro d’un résultat</translation>
    </message>
    <message>
        <source>The &quot;{&quot; has no closing &quot;}&quot;.</source>
        <translation>Le &quot;{&quot; n’a pas de &quot;}&quot; fermant.</translation>
    </message>
    <message>
        <source>The name of an attribute</source>
        <translation>Le nom d’un attribut</translation>
    </message>
    <message>
        <source>The name of a block or &quot;]&quot;</source>
        <translation>Le nom d’un bloc ou &quot;]&quot;</translation>
    </message>
    <message>
        <source>&quot;:&quot; and the types</source>
        <translation>&quot;:&quot; et les types</translation>
    </message>
    <message>
        <source>&quot;-&gt;&quot; and the types of the results</source>
        <translation>&quot;-&gt;&quot; et les types des résultats</translation>
    </message>
    <message>
        <source>The &quot;%1&quot; is never closed.</source>
        <translation>Le &quot;%1&quot; n’est jamais fermé.</translation>
    </message>
    <message>
        <source>This &quot;%1&quot; closes nothing.</source>
        <translation>Ce &quot;%1&quot; ne ferme rien.</translation>
    </message>
    <message>
        <source>The syntax of &quot;%1&quot; is unknown: its operands and types are a best guess.</source>
        <translation>La syntaxe de &quot;%1&quot; est inconnue&#xa0;: ses opérandes et ses types sont une estimation.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is used here, but nothing defines it.</source>
        <translation>&quot;%1&quot; est utilisé ici, mais rien ne le définit.</translation>
    </message>
    <message>
        <source>The block &quot;%1&quot; begins here, but line %2 begins it too.</source>
        <translation>Le bloc &quot;%1&quot; commence ici, mais la ligne %2 le commence aussi.</translation>
    </message>
    <message>
        <source>There is no block &quot;%1&quot; in this region.</source>
        <translation>Il n’y a pas de bloc &quot;%1&quot; dans cette région.</translation>
    </message>
    <message>
        <source>This region has blocks that jump to each other (%1). The graph shows the operators of all blocks; a value that a block receives from several places is a &quot;phi&quot;.</source>
        <translation>Cette région a des blocs qui se sautent mutuellement (%1). Le graphe montre les opérateurs de tous les blocs&#xa0;; une valeur qu’un bloc reçoit de plusieurs endroits est un &quot;phi&quot;.</translation>
    </message>
    <message>
        <source>The region that begins here has no closing &quot;}&quot;.</source>
        <translation>La région qui commence ici n’a pas de &quot;}&quot; fermant.</translation>
    </message>
    <message>
        <source>The resources that begin here have no closing &quot;#-}&quot;.</source>
        <translation>Les ressources qui commencent ici n’ont pas de &quot;#-}&quot; fermant.</translation>
    </message>
    <message>
        <source>&quot;=&quot; and what the name stands for</source>
        <translation>&quot;=&quot; et ce que le nom représente</translation>
    </message>
    <message>
        <source>&quot;:&quot; after the name of a block</source>
        <translation>&quot;:&quot; après le nom d’un bloc</translation>
    </message>
    <message>
        <source>A block must be inside a region, and none is open here.</source>
        <translation>Un bloc doit être dans une région, et aucune n’est ouverte ici.</translation>
    </message>
    <message>
        <source>This &quot;}&quot; closes nothing.</source>
        <translation>Ce &quot;}&quot; ne ferme rien.</translation>
    </message>
    <message>
        <source>There is no Relax function in this text.</source>
        <translation>Il n’y a pas de fonction Relax dans ce texte.</translation>
    </message>
    <message>
        <source>Relax has no such statement: it cannot be read without running.</source>
        <translation>Relax n’a pas de telle instruction&#xa0;: elle ne peut être lue sans être exécutée.</translation>
    </message>
    <message>
        <source>This cannot be assigned to.</source>
        <translation>Ceci ne peut recevoir d’affectation.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not defined here.</source>
        <translation>&quot;%1&quot; n’est pas défini ici.</translation>
    </message>
    <message>
        <source>An &quot;if&quot; in Relax needs an &quot;else&quot;.</source>
        <translation>Un &quot;if&quot; en Relax demande un &quot;else&quot;.</translation>
    </message>
    <message>
        <source>The branches yield nothing: each must end by assigning or returning.</source>
        <translation>Les branches ne donnent rien&#xa0;: chacune doit finir par une affectation ou un retour.</translation>
    </message>
    <message>
        <source>Bodies are nested more than 64 deep.</source>
        <translation>Les corps sont imbriqués sur plus de 64 niveaux.</translation>
    </message>
    <message>
        <source>The function &quot;%1&quot; calls itself; the call stays one operator.</source>
        <translation>La fonction &quot;%1&quot; s’appelle elle-même&#xa0;; l’appel reste un opérateur.</translation>
    </message>
    <message>
        <source>Relax has no such operator.</source>
        <translation>Relax n’a pas de tel opérateur.</translation>
    </message>
    <message>
        <source>This tuple has more than %1 values.</source>
        <translation>Ce tuple a plus de %1 valeurs.</translation>
    </message>
    <message>
        <source>Inlining functions goes too far: more than 64 levels deep, or more than 1000000 operators.</source>
        <translation>L’insertion des fonctions va trop loin&#xa0;: plus de 64 niveaux, ou plus de 1000000 opérateurs.</translation>
    </message>
    <message>
        <source>The tensor &quot;%1&quot; %2</source>
        <translation>Le tenseur &quot;%1&quot; %2</translation>
    </message>
    <message>
        <source>The tensor &quot;%1&quot; has &quot;quant_params&quot; that make no sense. They are ignored.</source>
        <translation>Le tenseur &quot;%1&quot; a des &quot;quant_params&quot; dépourvus de sens. Ils sont ignorés.</translation>
    </message>
    <message>
        <source>The model has no &quot;graph&quot; with &quot;nodes&quot;.</source>
        <translation>Le modèle n’a pas de &quot;graph&quot; avec &quot;nodes&quot;.</translation>
    </message>
    <message>
        <source>The node &quot;%1&quot; has no &quot;type&quot;.</source>
        <translation>Le nœud &quot;%1&quot; n’a pas de &quot;type&quot;.</translation>
    </message>
    <message>
        <source>The type of a node</source>
        <translation>Le type d’un nœud</translation>
    </message>
    <message>
        <source>The package of a node</source>
        <translation>Le paquet d’un nœud</translation>
    </message>
    <message>
        <source>The name of a tensor</source>
        <translation>Le nom d’un tenseur</translation>
    </message>
    <message>
        <source>%1 uses %2, which no node produces and which is not a declared input.</source>
        <translation>%1 utilise %2, qu’aucun nœud ne produit et qui n’est pas une entrée déclarée.</translation>
    </message>
    <message>
        <source>%1 is listed as an output, which no node produces and which is not a declared input.</source>
        <translation>%1 est indiqué comme sortie, mais aucun nœud ne le produit et ce n’est pas une entrée déclarée.</translation>
    </message>
    <message>
        <source>It is treated as a graph input.</source>
        <translation>Il est traité comme une entrée du graphe.</translation>
    </message>
    <message>
        <source>It is treated as a graph input, and so are %1 more such names.</source>
        <translation>Il est traité comme une entrée du graphe, de même que %1 autres noms semblables.</translation>
    </message>
    <message>
        <source>%1 produces &quot;%2&quot;, but %3 produces it too.</source>
        <translation>%1 produit &quot;%2&quot;, mais %3 le produit aussi.</translation>
    </message>
    <message>
        <source>%1 produces &quot;%2&quot;, but it is an input or a parameter of the graph.</source>
        <translation>%1 produit &quot;%2&quot;, mais c’est une entrée ou un paramètre du graphe.</translation>
    </message>
    <message>
        <source>A value can have only one producer.</source>
        <translation>Une valeur ne peut avoir qu’un producteur.</translation>
    </message>
    <message>
        <source>Their values may differ; the last one counts.</source>
        <translation>Leurs valeurs peuvent différer&#xa0;; la dernière compte.</translation>
    </message>
    <message>
        <source>The first one counts.</source>
        <translation>Le premier compte.</translation>
    </message>
    <message>
        <source>The input or parameter is used.</source>
        <translation>L’entrée ou le paramètre est utilisé.</translation>
    </message>
    <message>
        <source>The graph has a cycle, so it has no execution order: %1.</source>
        <translation>Le graphe a un cycle, donc pas d’ordre d’exécution&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 node number %2</source>
        <translation>%1, nœud numéro %2</translation>
    </message>
    <message>
        <source>The file is damaged at byte %1: a field there claims to be %2 bytes long, more than the file has left.</source>
        <translation>Le fichier est endommagé à l’octet %1&#xa0;: un champ y prétend avoir %2 octets, plus qu’il n’en reste dans le fichier.</translation>
    </message>
    <message>
        <source>The file is damaged at byte %1 of %2: this is not an ONNX field.</source>
        <translation>Le fichier est endommagé à l’octet %1 sur %2&#xa0;: ce n’est pas un champ ONNX.</translation>
    </message>
    <message>
        <source>The file may be cut short.</source>
        <translation>Le fichier est peut-être tronqué.</translation>
    </message>
    <message>
        <source>There is no %1 &quot;%2&quot; in this file, only %3.</source>
        <translation>Il n’y a pas de %1 &quot;%2&quot; dans ce fichier, seulement %3.</translation>
    </message>
    <message>
        <source>There is no %1 &quot;%2&quot; in this file, only %3 and more.</source>
        <translation>Il n’y a pas de %1 &quot;%2&quot; dans ce fichier, seulement %3 et d’autres.</translation>
    </message>
    <message>
        <source>A string starts at this quotation mark, directly after a word.</source>
        <translation>Une chaîne commence à ce guillemet, juste après un mot.</translation>
    </message>
    <message>
        <source>The string that starts on line %1 ends at this quotation mark, directly before a word.</source>
        <translation>La chaîne qui commence à la ligne %1 finit à ce guillemet, juste avant un mot.</translation>
    </message>
    <message>
        <source>Inside a string, write a quotation mark as \&quot;.</source>
        <translation>Dans une chaîne, écrivez un guillemet sous la forme \&quot;.</translation>
    </message>
    <message>
        <source>More constants like this: %1.</source>
        <translation>Autres constantes de ce genre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Values passed by back edges are not shown: to %1.</source>
        <translation>Les valeurs passées par des arêtes arrière ne sont pas affichées&#xa0;: vers %1.</translation>
    </message>
    <message>
        <source>It is not known what is passed to %1.</source>
        <translation>On ne sait pas ce qui est passé à %1.</translation>
    </message>
    <message>
        <source>%1 must be %2.</source>
        <translation>%1 doit être %2.</translation>
    </message>
    <message>
        <source>%1 is expected here, but the file ends.</source>
        <translation>%1 est attendu ici, mais le fichier finit.</translation>
    </message>
    <message>
        <source>%1 is expected here, but %2 was found.</source>
        <translation>%1 est attendu ici, mais %2 a été trouvé.</translation>
    </message>
    <message>
        <source>Files of more than %1 MB cannot be read.</source>
        <translation>Les fichiers de plus de %1 Mo ne peuvent être lus.</translation>
    </message>
    <message>
        <source>No extent of the model is called `%1`.</source>
        <translation>Aucune dimension du modèle ne s’appelle `%1`.</translation>
    </message>
    <message>
        <source>All its extents are numbers, or unknown.</source>
        <translation>Toutes ses dimensions sont des nombres, ou inconnues.</translation>
    </message>
    <message>
        <source>The expression is too large.</source>
        <translation>L’expression est trop grande.</translation>
    </message>
    <message>
        <source>This bracket is not closed.</source>
        <translation>Cette parenthèse n’est pas fermée.</translation>
    </message>
    <message>
        <source>After &quot;(?&quot;, only &quot;(?:&quot; is supported.</source>
        <translation>Après &quot;(?&quot;, seul &quot;(?:&quot; est pris en charge.</translation>
    </message>
    <message>
        <source>This bracket was not opened.</source>
        <translation>Cette parenthèse n’a pas été ouverte.</translation>
    </message>
    <message>
        <source>There is nothing to repeat before this.</source>
        <translation>Il n’y a rien à répéter avant ceci.</translation>
    </message>
    <message>
        <source>There is nothing before this that could be repeated.</source>
        <translation>Il n’y a rien avant ceci qui puisse être répété.</translation>
    </message>
    <message>
        <source>The second number is smaller than the first.</source>
        <translation>Le second nombre est plus petit que le premier.</translation>
    </message>
    <message>
        <source>This is repeated too often.</source>
        <translation>Ceci est répété trop souvent.</translation>
    </message>
    <message>
        <source>There is nothing after this backslash.</source>
        <translation>Il n’y a rien après cette barre oblique inverse.</translation>
    </message>
    <message>
        <source>Back-references are not supported.</source>
        <translation>Les références arrière ne sont pas prises en charge.</translation>
    </message>
    <message>
        <source>&quot;\%1&quot; is not supported.</source>
        <translation>&quot;\%1&quot; n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>This range ends before it begins.</source>
        <translation>Cet intervalle finit avant de commencer.</translation>
    </message>
    <message>
        <source>This is a folder. Open a file inside it.</source>
        <translation>C’est un dossier. Ouvrez un fichier à l’intérieur.</translation>
    </message>
    <message>
        <source>This is a device, not a file.</source>
        <translation>C’est un périphérique, pas un fichier.</translation>
    </message>
    <message>
        <source>This file cannot be opened: %1.</source>
        <translation>Ce fichier ne peut être ouvert&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This file cannot be read: %1.</source>
        <translation>Ce fichier ne peut être lu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>More than 1 GiB came through this pipe. Save it to a file first.</source>
        <translation>Plus de 1 Gio est passé par ce tube. Enregistrez-le d’abord dans un fichier.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file is not valid UTF-8.</source>
        <translation>Le fichier n’est pas de l’UTF-8 valide.</translation>
    </message>
    <message>
        <source>A string is not closed.</source>
        <translation>Une chaîne n’est pas fermée.</translation>
    </message>
    <message>
        <source>A string has a bad escape or a raw control character.</source>
        <translation>Une chaîne a un échappement incorrect ou un caractère de contrôle brut.</translation>
    </message>
    <message>
        <source>A number is not valid JSON, or is too large.</source>
        <translation>Un nombre n’est pas du JSON valide, ou est trop grand.</translation>
    </message>
    <message>
        <source>The file is nested too deeply.</source>
        <translation>Le fichier est trop imbriqué.</translation>
    </message>
    <message>
        <source>The file ends inside a list or an object: it is cut off, or a bracket is missing.</source>
        <translation>Le fichier finit dans une liste ou un objet&#xa0;: il est tronqué, ou il manque un crochet.</translation>
    </message>
    <message>
        <source>Something follows the end of the JSON value.</source>
        <translation>Quelque chose suit la fin de la valeur JSON.</translation>
    </message>
    <message>
        <source>The file is too large to be read as JSON.</source>
        <translation>Le fichier est trop grand pour être lu comme du JSON.</translation>
    </message>
    <message>
        <source>The JSON is broken here: a comma, colon, bracket or value is missing or extra.</source>
        <translation>Le JSON est incorrect ici&#xa0;: une virgule, un deux-points, un crochet ou une valeur manque ou est en trop.</translation>
    </message>
    <message>
        <source>%1 in this archive is encrypted.</source>
        <translation>%1 dans cette archive est chiffré.</translation>
    </message>
    <message>
        <source>%1 in this archive is packed with method %2; only stored and deflated files can be read.</source>
        <translation>%1 dans cette archive est compressé par la méthode %2&#xa0;; seuls les fichiers stockés ou «&#xa0;deflate&#xa0;» peuvent être lus.</translation>
    </message>
    <message>
        <source>%1 in this archive would unpack to %2, more than %3.</source>
        <translation>%1 dans cette archive occuperait %2 une fois décompressé, plus que %3.</translation>
    </message>
    <message>
        <source>%1 in this archive would unpack from %2 bytes to %3, which no model does.</source>
        <translation>%1 dans cette archive passerait de %2 octets à %3, ce qu’aucun modèle ne fait.</translation>
    </message>
    <message>
        <source>%1 in this archive has two sizes: it is damaged.</source>
        <translation>%1 dans cette archive a deux tailles&#xa0;: elle est endommagée.</translation>
    </message>
    <message>
        <source>This zip archive is cut short: the list of its files is missing.</source>
        <translation>Cette archive zip est tronquée&#xa0;: la liste de ses fichiers manque.</translation>
    </message>
    <message>
        <source>This is one part of a zip archive in several. Join the parts first.</source>
        <translation>C’est une partie d’une archive zip en plusieurs morceaux. Réunissez-les d’abord.</translation>
    </message>
    <message>
        <source>This zip archive is damaged: the list of its files is not where it says.</source>
        <translation>Cette archive zip est endommagée&#xa0;: la liste de ses fichiers n’est pas où elle le dit.</translation>
    </message>
    <message>
        <source>This zip archive claims %1 files.</source>
        <translation>Cette archive zip prétend avoir %1 fichiers.</translation>
    </message>
    <message>
        <source>This zip archive is damaged: entry %1 of the list of its files cannot be read.</source>
        <translation>Cette archive zip est endommagée&#xa0;: l’entrée %1 de la liste de ses fichiers ne peut être lue.</translation>
    </message>
    <message>
        <source>This zip archive holds a file named &quot;%1&quot;, which leads out of the archive&apos;s folder. It is not opened.</source>
        <translation>Cette archive zip contient un fichier nommé &quot;%1&quot;, qui mène hors du dossier de l’archive. Il n’est pas ouvert.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in this archive is damaged or cut short.</source>
        <translation>&quot;%1&quot; dans cette archive est endommagé ou tronqué.</translation>
    </message>
    <message>
        <source>This file cannot be written: %1.</source>
        <translation>Ce fichier ne peut être écrit&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Create the entry `%1`, for any operator</source>
        <translation>Créer l’élément `%1`, pour n’importe quel opérateur</translation>
    </message>
    <message>
        <source>The rule with the higher priority wins.</source>
        <translation>La règle de plus haute priorité l’emporte.</translation>
    </message>
    <message>
        <source>An integer. Rules with a higher priority take their operators first; rules of equal priority go in file order. The default is 0.</source>
        <translation>Un entier. Les règles de plus haute priorité prennent d’abord leurs opérateurs&#xa0;; à priorité égale, l’ordre du fichier compte. La valeur par défaut est 0.</translation>
    </message>
    <message>
        <source>How the compiler treats the section.</source>
        <translation>Comment le compilateur traite la section.</translation>
    </message>
    <message>
        <source>A name, or a mapping with &quot;name&quot; and parameters of its own, which are kept and shown.</source>
        <translation>Un nom, ou un dictionnaire avec &quot;name&quot; et des paramètres propres, qui sont conservés et affichés.</translation>
    </message>
    <message>
        <source>Which operators the rule fuses.</source>
        <translation>Les opérateurs que la règle fusionne.</translation>
    </message>
    <message>
        <source>A mapping from entry names to entries. With &quot;pattern1&quot;, &quot;pattern2&quot;, … a rule has alternates: a place matches the rule when it matches any of them; they are tried in the order of the file.</source>
        <translation>Un dictionnaire de noms d’éléments vers des éléments. Avec &quot;pattern1&quot;, &quot;pattern2&quot;, … une règle a des variantes&#xa0;: un endroit correspond à la règle s’il correspond à l’une d’elles&#xa0;; elles sont essayées dans l’ordre du fichier.</translation>
    </message>
    <message>
        <source>One more way to match the rule.</source>
        <translation>Une autre façon de correspondre à la règle.</translation>
    </message>
    <message>
        <source>The name of the heuristic.</source>
        <translation>Le nom de l’heuristique.</translation>
    </message>
    <message>
        <source>The name of the heuristic; the other keys are its parameters.</source>
        <translation>Le nom de l’heuristique&#xa0;; les autres clés sont ses paramètres.</translation>
    </message>
    <message>
        <source>A parameter; it is kept and shown.</source>
        <translation>Un paramètre&#xa0;; il est conservé et affiché.</translation>
    </message>
    <message>
        <source>A parameter of the heuristic; it is kept and shown.</source>
        <translation>Un paramètre de l’heuristique&#xa0;; il est conservé et affiché.</translation>
    </message>
    <message>
        <source>Which operators it takes.</source>
        <translation>Les opérateurs qu’il prend.</translation>
    </message>
    <message>
        <source>A name; a list of names, any of them; &quot;.&quot; for any operator; or all but some: {inverted: true, options: [linear, addmm]}.</source>
        <translation>Un nom&#xa0;; une liste de noms, n’importe lequel&#xa0;; &quot;.&quot; pour n’importe quel opérateur&#xa0;; ou tous sauf certains&#xa0;: {inverted: true, options: [linear, addmm]}.</translation>
    </message>
    <message>
        <source>The entry that its operator feeds.</source>
        <translation>L’élément que son opérateur alimente.</translation>
    </message>
    <message>
        <source>An output of this entry&apos;s operator is an input of the child&apos;s operator. Operands have no positions.</source>
        <translation>Une sortie de l’opérateur de cet élément est une entrée de l’opérateur de l’enfant. Les opérandes n’ont pas de position.</translation>
    </message>
    <message>
        <source>The entries that its operator feeds.</source>
        <translation>Les éléments que son opérateur alimente.</translation>
    </message>
    <message>
        <source>An output of this entry&apos;s operator is an input of each child&apos;s operator. The order of the children does not matter.</source>
        <translation>Une sortie de l’opérateur de cet élément est une entrée de l’opérateur de chaque enfant. L’ordre des enfants est sans importance.</translation>
    </message>
    <message>
        <source>false: the entry may be absent.</source>
        <translation>false&#xa0;: l’élément peut manquer.</translation>
    </message>
    <message>
        <source>With false the entry may be absent; then its parents feed its children. It is present wherever the whole pattern can match with it. The default is true.</source>
        <translation>Avec false, l’élément peut manquer&#xa0;; ses parents alimentent alors ses enfants. Il est présent partout où le motif entier peut correspondre avec lui. La valeur par défaut est true.</translation>
    </message>
    <message>
        <source>false: context, which is not fused.</source>
        <translation>false&#xa0;: contexte, qui n’est pas fusionné.</translation>
    </message>
    <message>
        <source>With false the entry must match but does not go into the section, and another section may own its operator. The default is true.</source>
        <translation>Avec false, l’élément doit correspondre mais n’entre pas dans la section, et son opérateur peut appartenir à une autre section. La valeur par défaut est true.</translation>
    </message>
    <message>
        <source>Stands for the first entry of a list that fits.</source>
        <translation>Représente le premier élément d’une liste qui convient.</translation>
    </message>
    <message>
        <source>A list of entries. Parents of this entry feed the first one with which the whole pattern matches. The entry cannot have &quot;op_type&quot;, &quot;child&quot;, &quot;children&quot; or &quot;match_multiple&quot;.</source>
        <translation>Une liste d’éléments. Les parents de cet élément alimentent le premier avec lequel le motif entier correspond. L’élément ne peut avoir ni &quot;op_type&quot;, ni &quot;child&quot;, ni &quot;children&quot;, ni &quot;match_multiple&quot;.</translation>
    </message>
    <message>
        <source>true: one or more operators in a row.</source>
        <translation>true&#xa0;: un ou plusieurs opérateurs à la suite.</translation>
    </message>
    <message>
        <source>With true the entry takes one or more operators in a row, up to the first one that a child could match. A pattern may not end in such an entry.</source>
        <translation>Avec true, l’élément prend un ou plusieurs opérateurs à la suite, jusqu’au premier auquel un enfant pourrait correspondre. Un motif ne peut finir par un tel élément.</translation>
    </message>
    <message>
        <source>true: any operator but the options.</source>
        <translation>true&#xa0;: n’importe quel opérateur sauf ceux de la liste.</translation>
    </message>
    <message>
        <source>With true the entry takes any operator but those listed in &quot;options&quot;.</source>
        <translation>Avec true, l’élément prend n’importe quel opérateur sauf ceux de &quot;options&quot;.</translation>
    </message>
    <message>
        <source>The operators&apos; names.</source>
        <translation>Les noms des opérateurs.</translation>
    </message>
    <message>
        <source>The names of the operators that are taken, or, with &quot;inverted: true&quot;, of those that are not.</source>
        <translation>Les noms des opérateurs qui sont pris ou, avec &quot;inverted: true&quot;, de ceux qui ne le sont pas.</translation>
    </message>
    <message>
        <source>Any operator.</source>
        <translation>N’importe quel opérateur.</translation>
    </message>
    <message>
        <source>Stands for any operator.</source>
        <translation>Représente n’importe quel opérateur.</translation>
    </message>
    <message>
        <source>The entry must be there, which is the default.</source>
        <translation>L’élément doit être présent&#xa0;; c’est la valeur par défaut.</translation>
    </message>
    <message>
        <source>The entry may be absent.</source>
        <translation>L’élément peut manquer.</translation>
    </message>
    <message>
        <source>Goes into the section, which is the default.</source>
        <translation>Entre dans la section&#xa0;; c’est la valeur par défaut.</translation>
    </message>
    <message>
        <source>Context: must match, and is not fused.</source>
        <translation>Contexte&#xa0;: doit correspondre, mais n’est pas fusionné.</translation>
    </message>
    <message>
        <source>One or more operators in a row.</source>
        <translation>Un ou plusieurs opérateurs à la suite.</translation>
    </message>
    <message>
        <source>One operator, which is the default.</source>
        <translation>Un seul opérateur&#xa0;; c’est la valeur par défaut.</translation>
    </message>
    <message>
        <source>Any operator but the options.</source>
        <translation>N’importe quel opérateur sauf ceux de la liste.</translation>
    </message>
    <message>
        <source>Any of the options.</source>
        <translation>N’importe lequel de la liste.</translation>
    </message>
    <message>
        <source>Wins over all other rules of this file.</source>
        <translation>L’emporte sur toutes les autres règles de ce fichier.</translation>
    </message>
    <message>
        <source>Gives way to all other rules of this file.</source>
        <translation>Cède à toutes les autres règles de ce fichier.</translation>
    </message>
    <message>
        <source>A new rule with one entry.</source>
        <translation>Une nouvelle règle avec un élément.</translation>
    </message>
    <message>
        <source>%1, an operator</source>
        <translation>%1, un opérateur</translation>
    </message>
    <message>
        <source>Usually called %1 in rules.</source>
        <translation>Habituellement nommé %1 dans les règles.</translation>
    </message>
    <message>
        <source>Connected here.</source>
        <translation>Connecté ici.</translation>
    </message>
    <message>
        <source>Counts as a matrix multiplication.</source>
        <translation>Compte comme une multiplication matricielle.</translation>
    </message>
    <message>
        <source>Also called: %1.</source>
        <translation>Aussi appelé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 times in the loaded model.</source>
        <translation>%1 fois dans le modèle ouvert.</translation>
    </message>
    <message>
        <source>Once in the loaded model.</source>
        <translation>Une fois dans le modèle ouvert.</translation>
    </message>
    <message>
        <source>Not in the loaded model.</source>
        <translation>Absent du modèle ouvert.</translation>
    </message>
    <message>
        <source>Unknown operator.</source>
        <translation>Opérateur inconnu.</translation>
    </message>
    <message>
        <source>Unknown heuristic.</source>
        <translation>Heuristique inconnue.</translation>
    </message>
    <message>
        <source>Has no requirements.</source>
        <translation>Sans exigence.</translation>
    </message>
    <message>
        <source>Requires a section in which one large matrix multiplication does most of the work.</source>
        <translation>Exige une section où une grande multiplication matricielle fait l’essentiel du travail.</translation>
    </message>
    <message>
        <source>Requires two matrix multiplications with a softmax between them.</source>
        <translation>Exige deux multiplications matricielles avec un softmax entre elles.</translation>
    </message>
    <message>
        <source>Requires one scaled_dot_product_attention.</source>
        <translation>Exige un scaled_dot_product_attention.</translation>
    </message>
    <message>
        <source>Puts each matrix multiplication into a section alone.</source>
        <translation>Met chaque multiplication matricielle seule dans une section.</translation>
    </message>
    <message>
        <source>No priority given; 0 is used.</source>
        <translation>Pas de priorité indiquée&#xa0;; 0 est utilisé.</translation>
    </message>
    <message>
        <source>It has no pattern yet.</source>
        <translation>Elle n’a pas encore de motif.</translation>
    </message>
    <message>
        <source>%1, an entry</source>
        <translation>%1, un élément</translation>
    </message>
    <message>
        <source>Takes any operator.</source>
        <translation>Prend n’importe quel opérateur.</translation>
    </message>
    <message>
        <source>Takes any operator but %1.</source>
        <translation>Prend n’importe quel opérateur sauf %1.</translation>
    </message>
    <message>
        <source>Does not say yet which operators it takes.</source>
        <translation>Ne dit pas encore quels opérateurs il prend.</translation>
    </message>
    <message>
        <source>Stands for the first of these that fits: %1.</source>
        <translation>Représente le premier de ceux-ci qui convient&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A root, and the place of a match: the rule is tried at each operator that this entry can take.</source>
        <translation>Une racine, et l’endroit d’une correspondance&#xa0;: la règle est essayée à chaque opérateur que cet élément peut prendre.</translation>
    </message>
    <message>
        <source>A root: no entry names it.</source>
        <translation>Une racine&#xa0;: aucun élément ne le nomme.</translation>
    </message>
    <message>
        <source>May be absent.</source>
        <translation>Peut manquer.</translation>
    </message>
    <message>
        <source>Context: must match, but is not fused.</source>
        <translation>Contexte&#xa0;: doit correspondre, mais n’est pas fusionné.</translation>
    </message>
    <message>
        <source>Takes one or more operators in a row.</source>
        <translation>Prend un ou plusieurs opérateurs à la suite.</translation>
    </message>
    <message>
        <source>This pattern has no entry of this name.</source>
        <translation>Ce motif n’a pas d’élément de ce nom.</translation>
    </message>
    <message>
        <source>Named by others, but not defined yet.</source>
        <translation>Nommé par d’autres, mais pas encore défini.</translation>
    </message>
    <message>
        <source>No entry names it yet.</source>
        <translation>Aucun élément ne le nomme encore.</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; has no &quot;pattern&quot;.</source>
        <translation>La règle &quot;%1&quot; n’a pas de &quot;pattern&quot;.</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; has no &quot;priority&quot;; 0 is used.</source>
        <translation>La règle &quot;%1&quot; n’a pas de &quot;priority&quot;&#xa0;; 0 est utilisé.</translation>
    </message>
    <message>
        <source>A heuristic with parameters needs a &quot;name&quot;.</source>
        <translation>Une heuristique avec paramètres a besoin d’un &quot;name&quot;.</translation>
    </message>
    <message>
        <source>Unknown heuristic &quot;%1&quot;.</source>
        <translation>Heuristique inconnue &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can never meet the heuristic %2: %3</source>
        <translation>&quot;%1&quot; ne peut jamais satisfaire l’heuristique %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>A file for fusion by hand lists its modules under &quot;manual:&quot;.</source>
        <translation>Un fichier de fusion manuelle énumère ses modules sous &quot;manual:&quot;.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key beside &quot;manual&quot;.</source>
        <translation>&quot;%1&quot; n’est pas une clé à côté de &quot;manual&quot;.</translation>
    </message>
    <message>
        <source>&quot;manual&quot; must be a mapping from modules to their settings.</source>
        <translation>&quot;manual&quot; doit être un dictionnaire de modules vers leurs réglages.</translation>
    </message>
    <message>
        <source>A module needs a mapping with &quot;func_name&quot;, or just a name.</source>
        <translation>Un module demande un dictionnaire avec &quot;func_name&quot;, ou simplement un nom.</translation>
    </message>
    <message>
        <source>The module &quot;%1&quot; has no &quot;func_name&quot;.</source>
        <translation>Le module &quot;%1&quot; n’a pas de &quot;func_name&quot;.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here; a module has &quot;func_name&quot; and &quot;heuristic&quot;.</source>
        <translation>&quot;%1&quot; est inconnu ici&#xa0;; un module a &quot;func_name&quot; et &quot;heuristic&quot;.</translation>
    </message>
    <message>
        <source>&quot;func_name&quot; must be a string.</source>
        <translation>&quot;func_name&quot; doit être une chaîne.</translation>
    </message>
    <message>
        <source>The name of a heuristic must be a string.</source>
        <translation>Le nom d’une heuristique doit être une chaîne.</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>%1 is given at %2 and again at %3.</source>
        <translation>%1 est donné à %2 et de nouveau à %3.</translation>
    </message>
    <message>
        <source>No heuristic called %1 is known.</source>
        <translation>Aucune heuristique nommée %1 n’est connue.</translation>
    </message>
    <message>
        <source>This string is not closed.</source>
        <translation>Cette chaîne n’est pas fermée.</translation>
    </message>
    <message>
        <source>The bracket of this decorator is not closed.</source>
        <translation>La parenthèse de ce décorateur n’est pas fermée.</translation>
    </message>
    <message>
        <source>@op_fusion needs a &quot;func_name&quot;.</source>
        <translation>@op_fusion a besoin d’un &quot;func_name&quot;.</translation>
    </message>
    <message>
        <source>@op_fusion must be above a class.</source>
        <translation>@op_fusion doit se trouver au-dessus d’une classe.</translation>
    </message>
    <message>
        <source>Arguments of @op_fusion are written as NAME=VALUE.</source>
        <translation>Les arguments de @op_fusion s’écrivent NOM=VALEUR.</translation>
    </message>
    <message>
        <source>&quot;func_name&quot; must be a string literal.</source>
        <translation>&quot;func_name&quot; doit être une chaîne littérale.</translation>
    </message>
    <message>
        <source>&quot;heuristic&quot; must be a name such as OpFusionHeuristics.SAFE_GEMM, or a string.</source>
        <translation>&quot;heuristic&quot; doit être un nom tel que OpFusionHeuristics.SAFE_GEMM, ou une chaîne.</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>Changer en %1</translation>
    </message>
    <message>
        <source>%1 must be a string.</source>
        <translation>%1 doit être une chaîne.</translation>
    </message>
    <message>
        <source>%1 must be true or false.</source>
        <translation>%1 doit être true ou false.</translation>
    </message>
    <message>
        <source>%1 must be a whole number.</source>
        <translation>%1 doit être un nombre entier.</translation>
    </message>
    <message>
        <source>%1 is not a key of %2.</source>
        <translation>%1 n’est pas une clé pour %2.</translation>
    </message>
    <message>
        <source>%1 must be a mapping from names to values.</source>
        <translation>%1 doit être un dictionnaire de noms vers des valeurs.</translation>
    </message>
    <message>
        <source>%1 must be a name or a list of names.</source>
        <translation>%1 doit être un nom ou une liste de noms.</translation>
    </message>
    <message>
        <source>This pattern has no entries.</source>
        <translation>Ce motif n’a pas d’éléments.</translation>
    </message>
    <message>
        <source>an entry</source>
        <translation>un élément</translation>
    </message>
    <message>
        <source>%1 has both &quot;child&quot; and &quot;children&quot;; keep one of them.</source>
        <translation>%1 a à la fois &quot;child&quot; et &quot;children&quot;&#xa0;; gardez l’un des deux.</translation>
    </message>
    <message>
        <source>&quot;match_first_option&quot; stands for other entries, so %1 cannot have &quot;op_type&quot;, &quot;child&quot;, &quot;children&quot; or &quot;match_multiple&quot;: move them to the options.</source>
        <translation>&quot;match_first_option&quot; représente d’autres éléments, donc %1 ne peut avoir &quot;op_type&quot;, &quot;child&quot;, &quot;children&quot; ni &quot;match_multiple&quot;&#xa0;: déplacez-les dans les options.</translation>
    </message>
    <message>
        <source>%1 does not say which operators it takes: &quot;op_type&quot; is missing.</source>
        <translation>%1 ne dit pas quels opérateurs il prend&#xa0;: &quot;op_type&quot; manque.</translation>
    </message>
    <message>
        <source>&quot;op_type&quot; lists no &quot;options&quot;.</source>
        <translation>&quot;op_type&quot; n’énumère pas d’&quot;options&quot;.</translation>
    </message>
    <message>
        <source>&quot;op_type&quot; lists no operators.</source>
        <translation>&quot;op_type&quot; n’énumère pas d’opérateurs.</translation>
    </message>
    <message>
        <source>Unknown operator %1, so nothing will match.</source>
        <translation>Opérateur inconnu %1&#xa0;: rien ne correspondra.</translation>
    </message>
    <message>
        <source>%1 is listed as a child twice.</source>
        <translation>%1 est énuméré deux fois comme enfant.</translation>
    </message>
    <message>
        <source>&quot;match_first_option&quot; lists no entries.</source>
        <translation>&quot;match_first_option&quot; n’énumère pas d’éléments.</translation>
    </message>
    <message>
        <source>This pattern has no entry %1.</source>
        <translation>Ce motif n’a pas d’élément %1.</translation>
    </message>
    <message>
        <source>Every entry of this pattern is context, so nothing can become a section. Remove &quot;included: false&quot; from the operators to fuse.</source>
        <translation>Tous les éléments de ce motif sont du contexte&#xa0;: rien ne peut devenir une section. Supprimez &quot;included: false&quot; des opérateurs à fusionner.</translation>
    </message>
    <message>
        <source>These entries form a cycle: %1.</source>
        <translation>Ces éléments forment un cycle&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A pattern must be connected, but nothing connects %1 to the rest of it.</source>
        <translation>Un motif doit être connexe, mais rien ne relie %1 au reste.</translation>
    </message>
    <message>
        <source>Every entry of this pattern may be absent, so it would match nothing.</source>
        <translation>Tous les éléments de ce motif peuvent manquer&#xa0;: il ne correspondrait à rien.</translation>
    </message>
    <message>
        <source>A repeated entry needs a child that ends it; without one: %1.</source>
        <translation>Un élément répété a besoin d’un enfant qui le termine&#xa0;; sans cela&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This file is too large to be read as YAML</source>
        <translation>Ce fichier est trop grand pour être lu comme du YAML</translation>
    </message>
    <message>
        <source>This byte is not UTF-8 text: save the file as UTF-8</source>
        <translation>Cet octet n’est pas du texte UTF-8&#xa0;; enregistrez le fichier en UTF-8</translation>
    </message>
    <message>
        <source>This file is UTF-16 text; save it as UTF-8</source>
        <translation>Ce fichier est du texte UTF-16&#xa0;; enregistrez-le en UTF-8</translation>
    </message>
    <message>
        <source>The character %1 is invisible and not allowed in YAML</source>
        <translation>Le caractère %1 est invisible et n’est pas permis en YAML</translation>
    </message>
    <message>
        <source>An invisible byte-order mark is inside the text</source>
        <translation>Une marque d’ordre des octets, invisible, se trouve dans le texte</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>La supprimer</translation>
    </message>
    <message>
        <source>This line was left by a merge conflict: keep one of the two sides and remove the marker lines</source>
        <translation>Cette ligne vient d’un conflit de fusion&#xa0;: gardez un des deux côtés et supprimez les lignes de marque</translation>
    </message>
    <message>
        <source>A tab cannot indent a line in YAML; use spaces</source>
        <translation>Une tabulation ne peut indenter une ligne en YAML&#xa0;; utilisez des espaces</translation>
    </message>
    <message>
        <source>This line is indented by %1, but the lines it could belong to are indented by %2</source>
        <translation>Cette ligne est indentée de %1, mais les lignes auxquelles elle pourrait appartenir le sont de %2</translation>
    </message>
    <message>
        <source>This line is indented deeper than the one it follows, which already has a value</source>
        <translation>Cette ligne est plus indentée que la précédente, qui a déjà une valeur</translation>
    </message>
    <message>
        <source>This is nested more than %1 levels deep</source>
        <translation>L’imbrication dépasse %1 niveaux</translation>
    </message>
    <message>
        <source>This quotation mark is never closed</source>
        <translation>Ce guillemet n’est jamais fermé</translation>
    </message>
    <message>
        <source>`%1` is not an escape in double quotes; for a backslash write two</source>
        <translation>`%1` n’est pas un échappement entre guillemets doubles&#xa0;; pour une barre oblique inverse, écrivez-en deux</translation>
    </message>
    <message>
        <source>Write two backslashes</source>
        <translation>Écrire deux barres obliques inverses</translation>
    </message>
    <message>
        <source>The line must end after `|` or `&gt;`: the text begins on the next line</source>
        <translation>La ligne doit finir après `|` ou `&gt;`&#xa0;: le texte commence à la ligne suivante</translation>
    </message>
    <message>
        <source>This %1 is never closed</source>
        <translation>%1 n’est jamais fermé</translation>
    </message>
    <message>
        <source>%1 cannot close %2; expected %3</source>
        <translation>%1 ne peut fermer %2&#xa0;; attendu %3</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>Écrire %1</translation>
    </message>
    <message>
        <source>This %1 closes nothing</source>
        <translation>%1 ne ferme rien</translation>
    </message>
    <message>
        <source>A comma is missing before this</source>
        <translation>Il manque une virgule avant ceci</translation>
    </message>
    <message>
        <source>There is nothing before this comma</source>
        <translation>Il n’y a rien avant cette virgule</translation>
    </message>
    <message>
        <source>A `- ` item is not allowed in brackets; separate items with commas</source>
        <translation>Un élément `- ` n’est pas permis entre crochets&#xa0;; séparez les éléments par des virgules</translation>
    </message>
    <message>
        <source>A colon is missing: expected `key: value`</source>
        <translation>Il manque un deux-points&#xa0;: attendu `key: value`</translation>
    </message>
    <message>
        <source>A space is missing after the colon</source>
        <translation>Il manque une espace après le deux-points</translation>
    </message>
    <message>
        <source>Without a space after the colon this is one word, not a key with its value</source>
        <translation>Sans espace après le deux-points, c’est un seul mot, pas une clé et sa valeur</translation>
    </message>
    <message>
        <source>Add a space after the colon</source>
        <translation>Ajouter une espace après le deux-points</translation>
    </message>
    <message>
        <source>A key is missing before this colon</source>
        <translation>Il manque une clé avant ce deux-points</translation>
    </message>
    <message>
        <source>A second `: ` in one line: put the text in quotes, or the inner key on a line of its own</source>
        <translation>Un second `: ` sur une ligne&#xa0;: mettez le texte entre guillemets, ou la clé intérieure sur sa propre ligne</translation>
    </message>
    <message>
        <source>A key and its colon must be on one line</source>
        <translation>Une clé et son deux-points doivent être sur une même ligne</translation>
    </message>
    <message>
        <source>A key can have at most %1 bytes</source>
        <translation>Une clé peut avoir au plus %1 octets</translation>
    </message>
    <message>
        <source>Keys marked with `? ` are not supported; write `key: value`</source>
        <translation>Les clés marquées par `? ` ne sont pas prises en charge&#xa0;; écrivez `key: value`</translation>
    </message>
    <message>
        <source>A key must be a name, not a list or a mapping</source>
        <translation>Une clé doit être un nom, pas une liste ni un dictionnaire</translation>
    </message>
    <message>
        <source>A key must be a name, not an alias</source>
        <translation>Une clé doit être un nom, pas un alias</translation>
    </message>
    <message>
        <source>A `- ` item must begin on a line of its own</source>
        <translation>Un élément `- ` doit commencer sur sa propre ligne</translation>
    </message>
    <message>
        <source>A `- ` item cannot be mixed with `key: value` lines</source>
        <translation>Un élément `- ` ne peut être mêlé à des lignes `key: value`</translation>
    </message>
    <message>
        <source>The other lines here are `- ` items; this one is not</source>
        <translation>Les autres lignes ici sont des éléments `- `&#xa0;; celle-ci ne l’est pas</translation>
    </message>
    <message>
        <source>Write `- ` before it</source>
        <translation>Écrire `- ` devant</translation>
    </message>
    <message>
        <source>The value before this is complete; nothing can follow on this line</source>
        <translation>La valeur précédente est complète&#xa0;; rien ne peut suivre sur cette ligne</translation>
    </message>
    <message>
        <source>A value that begins with %1 must be put in quotes</source>
        <translation>Une valeur qui commence par %1 doit être entre guillemets</translation>
    </message>
    <message>
        <source>Put it in quotes</source>
        <translation>Mettre entre guillemets</translation>
    </message>
    <message>
        <source>An alias cannot have an anchor or a tag</source>
        <translation>Un alias ne peut avoir ni ancre ni étiquette</translation>
    </message>
    <message>
        <source>No anchor `%1` is defined before this alias; if %2 is meant as text, put it in quotes</source>
        <translation>Aucune ancre `%1` n’est définie avant cet alias&#xa0;; si %2 est du texte, mettez-le entre guillemets</translation>
    </message>
    <message>
        <source>This alias is inside the value that it names</source>
        <translation>Cet alias est dans la valeur qu’il désigne</translation>
    </message>
    <message>
        <source>Expanding this alias makes the file too large: more than %1 values, or more than %2 levels</source>
        <translation>Développer cet alias rend le fichier trop grand&#xa0;: plus de %1 valeurs, ou plus de %2 niveaux</translation>
    </message>
    <message>
        <source>`&lt;&lt;` takes a mapping, an alias of one, or a list of these</source>
        <translation>`&lt;&lt;` prend un dictionnaire, un alias d’un dictionnaire, ou une liste de ceux-ci</translation>
    </message>
    <message>
        <source>The file must consist of `name: ...` entries; this is %1</source>
        <translation>Le fichier doit se composer d’entrées `name: ...`&#xa0;; ceci est %1</translation>
    </message>
    <message>
        <source>Only the part before this line counts; a second document begins here</source>
        <translation>Seule la partie avant cette ligne compte&#xa0;; un second document commence ici</translation>
    </message>
    <message>
        <source>twice on line %1</source>
        <translation>deux fois à la ligne %1</translation>
    </message>
    <message>
        <source>on line %1 and again on line %2</source>
        <translation>à la ligne %1 et de nouveau à la ligne %2</translation>
    </message>
    <message>
        <source>`%1` is given %2; the last one counts</source>
        <translation>`%1` est donné %2&#xa0;; le dernier compte</translation>
    </message>
    <message>
        <source>Indent with spaces</source>
        <translation>Indenter avec des espaces</translation>
    </message>
    <message>
        <source>a single value</source>
        <translation>une valeur seule</translation>
    </message>
    <message>
        <source>A comma or `}` is missing before this</source>
        <translation>Il manque une virgule ou `}` avant ceci</translation>
    </message>
    <message>
        <source>This does not fit here: expected a `key: value` line of the mapping above, or the end of it</source>
        <translation>Ceci ne convient pas ici&#xa0;: attendu une ligne `key: value` du dictionnaire ci-dessus, ou sa fin</translation>
    </message>
    <message>
        <source>A comma or `]` is missing before this</source>
        <translation>Il manque une virgule ou `]` avant ceci</translation>
    </message>
    <message>
        <source>This does not fit here: expected a `- ` item of the list above, or the end of it</source>
        <translation>Ceci ne convient pas ici&#xa0;: attendu un élément `- ` de la liste ci-dessus, ou sa fin</translation>
    </message>
    <message>
        <source>A `: ` is not allowed here: put the text in quotes, or check the indentation</source>
        <translation>Un `: ` n’est pas permis ici&#xa0;: mettez le texte entre guillemets, ou vérifiez l’indentation</translation>
    </message>
    <message>
        <source>A key is not allowed here; check the indentation</source>
        <translation>Une clé n’est pas permise ici&#xa0;; vérifiez l’indentation</translation>
    </message>
    <message>
        <source>This bracket closes nothing</source>
        <translation>Ce crochet ne ferme rien</translation>
    </message>
    <message>
        <source>A quoted string is not closed before this line</source>
        <translation>Une chaîne entre guillemets n’est pas fermée avant cette ligne</translation>
    </message>
    <message>
        <source>A quoted string is never closed</source>
        <translation>Une chaîne entre guillemets n’est jamais fermée</translation>
    </message>
    <message>
        <source>A value can have only one tag</source>
        <translation>Une valeur ne peut avoir qu’une étiquette</translation>
    </message>
    <message>
        <source>A value can have only one anchor</source>
        <translation>Une valeur ne peut avoir qu’une ancre</translation>
    </message>
    <message>
        <source>A text block cannot be indented by 0</source>
        <translation>Un bloc de texte ne peut être indenté de 0</translation>
    </message>
    <message>
        <source>This escape needs hexadecimal digits</source>
        <translation>Cet échappement demande des chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>This escape is not a valid character</source>
        <translation>Cet échappement n’est pas un caractère valide</translation>
    </message>
    <message>
        <source>This is not a valid escape in double quotes</source>
        <translation>Cet échappement n’est pas valide entre guillemets doubles</translation>
    </message>
    <message>
        <source>No value can begin with this character; put the text in quotes</source>
        <translation>Aucune valeur ne peut commencer par ce caractère&#xa0;; mettez le texte entre guillemets</translation>
    </message>
    <message>
        <source>This is nested too deep</source>
        <translation>L’imbrication est trop profonde</translation>
    </message>
    <message>
        <source>This cannot be read as YAML</source>
        <translation>Ceci ne peut être lu comme du YAML</translation>
    </message>
    <message>
        <source>Tenstorrent composites</source>
        <translation>Composites de Tenstorrent</translation>
    </message>
    <message>
        <source>Functions and modules of torch that Tenstorrent&apos;s compiler takes in one piece become composites.</source>
        <translation>Les fonctions et modules de torch que le compilateur de Tenstorrent prend d’un seul tenant deviennent des composites.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>This expectation belongs to no rule. Write it directly above a rule, or on lines of it.</source>
        <translation>Cette attente n’appartient à aucune règle. Écrivez-la juste au-dessus d’une règle, ou sur ses lignes.</translation>
    </message>
    <message>
        <source>This is not checked. Did you mean &quot;%1&quot;?</source>
        <translation>Ceci n’est pas vérifié. Vouliez-vous dire &quot;%1&quot;&#xa0;?</translation>
    </message>
    <message>
        <source>Change to &quot;%1&quot;</source>
        <translation>Changer en &quot;%1&quot;</translation>
    </message>
    <message>
        <source>This is not checked: expected &quot;expect: 32&quot;, &quot;expect: &gt;= 30&quot;, &quot;expect: &lt;= 2&quot; or &quot;expect: none in encoder.*&quot;.</source>
        <translation>Ceci n’est pas vérifié&#xa0;: attendu &quot;expect: 32&quot;, &quot;expect: &gt;= 30&quot;, &quot;expect: &lt;= 2&quot; ou &quot;expect: none in encoder.*&quot;.</translation>
    </message>
    <message>
        <source>no entry takes a matrix multiplication such as linear or matmul.</source>
        <translation>aucun élément ne prend de multiplication matricielle telle que linear ou matmul.</translation>
    </message>
    <message>
        <source>it needs two matrix multiplications, and fewer entries take one.</source>
        <translation>il en faut deux, et moins d’éléments prennent une multiplication matricielle.</translation>
    </message>
    <message>
        <source>it needs a softmax between two matrix multiplications, and no entry takes one.</source>
        <translation>il faut un softmax entre deux multiplications matricielles, et aucun élément n’en prend.</translation>
    </message>
    <message>
        <source>it allows two matrix multiplications, and more entries take one.</source>
        <translation>deux multiplications matricielles sont permises, et plus d’éléments en prennent une.</translation>
    </message>
    <message>
        <source>no entry takes scaled_dot_product_attention.</source>
        <translation>aucun élément ne prend scaled_dot_product_attention.</translation>
    </message>
    <message>
        <source>Repeats from %1 to %2 by %3.</source>
        <translation>Se répète de %1 à %2 par pas de %3.</translation>
    </message>
    <message>
        <source>If %1.</source>
        <translation>Si %1.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a whole number that is not negative</source>
        <translation>un nombre entier non négatif</translation>
    </message>
    <message>
        <source>the name of a type</source>
        <translation>le nom d’un type</translation>
    </message>
    <message>
        <source>The option %1 takes %2, not &quot;%3&quot;.</source>
        <translation>L’option %1 prend %2, pas &quot;%3&quot;.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Vouliez-vous dire %1&#xa0;?</translation>
    </message>
    <message>
        <source>Each name of %1</source>
        <translation>Chaque nom de %1</translation>
    </message>
    <message>
        <source>The func_name %1</source>
        <translation>Le func_name %1</translation>
    </message>
    <message>
        <source>The module %1</source>
        <translation>Le module %1</translation>
    </message>
    <message>
        <source>The name of a heuristic</source>
        <translation>Le nom d’une heuristique</translation>
    </message>
    <message>
        <source>Repeats from %1 to %2.</source>
        <translation>Se répète de %1 à %2.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1, %2 or %3</source>
        <translation>%1, %2 ou %3</translation>
    </message>
    <message>
        <source>The model has no %1, which %2 requires.</source>
        <translation>Le modèle n’a pas de %1, que %2 exige.</translation>
    </message>
    <message>
        <source>no module</source>
        <translation>aucun module</translation>
    </message>
    <message>
        <source>Found in %1.</source>
        <translation>Trouvé dans %1.</translation>
    </message>
    <message>
        <source>The model has no %1.</source>
        <translation>Le modèle n’a pas de %1.</translation>
    </message>
    <message>
        <source>Nearest at %1: %2.</source>
        <translation>Le plus proche à %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>This stage rewrites nothing more. %1</source>
        <translation>Cette étape ne réécrit plus rien. %1</translation>
    </message>
    <message>
        <source>Nothing matches. %1</source>
        <translation>Aucune correspondance. %1</translation>
    </message>
    <message>
        <source>Nothing matches, because the model was captured with operators of Python. Read as TT-XLA captures it, it has %1 match: choose &quot;Read operators as TT-XLA does&quot; in Overview, or --fx-mode tt.</source>
        <translation>Aucune correspondance, car le modèle a été capturé avec les opérateurs de Python. Lu comme TT-XLA le capture, il a %1 correspondance&#xa0;: choisissez «&#xa0;Lire les opérateurs comme TT-XLA&#xa0;» dans «&#xa0;Vue d’ensemble&#xa0;», ou --fx-mode tt.</translation>
    </message>
    <message>
        <source>Nothing matches, because the model was captured with operators of Python. Read as TT-XLA captures it, it has %1 matches: choose &quot;Read operators as TT-XLA does&quot; in Overview, or --fx-mode tt.</source>
        <translation>Aucune correspondance, car le modèle a été capturé avec les opérateurs de Python. Lu comme TT-XLA le capture, il a %1 correspondances&#xa0;: choisissez «&#xa0;Lire les opérateurs comme TT-XLA&#xa0;» dans «&#xa0;Vue d’ensemble&#xa0;», ou --fx-mode tt.</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot; to recompute.</source>
        <translation>Il n’y a pas de règle &quot;%1&quot; à recalculer.</translation>
    </message>
    <message>
        <source>The backward section of the section at &quot;%1&quot; is cut: a path leaves it and comes back: %2.</source>
        <translation>La section arrière de la section à &quot;%1&quot; est coupée&#xa0;: un chemin en sort et y revient&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The file has a backward graph of its own, which is used as it is: --loss and --wrt have no effect.</source>
        <translation>Le fichier a son propre graphe arrière, utilisé tel quel&#xa0;: --loss et --wrt n’ont aucun effet.</translation>
    </message>
    <message>
        <source>A word is missing after &quot;|&quot;.</source>
        <translation>Il manque un mot après &quot;|&quot;.</translation>
    </message>
    <message>
        <source>A word is missing before &quot;|&quot;.</source>
        <translation>Il manque un mot avant &quot;|&quot;.</translation>
    </message>
    <message>
        <source>There is no field &quot;%1&quot;. Did you mean &quot;%2:&quot;? Put text with a colon in quotes.</source>
        <translation>Il n’y a pas de champ &quot;%1&quot;. Vouliez-vous dire &quot;%2:&quot;&#xa0;? Mettez entre guillemets un texte contenant un deux-points.</translation>
    </message>
    <message>
        <source>The quotes are not closed.</source>
        <translation>Les guillemets ne sont pas fermés.</translation>
    </message>
    <message>
        <source>A word is missing here.</source>
        <translation>Il manque un mot ici.</translation>
    </message>
    <message>
        <source>Enter a section or fold number.</source>
        <translation>Saisissez un numéro de section ou de pli.</translation>
    </message>
    <message>
        <source>There is no type &quot;%1&quot;.</source>
        <translation>Il n’y a pas de type &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>This is not a step; write 0.5, &lt;0.01 or &gt;0.01.</source>
        <translation>Ce n’est pas un pas&#xa0;; écrivez 0.5, &lt;0.01 ou &gt;0.01.</translation>
    </message>
    <message>
        <source>This is not a shape; write 4096x11008 or [1,?,4096].</source>
        <translation>Ce n’est pas une forme&#xa0;; écrivez 4096x11008 ou [1,?,4096].</translation>
    </message>
    <message>
        <source>A value is missing here.</source>
        <translation>Il manque une valeur ici.</translation>
    </message>
    <message>
        <source>Use a file written by &quot;fusewright check --write-baseline FILE&quot; or &quot;check --format sarif&quot;.</source>
        <translation>Utilisez un fichier écrit par &quot;fusewright check --write-baseline FILE&quot; ou &quot;check --format sarif&quot;.</translation>
    </message>
    <message>
        <source>These findings are from %1, not from fusewright. %2</source>
        <translation>Ces constats viennent de %1, pas de fusewright. %2</translation>
    </message>
    <message>
        <source>This file contains no check results, not even an empty list. %1</source>
        <translation>Ce fichier ne contient pas de résultats de vérification, pas même une liste vide. %1</translation>
    </message>
    <message>
        <source>at least %1 expected</source>
        <translation>attendu&#xa0;: au moins %1</translation>
    </message>
    <message>
        <source>at most %1 expected</source>
        <translation>attendu&#xa0;: au plus %1</translation>
    </message>
    <message>
        <source>none expected</source>
        <translation>attendu&#xa0;: aucun</translation>
    </message>
    <message>
        <source>%1 expected</source>
        <translation>attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>no section</source>
        <translation>aucune section</translation>
    </message>
    <message>
        <source>no section in %1</source>
        <translation>aucune section dans %1</translation>
    </message>
    <message>
        <source>no sections</source>
        <translation>aucune section</translation>
    </message>
    <message>
        <source>no sections in %1</source>
        <translation>aucune section dans %1</translation>
    </message>
    <message>
        <source>%1 section</source>
        <translation>%1 section</translation>
    </message>
    <message>
        <source>%1 section in %2</source>
        <translation>%1 section dans %2</translation>
    </message>
    <message>
        <source>%1 sections in %2</source>
        <translation>%1 sections dans %2</translation>
    </message>
    <message>
        <source>no place</source>
        <translation>aucun endroit</translation>
    </message>
    <message>
        <source>no place in %1</source>
        <translation>aucun endroit dans %1</translation>
    </message>
    <message>
        <source>no places</source>
        <translation>aucun endroit</translation>
    </message>
    <message>
        <source>no places in %1</source>
        <translation>aucun endroit dans %1</translation>
    </message>
    <message>
        <source>%1 place</source>
        <translation>%1 endroit</translation>
    </message>
    <message>
        <source>%1 place in %2</source>
        <translation>%1 endroit dans %2</translation>
    </message>
    <message>
        <source>%1 places in %2</source>
        <translation>%1 endroits dans %2</translation>
    </message>
    <message>
        <source>%1 of %2 operators</source>
        <translation>%1 opérateurs sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 operators in %3</source>
        <translation>%1 opérateurs sur %2 dans %3</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; has errors and rewrites nothing; %2.</source>
        <translation>La règle &quot;%1&quot; a des erreurs et ne réécrit rien&#xa0;; %2.</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; has errors and makes no sections; %2.</source>
        <translation>La règle &quot;%1&quot; a des erreurs et ne forme aucune section&#xa0;; %2.</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; rewrites %2; %3.</source>
        <translation>La règle &quot;%1&quot; réécrit %2&#xa0;; %3.</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; makes %2; %3.</source>
        <translation>Sections de la règle &quot;%1&quot;&#xa0;: %2&#xa0;; %3.</translation>
    </message>
    <message>
        <source>All rules together rewrite %1; %2.</source>
        <translation>Toutes les règles ensemble réécrivent %1&#xa0;; %2.</translation>
    </message>
    <message>
        <source>All rules make %1; %2.</source>
        <translation>Sections de toutes les règles&#xa0;: %1&#xa0;; %2.</translation>
    </message>
    <message>
        <source>The rules take %1; %2.</source>
        <translation>Les règles prennent %1&#xa0;; %2.</translation>
    </message>
    <message>
        <source>These rules rewrite and make no sections. Expect `rewrites`, or one of the rules.</source>
        <translation>Ces règles réécrivent et ne forment pas de sections. L’attente doit porter sur `rewrites` ou sur l’une des règles.</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot;.</source>
        <translation>Il n’y a pas de règle &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>a section made by hand</source>
        <translation>une section faite à la main</translation>
    </message>
    <message>
        <source>It matches elsewhere, but its operators are taken there by %1.</source>
        <translation>Elle correspond ailleurs, mais ses opérateurs y sont pris par %1.</translation>
    </message>
    <message>
        <source>It matches at %1 more, but such a section could not run in one piece.</source>
        <translation>Elle correspond à %1 de plus, mais une telle section ne pourrait s’exécuter d’un seul tenant.</translation>
    </message>
    <message>
        <source>It already matches at every %1.</source>
        <translation>Elle correspond déjà à chaque %1.</translation>
    </message>
    <message>
        <source>There is no %1.</source>
        <translation>Il n’y a pas de %1.</translation>
    </message>
    <message>
        <source>Most common operators left out: %1.</source>
        <translation>Opérateurs le plus souvent laissés de côté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Rules with no sections: %1.</source>
        <translation>Règles sans sections&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The rule cannot be added to this file without losing others. Give the file a list of patterns, or write the rule into a new file.</source>
        <translation>La règle ne peut être ajoutée à ce fichier sans en perdre d’autres. Donnez au fichier une liste de motifs, ou écrivez la règle dans un nouveau fichier.</translation>
    </message>
    <message>
        <source>The rules file has no place for another rule: a comment or a condition is open at its end.</source>
        <translation>Le fichier de règles n’a pas de place pour une autre règle&#xa0;: un commentaire ou une condition est ouvert à sa fin.</translation>
    </message>
    <message>
        <source>No rule can be made from these operators.</source>
        <translation>Aucune règle ne peut être faite de ces opérateurs.</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: a pattern ends with one operator, but several results leave the selection: %1.</source>
        <translation>Ces opérateurs ne peuvent former une seule règle&#xa0;: un motif finit par un opérateur, mais plusieurs résultats quittent la sélection&#xa0;: %1.</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: the selection uses a result that is not the first of: %1.</source>
        <translation>Ces opérateurs ne peuvent former une seule règle&#xa0;: la sélection utilise un résultat qui n’est pas le premier de&#xa0;: %1.</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: a pattern has every operand, and one is left out of: %1.</source>
        <translation>Ces opérateurs ne peuvent former une seule règle&#xa0;: un motif a tous les opérandes, et il en manque un à&#xa0;: %1.</translation>
    </message>
    <message>
        <source>`%1` is not a field of a hardware profile.</source>
        <translation>`%1` n’est pas une donnée d’un profil matériel.</translation>
    </message>
    <message>
        <source>`format` must be &quot;fusewright-hardware&quot;.</source>
        <translation>`format` doit être &quot;fusewright-hardware&quot;.</translation>
    </message>
    <message>
        <source>`profiles` must be a list.</source>
        <translation>`profiles` doit être une liste.</translation>
    </message>
    <message>
        <source>A hardware file is an object with a list `profiles`.</source>
        <translation>Un fichier matériel est un objet avec une liste `profiles`.</translation>
    </message>
    <message>
        <source>A profile must be an object.</source>
        <translation>Un profil doit être un objet.</translation>
    </message>
    <message>
        <source>A profile must begin with its `name`: a short text.</source>
        <translation>Un profil doit commencer par son `name`&#xa0;: un texte court.</translation>
    </message>
    <message>
        <source>There is room for 1,000 hardware profiles: this new one and any after it are ignored.</source>
        <translation>Il y a de la place pour 1&#xa0;000 profils matériels&#xa0;: ce nouveau profil et tous les nouveaux qui suivent sont ignorés.</translation>
    </message>
    <message>
        <source>Remove profiles that you do not need.</source>
        <translation>Supprimez les profils dont vous n’avez pas besoin.</translation>
    </message>
    <message>
        <source>`%1` must be one line of text of at most 1,000 letters.</source>
        <translation>`%1` doit être une ligne de texte d’au plus 1&#xa0;000 caractères.</translation>
    </message>
    <message>
        <source>`%1` is no element type.</source>
        <translation>`%1` n’est pas un type d’élément.</translation>
    </message>
    <message>
        <source>`peak` must be an object: operations a second by element type.</source>
        <translation>`peak` doit être un objet&#xa0;: opérations par seconde selon le type d’élément.</translation>
    </message>
    <message>
        <source>`%1` must be a number, or an object with a number `value` and a `source`.</source>
        <translation>`%1` doit être un nombre, ou un objet avec un nombre `value` et une `source`.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no gradient: it is not of real numbers.</source>
        <translation>&quot;%1&quot; n’a pas de gradient&#xa0;: ce ne sont pas des nombres réels.</translation>
    </message>
    <message>
        <source>The translation stops at `%1`</source>
        <translation>La traduction s’arrête à `%1`</translation>
    </message>
    <message>
        <source>In %1 a pattern ends with one operator, but this one has several ends.</source>
        <translation>En %1, un motif finit par un opérateur, mais celui-ci a plusieurs fins.</translation>
    </message>
    <message>
        <source>In the model, a place uses a result of `%1` that is not its first, which cannot be expressed in %2.</source>
        <translation>Dans le modèle, un endroit utilise un résultat de `%1` qui n’est pas le premier, ce qui ne peut se dire en %2.</translation>
    </message>
    <message>
        <source>In the model, `%1` has an operand that is left out, which cannot be expressed in %2.</source>
        <translation>Dans le modèle, `%1` a un opérande omis, ce qui ne peut se dire en %2.</translation>
    </message>
    <message>
        <source>The model has more than %1 forms of this rule; only the first ones are written.</source>
        <translation>Le modèle a plus de %1 formes de cette règle&#xa0;; seules les premières sont écrites.</translation>
    </message>
    <message>
        <source>The condition `%1` is left out.</source>
        <translation>La condition `%1` est omise.</translation>
    </message>
    <message>
        <source>the extent of `%1` along axis %2</source>
        <translation>la dimension de `%1` selon l’axe %2</translation>
    </message>
    <message>
        <source>the type of `%1` is %2</source>
        <translation>le type de `%1` est %2</translation>
    </message>
    <message>
        <source>`%1` has %2 axes</source>
        <translation>`%1` a %2 axes</translation>
    </message>
    <message>
        <source>%1 is a multiple of %2</source>
        <translation>%1 est un multiple de %2</translation>
    </message>
    <message>
        <source>The function that checks every match is left out.</source>
        <translation>La fonction qui vérifie chaque correspondance est omise.</translation>
    </message>
    <message>
        <source>The check that no inner result is used outside is left out.</source>
        <translation>La vérification qu’aucun résultat interne n’est utilisé à l’extérieur est omise.</translation>
    </message>
    <message>
        <source>Of the check, this is left out: %1.</source>
        <translation>De la vérification, ceci est omis&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Of the check, this is left out: `%1`.</source>
        <translation>De la vérification, ceci est omis&#xa0;: `%1`.</translation>
    </message>
    <message>
        <source>The literals that `%1` is called with may be others here.</source>
        <translation>Les valeurs littérales avec lesquelles `%1` est appelé peuvent être autres ici.</translation>
    </message>
    <message>
        <source>`%1` reads result %2 of `%3`; here it is the first one.</source>
        <translation>`%1` lit le résultat %2 de `%3`&#xa0;; ici c’est le premier.</translation>
    </message>
    <message>
        <source>`%1` takes any number of operands; here there are %2.</source>
        <translation>`%1` prend un nombre quelconque d’opérandes&#xa0;; ici il y en a %2.</translation>
    </message>
    <message>
        <source>`%1` has %2 in the original and %3 here, as `%4` has in %5.</source>
        <translation>`%1` a %2 dans l’original et %3 ici, comme `%4` en %5.</translation>
    </message>
    <message>
        <source>In %1 a pattern says how many tensors `%2` takes, and along which dimension. What is usual is written; with a model, what it has.</source>
        <translation>En %1, un motif dit combien de tenseurs `%2` prend, et selon quelle dimension. L’usuel est écrit&#xa0;; avec un modèle, ce qu’il a.</translation>
    </message>
    <message>
        <source>In %1 a pattern says how many tensors `%2` takes. What is usual is written; with a model, what it has.</source>
        <translation>En %1, un motif dit combien de tenseurs `%2` prend. L’usuel est écrit&#xa0;; avec un modèle, ce qu’il a.</translation>
    </message>
    <message>
        <source>`%1` has no %2 as operands in %3, but `%4` has them.</source>
        <translation>`%1` n’a pas %2 comme opérandes en %3, mais `%4` les a.</translation>
    </message>
    <message>
        <source>`%1` is called as `%2` here, which takes every `%3`, not only `%4`.</source>
        <translation>`%1` est appelé ici `%2`, qui prend tout `%3`, pas seulement `%4`.</translation>
    </message>
    <message>
        <source>How a model&apos;s code calls `%1` is not known. With a model that has it, it is called as there.</source>
        <translation>On ne sait pas comment le code d’un modèle appelle `%1`. Avec un modèle qui l’a, il est appelé comme là.</translation>
    </message>
    <message>
        <source>The pattern can hold in more than %1 ways; only the first ones are written.</source>
        <translation>Le motif peut être rempli de plus de %1 façons&#xa0;; seules les premières sont écrites.</translation>
    </message>
    <message>
        <source>No heuristics in %1: `%2` is left out.</source>
        <translation>Pas d’heuristiques en %1&#xa0;: `%2` est omise.</translation>
    </message>
    <message>
        <source>No priorities in %1: the order of the file replaces priority %2.</source>
        <translation>Pas de priorités dans %1&#xa0;: l’ordre du fichier remplace la priorité %2.</translation>
    </message>
    <message>
        <source>A match becomes a section here, and is not replaced.</source>
        <translation>Une correspondance devient ici une section, et n’est pas remplacée.</translation>
    </message>
    <message>
        <source>What replaces a match is not translated: one new operator stands for all of it.</source>
        <translation>Ce qui remplace une correspondance n’est pas traduit&#xa0;: un nouvel opérateur représente le tout.</translation>
    </message>
    <message>
        <source>A match becomes one new operator here, not a section.</source>
        <translation>Une correspondance devient ici un nouvel opérateur, pas une section.</translation>
    </message>
    <message>
        <source>The pattern can match in %1 ways; only those found in the model are written.</source>
        <translation>Le motif peut correspondre de %1 façons&#xa0;; seules celles du modèle sont écrites.</translation>
    </message>
    <message>
        <source>The calls of the model cannot be written in a pattern, so the usual ones are.</source>
        <translation>Les appels du modèle ne peuvent s’écrire dans un motif&#xa0;: ce sont donc les usuels.</translation>
    </message>
    <message>
        <source>What the model has cannot be expressed: %1</source>
        <translation>Ce que le modèle a ne peut se dire&#xa0;: %1</translation>
    </message>
    <message>
        <source>A pattern of several pieces that are found along users cannot be translated.</source>
        <translation>Un motif de plusieurs morceaux trouvés le long des utilisations ne peut être traduit.</translation>
    </message>
    <message>
        <source>No way in which the pattern can hold can be written in %1.</source>
        <translation>Aucune façon de remplir le motif ne peut s’écrire en %1.</translation>
    </message>
    <message>
        <source>The translation cannot be read back: rules are missing.</source>
        <translation>La traduction ne peut être relue&#xa0;: il manque des règles.</translation>
    </message>
    <message>
        <source>The translation cannot be read back: %1</source>
        <translation>La traduction ne peut être relue&#xa0;: %1</translation>
    </message>
    <message>
        <source>The model is prepared before these rules run; operators before: %1, after: %2.</source>
        <translation>Le modèle est préparé avant ces règles&#xa0;; opérateurs avant&#xa0;: %1, après&#xa0;: %2.</translation>
    </message>
    <message>
        <source>`%1` takes any operator, and %2 must name every operator.</source>
        <translation>`%1` prend n’importe quel opérateur, et %2 doit nommer chaque opérateur.</translation>
    </message>
    <message>
        <source>`%1` takes any operator but some, and %2 must name every operator.</source>
        <translation>`%1` prend n’importe quel opérateur sauf certains, et %2 doit nommer chaque opérateur.</translation>
    </message>
    <message>
        <source>`%1` takes any operator here, and in the original not %2.</source>
        <translation>`%1` prend ici n’importe quel opérateur, et dans l’original pas %2.</translation>
    </message>
    <message>
        <source>`%1` takes every `%2` here, and in the original not %3.</source>
        <translation>`%1` prend ici tout `%2`, et dans l’original pas %3.</translation>
    </message>
    <message>
        <source>In %1 a pattern ends with one operator, but this one ends with %2.</source>
        <translation>En %1, un motif finit par un opérateur, mais celui-ci finit par %2.</translation>
    </message>
    <message>
        <source>Which operand is which, and how many there are, cannot be expressed in %1: %2.</source>
        <translation>Quel opérande est lequel, et combien il y en a, ne peut se dire en %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The rule does not say which operand is which, and not every way is written. Translate it with a model: then they are as they occur there.</source>
        <translation>La règle ne dit pas quel opérande est lequel, et toutes les façons ne sont pas écrites. Traduisez-la avec un modèle&#xa0;: les opérandes seront alors comme dans ce modèle.</translation>
    </message>
    <message>
        <source>No operator is in the pattern.</source>
        <translation>Aucun opérateur n’est dans le motif.</translation>
    </message>
    <message>
        <source>`%1` is %2 in %3: a graph that has it in one operator is not matched.</source>
        <translation>`%1` est %2 en %3&#xa0;: un graphe qui l’a en un seul opérateur ne correspond pas.</translation>
    </message>
    <message>
        <source>There is no such result here</source>
        <translation>Il n’y a pas de tel résultat ici</translation>
    </message>
    <message>
        <source>It would be replaced twice</source>
        <translation>Il serait remplacé deux fois</translation>
    </message>
    <message>
        <source>It is an output of the model</source>
        <translation>C’est une sortie du modèle</translation>
    </message>
    <message>
        <source>It is used by %1</source>
        <translation>Il est utilisé par %1</translation>
    </message>
    <message>
        <source>the replacement</source>
        <translation>remplacement</translation>
    </message>
    <message>
        <source>It uses what it replaces</source>
        <translation>Il utilise ce qu’il remplace</translation>
    </message>
    <message>
        <source>The replacement would need what uses it</source>
        <translation>Le remplacement aurait besoin de ce qui l’utilise</translation>
    </message>
    <message>
        <source>The replacement is too large</source>
        <translation>Le remplacement est trop grand</translation>
    </message>
    <message>
        <source>A size cannot be less than zero</source>
        <translation>Une taille ne peut être négative</translation>
    </message>
    <message>
        <source>A loop that makes nothing cannot be a result</source>
        <translation>Une boucle qui ne fait rien ne peut être un résultat</translation>
    </message>
    <message>
        <source>There is no such value</source>
        <translation>Il n’y a pas de telle valeur</translation>
    </message>
    <message>
        <source>There is no such result</source>
        <translation>Il n’y a pas de tel résultat</translation>
    </message>
    <message>
        <source>The elements of a list differ in type</source>
        <translation>Les éléments d’une liste sont de types différents</translation>
    </message>
    <message>
        <source>A loop needs a step other than zero</source>
        <translation>Une boucle ne peut avancer par pas de zéro</translation>
    </message>
    <message>
        <source>An extent cannot be that large, or less than zero</source>
        <translation>Une dimension ne peut être si grande, ni négative</translation>
    </message>
    <message>
        <source>There is no such axis</source>
        <translation>Il n’y a pas de tel axe</translation>
    </message>
    <message>
        <source>A step must be more than nothing</source>
        <translation>Un pas doit être supérieur à zéro</translation>
    </message>
    <message>
        <source>The graph has nothing that could be the result %1, and torch stops there</source>
        <translation>Rien dans le graphe ne peut être le résultat %1, et torch s’arrête là</translation>
    </message>
    <message>
        <source>The match could not run in one piece</source>
        <translation>La correspondance ne pourrait s’exécuter d’un seul tenant</translation>
    </message>
    <message>
        <source>The match at %1 has it</source>
        <translation>La correspondance à %1 l’a pris</translation>
    </message>
    <message>
        <source>Nothing uses what %1 gives, and torch stops at such a match</source>
        <translation>Rien n’utilise ce que %1 donne, et torch s’arrête à une telle correspondance</translation>
    </message>
    <message>
        <source>Nothing uses its result</source>
        <translation>Rien n’utilise son résultat</translation>
    </message>
    <message>
        <source>A list that a wildcard takes names %1, which goes with the match, and torch stops there</source>
        <translation>Une liste prise par un joker nomme %1, qui part avec la correspondance, et torch s’arrête là</translation>
    </message>
    <message>
        <source>A list that a wildcard takes names it</source>
        <translation>Une liste prise par un joker le nomme</translation>
    </message>
    <message>
        <source>made of %1</source>
        <translation>issu de %1</translation>
    </message>
    <message>
        <source>becomes %1</source>
        <translation>devient %1</translation>
    </message>
    <message>
        <source>the condition is false</source>
        <translation>la condition est fausse</translation>
    </message>
    <message>
        <source>conditional: the model does not say enough</source>
        <translation>conditionnel&#xa0;: le modèle n’en dit pas assez</translation>
    </message>
    <message>
        <source>a result inside is used outside</source>
        <translation>un résultat interne est utilisé à l’extérieur</translation>
    </message>
    <message>
        <source>it would close a cycle</source>
        <translation>cela fermerait un cycle</translation>
    </message>
    <message>
        <source>the replacement makes no sense here</source>
        <translation>le remplacement n’a pas de sens ici</translation>
    </message>
    <message>
        <source>rewritten too often</source>
        <translation>réécrit trop souvent</translation>
    </message>
    <message>
        <source>another match has some of its operators</source>
        <translation>une autre correspondance a certains de ses opérateurs</translation>
    </message>
    <message>
        <source>a check went wrong</source>
        <translation>une vérification a échoué</translation>
    </message>
    <message>
        <source>Rules rewrite the model first: %1 in %2; %3 becomes %4.</source>
        <translation>Les règles réécrivent d’abord le modèle&#xa0;: %1 en %2&#xa0;; %3 devient %4.</translation>
    </message>
    <message>
        <source>Rules rewrite the model first: %1 in %2; %3 become %4.</source>
        <translation>Les règles réécrivent d’abord le modèle&#xa0;: %1 en %2&#xa0;; %3 deviennent %4.</translation>
    </message>
    <message>
        <source>Rules rewrite the model first: %1 in %2 of %3; %4 becomes %5.</source>
        <translation>Les règles réécrivent d’abord le modèle&#xa0;: %1 en %2 sur %3&#xa0;; %4 devient %5.</translation>
    </message>
    <message>
        <source>Rules rewrite the model first: %1 in %2 of %3; %4 become %5.</source>
        <translation>Les règles réécrivent d’abord le modèle&#xa0;: %1 en %2 sur %3&#xa0;; %4 deviennent %5.</translation>
    </message>
    <message>
        <source>%1 match is conditional, and not rewritten: the model does not say enough.</source>
        <translation>%1 correspondance est conditionnelle et n’est pas réécrite&#xa0;: le modèle n’en dit pas assez.</translation>
    </message>
    <message>
        <source>%1 matches are conditional, and not rewritten: the model does not say enough.</source>
        <translation>%1 correspondances sont conditionnelles et ne sont pas réécrites&#xa0;: le modèle n’en dit pas assez.</translation>
    </message>
    <message>
        <source>%1 before, %2 after</source>
        <translation>%1 avant, %2 après</translation>
    </message>
    <message>
        <source>%1: %2 became %3</source>
        <translation>%1&#xa0;: %2 est devenu %3</translation>
    </message>
    <message>
        <source>The stage %1 stopped after %2 rewrites: no more are allowed.</source>
        <translation>L’étape %1 s’est arrêtée après %2 réécritures&#xa0;: plus aucune n’est permise.</translation>
    </message>
    <message>
        <source>The stage %1 stopped after %2 rewrites: they form an endless cycle (%3).</source>
        <translation>L’étape %1 s’est arrêtée après %2 réécritures&#xa0;: elles forment un cycle sans fin (%3).</translation>
    </message>
    <message>
        <source>A condition that excludes what the rules make ends that.</source>
        <translation>Une condition qui exclut ce que les règles font y met fin.</translation>
    </message>
    <message>
        <source>This replacement gives `%1` the shape %2, but it makes %3 (`%4`).</source>
        <translation>Ce remplacement donne à `%1` la forme %2, mais produit %3 (`%4`).</translation>
    </message>
    <message>
        <source>This replacement gives `%1` the shape %2, but it makes %3 (`%4` and %5 more).</source>
        <translation>Ce remplacement donne à `%1` la forme %2, mais produit %3 (`%4` et %5 autres).</translation>
    </message>
    <message>
        <source>Say the shape, or replace the operator by another one.</source>
        <translation>Indiquez la forme, ou remplacez l’opérateur par un autre.</translation>
    </message>
    <message>
        <source>It already matches at every %1 in these modules.</source>
        <translation>Elle correspond déjà à chaque %1 dans ces modules.</translation>
    </message>
    <message>
        <source>There is no %1 in these modules.</source>
        <translation>Il n’y a pas de %1 dans ces modules.</translation>
    </message>
    <message>
        <source>The nearest miss, at %1, ends at %2: %3.</source>
        <translation>La quasi-correspondance la plus proche, à %1, s’arrête à %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The nearest miss, at %1 in %2, ends at %3: %4.</source>
        <translation>La quasi-correspondance la plus proche, à %1 dans %2, s’arrête à %3&#xa0;: %4.</translation>
    </message>
    <message>
        <source>The nearest miss, at %1, most in %2, ends at %3: %4.</source>
        <translation>La quasi-correspondance la plus proche, à %1, surtout dans %2, s’arrête à %3&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1 of rule `%2` may not fit on %3: needs at least %4 (%5) for weights and live values, and `%6` plans with %7, %8 of what is there.</source>
        <translation>Peut-être trop pour %3&#xa0;: %1 de la règle `%2`. Il faut au moins %4 (%5) pour les poids et les valeurs vivantes en même temps&#xa0;; `%6` compte sur %7, soit %8 de ce qui est disponible.</translation>
    </message>
    <message>
        <source>%1 of rule `%2` may not fit on %3: needs at least %4 (%5) for weights and live values, and there are %6 on the chip.</source>
        <translation>Peut-être trop pour %3&#xa0;: %1 de la règle `%2`. Il faut au moins %4 (%5) pour les poids et les valeurs vivantes en même temps&#xa0;; il y a %6 sur la puce.</translation>
    </message>
    <message>
        <source>%1 sections</source>
        <translation>%1 sections</translation>
    </message>
    <message>
        <source>%1 units, %2 available</source>
        <translation>%1 unités, %2 disponibles</translation>
    </message>
    <message>
        <source>`%1` must be a number above 0 and at most 1e30.</source>
        <translation>`%1` doit être un nombre supérieur à 0 et d’au plus 1e30.</translation>
    </message>
    <message>
        <source>`%1` must be a whole number up to 1,000,000,000.</source>
        <translation>`%1` doit être un nombre entier jusqu’à 1&#xa0;000&#xa0;000&#xa0;000.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an output of the model.</source>
        <translation>&quot;%1&quot; n’est pas une sortie du modèle.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an input or parameter of the model.</source>
        <translation>&quot;%1&quot; n’est ni une entrée ni un paramètre du modèle.</translation>
    </message>
    <message>
        <source>With and without %1: each becomes a pattern of its own.</source>
        <translation>Avec et sans %1&#xa0;: chacun est un motif à part.</translation>
    </message>
    <message>
        <source>Each option of %1 becomes a pattern of its own.</source>
        <translation>Chaque option de %1 est un motif à part.</translation>
    </message>
    <message>
        <source>Each operator accepted by %1 becomes a pattern of its own.</source>
        <translation>Chaque opérateur pris par %1 est un motif à part.</translation>
    </message>
    <message>
        <source>Chains of %1 are written out up to %2 operators.</source>
        <translation>Les chaînes de %1 sont écrites jusqu’à %2 opérateurs.</translation>
    </message>
    <message>
        <source>Context is not asked for: %1.</source>
        <translation>Le contexte n’est pas demandé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No context in %1, and the pattern falls apart without it, so it is included: %2.</source>
        <translation>Pas de contexte en %1, et le motif se défait sans lui&#xa0;; il est donc inclus&#xa0;: %2.</translation>
    </message>
    <message>
        <source>In %1 this is the same pattern as %2, which is tried first, so it is left out.</source>
        <translation>En %1, c’est le même motif que %2, essayé d’abord&#xa0;; il est donc omis.</translation>
    </message>
    <message>
        <source>In %1 this is the same pattern as %2, which are tried first, so it is left out.</source>
        <translation>En %1, c’est le même motif que %2, essayés d’abord&#xa0;; il est donc omis.</translation>
    </message>
    <message>
        <source>In %1 one of its patterns is the same as that of %2, which is tried first, so it is left out.</source>
        <translation>En %1, l’un de ses motifs est le même que celui de %2, essayé d’abord&#xa0;; il est donc omis.</translation>
    </message>
    <message>
        <source>In %1 some of its patterns are the same as those of %2, which is tried first, so they are left out.</source>
        <translation>En %1, certains de ses motifs sont les mêmes que ceux de %2, essayé d’abord&#xa0;; ils sont donc omis.</translation>
    </message>
    <message>
        <source>In %1 some of its patterns are the same as those of %2, which are tried first, so they are left out.</source>
        <translation>En %1, certains de ses motifs sont les mêmes que ceux de %2, essayés d’abord&#xa0;; ils sont donc omis.</translation>
    </message>
    <message>
        <source>%1 before, %2 after; rules of %3.</source>
        <translation>%1 avant, %2 après&#xa0;; règles de %3.</translation>
    </message>
    <message>
        <source>%1 before, %2 after.</source>
        <translation>%1 avant, %2 après.</translation>
    </message>
    <message>
        <source>%1 match is refused because of %2.</source>
        <translation>%1 correspondance est refusée à cause de %2.</translation>
    </message>
    <message>
        <source>%1 matches are refused because of %2.</source>
        <translation>%1 correspondances sont refusées à cause de %2.</translation>
    </message>
    <message>
        <source>%1 matches are refused, most because of %2.</source>
        <translation>%1 correspondances sont refusées, la plupart à cause de %2.</translation>
    </message>
    <message>
        <source>%1 match is conditional because of %2.</source>
        <translation>%1 correspondance est conditionnelle à cause de %2.</translation>
    </message>
    <message>
        <source>%1 matches are conditional because of %2.</source>
        <translation>%1 correspondances sont conditionnelles à cause de %2.</translation>
    </message>
    <message>
        <source>%1 matches are conditional, most because of %2.</source>
        <translation>%1 correspondances sont conditionnelles, la plupart à cause de %2.</translation>
    </message>
    <message>
        <source>It does not settle: %1.</source>
        <translation>Elle ne se stabilise pas&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It was stopped by its limit.</source>
        <translation>Elle a été arrêtée par sa limite.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no gradient: its elements are %2.</source>
        <translation>&quot;%1&quot; n’a pas de gradient&#xa0;: ses éléments sont de type %2.</translation>
    </message>
    <message>
        <source>Only real and complex numbers have one.</source>
        <translation>Seuls les nombres réels et complexes en ont un.</translation>
    </message>
    <message>
        <source>It is the result of an operator.</source>
        <translation>C’est le résultat d’un opérateur.</translation>
    </message>
    <message>
        <source>It is an input of the body of an operator.</source>
        <translation>C’est une entrée du corps d’un opérateur.</translation>
    </message>
    <message>
        <source>It belongs to the body of an operator: &quot;parameters&quot; includes those.</source>
        <translation>Il appartient au corps d’un opérateur&#xa0;: &quot;parameters&quot; inclut ceux-là.</translation>
    </message>
    <message>
        <source>the whole match</source>
        <translation>la correspondance entière</translation>
    </message>
    <message>
        <source>a tag of the pattern</source>
        <translation>une étiquette du motif</translation>
    </message>
    <message>
        <source>an operator of the model</source>
        <translation>un opérateur du modèle</translation>
    </message>
    <message>
        <source>a type of elements</source>
        <translation>un type d’élément</translation>
    </message>
    <message>
        <source>a split around this</source>
        <translation>un découpage autour de ceci</translation>
    </message>
    <message>
        <source>It stands for %1(…).</source>
        <translation>Représente %1(…).</translation>
    </message>
    <message>
        <source>It begins at number %1.</source>
        <translation>Elle commence au numéro %1.</translation>
    </message>
    <message>
        <source>Usual value: %1.</source>
        <translation>Valeur habituelle&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Always true.</source>
        <translation>Toujours vrai.</translation>
    </message>
    <message>
        <source>The result of the whole match.</source>
        <translation>Le résultat de la correspondance entière.</translation>
    </message>
    <message>
        <source>The pattern has no such tag.</source>
        <translation>Le motif n’a pas de telle étiquette.</translation>
    </message>
    <message>
        <source>Other models call it %1.</source>
        <translation>D’autres modèles l’appellent %1.</translation>
    </message>
    <message>
        <source>The model has none of this name.</source>
        <translation>Le modèle n’en a aucun de ce nom.</translation>
    </message>
    <message>
        <source>The model has %1 of this name.</source>
        <translation>Le modèle en a %1 de ce nom.</translation>
    </message>
    <message>
        <source>The name of an operator.</source>
        <translation>Le nom d’un opérateur.</translation>
    </message>
    <message>
        <source>A split: what refers to it is about one piece.</source>
        <translation>Un découpage&#xa0;: ce qui s’y réfère concerne un seul morceau.</translation>
    </message>
    <message>
        <source>It names the result of %1.</source>
        <translation>Nomme le résultat de %1.</translation>
    </message>
    <message>
        <source>It names operand %1 of %2.</source>
        <translation>Nomme l’opérande %1 de %2.</translation>
    </message>
    <message>
        <source>the name of an operator</source>
        <translation>le nom d’un opérateur</translation>
    </message>
    <message>
        <source>%1 is not a function of the grammar, and not a macro of this file.</source>
        <translation>%1 n’est ni une fonction de la grammaire, ni une macro de ce fichier.</translation>
    </message>
    <message>
        <source>%1 cannot be used in %2.</source>
        <translation>%1 ne peut être utilisé ici (%2).</translation>
    </message>
    <message>
        <source>%1 takes %2 operand, not %3: %4.</source>
        <translation>%1 prend %2 opérande, pas %3&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1 takes %2 operands, not %3: %4.</source>
        <translation>%1 prend %2 opérandes, pas %3&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1 takes operands of one type, not %2 and %3.</source>
        <translation>%1 prend des opérandes d’un même type, pas %2 et %3.</translation>
    </message>
    <message>
        <source>%1 changes what an operator gives, but its last operand makes no operator.</source>
        <translation>%1 modifie ce que donne un opérateur, mais son dernier opérande ne fait pas d’opérateur.</translation>
    </message>
    <message>
        <source>WITH_SIZE takes a shape or an operand here, not an operator.</source>
        <translation>WITH_SIZE prend ici une forme ou un opérande, pas un opérateur.</translation>
    </message>
    <message>
        <source>ROUNDUP goes up in steps of a power of 2, which %1 is not.</source>
        <translation>ROUNDUP arrondit par pas d’une puissance de 2, et %1 n’en est pas une.</translation>
    </message>
    <message>
        <source>%1 is meant to be the root of a replacement, or within SELECT or AUTOSPLIT at its root.</source>
        <translation>%1 doit être la racine d’un remplacement, ou se trouver dans SELECT ou AUTOSPLIT à sa racine.</translation>
    </message>
    <message>
        <source>Nothing in the body refers to the split &quot;%1&quot;: all pieces are the same.</source>
        <translation>Rien dans le corps ne se réfère au découpage &quot;%1&quot;&#xa0;: tous les morceaux sont identiques.</translation>
    </message>
    <message>
        <source>A pattern is an Op or an OpVarIn.</source>
        <translation>Un motif est un Op ou un OpVarIn.</translation>
    </message>
    <message>
        <source>A constraint is a condition, not %1.</source>
        <translation>Une contrainte est une condition, pas %1.</translation>
    </message>
    <message>
        <source>A replacement makes an operator, or is an operand, not %1.</source>
        <translation>Un remplacement fait un opérateur, ou est un opérande, pas %1.</translation>
    </message>
    <message>
        <source>DType has no tag %1.</source>
        <translation>DType n’a pas d’étiquette %1.</translation>
    </message>
    <message>
        <source>The grammar of rules has no operator signs. Write ADD, SUB, MUL or DIV.</source>
        <translation>La grammaire des règles n’a pas de signes d’opérateur. Écrivez ADD, SUB, MUL ou DIV.</translation>
    </message>
    <message>
        <source>The name of an operator cannot be empty.</source>
        <translation>Le nom d’un opérateur ne peut être vide.</translation>
    </message>
    <message>
        <source>%1 is not a constant, and not a macro of this file or of one it includes.</source>
        <translation>%1 n’est ni une constante, ni une macro de ce fichier ou d’un fichier qu’il inclut.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be used within the operator that it names.</source>
        <translation>&quot;%1&quot; ne peut être utilisé dans l’opérateur qu’il nomme.</translation>
    </message>
    <message>
        <source>&quot;*&quot; stands for the whole match; it cannot be a part of the pattern.</source>
        <translation>&quot;*&quot; représente la correspondance entière et ne peut être une partie du motif.</translation>
    </message>
    <message>
        <source>&quot;*&quot; stands for the match itself, so this replaces it with what it is.</source>
        <translation>&quot;*&quot; représente la correspondance elle-même&#xa0;: elle serait remplacée par ce qu’elle est.</translation>
    </message>
    <message>
        <source>The pattern has no tag %1.</source>
        <translation>Le motif n’a pas d’étiquette %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; already names another operator. Choose another tag.</source>
        <translation>&quot;%1&quot; nomme déjà un autre opérateur. Choisissez une autre étiquette.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; already names another split of this rule. Choose another tag.</source>
        <translation>&quot;%1&quot; nomme déjà un autre découpage de cette règle. Choisissez une autre étiquette.</translation>
    </message>
    <message>
        <source>The macro %1 uses itself. A macro cannot be expanded within itself.</source>
        <translation>La macro %1 s’utilise elle-même. Une macro ne peut être développée dans elle-même.</translation>
    </message>
    <message>
        <source>The macros of this file expand to too much text.</source>
        <translation>Les macros de ce fichier se développent en trop de texte.</translation>
    </message>
    <message>
        <source>This call of a macro has no closing parenthesis.</source>
        <translation>Cet appel de macro n’a pas de parenthèse fermante.</translation>
    </message>
    <message>
        <source>The macro %1 takes %2 arguments, not %3.</source>
        <translation>La macro %1 prend %2 arguments, pas %3.</translation>
    </message>
    <message>
        <source>An option of the graph.</source>
        <translation>Une option du graphe.</translation>
    </message>
    <message>
        <source>A pass is a name, or a name, a sign and a number: EARLY, EARLY + 1.</source>
        <translation>Une passe est un nom, ou un nom, un signe et un nombre&#xa0;: EARLY, EARLY + 1.</translation>
    </message>
    <message>
        <source>%1 is not a pass, so this rule does not run.</source>
        <translation>%1 n’est pas une passe&#xa0;: cette règle ne s’exécute donc pas.</translation>
    </message>
    <message>
        <source>A flag is a name, or 0 for none.</source>
        <translation>Un flag est un nom, ou 0 pour aucun.</translation>
    </message>
    <message>
        <source>A rule has %1 parts: pass, flag, pattern, constraint and replacement, not %2.</source>
        <translation>Une règle a %1 parties&#xa0;: passe, flag, motif, contrainte et remplacement, pas %2.</translation>
    </message>
    <message>
        <source>A rule has %1 parts: pass, pattern, constraint and replacement, not %2.</source>
        <translation>Une règle a %1 parties&#xa0;: passe, motif, contrainte et remplacement, pas %2.</translation>
    </message>
    <message>
        <source>This file has no rules. It defines %1 operator: %2; ….</source>
        <translation>Ce fichier n’a pas de règles. Il définit %1 opérateur&#xa0;: %2&#xa0;; ….</translation>
    </message>
    <message>
        <source>This file has no rules. It defines %1 operator: %2.</source>
        <translation>Ce fichier n’a pas de règles. Il définit %1 opérateur&#xa0;: %2.</translation>
    </message>
    <message>
        <source>This file has no rules. It defines %1 operators: %2; ….</source>
        <translation>Ce fichier n’a pas de règles. Il définit %1 opérateurs&#xa0;: %2&#xa0;; ….</translation>
    </message>
    <message>
        <source>This file has no rules. It defines %1 operators: %2.</source>
        <translation>Ce fichier n’a pas de règles. Il définit %1 opérateurs&#xa0;: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was not found, so its macros are unknown. Put it beside this file, or name its folder with --include or in Preferences.</source>
        <translation>&quot;%1&quot; est introuvable, donc ses macros sont inconnues. Placez-le à côté de ce fichier, ou indiquez son dossier avec --include ou dans les Préférences.</translation>
    </message>
    <message>
        <source>The number without its sign.</source>
        <translation>Le nombre sans son signe.</translation>
    </message>
    <message>
        <source>The sum of all operands.</source>
        <translation>La somme de tous les opérandes.</translation>
    </message>
    <message>
        <source>True where all operands are.</source>
        <translation>Vrai si tous les opérandes le sont.</translation>
    </message>
    <message>
        <source>Makes the body for pieces of the result along an axis, and joins them.</source>
        <translation>Fait le corps pour des morceaux du résultat le long d’un axe, et les réunit.</translation>
    </message>
    <message>
        <source>The shape that a C++ function gives for the piece.</source>
        <translation>La forme qu’une fonction C++ donne pour le morceau.</translation>
    </message>
    <message>
        <source>An element of a constant as a float; NaN where there is none.</source>
        <translation>Un élément d’une constante comme nombre flottant&#xa0;; NaN s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>True where a constant has such an element.</source>
        <translation>Vrai si une constante a un tel élément.</translation>
    </message>
    <message>
        <source>An element of a constant as an int; MIN_INT where there is none.</source>
        <translation>Un élément d’une constante comme entier&#xa0;; MIN_INT s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>True where a constant has such an element and it is an int.</source>
        <translation>Vrai si une constante a un tel élément et que c’est un entier.</translation>
    </message>
    <message>
        <source>The extent along an axis, counted from 0.</source>
        <translation>La dimension le long d’un axe, compté à partir de 0.</translation>
    </message>
    <message>
        <source>The quotient; of whole numbers cut off towards zero.</source>
        <translation>Le quotient&#xa0;; pour des nombres entiers, tronqué vers zéro.</translation>
    </message>
    <message>
        <source>The number of a type as a type.</source>
        <translation>Le numéro d’un type comme type.</translation>
    </message>
    <message>
        <source>The type of the elements.</source>
        <translation>Le type des éléments.</translation>
    </message>
    <message>
        <source>How many bytes an element has.</source>
        <translation>Le nombre d’octets d’un élément.</translation>
    </message>
    <message>
        <source>True where both are equal; also of types.</source>
        <translation>Vrai si les deux sont égaux&#xa0;; aussi pour des types.</translation>
    </message>
    <message>
        <source>What a C++ function says; unknown here until you answer for it.</source>
        <translation>Ce que dit une fonction C++&#xa0;; inconnu ici tant que vous ne répondez pas à sa place.</translation>
    </message>
    <message>
        <source>What a C++ function makes; unknown here.</source>
        <translation>Ce que fait une fonction C++&#xa0;; inconnu ici.</translation>
    </message>
    <message>
        <source>The value as a float.</source>
        <translation>La valeur comme nombre flottant.</translation>
    </message>
    <message>
        <source>An operator of the default package instead of the one being defined.</source>
        <translation>Un opérateur du paquet par défaut au lieu de celui en cours de définition.</translation>
    </message>
    <message>
        <source>True where the first is not less.</source>
        <translation>Vrai si le premier n’est pas inférieur.</translation>
    </message>
    <message>
        <source>True where the first is greater.</source>
        <translation>Vrai si le premier est supérieur.</translation>
    </message>
    <message>
        <source>How many operands its operator has.</source>
        <translation>Le nombre d’opérandes de son opérateur.</translation>
    </message>
    <message>
        <source>An operand of the operator that makes this one.</source>
        <translation>Un opérande de l’opérateur qui produit celui-ci.</translation>
    </message>
    <message>
        <source>The value as an int.</source>
        <translation>La valeur comme entier.</translation>
    </message>
    <message>
        <source>True for a power of 2.</source>
        <translation>Vrai pour une puissance de 2.</translation>
    </message>
    <message>
        <source>The operand with the number of the iteration.</source>
        <translation>L’opérande qui porte le numéro de l’itération.</translation>
    </message>
    <message>
        <source>The number of the iteration.</source>
        <translation>Le numéro de l’itération.</translation>
    </message>
    <message>
        <source>How many elements of an axis a class of tensors keeps together; unknown here.</source>
        <translation>Le nombre d’éléments d’un axe qu’une classe de tenseurs garde ensemble&#xa0;; inconnu ici.</translation>
    </message>
    <message>
        <source>True where the first is not greater.</source>
        <translation>Vrai si le premier n’est pas supérieur.</translation>
    </message>
    <message>
        <source>Gives the result of an operator a tag.</source>
        <translation>Donne une étiquette au résultat d’un opérateur.</translation>
    </message>
    <message>
        <source>True where the first is less.</source>
        <translation>Vrai si le premier est inférieur.</translation>
    </message>
    <message>
        <source>The greatest operand.</source>
        <translation>Le plus grand opérande.</translation>
    </message>
    <message>
        <source>The least operand.</source>
        <translation>Le plus petit opérande.</translation>
    </message>
    <message>
        <source>The remainder, with the sign of the second operand.</source>
        <translation>Le reste, avec le signe du second opérande.</translation>
    </message>
    <message>
        <source>The product of all operands.</source>
        <translation>Le produit de tous les opérandes.</translation>
    </message>
    <message>
        <source>True where both differ; also of types.</source>
        <translation>Vrai si les deux diffèrent&#xa0;; aussi pour des types.</translation>
    </message>
    <message>
        <source>The number with the other sign.</source>
        <translation>Le nombre avec l’autre signe.</translation>
    </message>
    <message>
        <source>True where the operand is false.</source>
        <translation>Vrai si l’opérande est faux.</translation>
    </message>
    <message>
        <source>An option of the graph as a bool.</source>
        <translation>Une option du graphe comme booléen.</translation>
    </message>
    <message>
        <source>An option of the graph as a float.</source>
        <translation>Une option du graphe comme nombre flottant.</translation>
    </message>
    <message>
        <source>An option of the graph as an int.</source>
        <translation>Une option du graphe comme entier.</translation>
    </message>
    <message>
        <source>An option of the graph as a size.</source>
        <translation>Une option du graphe comme taille.</translation>
    </message>
    <message>
        <source>The base with one more operand for each number.</source>
        <translation>La base avec un opérande de plus par nombre.</translation>
    </message>
    <message>
        <source>True where one of the operands is.</source>
        <translation>Vrai si l’un des opérandes l’est.</translation>
    </message>
    <message>
        <source>How many results its operator has.</source>
        <translation>Le nombre de résultats de son opérateur.</translation>
    </message>
    <message>
        <source>Another result of the operator that makes this one.</source>
        <translation>Un autre résultat de l’opérateur qui produit celui-ci.</translation>
    </message>
    <message>
        <source>An operator with exactly these operands; in a replacement a new one.</source>
        <translation>Un opérateur avec exactement ces opérandes&#xa0;; dans un remplacement, un nouveau.</translation>
    </message>
    <message>
        <source>One result of an operator that has several.</source>
        <translation>Un résultat d’un opérateur qui en a plusieurs.</translation>
    </message>
    <message>
        <source>An operator with at least these operands.</source>
        <translation>Un opérateur avec au moins ces opérandes.</translation>
    </message>
    <message>
        <source>The operand of a tag; the tag alone means the same.</source>
        <translation>L’opérande d’une étiquette&#xa0;; l’étiquette seule signifie la même chose.</translation>
    </message>
    <message>
        <source>The rank: 4, or 5; lower ranks are filled with 1 in front.</source>
        <translation>Le rang&#xa0;: 4 ou 5&#xa0;; les rangs inférieurs sont complétés par des 1 au début.</translation>
    </message>
    <message>
        <source>The remainder, with the sign of the first operand.</source>
        <translation>Le reste, avec le signe du premier opérande.</translation>
    </message>
    <message>
        <source>The next multiple of the step, which is a power of 2.</source>
        <translation>Le multiple suivant du pas, qui est une puissance de 2.</translation>
    </message>
    <message>
        <source>Sets one extent of what is made.</source>
        <translation>Fixe une dimension de ce qui est fait.</translation>
    </message>
    <message>
        <source>True where the types are equal, and the quantization of quantized ones too.</source>
        <translation>Vrai si les types sont égaux, ainsi que la quantification s’ils sont quantifiés.</translation>
    </message>
    <message>
        <source>True where both are the same result.</source>
        <translation>Vrai si les deux sont le même résultat.</translation>
    </message>
    <message>
        <source>The second operand where the condition holds, else the third.</source>
        <translation>Le deuxième opérande si la condition est remplie, sinon le troisième.</translation>
    </message>
    <message>
        <source>The shape that a C++ function gives; unknown here.</source>
        <translation>La forme que donne une fonction C++&#xa0;; inconnue ici.</translation>
    </message>
    <message>
        <source>The axis that is split.</source>
        <translation>L’axe qui est découpé.</translation>
    </message>
    <message>
        <source>How large the piece is.</source>
        <translation>La taille du morceau.</translation>
    </message>
    <message>
        <source>Where the piece begins.</source>
        <translation>Là où commence le morceau.</translation>
    </message>
    <message>
        <source>The step size of the quantization; 1.0 for floats.</source>
        <translation>Le pas de la quantification&#xa0;; 1.0 pour les nombres flottants.</translation>
    </message>
    <message>
        <source>The first operand less the second one.</source>
        <translation>Le premier opérande moins le second.</translation>
    </message>
    <message>
        <source>The value as a size.</source>
        <translation>La valeur comme taille.</translation>
    </message>
    <message>
        <source>Sets how many results the operator has.</source>
        <translation>Fixe le nombre de résultats de l’opérateur.</translation>
    </message>
    <message>
        <source>Sets type and quantization of what is made, by value.</source>
        <translation>Fixe le type et la quantification de ce qui est fait, par des valeurs.</translation>
    </message>
    <message>
        <source>Keeps the number of an operator; nothing else changes.</source>
        <translation>Garde le numéro d’un opérateur&#xa0;; rien d’autre ne change.</translation>
    </message>
    <message>
        <source>Sets shape, type and quantization of what is made.</source>
        <translation>Fixe la forme, le type et la quantification de ce qui est fait.</translation>
    </message>
    <message>
        <source>Sets the shape of what is made.</source>
        <translation>Fixe la forme de ce qui est fait.</translation>
    </message>
    <message>
        <source>Keeps how an operator was split; nothing else changes.</source>
        <translation>Garde la façon dont un opérateur a été découpé&#xa0;; rien d’autre ne change.</translation>
    </message>
    <message>
        <source>Sets type and quantization of what is made.</source>
        <translation>Fixe le type et la quantification de ce qui est fait.</translation>
    </message>
    <message>
        <source>Puts an operator around another one, unless that is one of the same name.</source>
        <translation>Met un opérateur autour d’un autre, sauf si celui-ci a le même nom.</translation>
    </message>
    <message>
        <source>Puts an operator around another one.</source>
        <translation>Met un opérateur autour d’un autre.</translation>
    </message>
    <message>
        <source>True where an odd number of operands is.</source>
        <translation>Vrai si un nombre impair d’opérandes l’est.</translation>
    </message>
    <message>
        <source>The zero offset of the quantization; 0 for floats.</source>
        <translation>Le point zéro de la quantification&#xa0;; 0 pour les nombres flottants.</translation>
    </message>
    <message>
        <source>A constant with a float many times.</source>
        <translation>Une constante avec un nombre flottant répété.</translation>
    </message>
    <message>
        <source>A constant with an int many times.</source>
        <translation>Une constante avec un entier répété.</translation>
    </message>
    <message>
        <source>A constant with these ints.</source>
        <translation>Une constante avec ces entiers.</translation>
    </message>
    <message>
        <source>A constant with one float.</source>
        <translation>Une constante avec un nombre flottant.</translation>
    </message>
    <message>
        <source>A constant with one int.</source>
        <translation>Une constante avec un entier.</translation>
    </message>
    <message>
        <source>The shape of an operand.</source>
        <translation>La forme d’un opérande.</translation>
    </message>
    <message>
        <source>a number or a condition</source>
        <translation>un nombre ou une condition</translation>
    </message>
    <message>
        <source>a tag or an operator</source>
        <translation>une étiquette ou un opérateur</translation>
    </message>
    <message>
        <source>the tag of a split</source>
        <translation>l’étiquette d’un découpage</translation>
    </message>
    <message>
        <source>a new tag of a split</source>
        <translation>une nouvelle étiquette d’un découpage</translation>
    </message>
    <message>
        <source>the name of a function or a class</source>
        <translation>le nom d’une fonction ou d’une classe</translation>
    </message>
    <message>
        <source>the name of an option</source>
        <translation>le nom d’une option</translation>
    </message>
    <message>
        <source>an operator or an operand</source>
        <translation>un opérateur ou un opérande</translation>
    </message>
    <message>
        <source>a shape or an operand</source>
        <translation>une forme ou un opérande</translation>
    </message>
    <message>
        <source>a value or an operand</source>
        <translation>une valeur ou un opérande</translation>
    </message>
    <message>
        <source>This replacement cannot be made (%1).</source>
        <translation>Ce remplacement ne peut être fait (%1).</translation>
    </message>
    <message>
        <source>The operators of this pattern form a cycle.</source>
        <translation>Les opérateurs de ce motif forment un cycle.</translation>
    </message>
    <message>
        <source>No match of this pattern is possible.</source>
        <translation>Aucune correspondance de ce motif n’est possible.</translation>
    </message>
    <message>
        <source>This replacement cannot be made.</source>
        <translation>Ce remplacement ne peut être fait.</translation>
    </message>
    <message>
        <source>The helpers of this rule expand to too much.</source>
        <translation>Les auxiliaires de cette règle se développent en trop de texte.</translation>
    </message>
    <message>
        <source>Whether operators that quantize and dequantize become encodings.</source>
        <translation>Si les opérateurs qui quantifient et déquantifient deviennent des encodages.</translation>
    </message>
    <message>
        <source>Whether rules see images with their channels last, or as the model has them.</source>
        <translation>Si les règles voient les images avec les canaux en dernier, ou comme le modèle les a.</translation>
    </message>
    <message>
        <source>%1 is not a pass.</source>
        <translation>%1 n’est pas une passe.</translation>
    </message>
    <message>
        <source>Remove the indentation</source>
        <translation>Supprimer l’indentation</translation>
    </message>
    <message>
        <source>Qualcomm&apos;s rule parser only finds rules that begin at the start of a line.</source>
        <translation>L’analyseur de règles de Qualcomm ne trouve que les règles qui commencent en début de ligne.</translation>
    </message>
    <message>
        <source>This call has no closing parenthesis. Add one before the next rule begins.</source>
        <translation>Cet appel n’a pas de parenthèse fermante. Ajoutez-en une avant le début de la règle suivante.</translation>
    </message>
    <message>
        <source>Add a closing parenthesis</source>
        <translation>Ajouter une parenthèse fermante</translation>
    </message>
    <message>
        <source>The rule ends before this: there is one closing parenthesis too many.</source>
        <translation>La règle se termine avant ceci&#xa0;: il y a une parenthèse fermante de trop.</translation>
    </message>
    <message>
        <source>This rule is too large to be read.</source>
        <translation>Cette règle est trop grande pour être lue.</translation>
    </message>
    <message>
        <source>This condition has no #endif. Add one, or remove the condition.</source>
        <translation>Cette condition n’a pas de #endif. Ajoutez-en un, ou supprimez la condition.</translation>
    </message>
    <message>
        <source>There is no #if that this belongs to. Remove it, or add one.</source>
        <translation>Il n’y a pas de #if auquel ceci appartienne. Supprimez-le, ou ajoutez-en un.</translation>
    </message>
    <message>
        <source>This string has no closing quote.</source>
        <translation>Cette chaîne n’a pas de guillemet fermant.</translation>
    </message>
    <message>
        <source>There is no comma before %1. Operands are separated by commas.</source>
        <translation>Il manque une virgule avant %1. Les opérandes sont séparés par des virgules.</translation>
    </message>
    <message>
        <source>%1 is not part of the grammar, which has only calls, strings, numbers and names.</source>
        <translation>%1 ne fait pas partie de la grammaire, qui n’a que des appels, des chaînes, des nombres et des noms.</translation>
    </message>
    <message>
        <source>The calls of this rule are nested too deeply.</source>
        <translation>Les appels de cette règle sont trop profondément imbriqués.</translation>
    </message>
    <message>
        <source>%1 is not a number, or too large.</source>
        <translation>%1 n’est pas un nombre, ou est trop grand.</translation>
    </message>
    <message>
        <source>A number that begins with 0 is octal in C++: this is %1.</source>
        <translation>Un nombre qui commence par 0 est octal en C++&#xa0;: ceci est %1.</translation>
    </message>
    <message>
        <source>Write it as a decimal number</source>
        <translation>L’écrire en décimal</translation>
    </message>
    <message>
        <source>Qualcomm&apos;s rule parser does not calculate. Write the number, or ADD, SUB, MUL or DIV.</source>
        <translation>L’analyseur de règles de Qualcomm ne calcule pas. Écrivez le nombre, ou ADD, SUB, MUL ou DIV.</translation>
    </message>
    <message>
        <source>Write the number</source>
        <translation>Écrire le nombre</translation>
    </message>
    <message>
        <source>An operand is missing before this.</source>
        <translation>Il manque un opérande avant ceci.</translation>
    </message>
    <message>
        <source>Parentheses contain one operand here.</source>
        <translation>Les parenthèses contiennent ici un seul opérande.</translation>
    </message>
    <message>
        <source>The grammar of rules has no casts of C. Write %1(…) instead of (%2).</source>
        <translation>La grammaire des règles n’a pas les conversions de C. Écrivez %1(…) au lieu de (%2).</translation>
    </message>
    <message>
        <source>This call has no closing parenthesis.</source>
        <translation>Cet appel n’a pas de parenthèse fermante.</translation>
    </message>
    <message>
        <source>This operand is %1, not %2.</source>
        <translation>Cet opérande doit être %1, pas %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 here, not %3.</source>
        <translation>%1 prend ici %2, pas %3.</translation>
    </message>
    <message>
        <source>%1 takes %2, not %3.</source>
        <translation>%1 prend %2, pas %3.</translation>
    </message>
    <message>
        <source>There is no comma before %1.</source>
        <translation>Il manque une virgule avant %1.</translation>
    </message>
    <message>
        <source>Clean-up of the graph, before all others.</source>
        <translation>Nettoyage du graphe, avant toutes les autres.</translation>
    </message>
    <message>
        <source>The same as GRAPH_CLEANUP.</source>
        <translation>Identique à GRAPH_CLEANUP.</translation>
    </message>
    <message>
        <source>Before operators are translated.</source>
        <translation>Avant la traduction des opérateurs.</translation>
    </message>
    <message>
        <source>Translates operators of QNN.</source>
        <translation>Traduit les opérateurs de QNN.</translation>
    </message>
    <message>
        <source>Before tiling.</source>
        <translation>Avant le découpage en tuiles.</translation>
    </message>
    <message>
        <source>Cuts operators to tiles.</source>
        <translation>Découpe les opérateurs en tuiles.</translation>
    </message>
    <message>
        <source>Operators that need several others.</source>
        <translation>Opérateurs qui en demandent plusieurs autres.</translation>
    </message>
    <message>
        <source>Behind tiling.</source>
        <translation>Après le découpage en tuiles.</translation>
    </message>
    <message>
        <source>Moves tensors to the fast memory; just before LATE.</source>
        <translation>Déplace des tenseurs vers la mémoire rapide&#xa0;; juste avant LATE.</translation>
    </message>
    <message>
        <source>The last changes, of formats and memory.</source>
        <translation>Les derniers changements, de formats et de mémoire.</translation>
    </message>
    <message>
        <source>Chooses formats and memory; just behind LATE.</source>
        <translation>Choisit les formats et la mémoire&#xa0;; juste après LATE.</translation>
    </message>
    <message>
        <source>Floats of 32 bits may be calculated with 16.</source>
        <translation>Les nombres flottants de 32 bits peuvent être calculés sur 16.</translation>
    </message>
    <message>
        <source>The height of tiles.</source>
        <translation>La hauteur des tuiles.</translation>
    </message>
    <message>
        <source>How many bytes a tensor may have that is kept in the fast memory.</source>
        <translation>Le nombre d’octets que peut avoir un tenseur gardé dans la mémoire rapide.</translation>
    </message>
    <message>
        <source>How many vector threads work at the same time.</source>
        <translation>Le nombre de threads vectoriels qui travaillent en même temps.</translation>
    </message>
    <message>
        <source>The usual size of pieces along the depth.</source>
        <translation>La taille habituelle des morceaux le long de la profondeur.</translation>
    </message>
    <message>
        <source>The least size of pieces along the depth.</source>
        <translation>La plus petite taille des morceaux le long de la profondeur.</translation>
    </message>
    <message>
        <source>The least width of pieces.</source>
        <translation>La plus petite largeur des morceaux.</translation>
    </message>
    <message>
        <source>The option tile_height: the height of tiles.</source>
        <translation>L’option tile_height&#xa0;: la hauteur des tuiles.</translation>
    </message>
    <message>
        <source>Half of TCM_MAXTENSOR_SIZE.</source>
        <translation>La moitié de TCM_MAXTENSOR_SIZE.</translation>
    </message>
    <message>
        <source>The option tcm_size_for_tiling: how large a tensor may be that is kept in the fast memory.</source>
        <translation>L’option tcm_size_for_tiling&#xa0;: la taille que peut avoir un tenseur gardé dans la mémoire rapide.</translation>
    </message>
    <message>
        <source>True for elements of type QUInt8.</source>
        <translation>Vrai pour des éléments de type QUInt8.</translation>
    </message>
    <message>
        <source>True for elements of type QInt8.</source>
        <translation>Vrai pour des éléments de type QInt8.</translation>
    </message>
    <message>
        <source>True for elements of type QUInt16.</source>
        <translation>Vrai pour des éléments de type QUInt16.</translation>
    </message>
    <message>
        <source>True for elements of type QInt16.</source>
        <translation>Vrai pour des éléments de type QInt16.</translation>
    </message>
    <message>
        <source>True for elements of type QInt32.</source>
        <translation>Vrai pour des éléments de type QInt32.</translation>
    </message>
    <message>
        <source>True for elements of type Int32.</source>
        <translation>Vrai pour des éléments de type Int32.</translation>
    </message>
    <message>
        <source>True for elements of type Float16.</source>
        <translation>Vrai pour des éléments de type Float16.</translation>
    </message>
    <message>
        <source>True for elements of type Float32.</source>
        <translation>Vrai pour des éléments de type Float32.</translation>
    </message>
    <message>
        <source>The batches: axis 0.</source>
        <translation>Les lots&#xa0;: axe 0.</translation>
    </message>
    <message>
        <source>The height: axis 1.</source>
        <translation>La hauteur&#xa0;: axe 1.</translation>
    </message>
    <message>
        <source>The width: axis 2.</source>
        <translation>La largeur&#xa0;: axe 2.</translation>
    </message>
    <message>
        <source>The depth: axis 3.</source>
        <translation>La profondeur&#xa0;: axe 3.</translation>
    </message>
    <message>
        <source>The height of a filter: axis 0.</source>
        <translation>La hauteur d’un filtre&#xa0;: axe 0.</translation>
    </message>
    <message>
        <source>The width of a filter: axis 1.</source>
        <translation>La largeur d’un filtre&#xa0;: axe 1.</translation>
    </message>
    <message>
        <source>The depth of a filter: axis 2.</source>
        <translation>La profondeur d’un filtre&#xa0;: axe 2.</translation>
    </message>
    <message>
        <source>The number of filters: axis 3.</source>
        <translation>Le nombre de filtres&#xa0;: axe 3.</translation>
    </message>
    <message>
        <source>True where all four extents are equal.</source>
        <translation>Vrai si les quatre dimensions sont égales.</translation>
    </message>
    <message>
        <source>The part of an operand that begins at a shape and has another.</source>
        <translation>La partie d’un opérande dont une forme donne le début et une autre la taille.</translation>
    </message>
    <message>
        <source>The part of an operand that belongs to the piece, along the axis that is split.</source>
        <translation>La partie d’un opérande qui appartient au morceau, le long de l’axe découpé.</translation>
    </message>
    <message>
        <source>The part of an operand that belongs to the piece, along another axis.</source>
        <translation>La partie d’un opérande qui appartient au morceau, le long d’un autre axe.</translation>
    </message>
    <message>
        <source>The part of an operand that a filter of this extent needs for the piece.</source>
        <translation>La partie d’un opérande dont un filtre de cette dimension a besoin pour le morceau.</translation>
    </message>
    <message>
        <source>True where step size and zero offset are equal, or both are float16 or float32.</source>
        <translation>Vrai si le pas et le point zéro sont égaux, ou si les deux sont float16 ou float32.</translation>
    </message>
    <message>
        <source>True where type, step size and zero offset are equal.</source>
        <translation>Vrai si le type, le pas et le point zéro sont égaux.</translation>
    </message>
    <message>
        <source>True for elements of a quantized type.</source>
        <translation>Vrai pour des éléments d’un type quantifié.</translation>
    </message>
    <message>
        <source>True where all four extents are 1.</source>
        <translation>Vrai si les quatre dimensions valent 1.</translation>
    </message>
    <message>
        <source>True where one of the four extents is not 1.</source>
        <translation>Vrai si l’une des quatre dimensions ne vaut pas 1.</translation>
    </message>
    <message>
        <source>True where batches, height and width are 1 and the rank is not 5.</source>
        <translation>Vrai si lots, hauteur et largeur valent 1 et que le rang n’est pas 5.</translation>
    </message>
    <message>
        <source>The least number that 8 bits without a sign can stand for.</source>
        <translation>Le plus petit nombre que 8 bits sans signe peuvent représenter.</translation>
    </message>
    <message>
        <source>The greatest number that 8 bits without a sign can stand for.</source>
        <translation>Le plus grand nombre que 8 bits sans signe peuvent représenter.</translation>
    </message>
    <message>
        <source>True where the rank is 5 and all extents but the last are 1.</source>
        <translation>Vrai si le rang est 5 et que toutes les dimensions sauf la dernière valent 1.</translation>
    </message>
    <message>
        <source>The operand cast to floats of 16 bits.</source>
        <translation>L’opérande converti en nombres flottants de 16 bits.</translation>
    </message>
    <message>
        <source>The operator calculates with floats of 16 bits, and its result is cast back.</source>
        <translation>L’opérateur calcule avec des nombres flottants de 16 bits, et son résultat est reconverti.</translation>
    </message>
    <message>
        <source>A constant, with a tag.</source>
        <translation>Une constante, avec une étiquette.</translation>
    </message>
    <message>
        <source>True where all operands are of the type.</source>
        <translation>Vrai si tous les opérandes sont de ce type.</translation>
    </message>
    <message>
        <source>True where all operands have elements of type Float16.</source>
        <translation>Vrai si tous les opérandes ont des éléments de type Float16.</translation>
    </message>
    <message>
        <source>True where all operands have elements of type Float32.</source>
        <translation>Vrai si tous les opérandes ont des éléments de type Float32.</translation>
    </message>
    <message>
        <source>Makes the body for as many pieces as there are threads, and joins them.</source>
        <translation>Fait le corps pour autant de morceaux qu’il y a de threads, et les réunit.</translation>
    </message>
    <message>
        <source>A cast of C++; the same as UINT.</source>
        <translation>Une conversion de C++&#xa0;; identique à UINT.</translation>
    </message>
    <message>
        <source>A cast of C++; the same as INT.</source>
        <translation>Une conversion de C++&#xa0;; identique à INT.</translation>
    </message>
    <message>
        <source>A cast of C++; the same as FLOAT.</source>
        <translation>Une conversion de C++&#xa0;; identique à FLOAT.</translation>
    </message>
    <message>
        <source>Whether TVM proves this of symbolic sizes is not known.</source>
        <translation>On ne sait pas si TVM le prouve pour des tailles symboliques.</translation>
    </message>
    <message>
        <source>It is compared.</source>
        <translation>Il est comparé.</translation>
    </message>
    <message>
        <source>Whether TVM calls two lists with equal items equal depends on its version.</source>
        <translation>Que TVM considère comme égales deux listes aux éléments égaux dépend de sa version.</translation>
    </message>
    <message>
        <source>The attribute value %1 is not modelled.</source>
        <translation>La valeur d’attribut %1 n’est pas modélisée.</translation>
    </message>
    <message>
        <source>A tensor that is an attribute is not modelled.</source>
        <translation>Un tenseur comme attribut n’est pas modélisé.</translation>
    </message>
    <message>
        <source>These attributes belong to an earlier check.</source>
        <translation>Ces attributs viennent d’une question antérieure.</translation>
    </message>
    <message>
        <source>The graph does not say the attribute `%1` of `%2`.</source>
        <translation>Le graphe n’indique pas l’attribut `%1` de `%2`.</translation>
    </message>
    <message>
        <source>This map was shown to an earlier question.</source>
        <translation>Ce dictionnaire vient d’une question antérieure.</translation>
    </message>
    <message>
        <source>A key of a map is unknown.</source>
        <translation>Une clé d’un dictionnaire est inconnue.</translation>
    </message>
    <message>
        <source>The graph does not keep the contents of `%1`.</source>
        <translation>Le graphe ne garde pas le contenu de `%1`.</translation>
    </message>
    <message>
        <source>Arrays of different sizes are compared.</source>
        <translation>Des tableaux de tailles différentes sont comparés.</translation>
    </message>
    <message>
        <source>Arithmetic of constants is not modelled.</source>
        <translation>Le calcul sur les constantes n’est pas modélisé.</translation>
    </message>
    <message>
        <source>This constant was shown to an earlier question.</source>
        <translation>Cette constante vient d’une question antérieure.</translation>
    </message>
    <message>
        <source>This item of a constant is not modelled.</source>
        <translation>Cet élément d’une constante n’est pas modélisé.</translation>
    </message>
    <message>
        <source>Its items decide how the program goes on.</source>
        <translation>Ses éléments décident de la suite du programme.</translation>
    </message>
    <message>
        <source>The graph does not say the shape of `%1`.</source>
        <translation>Le graphe n’indique pas la forme de `%1`.</translation>
    </message>
    <message>
        <source>`tolist` of this constant is not modelled.</source>
        <translation>`tolist` de cette constante n’est pas modélisé.</translation>
    </message>
    <message>
        <source>What this label takes is not known.</source>
        <translation>On ne sait pas ce que prend ce libellé.</translation>
    </message>
    <message>
        <source>`%1` has no such argument here.</source>
        <translation>`%1` n’a pas de tel argument ici.</translation>
    </message>
    <message>
        <source>Nothing takes this item of `%1`.</source>
        <translation>Rien ne prend cet élément de `%1`.</translation>
    </message>
    <message>
        <source>The type of a name is not known here.</source>
        <translation>Le type d’un nom n’est pas connu ici.</translation>
    </message>
    <message>
        <source>TVM has no name for the operator `%1`.</source>
        <translation>TVM n’a pas de nom pour l’opérateur `%1`.</translation>
    </message>
    <message>
        <source>The file does not say which item of `%1` is taken.</source>
        <translation>Le fichier ne dit pas quel élément de `%1` est pris.</translation>
    </message>
    <message>
        <source>A symbolic size is too long to follow.</source>
        <translation>Une taille symbolique est trop longue pour être suivie.</translation>
    </message>
    <message>
        <source>A symbolic size is calculated with a float.</source>
        <translation>Une taille symbolique est calculée avec un nombre flottant.</translation>
    </message>
    <message>
        <source>The size `%1` is symbolic.</source>
        <translation>La taille `%1` est symbolique.</translation>
    </message>
    <message>
        <source>Whether this number is an `int` depends on the version of TVM.</source>
        <translation>Que ce nombre soit un `int` dépend de la version de TVM.</translation>
    </message>
    <message>
        <source>`%1` compares symbolic sizes.</source>
        <translation>`%1` compare des tailles symboliques.</translation>
    </message>
    <message>
        <source>The graph does not say the size of axis %1 of %2.</source>
        <translation>Le graphe n’indique pas la taille de l’axe %1 de %2.</translation>
    </message>
    <message>
        <source>The graph does not say the shape of %1.</source>
        <translation>Le graphe n’indique pas la forme de %1.</translation>
    </message>
    <message>
        <source>The graph does not say the element type of %1.</source>
        <translation>Le graphe n’indique pas le type d’élément de %1.</translation>
    </message>
    <message>
        <source>TVM has no name for the type %1 of %2.</source>
        <translation>TVM n’a pas de nom pour le type %1 de %2.</translation>
    </message>
    <message>
        <source>The graph does not say how many values the tuple %1 has.</source>
        <translation>Le graphe ne dit pas combien de valeurs a le tuple %1.</translation>
    </message>
    <message>
        <source>Nothing takes this item of the tuple.</source>
        <translation>Rien ne prend cet élément du tuple.</translation>
    </message>
    <message>
        <source>This object was shown to an earlier question.</source>
        <translation>Cet objet vient d’une question antérieure.</translation>
    </message>
    <message>
        <source>`%1.%2` is not modelled.</source>
        <translation>`%1.%2` n’est pas modélisé.</translation>
    </message>
    <message>
        <source>Whether %1 is an instance of `this type` is not known.</source>
        <translation>On ne sait pas si %1 est une instance de `this type`.</translation>
    </message>
    <message>
        <source>Whether %1 is an instance of `%2` is not known.</source>
        <translation>On ne sait pas si %1 est une instance de `%2`.</translation>
    </message>
    <message>
        <source>It does not fit into 64 bits.</source>
        <translation>Il ne tient pas sur 64 bits.</translation>
    </message>
    <message>
        <source>How TVM writes that there is no type depends on its version.</source>
        <translation>La façon dont TVM écrit l’absence de type dépend de sa version.</translation>
    </message>
    <message>
        <source>What numpy makes of this is not modelled.</source>
        <translation>Ce que numpy en fait n’est pas modélisé.</translation>
    </message>
    <message>
        <source>It is given to numpy.</source>
        <translation>Il est passé à numpy.</translation>
    </message>
    <message>
        <source>The graph does not say the argument `%1` of `%2`.</source>
        <translation>Le graphe n’indique pas l’argument `%1` de `%2`.</translation>
    </message>
    <message>
        <source>The intermediate variables of this are not known.</source>
        <translation>Les variables intermédiaires n’en sont pas connues.</translation>
    </message>
    <message>
        <source>The shapes that are multiplied are not known.</source>
        <translation>Les formes qui sont multipliées ne sont pas connues.</translation>
    </message>
    <message>
        <source>It is the reduced axis.</source>
        <translation>C’est l’axe réduit.</translation>
    </message>
    <message>
        <source>This element type is not known.</source>
        <translation>Ce type d’élément n’est pas connu.</translation>
    </message>
    <message>
        <source>These are not compared here.</source>
        <translation>Ceux-ci ne sont pas comparés ici.</translation>
    </message>
    <message>
        <source>It is given to `%1`.</source>
        <translation>Il est passé à `%1`.</translation>
    </message>
    <message>
        <source>`%1` is given it.</source>
        <translation>`%1` le reçoit.</translation>
    </message>
    <message>
        <source>a list or tuple</source>
        <translation>une liste ou un tuple</translation>
    </message>
    <message>
        <source>`%1` has %2 in Relax, and %3 here.</source>
        <translation>`%1` a %2 dans Relax, et %3 ici.</translation>
    </message>
    <message>
        <source>`%1` is not an operator of Relax.</source>
        <translation>`%1` n’est pas un opérateur de Relax.</translation>
    </message>
    <message>
        <source>An alternative of `%1` never matches: %2</source>
        <translation>Une alternative de `%1` ne correspond jamais&#xa0;: %2</translation>
    </message>
    <message>
        <source>TVM tries patterns at calls only, and the root of this one is `%1`.</source>
        <translation>TVM n’essaie les motifs qu’aux appels, et la racine de celui-ci est `%1`.</translation>
    </message>
    <message>
        <source>`%1` finds nothing left: `%2` is tried earlier and takes the calls that it needs. Put the longer pattern last, because what is registered last is tried first.</source>
        <translation>`%1` ne trouve plus rien&#xa0;: `%2` est essayé avant et prend les appels dont il a besoin. Mettez le motif le plus long en dernier, car ce qui est enregistré en dernier est essayé en premier.</translation>
    </message>
    <message>
        <source>`%1` finds nothing left: `%2` is tried earlier and takes the calls that it needs. Put the longer pattern first.</source>
        <translation>`%1` ne trouve plus rien&#xa0;: `%2` est essayé avant et prend les appels dont il a besoin. Mettez le motif le plus long en premier.</translation>
    </message>
    <message>
        <source>Only types of tensors are modelled.</source>
        <translation>Seuls les types de tenseurs sont modélisés.</translation>
    </message>
    <message>
        <source>It is an index of a pattern.</source>
        <translation>C’est un indice d’un motif.</translation>
    </message>
    <message>
        <source>An entry of the list %1</source>
        <translation>Un élément de la liste %1</translation>
    </message>
    <message>
        <source>The list of patterns cannot be known without running it.</source>
        <translation>La liste des motifs ne peut être connue sans l’exécuter.</translation>
    </message>
    <message>
        <source>No pattern is registered as `%1`, neither here nor in a module beside this file.</source>
        <translation>Aucun motif n’est enregistré sous `%1`, ni ici ni dans un module à côté de ce fichier.</translation>
    </message>
    <message>
        <source>The patterns of this file have too many parts. From here on they are left out.</source>
        <translation>Les motifs de ce fichier ont trop de parties. À partir d’ici, ils sont omis.</translation>
    </message>
    <message>
        <source>The annotation `%1` of `%2` is no part of the pattern, so checks never see it.</source>
        <translation>L’annotation `%1` de `%2` ne fait pas partie du motif&#xa0;: les vérifications ne la voient donc jamais.</translation>
    </message>
    <message>
        <source>The parameter `%1` is given by whoever makes a `%2`.</source>
        <translation>Le paramètre `%1` est donné par qui crée un `%2`.</translation>
    </message>
    <message>
        <source>The parameter `%1` is given by whoever calls.</source>
        <translation>Le paramètre `%1` est donné par l’appelant.</translation>
    </message>
    <message>
        <source>`%1` gives the first match only. The others are what it would find next if the operators of earlier ones were gone.</source>
        <translation>`%1` ne donne que la première correspondance. Les autres sont ce qu’il trouverait ensuite si les opérateurs des précédentes avaient disparu.</translation>
    </message>
    <message>
        <source>Fusewright shows where `%1` finds its pattern. What the callback returns is not applied.</source>
        <translation>Fusewright montre où `%1` trouve son motif. Ce que renvoie la fonction de rappel n’est pas appliqué.</translation>
    </message>
    <message>
        <source>The context does not say that patterns use each other, so TVM never finds it.</source>
        <translation>Le contexte ne dit pas que les motifs s’utilisent entre eux&#xa0;: TVM ne le trouve donc jamais.</translation>
    </message>
    <message>
        <source>A shape is compared with that of a pattern that the context does not have: TVM stops here.</source>
        <translation>Une forme est comparée à celle d’un motif que le contexte n’a pas&#xa0;: TVM s’arrête ici.</translation>
    </message>
    <message>
        <source>The file looks for more patterns than are read. From here on they are left out.</source>
        <translation>Le fichier cherche plus de motifs qu’il n’en est lu. À partir d’ici, ils sont omis.</translation>
    </message>
    <message>
        <source>`%1` is known only to a running TVM.</source>
        <translation>`%1` n’est connu que d’un TVM en cours d’exécution.</translation>
    </message>
    <message>
        <source>`%1.%2` is known only to a running TVM.</source>
        <translation>`%1.%2` n’est connu que d’un TVM en cours d’exécution.</translation>
    </message>
    <message>
        <source>`FuseOpsByPattern` ignores how patterns use each other: `PatternContext`, `^`, `&gt;&gt;` and `same_shape_as` have no effect in it.</source>
        <translation>`FuseOpsByPattern` ignore la façon dont les motifs s’utilisent entre eux&#xa0;: `PatternContext`, `^`, `&gt;&gt;` et `same_shape_as` y sont sans effet.</translation>
    </message>
    <message>
        <source>The file lists no patterns, so nothing is fused. Call `register_patterns` with a list of `(name, pattern)`.</source>
        <translation>Le fichier n’énumère pas de motifs&#xa0;: rien n’est donc fusionné. Appelez `register_patterns` avec une liste de `(name, pattern)`.</translation>
    </message>
    <message>
        <source>`%1` needs a model, which is not here while the file is read.</source>
        <translation>`%1` a besoin d’un modèle, qui n’est pas là pendant la lecture du fichier.</translation>
    </message>
    <message>
        <source>What `%1` looks for cannot be known without running it.</source>
        <translation>Ce que cherche `%1` ne peut être connu sans l’exécuter.</translation>
    </message>
    <message>
        <source>`Op.%1` is known only to a running TVM.</source>
        <translation>`Op.%1` n’est connu que d’un TVM en cours d’exécution.</translation>
    </message>
    <message>
        <source>What `%1` does is known only to a running TVM.</source>
        <translation>Ce que fait `%1` n’est connu que d’un TVM en cours d’exécution.</translation>
    </message>
    <message>
        <source>`%1` takes an item of a tuple, and a rule made here cannot say which one.</source>
        <translation>`%1` prend un élément d’un tuple, et une règle faite ici ne peut dire lequel.</translation>
    </message>
    <message>
        <source>Relax has no operator `%1`. Leave it out of the selection.</source>
        <translation>Relax n’a pas d’opérateur `%1`. Retirez-le de la sélection.</translation>
    </message>
    <message>
        <source>`%1` calls a kernel, and a rule made here cannot say which one.</source>
        <translation>`%1` appelle un noyau, et une règle faite ici ne peut dire lequel.</translation>
    </message>
    <message>
        <source>`%1` takes %2 in Relax, but `%3` has %4 here.</source>
        <translation>`%1` prend %2 dans Relax, mais `%3` a %4 ici.</translation>
    </message>
    <message>
        <source>Relax has no operator `%1`.</source>
        <translation>Relax n’a pas d’opérateur `%1`.</translation>
    </message>
    <message>
        <source>The file has a rule `%1` already. Choose another name.</source>
        <translation>Le fichier a déjà une règle `%1`. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The file has a `%1` already. Choose another name.</source>
        <translation>Le fichier a déjà un `%1`. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>In models of other formats: %1.</source>
        <translation>Dans les modèles d’autres formats&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The model has %1 of it.</source>
        <translation>Le modèle en a %1.</translation>
    </message>
    <message>
        <source>TVM&apos;s patterns have no priority: their order is that of the list, or the reverse of their registration. Edit their text.</source>
        <translation>Les motifs de TVM n’ont pas de priorité&#xa0;: leur ordre est celui de la liste, ou l’inverse de leur enregistrement. Modifiez leur texte.</translation>
    </message>
    <message>
        <source>Nothing but %1 uses it</source>
        <translation>Seul %1 l’utilise</translation>
    </message>
    <message>
        <source>It has the shape of %1.</source>
        <translation>Il a la forme de %1.</translation>
    </message>
    <message>
        <source>A constant of the model.</source>
        <translation>Une constante du modèle.</translation>
    </message>
    <message>
        <source>%1 is used by %2</source>
        <translation>%1 est utilisé par %2</translation>
    </message>
    <message>
        <source>%1 is also used by the tuple %2</source>
        <translation>%1 est aussi utilisé par le tuple %2</translation>
    </message>
    <message>
        <source>%1 is also used by the alias %2</source>
        <translation>%1 est aussi utilisé par l’alias %2</translation>
    </message>
    <message>
        <source>%1 is a result of the model</source>
        <translation>%1 est un résultat du modèle</translation>
    </message>
    <message>
        <source>The patterns of this context have more parts than are matched here.</source>
        <translation>Les motifs de ce contexte ont plus de parties qu’il n’en est cherché ici.</translation>
    </message>
    <message>
        <source>It cannot be matched here.</source>
        <translation>Il ne peut être cherché ici.</translation>
    </message>
    <message>
        <source>There is no element type &quot;%1&quot;.</source>
        <translation>Il n’y a pas de type d’élément &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Items of tuples have no operators in graphs of this form.</source>
        <translation>Les éléments de tuples n’ont pas d’opérateurs dans les graphes de cette sorte.</translation>
    </message>
    <message>
        <source>What uses something is bound to a variable, which is looked through: TVM never finds it.</source>
        <translation>Ce qui utilise quelque chose est lié à une variable, à travers laquelle la recherche passe&#xa0;: TVM ne le trouve jamais.</translation>
    </message>
    <message>
        <source>A shape is compared with that of a pattern of which the context does not say how it is used: TVM stops here.</source>
        <translation>Une forme est comparée à celle d’un motif dont le contexte ne dit pas comment il est utilisé&#xa0;: TVM s’arrête ici.</translation>
    </message>
    <message>
        <source>No operator is behind the first pattern of the context.</source>
        <translation>Aucun opérateur n’est derrière le premier motif du contexte.</translation>
    </message>
    <message>
        <source>The edges of the context form a cycle, so TVM never finds it.</source>
        <translation>Les arêtes du contexte forment un cycle&#xa0;: TVM ne le trouve donc jamais.</translation>
    </message>
    <message>
        <source>Its parts do not make a pattern that can be matched.</source>
        <translation>Ses parties ne forment pas un motif qui puisse être cherché.</translation>
    </message>
    <message>
        <source>The context has more than the %1 patterns or %2 edges that are matched here.</source>
        <translation>Le contexte a plus que les %1 motifs ou %2 arêtes qui sont cherchés ici.</translation>
    </message>
    <message>
        <source>As a part of a tuple, only tuples in order are matched here.</source>
        <translation>Comme partie d’un tuple, seuls des tuples ordonnés sont cherchés ici.</translation>
    </message>
    <message>
        <source>What may be a tuple among other things is not matched here.</source>
        <translation>Ce qui peut être, entre autres, un tuple n’est pas cherché ici.</translation>
    </message>
    <message>
        <source>Tuples in any order are matched here with at most %1 fields, of which none is a tuple.</source>
        <translation>Les tuples dans un ordre quelconque ne sont cherchés ici qu’avec au plus %1 champs, dont aucun n’est un tuple.</translation>
    </message>
    <message>
        <source>Calls of %1 have %2 argument, not %3, so TVM never finds one.</source>
        <translation>Les appels de %1 ont %2 argument, pas %3&#xa0;: TVM n’en trouve donc jamais.</translation>
    </message>
    <message>
        <source>Calls of %1 have %2 arguments, not %3, so TVM never finds one.</source>
        <translation>Les appels de %1 ont %2 arguments, pas %3&#xa0;: TVM n’en trouve donc jamais.</translation>
    </message>
    <message>
        <source>Tuples of more than %1 fields in any order are not matched here.</source>
        <translation>Les tuples de plus de %1 champs dans un ordre quelconque ne sont pas cherchés ici.</translation>
    </message>
    <message>
        <source>The pattern has too many fields to be matched here.</source>
        <translation>Le motif a trop de champs pour être cherché ici.</translation>
    </message>
    <message>
        <source>A list of tensors is no constant.</source>
        <translation>Une liste de tenseurs n’est pas une constante.</translation>
    </message>
    <message>
        <source>no such tuple</source>
        <translation>aucun tuple de ce genre</translation>
    </message>
    <message>
        <source>The pattern refuses what it asks for, so TVM never finds it.</source>
        <translation>Le motif refuse ce qu’il demande&#xa0;: TVM ne le trouve donc jamais.</translation>
    </message>
    <message>
        <source>%1An alternative of this pattern is left out. %2</source>
        <translation>%1Une alternative de ce motif est omise. %2</translation>
    </message>
    <message>
        <source>An alternative of this pattern is left out.</source>
        <translation>Une alternative de ce motif est omise.</translation>
    </message>
    <message>
        <source>The pattern has more alternatives than the %1 that are tried here.</source>
        <translation>Le motif a plus d’alternatives que les %1 qui sont essayées ici.</translation>
    </message>
    <message>
        <source>Only calls and items of tuples are looked at here.</source>
        <translation>Seuls les appels et les éléments de tuples sont examinés ici.</translation>
    </message>
    <message>
        <source>This plan looks at %1 only, and the model shows `%2`: TVM would find nothing here.</source>
        <translation>Ce plan n’examine que %1, et le modèle montre `%2`&#xa0;: TVM ne trouverait rien ici.</translation>
    </message>
    <message>
        <source>`%1` has no dataflow block, and TVM fuses nothing outside of one. Run `ConvertToDataflow` first.</source>
        <translation>`%1` n’a pas de bloc dataflow, et TVM ne fusionne rien en dehors. Exécutez d’abord `ConvertToDataflow`.</translation>
    </message>
    <message>
        <source>Which list of patterns is tried.</source>
        <translation>La liste de motifs qui est essayée.</translation>
    </message>
    <message>
        <source>An expression would be a part of itself, so TVM never finds it.</source>
        <translation>Une expression serait une partie d’elle-même&#xa0;: TVM ne le trouve donc jamais.</translation>
    </message>
    <message>
        <source>No expression is both, so TVM never finds it.</source>
        <translation>Aucune expression n’est les deux&#xa0;: TVM ne le trouve donc jamais.</translation>
    </message>
    <message>
        <source>Two open calls of one expression, of which one is turned round, are not matched.</source>
        <translation>Deux appels ouverts d’une même expression, dont l’un a ses arguments inversés, ne sont pas cherchés.</translation>
    </message>
    <message>
        <source>TVM looks for tuples that are not written only if they have at most 3 fields.</source>
        <translation>TVM ne cherche les tuples qui ne sont pas écrits que s’ils ont au plus 3 champs.</translation>
    </message>
    <message>
        <source>As fields of a tuple only calls and items are looked for here.</source>
        <translation>Comme champs d’un tuple, seuls des appels et des éléments sont cherchés ici.</translation>
    </message>
    <message>
        <source>The pattern ends with no call, so TVM never finds it.</source>
        <translation>Le motif ne finit pas par un appel&#xa0;: TVM ne le trouve donc jamais.</translation>
    </message>
    <message>
        <source>The pattern has more than the %1 parts that are matched here.</source>
        <translation>Le motif a plus que les %1 parties qui sont cherchées ici.</translation>
    </message>
    <message>
        <source>%1 cannot be matched where an operator has a tensor.</source>
        <translation>%1 ne peut être cherché là où un opérateur a un tenseur.</translation>
    </message>
    <message>
        <source>Neither constants nor inputs of models are tuples.</source>
        <translation>Ni les constantes ni les entrées de modèles ne sont des tuples.</translation>
    </message>
    <message>
        <source>An item of a tuple that is written there cannot be matched here.</source>
        <translation>Un élément d’un tuple qui est écrit à cet endroit ne peut être cherché ici.</translation>
    </message>
    <message>
        <source>An item of an item cannot be matched here.</source>
        <translation>Un élément d’un élément ne peut être cherché ici.</translation>
    </message>
    <message>
        <source>What `has_struct_info` asks for is not asked.</source>
        <translation>Ce que demande `has_struct_info` n’est pas vérifié.</translation>
    </message>
    <message>
        <source>TVM tries patterns at calls only, and the root of this one is %1.</source>
        <translation>TVM n’essaie les motifs qu’aux appels, et la racine de celui-ci est %1.</translation>
    </message>
    <message>
        <source>`add_constraint=False` of the call leaves it to the call.</source>
        <translation>`add_constraint=False` de l’appel le laisse à l’appel.</translation>
    </message>
    <message>
        <source>%1 finds nothing that is bound to a variable, so TVM never finds it in a graph.</source>
        <translation>%1 ne trouve rien qui soit lié à une variable&#xa0;: TVM ne le trouve donc jamais dans un graphe.</translation>
    </message>
    <message>
        <source>`%1` never matches: %2</source>
        <translation>`%1` ne correspond jamais&#xa0;: %2</translation>
    </message>
    <message>
        <source>Argument %1 of %2 is a shape or a number and no variable, so TVM never finds it in a graph.</source>
        <translation>L’argument %1 de %2 est une forme ou un nombre et non une variable&#xa0;: TVM ne le trouve donc jamais dans un graphe.</translation>
    </message>
    <message>
        <source>Put the longer pattern last, because what is registered last is tried first.</source>
        <translation>Mettez le motif le plus long en dernier, car ce qui est enregistré en dernier est essayé en premier.</translation>
    </message>
    <message>
        <source>In %1, line %2: %3</source>
        <translation>Dans %1, ligne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>(line %1)</source>
        <translation>(ligne %1)</translation>
    </message>
    <message>
        <source>%1 cannot be known without running it.</source>
        <translation>%1 ne peut être connu sans l’exécuter.</translation>
    </message>
    <message>
        <source>%1 is no pattern.</source>
        <translation>%1 n’est pas un motif.</translation>
    </message>
    <message>
        <source>1 makes composites of attention with a mask of bools too.</source>
        <translation>1 fait aussi des composites de l’attention avec un masque de booléens.</translation>
    </message>
    <message>
        <source>too many users</source>
        <translation>trop de consommateurs</translation>
    </message>
    <message>
        <source>The file has no dictionary `replacements`, so nothing becomes a composite. Name the functions of torch in it, each with the function that wraps it.</source>
        <translation>Le fichier n’a pas de dictionnaire `replacements`&#xa0;: rien ne devient donc un composite. Nommez-y les fonctions de torch, chacune avec la fonction qui l’enveloppe.</translation>
    </message>
    <message>
        <source>The model does not say how it is called</source>
        <translation>Le modèle ne dit pas comment il est appelé</translation>
    </message>
    <message>
        <source>It is called as a %1</source>
        <translation>Il est appelé comme %1</translation>
    </message>
    <message>
        <source>Several operators take its results, which is not previewed</source>
        <translation>Plusieurs opérateurs prennent ses résultats, ce que l’aperçu ne montre pas</translation>
    </message>
    <message>
        <source>It takes another one</source>
        <translation>Il en prend un autre</translation>
    </message>
    <message>
        <source>It makes no composite of this call</source>
        <translation>Elle ne fait pas de composite de cet appel</translation>
    </message>
    <message>
        <source>Turns composites on or off.</source>
        <translation>Active ou désactive les composites.</translation>
    </message>
    <message>
        <source>A variable of the environment that the file reads.</source>
        <translation>Une variable d’environnement que lit le fichier.</translation>
    </message>
    <message>
        <source>Makes %1 of %2.</source>
        <translation>Fait %1 de %2.</translation>
    </message>
    <message>
        <source>The model calls them %1 time.</source>
        <translation>Le modèle les appelle %1 fois.</translation>
    </message>
    <message>
        <source>The model calls them %1 times.</source>
        <translation>Le modèle les appelle %1 fois.</translation>
    </message>
    <message>
        <source>Composites have no priority: what is called decides which function wraps it. Edit their text.</source>
        <translation>Les composites n’ont pas de priorité&#xa0;: ce qui est appelé décide de la fonction qui l’enveloppe. Modifiez leur texte.</translation>
    </message>
    <message>
        <source>The function returns what cannot be previewed.</source>
        <translation>La fonction renvoie ce que l’aperçu ne peut montrer.</translation>
    </message>
    <message>
        <source>A tensor that the function makes itself cannot be previewed.</source>
        <translation>L’aperçu ne peut montrer un tenseur que la fonction crée elle-même.</translation>
    </message>
    <message>
        <source>What the function does behind the composite cannot be previewed.</source>
        <translation>L’aperçu ne peut montrer ce que fait la fonction après le composite.</translation>
    </message>
    <message>
        <source>an operand that is not there</source>
        <translation>un opérande qui n’est pas là</translation>
    </message>
    <message>
        <source>its call has %1</source>
        <translation>son appel a %1</translation>
    </message>
    <message>
        <source>`%1` is no name of Python</source>
        <translation>`%1` n’est pas un nom en Python</translation>
    </message>
    <message>
        <source>it is called in a form that Python has no words for</source>
        <translation>il est appelé sous une forme que Python ne sait pas écrire</translation>
    </message>
    <message>
        <source>the model does not say how its code calls it</source>
        <translation>le modèle ne dit pas comment son code l’appelle</translation>
    </message>
    <message>
        <source>it is a module or an attribute of the model, which a pattern cannot name</source>
        <translation>c’est un module ou un attribut du modèle, qu’un motif ne peut nommer</translation>
    </message>
    <message>
        <source>No pattern can match %1: %2.</source>
        <translation>Aucun motif ne peut correspondre à %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>torch records nothing of `%1` in a pattern</source>
        <translation>torch n’enregistre rien de `%1` dans un motif</translation>
    </message>
    <message>
        <source>the model calls `%1`, with a value that is not even equal to itself</source>
        <translation>le modèle appelle `%1`, avec une valeur qui n’est même pas égale à elle-même</translation>
    </message>
    <message>
        <source>the model calls `%1`, and in a pattern torch records `%2`</source>
        <translation>le modèle appelle `%1`, et dans un motif torch enregistre `%2`</translation>
    </message>
    <message>
        <source>These operators cannot be written as a pattern function.</source>
        <translation>Ces opérateurs ne peuvent s’écrire comme une fonction de motif.</translation>
    </message>
    <message>
        <source>Whether a pattern can match %1 is not known here. %2</source>
        <translation>On ne sait pas ici si un motif peut correspondre à %1. %2</translation>
    </message>
    <message>
        <source>torch refuses its call in a pattern: %1</source>
        <translation>torch refuse son appel dans un motif&#xa0;: %1</translation>
    </message>
    <message>
        <source>a slice that is none</source>
        <translation>une tranche qui n’en est pas une</translation>
    </message>
    <message>
        <source>a value inside a slice or a dict</source>
        <translation>une valeur dans une tranche ou un dictionnaire</translation>
    </message>
    <message>
        <source>an argument of an unknown kind</source>
        <translation>un argument d’un genre inconnu</translation>
    </message>
    <message>
        <source>lists within so many lists</source>
        <translation>des listes dans trop de listes</translation>
    </message>
    <message>
        <source>The size of %1 is `%2`, not a number.</source>
        <translation>La taille de %1 est `%2`, pas un nombre.</translation>
    </message>
    <message>
        <source>The file does not say the size of %1.</source>
        <translation>Le fichier n’indique pas la taille de %1.</translation>
    </message>
    <message>
        <source>The file does not say whether `%1` is a number or a tensor of rank 0.</source>
        <translation>Le fichier ne dit pas si `%1` est un nombre ou un tenseur de rang 0.</translation>
    </message>
    <message>
        <source>`%1` has several results, which the file does not describe.</source>
        <translation>`%1` a plusieurs résultats, que le fichier ne décrit pas.</translation>
    </message>
    <message>
        <source>The file does not say whether `%1` is an input, which would have an example value.</source>
        <translation>Le fichier ne dit pas si `%1` est une entrée, qui aurait une valeur d’exemple.</translation>
    </message>
    <message>
        <source>This graph was shown to an earlier question.</source>
        <translation>Ce graphe vient d’une question antérieure.</translation>
    </message>
    <message>
        <source>The file does not say whether %1 is a list or a tuple.</source>
        <translation>Le fichier ne dit pas si %1 est une liste ou un tuple.</translation>
    </message>
    <message>
        <source>The file does not say what `%1` is in Python.</source>
        <translation>Le fichier ne dit pas ce que `%1` est en Python.</translation>
    </message>
    <message>
        <source>A tensor that is written into the file is not modelled.</source>
        <translation>Un tenseur écrit dans le fichier n’est pas modélisé.</translation>
    </message>
    <message>
        <source>What this node takes is not known.</source>
        <translation>On ne sait pas ce que prend ce nœud.</translation>
    </message>
    <message>
        <source>Of `meta` a graph keeps only `example_value`.</source>
        <translation>De `meta`, un graphe ne garde que `example_value`.</translation>
    </message>
    <message>
        <source>A key of `meta` is unknown.</source>
        <translation>Une clé de `meta` est inconnue.</translation>
    </message>
    <message>
        <source>What the filter changes decides how the program goes on.</source>
        <translation>Ce que change le filtre décide de la suite du programme.</translation>
    </message>
    <message>
        <source>`%1` is a node of an earlier match.</source>
        <translation>`%1` est un nœud d’une correspondance antérieure.</translation>
    </message>
    <message>
        <source>The file does not say how `%1` is called.</source>
        <translation>Le fichier ne dit pas comment `%1` est appelé.</translation>
    </message>
    <message>
        <source>The root of a graph&apos;s nodes is not modelled.</source>
        <translation>La racine des nœuds d’un graphe n’est pas modélisée.</translation>
    </message>
    <message>
        <source>`%1` is called.</source>
        <translation>`%1` est appelé.</translation>
    </message>
    <message>
        <source>`torch.%1` is not known.</source>
        <translation>`torch.%1` n’est pas connu.</translation>
    </message>
    <message>
        <source>torch has no name for the type %1.</source>
        <translation>torch n’a pas de nom pour le type %1.</translation>
    </message>
    <message>
        <source>`%1` changes the graph, which is not previewed.</source>
        <translation>`%1` modifie le graphe, ce que l’aperçu ne montre pas.</translation>
    </message>
    <message>
        <source>The file does not say `%1` of `%2`.</source>
        <translation>Le fichier n’indique pas `%1` de `%2`.</translation>
    </message>
    <message>
        <source>The elements of `%1` are not known.</source>
        <translation>Les éléments de `%1` ne sont pas connus.</translation>
    </message>
    <message>
        <source>Whether `%1` is an instance of this type is not known.</source>
        <translation>On ne sait pas si `%1` est une instance de ce type.</translation>
    </message>
    <message>
        <source>The file does not say whether `%1` is an input of the graph or an attribute of the model.</source>
        <translation>Le fichier ne dit pas si `%1` est une entrée du graphe ou un attribut du modèle.</translation>
    </message>
    <message>
        <source>The file does not say as what `%1` is called.</source>
        <translation>Le fichier ne dit pas en tant que quoi `%1` est appelé.</translation>
    </message>
    <message>
        <source>The file has only the name of `%1`, not its target.</source>
        <translation>Le fichier n’a que le nom de `%1`, pas sa cible.</translation>
    </message>
    <message>
        <source>As what `%1` is called is not known.</source>
        <translation>On ne sait pas en tant que quoi `%1` est appelé.</translation>
    </message>
    <message>
        <source>A function that the model calls.</source>
        <translation>Une fonction que le modèle appelle.</translation>
    </message>
    <message>
        <source>A method that the model calls.</source>
        <translation>Une méthode que le modèle appelle.</translation>
    </message>
    <message>
        <source>%1: a parameter, which takes anything</source>
        <translation>%1&#xa0;: un paramètre, qui prend n’importe quoi</translation>
    </message>
    <message>
        <source>The model calls it %1 time.</source>
        <translation>Le modèle l’appelle %1 fois.</translation>
    </message>
    <message>
        <source>The model calls it %1 times.</source>
        <translation>Le modèle l’appelle %1 fois.</translation>
    </message>
    <message>
        <source>Tenstorrent fusion providers</source>
        <translation>Fournisseurs de fusion de Tenstorrent</translation>
    </message>
    <message>
        <source>Providers have no priority: their order is that of the file. Edit their text.</source>
        <translation>Les fournisseurs n’ont pas de priorité&#xa0;: leur ordre est celui du fichier. Modifiez leur texte.</translation>
    </message>
    <message>
        <source>A tensor of the model.</source>
        <translation>Un tenseur du modèle.</translation>
    </message>
    <message>
        <source>The pattern returns a parameter, which torch cannot replace by itself.</source>
        <translation>Le motif renvoie un paramètre, que torch ne peut remplacer à lui seul.</translation>
    </message>
    <message>
        <source>Pattern and replacement have different numbers of parameters.</source>
        <translation>Le motif et le remplacement ont des nombres de paramètres différents.</translation>
    </message>
    <message>
        <source>The pattern has %1 result, the replacement %2.</source>
        <translation>Le motif a %1 résultat, le remplacement %2.</translation>
    </message>
    <message>
        <source>The pattern has %1 results, the replacement %2.</source>
        <translation>Le motif a %1 résultats, le remplacement %2.</translation>
    </message>
    <message>
        <source>The replacement returns what is no result of an operator.</source>
        <translation>Le remplacement renvoie ce qui n’est pas un résultat d’opérateur.</translation>
    </message>
    <message>
        <source>No result of the pattern is what an operator gives.</source>
        <translation>Aucun résultat du motif n’est donné par un opérateur.</translation>
    </message>
    <message>
        <source>The replacement makes a tensor of its own, which cannot be previewed.</source>
        <translation>Le remplacement crée son propre tenseur, que l’aperçu ne peut montrer.</translation>
    </message>
    <message>
        <source>The replacement cannot be read as operators.</source>
        <translation>Le remplacement ne peut être lu comme des opérateurs.</translation>
    </message>
    <message>
        <source>The pattern cannot be looked for.</source>
        <translation>Le motif ne peut être cherché.</translation>
    </message>
    <message>
        <source>%1 cannot be previewed: %2</source>
        <translation>L’aperçu ne peut montrer %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The file has no class that derives from `FusionProvider`, so nothing is fused. Add one with `pattern` and `replacement`.</source>
        <translation>Le fichier n’a pas de classe dérivée de `FusionProvider`&#xa0;: rien n’est donc fusionné. Ajoutez-en une avec `pattern` et `replacement`.</translation>
    </message>
    <message>
        <source>torch refuses the pattern: %1</source>
        <translation>torch refuse le motif&#xa0;: %1</translation>
    </message>
    <message>
        <source>torch refuses the pattern: it is not traced</source>
        <translation>torch refuse le motif&#xa0;: il n’est pas tracé</translation>
    </message>
    <message>
        <source>it is not traced</source>
        <translation>il n’est pas tracé</translation>
    </message>
    <message>
        <source>the pattern returns a parameter and no operator</source>
        <translation>le motif renvoie un paramètre et non un opérateur</translation>
    </message>
    <message>
        <source>the pattern makes a tensor of its own, which cannot be previewed</source>
        <translation>le motif crée son propre tenseur, que l’aperçu ne peut montrer</translation>
    </message>
    <message>
        <source>Turns fusion providers on or off.</source>
        <translation>Active ou désactive les fournisseurs de fusion.</translation>
    </message>
    <message>
        <source>Runs the provider %1.</source>
        <translation>Exécute le fournisseur %1.</translation>
    </message>
    <message>
        <source>torch refuses the replacement: %1</source>
        <translation>torch refuse le remplacement&#xa0;: %1</translation>
    </message>
    <message>
        <source>the pair cannot be read as operators</source>
        <translation>la paire ne peut être lue comme des opérateurs</translation>
    </message>
    <message>
        <source>`%1` is not read here.</source>
        <translation>`%1` n’est pas lu ici.</translation>
    </message>
    <message>
        <source>A constant of the model is not read here.</source>
        <translation>Une constante du modèle n’est pas lue ici.</translation>
    </message>
    <message>
        <source>An operand is not known.</source>
        <translation>Un opérande n’est pas connu.</translation>
    </message>
    <message>
        <source>It has the attributes of a composite.</source>
        <translation>Il a les attributs d’un composite.</translation>
    </message>
    <message>
        <source>The attribute `%1` depends on a value of the model.</source>
        <translation>L’attribut `%1` dépend d’une valeur du modèle.</translation>
    </message>
    <message>
        <source>It is an attribute of a composite.</source>
        <translation>C’est un attribut d’un composite.</translation>
    </message>
    <message>
        <source>Which tensor of the module is read is not known.</source>
        <translation>On ne sait pas quel tenseur du module est lu.</translation>
    </message>
    <message>
        <source>`%1` is no tensor of the module.</source>
        <translation>`%1` n’est pas un tenseur du module.</translation>
    </message>
    <message>
        <source>The keywords of a call that is made are not known.</source>
        <translation>Les arguments nommés d’un appel ne sont pas connus.</translation>
    </message>
    <message>
        <source>The file does not say `%1` of the module `%2`.</source>
        <translation>Le fichier n’indique pas `%1` du module `%2`.</translation>
    </message>
    <message>
        <source>The shape of `%1` is not known.</source>
        <translation>La forme de `%1` n’est pas connue.</translation>
    </message>
    <message>
        <source>A size of `%1` is not known.</source>
        <translation>Une taille de `%1` n’est pas connue.</translation>
    </message>
    <message>
        <source>The rank of `%1` is not known.</source>
        <translation>Le rang de `%1` n’est pas connu.</translation>
    </message>
    <message>
        <source>The type of `%1` is not known.</source>
        <translation>Le type de `%1` n’est pas connu.</translation>
    </message>
    <message>
        <source>A key of `replacements` is no function of torch, no class of torch and no name. It is ignored.</source>
        <translation>Une clé de `replacements` n’est ni une fonction de torch, ni une classe de torch, ni un nom. Elle est ignorée.</translation>
    </message>
    <message>
        <source>`replacements` has something that is no function written in Python. It makes no composite.</source>
        <translation>`replacements` contient quelque chose qui n’est pas une fonction écrite en Python. Cela ne fait pas de composite.</translation>
    </message>
    <message>
        <source>Lists are nested more than 16 deep here.</source>
        <translation>Des listes sont imbriquées ici sur plus de 16 niveaux.</translation>
    </message>
    <message>
        <source>It is an argument.</source>
        <translation>C’est un argument.</translation>
    </message>
    <message>
        <source>It is an argument of what is traced.</source>
        <translation>C’est un argument de ce qui est tracé.</translation>
    </message>
    <message>
        <source>`%1` is not traced here.</source>
        <translation>`%1` n’est pas tracé ici.</translation>
    </message>
    <message>
        <source>Python makes no provider of this class: %1</source>
        <translation>Python ne fait pas de fournisseur de cette classe&#xa0;: %1</translation>
    </message>
    <message>
        <source>What this class does is not known here. %1</source>
        <translation>On ne sait pas ici ce que fait cette classe. %1</translation>
    </message>
    <message>
        <source>The class has no function of its own for what every provider needs.</source>
        <translation>La classe n’a pas de fonction à elle pour ce dont tout fournisseur a besoin.</translation>
    </message>
    <message>
        <source>The class replaces operators by itself, in `replace_pattern`. What it does cannot be previewed.</source>
        <translation>La classe remplace elle-même les opérateurs, dans `replace_pattern`. L’aperçu ne peut montrer ce qu’elle fait.</translation>
    </message>
    <message>
        <source>`get_patterns` gives something that is no pair of a pattern and a replacement.</source>
        <translation>`get_patterns` donne quelque chose qui n’est pas une paire d’un motif et d’un remplacement.</translation>
    </message>
    <message>
        <source>Any match.</source>
        <translation>Toute correspondance.</translation>
    </message>
    <message>
        <source>`%1` is not modelled.</source>
        <translation>`%1` n’est pas modélisé.</translation>
    </message>
    <message>
        <source>The type is not known here.</source>
        <translation>Le type n’est pas connu ici.</translation>
    </message>
    <message>
        <source>The device is not known here.</source>
        <translation>Le périphérique n’est pas connu ici.</translation>
    </message>
    <message>
        <source>A tensor is made of traced values.</source>
        <translation>Un tenseur est fait de valeurs tracées.</translation>
    </message>
    <message>
        <source>Scripted functions are not modelled.</source>
        <translation>Les fonctions scriptées ne sont pas modélisées.</translation>
    </message>
    <message>
        <source>`torch.fx.wrap` is not modelled here.</source>
        <translation>`torch.fx.wrap` n’est pas modélisé ici.</translation>
    </message>
    <message>
        <source>Torch runs `%1` itself here, because its input is no traced value.</source>
        <translation>torch exécute ici `%1` lui-même, car son entrée n’est pas une valeur tracée.</translation>
    </message>
    <message>
        <source>Torch runs `einsum` itself here.</source>
        <translation>torch exécute ici `einsum` lui-même.</translation>
    </message>
    <message>
        <source>`torch.broadcast_shapes` is not calculated here.</source>
        <translation>`torch.broadcast_shapes` n’est pas calculé ici.</translation>
    </message>
    <message>
        <source>Torch calculates with a traced value here.</source>
        <translation>torch calcule ici avec une valeur tracée.</translation>
    </message>
    <message>
        <source>A traced value is inside of a list that torch looks through itself.</source>
        <translation>Une valeur tracée est dans une liste que torch parcourt lui-même.</translation>
    </message>
    <message>
        <source>A traced value is an argument of a method of a tensor.</source>
        <translation>Une valeur tracée est un argument d’une méthode d’un tenseur.</translation>
    </message>
    <message>
        <source>Values of tensors are not calculated here.</source>
        <translation>Les valeurs de tenseurs ne sont pas calculées ici.</translation>
    </message>
    <message>
        <source>A traced value is in an index of a tensor.</source>
        <translation>Une valeur tracée est dans un indice d’un tenseur.</translation>
    </message>
    <message>
        <source>What is in a module of `torch.nn` is not modelled.</source>
        <translation>Ce que contient un module de `torch.nn` n’est pas modélisé.</translation>
    </message>
    <message>
        <source>`numpy.%1` is not modelled.</source>
        <translation>`numpy.%1` n’est pas modélisé.</translation>
    </message>
    <message>
        <source>A traced value decides how the function goes on, but its value is known only when the model runs. Use constants or flags in conditions.</source>
        <translation>Une valeur tracée décide de la suite de la fonction, mais elle n’est connue qu’à l’exécution du modèle. Utilisez des constantes ou des flags dans les conditions.</translation>
    </message>
    <message>
        <source>The items of a traced value are needed here, but how many it has is not known. Take them one by one, or unpack into a fixed number of names.</source>
        <translation>Les éléments d’une valeur tracée sont nécessaires ici, mais on ne sait pas combien elle en a. Prenez-les un par un, ou dépaquetez dans un nombre fixe de noms.</translation>
    </message>
    <message>
        <source>The length of a traced value is not known. Use `.size(0)` or `.shape[0]`.</source>
        <translation>La longueur d’une valeur tracée n’est pas connue. Utilisez `.size(0)` ou `.shape[0]`.</translation>
    </message>
    <message>
        <source>A value of this type cannot be an argument of an operator or a result.</source>
        <translation>Une valeur de ce type ne peut être ni un argument d’un opérateur ni un résultat.</translation>
    </message>
    <message>
        <source>A module that the function makes itself cannot be traced. Call the function of `torch.nn.functional` instead.</source>
        <translation>Un module que la fonction crée elle-même ne peut être tracé. Appelez plutôt la fonction de `torch.nn.functional`.</translation>
    </message>
    <message>
        <source>The types of these arguments fit none of the function&apos;s forms. A wildcard can stand for a tensor here, not for a number.</source>
        <translation>Les types de ces arguments ne conviennent à aucune forme de la fonction. Un joker peut représenter ici un tenseur, pas un nombre.</translation>
    </message>
    <message>
        <source>The function checks the type of this argument, so a wildcard cannot stand for it. Call the method of the tensor instead, or write a number.</source>
        <translation>La fonction vérifie le type de cet argument&#xa0;: un joker ne peut donc le représenter. Appelez plutôt la méthode du tenseur, ou écrivez un nombre.</translation>
    </message>
    <message>
        <source>The function checks the type of this argument, so a traced value cannot stand for it. Call the method of the tensor instead.</source>
        <translation>La fonction vérifie le type de cet argument&#xa0;: une valeur tracée ne peut donc le représenter. Appelez plutôt la méthode du tenseur.</translation>
    </message>
    <message>
        <source>Items of a traced value cannot be assigned.</source>
        <translation>On ne peut rien affecter aux éléments d’une valeur tracée.</translation>
    </message>
    <message>
        <source>This cannot be traced here. %1</source>
        <translation>Ceci ne peut être tracé ici. %1</translation>
    </message>
    <message>
        <source>Tracing takes too long and was stopped. %1</source>
        <translation>Le traçage prend trop de temps et a été arrêté. %1</translation>
    </message>
    <message>
        <source>The function does not describe a pattern.</source>
        <translation>La fonction ne décrit pas un motif.</translation>
    </message>
    <message>
        <source>The function does not describe a pattern: %1</source>
        <translation>La fonction ne décrit pas un motif&#xa0;: %1</translation>
    </message>
    <message>
        <source>The function raises an exception: %1</source>
        <translation>La fonction lève une exception&#xa0;: %1</translation>
    </message>
    <message>
        <source>The parameter `%1` is not used. Remove it.</source>
        <translation>Le paramètre `%1` n’est pas utilisé. Supprimez-le.</translation>
    </message>
    <message>
        <source>Nothing uses `%1`. Return it or remove it.</source>
        <translation>Rien n’utilise `%1`. Renvoyez-le ou supprimez-le.</translation>
    </message>
    <message>
        <source>Torch traces plain functions only, and this is a bound method. Put `@staticmethod` above it and remove `self`.</source>
        <translation>torch ne trace que des fonctions simples, et ceci est une méthode liée. Mettez `@staticmethod` au-dessus et supprimez `self`.</translation>
    </message>
    <message>
        <source>Torch traces plain functions only. Write a function that calls it.</source>
        <translation>torch ne trace que des fonctions simples. Écrivez une fonction qui l’appelle.</translation>
    </message>
    <message>
        <source>Torch says: %1</source>
        <translation>torch dit&#xa0;: %1</translation>
    </message>
    <message>
        <source>TT-XLA turns %1 into matrix products before it fuses.</source>
        <translation>TT-XLA change %1 en produits matriciels avant de fusionner.</translation>
    </message>
    <message>
        <source>TT-XLA turns %1 of one element into `mean` before it fuses.</source>
        <translation>TT-XLA change %1 à un élément en `mean` avant de fusionner.</translation>
    </message>
    <message>
        <source>TT-XLA trims %1 beginning before the tensor to its extent before it fuses.</source>
        <translation>TT-XLA ramène à la dimension du tenseur %1 commençant avant lui, avant de fusionner.</translation>
    </message>
    <message>
        <source>This is not previewed.</source>
        <translation>L’aperçu ne le montre pas.</translation>
    </message>
    <message>
        <source>`%1` is defined twice: first in line %2, column %3.</source>
        <translation>`%1` est défini deux fois&#xa0;: d’abord à la ligne %2, colonne %3.</translation>
    </message>
    <message>
        <source>Remove one of them, or give it another name.</source>
        <translation>Supprimez l’un des deux, ou donnez-lui un autre nom.</translation>
    </message>
    <message>
        <source>A linear layer with its bias inside, as PyTorch has it and ONNX as Gemm.</source>
        <translation>Une couche linéaire avec son biais, comme dans PyTorch, et dans ONNX comme Gemm.</translation>
    </message>
    <message>
        <source>What torch.export makes of a linear layer.</source>
        <translation>Ce que torch.export fait d’une couche linéaire.</translation>
    </message>
    <message>
        <source>The bias is an operator of its own, as in ONNX and Relax.</source>
        <translation>Le biais est un opérateur à part, comme dans ONNX et Relax.</translation>
    </message>
    <message>
        <source>The same with a SiLU in two operators, which has no name in ONNX.</source>
        <translation>De même avec un SiLU en deux opérateurs, sans nom dans ONNX.</translation>
    </message>
    <message>
        <source>The end of a residual block: the other branch is added before the ReLU.</source>
        <translation>La fin d’un bloc résiduel&#xa0;: l’autre branche est ajoutée avant le ReLU.</translation>
    </message>
    <message>
        <source>Training and Relax take the first of the several results of the normalization.</source>
        <translation>L’entraînement et Relax prennent le premier des résultats de la normalisation.</translation>
    </message>
    <message>
        <source>The normalization as a factor and an offset, as compilers decompose it.</source>
        <translation>La normalisation en un facteur et un décalage, comme les compilateurs la décomposent.</translation>
    </message>
    <message>
        <source>The normalization folded into the weights; what is added is a bias or another branch.</source>
        <translation>La normalisation intégrée aux poids&#xa0;; ce qui est ajouté est un biais ou une autre branche.</translation>
    </message>
    <message>
        <source>The normalization folded into the weights, with any activation of one operator.</source>
        <translation>La normalisation intégrée aux poids, avec une activation d’un seul opérateur.</translation>
    </message>
    <message>
        <source>The same with a SiLU in two operators, as in EfficientNet and YOLO.</source>
        <translation>De même avec un SiLU en deux opérateurs, comme dans EfficientNet et YOLO.</translation>
    </message>
    <message>
        <source>Normalized before the convolution, as in DenseNet.</source>
        <translation>Normalisé avant la convolution, comme dans DenseNet.</translation>
    </message>
    <message>
        <source>As PyTorch exports it to ONNX before opset 17.</source>
        <translation>Comme PyTorch l’exporte vers ONNX avant l’opset 17.</translation>
    </message>
    <message>
        <source>Older exports subtract the mean twice.</source>
        <translation>Les exports plus anciens soustraient deux fois la moyenne.</translation>
    </message>
    <message>
        <source>As Keras writes it: the mean is scaled and taken off the bias.</source>
        <translation>Comme Keras l’écrit&#xa0;: la moyenne est mise à l’échelle et retirée du biais.</translation>
    </message>
    <message>
        <source>As JAX lowers it to StableHLO: a mean is a sum and a division.</source>
        <translation>Comme JAX la convertit en StableHLO&#xa0;: une moyenne est une somme et une division.</translation>
    </message>
    <message>
        <source>As Llama&apos;s own code writes it; half precision is widened around it.</source>
        <translation>Comme l’écrit le code même de Llama&#xa0;; la demi-précision est élargie autour.</translation>
    </message>
    <message>
        <source>As PyTorch exports it to ONNX, which has no rsqrt.</source>
        <translation>Comme PyTorch l’exporte vers ONNX, qui n’a pas de rsqrt.</translation>
    </message>
    <message>
        <source>Layer normalization as one operator.</source>
        <translation>La normalisation de couche en un opérateur.</translation>
    </message>
    <message>
        <source>RMS normalization as one operator.</source>
        <translation>La normalisation RMS en un opérateur.</translation>
    </message>
    <message>
        <source>Layer normalization in parts, as PyTorch exports it to ONNX before opset 17.</source>
        <translation>La normalisation de couche en morceaux, comme PyTorch l’exporte vers ONNX avant l’opset 17.</translation>
    </message>
    <message>
        <source>RMS normalization in parts, as Llama&apos;s own code writes it.</source>
        <translation>La normalisation RMS en morceaux, comme l’écrit le code même de Llama.</translation>
    </message>
    <message>
        <source>RMS normalization in parts, as PyTorch exports it to ONNX.</source>
        <translation>La normalisation RMS en morceaux, comme PyTorch l’exporte vers ONNX.</translation>
    </message>
    <message>
        <source>The exact one by erf: x (1 + erf(x / √2)) / 2.</source>
        <translation>L’exacte, par erf&#xa0;: x (1 + erf(x / √2)) / 2.</translation>
    </message>
    <message>
        <source>The same, halved first: (x / 2) (1 + erf(x / √2)).</source>
        <translation>La même, d’abord divisée par deux&#xa0;: (x / 2) (1 + erf(x / √2)).</translation>
    </message>
    <message>
        <source>The approximation by tanh, as GPT-2 has it.</source>
        <translation>L’approximation par tanh, comme dans GPT-2.</translation>
    </message>
    <message>
        <source>The same as JAX lowers it: the cube is two products, and what is halved is the sum.</source>
        <translation>La même, comme JAX la convertit&#xa0;: le cube donne deux produits, et c’est la somme qui est divisée par deux.</translation>
    </message>
    <message>
        <source>SwiGLU as PyTorch has it.</source>
        <translation>SwiGLU comme dans PyTorch.</translation>
    </message>
    <message>
        <source>SwiGLU as exported: SiLU in two operators, products of matrices without bias.</source>
        <translation>SwiGLU tel qu’exporté&#xa0;: SiLU en deux opérateurs, produits matriciels sans biais.</translation>
    </message>
    <message>
        <source>SwiGLU with biases of their own, as in Relax.</source>
        <translation>SwiGLU avec des biais à part, comme dans Relax.</translation>
    </message>
    <message>
        <source>GeGLU as Gemma has it: gated by GELU, and torch.export flattens around each product.</source>
        <translation>GeGLU comme dans Gemma&#xa0;: avec GELU comme porte, et torch.export aplatit autour de chaque produit.</translation>
    </message>
    <message>
        <source>Scores scaled behind the product, with or without a mask.</source>
        <translation>Scores mis à l’échelle après le produit, avec ou sans masque.</translation>
    </message>
    <message>
        <source>The same with a softmax in single precision, as Llama is exported in half precision.</source>
        <translation>De même avec un softmax en simple précision, comme Llama exporté en demi-précision.</translation>
    </message>
    <message>
        <source>Scaled before the product, or not at all, as in T5.</source>
        <translation>Mis à l’échelle avant le produit, ou pas du tout, comme dans T5.</translation>
    </message>
    <message>
        <source>What torch.export makes of it: heads are put together for each product.</source>
        <translation>Ce que torch.export en fait&#xa0;: les têtes sont réunies pour chaque produit.</translation>
    </message>
    <message>
        <source>As JAX lowers it to StableHLO: the softmax in parts.</source>
        <translation>Comme JAX la convertit en StableHLO&#xa0;: le softmax en morceaux.</translation>
    </message>
    <message>
        <source>Attention as one operator, with the projection behind it.</source>
        <translation>L’attention en un opérateur, suivie de la projection.</translation>
    </message>
    <message>
        <source>The halves as PyTorch indexes them.</source>
        <translation>Les moitiés comme PyTorch les indexe.</translation>
    </message>
    <message>
        <source>The halves as slices, as in exported models.</source>
        <translation>Les moitiés en tranches, comme dans les modèles exportés.</translation>
    </message>
    <message>
        <source>A convolution between its operands and its result; the bias may be in floats.</source>
        <translation>Une convolution entre ses opérandes et son résultat&#xa0;; le biais peut être en flottants.</translation>
    </message>
    <message>
        <source>A product of matrices, or what takes two operands element by element.</source>
        <translation>Un produit matriciel, ou ce qui prend deux opérandes élément par élément.</translation>
    </message>
    <message>
        <source>What has one operand, and often only moves elements.</source>
        <translation>Ce qui a un opérande, et souvent ne fait que déplacer des éléments.</translation>
    </message>
    <message>
        <source>Both at once: the rounding of quantization-aware training.</source>
        <translation>Les deux à la fois&#xa0;: ce que l’entraînement conscient de la quantification arrondit.</translation>
    </message>
    <message>
        <source>Category: %1.</source>
        <translation>Catégorie&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 autres</translation>
    </message>
    <message>
        <source>%1, a heuristic</source>
        <translation>%1, une heuristique</translation>
    </message>
    <message>
        <source>%1, a rule</source>
        <translation>%1, une règle</translation>
    </message>
    <message>
        <source>Priority: %1.</source>
        <translation>Priorité&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Heuristic: %1.</source>
        <translation>Heuristique&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1: %2 entries.</source>
        <translation>%1&#xa0;: %2 éléments.</translation>
    </message>
    <message>
        <source>%1: 1 entry.</source>
        <translation>%1&#xa0;: 1 élément.</translation>
    </message>
    <message>
        <source>Takes: %1.</source>
        <translation>Prend&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Feeds: %1.</source>
        <translation>Alimente&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 match</source>
        <translation>%1 correspondance</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 correspondances</translation>
    </message>
    <message>
        <source>the other rules lose %1</source>
        <translation>les autres règles perdent %1</translation>
    </message>
    <message>
        <source>the other rules gain %1</source>
        <translation>les autres règles gagnent %1</translation>
    </message>
    <message>
        <source>It matches: %1</source>
        <translation>Correspondance&#xa0;: %1</translation>
    </message>
    <message>
        <source>the model has no %1, but %2</source>
        <translation>le modèle n’a pas de %1, mais %2</translation>
    </message>
    <message>
        <source>The model has no %1, but %2.</source>
        <translation>Le modèle n’a pas de %1, mais %2.</translation>
    </message>
    <message>
        <source>Nothing matches. The model has no %1, but %2.</source>
        <translation>Aucune correspondance. Le modèle n’a pas de %1, mais %2.</translation>
    </message>
    <message>
        <source>%1, but %2</source>
        <translation>%1, mais %2</translation>
    </message>
    <message>
        <source>A pattern</source>
        <translation>Un motif</translation>
    </message>
    <message>
        <source>A rule</source>
        <translation>Une règle</translation>
    </message>
    <message>
        <source>An entry</source>
        <translation>Un élément</translation>
    </message>
    <message>
        <source>a rule</source>
        <translation>une règle</translation>
    </message>
    <message>
        <source>a pattern</source>
        <translation>un motif</translation>
    </message>
    <message>
        <source>a heuristic</source>
        <translation>une heuristique</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>activation</source>
        <translation>activation</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>attention</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>cache</translation>
    </message>
    <message>
        <source>collective</source>
        <translation>collectif</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>comparaison</translation>
    </message>
    <message>
        <source>control</source>
        <translation>contrôle</translation>
    </message>
    <message>
        <source>conv</source>
        <translation>convolution</translation>
    </message>
    <message>
        <source>creation</source>
        <translation>création</translation>
    </message>
    <message>
        <source>elementwise</source>
        <translation>élément par élément</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>plongement</translation>
    </message>
    <message>
        <source>image</source>
        <translation>image</translation>
    </message>
    <message>
        <source>indexing</source>
        <translation>indexation</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>disposition</translation>
    </message>
    <message>
        <source>logical</source>
        <translation>logique</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>perte</translation>
    </message>
    <message>
        <source>normalization</source>
        <translation>normalisation</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>pooling</source>
        <translation>pooling</translation>
    </message>
    <message>
        <source>quantization</source>
        <translation>quantification</translation>
    </message>
    <message>
        <source>random</source>
        <translation>aléatoire</translation>
    </message>
    <message>
        <source>recurrent</source>
        <translation>récurrent</translation>
    </message>
    <message>
        <source>reduction</source>
        <translation>réduction</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forme</translation>
    </message>
    <message>
        <source>signal</source>
        <translation>signal</translation>
    </message>
    <message>
        <source>sorting</source>
        <translation>tri</translation>
    </message>
    <message>
        <source>structural</source>
        <translation>structurel</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 byte</source>
        <translation>%1 octet</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>%1 argument</source>
        <translation>%1 argument</translation>
    </message>
    <message>
        <source>%1 arguments</source>
        <translation>%1 arguments</translation>
    </message>
    <message>
        <source>%1 tensor</source>
        <translation>%1 tenseur</translation>
    </message>
    <message>
        <source>%1 tensors</source>
        <translation>%1 tenseurs</translation>
    </message>
    <message>
        <source>%1 rewrite</source>
        <translation>%1 réécriture</translation>
    </message>
    <message>
        <source>%1 rewrites</source>
        <translation>%1 réécritures</translation>
    </message>
    <message>
        <source>%1 stage</source>
        <translation>%1 étape</translation>
    </message>
    <message>
        <source>%1 stages</source>
        <translation>%1 étapes</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>fichier ou dossier introuvable</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>accès refusé</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>plus de place sur le support</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>support en lecture seule</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>erreur d’entrée-sortie</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>nom de fichier trop long</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>aucune valeur</translation>
    </message>
    <message>
        <source>a condition</source>
        <translation>une condition</translation>
    </message>
    <message>
        <source>an int</source>
        <translation>un int</translation>
    </message>
    <message>
        <source>a size</source>
        <translation>un size</translation>
    </message>
    <message>
        <source>a float</source>
        <translation>un float</translation>
    </message>
    <message>
        <source>a type</source>
        <translation>un type</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>une chaîne</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a shape</source>
        <translation>une forme</translation>
    </message>
    <message>
        <source>an operand</source>
        <translation>un opérande</translation>
    </message>
    <message>
        <source>an operator</source>
        <translation>un opérateur</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 operations in %2 / %3 a second = %4 s</source>
        <translation>%1 opérations en %2 / %3 par seconde = %4 s</translation>
    </message>
    <message>
        <source>%1 operations in %2 / %3 a second</source>
        <translation>%1 opérations en %2 / %3 par seconde</translation>
    </message>
    <message>
        <source>no public peak counts for the section&apos;s element type</source>
        <translation>aucune performance de crête publique ne vaut pour le type d’élément de la section</translation>
    </message>
    <message>
        <source>%1 bytes / %2 a second = %3 s</source>
        <translation>%1 octets / %2 par seconde = %3 s</translation>
    </message>
    <message>
        <source>%1 bytes / %2 a second</source>
        <translation>%1 octets / %2 par seconde</translation>
    </message>
    <message>
        <source>%1, together %2 = %3 s</source>
        <translation>%1, ensemble %2 = %3 s</translation>
    </message>
    <message>
        <source>%1 bytes, of %2 there and a share of %3 that the heuristic plans with</source>
        <translation>%1 octets, sur %2 présents et une part de %3 avec laquelle l’heuristique compte</translation>
    </message>
    <message>
        <source>computing</source>
        <translation>calcul</translation>
    </message>
    <message>
        <source>moving</source>
        <translation>transfert</translation>
    </message>
    <message>
        <source>overhead of a section</source>
        <translation>surcoût d’une section</translation>
    </message>
    <message>
        <source>the longer of both, and the overhead</source>
        <translation>la plus longue des deux durées, plus le surcoût</translation>
    </message>
    <message>
        <source>identical sections</source>
        <translation>sections identiques</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>alive at once inside, in a greedy order</source>
        <translation>vivantes en même temps à l’intérieur, dans un ordre glouton</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>nécessaire</translation>
    </message>
    <message>
        <source>peak of %1</source>
        <translation>crête en %1</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>bande passante de la mémoire</translation>
    </message>
    <message>
        <source>overhead</source>
        <translation>surcoût</translation>
    </message>
    <message>
        <source>memory units</source>
        <translation>unités de mémoire</translation>
    </message>
    <message>
        <source>memory of each</source>
        <translation>mémoire de chacune</translation>
    </message>
    <message>
        <source>not public</source>
        <translation>non publié</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lu</translation>
    </message>
    <message>
        <source>read in part</source>
        <translation>lu en partie</translation>
    </message>
    <message>
        <source>written</source>
        <translation>écrit</translation>
    </message>
    <message>
        <source>%1, weight</source>
        <translation>%1, poids</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Let %1 be %2 instead</source>
        <translation>Remplacer %1 par %2</translation>
    </message>
    <message>
        <source>Let %1 have the shape %2 too</source>
        <translation>Permettre aussi à %1 la forme %2</translation>
    </message>
    <message>
        <source>Write %1 as %2</source>
        <translation>Écrire %1 sous la forme %2</translation>
    </message>
    <message>
        <source>TVM fuses everything that a pattern calls.</source>
        <translation>TVM fusionne tout ce qu’un motif appelle.</translation>
    </message>
    <message>
        <source>A pattern of TVM takes as many operators as it writes.</source>
        <translation>Un motif de TVM prend autant d’opérateurs qu’il en écrit.</translation>
    </message>
    <message>
        <source>Operands of a pattern are arguments of a call. Edit its text.</source>
        <translation>Les opérandes d’un motif sont les arguments d’un appel. Modifiez son texte.</translation>
    </message>
    <message>
        <source>torch matches every call of a pattern. Write a second pair without this one.</source>
        <translation>torch fait correspondre chaque appel d’un motif. Écrivez une deuxième paire sans celui-ci.</translation>
    </message>
    <message>
        <source>torch replaces every call of a pattern.</source>
        <translation>torch remplace chaque appel d’un motif.</translation>
    </message>
    <message>
        <source>torch names calls by itself. Only parameters can be renamed.</source>
        <translation>torch nomme lui-même les appels. Seuls les paramètres peuvent être renommés.</translation>
    </message>
    <message>
        <source>Only a call of an operator can be edited so.</source>
        <translation>Seul l’appel d’un opérateur peut être modifié ainsi.</translation>
    </message>
    <message>
        <source>Only an annotation has a name that can be changed.</source>
        <translation>Seule une annotation a un nom modifiable.</translation>
    </message>
    <message>
        <source>An alternative is a second pair, and `get_patterns` lists none here.</source>
        <translation>Une alternative est une deuxième paire, et `get_patterns` n’en liste pas ici.</translation>
    </message>
    <message>
        <source>A pattern function records as many calls as it makes.</source>
        <translation>Une fonction de motif enregistre autant d’appels qu’elle en fait.</translation>
    </message>
    <message>
        <source>Let `%1` hold for `%2` too</source>
        <translation>Accepter aussi `%2` dans `%1`</translation>
    </message>
    <message>
        <source>Do not ask for `%1`</source>
        <translation>Ne plus exiger `%1`</translation>
    </message>
    <message>
        <source>QNN has no optional operators: write a second rule.</source>
        <translation>QNN n’a pas d’opérateurs facultatifs&#xa0;: écrivez une deuxième règle.</translation>
    </message>
    <message>
        <source>QNN replaces the root of its pattern and keeps what others use.</source>
        <translation>QNN remplace la racine de son motif et garde ce que d’autres utilisent.</translation>
    </message>
    <message>
        <source>QNN has no repeated operators: write a rule for each length.</source>
        <translation>QNN n’a pas d’opérateurs répétés&#xa0;: écrivez une règle par longueur.</translation>
    </message>
    <message>
        <source>QNN has no alternatives: name several operators, and each gets a rule.</source>
        <translation>QNN n’a pas d’alternatives&#xa0;: nommez plusieurs opérateurs, chacun aura sa règle.</translation>
    </message>
    <message>
        <source>`%1` is in the stage %2 and `%3` in %4, which run one after the other. Change the stage of one of them.</source>
        <translation>`%1` est à l’étape %2 et `%3` à %4, qui s’exécutent l’une après l’autre. Changez l’étape de l’une des deux.</translation>
    </message>
    <message>
        <source>`%1` and `%2` come from one place in the text, so they stay together.</source>
        <translation>`%1` et `%2` viennent d’un même endroit du texte et restent donc ensemble.</translation>
    </message>
    <message>
        <source>The text of `%1` cannot be moved.</source>
        <translation>Le texte de `%1` ne peut pas être déplacé.</translation>
    </message>
    <message>
        <source>Moved, the rules would say something else: the text between them counts, or the file has errors.</source>
        <translation>Déplacées, les règles diraient autre chose&#xa0;: le texte qui les sépare compte, ou le fichier a des erreurs.</translation>
    </message>
    <message>
        <source>Rules of different files are tried one file after the other.</source>
        <translation>Les règles de fichiers différents sont essayées fichier par fichier.</translation>
    </message>
    <message>
        <source>Rules that come with the program have no text.</source>
        <translation>Les règles fournies avec le programme n’ont pas de texte.</translation>
    </message>
    <message>
        <source>A priority that would have to change is shared by several rules.</source>
        <translation>Une priorité qui devrait changer est partagée par plusieurs règles.</translation>
    </message>
    <message>
        <source>What one macro makes in several passes stays there.</source>
        <translation>Ce qu’une macro produit dans plusieurs passes y reste.</translation>
    </message>
    <message>
        <source>Only providers that are classes of this file move.</source>
        <translation>Seuls les fournisseurs qui sont des classes de ce fichier se déplacent.</translation>
    </message>
    <message>
        <source>A loop, a helper function or another file lists some of these patterns, so their text alone does not say the order.</source>
        <translation>Une boucle, une fonction auxiliaire ou un autre fichier liste certains de ces motifs&#xa0;; leur texte seul ne dit donc pas l’ordre.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, at %3%</source>
        <translation>%1 × %2 pixels, à %3&#xa0;%</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, at less than 1%</source>
        <translation>%1 × %2 pixels, à moins de 1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, at %3%, in %4 × %5 files</source>
        <translation>%1 × %2 pixels, à %3&#xa0;%, en %4 × %5 fichiers</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, at less than 1%, in %3 × %4 files</source>
        <translation>%1 × %2 pixels, à moins de 1&#xa0;%, en %3 × %4 fichiers</translation>
    </message>
    <message>
        <source>A new rule with places to fill in.</source>
        <translation>Une nouvelle règle, avec ce qu’il faut remplir.</translation>
    </message>
    <message>
        <source>%1 call of `interpolate`</source>
        <translation>%1 appel de `interpolate`</translation>
    </message>
    <message>
        <source>%1 calls of `interpolate`</source>
        <translation>%1 appels de `interpolate`</translation>
    </message>
    <message>
        <source>%1 adaptive average pool</source>
        <translation>%1 pooling adaptatif par moyenne</translation>
    </message>
    <message>
        <source>%1 adaptive average pools</source>
        <translation>%1 poolings adaptatifs par moyenne</translation>
    </message>
    <message>
        <source>%1 slice</source>
        <translation>%1 tranche</translation>
    </message>
    <message>
        <source>%1 slices</source>
        <translation>%1 tranches</translation>
    </message>
    <message>
        <source>the pattern</source>
        <translation>motif</translation>
    </message>
    <message>
        <source>the constraint</source>
        <translation>contrainte</translation>
    </message>
    <message>
        <source>The file does not have the weights of the modules that it calls, such as &quot;%1&quot;, so what they cost is not known. Export the model again.</source>
        <translation>Le fichier ne contient pas les poids des modules qu’il appelle, comme «&#xa0;%1&#xa0;»&#xa0;; leur coût est donc inconnu. Exportez de nouveau le modèle.</translation>
    </message>
    <message>
        <source>Remove the heuristic</source>
        <translation>Supprimer l’heuristique</translation>
    </message>
    <message>
        <source>no parameter</source>
        <translation>aucun paramètre</translation>
    </message>
    <message>
        <source>a parameter as operand %1</source>
        <translation>un paramètre comme opérande %1</translation>
    </message>
    <message>
        <source>parameters as operands 1 and 2</source>
        <translation>des paramètres comme opérandes 1 et 2</translation>
    </message>
    <message>
        <source>Create the entry `%1`, for the operator of that name</source>
        <translation>Créer l’élément `%1`, pour l’opérateur de ce nom</translation>
    </message>
    <message>
        <source>A new entry, for what is connected here.</source>
        <translation>Un nouvel élément, pour ce qui est connecté ici.</translation>
    </message>
    <message>
        <source>%1 is opaque as long as its extents have no number, so it is not fused.</source>
        <translation>%1 est opaque tant que ses dimensions n’ont pas de nombre et n’est donc pas fusionné.</translation>
    </message>
    <message>
        <source>They are called %1.</source>
        <translation>Elles s’appellent %1.</translation>
    </message>
    <message>
        <source>%1, from extents</source>
        <translation>%1, d’après les dimensions</translation>
    </message>
    <message>
        <source>The largest matrix multiplication does at least 50% of the operations, whatever %1 may be; it dominates.</source>
        <translation>La plus grande multiplication matricielle fait au moins 50&#xa0;% des opérations, quelle que soit la valeur de %1&#xa0;; elle domine.</translation>
    </message>
    <message>
        <source>The %1 largest matrix multiplications, which branch from one input, do at least 50% of the operations, whatever %2 may be; they dominate.</source>
        <translation>Les %1 plus grandes multiplications matricielles, issues d’une même entrée, font au moins 50&#xa0;% des opérations, quelle que soit la valeur de %2&#xa0;; elles dominent.</translation>
    </message>
    <message>
        <source>No matrix multiplication does 50% of the operations, whatever %1 may be; at least 50% is required.</source>
        <translation>Aucune multiplication matricielle ne fait 50&#xa0;% des opérations, quelle que soit la valeur de %1&#xa0;; il en faut au moins 50&#xa0;%.</translation>
    </message>
    <message>
        <source>Whether a matrix multiplication does 50% of the operations depends on %1.</source>
        <translation>Qu’une multiplication matricielle fasse 50&#xa0;% des opérations dépend de %1.</translation>
    </message>
    <message>
        <source>%1 makes no sections: in this model it matches at %2, but a path leaves what it takes and re-enters. Let it take the operators on that path too.</source>
        <translation>%1 ne fait aucune section&#xa0;: dans ce modèle, elle correspond à %2, mais un chemin sort de ce qu’elle prend et y revient. Faites-lui prendre aussi les opérateurs de ce chemin.</translation>
    </message>
    <message>
        <source>Take %1 on the path from %2 to %3 too</source>
        <translation>Prendre aussi %1 sur le chemin de %2 à %3</translation>
    </message>
    <message>
        <source>The operator is not in the catalogue.</source>
        <translation>L’opérateur n’est pas dans le catalogue.</translation>
    </message>
    <message>
        <source>The catalogue has no formula for it.</source>
        <translation>Le catalogue n’a pas de formule pour lui.</translation>
    </message>
    <message>
        <source>Its body is not in the file.</source>
        <translation>Son corps n’est pas dans le fichier.</translation>
    </message>
    <message>
        <source>An extent has no number yet.</source>
        <translation>Une dimension n’a pas encore de nombre.</translation>
    </message>
    <message>
        <source>The data decides how many there are.</source>
        <translation>Ce sont les données qui décident de leur nombre.</translation>
    </message>
    <message>
        <source>A shape, or what an operand stands for, is not known.</source>
        <translation>Une forme, ou ce qu’un opérande représente, n’est pas connue.</translation>
    </message>
    <message>
        <source>Two operators in a row.</source>
        <translation>Deux opérateurs à la suite.</translation>
    </message>
    <message>
        <source>This is a model (%1). Rules are expected here; name a file of rules.</source>
        <translation>C’est un modèle (%1). Des règles sont attendues ici&#xa0;; indiquez un fichier de règles.</translation>
    </message>
    <message>
        <source>These are rules (%1). A model is expected here; name a model file.</source>
        <translation>Ce sont des règles (%1). Un modèle est attendu ici&#xa0;; indiquez un fichier de modèle.</translation>
    </message>
    <message>
        <source>Let entry %1 be operator %2 too</source>
        <translation>Laisser l’élément %1 être aussi l’opérateur %2</translation>
    </message>
    <message>
        <source>Keep only the attributes that %1 has</source>
        <translation>Ne garder que les attributs que %1 possède</translation>
    </message>
    <message>
        <source>Allow any shape for %1</source>
        <translation>Accepter toute forme pour %1</translation>
    </message>
    <message>
        <source>Allow any element type for %1</source>
        <translation>Accepter tout type d’élément pour %1</translation>
    </message>
    <message>
        <source>Allow any type for %1</source>
        <translation>Accepter tout type pour %1</translation>
    </message>
    <message>
        <source>Allow any attributes for %1</source>
        <translation>Accepter tous les attributs pour %1</translation>
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
        <translation>1&#x202f;641 opérateurs, 32 couches de décodeur identiques de 51, formes réelles&#xa0;; ses règles couvrent chaque couche</translation>
    </message>
    <message>
        <source>QNN rules: detector, fused</source>
        <translation>QNN&#xa0;: détecteur fusionné</translation>
    </message>
    <message>
        <source>A detector of 95 operators in 8 bits; its rules change the graph, pass by pass, for Qualcomm&apos;s HTP</source>
        <translation>Un détecteur de 95 opérateurs sur 8 bits&#xa0;; ses règles modifient le graphe, passe après passe, pour le HTP de Qualcomm</translation>
    </message>
    <message>
        <source>QNN rules: upscaler, in tiles</source>
        <translation>QNN&#xa0;: agrandisseur, par tuiles</translation>
    </message>
    <message>
        <source>23 operators on large pictures; its rules cut what is too large into rows and channels</source>
        <translation>23 opérateurs sur de grandes images&#xa0;; ses règles découpent ce qui est trop grand en lignes et en canaux</translation>
    </message>
    <message>
        <source>QNN rules: speech, in 16 bits</source>
        <translation>QNN&#xa0;: parole, sur 16 bits</translation>
    </message>
    <message>
        <source>Keyword spotting, 59 float operators; its rules compute products in 16 bits and remove redundant casts</source>
        <translation>Détecte des mots-clés, 59 opérateurs flottants&#xa0;; les règles calculent les produits sur 16 bits et suppriment les conversions superflues</translation>
    </message>
    <message>
        <source>Tenstorrent: Llama, two layers</source>
        <translation>Tenstorrent&#xa0;: Llama, 2 couches</translation>
    </message>
    <message>
        <source>127 operators as TT-XLA captures them; providers fuse norms, attention and SwiGLU, composites wrap them</source>
        <translation>127 opérateurs tels que TT-XLA les capture&#xa0;; des fournisseurs fusionnent normes, attention et SwiGLU, des composites les enveloppent</translation>
    </message>
    <message>
        <source>TVM: vision with attention</source>
        <translation>TVM&#xa0;: vision avec attention</translation>
    </message>
    <message>
        <source>126 operators in a Relax module; patterns of a backend take 75, their checks refuse what is not aligned</source>
        <translation>126 opérateurs dans un module Relax&#xa0;; les motifs d’un backend en prennent 75, leurs vérifications refusent ce qui n’est pas aligné</translation>
    </message>
    <message>
        <source>Mixtral (mixture of experts)</source>
        <translation>Mixtral (mélange d’experts)</translation>
    </message>
    <message>
        <source>560 operators, 4 layers with grouped-query attention and 8 SwiGLU experts each, top 2 by scatter</source>
        <translation>560 opérateurs, 4 couches avec attention à requêtes groupées et 8 experts SwiGLU chacune, les 2 meilleurs par scatter</translation>
    </message>
    <message>
        <source>GPT-2</source>
        <translation>GPT-2</translation>
    </message>
    <message>
        <source>413 operators, 12 layers; LayerNormalization whole, tanh GELU in parts, q/k/v from one Split</source>
        <translation>413 opérateurs, 12 couches&#xa0;; LayerNormalization entière, GELU tanh en plusieurs opérateurs, q/k/v issus d’un Split</translation>
    </message>
    <message>
        <source>BERT base</source>
        <translation>BERT base</translation>
    </message>
    <message>
        <source>421 operators, 12 encoder layers; LayerNormalization whole, erf GELU in parts, biases as Add</source>
        <translation>421 opérateurs, 12 couches d’encodeur&#xa0;; LayerNormalization entière, GELU erf en plusieurs opérateurs, biais en Add</translation>
    </message>
    <message>
        <source>ResNet-50</source>
        <translation>ResNet-50</translation>
    </message>
    <message>
        <source>175 operators: 53 Conv, each with its BatchNormalization, 49 Relu, 16 residual Add</source>
        <translation>175 opérateurs&#xa0;: 53 Conv, chacune avec sa BatchNormalization, 49 Relu, 16 Add résiduels</translation>
    </message>
    <message>
        <source>Stable Diffusion U-Net</source>
        <translation>U-Net de Stable Diffusion</translation>
    </message>
    <message>
        <source>1,920 operators: 98 Conv, 32 attentions (self and cross), SiLU and norms in parts, skip Concat</source>
        <translation>1&#x202f;920 opérateurs&#xa0;: 98 Conv, 32 attentions (self et cross), SiLU et normes en plusieurs opérateurs, Concat de raccourci</translation>
    </message>
</context>
<context>
    <name>fusewright::AboutDialog</name>
    <message>
        <source>About Fusewright</source>
        <translation>À propos de Fusewright</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Write operator-fusion rules and see what they match in model graphs.

Fusewright is free software under the Apache License 2.0. It is built with Qt %1 (LGPL 3).</source>
        <translation>Écrivez des règles de fusion d’opérateurs et voyez à quoi elles correspondent dans les graphes de modèles.

Fusewright est un logiciel libre sous licence Apache 2.0. Il utilise Qt %1 (LGPL 3).</translation>
    </message>
</context>
<context>
    <name>fusewright::AccountDialog</name>
    <message numerus="yes">
        <source>%Ln more; Copy gives all of them</source>
        <translation>
            <numerusform>%Ln de plus&#xa0;; «&#xa0;Copier&#xa0;» les donne toutes</numerusform>
            <numerusform>%Ln de plus&#xa0;; «&#xa0;Copier&#xa0;» les donne toutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost breakdown of a section</source>
        <translation>Décompte d’une section</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>All of it as text</source>
        <translation>Tout, en texte</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Quantité</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Comment</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>How the costs add up</source>
        <translation>D’où viennent les coûts</translation>
    </message>
    <message>
        <source>Section %1: %2. Every number with the formula and the source that it comes from; a click on an operator shows it in the graph.</source>
        <translation>Section %1&#xa0;: %2. Chaque nombre avec la formule et la source dont il vient&#xa0;; un clic sur un opérateur le montre dans le graphe.</translation>
    </message>
    <message>
        <source>Time at least on %1</source>
        <translation>Temps minimal sur %1</translation>
    </message>
    <message>
        <source>On the chip</source>
        <translation>Sur la puce</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Opérations</translation>
    </message>
    <message>
        <source>About the selected row</source>
        <translation>À propos de la ligne sélectionnée</translation>
    </message>
    <message>
        <source>Choose a row to read all of it.</source>
        <translation>Choisissez une ligne pour la lire en entier.</translation>
    </message>
    <message>
        <source>Bytes moved, each value once</source>
        <translation>Octets déplacés, chaque valeur une fois</translation>
    </message>
</context>
<context>
    <name>fusewright::BindingModel</name>
    <message>
        <source>absent</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>recherché</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Bound to</source>
        <translation>Lié à</translation>
    </message>
</context>
<context>
    <name>fusewright::BreadcrumbBar</name>
    <message>
        <source>Path to the current graph</source>
        <translation>Chemin vers le graphe actuel</translation>
    </message>
    <message>
        <source>Main graph</source>
        <translation>Graphe principal</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Revenir à %1</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>Fonction</translation>
    </message>
    <message numerus="yes">
        <source>%Ln function(s) in this file</source>
        <translation>
            <numerusform>%Ln fonction dans ce fichier</numerusform>
            <numerusform>%Ln fonctions dans ce fichier</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::BytesChart</name>
    <message>
        <source>Boundary bytes</source>
        <translation>Octets aux frontières</translation>
    </message>
</context>
<context>
    <name>fusewright::CanvasMenu</name>
    <message>
        <source>&amp;Copy name</source>
        <translation>&amp;Copier le nom</translation>
    </message>
    <message>
        <source>&amp;Copy %1 names</source>
        <translation>&amp;Copier %1 noms</translation>
    </message>
    <message>
        <source>Show in the &amp;list</source>
        <translation>Afficher dans la l&amp;iste</translation>
    </message>
    <message>
        <source>&amp;Go to its producer</source>
        <translation>&amp;Aller au producteur</translation>
    </message>
    <message>
        <source>Enter %1</source>
        <translation>Entrer dans %1</translation>
    </message>
    <message>
        <source>&amp;Open %1</source>
        <translation>&amp;Développer %1</translation>
    </message>
    <message>
        <source>Cl&amp;ose %1</source>
        <translation>&amp;Réduire %1</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>Sélectionner %1</translation>
    </message>
    <message>
        <source>&amp;Go to the rule %1</source>
        <translation>&amp;Aller à la règle %1</translation>
    </message>
    <message>
        <source>Select the &amp;section</source>
        <translation>Sélectionner la sectio&amp;n</translation>
    </message>
    <message>
        <source>Select &amp;all %1</source>
        <translation>Sélectionner &amp;tous les %1</translation>
    </message>
    <message>
        <source>Step &amp;through %1 here</source>
        <translation>Suivre %1 &amp;pas à pas ici</translation>
    </message>
</context>
<context>
    <name>fusewright::CanvasPage</name>
    <message>
        <source>Drawing the graph…</source>
        <translation>Tracé du graphe…</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Aucun modèle</translation>
    </message>
    <message>
        <source>Drop a model here, or open one with Ctrl+O, to see what the rules match in it.</source>
        <translation>Déposez un modèle ici, ou ouvrez-en un avec Ctrl+O, pour voir à quoi les règles y correspondent.</translation>
    </message>
    <message>
        <source>No operators</source>
        <translation>Aucun opérateur</translation>
    </message>
    <message>
        <source>This graph is empty.</source>
        <translation>Ce graphe est vide.</translation>
    </message>
    <message>
        <source>%1, backward</source>
        <translation>%1, arrière</translation>
    </message>
    <message>
        <source>Nothing repeats in this picture</source>
        <translation>Rien ne se répète dans cette image</translation>
    </message>
    <message>
        <source>This model has no modules</source>
        <translation>Ce modèle n’a pas de modules</translation>
    </message>
</context>
<context>
    <name>fusewright::ChangeLegend</name>
    <message>
        <source>several become one</source>
        <translation>plusieurs deviennent une</translation>
    </message>
    <message>
        <source>one becomes several</source>
        <translation>une en donne plusieurs</translation>
    </message>
    <message>
        <source>partly overlap</source>
        <translation>se chevauchent en partie</translation>
    </message>
    <message>
        <source>same on both sides</source>
        <translation>identiques des deux côtés</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
</context>
<context>
    <name>fusewright::ChangeModel</name>
    <message numerus="yes">
        <source>%1, %n variant(s)</source>
        <translation>
            <numerusform>%1, %n variante</numerusform>
            <numerusform>%1, %n variantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Rules or operators</source>
        <translation>Règles ou opérateurs</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Opérateurs</translation>
    </message>
    <message>
        <source>How sections change, most operators moved first</source>
        <translation>Ce que deviennent les sections&#xa0;; d’abord ce qui déplace le plus d’opérateurs</translation>
    </message>
    <message>
        <source>The rules that made the sections, or the operators in them</source>
        <translation>Les règles qui ont formé les sections, ou leurs opérateurs</translation>
    </message>
    <message>
        <source>Number of similar changes</source>
        <translation>Nombre de changements semblables</translation>
    </message>
    <message>
        <source>Operators per change</source>
        <translation>Opérateurs par changement</translation>
    </message>
</context>
<context>
    <name>fusewright::ChangedFileDialog</name>
    <message numerus="yes">
        <source>… %Ln identical lines</source>
        <translation>
            <numerusform>… %Ln ligne identique</numerusform>
            <numerusform>… %Ln lignes identiques</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines that differ</source>
        <translation>Lignes différentes</translation>
    </message>
    <message>
        <source>%1 changed on disk</source>
        <translation>%1 a été modifié sur le disque</translation>
    </message>
    <message>
        <source>Another program changed this file after you opened it. Saving now would overwrite its changes.</source>
        <translation>Un autre programme a modifié ce fichier après son ouverture. L’enregistrer maintenant écraserait ces modifications.</translation>
    </message>
    <message>
        <source>− only in the file   + only here</source>
        <translation>− seulement dans le fichier   + seulement ici</translation>
    </message>
    <message>
        <source>&amp;Replace the file</source>
        <translation>&amp;Remplacer le fichier</translation>
    </message>
    <message>
        <source>&amp;Use the file&apos;s text</source>
        <translation>&amp;Prendre le texte du fichier</translation>
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
        <translation>Rechercher des commandes</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Aucun résultat.</translation>
    </message>
    <message>
        <source>@ for rules, # for operators</source>
        <translation>@ pour les règles, # pour les opérateurs</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>Palette de commandes</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Résultats de la recherche</translation>
    </message>
</context>
<context>
    <name>fusewright::CompareDialog</name>
    <message>
        <source>Compare rules files</source>
        <translation>Comparer des fichiers de règles</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>with</source>
        <translation>avec</translation>
    </message>
    <message>
        <source>Rules of both files</source>
        <translation>Règles des deux fichiers</translation>
    </message>
    <message numerus="yes">
        <source>Both match the same operators at %Ln place(s).</source>
        <translation>
            <numerusform>Les deux correspondent aux mêmes opérateurs à %Ln endroit.</numerusform>
            <numerusform>Les deux correspondent aux mêmes opérateurs à %Ln endroits.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 matches at %2, only %3 at %4. Choose a rule to see those places.</source>
        <translation>Seul %1 correspond à %2, seul %3 à %4. Choisissez une règle pour voir ces endroits.</translation>
    </message>
</context>
<context>
    <name>fusewright::CompareHead</name>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>One picture, with a strip for each side</source>
        <translation>Une image, avec une bande par côté</translation>
    </message>
    <message>
        <source>Two pictures</source>
        <translation>Deux images</translation>
    </message>
    <message>
        <source>Three pictures</source>
        <translation>Trois images</translation>
    </message>
    <message>
        <source>Fold repeats</source>
        <translation>Plier les répétitions</translation>
    </message>
</context>
<context>
    <name>fusewright::ComparePage</name>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>Rien à comparer</translation>
    </message>
    <message>
        <source>Open a model to see its sections in o0, o1 and o3 side by side, and what differs.</source>
        <translation>Ouvrez un modèle pour voir côte à côte ses sections en o0, o1 et o3, et ce qui diffère.</translation>
    </message>
    <message>
        <source>Compare with other rules</source>
        <translation>Comparer avec d’autres règles</translation>
    </message>
</context>
<context>
    <name>fusewright::ComparePane</name>
    <message>
        <source>What this side shows</source>
        <translation>Ce que montre ce côté</translation>
    </message>
    <message>
        <source>o0 · every operator alone</source>
        <translation>o0 · chaque opérateur seul</translation>
    </message>
    <message>
        <source>o1 · by rules</source>
        <translation>o1 · par les règles</translation>
    </message>
    <message>
        <source>o3 · automatic</source>
        <translation>o3 · automatique</translation>
    </message>
    <message>
        <source>o1 · before the last edit</source>
        <translation>o1 · avant la dernière modification</translation>
    </message>
    <message>
        <source>No edits yet</source>
        <translation>Aucune modification</translation>
    </message>
    <message>
        <source>o1 · by %1</source>
        <translation>o1 · par %1</translation>
    </message>
    <message>
        <source>Another rules file…</source>
        <translation>Autre fichier de règles…</translation>
    </message>
    <message>
        <source>Strips, from the left: %1. Backgrounds and colours: %2 against %3.</source>
        <translation>Bandes, depuis la gauche&#xa0;: %1. Fonds et couleurs&#xa0;: %2 par rapport à %3.</translation>
    </message>
    <message>
        <source>%1 cannot be read; showing o1</source>
        <translation>%1 est illisible&#xa0;; affichage de o1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln section(s)</source>
        <translation>
            <numerusform>%Ln section</numerusform>
            <numerusform>%Ln sections</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · against %2</source>
        <translation>%1 · vs %2</translation>
    </message>
    <message>
        <source>o1+o3 · rules, then automatic</source>
        <translation>o1+o3 · règles, puis automatique</translation>
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
        <translation>Règle</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Endroits</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Identiques</translation>
    </message>
    <message>
        <source>In part</source>
        <translation>En partie</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Ici seulement</translation>
    </message>
    <message>
        <source>In the other file</source>
        <translation>Dans l’autre fichier</translation>
    </message>
</context>
<context>
    <name>fusewright::CompletionList</name>
    <message>
        <source>%1, %2 in the model</source>
        <translation>%1, %2 dans le modèle</translation>
    </message>
</context>
<context>
    <name>fusewright::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <translation>Complétions</translation>
    </message>
</context>
<context>
    <name>fusewright::ConditionModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condition</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Endroits</translation>
    </message>
    <message>
        <source>Places where the pattern matches and the condition is true</source>
        <translation>Endroits où le motif correspond et où la condition est vraie</translation>
    </message>
</context>
<context>
    <name>fusewright::CostLinks</name>
    <message>
        <source>Costs</source>
        <translation>Coûts</translation>
    </message>
</context>
<context>
    <name>fusewright::CostModel</name>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Click to see the largest section</source>
        <translation>Cliquez pour voir la plus grande section</translation>
    </message>
    <message>
        <source>How the graph is cut into sections</source>
        <translation>Comment le graphe est découpé en sections</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>Number of sections</source>
        <translation>Nombre de sections</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>Number of distinct sections; each is compiled once</source>
        <translation>Nombre de sections distinctes&#xa0;; chacune n’est compilée qu’une fois</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Plus grande</translation>
    </message>
    <message>
        <source>Operators in the largest section</source>
        <translation>Opérateurs de la plus grande section</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>Couverts</translation>
    </message>
    <message>
        <source>Operators fused by a rule or, in o3, automatically</source>
        <translation>Opérateurs fusionnés par une règle ou, en o3, automatiquement</translation>
    </message>
    <message>
        <source>GEMMs each</source>
        <translation>GEMM moy.</translation>
    </message>
    <message>
        <source>Average matrix multiplications per section</source>
        <translation>Nombre moyen de multiplications matricielles par section</translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation>Frontières</translation>
    </message>
    <message>
        <source>Bytes that cross section boundaries</source>
        <translation>Octets qui franchissent les frontières des sections</translation>
    </message>
    <message>
        <source>Vs. o0</source>
        <translation>Vs o0</translation>
    </message>
    <message>
        <source>Boundary bytes relative to o0 (no fusion)</source>
        <translation>Octets aux frontières par rapport à o0 (sans fusion)</translation>
    </message>
    <message>
        <source>Cut by</source>
        <translation>Découpage</translation>
    </message>
    <message>
        <source>Time that all sections take at least on %1, one after another</source>
        <translation>Temps minimal de toutes les sections sur %1, l’une après l’autre</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>Time at least, relative to o0 (no fusion)</source>
        <translation>Temps minimal relatif à o0 (sans fusion)</translation>
    </message>
    <message>
        <source>Time vs. o0</source>
        <translation>Temps vs o0</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Unknown, as the size of %1 is: %2</source>
        <translation>Inconnu, car la taille de %1 l’est&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>fusewright::CostTable</name>
    <message>
        <source>Costs</source>
        <translation>Coûts</translation>
    </message>
</context>
<context>
    <name>fusewright::CostsPanel</name>
    <message>
        <source>Costs on a machine</source>
        <translation>Coûts sur une machine</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>batch=8, seq=128</source>
        <translation>batch=8, seq=128</translation>
    </message>
    <message>
        <source>Numbers for symbolic extents</source>
        <translation>Nombres pour les dimensions symboliques</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>Attend</translation>
    </message>
    <message>
        <source>Of peak</source>
        <translation>Part de crête</translation>
    </message>
    <message>
        <source>Per byte</source>
        <translation>Par octet</translation>
    </message>
    <message>
        <source>On the chip</source>
        <translation>Sur la puce</translation>
    </message>
    <message>
        <source>Sections and figures of the machine</source>
        <translation>Sections et chiffres de la machine</translation>
    </message>
    <message>
        <source>About the selected row</source>
        <translation>À propos de la ligne sélectionnée</translation>
    </message>
    <message>
        <source>&amp;Machine</source>
        <translation>&amp;Machine</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Numbers for extents of the model: %1</source>
        <translation>Nombres pour les dimensions du modèle&#xa0;: %1</translation>
    </message>
    <message>
        <source>No machine</source>
        <translation>Aucune machine</translation>
    </message>
    <message>
        <source>Choose a machine above to see what the sections cost on it at least, what they wait for, and whether they fit on the chip.</source>
        <translation>Choisissez une machine ci-dessus pour voir ce que les sections y coûtent au moins, ce qu’elles attendent et si elles tiennent sur la puce.</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Aucun modèle</translation>
    </message>
    <message>
        <source>Open a model to see what its sections cost.</source>
        <translation>Ouvrez un modèle pour voir ce que coûtent ses sections.</translation>
    </message>
    <message>
        <source>No extent of the model is called &quot;%1&quot;. There are: %2.</source>
        <translation>Aucune dimension du modèle ne s’appelle «&#xa0;%1&#xa0;». Dimensions existantes&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Write numbers from 1 to 1,000,000,000, as in &quot;batch=8, seq=128&quot;.</source>
        <translation>Saisissez des nombres de 1 à 1&#xa0;000&#xa0;000&#xa0;000, par exemple «&#xa0;batch=8, seq=128&#xa0;».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there twice.</source>
        <translation>«&#xa0;%1&#xa0;» est indiqué deux fois.</translation>
    </message>
    <message>
        <source>Breakdown…</source>
        <translation>Décompte…</translation>
    </message>
    <message>
        <source>Every operator, value and figure that the numbers come from, with its source (Enter)</source>
        <translation>Chaque opérateur, valeur et donnée dont viennent les nombres, avec sa source (Entrée)</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>Par exemple %1</translation>
    </message>
</context>
<context>
    <name>fusewright::CountBadges</name>
    <message>
        <source>Makes %1 sections. On its own, matches at %2 of %3 places.</source>
        <translation>Forme %1 sections. Prise isolément, correspond à %2 endroits sur %3.</translation>
    </message>
    <message>
        <source>From the last valid version.</source>
        <translation>D’après la dernière version valide.</translation>
    </message>
    <message>
        <source>Takes an operator at %1 of %2 places</source>
        <translation>Prend un opérateur à %1 endroits sur %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Met: expected %1, found %2</source>
        <translation>Remplie&#xa0;: attendu %1, trouvé %2</translation>
    </message>
    <message>
        <source>Not met: expected %1, found %2</source>
        <translation>Non remplie&#xa0;: attendu %1, trouvé %2</translation>
    </message>
    <message>
        <source>%1 found, %2 not used outside, %3 without a cycle, %4 not overlapping, %5 accepted.</source>
        <translation>%1 trouvées, %2 non utilisées à l’extérieur, %3 sans cycle, %4 sans chevauchement, %5 acceptées.</translation>
    </message>
    <message>
        <source>It stops: %1</source>
        <translation>Arrêt&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rewrites %1 of %2 matches.</source>
        <translation>Réécrit %1 correspondances sur %2.</translation>
    </message>
</context>
<context>
    <name>fusewright::DiffPanel</name>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Ce qui est comparé</translation>
    </message>
    <message>
        <source>Show or hide these changes</source>
        <translation>Afficher ou masquer ces changements</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changements</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>Rien à comparer</translation>
    </message>
    <message>
        <source>Open a model, and choose two sides that differ.</source>
        <translation>Ouvrez un modèle et choisissez deux côtés différents.</translation>
    </message>
    <message>
        <source>No changes of these kinds</source>
        <translation>Aucun changement de ces types</translation>
    </message>
    <message>
        <source>Other kinds of changes are hidden above.</source>
        <translation>Les autres types de changements sont masqués ci-dessus.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 (%2; %3 within this kind)</source>
        <extracomment>Next kind of change (F6; Ctrl+F6 for the next of this kind)</extracomment>
        <translation>%1 (%2&#xa0;; %3 dans ce type)</translation>
    </message>
    <message>
        <source>Previous kind of change</source>
        <translation>Type de changement précédent</translation>
    </message>
    <message>
        <source>Next kind of change</source>
        <translation>Type de changement suivant</translation>
    </message>
</context>
<context>
    <name>fusewright::DraftPage</name>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1 (not met)</source>
        <translation>%1 (non remplie)</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln operator(s) that connect them</source>
        <translation>
            <numerusform>Ajouter %Ln opérateur qui les relie</numerusform>
            <numerusform>Ajouter %Ln opérateurs qui les relient</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add the %Ln missing operator(s)</source>
        <translation>
            <numerusform>Ajouter %Ln opérateur manquant</numerusform>
            <numerusform>Ajouter les %Ln opérateurs manquants</numerusform>
        </translation>
    </message>
    <message>
        <source>Connect them as context</source>
        <translation>Les relier comme contexte</translation>
    </message>
    <message>
        <source>Insert the rule</source>
        <translation>Insérer la règle</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>The rule as text</source>
        <translation>La règle en texte</translation>
    </message>
    <message>
        <source>Back to the suggestions</source>
        <translation>Revenir aux suggestions</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>Nouvelle règle</translation>
    </message>
    <message>
        <source>Name of the rule</source>
        <translation>Nom de la règle</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>Heuristique</translation>
    </message>
    <message>
        <source>Suggested value: above the rules it competes with</source>
        <translation>Valeur proposée&#xa0;: au-dessus des règles concurrentes</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>The operators between them must match but stay outside the section</source>
        <translation>Les opérateurs intermédiaires doivent correspondre, mais restent hors de la section</translation>
    </message>
    <message>
        <source>Adds the rule at the end of the text; Undo reverts it</source>
        <translation>Ajoute la règle à la fin du texte&#xa0;; «&#xa0;Annuler&#xa0;» la retire</translation>
    </message>
    <message>
        <source>What the rule does</source>
        <translation>Ce que fait la règle</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Rules run stage by stage, in this order</source>
        <translation>Les règles s’exécutent étape par étape, dans cet ordre</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>New operator</source>
        <translation>Nouvel opérateur</translation>
    </message>
    <message>
        <source>Name of the new operator</source>
        <translation>Nom du nouvel opérateur</translation>
    </message>
    <message>
        <source>Suggested value: not above the rules it competes with</source>
        <translation>Valeur proposée&#xa0;: pas au-dessus des règles concurrentes</translation>
    </message>
</context>
<context>
    <name>fusewright::DraftWords</name>
    <message numerus="yes">
        <source>%Ln section(s)</source>
        <translation>
            <numerusform>%Ln section</numerusform>
            <numerusform>%Ln sections</numerusform>
        </translation>
    </message>
    <message>
        <source>Saves %1; the bytes saved are unknown.</source>
        <translation>Économise %1&#xa0;; le gain en octets est inconnu.</translation>
    </message>
    <message>
        <source>Saves %1 and %2 across boundaries.</source>
        <translation>Économise %1 et %2 aux frontières.</translation>
    </message>
    <message>
        <source>No operators are selected.</source>
        <translation>Aucun opérateur n’est sélectionné.</translation>
    </message>
    <message numerus="yes">
        <source>The operators form %Ln separate pieces, but a pattern must be connected: each operator feeds or is fed by another.</source>
        <translation>
            <numerusform>Les opérateurs forment %Ln morceau, mais un motif doit être connexe&#xa0;: chaque opérateur en alimente un autre ou est alimenté par un autre.</numerusform>
            <numerusform>Les opérateurs forment %Ln morceaux séparés, mais un motif doit être connexe&#xa0;: chaque opérateur en alimente un autre ou est alimenté par un autre.</numerusform>
        </translation>
    </message>
    <message>
        <source>A rule with this name already exists.</source>
        <translation>Une règle porte déjà ce nom.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln endroit</numerusform>
            <numerusform>%Ln endroits</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches at %1 and makes %2.</source>
        <translation>Correspond à %1 et forme %2.</translation>
    </message>
    <message>
        <source>At this place the rule takes other operators that come first in the graph. Add context entries to tell them apart.</source>
        <translation>À cet endroit, la règle prend d’autres opérateurs, qui viennent d’abord dans le graphe. Ajoutez des éléments de contexte pour les distinguer.</translation>
    </message>
    <message>
        <source>At another place the rule takes some of these operators first. Add context entries to tell the places apart.</source>
        <translation>À un autre endroit, la règle prend d’abord certains de ces opérateurs. Ajoutez des éléments de contexte pour distinguer les endroits.</translation>
    </message>
    <message>
        <source>The rule %1 takes some of the operators. Raise the priority to get them.</source>
        <translation>La règle %1 prend certains des opérateurs. Augmentez la priorité pour les obtenir.</translation>
    </message>
    <message>
        <source>Not convex: a path leaves the operators and re-enters them.</source>
        <translation>Non convexe&#xa0;: un chemin quitte les opérateurs et y revient.</translation>
    </message>
    <message>
        <source>A path leaves the operators and re-enters them through another section: a cycle.</source>
        <translation>Un chemin quitte les opérateurs et y revient à travers une autre section&#xa0;: un cycle.</translation>
    </message>
    <message>
        <source>The search at this place was abandoned: the pattern is too general.</source>
        <translation>La recherche à cet endroit a été abandonnée&#xa0;: le motif est trop général.</translation>
    </message>
    <message>
        <source>%1 makes %2 instead of %3.</source>
        <translation>%1 forme %2 au lieu de %3.</translation>
    </message>
    <message>
        <source>At this place the rule takes other operators that come first in the graph. Select more operators to tell them apart.</source>
        <translation>À cet endroit, la règle prend d’autres opérateurs, qui viennent d’abord dans le graphe. Sélectionnez plus d’opérateurs pour les distinguer.</translation>
    </message>
    <message>
        <source>The rule %1 is tried first and takes some of the operators.</source>
        <translation>La règle %1 est essayée en premier et prend certains des opérateurs.</translation>
    </message>
    <message>
        <source>At this place the match is refused: %1.</source>
        <translation>À cet endroit, la correspondance est refusée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>At this place the match is conditional: %1.</source>
        <translation>À cet endroit, la correspondance est conditionnelle&#xa0;: %1.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>quelconque</translation>
    </message>
    <message>
        <source>Matches at %1 and makes %2: of places that overlap, one counts.</source>
        <translation>Correspond à %1 et forme %2&#xa0;: parmi les endroits qui se chevauchent, un seul compte.</translation>
    </message>
</context>
<context>
    <name>fusewright::DropHint</name>
    <message>
        <source>Drop to open</source>
        <translation>Déposez pour ouvrir</translation>
    </message>
</context>
<context>
    <name>fusewright::EditorGutter</name>
    <message>
        <source>Line numbers, problems and counts</source>
        <translation>Numéros de ligne, problèmes et compteurs</translation>
    </message>
    <message numerus="yes">
        <source>%n lines are folded</source>
        <translation>
            <numerusform>%n ligne est repliée</numerusform>
            <numerusform>%n lignes sont repliées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::EditorTabs</name>
    <message>
        <source>New rules in a new tab</source>
        <translation>Nouvelles règles dans un nouvel onglet</translation>
    </message>
</context>
<context>
    <name>fusewright::EntryForm</name>
    <message>
        <source>Part of the section</source>
        <translation>Fait partie de la section</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatoire</translation>
    </message>
    <message>
        <source>Also allow, from other repeats:</source>
        <translation>Autoriser aussi (autres répétitions)&#xa0;:</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Omettre</translation>
    </message>
    <message>
        <source>Entry name</source>
        <translation>Nom de l’élément</translation>
    </message>
    <message>
        <source>Otherwise it is context: it must match, but stays outside the section, and another section may own it (included: false)</source>
        <translation>Sinon c’est du contexte&#xa0;: il doit correspondre, mais reste hors de la section, et une autre section peut le prendre (included: false)</translation>
    </message>
    <message>
        <source>Otherwise the rule also matches without it (required: false)</source>
        <translation>Sinon la règle correspond aussi sans lui (required: false)</translation>
    </message>
    <message>
        <source>The rule does not mention this operator</source>
        <translation>La règle ne mentionne pas cet opérateur</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Élément</translation>
    </message>
</context>
<context>
    <name>fusewright::EntryModel</name>
    <message>
        <source>optional</source>
        <translation>facultatif</translation>
    </message>
    <message>
        <source>optional context</source>
        <translation>contexte facultatif</translation>
    </message>
    <message>
        <source>context</source>
        <translation>contexte</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Opérateur</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
</context>
<context>
    <name>fusewright::EntryNames</name>
    <message>
        <source>Enter a name</source>
        <translation>Saisissez un nom</translation>
    </message>
    <message>
        <source>The name is taken, or this text cannot be parsed</source>
        <translation>Ce nom est déjà pris, ou le texte ne peut pas être analysé</translation>
    </message>
    <message>
        <source>No name at the caret</source>
        <translation>Aucun nom sous le curseur</translation>
    </message>
    <message>
        <source>Rename all uses</source>
        <translation>Renommer partout</translation>
    </message>
</context>
<context>
    <name>fusewright::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Écriture…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>Type de fichier</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
</context>
<context>
    <name>fusewright::ExportLinks</name>
    <message>
        <source>%1, about %2</source>
        <translation>%1, environ %2</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>%1 × %2 units</source>
        <translation>%1 × %2 unités</translation>
    </message>
    <message>
        <source>Shown as on paper. In a browser, lists fold and pictures can be enlarged.</source>
        <translation>Affiché comme sur papier. Dans un navigateur, les listes se replient et les images s’agrandissent.</translation>
    </message>
    <message>
        <source>The rules are not saved; the report says so. </source>
        <translation>Les règles ne sont pas enregistrées&#xa0;; le rapport l’indique. </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 n’a pas pu être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 a été écrit.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more files are written.</source>
        <translation>
            <numerusform>%1 et %n autre fichier ont été écrits.</numerusform>
            <numerusform>%1 et %n autres fichiers ont été écrits.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save graph</source>
        <translation>Enregistrer le graphe</translation>
    </message>
    <message>
        <source>Graph that Fusewright opens again</source>
        <translation>Graphe que Fusewright rouvre</translation>
    </message>
    <message>
        <source>a graph file ends in .json, .me.json or .dot</source>
        <translation>un fichier de graphe se termine par .json, .me.json ou .dot</translation>
    </message>
    <message>
        <source>No program could be started for %1.</source>
        <translation>Aucun programme n’a pu être lancé pour %1.</translation>
    </message>
</context>
<context>
    <name>fusewright::ExportOptions</name>
    <message>
        <source>Parts</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Pictures of</source>
        <translation>Images de</translation>
    </message>
    <message>
        <source>o0, without fusion</source>
        <translation>o0, sans fusion</translation>
    </message>
    <message>
        <source>o1, by rules</source>
        <translation>o1, par les règles</translation>
    </message>
    <message>
        <source>o3, automatic</source>
        <translation>o3, automatique</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Reader&apos;s system theme</source>
        <translation>Thème système du lecteur</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Visible area</source>
        <translation>Zone visible</translation>
    </message>
    <message>
        <source>The selection</source>
        <translation>La sélection</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>Fond transparent</translation>
    </message>
    <message>
        <source>As on screen</source>
        <translation>Comme à l’écran</translation>
    </message>
    <message>
        <source>Sections of</source>
        <translation>Sections de</translation>
    </message>
    <message>
        <source>Sections only, without their operators</source>
        <translation>Sections seules, sans leurs opérateurs</translation>
    </message>
    <message>
        <source>Formatted; comments stay</source>
        <translation>Mis en forme&#xa0;; les commentaires restent</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Light, like paper</source>
        <translation>Clair, comme le papier</translation>
    </message>
    <message>
        <source>Legend below the picture</source>
        <translation>Légende sous l’image</translation>
    </message>
    <message>
        <source>Fit in one file</source>
        <translation>Tenir dans un fichier</translation>
    </message>
</context>
<context>
    <name>fusewright::ExportPreview</name>
    <message>
        <source>Beginning of the file</source>
        <translation>Début du fichier</translation>
    </message>
    <message>
        <source>Pages of the file</source>
        <translation>Pages du fichier</translation>
    </message>
</context>
<context>
    <name>fusewright::FactsGrid</name>
    <message numerus="yes">
        <source>operators</source>
        <translation>
            <numerusform>opérateur</numerusform>
            <numerusform>opérateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>edges</source>
        <translation>
            <numerusform>arête</numerusform>
            <numerusform>arêtes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>inputs</source>
        <translation>
            <numerusform>entrée</numerusform>
            <numerusform>entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>outputs</source>
        <translation>
            <numerusform>sortie</numerusform>
            <numerusform>sorties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>parameters</source>
        <translation>
            <numerusform>paramètre</numerusform>
            <numerusform>paramètres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>modules</source>
        <translation>
            <numerusform>module</numerusform>
            <numerusform>modules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nested</source>
        <translation>
            <numerusform>imbriqué</numerusform>
            <numerusform>imbriqués</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>unknown</source>
        <translation>
            <numerusform>inconnu</numerusform>
            <numerusform>inconnus</numerusform>
        </translation>
    </message>
    <message>
        <source>Graphs inside operators such as If and Loop</source>
        <translation>Graphes contenus dans des opérateurs tels que If et Loop</translation>
    </message>
    <message>
        <source>Operators that the catalogue does not know</source>
        <translation>Opérateurs que le catalogue ne connaît pas</translation>
    </message>
    <message numerus="yes">
        <source>The file lists %n of them as inputs; their names and uses show that they are weights</source>
        <translation>
            <numerusform>Le fichier en donne %n comme entrée&#xa0;; son nom et son usage montrent que c’est un poids</numerusform>
            <numerusform>Le fichier en donne %n comme entrées&#xa0;; leurs noms et leur usage montrent que ce sont des poids</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::FailurePage</name>
    <message>
        <source>Check whether the file was moved or renamed.</source>
        <translation>Vérifiez si le fichier a été déplacé ou renommé.</translation>
    </message>
    <message>
        <source>This file could not be opened</source>
        <translation>Ce fichier n’a pas pu être ouvert</translation>
    </message>
    <message>
        <source>Open another model…</source>
        <translation>Ouvrir un autre modèle…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Revenir à l’accueil</translation>
    </message>
    <message>
        <source>The file is not a model.</source>
        <translation>Le fichier n’est pas un modèle.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Check the file&apos;s permissions.</source>
        <translation>Vérifiez les droits d’accès du fichier.</translation>
    </message>
    <message>
        <source>Files are recognized by their content, not their extension. Rules (YAML, C++ or Python) can be opened, too.</source>
        <translation>Les fichiers sont reconnus à leur contenu, pas à leur extension. Des règles (YAML, C++ ou Python) peuvent aussi être ouvertes.</translation>
    </message>
</context>
<context>
    <name>fusewright::FindBar</name>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n remplacement</numerusform>
            <numerusform>%n remplacements</numerusform>
        </translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Respecter la casse</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Mots entiers</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expression régulière</translation>
    </message>
    <message>
        <source>Only in the selection</source>
        <translation>Seulement dans la sélection</translation>
    </message>
    <message>
        <source>Previous (Shift+F3)</source>
        <translation>Précédent (Maj+F3)</translation>
    </message>
    <message>
        <source>Next (F3)</source>
        <translation>Suivant (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Remplacer par</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace and go to the next (Enter)</source>
        <translation>Remplacer et passer au suivant (Entrée)</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Tout remplacer</translation>
    </message>
    <message>
        <source>Replace all (Ctrl+Alt+Enter)</source>
        <translation>Tout remplacer (Ctrl+Alt+Entrée)</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n results</source>
        <translation>
            <numerusform>%n résultat</numerusform>
            <numerusform>%n résultats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::FoldPage</name>
    <message>
        <source>Fold %1: %2 identical sections</source>
        <translation>Pli %1&#xa0;: %2 sections identiques</translation>
    </message>
    <message>
        <source>Show all their operators</source>
        <translation>Afficher tous leurs opérateurs</translation>
    </message>
    <message>
        <source>Each section</source>
        <translation>Par section</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Opérateurs</translation>
    </message>
    <message>
        <source>Sections (%1)</source>
        <translation>Sections (%1)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
</context>
<context>
    <name>fusewright::FunnelModel</name>
    <message>
        <source>%1 of %2 places</source>
        <translation>%1 endroits sur %2</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Prend</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Endroits</translation>
    </message>
    <message>
        <source>all entries</source>
        <translation>tous les éléments</translation>
    </message>
    <message>
        <source>all of %1</source>
        <translation>tous ceux de %1</translation>
    </message>
    <message>
        <source>became sections</source>
        <translation>devenus des sections</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>facultatif</translation>
    </message>
    <message>
        <source>repeated</source>
        <translation>répété</translation>
    </message>
    <message>
        <source>context</source>
        <translation>contexte</translation>
    </message>
</context>
<context>
    <name>fusewright::FunnelTable</name>
    <message>
        <source>How far the rule gets</source>
        <translation>Jusqu’où va la règle</translation>
    </message>
    <message>
        <source>Select a rule to see how far it gets</source>
        <translation>Sélectionnez une règle pour voir jusqu’où elle va</translation>
    </message>
    <message>
        <source>How far %1 gets</source>
        <translation>Jusqu’où va %1</translation>
    </message>
</context>
<context>
    <name>fusewright::FusionPart</name>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %Ln operator(s)</source>
        <translation>
            <numerusform>%1 avec %Ln opérateur</numerusform>
            <numerusform>%1 avec %Ln opérateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule takes this operator: it runs alone.</source>
        <translation>Aucune règle ne prend cet opérateur&#xa0;: il s’exécute seul.</translation>
    </message>
    <message>
        <source> last valid version</source>
        <translation> dernière version valide</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Correspondance</translation>
    </message>
    <message>
        <source>entries and operators</source>
        <translation>éléments et opérateurs</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Pli</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>met</source>
        <translation>remplie</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>non remplie</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>Heuristique</translation>
    </message>
    <message>
        <source>GEMMs</source>
        <translation>GEMM</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Opérations</translation>
    </message>
    <message>
        <source>Bytes read</source>
        <translation>Octets lus</translation>
    </message>
    <message>
        <source>Bytes written</source>
        <translation>Octets écrits</translation>
    </message>
    <message>
        <source>Bytes kept</source>
        <translation>Octets conservés</translation>
    </message>
    <message>
        <source>Operations per byte</source>
        <translation>Opérations par octet</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Aucune.</translation>
    </message>
    <message>
        <source>section %1</source>
        <translation>section %1</translation>
    </message>
    <message>
        <source>%1 identical sections</source>
        <translation>%1 sections identiques</translation>
    </message>
    <message>
        <source>Section in %1</source>
        <translation>Section en %1</translation>
    </message>
    <message>
        <source>Section by rules (o1)</source>
        <translation>Section selon les règles (o1)</translation>
    </message>
</context>
<context>
    <name>fusewright::GalleryDialog</name>
    <message>
        <source>&amp;Insert</source>
        <translation>&amp;Insérer</translation>
    </message>
    <message>
        <source>Gallery of fusions</source>
        <translation>Galerie des fusions</translation>
    </message>
    <message>
        <source>Fusions</source>
        <translation>Fusions</translation>
    </message>
    <message>
        <source>Spelling</source>
        <translation>Écriture</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Rules to insert</source>
        <translation>Règles à insérer</translation>
    </message>
    <message>
        <source>S&amp;pelling</source>
        <translation>É&amp;criture</translation>
    </message>
    <message>
        <source>Inserts into %1 (%2).</source>
        <translation>Insertion dans %1 (%2).</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No rules can be written in %1.</source>
        <translation>Aucune règle ne peut être écrite en %1.</translation>
    </message>
    <message>
        <source>Nothing can be added while %1 has errors. Fix them first.</source>
        <translation>Rien ne peut être ajouté tant que %1 contient des erreurs. Corrigez-les d’abord.</translation>
    </message>
</context>
<context>
    <name>fusewright::GalleryModel</name>
    <message numerus="yes">
        <source>%Ln in this model</source>
        <translation>
            <numerusform>%Ln dans ce modèle</numerusform>
            <numerusform>%Ln dans ce modèle</numerusform>
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
        <translation>Apparence</translation>
    </message>
    <message>
        <source>&amp;Colour-blind palette</source>
        <translation>Palette pour &amp;daltoniens</translation>
    </message>
    <message>
        <source>&amp;Reduced motion: nothing slides or fades</source>
        <translation>&amp;Animations réduites&#xa0;: ni glissement ni fondu</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graphe</translation>
    </message>
    <message>
        <source>Rules editor</source>
        <translation>Éditeur de règles</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Langue du système</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue&#xa0;:</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Thème&#xa0;:</translation>
    </message>
    <message>
        <source>Scrolls; with Ctrl it zooms</source>
        <translation>Défile&#xa0;; avec Ctrl, zoome</translation>
    </message>
    <message>
        <source>Zooms; with Ctrl it scrolls</source>
        <translation>Zoome&#xa0;; avec Ctrl, défile</translation>
    </message>
    <message>
        <source>&amp;Wheel:</source>
        <translation>&amp;Molette&#xa0;:</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>&amp;Font size:</source>
        <translation>Taille de &amp;police&#xa0;:</translation>
    </message>
    <message>
        <source>Ta&amp;b width:</source>
        <translation>Largeur des ta&amp;bulations&#xa0;:</translation>
    </message>
    <message>
        <source>Folders, separated by %1</source>
        <translation>Dossiers, séparés par %1</translation>
    </message>
    <message>
        <source>Files that rules include are looked for beside them, then here.</source>
        <translation>Les fichiers inclus par des règles sont cherchés à côté d’elles, puis ici.</translation>
    </message>
    <message>
        <source>&amp;Include folders:</source>
        <translation>Dossiers d’&amp;inclusion&#xa0;:</translation>
    </message>
</context>
<context>
    <name>fusewright::GraphCanvas</name>
    <message>
        <source>Graph, at %1 %2</source>
        <translation>Graphe, sur %1 %2</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graphe</translation>
    </message>
</context>
<context>
    <name>fusewright::GraphPage</name>
    <message>
        <source>Graph</source>
        <translation>Graphe</translation>
    </message>
    <message>
        <source>Select an operator to see its details.</source>
        <translation>Sélectionnez un opérateur pour voir ses détails.</translation>
    </message>
    <message>
        <source>Inputs (%1)</source>
        <translation>Entrées (%1)</translation>
    </message>
    <message>
        <source>from the enclosing graph</source>
        <translation>du graphe englobant</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Aucune.</translation>
    </message>
    <message>
        <source>Outputs (%1)</source>
        <translation>Sorties (%1)</translation>
    </message>
    <message>
        <source>produced by %1</source>
        <translation>produite par %1</translation>
    </message>
    <message>
        <source>Nested graphs (%1)</source>
        <translation>Graphes imbriqués (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln operator(s)</source>
        <translation>
            <numerusform>%1 · %Ln opérateur</numerusform>
            <numerusform>%1 · %Ln opérateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>About the file</source>
        <translation>À propos du fichier</translation>
    </message>
</context>
<context>
    <name>fusewright::GraphSearchBar</name>
    <message>
        <source>Search operators</source>
        <translation>Rechercher des opérateurs</translation>
    </message>
    <message>
        <source>Search: linear, op:softmax, 4096x11008 …</source>
        <translation>Rechercher&#xa0;: linear, op:softmax, 4096x11008 …</translation>
    </message>
    <message>
        <source>Previous operator (Shift+Enter)</source>
        <translation>Opérateur précédent (Maj+Entrée)</translation>
    </message>
    <message>
        <source>Next operator (Enter)</source>
        <translation>Opérateur suivant (Entrée)</translation>
    </message>
    <message>
        <source>Select all results (Alt+Enter)</source>
        <translation>Sélectionner tous les résultats (Alt+Entrée)</translation>
    </message>
    <message>
        <source>Search syntax (Down)</source>
        <translation>Syntaxe de recherche (Bas)</translation>
    </message>
    <message>
        <source>Close the search (Esc)</source>
        <translation>Fermer la recherche (Échap)</translation>
    </message>
    <message>
        <source>Go to error</source>
        <translation>Aller à l’erreur</translation>
    </message>
    <message>
        <source>Go to the error in the query</source>
        <translation>Aller à l’erreur dans la requête</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln trouvé</numerusform>
            <numerusform>%Ln trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Character %1: %2</source>
        <translation>Caractère %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>List the results (Alt+Down)</source>
        <translation>Lister les résultats (Alt+Bas)</translation>
    </message>
</context>
<context>
    <name>fusewright::HelpView</name>
    <message>
        <source>Help page</source>
        <translation>Page d’aide</translation>
    </message>
</context>
<context>
    <name>fusewright::HelpWindow</name>
    <message>
        <source>Search in this page</source>
        <translation>Rechercher dans cette page</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Help pages</source>
        <translation>Pages d’aide</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>Absent de cette page</translation>
    </message>
    <message>
        <source>These pages are in English.</source>
        <translation>Ces pages sont en anglais.</translation>
    </message>
</context>
<context>
    <name>fusewright::HitList</name>
    <message>
        <source>Search results</source>
        <translation>Résultats de la recherche</translation>
    </message>
</context>
<context>
    <name>fusewright::HoverTips</name>
    <message>
        <source>Takes an operator at %1 of %2 places</source>
        <translation>Prend un opérateur à %1 endroits sur %2</translation>
    </message>
    <message>
        <source>unknown, %1</source>
        <translation>inconnu, %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>à %1</translation>
    </message>
</context>
<context>
    <name>fusewright::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Copy page</source>
        <translation>Copier la page</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Retour</translation>
    </message>
</context>
<context>
    <name>fusewright::KeyEdit</name>
    <message>
        <source>Press new keys</source>
        <translation>Appuyez sur les touches</translation>
    </message>
</context>
<context>
    <name>fusewright::LanguageChoice</name>
    <message>
        <source>Write the rules for</source>
        <translation>Écrire les règles pour</translation>
    </message>
</context>
<context>
    <name>fusewright::LayoutSwitch</name>
    <message>
        <source>Channels last (NHWC), as QNN has them</source>
        <translation>Canaux en dernier (NHWC), comme dans QNN</translation>
    </message>
    <message>
        <source>As the model has them</source>
        <translation>Comme dans le modèle</translation>
    </message>
    <message>
        <source>layout: NHWC</source>
        <translation>axes&#xa0;: NHWC</translation>
    </message>
    <message>
        <source>layout: as in the model</source>
        <translation>axes&#xa0;: comme dans le modèle</translation>
    </message>
    <message>
        <source>Rules see images with their channels last. The model has them so.</source>
        <translation>Les règles voient les images avec leurs canaux en dernier. C’est ainsi dans le modèle.</translation>
    </message>
    <message>
        <source>Rules see images with their channels last. Click to choose.</source>
        <translation>Les règles voient les images avec leurs canaux en dernier. Cliquez pour choisir.</translation>
    </message>
    <message>
        <source>Rules see images as the model has them. Click to choose.</source>
        <translation>Les règles voient les images telles que le modèle les a. Cliquez pour choisir.</translation>
    </message>
    <message>
        <source>This model has no images whose channels are second. Click to choose.</source>
        <translation>Ce modèle n’a pas d’images dont les canaux viennent en deuxième. Cliquez pour choisir.</translation>
    </message>
    <message>
        <source>Order of axes that rules see: %1</source>
        <translation>Ordre des axes que voient les règles&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>fusewright::LegendDelegate</name>
    <message>
        <source>Last valid version</source>
        <translation>Dernière version valide</translation>
    </message>
</context>
<context>
    <name>fusewright::LegendModel</name>
    <message>
        <source>Other modules</source>
        <translation>Autres modules</translation>
    </message>
    <message>
        <source>No rule</source>
        <translation>Aucune règle</translation>
    </message>
    <message>
        <source>No heuristic</source>
        <translation>Aucune heuristique</translation>
    </message>
    <message>
        <source>Not in the catalogue</source>
        <translation>Hors catalogue</translation>
    </message>
    <message>
        <source>No module</source>
        <translation>Aucun module</translation>
    </message>
    <message>
        <source>Not fused</source>
        <translation>Non fusionné</translation>
    </message>
    <message>
        <source>No operators</source>
        <translation>Aucun opérateur</translation>
    </message>
    <message numerus="yes">
        <source>%Ln section(s)</source>
        <translation>
            <numerusform>%Ln section</numerusform>
            <numerusform>%Ln sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln opérateur</numerusform>
            <numerusform>%Ln opérateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>The rule has errors. Showing its last valid version.</source>
        <translation>La règle contient des erreurs. Sa dernière version valide est affichée.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Masqué</translation>
    </message>
    <message>
        <source>Unknown size</source>
        <translation>Taille inconnue</translation>
    </message>
    <message>
        <source>%1, backward</source>
        <translation>%1, arrière</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Inconnu</translation>
    </message>
</context>
<context>
    <name>fusewright::LegendPanel</name>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>Colour &amp;by</source>
        <translation>&amp;Colorer par</translation>
    </message>
    <message>
        <source>Colour by</source>
        <translation>Colorer par</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>Heuristique</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Pli</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Identical sections share a colour</source>
        <translation>Les sections identiques ont la même couleur</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Show all classes</source>
        <translation>Afficher toutes les classes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hidden</source>
        <translation>
            <numerusform>%Ln masquée</numerusform>
            <numerusform>%Ln masquées</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a model to see what its colours mean.</source>
        <translation>Ouvrez un modèle pour voir ce que signifient ses couleurs.</translation>
    </message>
    <message>
        <source>No rule names a heuristic.</source>
        <translation>Aucune règle ne nomme d’heuristique.</translation>
    </message>
    <message>
        <source>The model does not say which modules its operators come from.</source>
        <translation>Le modèle ne dit pas de quels modules viennent ses opérateurs.</translation>
    </message>
    <message>
        <source>None of these operators is in the catalogue.</source>
        <translation>Aucun de ces opérateurs n’est dans le catalogue.</translation>
    </message>
    <message>
        <source>No operators are fused.</source>
        <translation>Aucun opérateur n’est fusionné.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Bytes that cross the boundary of an operator&apos;s section</source>
        <translation>Octets qui franchissent la frontière de la section d’un opérateur</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>Attend</translation>
    </message>
    <message>
        <source>Choose a machine in Costs to see what sections wait for on it.</source>
        <translation>Choisissez une machine dans «&#xa0;Coûts&#xa0;» pour voir ce que les sections y attendent.</translation>
    </message>
    <message>
        <source>No rule fuses anything here. Write one, choose o1, or colour by something else.</source>
        <translation>Aucune règle ne fusionne quoi que ce soit ici. Écrivez-en une, choisissez o1, ou colorez selon autre chose.</translation>
    </message>
    <message>
        <source>No section has a known size. Where extents have names, Costs gives them numbers.</source>
        <translation>Aucune section n’a de taille connue. Là où des dimensions ont des noms, «&#xa0;Coûts&#xa0;» leur donne des nombres.</translation>
    </message>
</context>
<context>
    <name>fusewright::LegendView</name>
    <message>
        <source>Classes of operators</source>
        <translation>Classes d’opérateurs</translation>
    </message>
    <message>
        <source>Space hides a class, Enter shows only this one.</source>
        <translation>Espace masque une classe, Entrée n’affiche que celle-ci.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
</context>
<context>
    <name>fusewright::MainWindow</name>
    <message>
        <source>Models (%1)</source>
        <translation>Modèles (%1)</translation>
    </message>
    <message>
        <source>Show problems</source>
        <translation>Afficher les problèmes</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Ouverture de %1…</translation>
    </message>
    <message>
        <source>%1 changed on disk.</source>
        <translation>%1 a été modifié sur le disque.</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 n’a pas pu être ouvert&#xa0;: %2</translation>
    </message>
    <message>
        <source>it is not a model</source>
        <translation>ce n’est pas un modèle</translation>
    </message>
    <message>
        <source>Open models and rules</source>
        <translation>Ouvrir des modèles et des règles</translation>
    </message>
    <message>
        <source>Models and rules (%1)</source>
        <translation>Modèles et règles (%1)</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>Image copiée.</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>Il n’y a pas de texte à coller.</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>texte collé</translation>
    </message>
    <message>
        <source>A window holds one model. Not opened: %1</source>
        <translation>Une fenêtre contient un seul modèle. Non ouverts&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 changed on disk and was read again. Undo restores the previous text.</source>
        <translation>%1 a changé sur le disque et a été relu. «&#xa0;Annuler&#xa0;» rétablit le texte précédent.</translation>
    </message>
    <message>
        <source>%1 was open the last time, and is no longer there.</source>
        <translation>%1 était ouvert la dernière fois et n’est plus là.</translation>
    </message>
    <message>
        <source>The pasted text could not be opened: %1</source>
        <translation>Le texte collé n’a pas pu être ouvert&#xa0;: %1</translation>
    </message>
    <message>
        <source>These are rules, not a model. Paste them into the rules editor.</source>
        <translation>Ce sont des règles, pas un modèle. Collez-les dans l’éditeur de règles.</translation>
    </message>
</context>
<context>
    <name>fusewright::MatchModel</name>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Endroits</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Opérateurs</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>Heuristique</translation>
    </message>
    <message>
        <source>Looking for near misses…</source>
        <translation>Recherche de quasi-correspondances…</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… et %1 de plus</translation>
    </message>
    <message>
        <source>all refused</source>
        <translation>toutes refusées</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>last valid version</source>
        <translation>dernière version valide</translation>
    </message>
    <message>
        <source>On its own, the rule matches at %1 of the %2 places where it can start.</source>
        <translation>Prise isolément, la règle correspond à %1 des %2 endroits où elle peut commencer.</translation>
    </message>
    <message>
        <source>Type a name above to find what is not listed.</source>
        <translation>Saisissez un nom ci-dessus pour trouver ce qui n’est pas listé.</translation>
    </message>
    <message>
        <source>%1. Double-click or press Enter to apply this change; Undo reverts it in one step.</source>
        <translation>%1. Double-cliquez ou appuyez sur Entrée pour appliquer cette modification&#xa0;; «&#xa0;Annuler&#xa0;» la retire en une fois.</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>aucune</translation>
    </message>
</context>
<context>
    <name>fusewright::MatchPage</name>
    <message>
        <source>absent (optional)</source>
        <translation>absent (facultatif)</translation>
    </message>
    <message>
        <source>not needed: another option matched</source>
        <translation>inutile&#xa0;: une autre option correspond</translation>
    </message>
    <message>
        <source>uses option %1</source>
        <translation>utilise l’option %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>Match of %1 at %2</source>
        <translation>Correspondance de %1 à %2</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Correspondance</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Entries (%1)</source>
        <translation>Éléments (%1)</translation>
    </message>
    <message>
        <source>  context, not in the section</source>
        <translation>  contexte, hors de la section</translation>
    </message>
    <message numerus="yes">
        <source>%Ln condition(s) could not be checked in this model and were assumed to hold.</source>
        <translation>
            <numerusform>%Ln condition n’a pas pu être vérifiée dans ce modèle et est supposée remplie.</numerusform>
            <numerusform>%Ln conditions n’ont pas pu être vérifiées dans ce modèle et sont supposées remplies.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::MatchPanel</name>
    <message>
        <source>Rule, operator or module</source>
        <translation>Règle, opérateur ou module</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Correspondances</translation>
    </message>
    <message>
        <source>Previous section of the rule</source>
        <translation>Section précédente de la règle</translation>
    </message>
    <message>
        <source>Next section of the rule</source>
        <translation>Section suivante de la règle</translation>
    </message>
    <message>
        <source>About the selected row</source>
        <translation>À propos de la ligne sélectionnée</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Show in rules</source>
        <translation>Voir dans les règles</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>Tout réduire</translation>
    </message>
    <message>
        <source>Nothing matches the filter.</source>
        <translation>Rien ne correspond au filtre.</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Aucun modèle</translation>
    </message>
    <message>
        <source>Open a model to see what the rules match.</source>
        <translation>Ouvrez un modèle pour voir à quoi les règles correspondent.</translation>
    </message>
    <message>
        <source>No valid rules</source>
        <translation>Aucune règle valide</translation>
    </message>
    <message>
        <source>See Problems for the errors.</source>
        <translation>Les erreurs figurent dans «&#xa0;Problèmes&#xa0;».</translation>
    </message>
    <message>
        <source>No rules</source>
        <translation>Aucune règle</translation>
    </message>
    <message>
        <source>Apply this change</source>
        <translation>Appliquer cette modification</translation>
    </message>
    <message>
        <source>Step through</source>
        <translation>Suivre pas à pas</translation>
    </message>
    <message>
        <source>Write a rule, open a rules file, or take one from Suggestions.</source>
        <translation>Écrivez une règle, ouvrez un fichier de règles ou prenez une règle dans les suggestions.</translation>
    </message>
    <message>
        <source>No rules make sections</source>
        <translation>Aucune règle ne forme de section</translation>
    </message>
    <message>
        <source>The rules rewrite the graph: see Rewrites for what they match.</source>
        <translation>Les règles réécrivent le graphe&#xa0;: voyez «&#xa0;Réécritures&#xa0;» pour ce qu’elles trouvent.</translation>
    </message>
    <message>
        <source>Take conditional matches</source>
        <translation>Prendre les correspondances conditionnelles</translation>
    </message>
</context>
<context>
    <name>fusewright::MatchTree</name>
    <message>
        <source>Rules and what they match</source>
        <translation>Règles et leurs correspondances</translation>
    </message>
</context>
<context>
    <name>fusewright::MatchWords</name>
    <message numerus="yes">
        <source>%Ln operator(s) each</source>
        <translation>
            <numerusform>%Ln opérateur chacune</numerusform>
            <numerusform>%Ln opérateurs chacune</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln correspondance</numerusform>
            <numerusform>%Ln correspondances</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 refused: taken by another section</source>
        <translation>Refus de %1&#xa0;: opérateur pris par une autre section</translation>
    </message>
    <message>
        <source>%1 refused: taken by %2</source>
        <translation>Refus de %1&#xa0;: opérateur pris par %2</translation>
    </message>
    <message>
        <source>%1 refused: not convex, a path leaves the match and re-enters it</source>
        <translation>Refus de %1&#xa0;: non convexe, un chemin quitte la correspondance et y revient</translation>
    </message>
    <message>
        <source>%1 refused: cycle through another section</source>
        <translation>Refus de %1&#xa0;: cycle à travers une autre section</translation>
    </message>
    <message>
        <source>%1 refused: cycle through a section of %2</source>
        <translation>Refus de %1&#xa0;: cycle à travers une section de %2</translation>
    </message>
    <message>
        <source>it matches, but %1 is taken by %2</source>
        <translation>correspond, mais %1 est pris par %2</translation>
    </message>
    <message>
        <source>another section</source>
        <translation>une autre section</translation>
    </message>
    <message>
        <source>it matches, but is not convex: the path %1 leaves it and re-enters</source>
        <translation>correspond, mais n’est pas convexe&#xa0;: le chemin %1 en sort et y revient</translation>
    </message>
    <message>
        <source>%1, through a section of %2</source>
        <translation>%1, à travers une section de %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln place(s): %2: %3</source>
        <translation>
            <numerusform>%1 sur %Ln endroit&#xa0;: %2&#xa0;: %3</numerusform>
            <numerusform>%1 sur %Ln endroits&#xa0;: %2&#xa0;: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>dans %1</translation>
    </message>
    <message>
        <source>in %1 and %2 more</source>
        <translation>dans %1 et %2 autres</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %Ln entries</source>
        <translation>
            <numerusform>%1&#xa0;: %2 élément sur %Ln</numerusform>
            <numerusform>%1&#xa0;: %2 éléments sur %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; it matches.</source>
        <translation>%1&#xa0;; correspond.</translation>
    </message>
    <message>
        <source>%1; stopped at %2: %3.</source>
        <translation>%1&#xa0;; arrêt à %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>met</source>
        <translation>remplie</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>non remplie</translation>
    </message>
    <message>
        <source>not met by %1 of %2</source>
        <translation>non remplie pour %1 sur %2</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>unknown for %1 of %2</source>
        <translation>inconnue pour %1 sur %2</translation>
    </message>
    <message>
        <source>matches, but never becomes a section</source>
        <translation>correspond, mais ne devient jamais une section</translation>
    </message>
    <message>
        <source>has no pattern</source>
        <translation>n’a pas de motif</translation>
    </message>
    <message>
        <source>no match possible: the model has no %1</source>
        <translation>ne correspond jamais&#xa0;: pas de %1 dans le modèle</translation>
    </message>
    <message>
        <source>This rule has errors. Showing its last valid version.</source>
        <translation>Cette règle contient des erreurs. Sa dernière version valide est affichée.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln section(s)</source>
        <translation>
            <numerusform>%1&#xa0;: %Ln section</numerusform>
            <numerusform>%1&#xa0;: %Ln sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> with %Ln operator(s).</source>
        <translation>
            <numerusform> avec %Ln opérateur.</numerusform>
            <numerusform> avec %Ln opérateurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) did not become sections.</source>
        <translation>
            <numerusform>%Ln correspondance n’est pas devenue une section.</numerusform>
            <numerusform>%Ln correspondances ne sont pas devenues des sections.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rules put %1 of %2 operators into %Ln section(s).</source>
        <translation>
            <numerusform>Opérateurs réunis par des règles&#xa0;: %1 sur %2, en %Ln section.</numerusform>
            <numerusform>Opérateurs réunis par des règles&#xa0;: %1 sur %2, en %Ln sections.</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule matches: the model has none of the operators they start with.</source>
        <translation>Aucune règle ne correspond&#xa0;: le modèle ne contient aucun des opérateurs par lesquels elles commencent.</translation>
    </message>
    <message>
        <source>a path leaves and re-enters it</source>
        <translation>un chemin en sort et y revient</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <translation>pris par %1</translation>
    </message>
    <message>
        <source>taken by another section</source>
        <translation>pris par une autre section</translation>
    </message>
    <message>
        <source>uses an inner result</source>
        <translation>utilise un résultat interne</translation>
    </message>
    <message>
        <source>outside modules and in %1 more</source>
        <translation>hors modules et dans %1 autres</translation>
    </message>
    <message>
        <source>%1 refused by the check, at %2</source>
        <translation>Refus de %1 par la vérification, à %2</translation>
    </message>
    <message>
        <source>%1 conditional: the check cannot be decided at %2</source>
        <translation>%1 sous condition&#xa0;: la vérification est indécidable à %2</translation>
    </message>
    <message>
        <source>%1 refused: the check goes wrong (%2)</source>
        <translation>Refus de %1&#xa0;: la vérification échoue (%2)</translation>
    </message>
    <message>
        <source>it matches, but %1</source>
        <translation>correspond, mais %1</translation>
    </message>
    <message>
        <source>matches nowhere</source>
        <translation>ne correspond nulle part</translation>
    </message>
    <message>
        <source>%1: %2, as at %3: %4</source>
        <translation>%1&#xa0;: %2, comme en %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>%1 identical, %2</source>
        <translation>%1 identiques, %2</translation>
    </message>
    <message>
        <source>%1 of %2 identical, %3</source>
        <translation>%1 identiques sur %2, %3</translation>
    </message>
    <message>
        <source>No rule matches. %1 gets furthest, for example at %2</source>
        <translation>Aucune règle ne correspond. %1 va le plus loin, par exemple à %2</translation>
    </message>
</context>
<context>
    <name>fusewright::MatrixTable</name>
    <message>
        <source>Operators each rule takes from another</source>
        <translation>Opérateurs que chaque règle prend à une autre</translation>
    </message>
</context>
<context>
    <name>fusewright::MessageStrip</name>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>fusewright::Minimap</name>
    <message>
        <source>Overview of the graph</source>
        <translation>Vue d’ensemble du graphe</translation>
    </message>
    <message>
        <source>Click or drag to move the view</source>
        <translation>Cliquez ou faites glisser pour déplacer la vue</translation>
    </message>
</context>
<context>
    <name>fusewright::ModeCounts</name>
    <message numerus="yes">
        <source>%Ln operator(s) stay alone as long as extents have no number. Enter numbers in Costs.</source>
        <translation>
            <numerusform>%Ln opérateur reste seul tant que des dimensions n’ont pas de nombre. Saisissez-les dans «&#xa0;Coûts&#xa0;».</numerusform>
            <numerusform>%Ln opérateurs restent seuls tant que des dimensions n’ont pas de nombre. Saisissez-les dans «&#xa0;Coûts&#xa0;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>o3 makes %Ln section(s) with these numbers, not %1: some operators can be fused only when their shapes are numbers.</source>
        <translation>
            <numerusform>Avec ces nombres, o3 fait %Ln section au lieu de %1&#xa0;: certains opérateurs ne peuvent être fusionnés que si leurs formes sont des nombres.</numerusform>
            <numerusform>Avec ces nombres, o3 fait %Ln sections au lieu de %1&#xa0;: certains opérateurs ne peuvent être fusionnés que si leurs formes sont des nombres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::ModuleModel</name>
    <message>
        <source>Module</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Opérateurs</translation>
    </message>
</context>
<context>
    <name>fusewright::ModuleTree</name>
    <message>
        <source>This file does not say which modules its operators come from.</source>
        <translation>Ce fichier ne dit pas de quels modules viennent ses opérateurs.</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Modules</translation>
    </message>
</context>
<context>
    <name>fusewright::NearMissLinks</name>
    <message>
        <source>Put the caret in a rule to see where it almost matches</source>
        <translation>Placez le curseur dans une règle pour voir où elle correspond presque</translation>
    </message>
    <message>
        <source>Near miss %1 of %2: %3</source>
        <translation>Quasi-correspondance %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>The rules have changed. Try again in a moment.</source>
        <translation>Les règles ont changé. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>Open a model to see where %1 almost matches</source>
        <translation>Ouvrez un modèle pour voir où %1 correspond presque</translation>
    </message>
    <message>
        <source>Tick %1 to see where %2 almost matches</source>
        <translation>Cochez %1 pour voir où %2 correspond presque</translation>
    </message>
    <message>
        <source>%1 has errors. Fix them to see where it almost matches.</source>
        <translation>%1 contient des erreurs. Corrigez-les pour voir où la règle correspond presque.</translation>
    </message>
    <message>
        <source>The rule has no near misses. Alt+Enter in it looks for fixes.</source>
        <translation>La règle n’a pas de quasi-correspondances. Alt+Entrée dans la règle cherche des corrections.</translation>
    </message>
</context>
<context>
    <name>fusewright::NoMatchStrip</name>
    <message numerus="yes">
        <source>%Ln rule(s) match nothing in %1.</source>
        <translation>
            <numerusform>%Ln règle ne correspond à rien dans %1.</numerusform>
            <numerusform>%Ln règles ne correspondent à rien dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Voir pourquoi</translation>
    </message>
    <message>
        <source>Suggest rules</source>
        <translation>Suggérer des règles</translation>
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
        <translation>Opérateur</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
</context>
<context>
    <name>fusewright::NodeListView</name>
    <message>
        <source>Operators</source>
        <translation>Opérateurs</translation>
    </message>
</context>
<context>
    <name>fusewright::NodePage</name>
    <message>
        <source>Operator</source>
        <translation>Opérateur</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>Dans le fichier</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Not in the operator catalogue.</source>
        <translation>Absent du catalogue d’opérateurs.</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>Module type</source>
        <translation>Type de module</translation>
    </message>
    <message>
        <source>Inputs (%1)</source>
        <translation>Entrées (%1)</translation>
    </message>
    <message>
        <source>%1. omitted</source>
        <translation>%1. omise</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Aucune.</translation>
    </message>
    <message>
        <source>Outputs (%1)</source>
        <translation>Sorties (%1)</translation>
    </message>
    <message>
        <source>Attributes (%1)</source>
        <translation>Attributs (%1)</translation>
    </message>
    <message>
        <source>Nested graphs (%1)</source>
        <translation>Graphes imbriqués (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln operator(s)</source>
        <translation>
            <numerusform>%1 · %Ln opérateur</numerusform>
            <numerusform>%1 · %Ln opérateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>from the enclosing graph</source>
        <translation>du graphe englobant</translation>
    </message>
    <message>
        <source>graph input</source>
        <translation>entrée du graphe</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>constante</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>paramètre</translation>
    </message>
    <message>
        <source>produced by %1</source>
        <translation>produite par %1</translation>
    </message>
    <message>
        <source>graph output</source>
        <translation>sortie du graphe</translation>
    </message>
    <message>
        <source>and more, %1 uses in total</source>
        <translation>et d’autres, %1 utilisations au total</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>non utilisée</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Opérations</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Fusion kind in file</source>
        <translation>Type de fusion (fichier)</translation>
    </message>
    <message>
        <source>computed from extents</source>
        <translation>calculé d’après les dimensions</translation>
    </message>
    <message>
        <source>Kind in o3</source>
        <translation>Type en o3</translation>
    </message>
    <message>
        <source>Operator %1</source>
        <translation>Opérateur %1</translation>
    </message>
</context>
<context>
    <name>fusewright::NodePanel</name>
    <message>
        <source>No operator matches the filter.</source>
        <translation>Aucun opérateur ne correspond au filtre.</translation>
    </message>
    <message>
        <source>Filter operators by id, kind or module</source>
        <translation>Filtrer les opérateurs par identifiant, genre ou module</translation>
    </message>
    <message>
        <source>The filter hides the selected operator. &lt;a href=&quot;all&quot;&gt;Show all operators&lt;/a&gt;</source>
        <translation>Le filtre masque l’opérateur sélectionné. &lt;a href=&quot;all&quot;&gt;Afficher tous les opérateurs&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>Retirer ce filtre</translation>
    </message>
    <message>
        <source>Only operator %1; click to remove</source>
        <translation>Seulement l’opérateur %1&#xa0;; cliquez pour retirer</translation>
    </message>
    <message>
        <source>Only module %1; click to remove</source>
        <translation>Seulement le module %1&#xa0;; cliquez pour retirer</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln operator(s)</source>
        <translation>
            <numerusform>%1 sur %Ln opérateur</numerusform>
            <numerusform>%1 sur %Ln opérateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln opérateur</numerusform>
            <numerusform>%Ln opérateurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::OperatorModel</name>
    <message>
        <source>Operator</source>
        <translation>Opérateur</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>%1: not in the operator catalogue</source>
        <translation>%1&#xa0;: absent du catalogue d’opérateurs</translation>
    </message>
    <message>
        <source>%1, in the file %2</source>
        <translation>%1, dans le fichier %2</translation>
    </message>
</context>
<context>
    <name>fusewright::OperatorTable</name>
    <message>
        <source>Search operators</source>
        <translation>Rechercher des opérateurs</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Opérateurs</translation>
    </message>
</context>
<context>
    <name>fusewright::OrderLinks</name>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>Put the caret in the rule to step through, or select an operator that a rule takes</source>
        <translation>Placez le curseur dans la règle à suivre pas à pas, ou sélectionnez un opérateur pris par une règle</translation>
    </message>
    <message>
        <source>Select an operator where %1 can start: %2</source>
        <translation>Sélectionnez un opérateur où %1 peut commencer&#xa0;: %2</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
</context>
<context>
    <name>fusewright::OrderModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>operators won and lost</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Drag, or press Ctrl+Up or Ctrl+Down, to move the rule</source>
        <translation>Faites glisser la règle, ou appuyez sur Ctrl+Haut ou Ctrl+Bas, pour la déplacer</translation>
    </message>
    <message>
        <source>Contested operators: how many it won, and how many it lost</source>
        <translation>Opérateurs disputés&#xa0;: combien elle en a gagné, et combien elle en a perdu</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>Won / lost</source>
        <translation>Gagnés / perdus</translation>
    </message>
    <message>
        <source>Rewrites it makes</source>
        <translation>Réécritures qu’elle fait</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Rewrites</source>
        <translation>Réécritures</translation>
    </message>
    <message>
        <source>Sections it makes, out of those it would make on its own</source>
        <translation>Sections qu’elle crée, sur celles qu’elle créerait seule</translation>
    </message>
</context>
<context>
    <name>fusewright::OrderPanel</name>
    <message>
        <source>Rule order</source>
        <translation>Ordre des règles</translation>
    </message>
    <message>
        <source>Move earlier</source>
        <translation>Placer plus tôt</translation>
    </message>
    <message>
        <source>Move later</source>
        <translation>Placer plus tard</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Ce qui change</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Aucun modèle</translation>
    </message>
    <message>
        <source>Open a model to see which rules compete.</source>
        <translation>Ouvrez un modèle pour voir quelles règles sont en concurrence.</translation>
    </message>
    <message>
        <source>No rules</source>
        <translation>Aucune règle</translation>
    </message>
    <message>
        <source>Write rules or open a rules file.</source>
        <translation>Écrivez des règles ou ouvrez un fichier de règles.</translation>
    </message>
    <message>
        <source>%1 stays where it is</source>
        <translation>%1 reste où elle est</translation>
    </message>
    <message>
        <source>%1 at position %2</source>
        <translation>%1 en position %2</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>%1 cannot be moved there</source>
        <translation>%1 ne peut pas être déplacée à cet endroit</translation>
    </message>
    <message>
        <source>No valid rules</source>
        <translation>Aucune règle valide</translation>
    </message>
    <message>
        <source>See Problems for the errors.</source>
        <translation>Les erreurs figurent dans «&#xa0;Problèmes&#xa0;».</translation>
    </message>
</context>
<context>
    <name>fusewright::OrderTable</name>
    <message>
        <source>Rules in the order they are tried</source>
        <translation>Règles dans l’ordre où elles sont essayées</translation>
    </message>
</context>
<context>
    <name>fusewright::OrderWords</name>
    <message>
        <source>No operators are contested.</source>
        <translation>Aucun opérateur n’est disputé.</translation>
    </message>
    <message>
        <source>%1 operators are contested.</source>
        <translation>%1 opérateurs sont disputés.</translation>
    </message>
    <message>
        <source>Rules that never win: %1.</source>
        <translation>Règles qui ne gagnent jamais&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It has no matches in this model.</source>
        <translation>Elle n’a aucune correspondance dans ce modèle.</translation>
    </message>
    <message>
        <source>It never wins: others always take its operators.</source>
        <translation>Elle ne gagne jamais&#xa0;: d’autres prennent toujours ses opérateurs.</translation>
    </message>
    <message>
        <source>It won %1 contested operators.</source>
        <translation>Elle a gagné %1 opérateurs disputés.</translation>
    </message>
    <message>
        <source>It lost %1 operators to others.</source>
        <translation>Elle a perdu %1 opérateurs au profit d’autres.</translation>
    </message>
    <message>
        <source>At %1 places it overlaps an earlier match of the same rule.</source>
        <translation>À %1 endroits, elle chevauche une correspondance antérieure de la même règle.</translation>
    </message>
    <message>
        <source>%1 has the higher priority: %2 over %3</source>
        <translation>%1 a la priorité la plus haute&#xa0;: %2 contre %3</translation>
    </message>
    <message>
        <source>%1 comes first in the file</source>
        <translation>%1 vient en premier dans le fichier</translation>
    </message>
    <message>
        <source>%1 more rules</source>
        <translation>%1 règles de plus</translation>
    </message>
    <message>
        <source>operators covered: %1</source>
        <translation>opérateurs couverts&#xa0;: %1</translation>
    </message>
    <message>
        <source>boundary bytes: %1 → %2</source>
        <translation>octets aux frontières&#xa0;: %1 → %2</translation>
    </message>
    <message>
        <source>No sections change in this model.</source>
        <translation>Aucune section de ce modèle ne change.</translation>
    </message>
    <message>
        <source>priority of %1: %2 → %3</source>
        <translation>priorité de %1&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>Of %5 contested operators, %1 gets %2 and %3 gets %4</source>
        <translation>Sur %5 opérateurs disputés, %1 en obtient %2 et %3 en obtient %4</translation>
    </message>
    <message>
        <source>%1 and %2 do not compete for any operator</source>
        <translation>%1 et %2 ne se disputent aucun opérateur</translation>
    </message>
    <message>
        <source>%1 is in the earlier file</source>
        <translation>%1 est dans le fichier qui vient avant</translation>
    </message>
    <message>
        <source>Rules rewrite the model one after the other.</source>
        <translation>Les règles réécrivent le modèle l’une après l’autre.</translation>
    </message>
    <message>
        <source>It rewrites nothing in this model.</source>
        <translation>Elle ne réécrit rien dans ce modèle.</translation>
    </message>
    <message>
        <source>Rewrites: %1. It was tried on what the rules before it left, so it is not known which operators others took from it.</source>
        <translation>Réécritures&#xa0;: %1. Elle a été essayée sur ce que les règles précédentes ont laissé&#xa0;; on ne sait donc pas quels opérateurs d’autres lui ont pris.</translation>
    </message>
    <message>
        <source>%1 is tried first</source>
        <translation>%1 est essayée en premier</translation>
    </message>
    <message>
        <source>operators left: %1</source>
        <translation>opérateurs restants&#xa0;: %1</translation>
    </message>
    <message>
        <source>No rewrites change in this model.</source>
        <translation>Aucune réécriture ne change dans ce modèle.</translation>
    </message>
    <message>
        <source>the text of %1 rules moves</source>
        <translation>le texte de %1 règles se déplace</translation>
    </message>
    <message>
        <source>text that moves: %1</source>
        <translation>texte déplacé&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>None of its %Ln match(es) becomes a section, even if it is the only rule. Matches tells why.</source>
        <translation>
            <numerusform>Sa %Ln correspondance ne devient pas une section, même si elle est la seule règle. «&#xa0;Correspondances&#xa0;» montre pourquoi.</numerusform>
            <numerusform>Aucune de ses %Ln correspondances ne devient une section, même si elle est la seule règle. «&#xa0;Correspondances&#xa0;» montre pourquoi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sections: %1, the same as on its own.</source>
        <translation>Sections&#xa0;: %1, autant que seule.</translation>
    </message>
    <message>
        <source>Sections: %1 (on its own: %2).</source>
        <translation>Sections&#xa0;: %1 (seule&#xa0;: %2).</translation>
    </message>
    <message>
        <source>%1: rewrites %2</source>
        <translation>%1&#xa0;: réécritures %2</translation>
    </message>
    <message>
        <source>%1: sections %2</source>
        <translation>%1&#xa0;: sections %2</translation>
    </message>
    <message>
        <source>%1: operators %2</source>
        <translation>%1&#xa0;: opérateurs %2</translation>
    </message>
</context>
<context>
    <name>fusewright::OutlineModel</name>
    <message>
        <source>%1: has errors, showing its last valid version</source>
        <translation>%1&#xa0;: contient des erreurs, dernière version valide affichée</translation>
    </message>
    <message>
        <source>%1: %2 sections; on its own, matches at %3 of %4 places</source>
        <translation>%1&#xa0;: %2 sections&#xa0;; prise isolément, correspond à %3 endroits sur %4</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
</context>
<context>
    <name>fusewright::OverviewPanel</name>
    <message>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Opérateurs</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Modules</translation>
    </message>
</context>
<context>
    <name>fusewright::PaletteModel</name>
    <message>
        <source>not available now</source>
        <translation>indisponible pour le moment</translation>
    </message>
</context>
<context>
    <name>fusewright::PanesHead</name>
    <message>
        <source>Move pictures together</source>
        <translation>Déplacer les images ensemble</translation>
    </message>
    <message>
        <source>Back to the graph</source>
        <translation>Retour au graphe</translation>
    </message>
</context>
<context>
    <name>fusewright::PatternEdits</name>
    <message>
        <source>This cannot be done here without changing something else</source>
        <translation>Impossible ici sans modifier autre chose</translation>
    </message>
    <message>
        <source>Enter a name</source>
        <translation>Saisissez un nom</translation>
    </message>
    <message>
        <source>The name is taken, or this text cannot be parsed</source>
        <translation>Ce nom est déjà pris, ou le texte ne peut pas être analysé</translation>
    </message>
    <message>
        <source>Enter at least one operator</source>
        <translation>Saisissez au moins un opérateur</translation>
    </message>
    <message>
        <source>%1 already feeds %2, or the edge would create a cycle</source>
        <translation>%1 alimente déjà %2, ou l’arête créerait un cycle</translation>
    </message>
    <message>
        <source>%1 has several options: remove them first</source>
        <translation>%1 a plusieurs options&#xa0;: retirez-les d’abord</translation>
    </message>
    <message>
        <source>A pattern needs at least one entry</source>
        <translation>Un motif doit avoir au moins un élément</translation>
    </message>
</context>
<context>
    <name>fusewright::PatternMenu</name>
    <message>
        <source>&amp;Disconnect %1 from %2</source>
        <translation>&amp;Déconnecter %1 de %2</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>A&amp;juster</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Zoom avant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>&amp;Go to the text</source>
        <translation>&amp;Aller au texte</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renommer…</translation>
    </message>
    <message>
        <source>O&amp;perators…</source>
        <translation>O&amp;pérateurs…</translation>
    </message>
    <message>
        <source>Add an entry &amp;before…</source>
        <translation>Ajouter un élément a&amp;vant…</translation>
    </message>
    <message>
        <source>Add an entry &amp;after…</source>
        <translation>Ajo&amp;uter un élément après…</translation>
    </message>
    <message>
        <source>Add an a&amp;lternative…</source>
        <translation>Ajouter une a&amp;lternative…</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <translation>Ret&amp;irer</translation>
    </message>
    <message>
        <source>Op&amp;tional</source>
        <translation>Facul&amp;tatif</translation>
    </message>
    <message>
        <source>&amp;Context, not in the section</source>
        <translation>&amp;Contexte, hors de la section</translation>
    </message>
    <message>
        <source>O&amp;ne or more in a row</source>
        <translation>U&amp;n ou plusieurs à la suite</translation>
    </message>
    <message>
        <source>Fee&amp;d</source>
        <translation>Ali&amp;menter</translation>
    </message>
    <message>
        <source>Disconnect fro&amp;m</source>
        <translation>Déconnecter d&amp;e</translation>
    </message>
    <message>
        <source>Rename the entry everywhere in its pattern</source>
        <translation>Renommer l’élément partout dans son motif</translation>
    </message>
    <message>
        <source>Operators that feed %1</source>
        <translation>Opérateurs qui alimentent %1</translation>
    </message>
    <message>
        <source>Operators that %1 feeds</source>
        <translation>Opérateurs que %1 alimente</translation>
    </message>
    <message>
        <source>Alternatives to %1</source>
        <translation>Alternatives à %1</translation>
    </message>
    <message>
        <source>Operators it takes; !relu, tanh takes all but these</source>
        <translation>Opérateurs pris&#xa0;; !relu, tanh prend tous les autres</translation>
    </message>
</context>
<context>
    <name>fusewright::PatternPanel</name>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Put the caret in a rule to see its pattern.</source>
        <translation>Placez le curseur dans une règle pour voir son motif.</translation>
    </message>
    <message>
        <source>Patterns of the rule</source>
        <translation>Motifs de la règle</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajuster</translation>
    </message>
    <message>
        <source>This rule has no entries yet.</source>
        <translation>Cette règle n’a pas encore d’éléments.</translation>
    </message>
    <message numerus="yes">
        <source>Pattern of %1, %Ln entries</source>
        <translation>
            <numerusform>Motif de %1, %Ln élément</numerusform>
            <numerusform>Motif de %1, %Ln éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>Showing the last valid version.</source>
        <translation>La dernière version valide est affichée.</translation>
    </message>
</context>
<context>
    <name>fusewright::PatternView</name>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
</context>
<context>
    <name>fusewright::PatternWords</name>
    <message>
        <source>Takes an operator at %1 of %2 places.</source>
        <translation>Prend un opérateur à %1 endroits sur %2.</translation>
    </message>
    <message>
        <source>The pattern has no entry with this name.</source>
        <translation>Le motif n’a pas d’élément de ce nom.</translation>
    </message>
    <message>
        <source>no such entry</source>
        <translation>élément inexistant</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>any operator</source>
        <translation>tout opérateur</translation>
    </message>
    <message>
        <source>no operator</source>
        <translation>aucun opérateur</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>devient</translation>
    </message>
</context>
<context>
    <name>fusewright::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
</context>
<context>
    <name>fusewright::ProblemMarks</name>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Alt+Enter for quick fixes</source>
        <translation>Alt+Entrée pour les corrections rapides</translation>
    </message>
</context>
<context>
    <name>fusewright::ProblemModel</name>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
</context>
<context>
    <name>fusewright::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Hide problems</source>
        <translation>Masquer les problèmes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln erreur</numerusform>
            <numerusform>%Ln erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln avertissement</numerusform>
            <numerusform>%Ln avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln remarque</numerusform>
            <numerusform>%Ln remarques</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Aucun problème</translation>
    </message>
</context>
<context>
    <name>fusewright::ProgressStrip</name>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>fusewright::QueryHelp</name>
    <message>
        <source>Search syntax</source>
        <translation>Syntaxe de recherche</translation>
    </message>
    <message>
        <source>Operator, name, module, attribute</source>
        <translation>Opérateur, nom, module, attribut</translation>
    </message>
    <message>
        <source>Only the operator</source>
        <translation>Seulement l’opérateur</translation>
    </message>
    <message>
        <source>Only the operator&apos;s name</source>
        <translation>Seulement le nom de l’opérateur</translation>
    </message>
    <message>
        <source>A module, by path or type</source>
        <translation>Un module, par chemin ou par type</translation>
    </message>
    <message>
        <source>An attribute, or its value</source>
        <translation>Un attribut ou sa valeur</translation>
    </message>
    <message>
        <source>A shape; ? is any extent</source>
        <translation>Une forme&#xa0;; ? vaut toute dimension</translation>
    </message>
    <message>
        <source>Elements of a type</source>
        <translation>Éléments d’un type</translation>
    </message>
    <message>
        <source>What a rule took; what none took</source>
        <translation>Ce qu’une règle a pris&#xa0;; ce qu’aucune n’a pris</translation>
    </message>
    <message>
        <source>A section, identical ones</source>
        <translation>Une section, des sections identiques</translation>
    </message>
    <message>
        <source>Sections with a heuristic</source>
        <translation>Sections avec une heuristique</translation>
    </message>
    <message>
        <source>What uses or makes something</source>
        <translation>Ce qui utilise ou produit quelque chose</translation>
    </message>
    <message>
        <source>Exact text; regular expression</source>
        <translation>Texte exact&#xa0;; expression régulière</translation>
    </message>
    <message>
        <source>One of two; not this</source>
        <translation>L’un des deux&#xa0;; pas ceci</translation>
    </message>
    <message>
        <source>All words must match</source>
        <translation>Tous les mots doivent correspondre</translation>
    </message>
    <message>
        <source>Search for %1</source>
        <translation>Rechercher %1</translation>
    </message>
    <message>
        <source>Quantized values, and their step</source>
        <translation>Valeurs quantifiées et leur pas</translation>
    </message>
</context>
<context>
    <name>fusewright::QuickFixes</name>
    <message>
        <source>Quick fixes</source>
        <translation>Corrections rapides</translation>
    </message>
</context>
<context>
    <name>fusewright::ReadingControls</name>
    <message>
        <source>guessed</source>
        <translation>deviné</translation>
    </message>
    <message>
        <source>target</source>
        <translation>cible</translation>
    </message>
    <message>
        <source>first line</source>
        <translation>première ligne</translation>
    </message>
    <message>
        <source>second line</source>
        <translation>deuxième ligne</translation>
    </message>
    <message>
        <source>whole label</source>
        <translation>libellé entier</translation>
    </message>
    <message>
        <source>constant, now a parameter</source>
        <translation>constante, désormais un paramètre</translation>
    </message>
    <message>
        <source>passes a value through</source>
        <translation>transmet une valeur telle quelle</translation>
    </message>
    <message>
        <source>input or output written as an operator</source>
        <translation>entrée ou sortie écrite comme opérateur</translation>
    </message>
    <message>
        <source>computes only shapes</source>
        <translation>ne calcule que des formes</translation>
    </message>
    <message>
        <source>no output needs it</source>
        <translation>aucune sortie n’en a besoin</translation>
    </message>
    <message>
        <source>Show all nodes (raw)</source>
        <translation>Tous les nœuds (brut)</translation>
    </message>
    <message>
        <source>Operator name</source>
        <translation>Nom de l’opérateur</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>Fonction</translation>
    </message>
    <message>
        <source>%1 × %2 (%3)</source>
        <translation>%1 × %2 (%3)</translation>
    </message>
    <message>
        <source>Every node of the file is shown.</source>
        <translation>Tous les nœuds du fichier sont affichés.</translation>
    </message>
    <message>
        <source>Nothing had to be folded away.</source>
        <translation>Rien n’a dû être omis.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) folded away</source>
        <translation>
            <numerusform>%Ln nœud omis</numerusform>
            <numerusform>%Ln nœuds omis</numerusform>
        </translation>
    </message>
    <message>
        <source>guessed (%1)</source>
        <translation>deviné (%1)</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Appels</translation>
    </message>
    <message>
        <source>Whether calls and composites are replaced by the operators inside or stay one operator</source>
        <translation>Si les appels et les composites sont remplacés par les opérateurs qu’ils contiennent ou restent un seul opérateur</translation>
    </message>
    <message>
        <source>composites closed</source>
        <translation>composites fermés</translation>
    </message>
    <message>
        <source>all opened</source>
        <translation>tous ouverts</translation>
    </message>
    <message>
        <source>all closed</source>
        <translation>tous fermés</translation>
    </message>
    <message>
        <source>Keep weights as inputs</source>
        <translation>Garder les poids comme entrées</translation>
    </message>
    <message>
        <source>Inputs that are weights by name or use are read as parameters of their operators</source>
        <translation>Les entrées qui sont des poids, d’après leur nom ou leur usage, sont lues comme paramètres de leurs opérateurs</translation>
    </message>
    <message>
        <source>Read operators as TT-XLA does</source>
        <translation>Lire les opérateurs comme TT-XLA</translation>
    </message>
    <message>
        <source>torch.compile records a + b as an operator of Python, TT-XLA as the method add</source>
        <translation>torch.compile note a + b comme un opérateur de Python, TT-XLA comme la méthode add</translation>
    </message>
</context>
<context>
    <name>fusewright::RecentList</name>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Vider la liste</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 est introuvable</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>introuvable</translation>
    </message>
</context>
<context>
    <name>fusewright::RecentMenu</name>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (introuvable)</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Aucun fichier récent</translation>
    </message>
</context>
<context>
    <name>fusewright::RefusalMarks</name>
    <message numerus="yes">
        <source>Unknown at %Ln match(es)</source>
        <translation>
            <numerusform>Inconnue pour %Ln correspondance</numerusform>
            <numerusform>Inconnue pour %Ln correspondances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>False at %Ln match(es)</source>
        <translation>
            <numerusform>Fausse pour %Ln correspondance</numerusform>
            <numerusform>Fausse pour %Ln correspondances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>et %Ln de plus</numerusform>
            <numerusform>et %Ln de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::ReplacedStrip</name>
    <message>
        <source>Bring back</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>The pasted model was closed. It is not saved in a file.</source>
        <translation>Le modèle collé a été fermé. Il n’est dans aucun fichier.</translation>
    </message>
    <message>
        <source>%1 replaced the pasted model, which is in no file.</source>
        <translation>%1 a remplacé le modèle collé, qui n’est dans aucun fichier.</translation>
    </message>
    <message>
        <source>The pasted model replaced the one pasted before.</source>
        <translation>Le modèle collé a remplacé celui collé auparavant.</translation>
    </message>
    <message>
        <source>The pasted model replaced %1.</source>
        <translation>Le modèle collé a remplacé %1.</translation>
    </message>
</context>
<context>
    <name>fusewright::ReplacementWords</name>
    <message>
        <source>type %1</source>
        <translation>type %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rang %1</translation>
    </message>
    <message>
        <source>same shape as %1</source>
        <translation>même forme que %1</translation>
    </message>
    <message>
        <source>same quantization as %1</source>
        <translation>même quantification que %1</translation>
    </message>
    <message>
        <source>step size %1</source>
        <translation>pas %1</translation>
    </message>
    <message>
        <source>zero offset %1</source>
        <translation>point zéro %1</translation>
    </message>
    <message>
        <source>element %1 is %2</source>
        <translation>l’élément %1 vaut %2</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: a rule replaces the result of one operator, but several results leave the selection: %1. Leave all but one of them out.</source>
        <translation>Ces opérateurs ne peuvent pas former une seule règle&#xa0;: une règle remplace le résultat d’un opérateur, mais plusieurs résultats quittent la sélection&#xa0;: %1. N’en gardez qu’un seul.</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: a pattern sees only the first result of an operator, but the selection uses another result of %1.</source>
        <translation>Ces opérateurs ne peuvent pas former une seule règle&#xa0;: un motif ne voit que le premier résultat d’un opérateur, mais la sélection utilise un autre résultat de %1.</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: a pattern names every operand, but one is missing in %1.</source>
        <translation>Ces opérateurs ne peuvent pas former une seule règle&#xa0;: un motif nomme chaque opérande, mais il en manque un dans %1.</translation>
    </message>
    <message>
        <source>At this place the match is conditional: %1.</source>
        <translation>À cet endroit, la correspondance est conditionnelle&#xa0;: %1.</translation>
    </message>
    <message>
        <source>At this place the match is refused: %1.</source>
        <translation>À cet endroit, la correspondance est refusée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The rule %1 rewrites some of the operators first. Choose an earlier stage.</source>
        <translation>La règle %1 réécrit d’abord certains des opérateurs. Choisissez une étape antérieure.</translation>
    </message>
    <message>
        <source>The rule %1 makes some of the operators, and it runs later. Choose a later stage.</source>
        <translation>La règle %1 crée certains des opérateurs et s’exécute plus tard. Choisissez une étape ultérieure.</translation>
    </message>
    <message>
        <source>The pattern does not match at this place.</source>
        <translation>Le motif ne correspond pas à cet endroit.</translation>
    </message>
    <message>
        <source>The rule does not run: %1</source>
        <translation>La règle ne s’exécute pas&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln endroit</numerusform>
            <numerusform>%Ln endroits</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches at %1 in stage %2 and rewrites %3.</source>
        <translation>Correspond à %1 à l’étape %2 et en réécrit %3.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) are conditional.</source>
        <translation>
            <numerusform>%Ln correspondance est conditionnelle.</numerusform>
            <numerusform>%Ln correspondances sont conditionnelles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Made from %Ln equal place(s) of the selection.</source>
        <translation>
            <numerusform>Établie à partir de %Ln endroit de la sélection.</numerusform>
            <numerusform>Établie à partir de %Ln endroits identiques de la sélection.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also used elsewhere, so they stay: %1.</source>
        <translation>Utilisés aussi ailleurs, donc conservés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 rewrites %2 instead of %3.</source>
        <translation>%1 en réécrit %2 au lieu de %3.</translation>
    </message>
    <message>
        <source>The stage does not settle: %1.</source>
        <translation>L’étape ne se stabilise pas&#xa0;: %1.</translation>
    </message>
    <message>
        <source>quantized %1</source>
        <translation>quantifié %1</translation>
    </message>
    <message>
        <source>axis %1: %2</source>
        <translation>axe %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>axis %1: multiple of %2</source>
        <translation>axe %1&#xa0;: multiple de %2</translation>
    </message>
    <message>
        <source>An earlier match of this rule takes some of the operators.</source>
        <translation>Une correspondance antérieure de cette règle prend certains des opérateurs.</translation>
    </message>
</context>
<context>
    <name>fusewright::RewriteLinks</name>
    <message>
        <source>Rewrites</source>
        <translation>Réécritures</translation>
    </message>
</context>
<context>
    <name>fusewright::RewriteModel</name>
    <message>
        <source>Stage or rule</source>
        <translation>Étape ou règle</translation>
    </message>
    <message>
        <source>Rewrites</source>
        <translation>Réécritures</translation>
    </message>
    <message>
        <source>Conditional</source>
        <translation>Conditionnelles</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusées</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>aucune valeur</translation>
    </message>
</context>
<context>
    <name>fusewright::RewritePanel</name>
    <message>
        <source>Filter by rule or operator</source>
        <translation>Filtrer par règle ou opérateur</translation>
    </message>
    <message>
        <source>Rewrites</source>
        <translation>Réécritures</translation>
    </message>
    <message>
        <source>Stages, rules and rewrites</source>
        <translation>Étapes, règles et réécritures</translation>
    </message>
    <message>
        <source>About the selected row</source>
        <translation>À propos de la ligne sélectionnée</translation>
    </message>
    <message>
        <source>No rules rewrite the graph</source>
        <translation>Aucune règle ne réécrit le graphe</translation>
    </message>
    <message>
        <source>Tick Tenstorrent composites in the Rules menu, or open rules that rewrite.</source>
        <translation>Cochez les composites Tenstorrent dans le menu Règles, ou ouvrez des règles qui réécrivent.</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Aucun modèle</translation>
    </message>
    <message>
        <source>Open a model to see what rules rewrite in it.</source>
        <translation>Ouvrez un modèle pour voir ce que les règles y réécrivent.</translation>
    </message>
</context>
<context>
    <name>fusewright::RewritingPart</name>
    <message>
        <source>made of %1</source>
        <translation>issu de %1</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>becomes %1</source>
        <translation>devient %1</translation>
    </message>
    <message>
        <source>not rewritten, false:</source>
        <translation>non réécrit, faux&#xa0;:</translation>
    </message>
    <message>
        <source>conditional, unknown:</source>
        <translation>conditionnel, inconnu&#xa0;:</translation>
    </message>
    <message>
        <source>not rewritten:</source>
        <translation>non réécrit&#xa0;:</translation>
    </message>
    <message>
        <source>Rewriting</source>
        <translation>Réécriture</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>%1 est supprimé</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 devient %2</translation>
    </message>
</context>
<context>
    <name>fusewright::RivalModel</name>
    <message>
        <source>Rival</source>
        <translation>Rivale</translation>
    </message>
    <message>
        <source>Both want</source>
        <translation>Disputés</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnés</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdus</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
</context>
<context>
    <name>fusewright::RivalryMatrix</name>
    <message>
        <source>from %1</source>
        <translation>à %1</translation>
    </message>
    <message>
        <source>%1 takes</source>
        <translation>%1 prend</translation>
    </message>
</context>
<context>
    <name>fusewright::RivalsView</name>
    <message>
        <source>Rivals</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>The rivals of the selected rule</source>
        <translation>Les rivales de la règle sélectionnée</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrice</translation>
    </message>
    <message>
        <source>All rules, and who takes from whom</source>
        <translation>Toutes les règles, et qui prend à qui</translation>
    </message>
    <message>
        <source>About the selected rule</source>
        <translation>À propos de la règle sélectionnée</translation>
    </message>
    <message>
        <source>Rivals of the selected rule</source>
        <translation>Rivales de la règle sélectionnée</translation>
    </message>
    <message>
        <source>Operators the row&apos;s rule takes from the column&apos;s rule</source>
        <translation>Opérateurs que la règle de la ligne prend à la règle de la colonne</translation>
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
%3 opérations par octet, %4 opérations par seconde au plus
%5 au moins</translation>
    </message>
    <message>
        <source>Too little is public about this machine for a roofline: it needs a peak and the bandwidth of memory.</source>
        <translation>Trop peu de chiffres publics sur cette machine pour une roofline&#xa0;: il faut une crête et la bande passante de la mémoire.</translation>
    </message>
    <message>
        <source>operations for each byte →</source>
        <translation>opérations par octet →</translation>
    </message>
    <message>
        <source>%1 peak %2, ridge %3</source>
        <translation>%1 crête %2, coude %3</translation>
    </message>
    <message>
        <source>operations a second, at most</source>
        <translation>opérations par seconde, au plus</translation>
    </message>
    <message>
        <source>No section with a known time does any arithmetic, so there is nothing to draw.</source>
        <translation>Aucune section de durée connue ne fait de calcul&#xa0;: il n’y a rien à tracer.</translation>
    </message>
</context>
<context>
    <name>fusewright::RulesDocument</name>
    <message>
        <source>New rules</source>
        <translation>Nouvelles règles</translation>
    </message>
</context>
<context>
    <name>fusewright::RulesEditor</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>The rules are already formatted</source>
        <translation>Les règles sont déjà mises en forme</translation>
    </message>
    <message>
        <source>Go to line, 1 to %1</source>
        <translation>Aller à la ligne, de 1 à %1</translation>
    </message>
    <message>
        <source>Enter a line number</source>
        <translation>Saisissez un numéro de ligne</translation>
    </message>
    <message>
        <source>No quick fix available here</source>
        <translation>Aucune correction rapide disponible ici</translation>
    </message>
</context>
<context>
    <name>fusewright::RulesFiles</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Use the file&apos;s text</source>
        <translation>Prendre le texte du fichier</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder le mien</translation>
    </message>
    <message>
        <source>%1 changed on disk, and has unsaved changes here.</source>
        <translation>%1 a été modifié sur le disque et a ici des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>new rules</source>
        <translation>nouvelles règles</translation>
    </message>
    <message>
        <source>Found unsaved text of %1 from %2.</source>
        <translation>Texte non enregistré de %1 (%2) trouvé.</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Enregistrer les règles</translation>
    </message>
    <message>
        <source>Unsaved rules</source>
        <translation>Règles non enregistrées</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>Les modifications non enregistrées seront perdues.</translation>
    </message>
    <message>
        <source>%1 is no longer on disk. Its text exists only here.</source>
        <translation>%1 n’est plus sur le disque. Son texte n’existe plus qu’ici.</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparer…</translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln unsaved text(s): %1.</source>
        <translation>
            <numerusform>%Ln texte non enregistré trouvé&#xa0;: %1.</numerusform>
            <numerusform>%Ln textes non enregistrés trouvés&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rules file(s) have changes that are not saved.</source>
        <translation>
            <numerusform>%Ln fichier de règles a des modifications non enregistrées.</numerusform>
            <numerusform>%Ln fichiers de règles ont des modifications non enregistrées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::RulesOutline</name>
    <message>
        <source>Outline of the rules</source>
        <translation>Structure des règles</translation>
    </message>
</context>
<context>
    <name>fusewright::RulesTabBar</name>
    <message>
        <source>Not in a file yet</source>
        <translation>Pas encore dans un fichier</translation>
    </message>
    <message>
        <source>Changed on disk, with unsaved changes here</source>
        <translation>Modifié sur le disque, avec ici des modifications non enregistrées</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>Open rules</source>
        <translation>Règles ouvertes</translation>
    </message>
    <message>
        <source>%1, unsaved changes</source>
        <translation>%1, modifications non enregistrées</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Utiliser %1</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Fermer %1</translation>
    </message>
    <message>
        <source>Use these rules. Ticked files are tried together, from left to right; the others are only checked.</source>
        <translation>Utiliser ces règles. Les fichiers cochés sont essayés ensemble, de gauche à droite&#xa0;; les autres sont seulement vérifiés.</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>&amp;Utiliser ces règles</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation>Fermer les &amp;autres</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation>&amp;Copier le chemin</translation>
    </message>
</context>
<context>
    <name>fusewright::SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>fusewright::SearchHits</name>
    <message>
        <source>This expression is too complex; some lines were skipped</source>
        <translation>Cette expression est trop complexe&#xa0;; certaines lignes ont été ignorées</translation>
    </message>
    <message>
        <source>Not all results are shown</source>
        <translation>Tous les résultats ne sont pas affichés</translation>
    </message>
</context>
<context>
    <name>fusewright::SectionModel</name>
    <message>
        <source>Fold</source>
        <translation>Pli</translation>
    </message>
    <message>
        <source>Identical sections have the same number</source>
        <translation>Les sections identiques ont le même numéro</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>The rule that made it, or its only operator</source>
        <translation>La règle qui l’a formée, ou son unique opérateur</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Number of identical sections</source>
        <translation>Nombre de sections identiques</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Opérateurs</translation>
    </message>
    <message>
        <source>Per section</source>
        <translation>Par section</translation>
    </message>
    <message>
        <source>GEMMs</source>
        <translation>GEMM</translation>
    </message>
    <message>
        <source>Matrix multiplications per section</source>
        <translation>Multiplications matricielles par section</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Opérations</translation>
    </message>
    <message>
        <source>Arithmetic operations per section</source>
        <translation>Opérations arithmétiques par section</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lus</translation>
    </message>
    <message>
        <source>Bytes a section reads from outside, counting each value once</source>
        <translation>Octets qu’une section lit de l’extérieur&#xa0;; chaque valeur compte une fois</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Écrits</translation>
    </message>
    <message>
        <source>Bytes of results that are used outside the section</source>
        <translation>Octets des résultats utilisés hors de la section</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservés</translation>
    </message>
    <message>
        <source>Bytes of results that stay inside the section</source>
        <translation>Octets des résultats qui restent dans la section</translation>
    </message>
    <message>
        <source>Per byte</source>
        <translation>Par octet</translation>
    </message>
    <message>
        <source>Operations per byte read or written</source>
        <translation>Opérations par octet lu ou écrit</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Premier</translation>
    </message>
    <message>
        <source>The section&apos;s first operator</source>
        <translation>Le premier opérateur de la section</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>Time that a section takes at least on the machine chosen in Costs</source>
        <translation>Durée minimale d’une section sur la machine choisie dans «&#xa0;Coûts&#xa0;»</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>Attend</translation>
    </message>
    <message>
        <source>What keeps a section from running faster on that machine</source>
        <translation>Ce qui empêche une section d’aller plus vite sur cette machine</translation>
    </message>
</context>
<context>
    <name>fusewright::SectionPage</name>
    <message>
        <source>Contains (%1)</source>
        <translation>Contient (%1)</translation>
    </message>
    <message>
        <source>Section %1 of %2</source>
        <translation>Section %1 sur %2</translation>
    </message>
    <message>
        <source>Show operators</source>
        <translation>Afficher ses opérateurs</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Operators (%1)</source>
        <translation>Opérateurs (%1)</translation>
    </message>
    <message>
        <source>Reads (%1)</source>
        <translation>Lit (%1)</translation>
    </message>
    <message>
        <source>Writes (%1)</source>
        <translation>Écrit (%1)</translation>
    </message>
</context>
<context>
    <name>fusewright::SectionTable</name>
    <message>
        <source>Group identical sections</source>
        <translation>Grouper les sections identiques</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Aucun modèle</translation>
    </message>
    <message>
        <source>Open a model to see its sections.</source>
        <translation>Ouvrez un modèle pour voir ses sections.</translation>
    </message>
    <message>
        <source>All sections together</source>
        <translation>Toutes les sections ensemble</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Show in rules</source>
        <translation>Voir dans les règles</translation>
    </message>
</context>
<context>
    <name>fusewright::SectionTotals</name>
    <message>
        <source>%1 total</source>
        <translation>%1 au total</translation>
    </message>
    <message>
        <source>relative to o0 (no fusion)</source>
        <translation>relatif à o0 (sans fusion)</translation>
    </message>
</context>
<context>
    <name>fusewright::SelectionPage</name>
    <message numerus="yes">
        <source>%Ln operator(s) selected</source>
        <translation>
            <numerusform>%Ln opérateur sélectionné</numerusform>
            <numerusform>%Ln opérateurs sélectionnés</numerusform>
        </translation>
    </message>
    <message>
        <source>in no common module</source>
        <translation>dans aucun module commun</translation>
    </message>
    <message>
        <source>As one section</source>
        <translation>En une seule section</translation>
    </message>
    <message>
        <source>Convex: no path leaves the selection and re-enters it.</source>
        <translation>Convexe&#xa0;: aucun chemin ne quitte la sélection pour y revenir.</translation>
    </message>
    <message>
        <source>Not convex: this path leaves the selection and re-enters it.</source>
        <translation>Non convexe&#xa0;: ce chemin quitte la sélection et y revient.</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Opérateurs</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>Reads (%1)</source>
        <translation>Lit (%1)</translation>
    </message>
    <message>
        <source>Writes (%1)</source>
        <translation>Écrit (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln opérateur</numerusform>
            <numerusform>%Ln opérateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>of the %1 in %2</source>
        <translation>sur les %1 de %2</translation>
    </message>
    <message>
        <source>Module, %1</source>
        <translation>Module, %1</translation>
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
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Works in</source>
        <translation>Actif</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Commandes et leurs touches</translation>
    </message>
    <message>
        <source>Changed by you</source>
        <translation>Modifié par vous</translation>
    </message>
</context>
<context>
    <name>fusewright::ShortcutsPage</name>
    <message>
        <source>Search commands and keys</source>
        <translation>Rechercher des commandes et des touches</translation>
    </message>
    <message>
        <source>&amp;Default keys</source>
        <translation>To&amp;uches par défaut</translation>
    </message>
    <message>
        <source>Default keys for &amp;all</source>
        <translation>&amp;Tout par défaut</translation>
    </message>
    <message>
        <source>&amp;Reassign</source>
        <translation>&amp;Réattribuer</translation>
    </message>
    <message>
        <source>No command selected.</source>
        <translation>Aucune commande sélectionnée.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>%1 already runs %2.</source>
        <translation>%1 exécute déjà «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 is also “%2”; both work in %3.</source>
        <translation>%1 est aussi «&#xa0;%2&#xa0;»&#xa0;; les deux sont actifs %3.</translation>
    </message>
    <message>
        <source>%1 is also “%2”, but only in %3: the focus decides.</source>
        <translation>%1 est aussi «&#xa0;%2&#xa0;», mais seulement %3&#xa0;: le focus décide.</translation>
    </message>
</context>
<context>
    <name>fusewright::SideNames</name>
    <message>
        <source>o1 before</source>
        <translation>o1 avant</translation>
    </message>
    <message>
        <source>o1 of %1</source>
        <translation>o1 de %1</translation>
    </message>
</context>
<context>
    <name>fusewright::SizeChart</name>
    <message>
        <source>Operators by section size</source>
        <translation>Opérateurs par taille de section</translation>
    </message>
    <message>
        <source>%1: %2 operators in %3 sections of %4</source>
        <translation>%1&#xa0;: %2 opérateurs dans %3 sections de taille %4</translation>
    </message>
</context>
<context>
    <name>fusewright::StageHead</name>
    <message>
        <source>Previous change (P)</source>
        <translation>Changement précédent (P)</translation>
    </message>
    <message>
        <source>Next change (N)</source>
        <translation>Changement suivant (N)</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Avant et après</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln changement</numerusform>
            <numerusform>%Ln changements</numerusform>
        </translation>
    </message>
    <message>
        <source>change %1 of %2</source>
        <translation>changement %1 sur %2</translation>
    </message>
</context>
<context>
    <name>fusewright::StageLegend</name>
    <message>
        <source>is replaced</source>
        <translation>est remplacé</translation>
    </message>
    <message>
        <source>was made</source>
        <translation>a été créé</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
</context>
<context>
    <name>fusewright::StagePage</name>
    <message>
        <source>Drawing the graph before and after…</source>
        <translation>Dessin du graphe avant et après…</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Dessin en cours…</translation>
    </message>
    <message>
        <source>No rules rewrite the graph</source>
        <translation>Aucune règle ne réécrit le graphe</translation>
    </message>
    <message>
        <source>Tick Tenstorrent composites in the Rules menu, or open rules that rewrite, to see the graph before and after them side by side.</source>
        <translation>Cochez les composites Tenstorrent dans le menu Règles, ou ouvrez des règles qui réécrivent, pour voir le graphe avant et après côte à côte.</translation>
    </message>
</context>
<context>
    <name>fusewright::StagePane</name>
    <message>
        <source>Before which stage</source>
        <translation>Avant quelle étape</translation>
    </message>
    <message>
        <source>After which stage</source>
        <translation>Après quelle étape</translation>
    </message>
    <message>
        <source>Before all stages</source>
        <translation>Avant toutes les étapes</translation>
    </message>
    <message numerus="yes">
        <source>After %1 · %Ln rewrite(s)</source>
        <translation>
            <numerusform>Après %1 · %Ln réécriture</numerusform>
            <numerusform>Après %1 · %Ln réécritures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln opérateur</numerusform>
            <numerusform>%Ln opérateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 replaced</source>
        <translation>%1 remplacés</translation>
    </message>
    <message>
        <source>%1 made</source>
        <translation>%1 créés</translation>
    </message>
    <message>
        <source>After all stages</source>
        <translation>Après toutes les étapes</translation>
    </message>
</context>
<context>
    <name>fusewright::StageStrip</name>
    <message>
        <source>Stages of rewriting</source>
        <translation>Étapes de réécriture</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message numerus="yes">
        <source>The model before rewriting: %Ln operator(s)</source>
        <translation>
            <numerusform>Le modèle avant réécriture&#xa0;: %Ln opérateur</numerusform>
            <numerusform>Le modèle avant réécriture&#xa0;: %Ln opérateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Operators marked − go in the next stage.</source>
        <translation>Les opérateurs marqués − disparaissent à l’étape suivante.</translation>
    </message>
    <message numerus="yes">
        <source>After %1: %Ln rewrite(s), </source>
        <translation>
            <numerusform>Après %1&#xa0;: %Ln réécriture, </numerusform>
            <numerusform>Après %1&#xa0;: %Ln réécritures, </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln opérateur</numerusform>
            <numerusform>%Ln opérateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 did not run: %2</source>
        <translation>%1 n’a pas été exécutée&#xa0;: %2</translation>
    </message>
    <message>
        <source>This stage does not settle.</source>
        <translation>Cette étape ne se stabilise pas.</translation>
    </message>
    <message>
        <source>Operators marked + are its own.</source>
        <translation>Les opérateurs marqués + viennent d’elle.</translation>
    </message>
    <message>
        <source>%1 changes nothing</source>
        <translation>%1 ne change rien</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>et %Ln de plus</numerusform>
            <numerusform>et %Ln de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>It stops: %1</source>
        <translation>Arrêt&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>fusewright::StatusLine</name>
    <message>
        <source>Problems: %1</source>
        <translation>Problèmes&#xa0;: %1</translation>
    </message>
    <message>
        <source>raw: all nodes of the file</source>
        <translation>brut&#xa0;: tous les nœuds du fichier</translation>
    </message>
    <message>
        <source>simplified</source>
        <translation>simplifié</translation>
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
            <numerusform>%Ln opérateur</numerusform>
            <numerusform>%Ln opérateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>opened in %1</source>
        <translation>ouvert en %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s)</source>
        <translation>
            <numerusform>%Ln règle</numerusform>
            <numerusform>%Ln règles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fused section(s)</source>
        <translation>
            <numerusform>%Ln section fusionnée</numerusform>
            <numerusform>%Ln sections fusionnées</numerusform>
        </translation>
    </message>
    <message>
        <source>matched in %1</source>
        <translation>correspondances en %1</translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>Afficher les problèmes</translation>
    </message>
    <message>
        <source>Language of these rules</source>
        <translation>Langage de ces règles</translation>
    </message>
    <message>
        <source>Language of these rules: %1</source>
        <translation>Langage de ces règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Detect from the text</source>
        <translation>Détecter d’après le texte</translation>
    </message>
    <message>
        <source>Whether constants, casts and the arithmetic of shapes are shown. To change it: View, Show all nodes (raw).</source>
        <translation>Indique si les constantes, les conversions et le calcul des formes sont affichés. À changer dans «&#xa0;Affichage&#xa0;», «&#xa0;Afficher tous les nœuds (brut)&#xa0;».</translation>
    </message>
</context>
<context>
    <name>fusewright::StepModel</name>
    <message>
        <source>What happens</source>
        <translation>Ce qui se passe</translation>
    </message>
</context>
<context>
    <name>fusewright::StepPanel</name>
    <message>
        <source>Search steps</source>
        <translation>Déroulé de la recherche</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Premier pas</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Pas précédent</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Pas suivant</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Dernier pas</translation>
    </message>
    <message>
        <source>Next dead end</source>
        <translation>Impasse suivante</translation>
    </message>
    <message>
        <source>Exit stepping</source>
        <translation>Quitter le pas à pas</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>Entry bindings</source>
        <translation>Liaisons des éléments</translation>
    </message>
    <message>
        <source>No steps</source>
        <translation>Aucun pas</translation>
    </message>
    <message>
        <source>Right-click an operator, or a match or near miss in Matches, and choose Step through.</source>
        <translation>Cliquez avec le bouton droit sur un opérateur ou, dans «&#xa0;Correspondances&#xa0;», sur une correspondance ou une quasi-correspondance, puis choisissez «&#xa0;Suivre pas à pas&#xa0;».</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Pas %1 sur %2</translation>
    </message>
</context>
<context>
    <name>fusewright::SuggestLinks</name>
    <message>
        <source>Suggestions</source>
        <translation>Suggestions</translation>
    </message>
</context>
<context>
    <name>fusewright::SuggestPanel</name>
    <message>
        <source>Suggestions</source>
        <translation>Suggestions</translation>
    </message>
    <message>
        <source>Open a model</source>
        <translation>Ouvrez un modèle</translation>
    </message>
    <message>
        <source>Blocks worth a rule appear here.</source>
        <translation>Les blocs qui méritent une règle s’affichent ici.</translation>
    </message>
    <message>
        <source>Looking for blocks…</source>
        <translation>Recherche de blocs…</translation>
    </message>
    <message>
        <source>Repeated blocks are worth a rule.</source>
        <translation>Les blocs répétés méritent une règle.</translation>
    </message>
</context>
<context>
    <name>fusewright::SuggestionModel</name>
    <message>
        <source>Block</source>
        <translation>Bloc</translation>
    </message>
    <message>
        <source>Name of the suggested rule</source>
        <translation>Nom de la règle suggérée</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Sections its rule would make</source>
        <translation>Sections que formerait sa règle</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Opérateurs</translation>
    </message>
    <message>
        <source>Per section</source>
        <translation>Par section</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>Bytes that would no longer cross a boundary, or sections saved where shapes are unknown</source>
        <translation>Octets qui ne franchiraient plus de frontière, ou sections économisées là où les formes sont inconnues</translation>
    </message>
</context>
<context>
    <name>fusewright::SuggestionPage</name>
    <message>
        <source>Make a rule…</source>
        <translation>Créer une règle…</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggestions</translation>
    </message>
    <message>
        <source>Opens the block as a rule that you can edit before inserting it</source>
        <translation>Ouvre le bloc sous forme de règle, modifiable avant son insertion</translation>
    </message>
    <message>
        <source>Nothing to suggest</source>
        <translation>Rien à suggérer</translation>
    </message>
    <message>
        <source>Every repeated block is already covered by a rule.</source>
        <translation>Chaque bloc répété est déjà couvert par une règle.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s) not covered by a rule, each counted as if its rule were the only new one.</source>
        <translation>
            <numerusform>%Ln bloc n’est couvert par aucune règle. Chacun est compté comme si sa règle était la seule nouvelle.</numerusform>
            <numerusform>%Ln blocs ne sont couverts par aucune règle. Chacun est compté comme si sa règle était la seule nouvelle.</numerusform>
        </translation>
    </message>
    <message>
        <source>No block of operators repeats as one that a rule could take. Select some operators in the graph to make a rule of them.</source>
        <translation>Aucun bloc d’opérateurs ne se répète de façon qu’une règle puisse le prendre. Sélectionnez des opérateurs dans le graphe pour en faire une règle.</translation>
    </message>
</context>
<context>
    <name>fusewright::TabCloseButton</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close (unsaved changes)</source>
        <translation>Fermer (modifications non enregistrées)</translation>
    </message>
</context>
<context>
    <name>fusewright::TextSearch</name>
    <message>
        <source>Invalid expression: %1, at character %2</source>
        <translation>Expression non valide&#xa0;: %1, au caractère %2</translation>
    </message>
    <message>
        <source>Invalid expression: %1</source>
        <translation>Expression non valide&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>fusewright::TipWords</name>
    <message>
        <source>%1, entry %2</source>
        <translation>%1, élément %2</translation>
    </message>
    <message>
        <source>Not fused</source>
        <translation>Non fusionné</translation>
    </message>
    <message>
        <source>In a section of %1 operators</source>
        <translation>Dans une section de %1 opérateurs</translation>
    </message>
    <message>
        <source>No rule takes it</source>
        <translation>Aucune règle ne le prend</translation>
    </message>
    <message>
        <source>%1 does not match: %2 of %3 entries</source>
        <translation>%1 ne correspond pas&#xa0;: %2 éléments sur %3</translation>
    </message>
    <message>
        <source>%1, then no %2</source>
        <translation>%1, puis pas de %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>fusewright::ToolRow</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>fusewright::TrainingLinks</name>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
</context>
<context>
    <name>fusewright::TrainingPanel</name>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Saved for the backward pass</source>
        <translation>Conservé pour la passe arrière</translation>
    </message>
    <message>
        <source>Recomputing frees</source>
        <translation>Gain si recalculé</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Opérations</translation>
    </message>
    <message>
        <source>Rules and saved values</source>
        <translation>Règles et valeurs conservées</translation>
    </message>
    <message>
        <source>About the selected row</source>
        <translation>À propos de la ligne sélectionnée</translation>
    </message>
    <message>
        <source>No backward graph</source>
        <translation>Pas de graphe arrière</translation>
    </message>
    <message>
        <source>Tick Backward graph in the Graph menu (B on the graph) to see what training runs behind the model, and what it has to keep for that.</source>
        <translation>Cochez «&#xa0;Graphe arrière&#xa0;» dans le menu Graphe (B sur le graphe) pour voir ce que l’entraînement exécute derrière le modèle, et ce qu’il doit conserver pour cela.</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Conservé</translation>
    </message>
</context>
<context>
    <name>fusewright::TranslateDialog</name>
    <message>
        <source>Save a copy in another language</source>
        <translation>Enregistrer une copie dans un autre langage</translation>
    </message>
    <message>
        <source>Translating %1…</source>
        <translation>Traduction de %1…</translation>
    </message>
    <message>
        <source>Write %1 &amp;as</source>
        <translation>Écrire %1 &amp;en</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Translated rules</source>
        <translation>Règles traduites</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>&amp;Open in a tab</source>
        <translation>&amp;Ouvrir dans un onglet</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln rule(s) translated.</source>
        <translation>
            <numerusform>%1 règle traduite sur %Ln.</numerusform>
            <numerusform>%1 règles traduites sur %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a model to compare where both match.</source>
        <translation>Ouvrez un modèle pour comparer où les deux correspondent.</translation>
    </message>
    <message>
        <source>Neither matches in %1.</source>
        <translation>Aucune des deux ne correspond dans %1.</translation>
    </message>
    <message>
        <source>In %1, %2 of %3 places are the same.</source>
        <translation>Dans %1, %2 endroits sur %3 sont les mêmes.</translation>
    </message>
    <message numerus="yes">
        <source>The translation matches %Ln more place(s).</source>
        <translation>
            <numerusform>La traduction correspond à %Ln endroit de plus.</numerusform>
            <numerusform>La traduction correspond à %Ln endroits de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Compare on a folder…</source>
        <translation>&amp;Comparer sur un dossier…</translation>
    </message>
    <message>
        <source>Compare where both match in all models of a folder</source>
        <translation>Comparer où les deux correspondent dans tous les modèles d’un dossier</translation>
    </message>
    <message numerus="yes">
        <source>Neither matches in any of %Ln model(s).</source>
        <translation>
            <numerusform>Aucune des deux ne correspond dans %Ln modèle.</numerusform>
            <numerusform>Aucune des deux ne correspond dans aucun des %Ln modèles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %Ln model(s), %1 of %2 places are the same.</source>
        <translation>
            <numerusform>Dans %Ln modèle, %1 endroits sur %2 sont les mêmes.</numerusform>
            <numerusform>Dans %Ln modèles, %1 endroits sur %2 sont les mêmes.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is lost</source>
        <translation>Ce qui est perdu</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>Rien n’est perdu.</translation>
    </message>
</context>
<context>
    <name>fusewright::TranslateLinks</name>
    <message>
        <source>There is no rule here that could be read. Fix the text first, then translate it.</source>
        <translation>Aucune règle n’a pu être lue ici. Corrigez le texte, puis traduisez-le.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>Impossible d’écrire %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>There is no model in %1 that can be read.</source>
        <translation>Il n’y a dans %1 aucun modèle lisible.</translation>
    </message>
    <message>
        <source>Compare on the models of a folder</source>
        <translation>Comparer sur les modèles d’un dossier</translation>
    </message>
</context>
<context>
    <name>fusewright::TranslationModel</name>
    <message>
        <source>not translated</source>
        <translation>non traduite</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s)</source>
        <translation>
            <numerusform>%Ln règle</numerusform>
            <numerusform>%Ln règles</numerusform>
        </translation>
    </message>
    <message>
        <source>no match</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1, %2 more</source>
        <translation>%1, %2 de plus</translation>
    </message>
    <message numerus="yes">
        <source>The translation misses %Ln place(s).</source>
        <translation>
            <numerusform>Il manque %Ln endroit à la traduction.</numerusform>
            <numerusform>Il manque %Ln endroits à la traduction.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The translation matches %Ln place(s) that the original does not.</source>
        <translation>
            <numerusform>La traduction correspond à %Ln endroit où l’original ne correspond pas.</numerusform>
            <numerusform>La traduction correspond à %Ln endroits où l’original ne correspond pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Devient</translation>
    </message>
    <message>
        <source>Same places</source>
        <translation>Mêmes endroits</translation>
    </message>
    <message>
        <source>In: %1</source>
        <translation>Dans&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>fusewright::ValuePage</name>
    <message>
        <source>Value from the enclosing graph</source>
        <translation>Valeur du graphe englobant</translation>
    </message>
    <message>
        <source>Graph input</source>
        <translation>Entrée du graphe</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Constante</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Paramètre</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>Produced by</source>
        <translation>Produite par</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Uses (%1)</source>
        <translation>Utilisations (%1)</translation>
    </message>
    <message>
        <source>Graph output.</source>
        <translation>Sortie du graphe.</translation>
    </message>
    <message>
        <source>  %1, operand %2</source>
        <translation>  %1, opérande %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>No operator uses it.</source>
        <translation>Aucun opérateur ne l’utilise.</translation>
    </message>
    <message>
        <source>Between sections</source>
        <translation>Entre sections</translation>
    </message>
    <message>
        <source>Produced in</source>
        <translation>Produite dans</translation>
    </message>
    <message>
        <source>It stays inside its section.</source>
        <translation>Elle reste dans sa section.</translation>
    </message>
    <message>
        <source>No section reads it.</source>
        <translation>Aucune section ne la lit.</translation>
    </message>
    <message>
        <source>outside the graph</source>
        <translation>l’extérieur du graphe</translation>
    </message>
    <message>
        <source>Read by</source>
        <translation>Lue par</translation>
    </message>
    <message>
        <source>It crosses the boundary of its section, so it is written to memory.</source>
        <translation>Elle franchit la frontière de sa section&#xa0;; elle est donc écrite en mémoire.</translation>
    </message>
    <message>
        <source>Quantization</source>
        <translation>Quantification</translation>
    </message>
</context>
<context>
    <name>fusewright::WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>Write operator-fusion rules and see what they match in model graphs.</source>
        <translation>Écrivez des règles de fusion d’opérateurs et voyez à quoi elles correspondent dans les graphes de modèles.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>New rules</source>
        <translation>Nouvelles règles</translation>
    </message>
    <message>
        <source>or drop a model and rules anywhere on this window</source>
        <translation>ou déposez un modèle et des règles n’importe où dans cette fenêtre</translation>
    </message>
    <message>
        <source>Write a rule: every keystroke shows what it matches and what it almost matches.</source>
        <translation>Écrivez une règle&#xa0;: chaque frappe montre ce qui lui correspond, et ce qui lui correspond presque.</translation>
    </message>
    <message>
        <source>Compare: nothing fused (o0), your rules (o1), automatic fusion (o3).</source>
        <translation>Comparez&#xa0;: aucune fusion (o0), vos règles (o1), fusion automatique (o3).</translation>
    </message>
    <message>
        <source>Open a model: ONNX, torch.export, FX, MLIR (StableHLO, TTIR), HLO, Relax, JSON or DOT. Or paste its text (Ctrl+V).</source>
        <translation>Ouvrez un modèle&#xa0;: ONNX, torch.export, FX, MLIR (StableHLO, TTIR), HLO, Relax, JSON ou DOT. Ou collez son texte (Ctrl+V).</translation>
    </message>
</context>
<context>
    <name>fusewright::WindowMenus</name>
    <message>
        <source>Help &amp;pages</source>
        <translation>&amp;Pages d’aide</translation>
    </message>
    <message>
        <source>Co&amp;lour by</source>
        <translation>&amp;Colorer par</translation>
    </message>
    <message>
        <source>Sec&amp;tions</source>
        <translation>Sect&amp;ions</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
</context>
<context>
    <name>fusewright::WindowPanels</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Structure</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Correspondances</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Opérateurs</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Write a rule, such as:</source>
        <translation>Écrivez une règle, par exemple&#xa0;:</translation>
    </message>
    <message>
        <source>%1 suggests a rule. Or write one:</source>
        <translation>%1 propose une règle. Ou écrivez-en une&#xa0;:</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
</context>
</TS>
