// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/fusion_words.h"

#include "engine/report/cost_words.h"
#include "engine/report/fusion_facts.h"
#include "engine/report/model_pages.h"
#include "engine/report/partition_text.h"
#include "engine/report/text_table.h"
#include "engine/support/letters.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::size_t mostChanges = 40;
constexpr std::size_t mostReportTerms = 3; ///< Of formulas.

std::string code(std::string_view name)
{
    std::string text(name);
    std::erase(text, '`');
    return text.empty() ? std::string() : '`' + text + '`';
}

const ModeFacts* modeOf(const FusionFacts& facts, FusionMode mode)
{
    const auto found = std::ranges::find(facts.modes, mode, &ModeFacts::mode);
    return found == facts.modes.end() ? nullptr : &*found;
}

std::string sectionsSentence(const FusionFacts& facts, const ModeFacts& rules)
{
    std::string text = "The rules cut " + counted(rules.operators, "operator") + " into "
        + counted(rules.sections, "section") + " of " + counted(rules.folds, "kind")
        + "; the largest has " + counted(rules.largestSection, "operator") + ".";
    if (const ModeFacts* const automatic = modeOf(facts, FusionMode::O3))
        text += " Automatic fusion makes " + counted(automatic->sections, "section") + ".";
    return text;
}

/// `` `batch`, `seq` and 2 more``.
std::string openNames(const FusionFacts& facts)
{
    constexpr std::size_t most = 3;
    const std::vector<std::string>& names = facts.openExtents;
    std::string text;
    for (std::size_t at = 0; at < std::min(most, names.size()); ++at)
        text += (at == 0 ? "" : at + 1 == names.size() ? " and " : ", ") + code(names[at]);
    if (names.size() > most)
        text += " and " + groupedNumber(names.size() - most) + " more";
    return text;
}

/// What gives the first of them a number, on the command line and in the window.
std::string howToSet(const FusionFacts& facts)
{
    return "`--set " + facts.openExtents.front() + "=8` sets one, as does the panel Costs.";
}

/// A share in percent, or between which it is.
std::string rangeText(const ShareRange& share)
{
    const std::string least = percentText(share.least);
    const std::string most = percentText(share.most);
    return least == most ? least : least + " to " + most;
}

/// `12.3 GB`, or `12,345·batch bytes` where that is not known.
std::string bytesWords(const Tally& bytes, const CostAmount& formula)
{
    const auto words = bytes.total() || !formula ? std::nullopt : formula->words(mostReportTerms);
    return words ? *words + " bytes" : bytesText(bytes);
}

std::string missingShapes(const FusionFacts& facts)
{
    return facts.unsizedValue.empty()
        ? "shapes are missing"
        : "shapes are missing, the first that of " + code(facts.unsizedValue);
}

std::string costSentence(const FusionFacts& facts, const ModeFacts& rules)
{
    const double all = std::max<double>(double(rules.operators), 1);
    std::string text = counted(rules.coveredOperators, "operator") + " ("
        + percentText(double(rules.coveredOperators) / all)
        + (rules.coveredOperators == 1 ? ") is" : ") are")
        + " in sections made by rules or by hand.";
    const ModeFacts* const automatic = modeOf(facts, FusionMode::O3);
    const std::optional<ShareRange>& share = rules.boundary.ofFirst;
    if (!share)
        return text
            + (facts.openExtents.empty()
                   ? " Boundary bytes are unknown because " + missingShapes(facts) + "."
                   : " How many bytes cross boundaries depends on extents that have no number yet, "
                       + openNames(facts) + ": " + howToSet(facts));
    if (std::string amount = bytesWords(rules.boundaryBytes, rules.boundary.bytes);
        amount != "unknown") {
        amount.front() = toUpper(amount.front());
        text += " " + amount + " cross section boundaries: " + rangeText(*share)
            + " of the bytes that cross without fusion";
    } else
        text += " Of the bytes that cross section boundaries without fusion, " + rangeText(*share)
            + " still do";
    if (automatic && automatic->boundary.ofFirst)
        text += ", where automatic fusion has " + rangeText(*automatic->boundary.ofFirst);
    if (rules.boundaryBytes.total())
        return text + ".";
    return text + ", whatever " + openNames(facts) + " may be: " + howToSet(facts);
}

/// The nearest miss of a rule, of all its patterns.
const CountedSentence* nearestOf(const RuleFacts& rule, std::size_t& places)
{
    for (const PatternFacts& pattern : rule.patterns) {
        places = pattern.places;
        if (!pattern.misses.empty())
            return &pattern.misses.front();
    }
    return nullptr;
}

std::string missText(const CountedSentence& miss, std::size_t places)
{
    if (miss.count == 0)
        return miss.sentence;
    return groupedNumber(miss.count) + " of " + counted(places, "place") + ": " + miss.sentence;
}

