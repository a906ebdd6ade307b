// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/rules/tvm/plain_expressions.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace fusewright::test {

class RandomSource;

/// A function of a module, in which some variables are bound to calls of others.
struct PlainFunction {
    std::string name;
    PlainModule module;
    std::map<std::size_t, std::size_t> calls = {}; ///< Variables, and which functions they call.

    /// The variables that nothing binds, in their order.
    std::vector<std::size_t> parameters() const;
};

/// A place in which a function is read: `f1_1/` stands before the names of its operators.
struct PlainInstance {
    std::string prefix;
    PlainModule module; ///< With the operators of the graph.
};

/// A module of functions, each of dataflow blocks and of what stands outside of them. A function
/// calls only earlier ones, and gives one tensor that depends on all its parameters; the last one
/// is `main`. All tensors have one type, as far as the module says it.
///
/// What a call of a function gives no pattern knows: it is a `Composite`.
struct PlainProgram {
    std::vector<PlainFunction> functions;

    std::string text() const; ///< As Relax is printed.
    /// Whether some call gives one value as two parameters.
    bool givesTwice() const;
    /// The functions of a graph that was read of the text, `main` first, each as often as it is
    /// called.
    std::vector<PlainInstance> instances(const Graph& graph) const;
};

/// One to four functions of up to ten calls.
PlainProgram randomPlainProgram(RandomSource& random);

} // namespace fusewright::test
