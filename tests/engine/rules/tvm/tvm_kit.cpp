// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tvm/tvm_kit.h"

#include "engine/rules/rule_language.h"
#include "tests/engine/rules/tvm/plain_fusion.h"

#include <algorithm>
#include <tuple>

namespace fusewright::test {

namespace {

/// Sections come before refusals of the same rule.
struct SectionLine {
    std::size_t rule = 0;
    bool isRefused = false;
    NodeId place;
    std::string text;

    auto key() const { return std::tuple(rule, isRefused, place.index, text); }
};

std::vector<std::string> inOrder(std::vector<SectionLine> lines)
{
    std::ranges::sort(lines, {}, &SectionLine::key);
    std::vector<std::string> texts;
    for (SectionLine& line : lines)
        texts.push_back(std::move(line.text));
    return texts;
}

std::string sectionText(const Graph& graph, const std::string& rule,
                        const std::vector<NodeId>& nodes)
{
    std::string text = rule + ':';
    for (const NodeId node : nodes)
        text += ' ' + std::string(graph.nodeName(node));
    return text;
}

std::string refusalText(const Graph& graph, const std::string& rule, NodeId place,
                        const std::string& why)
{
    return rule + " at " + std::string(graph.nodeName(place)) + ": " + why;
}

std::string reasonOf(RefusedMatch::Reason reason)
{
    switch (reason) {
    case RefusedMatch::Reason::Taken:
        return "overlap";
    case RefusedMatch::Reason::NotConvex:
    case RefusedMatch::Reason::SectionCycle:
        return "cycle";
    case RefusedMatch::Reason::ConditionFalse:
        return "check";
    case RefusedMatch::Reason::ConditionUnknown:
        return "unknown";
    case RefusedMatch::Reason::Raises:
        return "raises";
    }
    return {};
}

std::string reasonOf(PlainFusionRefusal::Reason reason)
{
    switch (reason) {
    case PlainFusionRefusal::Reason::Check:
        return "check";
    case PlainFusionRefusal::Reason::Overlap:
        return "overlap";
    case PlainFusionRefusal::Reason::Cycle:
        return "cycle";
    }
    return {};
}

bool isOfEarlierRule(const RuleMatches& matches, const RefusedMatch& refused)
{
    const RuleMatch* const made = refused.section ? matches.madeBy(*refused.section) : nullptr;
    return refused.reason == RefusedMatch::Reason::Taken && made && made->rule != refused.rule;
}

} // namespace

std::shared_ptr<const RulesText> tvmText(std::string text)
{
    return findRuleLanguage("tvm")->read(SourceText("rules.py", std::move(text)), nullptr, {});
}

CheckedRules tvmRules(std::shared_ptr<const RulesText> text, std::shared_ptr<const Graph> graph,
                      const std::map<std::string, std::string>& options)
{
    static const RuleContext catalogues = withCatalogues({}); // Read once.
    RuleContext context = catalogues;
    context.model = std::move(graph);
    context.options = options;
    return findRuleLanguage("tvm")->makeReader(std::move(context))->check(std::move(text));
}

const Diagnostic* findingOf(const CheckedRules& checked, const std::vector<std::string>& codes)
{
    for (const Diagnostic& found : checked.diagnostics) {
        if (std::ranges::find(codes, found.code) != codes.end())
            return &found;
    }
    return nullptr;
}

std::vector<std::string> sectionLines(const Graph& graph, const RuleSet& rules,
                                      const RuleMatches& matches)
{
    std::vector<SectionLine> lines;
    for (const RuleMatch& match : matches.matches)
        lines.push_back({match.rule, false, match.match.place,
                         sectionText(graph, rules.rules[match.rule].name, match.nodes)});
    for (const RefusedMatch& refused : matches.refused) {
        if (!isOfEarlierRule(matches, refused))
            lines.push_back({refused.rule, true, refused.place,
                             refusalText(graph, rules.rules[refused.rule].name, refused.place,
                                         reasonOf(refused.reason))});
    }
    return inOrder(std::move(lines));
}

std::vector<std::string> sectionLines(const Graph& graph, const PlainModule& module,
                                      const std::vector<PlainFusionPattern>& patterns,
                                      const PlainFusion& fusion)
{
    std::vector<SectionLine> lines;
    for (const PlainFusionGroup& group : fusion.groups)
        lines.push_back({group.pattern, false, *module.expressions[group.root].node,
                         sectionText(graph, group.name, module.nodesOf(group.members))});
    for (const PlainFusionRefusal& refusal : fusion.refusals) {
        const NodeId place = *module.expressions[refusal.root].node;
        lines.push_back(
            {refusal.pattern, true, place,
             refusalText(graph, patterns[refusal.pattern].name, place, reasonOf(refusal.reason))});
    }
    return inOrder(std::move(lines));
}

std::string joinedLines(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += line + '\n';
    return text;
}

} // namespace fusewright::test
