// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/hardware/hardware_cost.h"
#include "engine/partition/made_partition.h"
#include "engine/rules/rule.h"

#include <Qt>

#include <cstdint>
#include <memory>
#include <vector>

namespace fusewright {

class Graph;
struct SectionFormula;

/// A way to cut a graph into sections, with what made it. None of it changes.
struct ShownPartition {
    std::shared_ptr<const Graph> graph;
    std::shared_ptr<const RuleSet> rules;
    std::shared_ptr<const MadePartition> made;
    std::shared_ptr<const ManualFusion> manual;             ///< May be null.
    std::shared_ptr<const HardwareCosts> costsOn = nullptr; ///< Of them; null without a machine.

    bool isEmpty() const { return !graph || !rules || !made; }
    const SectionCosts& costs(std::uint32_t section) const { return made->costs.sections[section]; }
    /// Null without a machine.
    const HardwareCost* costOn(std::uint32_t section) const
    {
        return costsOn ? &costsOn->sections[section] : nullptr;
    }
    const Fold& foldOf(std::uint32_t section) const
    {
        return made->folding.folds[made->folding.foldOf[section]];
    }
    NodeId firstNode(std::uint32_t section) const
    {
        return made->partition.sections[section].nodes.front();
    }
    /// What made a section.
    std::string label(std::uint32_t section) const;
};

enum class SectionColumn {
    Fold,
    Label,
    Times,
    Operators,
    Gemms,
    Operations,
    Read,
    Written,
    Kept,
    PerByte,
    AtLeast, ///< With a machine only, as the next one.
    WaitsFor,
    First,
};
inline constexpr int sectionColumnCount = 13;

/// Operations or bytes, as a formula where extents have names.
QString amountText(SectionColumn column, const SectionCosts& costs, const SectionFormula& formula);

struct SectionOrdering {
    bool isFolded = true; ///< Identical sections are one row, which is the first of them.
    SectionColumn column = SectionColumn::Operations;
    Qt::SortOrder direction = Qt::DescendingOrder;
};

/// The sections to list, in order. What is not known comes as the smallest; of operations and bytes
/// as more than none.
std::vector<std::uint32_t> orderedSections(const ShownPartition& shown,
                                           const SectionOrdering& ordering);

} // namespace fusewright
