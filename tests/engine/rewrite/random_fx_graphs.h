// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/rewrite/plain_fx_graph.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fusewright::test {

class RandomSource;

/// How one operator is mostly called.
struct RandomFxForm {
    enum class Slot : std::uint8_t { Value, Literal, LiteralList, ValueList };

    CallKind kind = CallKind::Function;
    std::string target;
    std::vector<Slot> operands;
    std::vector<PlainFxArgument> usual; ///< By slot: the literal, or the list of literals.
    std::vector<std::string> keywords;  ///< By slot.
};

PlainFxArgument randomFxLiteral(RandomSource& random);
/// Another target and kind, of a similar name.
void renameFxCall(RandomSource& random, CallKind& kind, std::string& target);
std::vector<RandomFxForm> randomFxForms(RandomSource& random);
PlainFxGraph randomFxGraph(RandomSource& random, const std::vector<RandomFxForm>& forms);

} // namespace fusewright::test
