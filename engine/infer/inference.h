// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/graph/tidy.h"

#include <cstddef>
#include <string>
#include <vector>

namespace fusewright {

class CancelToken;

/// What a file says about a tensor and what follows from its operator do not agree.
struct ShapeMismatch {
    ValueId value;            ///< Of the graph, or of the body that the node is in.
    std::string operatorName; ///< Of the node that makes it.
    std::string nodeName;
    std::string written; ///< `[2, 3]`
    std::string inferred;
};

/// A graph with the types and shapes that follow from its operators beside those it had.
struct Inferred {
    Graph graph;
    std::size_t shapes =
        0; ///< Values whose shape was not known, or not wholly, and is more so now.
    std::size_t types = 0;
    std::vector<ShapeMismatch> mismatches; ///< The first few.
    std::vector<ShapeElements> elements;   ///< In a graph where names are among them; by value.
};

/// What becomes of the bodies of operators afterwards.
enum class Bodies { Kept, Tidied };

/// Finds out types and shapes that a file does not tell, by the rules of the known operators.
///
/// Only what is sure is said: a symbolic extent stays itself, and what cannot be known stays
/// unknown. What the file says stays as it is, but for names of extents that only results have:
/// where something follows, that is said. Linear in the graph; a large one that tells all
/// about itself is only glanced at. Bodies, of which shape arithmetic must not have been folded
/// away, are copied.
Inferred inferTypes(Graph graph, const CancelToken& cancel, Bodies bodies = Bodies::Kept);

} // namespace fusewright
