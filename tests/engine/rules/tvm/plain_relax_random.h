// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/rules/tvm/plain_expressions.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace fusewright::test {

class RandomSource;

/// An operator of Relax with the arguments that a call of it has.
struct PlainRelaxKind {
    std::string name; ///< With `relax.`.
    std::size_t tensors = 1;
    std::size_t items = 0;      ///< Of a result that is a tuple.
    bool isOfTuple = false;     ///< Its tensors are one argument, a tuple.
    bool isMixed = false;       ///< The second to the last are a tuple, with a number behind it.
    std::string attribute = {}; ///< Empty, or one that it always has, a small number.
};

/// The ten that random functions are made of; one of them nobody knows.
const std::vector<PlainRelaxKind>& plainRelaxKinds();

/// A function of `least` to `most` calls, with items behind the calls that give tuples, shared
/// values, constants and several outputs. What nobody uses is given out. Types are as somebody
/// could have written them; they are not what the operators would give. Where items are nodes,
/// some tuples are lists of tensors for other calls. Some variables only name others, or tuples.
PlainModule randomPlainModule(RandomSource& random, std::size_t least = 2, std::size_t most = 12,
                              PlainItems items = PlainItems::Results);

/// All functions of 1 to `most` calls of these kinds over one input and one constant, every value
/// used in every place; the call with a tuple is followed by all its items. Returns how many.
/// Relu and add give 6, 78, 1,518 and 44,718 of up to 1, 2, 3 and 4 calls.
std::size_t eachPlainModule(std::size_t most, const std::vector<PlainRelaxKind>& kinds,
                            const std::function<void(const PlainModule&)>& visit);

} // namespace fusewright::test
