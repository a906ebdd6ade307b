// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/qnn_file.h"

#include "engine/rules/qnn/qnn_catalogue.h"
#include "engine/rules/qnn/qnn_findings.h"
#include "engine/rules/qnn/qnn_match_maker.h"
#include "engine/support/nearest_word.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace fusewright {

namespace {

using NodeKind = QnnNode::Kind;

/// Reads the rules of a file one after another.
class QnnFileReader {
public:
    QnnFileReader(const SourceText& source, const QnnCatalogue& catalogue, QnnFindings& findings)
        : m_source(source), m_catalogue(catalogue), m_findings(findings)
    {
    }

    QnnRule read(const QnnWrittenRule& written);

private:
    void readPass(QnnRule& rule, const QnnNode& node);
    void readFlag(QnnRule& rule, const QnnNode& node);
    std::string nameOf(const QnnRule& rule);

    const SourceText& m_source;
    const QnnCatalogue& m_catalogue;
    QnnFindings& m_findings;
    std::unordered_set<std::string> m_names;
};

std::string QnnFileReader::nameOf(const QnnRule& rule)
{
    std::string root = "rule";
    const QnnNode& match = rule.tree.at(rule.parts.match);
    if (rule.isComplete && match.kind == NodeKind::Call && !match.operands.empty()) {
        const std::string_view written = qnnOperatorName(rule.tree, match.operands.front());
        root = written.empty() ? root : written;
    }
    const std::string line = std::to_string(m_source.position(rule.head.begin).line);
    const std::string first = root + ':' + line;
    std::string name = first;
    for (std::size_t number = 2; !m_names.insert(name).second; ++number) {
        name = first;
        name.append(1, '.').append(std::to_string(number));
    }
    return name;
}

/// `EARLY`, `EARLY + 1` or `EARLY - 2`.
void QnnFileReader::readPass(QnnRule& rule, const QnnNode& node)
{
    rule.pass.place = node.place;
    const bool isSum = node.kind == NodeKind::Sum && node.operands.size() == 2
        && (node.text == "+" || node.text == "-");
    const QnnNode& group = isSum ? rule.tree.operand(node, 0) : node;
    const QnnNode* const offset = isSum ? &rule.tree.operand(node, 1) : nullptr;
    if (group.kind != NodeKind::Name || (offset && offset->kind != NodeKind::Integer)) {
        m_findings.error("wrong-type",
                         "A pass is a name, or a name, a sign and a number: EARLY, EARLY + 1.",
                         node.place);
        return;
    }
    rule.pass.text = group.text;
    if (offset)
        rule.pass.text += node.text + offset->text;
    if (const QnnPass* const pass = m_catalogue.findPass(group.text)) {
        const std::int64_t steps = offset ? offset->integer : 0;
        rule.pass.isKnown = true;
        rule.pass.number = pass->base + (isSum && node.text == "-" ? -steps : steps);
        return;
    }
    std::vector<std::string_view> known;
    for (const QnnPass& each : m_catalogue.passes())
        known.push_back(each.name);
    const auto nearest = nearestWord(group.text, known);
    m_findings.warning(
        "unknown-pass",
        group.text + " is not a pass, so this rule does not run." + didYouMean(group.text, known),
        group.place, m_findings.wordFix(group.text, nearest.value_or(""), group.place));
}

void QnnFileReader::readFlag(QnnRule& rule, const QnnNode& node)
{
    rule.flagPlace = node.place;
    if (node.kind == NodeKind::Name)
        rule.flag = node.text;
    else if (node.kind != NodeKind::Integer || node.integer != 0)
        m_findings.error("wrong-type", "A flag is a name, or 0 for none.", node.place);
}

QnnRule QnnFileReader::read(const QnnWrittenRule& written)
{
    const std::size_t errors = m_findings.errorCount();
    QnnRule rule{.name = {}, .head = written.head, .range = written.range};
    rule.tree = readQnnTree(written.tokens, written.range, m_findings);
    const QnnNode& root = rule.tree.at(rule.tree.root);
    const std::size_t wanted = written.hasFlag ? 5 : 4;
    const std::size_t count = root.operands.size();
    rule.isComplete = count == wanted;
    if (rule.isComplete) {
        rule.parts = {root.operands[count - 3], root.operands[count - 2], root.operands[count - 1]};
        readPass(rule, rule.tree.operand(root, 0));
        if (written.hasFlag)
            readFlag(rule, rule.tree.operand(root, 1));
        // What follows from a call that cannot be read would only be more of the same.
        if (rule.tree.isSound)
            rule.checked = checkQnn(rule.tree, rule.parts, m_catalogue, m_findings);
    } else if (rule.tree.isSound) {
        m_findings.error("wrong-count",
                         "A rule has " + std::to_string(wanted) + " parts: pass, "
                             + (written.hasFlag ? "flag, " : "")
                             + "pattern, constraint and replacement, not " + std::to_string(count)
                             + '.',
                         written.head);
    }
    rule.isSound = rule.isComplete && rule.tree.isSound && m_findings.errorCount() == errors;
    rule.name = nameOf(rule);
    return rule;
}

/// The most common file has operators only.
void noteNoRules(const QnnScan& scan, QnnFindings& findings)
{
    constexpr std::size_t mostNamed = 10;
    if (!scan.rules.empty() || scan.operators.empty())
        return;
    std::string text;
    std::vector<std::string> known;
    for (const QnnOperatorLine& line : scan.operators) {
        std::string each = line.name + " (" + line.function;
        each += line.cost.empty() ? "" : ", " + line.cost;
        for (const std::string& flag : line.flags)
            each += ", " + flag;
        known.push_back(std::move(each) + ')');
    }
    for (std::size_t at = 0; at < known.size() && at < mostNamed; ++at)
        text += (at == 0 ? "" : "; ") + known[at];
    findings.add(Severity::Information, "no-rules",
                 "This file has no rules. It defines " + std::to_string(known.size())
                     + (known.size() == 1 ? " operator: " : " operators: ") + text
                     + (known.size() > mostNamed ? "; …" : "") + '.',
                 scan.operators.front().place);
}

/// Names that nobody knows may be macros of files that are missing. What nobody misses is not
/// told: most files include a whole kit.
void noteMissing(const QnnScan& scan, QnnFindings& findings)
{
    const bool isMissed = std::ranges::any_of(findings.all(), [](const Diagnostic& found) {
        return found.code == "unknown-function" || found.code == "unknown-name";
    });
    for (std::size_t at = 0; isMissed && at < scan.missing.size(); ++at) {
        const QnnMissingFile& missing = scan.missing[at];
        findings.add(Severity::Information, "include-not-found",
                     "\"" + missing.name
                         + "\" was not found, so its macros are unknown. Put it beside this file, "
                           "or name its folder with --include or in Preferences.",
                     missing.place);
    }
}

} // namespace

