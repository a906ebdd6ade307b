// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/diff/folded_changes.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace fusewright {

struct ComparedPair;
struct ComparedPartitions;

/// Changes that read the same: one line of a list.
struct ChangeRow {
    ChangeKind kind = ChangeKind::Same;
    QString text; ///< `merged 20 sections into 1`, as the command line says it.
    QString name; ///< `llama2_qkv`: see `changeName`. Empty for operators that stay alone.
    std::vector<std::uint32_t> changes; ///< In the pair's diff, ascending; never empty.
    std::size_t folds = 0;              ///< How many variants: kinds of changes that differ.
    std::size_t movedOperators = 0;
};

/// The lines of a pair: those that move most operators first, operators that stay alone last.
std::vector<ChangeRow> changeRows(const ComparedPartitions& all, const ComparedPair& pair);

/// A row and one of its changes.
struct ChangePlace {
    std::size_t row = 0;
    std::size_t change = 0; ///< In the row.

    bool operator==(const ChangePlace&) const = default;
};

/// Where the change with an operator is in these rows, if it is.
std::optional<ChangePlace> placeOf(const ComparedPair& pair, const std::vector<ChangeRow>& rows,
                                   NodeId node);

/// How many changes of each kind there are, by kind.
std::vector<std::size_t> changeCounts(const PartitionDiff& diff);

} // namespace fusewright
