// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule.h"
#include "engine/rules/rule_context.h"
#include "engine/rules/tvm/tvm_file.h"
#include "engine/rules/tvm/tvm_pattern_maker.h"
#include "engine/support/diagnostic.h"

#include <optional>
#include <string_view>
#include <vector>

namespace fusewright {

/// Which plan of a file is tried.
inline constexpr std::string_view planOption = "plan";

/// The rules of a file, in the order of its plan, with the options that it reads. What cannot be
/// matched is told.
RuleSet makeTvmRules(const TvmFile& file, const RuleContext& context, Diagnostics& diagnostics);
/// By the file's own order; nothing for those of which nothing can be matched.
std::vector<std::optional<Rule>> makeEachTvmRule(const TvmFile& file, const RuleContext& context,
                                                 Diagnostics& diagnostics);
/// One of them.
std::optional<Rule> makeTvmRule(const TvmFile& file, const TvmRule& rule,
                                const RuleContext& context, Diagnostics& diagnostics);

/// The patterns of a rule without a model, with the nodes that they are made of, in the order in
/// which `TvmRulesText` draws them.
std::vector<MadeTvmPattern> tvmWaysOf(const TvmFile& file, const TvmRule& rule);

} // namespace fusewright
