// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace fusewright {

class Graph;
struct Partition;

/// A class of which every module is exactly one section.
struct TaggedClass {
    std::string name;                    ///< Without what stands before its last dot.
    std::vector<std::uint32_t> sections; ///< All of one rule; never empty.
};

/// The classes by which fusion by hand makes sections of a partition again, inner ones before those
/// around them. With all of them fusion by hand makes just these sections, and no other.
std::vector<TaggedClass> tagClasses(const Graph& graph, const Partition& partition);

} // namespace fusewright
