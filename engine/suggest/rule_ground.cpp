// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/rule_ground.h"

#include "engine/graph/graph.h"
#include "engine/partition/rule_matches.h"
#include "engine/rules/rule_language.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

bool writesSections(const RuleLanguage* language)
{
    return language && language->write && language->product == RuleProduct::Section;
}

} // namespace

RuleGround::RuleGround(std::shared_ptr<const Graph> graph, RuleSet rules,
                       const RuleMatches& matches, RuleContext context,
                       const RuleLanguage* language)
    : m_graph(std::move(graph)),
      m_rules(std::move(rules)),
      m_context(std::move(context)),
      m_language(language),
      m_sectionOf(m_graph->nodeCount(), none),
      m_sectionCounts(m_rules.rules.size())
{
    if (!m_context.operators)
        m_context.operators = m_graph->catalogue();
    if (!m_context.heuristics)
        m_context.heuristics = HeuristicCatalogue::builtIn();
    m_context.model = m_graph;
    for (const RuleMatch& match : matches.matches) {
        for (const NodeId node : match.nodes)
            m_sectionOf[node.index] = static_cast<std::uint32_t>(m_sections.size());
        m_sections.push_back({.entry = match.rule, .module = {}, .nodes = match.nodes});
        ++m_sectionCounts[match.rule];
    }
}

const RuleLanguage& RuleGround::language() const
{
    return languageFor(nullptr);
}

const RuleLanguage& RuleGround::languageFor(const RuleLanguage* wished) const
{
    for (const RuleLanguage* each : {wished, m_language}) {
        if (writesSections(each))
            return *each;
    }
    for (const RuleFile& file : m_rules.files) {
        if (writesSections(file.language))
            return *file.language;
    }
    return **std::ranges::find_if(ruleLanguages(), writesSections);
}

std::string RuleGround::written(const RuleDraft& draft) const
{
    return language().write(draft);
}

std::optional<std::uint32_t> RuleGround::sectionOf(NodeId node) const
{
    const std::uint32_t section = m_sectionOf[node.index];
    return section == none ? std::nullopt : std::optional(section);
}

bool RuleGround::hasRule(std::string_view name) const
{
    return std::ranges::find(m_rules.rules, name, &Rule::name) != m_rules.rules.end();
}

} // namespace fusewright
