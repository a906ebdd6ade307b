// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/checked_rules.h"
#include "engine/rules/rule_context.h"
#include "engine/support/cancel_token.h"
#include "engine/translate/translation.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

struct GalleryEntry;
struct RuleLanguage;

/// What is to be written of a fusion.
struct GalleryWish {
    const RuleLanguage* to = nullptr; ///< One that `canTranslateTo`.
    RuleContext context;              ///< With a model operands and calls are as they occur there.
    std::vector<std::uint32_t> spellings; ///< All where there are none.
};

/// Spellings of a fusion in a language.
struct GalleryText {
    std::string text;        ///< A file of them.
    CheckedRules original;   ///< The spellings as they are kept.
    Translation translation; ///< Of those, in the order in which they are tried.
};

GalleryText writtenIn(const GalleryEntry& entry, const GalleryWish& wish,
                      const CancelToken& cancel = {});

/// The rules of a translation as they go into a text behind the rule at a place, one by one.
std::string rulesFor(const RulesText& into, std::optional<TextPosition> after,
                     const Translation& rules);

/// A text that has the rules of another one too.
struct GrownRules {
    std::string text;
    TextRange first; ///< The name of the first rule that is new.
};

/// Adds the rules of a translation behind the rule at a place, or behind all, so that they are
/// tried in the same order. Names that the text has already get a number. Nothing where one of the
/// rules cannot be added.
std::optional<GrownRules> withRules(const std::shared_ptr<const RulesText>& text,
                                    std::optional<TextPosition> after, const Translation& rules);

} // namespace fusewright
