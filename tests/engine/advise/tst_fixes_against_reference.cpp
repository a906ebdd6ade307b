// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What a fix promises against what the plain matcher finds once the fix is made.

#include "engine/advise/rule_advice.h"

#include "engine/match/tried_rule.h"
#include "engine/session/match_session.h"
#include "engine/session/model_session.h"
#include "engine/support/text_edits.h"
#include "tests/engine/match/random_graphs.h"
#include "tests/engine/match/random_patterns.h"
#include "tests/engine/match/random_source.h"
#include "tests/engine/match/reference_matcher.h"
#include "tests/engine/match/reference_sections.h"
#include "tests/kit/file_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

using namespace fusewright;
using namespace fusewright::test;

class FixesAgainstReferenceTest : public QObject {
    Q_OBJECT

private slots:
    void promiseWhatThePlainMatcherFinds();
    void promiseWhatRealModelsGive_data();
    void promiseWhatRealModelsGive();
};

namespace {

std::string operatorsText(const OperatorClass& operators)
{
    std::string names;
    for (const std::string& name : operators.names)
        names += (names.empty() ? "" : ", ") + name;
    if (operators.mode == OperatorClass::Mode::Any)
        return ".";
    if (operators.mode == OperatorClass::Mode::NoneOf)
        return "{inverted: true, options: [" + names + "]}";
    return operators.names.size() == 1 ? names : '[' + names + ']';
}

/// A pattern of rules as people write it.
std::string yamlOf(const Pattern& pattern)
{
    std::string text;
    for (std::size_t at = 0; at < pattern.entryCount(); ++at) {
        const Entry& entry = pattern.entry(EntryId(at));
        std::string children;
        for (const PatternEdge& edge : pattern.edgesFrom(EntryId(at)))
            children += (children.empty() ? "" : ", ") + pattern.entry(edge.to).name;
        text += "    " + entry.name + ":\n";
        if (entry.kind == Entry::Kind::Choice) {
            std::string options;
            for (const EntryId option : entry.options)
                options += (options.empty() ? "" : ", ") + pattern.entry(option).name;
            text += "      match_first_option: [" + options + "]\n";
        } else {
            text += "      op_type: " + operatorsText(entry.operators) + '\n';
        }
        text += entry.isOptional ? "      required: false\n" : "";
        text += entry.isIncluded ? "" : "      included: false\n";
        text += entry.isRepeated ? "      match_multiple: true\n" : "";
        if (!children.empty())
            text += "      children: [" + children + "]\n";
    }
    return text;
}

std::string randomRules(RandomSource& random)
{
    std::string text;
    for (const char* name : {"r", "s"}) {
        text += std::string(name) + ":\n  priority: " + std::to_string(random.below(3))
            + "\n  pattern:\n" + yamlOf(*randomRulePattern(random).build());
    }
    return text;
}

/// What the plain matcher makes of a text; nothing when it gives up.
std::optional<RuleOutcome> plainOutcome(const Graph& graph, const std::string& text,
                                        const std::string& name)
{
    const CheckedRules checked = checkRulesText("rules.yaml", text, {});
    std::vector<PlainRule> rules;
    std::size_t asked = checked.rules.rules.size();
    std::set<NodeId> places;
    for (const Rule& rule : checked.rules.rules) {
        PlainRule& plain = rules.emplace_back();
        plain.name = rule.name;
        plain.priority = static_cast<int>(rule.priority);
        if (rule.name == name)
            asked = rules.size() - 1;
        for (const RulePattern& pattern : rule.patterns) {
            plain.patterns.push_back(pattern.pattern);
            if (rule.name != name)
                continue;
            const PlainPattern known(pattern.pattern);
            const ReferenceMatcher matcher(known, graph);
            if (matcher.gaveUp())
                return std::nullopt;
            for (const NodeId node : graph.nodes()) {
                if (!matcher.at(node).empty())
                    places.insert(node);
            }
        }
    }
    const PlainSections made = sectionsOf(graph, rules);
    if (made.gaveUp || asked == rules.size())
        return std::nullopt;
    RuleOutcome outcome{.matches = places.size()};
    for (const PlainSection& section : made.sections)
        ++(section.rule == asked ? outcome.sections : outcome.others);
    return outcome;
}

/// What matching anew gives.
RuleOutcome freshOutcome(const Graph& graph, const std::string& text, const std::string& name)
{
    const CheckedRules checked = checkRulesText("rules.yaml", text, {});
    const std::vector<TriedRule> tried = tryRules(graph, checked.rules);
    const MatchedRules matched = matchModel(graph, checked.rules);
    RuleOutcome outcome;
    std::set<NodeId> places;
    for (std::size_t rule = 0; rule < tried.size(); ++rule) {
        for (const PatternAttempts& pattern : tried[rule].attempts) {
            for (const Attempt& attempt : pattern.attempts) {
                if (attempt.isMatch && checked.rules.rules[rule].name == name)
                    places.insert(attempt.place);
            }
        }
    }
    outcome.matches = places.size();
    for (const RuleMatch& match : matched.matches.matches)
        ++(checked.rules.rules[match.rule].name == name ? outcome.sections : outcome.others);
    return outcome;
}

std::vector<FixProposal> allFixes(const Graph& graph, const std::string& text, std::size_t rule)
{
    const CheckedRules checked = checkRulesText("rules.yaml", text, {});
    TriedRule tried = tryRules(graph, checked.rules)[rule];
    addCensus(graph, checked.rules.rules[rule], tried);
    FixAdvisor advisor(graph, {.all = checked.texts});
    const RuleAdvice advice = adviseRule(advisor, checked.rules.rules[rule], tried.census);
    std::vector<FixProposal> fixes = advice.taken;
    for (const GroupAdvice& group : advice.groups)
        fixes.insert(fixes.end(), group.fixes.begin(), group.fixes.end());
    return fixes;
}

std::string shown(const RuleOutcome& outcome)
{
    return std::to_string(outcome.matches) + " matches, " + std::to_string(outcome.sections)
        + " sections, " + std::to_string(outcome.others) + " others";
}

} // namespace

