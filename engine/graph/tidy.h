// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

#include <span>
#include <string>
#include <vector>

namespace fusewright {

enum class TidyReason {
    Constant,        ///< A constant written as an operator; now a parameter.
    Identity,        ///< Passes a value on; its users now use that value.
    Boundary,        ///< A placeholder, weight or output written as an operator.
    ShapeArithmetic, ///< Computes only shapes; what is left of it is a parameter.
    Dead,            ///< No output of the graph needs it.
};

const char* tidyReasonName(TidyReason reason);

/// What is known of the elements of a value that is computed from shapes: numbers, amounts such as
/// `2*N`, and `?`.
struct ShapeElements {
    ValueId value;
    std::vector<std::string> elements;
};

/// How many nodes of one operator were folded away for one reason.
struct FoldedAway {
    std::string native;
    std::string canonical;
    TidyReason reason = TidyReason::Constant;
    std::size_t count = 0;
};

/// A graph without the nodes that hide the model, and what is no longer in it.
struct Tidied {
    Graph graph;
    std::vector<FoldedAway> folded;
    std::size_t weightInputs = 0; ///< Inputs that are parameters now.
};

/// What becomes of inputs that look like the model's weights (see `findParameterInputs`).
enum class TidyInputs {
    Keep,
    FindWeights, ///< They are parameters.
};

/// Folds constants, identities, boundary markers, shape arithmetic and dead nodes away.
///
/// The nodes that stay keep their names and their order. What is left of shape arithmetic has the
/// elements that are `known` of it. A graph of which nothing would stay is left as it is. Linear in
/// the graph.
Tidied tidy(Graph graph, TidyInputs inputs = TidyInputs::Keep,
            std::span<const ShapeElements> known = {});

} // namespace fusewright
