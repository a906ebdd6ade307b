// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern.h"
#include "engine/rules/tvm/dpl/dpl_pattern.h"
#include "engine/rules/tvm/tvm_way.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

class RelaxClasses;

/// Where an expression that a node of a pattern took is found in a match.
struct TvmTaken {
    EntryId entry;
    std::optional<std::uint32_t> item;     ///< A tuple-get-item of its results.
    std::optional<std::uint32_t> argument; ///< An argument that is no tensor.
};

/// One way to take a pattern, as the engine matches it.
struct MadeTvmPattern {
    Pattern pattern;
    TvmChoice choice;                 ///< Which way it is.
    std::vector<DplId> nodeOf;        ///< By entry.
    std::map<DplId, TvmTaken> taken;  ///< By node that is part of this way.
    std::vector<std::string> skipped; ///< What cannot be asked here, as sentences.
};

struct MadeTvmPatterns {
    std::vector<MadeTvmPattern> patterns; ///< The preferred way first.
    std::optional<TvmPatternFault> fault; ///< Of the first way that cannot be matched.
    bool isCutShort = false;              ///< There are more ways than are tried.
};

/// How graphs have what TVM writes as a tuple-get-item.
enum class TupleItems : std::uint8_t {
    Operators, ///< As an operator of its own.
    Results,   ///< As one of several results.
};

/// A kernel, or a function of another library, that a graph calls.
struct TvmKernel {
    std::string native;   ///< The operator that it is in the graph,
    std::string function; ///< and what it is called where it is made.

    auto operator<=>(const TvmKernel&) const = default;
};

/// What a pattern that is a tuple takes.
enum class TvmTupleRoot : std::uint8_t {
    None,
    Written, ///< The fields of a tuple that the program writes.
    Loose,   ///< Fields that could be written as one behind the last of them.
};

/// What is known of the graphs that are looked through.
struct TvmGraphForm {
    TupleItems items = TupleItems::Operators;
    bool hasKernels = true;              ///< Operators that are none of Relax's are kernels.
    std::vector<TvmKernel> kernels = {}; ///< Of a model, as far as one is there.
    bool hasItemRoots = false;           ///< A pattern may end with an item of a tuple.
    TvmTupleRoot tuples = TvmTupleRoot::None;
    bool hasPlaces = false;                  ///< Operators may stand in different dataflow blocks,
    bool needsBlock = true;                  ///< and those outside of blocks are not looked at.
    bool hasFunctions = false;               ///< Some are read in place, with their parameters.
    std::vector<std::string> functions = {}; ///< Those that are looked at; none for all.
};

/// Names of nodes: what has one is called so in the pattern.
using TvmLabels = std::vector<std::pair<std::string, DplId>>;

MadeTvmPatterns makeTvmPatterns(const DplPattern& pattern, const TvmLabels& labels,
                                RelaxClasses& classes, const TvmGraphForm& form);

} // namespace fusewright