std::string rulesSentence(const FusionFacts& facts)
{
    std::vector<const RuleFacts*> idle;
    for (const RuleFacts& rule : facts.ruleFacts) {
        if (rule.sections == 0)
            idle.push_back(&rule);
    }
    const std::size_t all = facts.ruleFacts.size();
    if (idle.empty())
        return all == 1
            ? "The rule makes " + counted(facts.ruleFacts.front().sections, "section") + "."
            : all == 2 ? "Both rules make sections."
                       : "All " + groupedNumber(all) + " rules make sections.";
    std::string text = groupedNumber(all - idle.size()) + " of " + counted(all, "rule")
        + (all - idle.size() == 1 ? " makes" : " make") + " sections.";
    constexpr std::size_t mostNamed = 2;
    for (std::size_t at = 0; at < std::min(idle.size(), mostNamed); ++at) {
        std::size_t places = 0;
        const CountedSentence* const miss = nearestOf(*idle[at], places);
        text += " " + code(idle[at]->name) + " makes none"
            + (miss ? " (" + missText(*miss, places) + ")." : ".");
    }
    if (idle.size() > mostNamed)
        text += " " + groupedNumber(idle.size() - mostNamed)
            + (idle.size() == mostNamed + 1 ? " more makes none." : " more make none.");
    return text;
}

std::string findingsSentence(const FusionFacts& facts)
{
    const auto count = [&](Severity severity) {
        return static_cast<std::size_t>(
            std::ranges::count(facts.diagnostics, severity, &Diagnostic::severity));
    };
    const std::size_t errors = count(Severity::Error);
    const std::size_t warnings = count(Severity::Warning);
    if (errors == 0 && warnings == 0)
        return {};
    std::string text = "There ";
    text += (errors == 1 || (errors == 0 && warnings == 1)) ? "is " : "are ";
    if (errors > 0)
        text += counted(errors, "error");
    if (warnings > 0)
        text += (errors > 0 ? " and " : "") + counted(warnings, "warning");
    return text + " in the files.";
}

} // namespace

std::string bytesText(const Tally& bytes)
{
    std::string amount = amountText(bytes);
    if (amount == "unknown")
        return amount;
    return amount + (isDigit(amount.back()) ? " bytes" : "B");
}

std::string percentText(double share)
{
    const double percent = share * 100;
    const bool isRound = percent == 0 || percent >= 99.95;
    return fixedText(percent, isRound || percent >= 20 ? (percent > 99 && !isRound ? 1 : 0) : 1)
        + "%";
}

std::string fusionTitle(const FusionFacts& facts)
{
    return "Fusion of " + modelTitle(facts.facts.name, facts.model.path);
}

std::string fusionSubject(const FusionFacts& facts)
{
    std::string files;
    for (const ReportFile& file : facts.rules)
        files += (files.empty() ? "" : ", ") + code(file.path)
            + (file.note.empty() ? "" : ", " + file.note + ",");
    std::string text = "Rules " + files + " on model " + code(facts.model.path);
    return facts.date.empty() ? text : text + ", " + facts.date;
}

std::string fusionTerms()
{
    return "A section is a set of operators that run as one: values inside it stay on the chip, "
           "values that cross its boundary go through memory. o0 fuses nothing, o1 is what the "
           "rules make, o3 is what automatic fusion makes. Identical sections are one kind.";
}

std::vector<std::pair<std::string, std::string>> fusionNumbers(const FusionFacts& facts)
{
    const ModeFacts* const rules = modeOf(facts, FusionMode::O1);
    if (!rules)
        return {};
    const Tally& bytes = rules->boundaryBytes;
    const bool isPartly = bytes.unknown > 0 && bytes.known > 0;
    std::vector<std::pair<std::string, std::string>> numbers{
        {"operators", groupedNumber(rules->operators)},
        {"sections by rules", groupedNumber(rules->sections)},
        {"kinds of sections", groupedNumber(rules->folds)},
        {"operators covered", groupedNumber(rules->coveredOperators)},
        {isPartly ? "across boundaries, at least" : "across boundaries",
         bytesText(isPartly ? Tally{.known = bytes.known} : bytes)}};
    if (rules->boundary.ofFirst)
        numbers.emplace_back("of unfused traffic", rangeText(*rules->boundary.ofFirst));
    return numbers;
}

std::string fileWords(const ReportFile& file)
{
    std::string text = code(file.path);
    if (!file.note.empty())
        text += (text.empty() ? "" : ", ") + file.note;
    if (file.bytes > 0)
        text += ", " + counted(file.bytes, "byte");
    return text;
}

