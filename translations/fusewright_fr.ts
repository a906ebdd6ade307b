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
        <source>%1 identical blocks; number %2 is shown. Click to show all (R); . and , show another.</source>
        <translation>%1 blocs identiques, dont le n° %2 est affiché. Cliquez pour les afficher tous (R) ; . et , en affichent un autre.</translation>
    </message>
    <message>
        <source>%1 identical blocks. Click to fold them into one (R).</source>
        <translation>%1 blocs identiques. Cliquez pour les replier en un seul (R).</translation>
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
        <source>Copy node &amp;ids</source>
        <translation>Copier les &amp;identifiants des nœuds</translation>
    </message>
    <message>
        <source>Copy pro&amp;blems</source>
        <translation>Copier les pro&amp;blèmes</translation>
    </message>
    <message>
        <source>Find n&amp;odes</source>
        <translation>Rechercher des &amp;nœuds</translation>
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
        <source>Help: &amp;rules</source>
        <translation>Aide&#xa0;: &amp;règles</translation>
    </message>
    <message>
        <source>Help: m&amp;odes and sections</source>
        <translation>Aide&#xa0;: m&amp;odes et sections</translation>
    </message>
    <message>
        <source>Help: o&amp;perators</source>
        <translation>Aide&#xa0;: o&amp;pérateurs</translation>
    </message>
    <message>
        <source>Help: &amp;models</source>
        <translation>Aide&#xa0;: &amp;modèles</translation>
    </message>
    <message>
        <source>Help: &amp;graph files</source>
        <translation>Aide&#xa0;: fichiers de &amp;graphes</translation>
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
        <source>Go to the n&amp;odes</source>
        <translation>Aller aux nœ&amp;uds</translation>
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
        <source>&amp;Rules editor</source>
        <translation>Éditeur de &amp;règles</translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation>&amp;Nœuds</translation>
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
        <source>Help: the &amp;window</source>
        <translation>Aide&#xa0;: la &amp;fenêtre</translation>
    </message>
    <message>
        <source>Help: &amp;search</source>
        <translation>Aide&#xa0;: &amp;recherche</translation>
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
        <source>Help: or&amp;der and steps</source>
        <translation>Aide&#xa0;: or&amp;dre et étapes</translation>
    </message>
    <message>
        <source>Step t&amp;hrough the rule here</source>
        <translation>Suivre la règle &amp;pas à pas ici</translation>
    </message>
    <message>
        <source>Step for&amp;ward</source>
        <translation>Étape &amp;suivante</translation>
    </message>
    <message>
        <source>Step bac&amp;k</source>
        <translation>Étape précéde&amp;nte</translation>
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
        <source>R&amp;ule order</source>
        <translation>Ordre des rè&amp;gles</translation>
    </message>
    <message>
        <source>Search s&amp;teps</source>
        <translation>É&amp;tapes de recherche</translation>
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
        <source>Help: re&amp;writing</source>
        <translation>Aide&#xa0;: ré&amp;écriture</translation>
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
        <source>Help: &amp;QNN rules</source>
        <translation>Aide&#xa0;: règles &amp;QNN</translation>
    </message>
    <message>
        <source>Help: &amp;Tenstorrent providers</source>
        <translation>Aide : fournisseurs &amp;Tenstorrent</translation>
    </message>
    <message>
        <source>Help: T&amp;VM patterns</source>
        <translation>Aide&#xa0;: motifs de T&amp;VM</translation>
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
        <source>Help: rules in &amp;other languages</source>
        <translation>Aide : règles dans d&apos;&amp;autres langages</translation>
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
        <source>Help: t&amp;raining graphs</source>
        <translation>Aide : graphes d&apos;ent&amp;raînement</translation>
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
        <source>&amp;Costs on a machine</source>
        <translation>&amp;Coûts sur une machine</translation>
    </message>
    <message>
        <source>Colour by what sections &amp;wait for</source>
        <translation>Colorer selon ce que les sections &amp;attendent</translation>
    </message>
