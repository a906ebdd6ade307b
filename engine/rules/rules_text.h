// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/completion.h"
#include "engine/rules/entry_place.h"
#include "engine/rules/hover_text.h"
#include "engine/rules/pattern_sketch.h"
#include "engine/rules/rule.h"
#include "engine/rules/rule_outline.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class RuleEditing;
struct RuleBlocks;
struct RuleContext;
struct RuleLanguage;

/// Where a rule stands in its text, whether it can be read or not.
struct RulePlace {
    std::string name;
    ByteRange nameRange;
    ByteRange range; ///< With the name.
};

/// A name that stands at a place and can be another one.
struct RenamePlace {
    std::string name;
    TextRange range; ///< Of the name alone.

    bool operator==(const RenamePlace&) const = default;
};

/// A rules text as its language read it, and what can be asked about it without a model being
/// matched. Any bytes make one. Immutable, so threads can share it.
class RulesText {
public:
    virtual ~RulesText() = default;
    RulesText(const RulesText&) = delete;
    RulesText& operator=(const RulesText&) = delete;

    const RuleLanguage& language() const { return m_language; }
    virtual const SourceText& source() const = 0;
    /// What is wrong with the text, whatever its rules mean; in its order.
    virtual const std::vector<Diagnostic>& diagnostics() const = 0;
    /// As they are written, in the order of the text; of one name there may be several.
    virtual std::vector<RulePlace> rulePlaces() const = 0;
    /// In the order of the text, with their signs.
    virtual std::span<const ByteRange> comments() const = 0;
    /// The rule of a name, read alone. Nothing where there is none, or nothing of it can be read.
    virtual std::optional<Rule> readRule(std::string_view name, const RuleContext& context,
                                         Diagnostics& diagnostics) const = 0;

    /// Everything that fits at a place, the most likely first.
    virtual std::vector<Completion> completionsAt(TextPosition position,
                                                  const RuleContext& context) const = 0;
    virtual std::optional<HoverText> hoverAt(TextPosition position,
                                             const RuleContext& context) const = 0;
    /// Where what is named at a place is defined.
    virtual std::optional<TextRange> definitionAt(TextPosition position) const = 0;
    /// Nothing outside all rules.
    virtual std::optional<EntryPlace> entryAt(TextPosition position) const = 0;
    /// The entry whose name stands at the position itself, as definition or where another names it.
    virtual std::optional<EntryPlace> entryNamedAt(TextPosition position) const = 0;
    /// What can be renamed at a place: an entry whose name stands there, if nothing else.
    virtual std::optional<RenamePlace> renamePlaceAt(TextPosition position) const;
    /// Gives it another name wherever it is named. Nothing where there is none, the new one is
    /// taken or cannot be a name, or the text cannot be read there.
    virtual std::optional<std::vector<TextEdit>> renameAt(TextPosition position,
                                                          std::string_view fresh) const;
    /// Broken rules too, as far as they can be read; so are sketches.
    virtual std::vector<OutlineRule> outline() const = 0;
    /// The rule that a place is in.
    virtual std::optional<RuleSketch> sketchAt(TextPosition position) const = 0;
    /// Of a rule by its name, where several may stand at one place; nothing where none do.
    virtual std::optional<RuleSketch> sketchNamed(std::string_view) const { return std::nullopt; }

    /// One layout for every text of the language; no edits where it has none.
    virtual std::vector<TextEdit> formattingEdits() const { return {}; }
    /// Null where only people can edit rules: `RuleLanguage::whyNoEdits`.
    virtual const RuleEditing* editing() const { return nullptr; }
    /// What moves when rules of the text are tried in another order.
    virtual RuleBlocks blocks() const;
    /// A text of one rule as it goes into this text: without what is there already.
    virtual std::string fitted(std::string_view rule) const { return std::string(rule); }
    /// A sentence on why no rule may make an operator of that name; empty where it may.
    virtual std::string whyNotNamed(std::string_view) const { return {}; }
    /// Adds a text of one rule behind the rule at a place, or else behind all of them. Nothing
    /// where it cannot be without changing what else is there.
    virtual std::optional<std::vector<TextEdit>> addRule(std::optional<TextPosition> after,
                                                         std::string_view text) const;
    /// The stages that a rule may be in, in their order; empty where rules have none.
    virtual std::vector<std::string> stages() const { return {}; }
    /// In which stage a new rule is best: that of the rule at a place, or of most rules.
    virtual std::string stageFor(std::optional<TextPosition>) const { return {}; }

protected:
    explicit RulesText(const RuleLanguage& language) : m_language(language) { }

private:
    const RuleLanguage& m_language;
};

/// The rule that stands last under a name; nothing where there is none.
std::optional<RulePlace> findRule(const RulesText& text, std::string_view name);
/// A pattern as it is written, of the last rule of its name.
std::optional<PatternSketch> findSketch(const RulesText& text, PatternName pattern);

} // namespace fusewright
