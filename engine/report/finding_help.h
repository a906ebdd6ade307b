// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string_view>

namespace fusewright {

/// What kind of finding a code stands for, and what to do about it.
struct FindingHelp {
    std::string_view code;
    std::string_view summary; ///< A sentence.
    std::string_view advice;  ///< One or two more.
};

/// Of a code that nobody explained: general words.
FindingHelp findingHelp(std::string_view code);

} // namespace fusewright
