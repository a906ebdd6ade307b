// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/support/cancel_token.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fusewright {

class Graph;
class RuleGround;
struct DraftAnswer;
struct DraftWish;
struct RuleDraft;
struct RuleLanguage;

/// `answerDraft` for languages whose rules make sections, and whose patterns say which operand of
/// an operator is what: `RuleLanguage::operands`.
DraftAnswer answerWithOperands(const RuleGround& ground, const RuleLanguage& language,
                               const DraftWish& wish, const CancelToken& cancel);

/// Fills in what the entries of a draft read, and which results leave it; says why no rule of the
/// language can be made of it, in sentences. The draft must hang together.
std::vector<std::string> drawOperands(const Graph& graph, const RuleLanguage& language,
                                      RuleDraft& draft);

/// A draft of operators with their operands; nothing where no rule can be made of them.
std::optional<RuleDraft> draftWithOperands(const Graph& graph, std::span<const NodeId> nodes,
                                           const RuleLanguage& language);

} // namespace fusewright
