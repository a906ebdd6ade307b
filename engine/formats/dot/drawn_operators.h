// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_format.h"
#include "engine/graph/graph_builder.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fusewright {

struct DotGraph;

/// What the label and the attributes of one node say. Its lists are parts of those of all nodes.
struct DrawnOperator {
    Symbol native;
    Symbol id;      ///< Empty when the node is named by its result.
    ValueType type; ///< Of the first result.
    std::uint32_t resultBegin = 0;
    std::uint32_t resultEnd = 0;
    std::uint32_t attributeBegin = 0;
    std::uint32_t attributeEnd = 0;
    bool isTensor = false; ///< Stands for a tensor between operators.
};

/// The nodes of a drawing, as operators, in its order.
struct DrawnOperators {
    std::vector<DrawnOperator> all;
    std::vector<Symbol> results; ///< Names that may still be the same for several.
    std::vector<Attribute> attributes;
    OperatorLabel where = OperatorLabel::Guess; ///< Where in the labels they were found.

    std::span<Symbol> resultsOf(const DrawnOperator& op)
    {
        return {results.data() + op.resultBegin, results.data() + op.resultEnd};
    }
    std::span<const Attribute> attributesOf(const DrawnOperator& op) const
    {
        return {attributes.data() + op.attributeBegin, attributes.data() + op.attributeEnd};
    }
};

/// Nothing when the reading was cancelled. Names and values go into the builder's tables.
std::optional<DrawnOperators> readDrawnOperators(const DotGraph& drawing,
                                                 const ReadOptions& options, GraphBuilder& builder);

} // namespace fusewright
