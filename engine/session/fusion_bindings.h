// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/pattern/pattern.h"
#include "engine/support/text_range.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace fusewright {

struct FusionAnswer;

/// The part of a rule that took an operator into its section.
struct EntryBinding {
    std::uint32_t match = 0; ///< Among the answer's matches.
    std::uint32_t rule = 0;
    std::uint32_t pattern = 0;
    EntryId entry;

    bool operator==(const EntryBinding&) const = default;
};

/// Nothing for an operator that no rule fused.
std::optional<EntryBinding> bindingOf(const FusionAnswer& answer, NodeId node);
/// Where the entry's name stands in the text.
TextRange rangeOf(const FusionAnswer& answer, const EntryBinding& binding);

/// A place in rules by names. Without an entry the whole pattern, without that the whole rule.
struct EntryName {
    std::string_view rule;
    std::string_view pattern;
    std::string_view entry;
    std::uint32_t file = 0; ///< Of the rule, among those of the answer.
};
/// The operators that sections bind there, with those of context, in the graph's order.
std::vector<NodeId> operatorsBoundBy(const FusionAnswer& answer, const EntryName& name);

/// At how many of the places where its pattern was tried an entry took an operator.
struct EntryReach {
    std::size_t reached = 0;
    std::size_t places = 0;

    bool operator==(const EntryReach&) const = default;
};

/// Nothing without a model, and where there is no such entry.
std::optional<EntryReach> reachOf(const FusionAnswer& answer, const EntryName& name);

} // namespace fusewright
