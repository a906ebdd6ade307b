// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

struct DraftEntry;
struct RuleDraft;

/// What a provider calls its parts: names of Python, none of them twice.
struct DraftNames {
    std::string function;  ///< `rms_norm`, which the replacement calls.
    std::string className; ///< `RmsNormProvider`
    std::vector<std::string> values;
    std::vector<std::string> entries;

    /// By operand of an entry.
    std::vector<std::string> operandsOf(const DraftEntry& entry) const;
};

DraftNames draftNames(const RuleDraft& draft);

/// `rms_norm` of `RMSNorm`.
std::string providerFunctionName(std::string_view proposed);
/// What a pattern calls the result of an operator that the model calls so.
std::string patternName(std::string_view node);
/// `linear` of `torch._C._nn.linear`, `add` of `torch.ops.aten.add.Tensor`.
std::string calledOperatorName(std::string_view native, std::string_view canonical);
/// Names what comes from outside: weights after their last part, what has a name in the model's
/// code after that, everything else `x`, `y`, `z`.
void nameDraftValues(RuleDraft& draft);

} // namespace fusewright
