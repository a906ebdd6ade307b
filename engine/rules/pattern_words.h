// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_draft.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// A rule as a file is to have it: a comment above, and its patterns in the order in which they
/// are tried. The drafts of one rule have its name if `PatternWords::severalPatterns`, else names
/// that differ.
struct RuleToWrite {
    std::vector<std::string> comment; ///< Lines without their sign.
    std::vector<RuleDraft> drafts;    ///< None for a rule of which only the comment is written.
};

/// One of the operators that together are one of another language.
struct SpelledStep {
    std::string_view operatorName;
    std::vector<int> operands; ///< Which operand; -1 is what the first step makes, -2 the second.
};

/// What a language has words for, so that rules of other languages can be written in it. What it
/// has none for is written as several patterns, or left out and told.
struct PatternWords {
    bool operands = false;     ///< Which operand of an operator is what, and how many it has.
    bool alternatives = false; ///< One of several operators.
    bool others = false;       ///< Any operator, or any but some.
    bool optionals = false;    ///< Entries that may be absent, that repeat, that choose between
    bool context = false;      ///< others; entries that stay outside of the section.
    bool constants = false;    ///< Operands that must be constants.
    bool severalResults = false;
    bool laterResults = false; ///< Results of an operator that are not its first.
    bool severalPatterns = false;
    bool priorities = false; ///< Else the order of the file decides.
    bool heuristics = false;
    bool keepsInside = false; ///< No match where an inner result is used outside.

    /// A file of rules in the order in which they are tried; of none only what every file has.
    std::string (*writeFile)(std::span<const RuleToWrite> rules) = nullptr;
    /// Where the first two operands of an operator may be either way round in every pattern; null
    /// for nowhere.
    bool (*isUnordered)(std::string_view operatorName) = nullptr;
    /// Whether an operator may have so many tensors as operands; null where nobody knows.
    bool (*takes)(std::string_view operatorName, std::size_t tensors) = nullptr;
    /// How many of so many operands of a model are operands here too; those behind them are not,
    /// and may be anything. Null where all are.
    std::size_t (*tensorsAmong)(std::string_view operatorName, std::size_t operands) = nullptr;
    /// Why no pattern names an operator, as a sentence; empty where one can. Null for any name.
    std::string (*whyNoOperator)(std::string_view operatorName) = nullptr;
    /// What an operator is in the language that does not have it, the last step being its result;
    /// empty where nobody knows.
    std::vector<SpelledStep> (*spelled)(std::string_view canonical, std::size_t tensors) = nullptr;
    /// How models usually call an operator with so many tensors. Literals that differ from model to
    /// model are operands behind these; `values` are their names. Nothing where nobody knows.
    std::optional<DraftCall> (*usualCall)(std::string_view canonical, std::size_t tensors,
                                          std::vector<std::string>& values) = nullptr;
    /// What a new rule is called that makes an operator; null where rules keep their names.
    std::string (*ruleName)(std::string_view wanted) = nullptr;
};

} // namespace fusewright
