// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace fusewright {

struct RuleDraft;

/// The prefix of rules whose name has none.
inline constexpr std::string_view ownTvmPrefix = "mine.";

/// `mine.gated_silu`, as a rule of this name is registered.
std::string tvmRuleName(std::string_view name);
/// The function that a rule of this name gets: `gated_silu` of `cutlass.gated_silu`.
std::string tvmFunctionName(std::string_view rule);
std::string tvmCheckName(std::string_view function);

/// Gives entries and values names of Python that are all different, and calls what comes from
/// outside as TVM does: `data`, `weight`. What has such names keeps them.
void nameTvmParts(RuleDraft& draft);
/// The operator of Relax that an operator of a model is; the model's own name where there is none.
std::string tvmOperatorName(std::string_view native, std::string_view canonical);

} // namespace fusewright
