<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Amount</name>
    <message numerus="yes">
        <source>%1 + %Ln unknown section(s)</source>
        <translation>
            <numerusform>%1 + %Ln unknown</numerusform>
            <numerusform>%1 + %Ln unknown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CanvasTips</name>
    <message numerus="yes">
        <source>%Ln operators</source>
        <translation>
            <numerusform>%Ln operator</numerusform>
            <numerusform>%Ln operators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more module(s) differ</source>
        <translation>
            <numerusform>%Ln more module differs</numerusform>
            <numerusform>%Ln more modules differ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardPainter</name>
    <message numerus="yes">
        <source>%Ln operators</source>
        <translation>
            <numerusform>%Ln operator</numerusform>
            <numerusform>%Ln operators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unused inputs</source>
        <translation>
            <numerusform>%Ln unused input</numerusform>
            <numerusform>%Ln unused inputs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message numerus="yes">
        <source>merged %Ln section(s) into 1</source>
        <translation>
            <numerusform>merged %Ln section into 1</numerusform>
            <numerusform>merged %Ln sections into 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>split 1 section into %Ln</source>
        <translation>
            <numerusform>split 1 section into %Ln</numerusform>
            <numerusform>split 1 section into %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>regrouped %Ln section(s) into %1</source>
        <translation>
            <numerusform>regrouped %Ln section into %1</numerusform>
            <numerusform>regrouped %Ln sections into %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>same section of %Ln operator(s)</source>
        <translation>
            <numerusform>same section of %Ln operator</numerusform>
            <numerusform>same section of %Ln operators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s) stay alone</source>
        <translation>
            <numerusform>%Ln operator stays alone</numerusform>
            <numerusform>%Ln operators stay alone</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CostsRows</name>
    <message numerus="yes">
        <source>%Ln section(s) may not fit on the chip.</source>
        <translation>
            <numerusform>%Ln section may not fit on the chip.</numerusform>
            <numerusform>%Ln sections may not fit on the chip.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraphText</name>
    <message numerus="yes">
        <source>%n scale(s) along axis %1</source>
        <translation>
            <numerusform>%n scale along axis %1</numerusform>
            <numerusform>%n scales along axis %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RewriteWords</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln rewrite(s), </source>
        <translation>
            <numerusform>%1: %Ln rewrite, </numerusform>
            <numerusform>%1: %Ln rewrites, </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln match(es), </source>
        <translation>
            <numerusform>%1: %Ln match, </numerusform>
            <numerusform>%1: %Ln matches, </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) are conditional: the model does not say enough.</source>
        <translation>
            <numerusform>%Ln match is conditional: the model does not say enough.</numerusform>
            <numerusform>%Ln matches are conditional: the model does not say enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) of %1: %2. %3</source>
        <translation>
            <numerusform>%Ln match of %1: %2. %3</numerusform>
            <numerusform>%Ln matches of %1: %2. %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewrite(s)</source>
        <translation>
            <numerusform>%Ln rewrite</numerusform>
            <numerusform>%Ln rewrites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln conditional</source>
        <translation>
            <numerusform>%Ln conditional</numerusform>
            <numerusform>%Ln conditional</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s) without a match</source>
        <translation>
            <numerusform>%Ln rule without a match</numerusform>
            <numerusform>%Ln rules without a match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>almost at %1 of %Ln place(s): %2: %3</source>
        <translation>
            <numerusform>almost at %1 of %Ln place: %2: %3</numerusform>
            <numerusform>almost at %1 of %Ln places: %2: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln option(s)</source>
        <translation>
            <numerusform>%Ln option</numerusform>
            <numerusform>%Ln options</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingRows</name>
    <message numerus="yes">
        <source>%Ln backward section(s) are cut: they could not run in one piece.</source>
        <translation>
            <numerusform>%Ln backward section is cut: it could not run in one piece.</numerusform>
            <numerusform>%Ln backward sections are cut: they could not run in one piece.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is read by %Ln backward operator(s), first by %1.</source>
        <translation>
            <numerusform>It is read by %Ln backward operator: %1.</numerusform>
            <numerusform>It is read by %Ln backward operators, first by %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::AccountDialog</name>
    <message numerus="yes">
        <source>%Ln more; Copy gives all of them</source>
        <translation>
            <numerusform>%Ln more; Copy gives all of them</numerusform>
            <numerusform>%Ln more; Copy gives all of them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::BreadcrumbBar</name>
    <message numerus="yes">
        <source>%Ln function(s) in this file</source>
        <translation>
            <numerusform>%Ln function in this file</numerusform>
            <numerusform>%Ln functions in this file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::ChangeModel</name>
    <message numerus="yes">
        <source>%1, %n variant(s)</source>
        <translation>
            <numerusform>%1, %n variant</numerusform>
            <numerusform>%1, %n variants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::ChangedFileDialog</name>
    <message numerus="yes">
        <source>… %Ln identical lines</source>
        <translation>
            <numerusform>… %Ln identical line</numerusform>
            <numerusform>… %Ln identical lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::CompareDialog</name>
    <message numerus="yes">
        <source>Both match the same operators at %Ln place(s).</source>
        <translation>
            <numerusform>Both match the same operators at %Ln place.</numerusform>
            <numerusform>Both match the same operators at %Ln places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::ComparePane</name>
    <message numerus="yes">
        <source>%Ln section(s)</source>
        <translation>
            <numerusform>%Ln section</numerusform>
            <numerusform>%Ln sections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::DraftPage</name>
    <message numerus="yes">
        <source>Add %Ln operator(s) that connect them</source>
        <translation>
            <numerusform>Add %Ln operator that connects them</numerusform>
            <numerusform>Add %Ln operators that connect them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add the %Ln missing operator(s)</source>
        <translation>
            <numerusform>Add the %Ln missing operator</numerusform>
            <numerusform>Add the %Ln missing operators</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>The operators form %Ln separate pieces, but a pattern must be connected: each operator feeds or is fed by another.</source>
        <translation>
            <numerusform>The operators form %Ln separate pieces, but a pattern must be connected: each operator feeds or is fed by another.</numerusform>
            <numerusform>The operators form %Ln separate pieces, but a pattern must be connected: each operator feeds or is fed by another.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln place</numerusform>
            <numerusform>%Ln places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::EditorGutter</name>
    <message numerus="yes">
        <source>%n lines are folded</source>
        <translation>
            <numerusform>%n line is folded</numerusform>
            <numerusform>%n lines are folded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::ExportLinks</name>
    <message numerus="yes">
        <source>%1 and %n more files are written.</source>
        <translation>
            <numerusform>%1 and %n more file are written.</numerusform>
            <numerusform>%1 and %n more files are written.</numerusform>
        </translation>
    </message>
