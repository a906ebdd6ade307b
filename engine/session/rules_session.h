// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/expectation.h"
#include "engine/rules/rule.h"
#include "engine/rules/rule_context.h"
#include "engine/support/diagnostic.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace fusewright {

class YamlDocument;

/// An entry of a rules file that should be a rule, whether one could be read from it or not.
struct WrittenRule {
    std::string name;
    TextPosition begin;     ///< Of its name.
    bool hasErrors = false; ///< An error begins between its name and the next one.
};

/// A rules file as it was checked.
struct CheckedRules {
    RuleSet rules;
    std::vector<Diagnostic> diagnostics; ///< In the order of the text.
    bool isReadable = false;             ///< False when there was no text to check at all.
    std::vector<WrittenRule> written;    ///< In the order of the rules; of one name only one.
    std::vector<Expectation> expected;   ///< What comments say that rules should do on a model.
    std::shared_ptr<const YamlDocument> document; ///< The text as it was read; null without one.
};

/// Reads and checks a rules file. Null catalogues in the context stand for the built-in ones.
CheckedRules checkRules(const std::string& path, RuleContext context);

/// The same for a text in memory; `name` is used in findings.
CheckedRules checkRulesText(std::string name, std::string text, RuleContext context);

/// Checks the versions of one text one after another: of each only the rules that have changed.
class RulesChecker {
public:
    /// Null catalogues in the context stand for the built-in ones.
    RulesChecker(std::string name, RuleContext context);
    ~RulesChecker();

    /// The same as `checkRulesText`.
    CheckedRules check(std::string text);
    /// The same for a text that was read already, and its version before too.
    CheckedRules check(std::shared_ptr<const YamlDocument> document);
    /// How many rules were read anew the last time.
    std::size_t readRuleCount() const;

private:
    class Parts;
    std::unique_ptr<Parts> m_parts;
};

/// In the order of the text; findings about no place first.
void sortByPlace(std::vector<Diagnostic>& diagnostics);

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
