// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_format.h"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

/// How often an operator occurs.
struct OperatorCount {
    std::string canonical;
    std::string native;
    std::string category; ///< Empty where the catalogue does not know the operator.
    std::size_t count = 0;
};

/// A body inside an operator such as If or Loop.
struct NestedFacts {
    std::string owner;
    std::string attribute;
    std::size_t nodes = 0;
    std::size_t depth = 1;
};

/// What there is to say about a model at a glance.
struct ModelFacts {
    std::string name;
    std::string format;
    std::size_t nodes = 0;
    std::size_t edges = 0;
    std::size_t inputs = 0;
    std::size_t outputs = 0;
    std::size_t parameters = 0;
    std::size_t weightInputs = 0;   ///< Parameters that the file lists as inputs.
    std::size_t inferredShapes = 0; ///< Values whose shape does not wholly stand in the file.
    std::size_t modules = 0;
    std::size_t unknownOperators = 0;     ///< Nodes whose operator the catalogue does not know.
    std::vector<OperatorCount> operators; ///< Most frequent first, then by name.
    std::vector<FoldedAway> folded;
    std::vector<NestedFacts> nested; ///< All levels, outer before inner.
    std::vector<std::pair<std::string, std::string>> properties;
    std::vector<std::string> functions;
};

ModelFacts gatherFacts(const ReadModel& model);

} // namespace fusewright
