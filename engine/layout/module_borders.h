// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string_view>

namespace fusewright {

/// Where in the tree of modules something begins and ends: paths, empty where they are not known.
struct ModuleEnds {
    std::string_view first;
    std::string_view last;
};

/// How much of a beginning there is between two operators that stand behind each other, by the
/// paths of their modules: more where a module farther out begins, 0 where none does.
std::uint32_t moduleStart(std::string_view before, std::string_view behind);

/// How many modules around two operators are the same.
std::uint32_t sharedModules(std::string_view path, std::string_view other);

} // namespace fusewright