void FixesAgainstReferenceTest::promiseWhatThePlainMatcherFinds()
{
    std::map<FixKind, std::size_t> counts;
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        RandomSource random(seed);
        const Graph graph = randomGraph(random).build();
        const std::string text = randomRules(random);
        const SourceText source("rules.yaml", text);
        for (const std::size_t rule : {0, 1}) {
            for (const FixProposal& fix : allFixes(graph, text, rule)) {
                const std::string name = rule == 0 ? "r" : "s";
                const std::string fixed = edited(source, fix.edits);
                const auto before = plainOutcome(graph, text, name);
                const auto after = plainOutcome(graph, fixed, name);
                if (!before || !after)
                    continue;
                ++counts[fix.kind];
                const std::string told = "seed " + std::to_string(seed) + ", " + fix.title + '\n'
                    + text + "-> " + shown(fix.after) + ", not " + shown(*after);
                QVERIFY2(fix.after == *after, told.c_str());
                QVERIFY2(fix.before == *before, told.c_str());
            }
        }
    }
    for (const FixKind kind :
         {FixKind::WidenOperators, FixKind::InsertOptional, FixKind::MakeOptional})
        QVERIFY2(counts[kind] > 5, fixKindCode(kind));
}

void FixesAgainstReferenceTest::promiseWhatRealModelsGive_data()
{
    QTest::addColumn<QString>("model");

    for (const char* name :
         {"llama2-7b.json", "bert.onnx", "gpt2.onnx", "unet.onnx", "mixtral-moe.onnx"})
        QTest::newRow(name) << QString(FUSEWRIGHT_SOURCE_DIR "/resources/examples/") + name;
}

void FixesAgainstReferenceTest::promiseWhatRealModelsGive()
{
    QFETCH(QString, model);
    const OpenedModel opened = openModel(model.toStdString(), {}, nullptr);
    QVERIFY(opened.model);
    const Graph& graph = *opened.model->graph;
    const std::string text =
        test::fileText(FUSEWRIGHT_SOURCE_DIR "/resources/examples/llama2.yaml");
    const CheckedRules checked = checkRulesText("rules.yaml", text, {});

    for (std::size_t rule = 0; rule < checked.rules.rules.size(); ++rule) {
        for (const FixProposal& fix : allFixes(graph, text, rule)) {
            const std::string fixed = edited(SourceText("rules.yaml", text), fix.edits);
            const std::string& name = checked.rules.rules[rule].name;
            const std::string told = name + ": " + fix.title + ", " + shown(fix.after);
            QVERIFY2(fix.before == freshOutcome(graph, text, name), told.c_str());
            QVERIFY2(fix.after == freshOutcome(graph, fixed, name), told.c_str());
            QVERIFY2(fix.after.matches > fix.before.matches
                         || fix.after.sections > fix.before.sections,
                     told.c_str());
        }
    }
}

FUSEWRIGHT_TEST(FixesAgainstReferenceTest)
#include "tst_fixes_against_reference.moc"
