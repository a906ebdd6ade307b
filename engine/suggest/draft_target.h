// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rewrite/rewrite_run.h"
#include "engine/rules/rules_text.h"

#include <memory>
#include <optional>

namespace fusewright {

/// Where a rule that is being made goes.
struct DraftTarget {
    const RuleLanguage* language = nullptr; ///< Null for that of the rules that make sections.
    std::shared_ptr<const RulesText> text;  ///< Of that language; null for an empty one.
    std::optional<TextPosition> caret;
    /// What the rules that rewrite do without it; null for none.
    std::shared_ptr<const Rewriting> rewriting;
    RewriteChoices choices = {}; ///< Where nothing rewrites yet.

    /// Whether the rule puts an operator in the place of its match.
    bool makesOperator() const;
    /// Whether the rule makes sections, and its pattern says which operand is what.
    bool hasOperands() const;
};

} // namespace fusewright
