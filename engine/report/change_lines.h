// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/diff_json.h"

#include <cstddef>
#include <string>
#include <vector>

namespace fusewright {

struct ComparedPair;
struct ComparedPartitions;

/// Alike changes as one line: `merged 3 sections into 1 (llama2_mlp)`. Kinds of changes that read
/// the same are one line: what tells them apart, such as a shape, would need more words.
struct ChangeLine {
    std::string sentence;
    std::size_t changes = 0;
    std::size_t variants = 0; ///< How many kinds of changes read so.
    std::size_t movedOperators = 0;
};

/// What becomes of one partition in another, those that move most first.
struct ChangeLines {
    std::vector<ChangeLine> lines;
    std::size_t alone = 0; ///< Operators that stay alone, and have no line.
};

/// All lines, and one for each kind of change, when all are to be shown.
ChangeLines changeLines(const ComparedPartitions& compared, const ComparedPair& pair,
                        ShownChanges shown);

} // namespace fusewright
