// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/expectation.h"
#include "engine/rules/rule.h"
#include "engine/support/diagnostic.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace fusewright {

class RulesText;

/// A part of a rules text that should be a rule, whether one could be read from it or not.
struct WrittenRule {
    std::string name;
    TextPosition begin;     ///< Of its name.
    bool hasErrors = false; ///< An error begins between its name and the next one.
    std::uint32_t file = 0; ///< Among those of the rules.
};

/// A rules text as it was checked, or several of them.
struct CheckedRules {
    RuleSet rules;
    std::vector<Diagnostic> diagnostics; ///< In the order of the texts.
    std::size_t errorCount = 0;          ///< Those too that are not kept as there are so many.
    bool isReadable = false;             ///< False when there was no text to check.
    std::vector<WrittenRule> written;    ///< In the order of the rules; of one name only one.
    std::vector<Expectation> expected;   ///< What comments say that rules should do on a model.
    std::vector<std::shared_ptr<const RulesText>> texts; ///< By file; null for what is none.
};

/// All of them as one; readable when each is.
CheckedRules joined(std::vector<CheckedRules> all);

} // namespace fusewright