std::string madeByWords(const FusionFacts& facts)
{
    std::string notes;
    for (const ReportFile& file : facts.rules)
        notes += (notes.empty() || file.note.empty() ? "" : "; ") + file.note;
    return "Written by " + facts.program
        + (notes.empty() ? ". The same files give the same report, byte by byte."
                         : ". The rules are " + notes
                   + ": save them before running the command, or the report will differ.");
}

std::vector<std::string> fusionSummary(const FusionFacts& facts)
{
    std::vector<std::string> sentences;
    if (const ModeFacts* const rules = modeOf(facts, FusionMode::O1)) {
        sentences.push_back(sectionsSentence(facts, *rules));
        sentences.push_back(costSentence(facts, *rules));
    }
    if (!facts.ruleFacts.empty())
        sentences.push_back(rulesSentence(facts));
    if (std::string findings = findingsSentence(facts); !findings.empty())
        sentences.push_back(std::move(findings));
    return sentences;
}

std::string whyNoTimes(const FusionFacts& facts)
{
    if (!facts.hardware || facts.hardware->modes.empty())
        return {};
    const auto isUnknown = [](const HardwareMode& mode) {
        return mode.seconds.known == 0 && mode.seconds.unknown > 0;
    };
    if (!std::ranges::all_of(facts.hardware->modes, isUnknown))
        return {};
    const HardwareProfile& machine = facts.hardware->machine;
    const bool hasFigures =
        !machine.peaks.empty() || machine.number(HardwareFact::MemoryBandwidth).has_value();
    if (!hasFigures)
        return "No section's time is known: neither peaks nor the bandwidth of " + machine.title
            + " are public.";
    return facts.openExtents.empty() ? "No section's time is known: shapes are missing."
                                     : "No section's time is known: extents have no number yet, "
            + openNames(facts) + ". " + howToSet(facts);
}

std::vector<std::string> nearMisses(const PatternFacts& pattern)
{
    std::vector<std::string> lines;
    for (const CountedSentence& miss : pattern.misses)
        lines.push_back(missText(miss, pattern.places));
    if (pattern.furtherMisses > 0 && !lines.empty())
        lines.push_back(groupedNumber(pattern.furtherMisses)
                        + (pattern.furtherMisses == 1 ? " more reason" : " more reasons")
                        + ", farther from a match");
    return lines;
}

std::string modeTitle(const ModeFacts& mode)
{
    switch (mode.mode) {
    case FusionMode::O0:
        return "o0, without fusion";
    case FusionMode::O1:
        return "o1, by rules";
    case FusionMode::O3:
        return "o3, automatic";
    case FusionMode::O1O3:
        return "o1+o3, by rules and the rest automatically";
    }
    return {};
}

std::string drawingCaption(const FusionFacts& facts, const ModeDrawing& drawing)
{
    const ModeFacts* const mode = modeOf(facts, drawing.mode);
    std::string text;
    if (mode)
        text = modeTitle(*mode) + ": " + counted(mode->sections, "section") + " of "
            + counted(mode->folds, "kind")
            + (mode->boundary.ofFirst ? ", " + bytesWords(mode->boundaryBytes, mode->boundary.bytes)
                       + " across boundaries."
                                      : ".");
    switch (drawing.mode) {
    case FusionMode::O0:
        text += " Colours show operator categories.";
        break;
    case FusionMode::O1:
    case FusionMode::O1O3:
        text += " Colours show rules.";
        break;
    case FusionMode::O3:
        text += " Sections of one colour are identical.";
        break;
    }
    return text + leftOutWords(drawing);
}

std::string leftOutWords(const ModeDrawing& drawing)
{
    std::string text;
    if (drawing.isFolded)
        text = " Only the first of each repeated block is drawn.";
    const bool areSomeOpen = !drawing.drawing.picture.hulls.empty();
    if (drawing.isClosed && areSomeOpen)
        text += drawing.hasModules ? " Modules that are not open are drawn as one card each."
                                   : " Sections that are not open are drawn as one card each.";
    else if (drawing.isClosed)
        text += drawing.hasModules ? " Each module is drawn as one card."
                                   : " Each section is drawn as one card.";
    return text;
}

PageTable fileTable(const FusionFacts& facts)
{
    PageTable table{"Files", {"", "File", "#Bytes", "SHA-256"}, {}, true};
    const auto add = [&](const char* what, const ReportFile& file) {
        const std::string note = file.note.empty() ? "" : ", " + file.note;
        table.rows.push_back({what, code(file.path) + note,
                              file.bytes > 0 ? groupedNumber(file.bytes) : "", code(file.digest)});
    };
    add("Model", facts.model);
    for (const ReportFile& file : facts.rules)
        add("Rules", file);
    if (facts.manual)
        add("By hand", *facts.manual);
    return table;
}

namespace {

std::string wholeNumber(const Tally& tally)
{
    const auto total = tally.total();
    return total ? groupedNumber(static_cast<std::uint64_t>(*total)) : "unknown";
}

} // namespace

