// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/fusion_facts.h"
#include "engine/report/fusion_pages.h"
#include "engine/report/fusion_words.h"
#include "engine/report/hardware_words.h"
#include "engine/report/markdown_text.h"
#include "engine/report/marked_text.h"
#include "engine/report/stage_words.h"
#include "engine/report/text_table.h"

#include <algorithm>

namespace fusewright {

namespace {

class MarkdownWriter {
public:
    MarkdownWriter(const FusionFacts& facts, const PageChoice& choice)
        : m_facts(facts), m_choice(choice)
    {
    }

    std::string text();

private:
    void heading(const std::string& words) { m_text += "\n## " + markdownText(words) + "\n\n"; }
    void table(const PageTable& table);
    void folded(const std::string& title, const PageTable& table);
    void addSummary();
    void addHardware();
    void addStages();
    void addMisses();
    void addChanges();
    void addSections();
    void addCommand();

    const FusionFacts& m_facts;
    const PageChoice& m_choice;
    std::string m_text;
};

std::string MarkdownWriter::text()
{
    m_text = "# " + markdownText(fusionTitle(m_facts)) + "\n";
    const auto has = [&](ReportPart part) { return m_choice.has(part); };
    if (has(ReportPart::Summary))
        addSummary();
    if (has(ReportPart::Stages))
        addStages();
    if (has(ReportPart::Costs)) {
        heading("Costs");
        table(costTable(m_facts));
        addHardware();
    }
    if (has(ReportPart::Rules) && !m_facts.ruleFacts.empty()) {
        heading("Rules");
        table(ruleTable(m_facts));
    }
    if (has(ReportPart::Misses))
        addMisses();
    if (has(ReportPart::Changes))
        addChanges();
    if (has(ReportPart::Sections))
        addSections();
    if (has(ReportPart::Findings) && !m_facts.diagnostics.empty()) {
        heading("Findings");
        table(findingTable(m_facts));
    }
    if (has(ReportPart::Command))
        addCommand();
    return std::move(m_text);
}

void MarkdownWriter::table(const PageTable& table)
{
    m_text += markdownTable(table);
}

void MarkdownWriter::folded(const std::string& title, const PageTable& table)
{
    m_text += "<details><summary>" + markdownText(title) + "</summary>\n\n" + markdownTable(table)
        + "\n</details>\n";
}

void MarkdownWriter::addSummary()
{
    m_text += "\n";
    for (const std::string& sentence : fusionSummary(m_facts))
        m_text += markedMarkdown(sentence) + "\n";
}

void MarkdownWriter::addHardware()
{
    if (!m_facts.hardware)
        return;
    heading(hardwareTitle(*m_facts.hardware));
    if (const std::string why = whyNoTimes(m_facts); !why.empty()) {
        m_text += '\n' + markedMarkdown(why) + '\n';
        return;
    }
    table(hardwareTable(*m_facts.hardware));
    m_text += '\n' + markdownText(rankingWords(*m_facts.hardware)) + "\n\n";
    const PageTable dearest = dearestTable(*m_facts.hardware);
    folded(dearest.title, dearest);
    if (const std::string roof = roofWords(*m_facts.hardware); !roof.empty()) {
        m_text += '\n' + markdownText(roof) + "\n\n";
        const PageTable dots = rooflineTable(*m_facts.hardware);
        folded(dots.title, dots);
    }
    m_text += '\n' + markdownText(hardwareWords(m_facts.hardware->machine)) + '\n';
}

void MarkdownWriter::addStages()
{
    const RewriteFacts& rewriting = m_facts.rewriting;
    if (rewriting.isEmpty())
        return;
    heading("Stages of rewriting");
    m_text += markedMarkdown(rewritingSentence(rewriting)) + "\n";
    for (const StageFacts& stage : rewriting.stages) {
        m_text += "\n### " + markedMarkdown(stageTitle(stage)) + "\n\n"
            + markedMarkdown(stageSentence(stage)) + "\n\n";
        table(stageRuleTable(stage));
        m_text += "\nFirst place: " + markedMarkdown(placeSentence(stage.place)) + ".\n";
        m_text += '\n';
        if (const PageTable refused = refusalTable(stage); !refused.rows.empty())
            folded(refused.title, refused);
    }
}

void MarkdownWriter::addMisses()
{
    const std::size_t before = m_text.size();
    for (const RuleFacts& rule : m_facts.ruleFacts) {
        for (const CountedSentence& note : rule.notes)
            m_text += "- " + codeSpan(rule.name) + ": " + groupedNumber(note.count) + "× "
                + markedMarkdown(note.sentence) + "\n";
        for (const PatternFacts& pattern : rule.patterns) {
            const std::string of = rule.patterns.size() > 1 ? " " + codeSpan(pattern.name) : "";
            for (const std::string& line : nearMisses(pattern))
                m_text += "- " + codeSpan(rule.name) + of + ": " + markedMarkdown(line) + "\n";
        }
    }
    if (m_text.size() > before)
        m_text.insert(before, "\n## Near misses\n\n");
}

void MarkdownWriter::addChanges()
{
    if (m_facts.changes.empty())
        return;
    heading("What differs");
    for (const ChangeFacts& change : m_facts.changes) {
        const PageTable told = changeTable(change);
        folded(told.title, told);
    }
}

void MarkdownWriter::addSections()
{
    heading("Sections");
    for (const ModeFacts& mode : m_facts.modes) {
        if (mode.mode != FusionMode::O0)
            folded(modeTitle(mode), sectionTable(mode));
    }
}

void MarkdownWriter::addCommand()
{
    heading("How this was made");
    m_text += "    " + m_facts.command + "\n\n";
    table(fileTable(m_facts));
    m_text += "\n" + markdownText(madeByWords(m_facts))
        + (m_facts.date.empty() ? "" : " " + markdownText(m_facts.date)) + "\n";
}

} // namespace

std::string fusionMarkdown(const FusionFacts& facts, const PageChoice& choice)
{
    return MarkdownWriter(facts, choice).text();
}

} // namespace fusewright
