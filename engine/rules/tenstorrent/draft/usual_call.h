// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_draft.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// How programs of torch mostly call an operator with so many tensors, as torch.fx records it.
/// What else the call has and no default says is an operand behind the tensors, by a name in
/// `values`. Nothing for what torch has no function or method of.
std::optional<DraftCall> usualTorchCall(std::string_view canonical, std::size_t tensors,
                                        std::vector<std::string>& values);

} // namespace fusewright