</context>
<context>
    <name>CostsRows</name>
    <message>
        <source>bandwidth of memory</source>
        <translation>débit de la mémoire</translation>
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
        <translation>débit entre machines</translation>
    </message>
    <message>
        <source>overhead of a section</source>
        <translation>surcoût d&apos;une section</translation>
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
        <translation>%1, trop</translation>
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
        <translation>Au moins : %1.</translation>
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
        <source>One takes at least %1: the longer of %2 operations / %3 op/s (%4) and %5 / %6/s.</source>
        <translation>Une section prend au moins %1 : le plus long de %2 opérations / %3 op/s (%4) et %5 / %6/s.</translation>
    </message>
    <message>
        <source>Its time is not known: operations, bytes, or a figure of the machine are missing.</source>
        <translation>Sa durée est inconnue : il manque les opérations, les octets ou un chiffre de la machine.</translation>
    </message>
    <message>
        <source>It needs %1 at once, weights and what is alive, of %2 on the chip that it may take (%3).</source>
        <translation>Elle a besoin de %1 à la fois, poids et valeurs vivantes, sur les %2 de la puce qu&apos;elle peut prendre (%3).</translation>
    </message>
    <message>
        <source>At least %1 memory units and %2 compute units.</source>
        <translation>Au moins %1 unités de mémoire et %2 unités de calcul.</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Source : %1</translation>
    </message>
    <message>
        <source>Bounds from public figures, not predictions: caches, waiting, and what a compiler does not reach are left out.</source>
        <translation>Des bornes tirées de chiffres publics, pas des prévisions : les caches, les attentes et ce qu&apos;un compilateur n&apos;atteint pas sont laissés de côté.</translation>
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
        <source>The picture on screen; large ones in several files.</source>
        <translation>L’image à l’écran&#x202f;; les grandes en plusieurs fichiers.</translation>
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
        <translation>Le texte de l’éditeur&#x202f;; le document reste tel quel.</translation>
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
        <translation>Elle n’a pas encore de valeur ; les conditions qui la lisent sont inconnues.</translation>
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
        <translation>Valeurs : %1.</translation>
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
        <translation>s’arrête : %1</translation>
    </message>
    <message>
        <source>It stops: %1</source>
        <translation>Arrêt : %1</translation>
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
</context>
<context>
    <name>TrainingRows</name>
    <message>
        <source>By rule</source>
        <translation>Par règle</translation>
    </message>
    <message>
        <source>Ticked: the sections of this rule run again for the backward pass, instead of keeping what they make.</source>
        <translation>Coché : les sections de cette règle sont exécutées à nouveau pour la passe arrière, au lieu de conserver ce qu&apos;elles produisent.</translation>
    </message>
    <message>
        <source>all operators</source>
        <translation>tous les opérateurs</translation>
    </message>
    <message>
        <source>what no rule fuses</source>
        <translation>ce qu&apos;aucune règle ne fusionne</translation>
    </message>
    <message>
        <source>Largest values that are kept</source>
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
        <source>%1 forward and %2 backward operators; %3 are kept for the backward pass.</source>
        <translation>%1 opérateurs avant et %2 arrière ; %3 sont conservés pour la passe arrière.</translation>
    </message>
    <message>
        <source>What is ticked runs again: %1 less, for %2 operations more.</source>
        <translation>Ce qui est coché est exécuté à nouveau : %1 de moins, pour %2 opérations de plus.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln backward section(s) are cut: they could not run in one piece.</source>
        <translation>
            <numerusform>%Ln section arrière est coupée : elle ne pourrait pas s&apos;exécuter d&apos;un seul tenant.</numerusform>
            <numerusform>%Ln sections arrière sont coupées : elles ne pourraient pas s&apos;exécuter d&apos;un seul tenant.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps %2. To run its sections again would keep %3 less and do %4 operations more.</source>
        <translation>%1 conserve %2. Exécuter à nouveau ses sections conserverait %3 de moins et ferait %4 opérations de plus.</translation>
    </message>
    <message>
        <source>Made by operators that no rule fuses, or inputs of the model. Parameters are there anyway and do not count.</source>
        <translation>Produit par des opérateurs qu&apos;aucune règle ne fusionne, ou entrées du modèle. Les paramètres sont là de toute façon et ne comptent pas.</translation>
    </message>
    <message numerus="yes">
        <source>It is read by %Ln backward operator(s), first by %1.</source>
        <translation>
            <numerusform>Elle est lue par %Ln opérateur arrière : %1.</numerusform>
            <numerusform>Elle est lue par %Ln opérateurs arrière, d&apos;abord par %1.</numerusform>
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
        <source>No derivative is known of %1. Its gradients come from one operator, %1_backward, which takes all that it takes. &quot;Training&quot; in the help says how to add one.</source>
        <translation>On ne connaît pas de dérivée de %1. Ses gradients viennent d&apos;un seul opérateur, %1_backward, qui prend tout ce qu&apos;il prend. La page « Training » de l&apos;aide dit comment en ajouter une.</translation>
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
        <translation>se recoupent</translation>
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
        <translation>Ce que deviennent les sections&#x202f;; d’abord ce qui déplace le plus d’opérateurs</translation>
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
            <numerusform>Les deux correspondent aux mêmes opérateurs à %Ln emplacement.</numerusform>
            <numerusform>Les deux correspondent aux mêmes opérateurs à %Ln emplacements.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 matches at %2, only %3 at %4. Choose a rule to see those places.</source>
        <translation>Seul %1 correspond à %2, seul %3 à %4. Choisissez une règle pour voir ces emplacements.</translation>
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
        <translation>%1 est illisible&#x202f;; affichage de o1</translation>
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
        <translation>%1 · par rapport à %2</translation>
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
        <translation>Emplacements</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Mêmes</translation>
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
        <translation>Dans l&apos;autre fichier</translation>
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
        <translation>Nombre de sections distinctes&#x202f;; chacune n’est compilée qu’une fois</translation>
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
        <translation>Nombre moyen de multiplications de matrices par section</translation>
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
        <translation>Fois</translation>
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
        <translation>De la crête</translation>
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
        <translation>À propos de la ligne choisie</translation>
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
        <translation>Nombres pour les dimensions du modèle : %1</translation>
    </message>
    <message>
        <source>Write numbers as in &quot;batch=8, seq=128&quot;.</source>
        <translation>Écrivez les nombres comme dans « batch=8, seq=128 ».</translation>
    </message>
    <message>
        <source>No machine</source>
        <translation>Aucune machine</translation>
    </message>
    <message>
        <source>Choose a machine above to see what the sections cost on it at least, what they wait for, and whether they fit on the chip.</source>
        <translation>Choisissez une machine ci-dessus pour voir ce que les sections y coûtent au moins, ce qu&apos;elles attendent et si elles tiennent sur la puce.</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Aucun modèle</translation>
    </message>
    <message>
        <source>Open a model to see what its sections cost.</source>
        <translation>Ouvrez un modèle pour voir ce que coûtent ses sections.</translation>
    </message>