QnnFile readQnnFile(SourceText source, const QnnIncludes& includes)
{
    QnnFile file{.source = std::make_shared<const SourceText>(std::move(source))};
    const QnnCatalogue& catalogue = QnnCatalogue::builtIn();
    QnnFindings findings(*file.source);
    QnnTexts texts;
    file.scan = scanQnn(
        texts, includes, [&](std::string_view name) { return catalogue.isReserved(name); },
        findings);
    QnnFileReader reader(*file.source, catalogue, findings);
    for (QnnWrittenRule& written : file.scan.rules) {
        file.rules.push_back(reader.read(written));
        written.tokens = {};
    }
    noteNoRules(file.scan, findings);
    noteMissing(file.scan, findings);
    file.diagnostics = findings.all();
    sortByPlace(file.diagnostics);
    return file;
}

const QnnRule* QnnFile::ruleAt(std::size_t offset) const
{
    const QnnRule* found = nullptr;
    for (const QnnRule& rule : rules) {
        if (rule.range.begin <= offset && offset <= rule.range.end)
            found = &rule;
    }
    return found;
}

const QnnRule* QnnFile::find(std::string_view name) const
{
    const auto found = std::ranges::find(rules, name, &QnnRule::name);
    return found == rules.end() ? nullptr : &*found;
}

} // namespace fusewright
