// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <cstdint>
#include <vector>

namespace fusewright {

/// A line of what makes one text another.
struct ChangedLine {
    enum class Kind : std::uint8_t {
        Same,    ///< In both, near a line that is not.
        Before,  ///< Only in the text before.
        After,   ///< Only in the text after.
        Skipped, ///< Stands for lines that are in both; the text says how many.
    };

    Kind kind = Kind::Same;
    QString text;
    qsizetype skipped = 0;

    bool operator==(const ChangedLine&) const = default;
};

/// What differs between two texts, with `context` lines around it. Equal texts have nothing. Where
/// too much differs to be compared line by line, it is all of the one, then all of the other.
std::vector<ChangedLine> changedLines(const QString& before, const QString& after,
                                      qsizetype context = 3);

} // namespace fusewright
