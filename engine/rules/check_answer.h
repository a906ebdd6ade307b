// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/expectation.h"
#include "engine/rules/rule.h"
#include "engine/support/diagnostic.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// An expectation beside what a model has.
struct CheckedExpectation {
    enum class Subject : std::uint8_t {
        Rule,     ///< The sections of a rule, or what it rewrites.
        Rewrites, ///< What all rules of a file rewrite.
        Sections, ///< Those of all rules.
        Covered,  ///< The operators in them.
        Unknown,  ///< There is no rule of this name.
    };

    Expectation expectation;
    Subject subject = Subject::Rule;
    std::optional<std::uint32_t> rule; ///< In the rule set; nothing where it has errors.
    std::uint64_t found = 0;
    std::uint64_t all = 0; ///< Of `Covered`: how many operators there are.
    bool isMet = false;
    std::optional<std::size_t> finding; ///< Among those of the file, where it is not met.
};

/// A finding of a check, with what tells it from others wherever its text moves.
struct CheckFinding {
    enum class State : std::uint8_t {
        Unmarked, ///< There is no baseline.
        New,
        Known,
    };

    Diagnostic diagnostic;
    std::string rule; ///< The nearest one at or before it; empty before the first.
    State state = State::Unmarked;
};

/// Whether a finding makes a check fail: an error; of new ones a warning too; a known one never.
bool isFailure(const CheckFinding& finding);
/// Messages about two places name lines, which move: the message without their numbers.
std::string withoutLineNumbers(std::string_view message);
/// `new` or `known`; empty without a baseline.
std::string_view stateName(CheckFinding::State state);

/// A rule's name as it stands in a file, whether or not the rule can be read.
struct RuleHeading {
    std::string name;
    TextPosition begin;
};

/// What a check says about one rules file.
struct CheckedFile {
    RuleSet rules;
    std::vector<RuleHeading> names; ///< Of all rules, in the order of the rules.
    std::vector<CheckFinding> findings;
    std::vector<CheckedExpectation> expectations; ///< None without a model.
    bool isReadable = false;
};

/// What a check says.
struct CheckAnswer {
    std::vector<CheckedFile> files;
    bool hasBaseline = false;
};

} // namespace fusewright
