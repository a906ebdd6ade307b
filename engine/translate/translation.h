// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/checked_rules.h"
#include "engine/rules/pattern_words.h"
#include "engine/rules/rule_context.h"
#include "engine/support/cancel_token.h"
#include "engine/support/diagnostic.h"
#include "engine/translate/pattern_ways.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class Graph;
struct RuleLanguage;

/// What rules are to become.
struct TranslationWish {
    const RuleLanguage* to = nullptr; ///< One that `canTranslateTo`.
    RuleContext context;              ///< With a model what rules leave open is as it occurs there.
    WayLimits limits;
};

/// What became of one rule.
struct TranslatedRule {
    std::string name;
    std::uint32_t rule = 0; ///< Of the rules that were translated.
    /// Of the rules that were made; none where it was not. With those of earlier rules that say the
    /// same, so that it is not written again.
    std::vector<std::uint32_t> as;
    std::vector<std::string> names; ///< Of those, as their file calls them.
    std::vector<Diagnostic> lost;   ///< What is not said, or said otherwise, by place.
};

/// A rules text in another language.
struct Translation {
    std::string text;
    std::vector<TranslatedRule> rules; ///< In the order in which they are tried.
    std::vector<RuleToWrite> written;  ///< By rule: what the text was made of.
    CheckedRules made;                 ///< The text as it is read.
    /// What the rules leave open is as it occurs there; null where it was made without one.
    std::shared_ptr<const Graph> model;

    std::size_t writtenCount() const; ///< Rules of which something was made.
};

/// Every language that rules can be translated into.
std::vector<const RuleLanguage*> translationTargets();
bool canTranslateTo(const RuleLanguage& language);

/// The rules of one text in another language, rule by rule. What that cannot say stands as a
/// comment above each rule, and among what is lost with its place in the original. `name` is what
/// findings about the new text call it.
Translation translate(const CheckedRules& rules, const TranslationWish& wish, std::string name,
                      const CancelToken& cancel = {});

} // namespace fusewright
