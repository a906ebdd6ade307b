// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

class Graph;

/// Where one is in a model: which graph inside which, and which node of it.
struct Place {
    std::vector<std::uint32_t> path; ///< For each level a position in the outer graph's `nested()`.
    NodeId node;                     ///< Invalid when no node is selected.

    bool operator==(const Place&) const = default;
};

/// A place in words that still mean something after the file was read again.
struct NamedPlace {
    struct Step {
        std::string owner;
        std::string attribute;
    };
    std::vector<Step> path;
    std::string node;
};

/// The graph that a path leads to. The path must be one of this model.
std::shared_ptr<const Graph> graphAt(const std::shared_ptr<const Graph>& outermost,
                                     const std::vector<std::uint32_t>& path);

NamedPlace named(const std::shared_ptr<const Graph>& outermost, const Place& place);
/// As far into the model as the names still lead.
Place found(const std::shared_ptr<const Graph>& outermost, const NamedPlace& place);

} // namespace fusewright
