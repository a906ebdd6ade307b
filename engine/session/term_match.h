// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/session/query.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fusewright {

class Graph;
struct MadePartition;
struct RuleSet;

/// What a query is asked of. Sections and rules may be null.
struct QueryGround {
    const Graph& graph;
    const MadePartition* made = nullptr;
    const RuleSet* rules = nullptr;
};

/// A term made ready for one graph, without its steps: what many operators share (their kind,
/// module, shapes, attributes) is looked at once.
class TermMatch {
public:
    TermMatch(const QueryTerm& term, const QueryGround& ground);

    bool accepts(NodeId node);

private:
    enum class Answer : std::uint8_t { NotAsked, No, Yes };

    void askOperators();
    void askModules();
    void askShapes();
    void askRules();
    bool acceptsFree(NodeId node);
    bool acceptsAttributes(NodeId node);
    bool acceptsAttributeName(Symbol name);
    bool acceptsAttributeValue(AttributeValueId id);
    bool acceptsValues(NodeId node) const;
    bool acceptsValue(ValueId value) const;
    bool acceptsStep(ValueId value) const;
    bool acceptsRule(NodeId node) const;
    bool acceptsNumber(NodeId node) const;

    const QueryTerm& m_term;
    QueryGround m_ground;
    std::vector<bool> m_operators; ///< By id, as the next two.
    std::vector<bool> m_modules;
    std::vector<bool> m_shapes;
    std::vector<bool> m_rules; ///< By rule: of its name or heuristic, as the field says.
    std::vector<Answer> m_attributeNames;
    std::vector<Answer> m_attributeValues;
};

} // namespace fusewright
