// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <QString>

namespace fusewright {

struct DraftAnswer;
struct DraftFact;
class Graph;
struct RuleDraft;

// The sentences about rules that put an operator in the place of their match.

/// What a rule calls a value; the result of the whole match is called so.
QString subjectText(const RuleDraft& draft, ValueId value);
/// What is asked of it: `axis 3: multiple of 32`.
QString conditionText(const RuleDraft& draft, const DraftFact& fact);

/// Why the operators cannot be one rule; empty where they can.
QString shapeText(const DraftAnswer& answer, const Graph& graph);
/// Why the place that was selected is not rewritten; empty where it is.
QString placeText(const DraftAnswer& answer);
/// How often it matches and rewrites, what stays, and what others do because of it; a line each.
QString rewriteText(const DraftAnswer& answer, const Graph& graph);

} // namespace fusewright
