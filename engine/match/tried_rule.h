// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/attempts.h"
#include "engine/match/census.h"

#include <vector>

namespace fusewright {

struct Rule;
struct RuleSet;

/// How far the patterns of a rule get at each place, alone.
struct TriedRule {
    std::vector<PatternAttempts> attempts;        ///< By pattern.
    std::vector<std::vector<CensusGroup>> census; ///< By pattern; empty where nobody asked for it.
};

/// How far each pattern of each rule gets at each place of a model, alone.
std::vector<TriedRule> tryRules(const Graph& graph, const RuleSet& rules,
                                const CancelToken& cancel = {});
TriedRule tryRule(const Graph& graph, const Rule& rule, const CancelToken& cancel = {});
/// Adds why the patterns of a rule get no further: the places are tried once more. Cancelled, it
/// tells of the places so far.
void addCensus(const Graph& graph, const Rule& rule, TriedRule& tried,
               const CancelToken& cancel = {});

} // namespace fusewright
