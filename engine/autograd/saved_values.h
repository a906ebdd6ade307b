// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fusewright {

/// A value of the forward graph that a backward operator reads, so that it has to be kept.
/// Parameters are there anyway and do not count.
struct SavedValue {
    ValueId value;               ///< Of the joint graph.
    std::optional<double> bytes; ///< Nothing where they are unknown.
    std::vector<NodeId> readers; ///< Backward operators, in the graph's order.
};

/// A value that is made in the body of a forward operator, and read in that of its backward one.
struct SavedInside {
    NodeId owner;     ///< Of the forward graph.
    std::string name; ///< `call/inner/relu`: behind the names of the operators around it.
    std::optional<double> bytes;
    NodeId reader;
};

/// What a backward graph reads of the forward one.
struct AllSaved {
    std::vector<SavedValue> values;
    std::vector<SavedInside> inside;
};

/// The saved values of a joint graph whose first operators are those of the forward graph.
///
/// The body of a backward operator begins with the operators of the forward one's body: what it
/// reads of its operands only for these is not saved.
AllSaved savedValues(const Graph& graph, std::size_t forwardCount,
                     std::span<const NodeId> forwardOf);

} // namespace fusewright
