// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

struct RuleDraft;
struct RuleToWrite;

/// A rule as a whole file: imports, a function that makes the pattern and labels its parts, a check
/// of the draft's facts, and the registration. Empty where `whyNotTvm` says something.
std::string tvmDraftText(const RuleDraft& draft);
/// Sentences about what no pattern of TVM can say of a draft.
std::vector<std::string> whyNotTvm(const RuleDraft& draft);

/// A file of rules. What is registered last is tried first.
std::string tvmFileText(std::span<const RuleToWrite> rules);
/// Whether TVM matches the arguments of an operator in either order.
bool isTvmUnordered(std::string_view operatorName);
/// Whether a pattern can call an operator with so many tensors.
bool takesTvmTensors(std::string_view operatorName, std::size_t tensors);
/// Of so many operands of a model, those in front that are tensors in Relax.
std::size_t tvmTensorsAmong(std::string_view operatorName, std::size_t operands);
/// Why no pattern has an operator; empty where one has.
std::string whyNoTvmOperator(std::string_view operatorName);

} // namespace fusewright
