// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string_view>

namespace fusewright {

/// How much of a beginning there is between two operators that stand behind each other, by the
/// paths of their modules: more where a module farther out begins, 0 where none does.
std::uint32_t moduleStart(std::string_view before, std::string_view behind);

} // namespace fusewright
