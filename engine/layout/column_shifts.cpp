// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/column_shifts.h"

#include <algorithm>
#include <cstddef>
#include <limits>

namespace fusewright {

namespace {

constexpr float even = 0.01F;

/// Blocks that stand on one axis.
struct Group {
    std::size_t end = 0; ///< Among the steps.
    float lowest = -std::numeric_limits<float>::infinity();
    float highest = std::numeric_limits<float>::infinity();
    float drift = 0;
    bool beginsRun = false;
};

std::vector<Group> groupsOf(std::span<const ColumnStep> steps)
{
    std::vector<Group> groups;
    for (std::size_t at = 0; at < steps.size(); ++at) {
        const ColumnStep& step = steps[at];
        const bool isNew = groups.empty() || step.isFree || step.drift != 0;
        if (isNew)
            groups.push_back(
                {.drift = step.drift, .beginsRun = at == 0 || step.isFree || step.isAnchor});
        Group& group = groups.back();
        group.end = at + 1;
        group.lowest = std::max(group.lowest, step.leftEnd - step.left);
        group.highest = std::min(group.highest, step.rightEnd - step.right);
        if (!isNew && step.isAnchor)
            group.lowest = group.highest = 0;
    }
    return groups;
}

} // namespace

std::vector<float> shiftsInColumn(std::span<const ColumnStep> steps)
{
    const std::vector<Group> groups = groupsOf(steps);
    std::vector<float> shifts;
    for (std::size_t first = 0; first < groups.size();) {
        float lowest = -std::numeric_limits<float>::infinity();
        float highest = std::numeric_limits<float>::infinity();
        float offset = 0;
        std::size_t last = first;
        for (; last < groups.size() && (last == first || !groups[last].beginsRun); ++last) {
            const float there = offset + (last == first ? 0 : groups[last].drift);
            const float low = std::max(lowest, groups[last].lowest - there);
            const float high = std::min(highest, groups[last].highest - there);
            if (low > high + even && last > first)
                break;
            lowest = low;
            highest = std::max(low, high);
            offset = there;
        }
        float shift = std::clamp(0.0F, lowest, highest);
        for (std::size_t at = first; at < last; ++at) {
            shift += at == first ? 0 : groups[at].drift;
            shifts.resize(groups[at].end, shift);
        }
        first = last;
    }
    return shifts;
}

} // namespace fusewright
