// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/check_answer.h"
#include "engine/session/rules_session.h"

#include <span>

namespace fusewright {

/// What a check says about a rules file alone.
CheckedFile checkedFile(CheckedRules checked);

/// The same on a model: which rules stand in each other's way, and whether they do what comments
/// of the text and `alsoExpected` say.
CheckedFile checkedFile(CheckedRules checked, const Graph& graph,
                        std::span<const Expectation> alsoExpected);

} // namespace fusewright
