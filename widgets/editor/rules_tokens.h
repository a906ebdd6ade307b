// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/line_tokens.h"

#include <QString>

#include <vector>

namespace fusewright {

struct RuleLanguage;

/// A piece of one line, in UTF-16 offsets.
struct RulesPiece {
    int begin = 0;
    int end = 0;
    LineToken token = LineToken::Key;

    bool operator==(const RulesPiece&) const = default;
};

/// A line in the pieces that its language cuts it into; `state` as in `RuleLanguage::cutLine`.
std::vector<RulesPiece> rulesPieces(const RuleLanguage& language, const QString& line, int& state);

} // namespace fusewright
