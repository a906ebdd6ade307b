// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/completion.h"
#include "engine/rules/hover_text.h"
#include "engine/rules/rule_context.h"
#include "engine/rules/tvm/tvm_file.h"

#include <optional>
#include <vector>

namespace fusewright {

/// In a string that begins with `relax`: the operators of Relax, those of the model first.
std::vector<Completion> relaxCompletionsAt(const SourceText& source, TextPosition position,
                                           const RuleContext& context);
/// Of a string with an operator's name how often the model has it; of a rule its pattern in one
/// line. The rule may be null.
std::optional<HoverText> tvmHoverAt(const TvmFile& file, const TvmRule* rule, TextPosition position,
                                    const RuleContext& context);

} // namespace fusewright
