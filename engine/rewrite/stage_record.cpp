// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/stage_record.h"

#include "engine/support/joined_sets.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace fusewright {

void StageRecord::add(RewriteStep step)
{
    for (const NodeId gone : step.removed)
        forget(gone);
    m_steps.push_back(std::move(step));
}

void StageRecord::doubt(std::uint32_t rule, const ShapeMismatch& mismatch)
{
    const auto known = std::ranges::find(m_doubts, rule, &DoubtedShape::rule);
    if (known != m_doubts.end()) {
        ++known->count;
        return;
    }
    m_doubts.push_back({.rule = rule,
                        .operatorName = mismatch.operatorName,
                        .nodeName = mismatch.nodeName,
                        .written = mismatch.written,
                        .inferred = mismatch.inferred});
}

void StageRecord::refuse(RefusedRewrite refused)
{
    const Key key(refused.place, refused.rule, refused.pattern);
    m_refused.insert_or_assign(key, std::move(refused));
}

void StageRecord::forget(NodeId place)
{
    const auto first = m_refused.lower_bound(Key(place, 0, 0));
    constexpr std::uint32_t last = std::numeric_limits<std::uint32_t>::max();
    m_refused.erase(first, m_refused.upper_bound(Key(place, last, last)));
}

void StageRecord::takeRefused(StageResult& result)
{
    for (auto& [key, refused] : m_refused)
        result.refused.push_back(std::move(refused));
    result.isSettled = std::ranges::none_of(result.refused, [](const RefusedRewrite& refused) {
        return refused.reason == RefusedRewrite::Reason::NotSettled;
    });
    result.isCutShort = m_isCutShort;
    result.circle = std::move(m_circle);
}

StageResult StageRecord::unchanged()
{
    StageResult result{.before = m_before,
                       .after = m_before,
                       .map = Correspondence::identity(m_before->nodeCount())};
    takeRefused(result);
    return result;
}

StageResult StageRecord::finished(GraphEditor&& editor)
{
    StageResult result{.before = m_before};
    const std::size_t firstMade = m_before->nodeCount();
    for (std::size_t at = firstMade; at < editor.graph().nodeCount(); ++at)
        result.addedNames.emplace_back(editor.graph().nodeName(NodeId(at)));
    GraphEditor::Frozen frozen = std::move(editor).freeze();
    std::vector<NodeId> after(frozen.nodeOf.begin(),
                              frozen.nodeOf.begin() + static_cast<std::ptrdiff_t>(firstMade));
    const std::size_t afterCount = frozen.graph.nodeCount();
    result.map = Correspondence(std::move(after), afterCount, changes(frozen));
    result.after = std::make_shared<const Graph>(std::move(frozen.graph));
    takeRefused(result);
    result.steps = std::move(m_steps);
    result.doubts = std::move(m_doubts);
    return result;
}

/// The operators that went and came with one step, or with several that worked on the same, belong
/// together.
std::vector<ChangedNodes> StageRecord::changes(const GraphEditor::Frozen& frozen) const
{
    JoinedSets groups(frozen.nodeOf.size());
    std::vector<NodeId> touched;
    for (const RewriteStep& step : m_steps) {
        // An operator that stays is in no change, so it joins none.
        std::vector<NodeId> own = step.removed;
        own.insert(own.end(), step.added.begin(), step.added.end());
        for (const NodeId node : own)
            groups.join(node.index, own.front().index);
        touched.insert(touched.end(), own.begin(), own.end());
    }
    std::ranges::sort(touched);
    touched.erase(std::unique(touched.begin(), touched.end()), touched.end());
    std::map<std::size_t, ChangedNodes> byGroup;
    for (const NodeId node : touched) {
        ChangedNodes& change = byGroup[groups.find(node.index)];
        const NodeId now = frozen.nodeOf[node.index];
        if (node.index < m_before->nodeCount() && !now.isValid())
            change.before.push_back(node);
        else if (now.isValid())
            change.after.push_back(now);
    }
    std::vector<ChangedNodes> all;
    for (auto& [group, change] : byGroup) {
        if (change.before.empty() && change.after.empty())
            continue;
        std::ranges::sort(change.after);
        all.push_back(std::move(change));
    }
    std::ranges::sort(all, {}, [](const ChangedNodes& change) {
        return change.before.empty() ? NodeId() : change.before.front();
    });
    return all;
}

} // namespace fusewright
