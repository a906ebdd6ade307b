// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace fusewright {

/// At which place an operator of Relax has an argument; nothing where that is not known.
std::optional<std::size_t> relaxArgumentPlace(std::string_view nativeName,
                                              std::string_view keyword);
/// What it calls the argument at a place; empty where that is not known.
std::string_view relaxArgumentName(std::string_view nativeName, std::size_t place);

} // namespace fusewright
