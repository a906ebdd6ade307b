// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/tvm_file.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class PythonTree;

/// Where an entry can be put into a list of patterns.
struct TvmListPlace {
    ByteRange list;         ///< With its brackets.
    std::size_t offset = 0; ///< Where the text goes.
    std::string before;     ///< What stands between the item before and the entry,
    std::string behind;     ///< and behind the entry.
};

/// Places for an entry, the best first: behind the rule at an offset; at the end of the last list
/// that is registered, which is tried first; at the beginning of the list that has the rules.
std::vector<TvmListPlace> tvmListPlaces(const TvmFile& file, const PythonTree& tree,
                                        std::optional<std::size_t> after);

} // namespace fusewright
