// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/parameter_order.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fusewright {

/// What a stage without rules does, so that the graph is as rules of its language count on.
enum class Preparation : std::uint8_t {
    None,
    Quantization, ///< What is quantized and dequantized again has its encoding itself.
    DepthLast,    ///< Images have their channels behind height and width.
    Parameters,   ///< Parameters of operators are operands.
};

/// An option, and the value of it with which a stage leaves the graph alone.
struct StageSwitch {
    std::string option;
    std::string off;

    bool operator==(const StageSwitch&) const = default;
};

/// One stage of rewriting as a language wants it: a pass, a pair of pattern and replacement.
struct StagePlan {
    enum class Order : std::uint8_t {
        /// Matches are looked for at one operator after another, in the order of the graph, and
        /// each is rewritten before the next is looked for.
        OneByOne,
        /// All matches of a pattern are found first; of those that overlap the first one stays, and
        /// only then are they checked and rewritten. Nothing that a rewrite makes is looked at.
        AllAtOnce,
    };
    /// Whether what a rewrite has made is looked at.
    enum class Again : std::uint8_t { Never, NextSweep, AtOnce };
    /// What becomes of inner operators of a match whose results are used outside of it.
    enum class InnerUse : std::uint8_t {
        Keeps,     ///< They stay beside the replacement.
        Forbidden, ///< It is no match.
    };
    /// What goes with what is replaced.
    enum class Removes : std::uint8_t {
        Unused,  ///< Everything above it that nobody uses any more.
        Matched, ///< What was matched.
    };

    std::string name; ///< As people know it: `EARLY+1`.
    std::uint32_t file = 0;
    std::vector<std::uint32_t> rules; ///< In the order in which they are tried.
    Order order = Order::OneByOne;
    Again again = Again::NextSweep;
    InnerUse innerUse = InnerUse::Keeps;
    Removes removes = Removes::Unused;
    std::uint32_t mostDescendants = 2'000; ///< Of one operator, before it counts as not settling.
    std::string offBecause;                ///< A sentence; empty for a stage that runs.
    Preparation prepares = Preparation::None;
    std::vector<ParameterOrder> spellsOut = {}; ///< Of operators whose parameters become operands.
    std::vector<StageSwitch> switches = {};     ///< Any of them leaves the graph alone.

    bool operator==(const StagePlan&) const = default;
};

} // namespace fusewright