PageTable costTable(const FusionFacts& facts)
{
    PageTable table{"Costs", {""}, {}};
    for (const ModeFacts& mode : facts.modes)
        table.headings.push_back("#" + modeTitle(mode));
    const auto add = [&](const char* what, auto cell) {
        table.rows.push_back({what});
        for (const ModeFacts& mode : facts.modes)
            table.rows.back().push_back(cell(mode));
    };
    const auto addCount = [&](const char* what, std::size_t ModeFacts::*count) {
        add(what, [count](const ModeFacts& mode) { return groupedNumber(mode.*count); });
    };
    addCount("sections", &ModeFacts::sections);
    addCount("folds (different sections)", &ModeFacts::folds);
    addCount("operators in the largest section", &ModeFacts::largestSection);
    addCount("operators covered", &ModeFacts::coveredOperators);
    addCount("GEMMs", &ModeFacts::gemms);
    add("bytes across boundaries", [](const ModeFacts& mode) {
        return wholeBytes(mode.boundaryBytes, mode.boundary.bytes, mostReportTerms);
    });
    add("bytes kept inside sections", [](const ModeFacts& mode) {
        return wholeBytes(mode.keptBytes, mode.boundary.kept, mostReportTerms);
    });
    add("ratio to o0", [](const ModeFacts& mode) { return shareWords(mode.boundary.ofFirst); });
    if (facts.savedBytes)
        add("bytes saved for the backward pass",
            [&](const ModeFacts&) { return wholeNumber(*facts.savedBytes); });
    return table;
}

PageTable ruleTable(const FusionFacts& facts)
{
    PageTable table{"Rules",
                    {"Rule", "#Priority", "Heuristic", "#Sections", "#Operators", "#Refused"},
                    {},
                    true};
    if (facts.savedBytes) {
        for (const char* const heading : {"#Saved bytes", "#Recomputing frees", "#Operations more"})
            table.headings.emplace_back(heading);
    }
    for (const RuleFacts& rule : facts.ruleFacts) {
        table.rows.push_back({code(rule.name), std::to_string(rule.priority), code(rule.heuristic),
                              groupedNumber(rule.sections), groupedNumber(rule.operators),
                              groupedNumber(rule.refused)});
        if (rule.savedBytes) {
            for (const Tally& each : {*rule.savedBytes, rule.bytesLess, rule.operationsMore})
                table.rows.back().push_back(wholeNumber(each));
        }
    }
    return table;
}

PageTable sectionTable(const ModeFacts& mode)
{
    PageTable table{"Sections of " + modeTitle(mode),
                    {"#Times", "Section", "#Operators", "#GEMMs", "#Operations", "#Bytes across",
                     "First operator"},
                    {},
                    true};
    for (const SectionKind& kind : mode.kinds)
        table.rows.push_back(
            {groupedNumber(kind.count), code(kind.name), groupedNumber(kind.operators),
             groupedNumber(kind.gemms), operationsText(kind.flops, kind.formula, mostReportTerms),
             bytesWords(kind.boundaryBytes, kind.formula.boundaryBytes()), code(kind.first)});
    if (mode.folds > mode.kinds.size())
        table.rows.push_back({"", "and " + counted(mode.folds - mode.kinds.size(), "further kind"),
                              "", "", "", "", ""});
    return table;
}

PageTable changeTable(const ChangeFacts& changes)
{
    PageTable table{changes.from + " → " + changes.to, {"#Times", "What changes"}, {}, true};
    const std::vector<ChangeLine>& lines = changes.told.lines;
    for (std::size_t at = 0; at < std::min(lines.size(), mostChanges); ++at) {
        const std::string variants = lines[at].variants > 1
            ? ", " + groupedNumber(lines[at].variants) + " variants"
            : std::string();
        table.rows.push_back({groupedNumber(lines[at].changes), lines[at].sentence + variants});
    }
    if (lines.size() > mostChanges)
        table.rows.push_back({"", "and " + counted(lines.size() - mostChanges, "further line")});
    if (changes.told.alone > 0)
        table.rows.push_back(
            {groupedNumber(changes.told.alone),
             changes.told.alone == 1 ? "operator stays alone" : "operators stay alone"});
    return table;
}

PageTable findingTable(const FusionFacts& facts)
{
    PageTable table{"Findings", {"Severity", "Place", "Message", "Code"}, {}, true};
    for (const Diagnostic& each : facts.diagnostics) {
        std::string place = each.file;
        if (each.range)
            place += ":" + std::to_string(each.range->begin.line) + ":"
                + std::to_string(each.range->begin.column);
        table.rows.push_back(
            {severityName(each.severity), code(place), each.message, code(each.code)});
    }
    return table;
}

} // namespace fusewright
