// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/stage_record.h"

#include "engine/support/joined_sets.h"

#include <algorithm>
#include <cstdint>
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
    if (m_refused.empty())
        return;
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
    // Of each operator that went or came a step that has it; steps with the same belong together.
    constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();
    JoinedSets groups(m_steps.size());
    std::vector<std::uint32_t> stepOf(frozen.nodeOf.size(), none);
    for (std::uint32_t at = 0; at < m_steps.size(); ++at) {
        for (const auto* const nodes : {&m_steps[at].removed, &m_steps[at].added}) {
            for (const NodeId node : *nodes) {
                if (stepOf[node.index] != none)
                    groups.join(at, stepOf[node.index]);
                stepOf[node.index] = at;
            }
        }
    }
    std::vector<std::uint32_t> placeOf(m_steps.size(), none); // By group.
    std::vector<ChangedNodes> all;
    all.reserve(m_steps.size());
    for (std::size_t at = 0; at < stepOf.size(); ++at) {
        if (stepOf[at] == none)
            continue;
        std::uint32_t& place = placeOf[groups.find(stepOf[at])];
        if (place == none) {
            place = static_cast<std::uint32_t>(all.size());
            all.emplace_back();
            all.back().before.reserve(m_steps[stepOf[at]].removed.size());
            all.back().after.reserve(m_steps[stepOf[at]].added.size());
        }
        const NodeId now = frozen.nodeOf[at];
        if (at < m_before->nodeCount() && !now.isValid())
            all[place].before.emplace_back(at);
        else if (now.isValid())
            all[place].after.push_back(now);
    }
    std::erase_if(all, [](const ChangedNodes& change) {
        return change.before.empty() && change.after.empty();
    });
    for (ChangedNodes& change : all)
        std::ranges::sort(change.after);
    const auto firstBefore = [](const ChangedNodes& change) {
        return change.before.empty() ? NodeId() : change.before.front();
    };
    if (!std::ranges::is_sorted(all, {}, firstBefore))
        std::ranges::stable_sort(all, {}, firstBefore);
    return all;
}

} // namespace fusewright
