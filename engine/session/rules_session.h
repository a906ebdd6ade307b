// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/include_places.h"
#include "engine/rules/rule_context.h"
#include "engine/rules/rules_reader.h"
#include "engine/support/diagnostic.h"

#include <cstddef>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace fusewright {

struct BuiltinRules;

/// Reads a text in the language that it looks like; `name` is used in findings.
std::shared_ptr<const RulesText> readRulesText(std::string name, std::string text,
                                               const IncludePlaces& places = {});

/// Reads and checks a rules file, in a language or in the one that it looks like, or takes rules
/// that come with the program: those have no text. Null catalogues in the context stand for the
/// built-in ones.
CheckedRules checkRules(const std::string& path, RuleContext context,
                        const RuleLanguage* language = nullptr);
/// Several files that are tried together, in their order.
CheckedRules checkRules(std::span<const std::string> paths, const RuleContext& context);

/// Rules that come with the program. They have no text.
CheckedRules checkedBuiltin(const BuiltinRules& builtin);

/// The same for a text in memory; `name` is used in findings.
CheckedRules checkRulesText(std::string name, std::string text, RuleContext context);

/// Checks the versions of one text one after another: of each only the rules that have changed.
/// What language a text is in is found out from it, of the first version.
class RulesChecker {
public:
    /// Null catalogues in the context stand for the built-in ones.
    RulesChecker(std::string name, RuleContext context);

    /// What the user chose, from the next check on.
    void choose(const std::map<std::string, std::string>& options);
    /// The same as `checkRulesText`.
    CheckedRules check(std::string text);
    /// The same for a text that was read already, in any language.
    CheckedRules check(std::shared_ptr<const RulesText> text);
    /// How many rules were read anew the last time.
    std::size_t readRuleCount() const { return m_reader ? m_reader->readRuleCount() : 0; }

private:
    std::string m_name;
    RuleContext m_context;
    std::shared_ptr<const RulesText> m_text; ///< The version before.
    std::unique_ptr<RulesReader> m_reader;   ///< Of its language.
};

/// A rules file in the canonical layout.
struct FormattedRules {
    std::string text;
    std::vector<Diagnostic> diagnostics; ///< What cannot be read, and so stays as it is.
    bool isReadable = false;             ///< False when there was no text at all.
    bool isChanged = false;
};

FormattedRules formatRulesText(std::string name, std::string text);
FormattedRules formatRulesFile(const std::string& path);

} // namespace fusewright
