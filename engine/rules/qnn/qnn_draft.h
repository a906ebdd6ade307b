// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>
#include <string>
#include <string_view>

namespace fusewright {

struct DraftFact;
struct RuleDraft;
struct RuleToWrite;

/// A rule as `DEF_PACKAGE_OPTIMIZATION`: its last entry at the root, results that are named more
/// than once with LET, and one operator that takes all values from outside, parameters last.
std::string qnnDraftText(const RuleDraft& draft);
/// The rules of an op package, in one pass.
std::string qnnFileText(std::span<const RuleToWrite> rules);
/// What the operator of a new rule is called: `RmsNorm` of `rms_norm`.
std::string qnnMadeName(std::string_view wanted);

/// `EQ(DIM_DEPTH("In"), 32)`. Empty for what the grammar cannot say, or what has no tag.
std::string qnnFactText(const RuleDraft& draft, const DraftFact& fact);

/// What rules call an operator of a model: `Conv2d` for ONNX's `Conv`.
std::string qnnOperatorWord(std::string_view native, std::string_view canonical);

/// In quotes, with what would end them escaped.
std::string qnnQuoted(std::string_view text);

} // namespace fusewright
