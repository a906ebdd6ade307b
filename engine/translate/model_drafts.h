// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/cancel_token.h"
#include "engine/translate/pattern_draft.h"

#include <vector>

namespace fusewright {

class Graph;

/// Rules of a language for the forms in which one way of a pattern occurs in a model: with the
/// operands, and in languages of calls with the calls, that operators have there. Each form once,
/// that of the first place first; none where the way does not occur, or cannot be said.
std::vector<RuleDraft> draftsFromModel(const Graph& graph, const Pattern& way,
                                       const DraftGround& ground, LostMeaning& lost,
                                       const CancelToken& cancel = {});

} // namespace fusewright
