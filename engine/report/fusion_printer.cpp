// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/fusion_printer.h"

#include "engine/report/fusion_facts.h"
#include "engine/report/fusion_words.h"
#include "engine/report/hardware_words.h"
#include "engine/report/model_pages.h"
#include "engine/report/stage_words.h"
#include "engine/report/text_table.h"

#include <algorithm>
#include <utility>

namespace fusewright {

bool PageChoice::has(ReportPart part) const
{
    return std::ranges::find(parts, part) != parts.end();
}

FusionPrinter::FusionPrinter(const FusionFacts& facts, const PageChoice& choice)
    : m_facts(facts), m_choice(choice)
{
}

void FusionPrinter::print()
{
    addSentence(fusionSubject(m_facts), "soft");
    for (const ReportPart part : allReportParts()) {
        if (m_choice.has(part))
            add(part);
    }
}

void FusionPrinter::add(ReportPart part)
{
    switch (part) {
    case ReportPart::Summary:
        return addSummary();
    case ReportPart::Pictures:
        return addPictures();
    case ReportPart::Costs:
        return addCosts();
    case ReportPart::Rules:
        return addRules();
    case ReportPart::Misses:
        return addMisses();
    case ReportPart::Changes:
        return addChanges();
    case ReportPart::Sections:
        return addSections();
    case ReportPart::Findings:
        return addFindings();
    case ReportPart::Model:
        return addModel();
    case ReportPart::Command:
        return addCommand();
    case ReportPart::Stages:
        return addStages();
    }
}

void FusionPrinter::addSummary()
{
    for (const std::string& sentence : fusionSummary(m_facts))
        addSentence(sentence, "lead");
    addNumbers(fusionNumbers(m_facts));
    addSentence(fusionTerms(), "soft");
}

void FusionPrinter::addCosts()
{
    addHeading("Costs");
    addTable(costTable(m_facts));
    if (!m_facts.hardware)
        return;
    const HardwareFacts& hardware = *m_facts.hardware;
    addHeading(hardwareTitle(hardware));
    if (const std::string why = whyNoTimes(m_facts); !why.empty()) {
        addSentence(why, {});
        return;
    }
    addTable(hardwareTable(hardware));
    addSentence(rankingWords(hardware), {});
    if (m_choice.has(ReportPart::Pictures))
        addRoofline(hardware);
    if (const std::string roof = roofWords(hardware); !roof.empty())
        addSentence(roof, {});
    addSubheading(dearestTable(hardware).title);
    addTable(dearestTable(hardware));
    addSentence(hardwareWords(hardware.machine), "soft");
}

void FusionPrinter::addStages()
{
    const RewriteFacts& rewriting = m_facts.rewriting;
    if (rewriting.isEmpty())
        return;
    addHeading("Stages of rewriting");
    addSentence(rewritingSentence(rewriting), {});
    for (std::size_t at = 0; at < rewriting.stages.size(); ++at) {
        const StageFacts& stage = rewriting.stages[at];
        addSubheading(stageTitle(stage));
        addSentence(stageSentence(stage), "soft");
        addTable(stageRuleTable(stage));
        if (const PageTable refused = refusalTable(stage); !refused.rows.empty())
            addLongTable(refused.title, counted(refused.rows.size(), "reason"), refused);
        if (m_choice.has(ReportPart::Pictures) && stage.place.before)
            addPlace(stage.place, "stage" + std::to_string(at));
        else
            addSentence("First place: " + placeSentence(stage.place), {});
    }
}

void FusionPrinter::addRules()
{
    if (m_facts.ruleFacts.empty())
        return;
    addHeading("Rules");
    addTable(ruleTable(m_facts));
    addSubheading("How far each pattern gets");
    for (const RuleFacts& rule : m_facts.ruleFacts) {
        for (const PatternFacts& pattern : rule.patterns)
            addFunnel(patternTitle(rule, pattern), pattern);
    }
}

void FusionPrinter::addMisses()
{
    bool isFirst = true;
    for (const RuleFacts& rule : m_facts.ruleFacts) {
        const std::vector<std::string> lines = missLines(rule);
        if (lines.empty())
            continue;
        if (std::exchange(isFirst, false)) {
            addHeading("Near misses");
            addSentence(missesWords(), "soft");
        }
        addSubheading('`' + rule.name + '`');
        addLines(lines);
    }
}

void FusionPrinter::addChanges()
{
    if (m_facts.changes.empty())
        return;
    addHeading("What differs between the modes");
    for (const ChangeFacts& change : m_facts.changes) {
        addSubheading(change.from + " → " + change.to);
        addTable(changeTable(change));
    }
}

void FusionPrinter::addSections()
{
    addHeading("Distinct sections");
    for (const ModeFacts& mode : m_facts.modes) {
        // The table of the model's operators says as much.
        if (mode.mode == FusionMode::O0 && !hasRoom())
            continue;
        addLongTable(modeTitle(mode),
                     counted(mode.sections, "section") + " of " + counted(mode.folds, "kind"),
                     sectionTable(mode));
    }
}

void FusionPrinter::addFindings()
{
    addHeading("Findings");
    if (m_facts.diagnostics.empty())
        addSentence("No findings.", {});
    else
        addTable(findingTable(m_facts));
}

void FusionPrinter::addModel()
{
    addHeading("Model");
    addNumbers(modelNumbers(m_facts.facts));
    for (const PageTable& table :
         modelTables({.file = m_facts.model.path, .facts = m_facts.facts, .diagnostics = {}}))
        addLongTable(table.title, counted(table.rows.size(), "row"), table);
}

void FusionPrinter::addCommand()
{
    addHeading("How this was made");
    addCode(m_facts.command);
    addFiles();
    addSentence(madeByWords(m_facts), "soft");
}

} // namespace fusewright
