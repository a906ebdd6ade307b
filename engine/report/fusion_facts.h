// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/diff/compared_partitions.h"
#include "engine/formats/model_facts.h"
#include "engine/match/tried_rule.h"
#include "engine/partition/heuristic_result.h"
#include "engine/partition/made_partition.h"
#include "engine/partition/section_formula.h"
#include "engine/report/change_lines.h"
#include "engine/report/hardware_facts.h"
#include "engine/report/mode_drawing.h"
#include "engine/report/stage_facts.h"
#include "engine/support/diagnostic.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fusewright {

/// A file that a report is about.
struct ReportFile {
    std::string path;
    std::uint64_t bytes = 0;
    std::string digest; ///< SHA-256; empty where it is not known.
    std::string note;   ///< What is to be known of it, such as `with changes that are not saved`.
};

/// Sections that are identical, in words and numbers.
struct SectionKind {
    std::string name;
    std::string first; ///< The first operator of the first one.
    std::size_t count = 0;
    std::size_t operators = 0; ///< Of one of them, as what follows.
    std::size_t gemms = 0;
    Tally flops;
    Tally boundaryBytes;
    SectionFormula formula; ///< Of both, where one of them is no number.
};

/// What one mode makes of a model.
struct ModeFacts {
    FusionMode mode = FusionMode::O0;
    std::string name;
    std::size_t operators = 0;
    std::size_t sections = 0;
    std::size_t folds = 0;
    std::size_t largestSection = 0;
    std::size_t coveredOperators = 0;
    std::size_t gemms = 0;
    Tally boundaryBytes;
    Tally keptBytes;
    BoundaryAmount boundary;        ///< The same bytes; formulas where extents have names.
    std::vector<SectionKind> kinds; ///< Those with most operators in all first; not all of them.
};

/// How often one thing happened, in words. Names stand between backquotes.
struct CountedSentence {
    std::size_t count = 0;
    std::string sentence;
};

/// How far a pattern gets, alone.
struct PatternFacts {
    struct Reach {
        std::string entry;
        std::string expected;
        std::size_t places = 0; ///< At which it took an operator.
    };

    std::string name;
    std::size_t places = 0; ///< At which it was tried.
    std::size_t matches = 0;
    std::vector<Reach> funnel;
    std::vector<CountedSentence> misses; ///< The nearest first.
    std::size_t furtherMisses = 0; ///< Reasons that are not told: they are farther from a match.
};

/// What one rule does.
struct RuleFacts {
    std::string name;
    std::int64_t priority = 0;
    std::string heuristic;
    std::size_t sections = 0;
    std::size_t operators = 0;
    std::size_t refused = 0;
    std::vector<CountedSentence> notes; ///< Why matches are no sections or do not meet a heuristic.
    std::vector<PatternFacts> patterns;
    /// With a backward graph: what its sections keep for it, and how much less that is, for how
    /// many operations, when they run again.
    std::optional<Tally> savedBytes;
    Tally bytesLess;
    Tally operationsMore;
};

/// What differs between two modes.
struct ChangeFacts {
    std::string from;
    std::string to;
    ChangeLines told;
};

/// Everything that a report about fusion tells, before anybody says how.
struct FusionFacts {
    ReportFile model;
    std::vector<ReportFile> rules;
    std::optional<ReportFile> manual;
    ModelFacts facts;
    std::vector<ModeFacts> modes;     ///< o0, o1, o3.
    std::vector<RuleFacts> ruleFacts; ///< As they are tried.
    std::vector<ChangeFacts> changes;
    std::vector<ModeDrawing> drawings;
    std::optional<Tally> savedBytes; ///< What is kept for the backward graph, where there is one.
    std::vector<std::string> openExtents;  ///< Names that extents have for want of a number.
    std::string unsizedValue;              ///< The first whose size nothing tells; may be empty.
    RewriteFacts rewriting;                ///< What rules made of the model before it was fused.
    std::optional<HardwareFacts> hardware; ///< Where a machine was asked for.
    std::vector<Diagnostic> diagnostics;
    std::string command; ///< That makes the report again.
    std::string program; ///< `Fusewright 1.0`.
    std::string date;    ///< Empty, so that the same input gives the same report.
};

/// The answers that a report about fusion is made of.
struct FusionAnswers {
    const Graph& graph;
    const RuleSet& rules;
    const ManualFusion& manual;
    std::span<const MadePartition> made;                           ///< o0, o1, o3.
    const ComparedPartitions& compared;                            ///< The same.
    const std::vector<TriedRule>& tried;                           ///< By rule, with a census.
    const std::vector<std::optional<HeuristicResult>>& heuristics; ///< By match.
};

/// Gathers modes, rules and changes. What is known of the files themselves is for the caller.
FusionFacts gatherFusion(const FusionAnswers& answers);

} // namespace fusewright
