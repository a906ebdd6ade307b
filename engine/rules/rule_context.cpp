// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/rule_context.h"

namespace fusewright {

RuleContext withCatalogues(RuleContext context)
{
    if (!context.operators)
        context.operators = OperatorCatalogue::builtIn();
    if (!context.heuristics)
        context.heuristics = HeuristicCatalogue::builtIn();
    return context;
}

} // namespace fusewright
