// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_draft.h"

#include <span>
#include <string>
#include <string_view>

namespace fusewright {

/// A call as an expression of a pattern function.
struct CallText {
    std::string text;
    std::string module; ///< Which the expression needs; empty for none.
    std::string fault;  ///< Why Python cannot say it, behind `because`; empty where it can.
};

/// `operands` are names, by operand of the call's entry.
CallText callText(const DraftCall& call, std::span<const std::string> operands);
/// As torch records it: `torch.rsqrt(x)`, `x.mul(y)`, never an operator.
std::string recordedText(const DraftCall& call, std::span<const std::string> operands);

} // namespace fusewright
