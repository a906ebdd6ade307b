// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/suggest/draft_answer.h"
#include "engine/suggest/rule_ground.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright::test {

/// A model with rules that rewrite it, as somebody has both open who makes one more rule.
class ReplacementCase {
public:
    /// Names of examples; `rules` may be empty.
    static ReplacementCase example(const std::string& model, const std::string& rules,
                                   std::string_view language = "qnn");
    /// A model of the test data, without rules.
    static ReplacementCase corpus(const std::string& model, std::string_view language);
    /// A graph as `GraphText` reads it, and a text of rules.
    static ReplacementCase of(std::string_view graph, std::string rules);
    static ReplacementCase of(std::shared_ptr<const Graph> graph, std::string rules,
                              std::string_view language = "qnn");

    const Graph& graph() const { return *m_graph; }
    const RuleGround& ground() const { return *m_ground; }
    const DraftTarget& target() const { return m_target; }
    DraftWish wish(const std::vector<NodeId>& nodes) const;
    DraftWish wish(std::string_view names) const;
    DraftAnswer answer(std::string_view names) const;

private:
    std::shared_ptr<const Graph> m_graph;
    std::shared_ptr<const RuleGround> m_ground;
    DraftTarget m_target;
};

/// The texts of conditions, the chosen ones alone or all.
std::vector<std::string> chosenTexts(const DraftAnswer& answer);
std::vector<std::string> conditionTexts(const DraftAnswer& answer);

} // namespace fusewright::test
