// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

namespace fusewright {

/// A table of a report, before it is known how it is written. `#` marks columns of numbers.
struct PageTable {
    std::string title;
    std::vector<std::string> headings;
    std::vector<std::vector<std::string>> rows;
    bool isMarked = false; ///< Names in cells stand between backquotes.
};

} // namespace fusewright
