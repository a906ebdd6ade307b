// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/partition/manual_sections.h"
#include "engine/rules/rule.h"
#include "engine/rules/rule_context.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fusewright {

class Graph;
struct RuleDraft;
struct RuleMatches;

/// What a rule is made for: a graph, the rules that are there, and what they take of it.
///
/// Immutable, so several threads may share one. Costs a look at every operator to make.
class RuleGround {
public:
    /// The matches must be those of the rules on the graph, without sections by hand. Null
    /// catalogues in the context stand for the built-in ones; its model does not count. New rules
    /// are written in `language` if sections come of it, else in that of the rules.
    RuleGround(std::shared_ptr<const Graph> graph, RuleSet rules, const RuleMatches& matches,
               RuleContext context = {}, const RuleLanguage* language = nullptr);

    const Graph& graph() const { return *m_graph; }
    const std::shared_ptr<const Graph>& sharedGraph() const { return m_graph; }
    const RuleSet& rules() const { return m_rules; }
    const RuleContext& context() const { return m_context; }
    /// In which rules that make sections are written: the chosen one, that of the rules, or one
    /// that can.
    const RuleLanguage& language() const;
    /// The same of a rule that goes into a text of a language; null for none.
    const RuleLanguage& languageFor(const RuleLanguage* wished) const;
    std::string written(const RuleDraft& draft) const;

    /// What the rules make, as they make it: by priority.
    std::span<const ManualSection> sections() const { return m_sections; }
    /// `entry` of a section is the rule that made it.
    std::uint32_t ruleOf(std::uint32_t section) const { return m_sections[section].entry; }
    /// Nothing for an operator that no rule takes.
    std::optional<std::uint32_t> sectionOf(NodeId node) const;
    bool isFree(NodeId node) const { return m_sectionOf[node.index] == none; }
    /// How many sections each rule makes.
    const std::vector<std::size_t>& sectionCounts() const { return m_sectionCounts; }
    bool hasRule(std::string_view name) const;

private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    std::shared_ptr<const Graph> m_graph;
    RuleSet m_rules;
    RuleContext m_context;
    const RuleLanguage* m_language;
    std::vector<ManualSection> m_sections;
    std::vector<std::uint32_t> m_sectionOf; ///< By node.
    std::vector<std::size_t> m_sectionCounts;
};

} // namespace fusewright
