// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <string>

namespace fusewright {

class Graph;
struct ExplainedAttempt;
struct ExplainedRule;
struct NotRewritten;
struct RuleSet;

/// Why an attempt that matches is no section, without a full stop.
std::string refusalText(const Graph& graph, const RuleSet& rules, const ExplainedRule& explained,
                        const ExplainedAttempt& told);

/// The answer of `explain` for people: so many attempts one by one, then the census.
/// `condition-false: GT(DIM_DEPTH("In"), 32) was 16 > 32`.
std::string notRewrittenText(const NotRewritten& why);

std::string explainText(const Graph& graph, const RuleSet& rules, const ExplainedRule& explained,
                        std::size_t mostAttempts);

} // namespace fusewright
