// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/completion.h"

#include <vector>

namespace fusewright {

struct QnnFile;
struct RuleContext;

/// Tags in scope, operators of the model, functions with their signatures, types, passes, flags.
std::vector<Completion> qnnCompletionsAt(const QnnFile& file, TextPosition position,
                                         const RuleContext& context);

} // namespace fusewright
