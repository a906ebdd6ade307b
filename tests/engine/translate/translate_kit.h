// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/session/translate_session.h"

#include <string>
#include <string_view>

namespace fusewright::test {

/// A rules text as its language reads it. Fails an assertion on an unknown language.
CheckedRules rulesIn(std::string_view language, const std::string& text);

/// Rules in another language; what they leave open is as it occurs in a model, which may be null.
Translation translated(const CheckedRules& rules, std::string_view to,
                       const std::shared_ptr<const Graph>& model = {});

/// What a pattern asks for, in one line, whatever language it is in: `matmul(relu(a), b)`. Names
/// do not count: values are called by the order in which they are met from the last operator up,
/// and an operator that is met again by its number, as `#1`. Operators have their canonical names;
/// where operands have no positions they are sorted.
std::string expressionOf(const Pattern& pattern);

/// The patterns of all rules, as expressions.
std::vector<std::string> expressionsOf(const RuleSet& rules);

/// The codes of what a rule lost, sorted, each once, with blanks between.
std::string codesOf(const TranslatedRule& rule);

} // namespace fusewright::test
