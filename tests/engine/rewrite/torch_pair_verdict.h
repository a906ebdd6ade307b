// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule.h"
#include "tests/engine/rewrite/plain_fx_graph.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace fusewright::test {

/// How often which kind of pair was there, and which kinds of matches.
struct TorchPairCounts {
    std::size_t pairs = 0;
    std::size_t matching = 0; ///< At least once.
    std::size_t matches = 0;
    std::size_t escapes = 0;
    std::size_t cycles = 0;
    std::size_t overlaps = 0;
    std::size_t twoPieces = 0; ///< Pairs with a match of a pattern that does not hang together.
    std::size_t literals = 0;  ///< Pairs with a match in which a wildcard took one.
    std::size_t lists = 0;     ///< The same for lists.
    std::size_t raises = 0;    ///< Torch raises while it looks for matches.
    std::size_t stops = 0;     ///< Torch raises while it replaces.
    std::size_t broken = 0;    ///< Torch makes a graph that cannot run: only counts are compared.
    std::size_t rewritten = 0; ///< The graphs that come out were compared.
    std::size_t known = 0;     ///< Pairs that differ as is known.

    std::string text() const;
};

/// A model, made once for many patterns.
struct TorchModel {
    explicit TorchModel(const PlainFxGraph& graph);

    std::shared_ptr<const Graph> made;
    PlainFxGraph plain; ///< Read back.
};

/// A pattern with a fresh replacement as a rule.
struct TorchRule {
    explicit TorchRule(const PlainFxGraph& pattern);

    PlainFxGraph plain; ///< Read back.
    std::string fault;  ///< Empty where there is a rule.
    RuleSet rules;
    std::vector<std::uint32_t> nodeOf; ///< By entry of the pattern.
    bool isInPieces = false;
};

/// What differs between the rewriter and the plain matcher, as a sentence; empty for nothing.
std::string torchDifference(const TorchModel& model, const TorchRule& rule,
                            TorchPairCounts* counts = nullptr);

} // namespace fusewright::test
