// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/diff/side_by_side.h"

#include <QByteArray>

#include <vector>

namespace fusewright {

/// How a comparison looks, as it is remembered.
struct CompareState {
    int pictures = 2; ///< Three of them; counted from 0.
    bool isLocked = true;
    bool isFolded = true;
    std::vector<Side> sides{Side::O0, Side::O1, Side::O3}; ///< Of all panes, from the left.

    bool operator==(const CompareState&) const = default;
};

QByteArray encodeState(const CompareState& state);
/// What is missing or cannot be is as it is usually. Files that are gone are not compared.
CompareState decodeState(const QByteArray& stored);

} // namespace fusewright
