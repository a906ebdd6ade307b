// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/include_places.h"
#include "engine/rules/line_tokens.h"
#include "engine/rules/rule_context.h"
#include "engine/rules/rules_reader.h"
#include "engine/rules/rules_text.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

struct DraftFact;
struct PatternWords;
struct RuleDraft;

/// What comes of a match of a rule that is made from a model.
enum class RuleProduct : std::uint8_t {
    Section,
    Operator, ///< It comes in the place of the match.
};

/// How sure it is that a text is of a language.
enum class Certainty : std::uint8_t { No, Possible, Likely, Certain };

/// What a language does that writes operators as the model's own code calls them, and whose rules
/// replace several results.
struct RuleCalls {
    /// What a rule calls the operator that it makes.
    std::string (*madeName)(std::string_view proposed) = nullptr;
    /// What it calls an operator that the model calls so.
    std::string (*entryName)(std::string_view node) = nullptr;
    /// Names what comes from outside of a draft after what it is.
    void (*nameValues)(RuleDraft& draft) = nullptr;
    /// Sentences about what no pattern can say; none where `write` says all of it.
    std::vector<std::string> (*whyNotWritten)(const RuleDraft& draft) = nullptr;
};

/// What a language does whose rules make sections, and whose patterns say which operand of an
/// operator is what.
struct RuleOperands {
    /// Gives entries of a draft, and what comes from outside of it, names of the language.
    void (*nameParts)(RuleDraft& draft) = nullptr;
    /// Sentences about what no pattern can say; none where `write` says all of it.
    std::vector<std::string> (*whyNotWritten)(const RuleDraft& draft) = nullptr;
};

/// A language in which rules are written: whoever works with rules asks it, and none of them knows
/// which one it is. A null pointer is what a language cannot do.
struct RuleLanguage {
    std::string_view id;                       ///< A short word, as `--language` has it.
    std::string_view title;                    ///< As its makers write it.
    std::span<const std::string_view> endings; ///< With the dot; the first is preferred.
    std::string_view commentSign;              ///< Begins a comment that ends with its line.
    std::string_view sample;                   ///< A short rule, for an empty text.
    std::string_view sampleWord = {};          ///< What one types to begin such a rule.
    /// Of the sample, in its order, what a rule of one's own says otherwise.
    std::span<const std::string_view> sampleParts = {};
    std::string_view whyNoEdits; ///< A sentence; empty where panels can edit rules.
    bool hasPriorities = false;  ///< They say the order; else the text does.

    /// Of the beginning of a file, or all of it.
    Certainty (*recognises)(std::string_view text, std::string_view path) = nullptr;
    /// Any bytes. What `before` has too is not read again; it may be null, or of another language.
    /// A version of it is read with its own places.
    std::shared_ptr<const RulesText> (*read)(SourceText source, const RulesText* before,
                                             const IncludePlaces& places) = nullptr;
    /// A line in pieces. `state` is what the lines above left open, 0 before the first, and becomes
    /// what this one does.
    std::vector<TokenPiece> (*cutLine)(std::string_view line, int& state) = nullptr;
    /// Null catalogues in the context stand for the built-in ones.
    std::unique_ptr<RulesReader> (*makeReader)(RuleContext context) = nullptr;
    /// A rule that was made from a model.
    std::string (*write)(const RuleDraft& draft) = nullptr;
    RuleProduct product = RuleProduct::Section;
    /// What `write` makes of a fact, as a condition; empty for what the language cannot say. This
    /// and what follows is there where rules make operators, or patterns have operands.
    std::string (*writeFact)(const RuleDraft& draft, const DraftFact& fact) = nullptr;
    /// What rules call an operator of a model.
    std::string (*operatorName)(std::string_view native, std::string_view canonical) = nullptr;
    const RuleCalls* calls = nullptr; ///< Where patterns are calls.
    /// Where sections come of patterns that have operands.
    const RuleOperands* operands = nullptr;
    const PatternWords* words = nullptr; ///< Where rules of other languages can be written in it.
    bool leavesRest = false;             ///< The tool fuses automatically what the rules leave.
    /// What the tool whose rules these are does to a model before them, and is not previewed; a
    /// sentence or two each. Languages of one tool have the same function.
    std::vector<std::string> (*notPreviewed)(const Graph& model) = nullptr;
};

/// Every language that can be read.
std::span<const RuleLanguage* const> ruleLanguages();
/// Null for an unknown id.
const RuleLanguage* findRuleLanguage(std::string_view id);
/// The most certain language of a text; of an empty one, and where none is certain, the first.
const RuleLanguage& languageOf(std::string_view text, std::string_view path);

} // namespace fusewright
