// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/rules/qnn/plain_qnn_term.h"

#include <map>
#include <string>
#include <vector>

namespace fusewright::test {

class RandomSource;

/// An operator `Root`, what is around it, and a rule that matches it with a random constraint.
struct PlainCase {
    PlainNet net;
    std::string match;
    PlainTerm constraint;
    std::map<std::string, std::size_t> tags;
    std::map<std::string, std::string> options;
    std::map<std::string, bool> answers;

    std::string rules() const;
    std::string text() const; ///< Net, rules, options and answers.
    PlainPlace place(bool joins = false) const;
};

PlainCase randomPlainCase(RandomSource& random);

/// Facts of a tensor as models have them, more or less known.
PlainTensorFacts randomPlainFacts(RandomSource& random, bool tellsQuantization);
/// A term of a type, over tags. Operands of calls are as the grammar wants them.
PlainTerm randomPlainTerm(RandomSource& random, PlainType type,
                          const std::vector<std::string>& tags, std::size_t depth);

} // namespace fusewright::test