</context>
<context>
    <name>fusewright::CountBadges</name>
    <message>
        <source>0 of %1</source>
        <translation>0 sur %1</translation>
    </message>
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
        <translation>Arrêt : %1</translation>
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
        <translation>%1 (%2&#x202f;; %3 dans ce type)</translation>
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
        <translation>Ajoute la règle à la fin du texte&#x202f;; «&#xa0;Annuler&#xa0;» la retire</translation>
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
        <translation>Économise %1&#x202f;; le gain en octets est inconnu.</translation>
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
        <source>Some of the operators are in another section of this rule.</source>
        <translation>Certains des opérateurs sont dans une autre section de cette règle.</translation>
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
        <translation>optionnel</translation>
    </message>
    <message>
        <source>optional context</source>
        <translation>contexte optionnel</translation>
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
        <translation>Les règles ne sont pas enregistrées&#x202f;; le rapport l’indique. </translation>
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
        <translation>Mis en forme&#x202f;; les commentaires restent</translation>
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
        <translation>Tient dans un fichier</translation>
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
            <numerusform>Le fichier en donne %n comme entrée&#x202f;; son nom et son usage montrent que c’est un poids</numerusform>
            <numerusform>Le fichier en donne %n comme entrées&#x202f;; leurs noms et leur usage montrent que ce sont des poids</numerusform>
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
        <source>Permission denied. Check the file&apos;s permissions.</source>
        <translation>Accès refusé. Vérifiez les droits d’accès au fichier.</translation>
    </message>
    <message>
        <source>Fusewright reads %1. Files are recognized by their content, not their extension.</source>
        <translation>Fusewright lit %1. Les fichiers sont reconnus à leur contenu, pas à leur extension.</translation>
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
        <translation>devenus sections</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>optionnel</translation>
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
        <translation>Défile&#x202f;; avec Ctrl, zoome</translation>
    </message>
    <message>
        <source>Zooms; with Ctrl it scrolls</source>
        <translation>Zoome&#x202f;; avec Ctrl, défile</translation>
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
        <translation>Dossiers d’&amp;inclusion :</translation>
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
        <source>Select a node to see its details.</source>
        <translation>Sélectionnez un nœud pour voir ses détails.</translation>
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
        <source>%1 · %Ln node(s)</source>
        <translation>
            <numerusform>%1 · %Ln nœud</numerusform>
            <numerusform>%1 · %Ln nœuds</numerusform>
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
        <source>No rule fuses anything here. Write one, or colour by something else.</source>
        <translation>Aucune règle ne fusionne quoi que ce soit ici. Écrivez-en une, ou colorez selon autre chose.</translation>
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
        <source>No section has a known size.</source>
        <translation>Aucune section n’a de taille connue.</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>Attend</translation>
    </message>
    <message>
        <source>Choose a machine in Costs to see what sections wait for on it.</source>
        <translation>Choisissez une machine dans Coûts pour voir ce que les sections y attendent.</translation>
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
        <translation>Une fenêtre contient un seul modèle. Non ouverts : %1</translation>
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
        <translation>%1. Double-cliquez ou appuyez sur Entrée pour appliquer cette modification&#x202f;; «&#xa0;Annuler&#xa0;» la retire en une étape.</translation>
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
        <translation>absent (optionnel)</translation>
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
        <translation>Correspondance de %1 en %2</translation>
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
        <source>Filter by rule, operator or module</source>
        <translation>Filtrer par règle, opérateur ou module</translation>
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
        <translation>Les règles réécrivent le graphe&#xa0;: voyez Réécritures pour ce qu’elles trouvent.</translation>
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
        <source>%1 identical sections, %2</source>
        <translation>%1 sections identiques, %2</translation>
    </message>
    <message>
        <source>%1 of %2 identical sections, %3</source>
        <translation>%1 sections identiques sur %2, %3</translation>
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
        <translation>%1&#x202f;; correspond.</translation>
    </message>
    <message>
        <source>%1; stopped at %2: %3.</source>
        <translation>%1&#x202f;; arrêt à %2&#xa0;: %3.</translation>
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
        <source>%1 of %2 operators are in %Ln section(s).</source>
        <translation>
            <numerusform>%1 opérateurs sur %2 sont dans %Ln section.</numerusform>
            <numerusform>%1 opérateurs sur %2 sont dans %Ln sections.</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule matches: the model has none of the operators they start with.</source>
        <translation>Aucune règle ne correspond&#xa0;: le modèle ne contient aucun des opérateurs par lesquels elles commencent.</translation>
    </message>
    <message>
        <source>No rule matches. %1 gets furthest, at %2</source>
        <translation>Aucune règle ne correspond. %1 va le plus loin, en %2</translation>
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
        <source>no match possible</source>
        <translation>ne correspond jamais</translation>
    </message>
    <message>
        <source>%1 refused by the check, at %2</source>
        <translation>%1 : refus par la vérification, à %2</translation>
    </message>
    <message>
        <source>%1 conditional: the check cannot be decided at %2</source>
        <translation>%1 : conditionnel, la vérification est indécidable à %2</translation>
    </message>
    <message>
        <source>%1 refused: the check goes wrong (%2)</source>
        <translation>%1 : refus, la vérification échoue (%2)</translation>
    </message>
    <message>
        <source>it matches, but %1</source>
        <translation>correspond, mais %1</translation>
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
    <name>fusewright::ModuleModel</name>
    <message>
        <source>Module</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
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
        <source>The rule has no near misses</source>
        <translation>La règle n’a pas de quasi-correspondances</translation>
    </message>
    <message>
        <source>Near miss %1 of %2: %3</source>
        <translation>Quasi-correspondance %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>The rules have changed. Try again in a moment.</source>
        <translation>Les règles ont changé. Réessayez dans un instant.</translation>
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
        <translation>Nœud</translation>
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
</context>
<context>
    <name>fusewright::NodeListView</name>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
</context>
<context>
    <name>fusewright::NodePage</name>
    <message>
        <source>Node %1</source>
        <translation>Nœud %1</translation>
    </message>
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
        <source>Fusion</source>
        <translation>Fusion</translation>
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
        <source>%1 · %Ln node(s)</source>
        <translation>
            <numerusform>%1 · %Ln nœud</numerusform>
            <numerusform>%1 · %Ln nœuds</numerusform>
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
</context>
<context>
    <name>fusewright::NodePanel</name>
    <message>
        <source>No node matches the filter.</source>
        <translation>Aucun nœud ne correspond au filtre.</translation>
    </message>
    <message>
        <source>Filter nodes by id, operator or module</source>
        <translation>Filtrer les nœuds par identifiant, opérateur ou module</translation>
    </message>
    <message>
        <source>The filter hides the selected node. &lt;a href=&quot;all&quot;&gt;Show all nodes&lt;/a&gt;</source>
        <translation>Le filtre masque le nœud sélectionné. &lt;a href=&quot;all&quot;&gt;Afficher tous les nœuds&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>Retirer ce filtre</translation>
    </message>
    <message>
        <source>Only operator %1; click to remove</source>
        <translation>Seulement l’opérateur %1&#x202f;; cliquez pour retirer</translation>
    </message>
    <message>
        <source>Only module %1; click to remove</source>
        <translation>Seulement le module %1&#x202f;; cliquez pour retirer</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln nœud</numerusform>
            <numerusform>%Ln nœuds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln node(s)</source>
        <translation>
            <numerusform>%1 sur %Ln nœud</numerusform>
            <numerusform>%1 sur %Ln nœuds</numerusform>
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
        <translation>Étapes</translation>
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
        <source>Sections it makes, out of those it would make without other rules</source>
        <translation>Sections qu’elle forme, sur celles qu’elle formerait sans les autres règles</translation>
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
        <source>These priorities cannot be changed individually.</source>
        <translation>Ces priorités ne peuvent pas être modifiées individuellement.</translation>
    </message>
    <message>
        <source>%1 cannot be moved there</source>
        <translation>%1 ne peut pas être déplacée à cet endroit</translation>
    </message>
    <message>
        <source>A priority that would have to change is shared by several rules.</source>
        <translation>Une priorité qui devrait changer est partagée par plusieurs règles.</translation>
    </message>
    <message>
        <source>No rules make sections</source>
        <translation>Aucune règle ne forme de section</translation>
    </message>
    <message>
        <source>Rules that rewrite run stage by stage: see Rewrites for their order.</source>
        <translation>Les règles qui réécrivent s’exécutent étape par étape&#xa0;: voyez Réécritures pour leur ordre.</translation>
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
        <source>Sections: %1, same as without other rules.</source>
        <translation>Sections&#xa0;: %1, comme sans les autres règles.</translation>
    </message>
    <message>
        <source>Sections: %1; without other rules %2.</source>
        <translation>Sections&#xa0;: %1&#x202f;; sans les autres règles, %2.</translation>
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
        <translation>À %1 endroits, elle recoupe une correspondance antérieure de la même règle.</translation>
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
        <source>%1: %2 sections</source>
        <translation>%1&#xa0;: %2 sections</translation>
    </message>
    <message>
        <source>%1: %2 operators</source>
        <translation>%1&#xa0;: %2 opérateurs</translation>
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
</context>
<context>
    <name>fusewright::OutlineModel</name>
    <message>
        <source>%1: has errors, showing its last valid version</source>
        <translation>%1&#xa0;: contient des erreurs, dernière version valide affichée</translation>
    </message>
    <message>
        <source>%1: %2 sections; on its own, matches at %3 of %4 places</source>
        <translation>%1&#xa0;: %2 sections&#x202f;; prise isolément, correspond à %3 endroits sur %4</translation>
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
        <translation>Op&amp;tionnel</translation>
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
        <translation>Opérateurs pris ; !relu, tanh prend tous les autres</translation>
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
        <source>Only the node&apos;s name</source>
        <translation>Seulement le nom du nœud</translation>
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
        <translation>Une forme&#x202f;; ? vaut toute dimension</translation>
    </message>
    <message>
        <source>Elements of a type</source>
        <translation>Éléments d’un type</translation>
    </message>
    <message>
        <source>What a rule took; what none took</source>
        <translation>Ce qu’une règle a pris&#x202f;; ce qu’aucune n’a pris</translation>
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
        <translation>Texte exact&#x202f;; expression régulière</translation>
    </message>
    <message>
        <source>One of two; not this</source>
        <translation>L’un des deux&#x202f;; pas ceci</translation>
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
        <translation>étiquette entière</translation>
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
        <translation>Si les appels et les composés sont remplacés par les opérateurs qu’ils contiennent ou restent un seul opérateur</translation>
    </message>
    <message>
        <source>composites closed</source>
        <translation>composés fermés</translation>
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
        <translation>Trop peu de chiffres publics sur cette machine pour une roofline : il faut une crête et le débit de la mémoire.</translation>
    </message>
    <message>
        <source>operations for each byte →</source>
        <translation>opérations par octet →</translation>
    </message>
    <message>
        <source>%1 peak %2, ridge %3</source>
        <translation>%1 crête %2, arête %3</translation>
    </message>
    <message>
        <source>operations a second, at most</source>
        <translation>opérations par seconde, au plus</translation>
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
            <numerusform>%Ln texte non enregistré trouvé : %1.</numerusform>
            <numerusform>%Ln textes non enregistrés trouvés : %1.</numerusform>
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
        <translation>Utiliser ces règles. Les fichiers cochés sont essayés ensemble, de gauche à droite ; les autres sont seulement vérifiés.</translation>
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
        <translation>Cette expression est trop complexe&#x202f;; certaines lignes ont été ignorées</translation>
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
        <translation>Multiplications de matrices par section</translation>
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
        <translation>Octets qu’une section lit de l’extérieur&#x202f;; chaque valeur compte une fois</translation>
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
        <translation>Durée minimale d&apos;une section sur la machine choisie dans Coûts</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>Attend</translation>
    </message>
    <message>
        <source>What keeps a section from running faster on that machine</source>
        <translation>Ce qui empêche une section d&apos;aller plus vite sur cette machine</translation>
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
        <source>in %1</source>
        <translation>dans %1</translation>
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
        <translation>%1 est aussi «&#xa0;%2&#xa0;»&#x202f;; les deux sont actifs %3.</translation>
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
        <translation>Arrêt : %1</translation>
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
        <source>tidy</source>
        <translation>épuré</translation>
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
        <translation>apparié en %1</translation>
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
        <translation>Langage de ces règles : %1</translation>
    </message>
    <message>
        <source>Detect from the text</source>
        <translation>Détecter d’après le texte</translation>
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
        <translation>Étapes de recherche</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Première étape</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Dernière étape</translation>
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
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Entry bindings</source>
        <translation>Liaisons des éléments</translation>
    </message>
    <message>
        <source>No steps</source>
        <translation>Aucune étape</translation>
    </message>
    <message>
        <source>Right-click an operator, or a match or near miss in Matches, and choose Step through.</source>
        <translation>Cliquez avec le bouton droit sur un opérateur ou, dans «&#xa0;Correspondances&#xa0;», sur une correspondance ou une quasi-correspondance, puis choisissez «&#xa0;Suivre pas à pas&#xa0;».</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
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
        <source>Kept for the backward pass</source>
        <translation>Conservé pour la passe arrière</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservé</translation>
    </message>
    <message>
        <source>Less, run again</source>
        <translation>En moins si relancé</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Opérations</translation>
    </message>
    <message>
        <source>Rules and values that are kept</source>
        <translation>Règles et valeurs conservées</translation>
    </message>
    <message>
        <source>About the selected row</source>
        <translation>À propos de la ligne choisie</translation>
    </message>
    <message>
        <source>No backward graph</source>
        <translation>Pas de graphe arrière</translation>
    </message>
    <message>
        <source>Tick Backward graph in the Graph menu (B on the graph) to see what training runs behind the model, and what it has to keep for that.</source>
        <translation>Cochez « Graphe arrière » dans le menu Graphe (B sur le graphe) pour voir ce que l&apos;entraînement exécute derrière le modèle, et ce qu&apos;il doit conserver pour cela.</translation>
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
        <translation>Dans %1, %2 emplacements sur %3 sont les mêmes.</translation>
    </message>
    <message numerus="yes">
        <source>The translation matches %Ln more place(s).</source>
        <translation>
            <numerusform>La traduction correspond à %Ln emplacement de plus.</numerusform>
            <numerusform>La traduction correspond à %Ln emplacements de plus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::TranslateLinks</name>
    <message>
        <source>There is no rule here that could be read. Mend the text, and translate it then.</source>
        <translation>Aucune règle n&apos;a pu être lue ici. Corrigez le texte, puis traduisez-le.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>Impossible d&apos;écrire %1 : %2.</translation>
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
            <numerusform>Il manque %Ln emplacement à la traduction.</numerusform>
            <numerusform>Il manque %Ln emplacements à la traduction.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The translation matches %Ln place(s) that the original does not.</source>
        <translation>
            <numerusform>La traduction correspond à %Ln emplacement où l&apos;original ne correspond pas.</numerusform>
            <numerusform>La traduction correspond à %Ln emplacements où l&apos;original ne correspond pas.</numerusform>
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
        <translation>Mêmes emplacements</translation>
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
        <translation>Elle franchit la frontière de sa section&#x202f;; elle est donc écrite en mémoire.</translation>
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