</context>
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
    <message numerus="yes">
        <source>The file lists %n of them as inputs; their names and uses show that they are weights</source>
        <translation>
            <numerusform>The file lists %n of them as an input; its name and uses show that it is a weight</numerusform>
            <numerusform>The file lists %n of them as inputs; their names and uses show that they are weights</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::FindBar</name>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n replaced</numerusform>
            <numerusform>%n replaced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results</source>
        <translation>
            <numerusform>%n result</numerusform>
            <numerusform>%n results</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::FusionPart</name>
    <message numerus="yes">
        <source>%1 with %Ln operator(s)</source>
        <translation>
            <numerusform>%1 with %Ln operator</numerusform>
            <numerusform>%1 with %Ln operators</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::GalleryModel</name>
    <message numerus="yes">
        <source>%Ln in this model</source>
        <translation>
            <numerusform>%Ln in this model</numerusform>
            <numerusform>%Ln in this model</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::GraphPage</name>
    <message numerus="yes">
        <source>%1 · %Ln operator(s)</source>
        <translation>
            <numerusform>%1 · %Ln operator</numerusform>
            <numerusform>%1 · %Ln operators</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::GraphSearchBar</name>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln found</numerusform>
            <numerusform>%Ln found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::LegendModel</name>
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
            <numerusform>%Ln operator</numerusform>
            <numerusform>%Ln operators</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::LegendPanel</name>
    <message numerus="yes">
        <source>%Ln hidden</source>
        <translation>
            <numerusform>%Ln hidden</numerusform>
            <numerusform>%Ln hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::MatchPage</name>
    <message numerus="yes">
        <source>%Ln condition(s) could not be checked in this model and were assumed to hold.</source>
        <translation>
            <numerusform>%Ln condition could not be checked in this model and was assumed to hold.</numerusform>
            <numerusform>%Ln conditions could not be checked in this model and were assumed to hold.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::MatchWords</name>
    <message numerus="yes">
        <source>%Ln operator(s) each</source>
        <translation>
            <numerusform>%Ln operator each</numerusform>
            <numerusform>%Ln operators each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln place(s): %2: %3</source>
        <translation>
            <numerusform>%1 of %Ln place: %2: %3</numerusform>
            <numerusform>%1 of %Ln places: %2: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %Ln entries</source>
        <translation>
            <numerusform>%1: %2 of %Ln entry</numerusform>
            <numerusform>%1: %2 of %Ln entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln section(s)</source>
        <translation>
            <numerusform>%1: %Ln section</numerusform>
            <numerusform>%1: %Ln sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> with %Ln operator(s).</source>
        <translation>
            <numerusform> with %Ln operator.</numerusform>
            <numerusform> with %Ln operators.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) did not become sections.</source>
        <translation>
            <numerusform>%Ln match did not become a section.</numerusform>
            <numerusform>%Ln matches did not become sections.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rules put %1 of %2 operators into %Ln section(s).</source>
        <translation>
            <numerusform>Rules put %1 of %2 operators into %Ln section.</numerusform>
            <numerusform>Rules put %1 of %2 operators into %Ln sections.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::ModeCounts</name>
    <message numerus="yes">
        <source>%Ln operator(s) stay alone as long as extents have no number. Enter numbers in Costs.</source>
        <translation>
            <numerusform>%Ln operator stays alone as long as extents have no number. Costs takes numbers.</numerusform>
            <numerusform>%Ln operators stay alone as long as extents have no number. Costs takes numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>o3 makes %Ln section(s) with these numbers, not %1: some operators can be fused only when their shapes are numbers.</source>
        <translation>
            <numerusform>o3 makes %Ln section with these numbers, not %1: some operators can be fused only when their shapes are numbers.</numerusform>
            <numerusform>o3 makes %Ln sections with these numbers, not %1: some operators can be fused only when their shapes are numbers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::NoMatchStrip</name>
    <message numerus="yes">
        <source>%Ln rule(s) match nothing in %1.</source>
        <translation>
            <numerusform>%Ln rule matches nothing in %1.</numerusform>
            <numerusform>%Ln rules match nothing in %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::NodePage</name>
    <message numerus="yes">
        <source>%1 · %Ln operator(s)</source>
        <translation>
            <numerusform>%1 · %Ln operator</numerusform>
            <numerusform>%1 · %Ln operators</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::NodePanel</name>
    <message numerus="yes">
        <source>%1 of %Ln operator(s)</source>
        <translation>
            <numerusform>%1 of %Ln operator</numerusform>
            <numerusform>%1 of %Ln operators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln operator</numerusform>
            <numerusform>%Ln operators</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::OrderWords</name>
    <message numerus="yes">
        <source>None of its %Ln match(es) becomes a section, even if it is the only rule. Matches tells why.</source>
        <translation>
            <numerusform>Its %Ln match becomes no section, even if it is the only rule. Matches tells why.</numerusform>
            <numerusform>None of its %Ln matches becomes a section, even if it is the only rule. Matches tells why.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::PatternPanel</name>
    <message numerus="yes">
        <source>Pattern of %1, %Ln entries</source>
        <translation>
            <numerusform>Pattern of %1, %Ln entry</numerusform>
            <numerusform>Pattern of %1, %Ln entries</numerusform>
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
    <name>fusewright::RefusalMarks</name>
    <message numerus="yes">
        <source>Unknown at %Ln match(es)</source>
        <translation>
            <numerusform>Unknown at %Ln match</numerusform>
            <numerusform>Unknown at %Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>False at %Ln match(es)</source>
        <translation>
            <numerusform>False at %Ln match</numerusform>
            <numerusform>False at %Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::ReplacementWords</name>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln place</numerusform>
            <numerusform>%Ln places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) are conditional.</source>
        <translation>
            <numerusform>%Ln match is conditional.</numerusform>
            <numerusform>%Ln matches are conditional.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Made from %Ln equal place(s) of the selection.</source>
        <translation>
            <numerusform>Made from %Ln place of the selection.</numerusform>
            <numerusform>Made from %Ln equal places of the selection.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::RulesFiles</name>
    <message numerus="yes">
        <source>Found %Ln unsaved text(s): %1.</source>
        <translation>
            <numerusform>Found %Ln unsaved text: %1.</numerusform>
            <numerusform>Found %Ln unsaved texts: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rules file(s) have changes that are not saved.</source>
        <translation>
            <numerusform>%Ln rules file has changes that are not saved.</numerusform>
            <numerusform>%Ln rules files have changes that are not saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::SelectionPage</name>
    <message numerus="yes">
        <source>%Ln operator(s) selected</source>
        <translation>
            <numerusform>%Ln operator selected</numerusform>
            <numerusform>%Ln operators selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln operator</numerusform>
            <numerusform>%Ln operators</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::StageHead</name>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln change</numerusform>
            <numerusform>%Ln changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::StagePane</name>
    <message numerus="yes">
        <source>After %1 · %Ln rewrite(s)</source>
        <translation>
            <numerusform>After %1 · %Ln rewrite</numerusform>
            <numerusform>After %1 · %Ln rewrites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln operator</numerusform>
            <numerusform>%Ln operators</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::StageStrip</name>
    <message numerus="yes">
        <source>The model before rewriting: %Ln operator(s)</source>
        <translation>
            <numerusform>The model before rewriting: %Ln operator</numerusform>
            <numerusform>The model before rewriting: %Ln operators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1: %Ln rewrite(s), </source>
        <translation>
            <numerusform>After %1: %Ln rewrite, </numerusform>
            <numerusform>After %1: %Ln rewrites, </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln operator</numerusform>
            <numerusform>%Ln operators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::StatusLine</name>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln operator</numerusform>
            <numerusform>%Ln operators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s)</source>
        <translation>
            <numerusform>%Ln rule</numerusform>
            <numerusform>%Ln rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fused section(s)</source>
        <translation>
            <numerusform>%Ln fused section</numerusform>
            <numerusform>%Ln fused sections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::SuggestionPage</name>
    <message numerus="yes">
        <source>%Ln block(s) not covered by a rule, each counted as if its rule were the only new one.</source>
        <translation>
            <numerusform>%Ln block not covered by a rule, counted as if its rule were the only new one.</numerusform>
            <numerusform>%Ln blocks not covered by a rule, each counted as if its rule were the only new one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::TranslateDialog</name>
    <message numerus="yes">
        <source>%1 of %Ln rule(s) translated.</source>
        <translation>
            <numerusform>%1 of %Ln rule translated.</numerusform>
            <numerusform>%1 of %Ln rules translated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The translation matches %Ln more place(s).</source>
        <translation>
            <numerusform>The translation matches %Ln more place.</numerusform>
            <numerusform>The translation matches %Ln more places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Neither matches in any of %Ln model(s).</source>
        <translation>
            <numerusform>Neither matches in %Ln model.</numerusform>
            <numerusform>Neither matches in any of %Ln models.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %Ln model(s), %1 of %2 places are the same.</source>
        <translation>
            <numerusform>In %Ln model, %1 of %2 places are the same.</numerusform>
            <numerusform>In %Ln models, %1 of %2 places are the same.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::TranslationModel</name>
    <message numerus="yes">
        <source>%Ln rule(s)</source>
        <translation>
            <numerusform>%Ln rule</numerusform>
            <numerusform>%Ln rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The translation misses %Ln place(s).</source>
        <translation>
            <numerusform>The translation misses %Ln place.</numerusform>
            <numerusform>The translation misses %Ln places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The translation matches %Ln place(s) that the original does not.</source>
        <translation>
            <numerusform>The translation matches %Ln place that the original does not.</numerusform>
            <numerusform>The translation matches %Ln places that the original does not.</numerusform>
        </translation>
    </message>
</context>
</TS>
