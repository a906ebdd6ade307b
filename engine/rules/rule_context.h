// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/graph/operator_catalogue.h"
#include "engine/rules/heuristic_catalogue.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace fusewright {

/// What rules are checked against.
struct RuleContext {
    std::shared_ptr<const OperatorCatalogue> operators;
    std::shared_ptr<const HeuristicCatalogue> heuristics;
    std::shared_ptr<const Graph> model; ///< May be null: names of its operators are known too.
    std::vector<std::string> includeFolders = {}; ///< For files that rules files include.
    /// What the user chose of the options that files read while they are read.
    std::map<std::string, std::string> options = {};
};

/// With the built-in catalogues where there are none.
RuleContext withCatalogues(RuleContext context);

} // namespace fusewright
