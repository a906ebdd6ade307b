// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_editor.h"
#include "engine/infer/inference.h"
#include "engine/rewrite/rewrite_run.h"

#include <cstdint>
#include <map>
#include <memory>
#include <tuple>
#include <vector>

namespace fusewright {

/// Writes down what a stage does while it runs.
class StageRecord {
public:
    explicit StageRecord(std::shared_ptr<const Graph> before) : m_before(std::move(before)) { }

    const std::vector<RewriteStep>& steps() const { return m_steps; }
    void add(RewriteStep step);
    /// The newest of a rule's pattern at a place counts.
    void refuse(RefusedRewrite refused);
    /// An operator of a replacement of the rule makes another shape than that says.
    void doubt(std::uint32_t rule, const ShapeMismatch& mismatch);
    /// A place is looked at again.
    void forget(NodeId place);
    void setCircle(std::vector<std::uint32_t> circle) { m_circle = std::move(circle); }
    void cutShort() { m_isCutShort = true; }

    /// Of a stage without steps: the graph is the same.
    StageResult unchanged();
    StageResult finished(GraphEditor&& editor);

private:
    /// Place, rule, pattern.
    using Key = std::tuple<NodeId, std::uint32_t, std::uint32_t>;

    void takeRefused(StageResult& result);
    std::vector<ChangedNodes> changes(const GraphEditor::Frozen& frozen) const;

    std::shared_ptr<const Graph> m_before;
    std::vector<RewriteStep> m_steps;
    std::map<Key, RefusedRewrite> m_refused;
    std::vector<DoubtedShape> m_doubts;
    std::vector<std::uint32_t> m_circle;
    bool m_isCutShort = false;
};

} // namespace fusewright
