<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>fusewright::FactsGrid</name>
    <message numerus="yes">
        <source>operators</source>
        <translation>
            <numerusform>operator</numerusform>
            <numerusform>operators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>edges</source>
        <translation>
            <numerusform>edge</numerusform>
            <numerusform>edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>inputs</source>
        <translation>
            <numerusform>input</numerusform>
            <numerusform>inputs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>outputs</source>
        <translation>
            <numerusform>output</numerusform>
            <numerusform>outputs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>parameters</source>
        <translation>
            <numerusform>parameter</numerusform>
            <numerusform>parameters</numerusform>
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
            <numerusform>nested</numerusform>
            <numerusform>nested</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>unknown</source>
        <translation>
            <numerusform>unknown</numerusform>
            <numerusform>unknown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::GraphPage</name>
    <message numerus="yes">
        <source>%1 · %Ln node(s)</source>
        <translation>
            <numerusform>%1 · %Ln node</numerusform>
            <numerusform>%1 · %Ln nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::NodePage</name>
    <message numerus="yes">
        <source>%1 · %Ln node(s)</source>
        <translation>
            <numerusform>%1 · %Ln node</numerusform>
            <numerusform>%1 · %Ln nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::NodePanel</name>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln node</numerusform>
            <numerusform>%Ln nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln node(s)</source>
        <translation>
            <numerusform>%1 of %Ln node</numerusform>
            <numerusform>%1 of %Ln nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::ProblemsPanel</name>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln warning</numerusform>
            <numerusform>%Ln warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln note</numerusform>
            <numerusform>%Ln notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::ReadingControls</name>
    <message numerus="yes">
        <source>%Ln node(s) folded away</source>
        <translation>
            <numerusform>%Ln node folded away</numerusform>
            <numerusform>%Ln nodes folded away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::StatusLine</name>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln node</numerusform>
            <numerusform>%Ln nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln edge(s)</source>
        <translation>
            <numerusform>%Ln edge</numerusform>
            <numerusform>%Ln edges</numerusform>
        </translation>
    </message>
</context>
</TS>
