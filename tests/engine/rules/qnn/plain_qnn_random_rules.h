// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/rules/qnn/plain_qnn_rewriter.h"

#include <map>
#include <string>
#include <vector>

namespace fusewright::test {

class RandomSource;

/// A small net, and rules for it with what the user says to them.
struct PlainRuleCase {
    PlainNet net;
    std::vector<PlainQnnRule> rules;
    std::map<std::string, std::string> options;
    std::map<std::string, bool> answers;

    std::string rulesText() const;
    std::string text() const; ///< Net, rules, options and answers.
};

/// Up to eight operators `P0` to `P2`, which rules mostly replace by `Q0` to `Q2`.
PlainRuleCase randomPlainRules(RandomSource& random);

} // namespace fusewright::test
