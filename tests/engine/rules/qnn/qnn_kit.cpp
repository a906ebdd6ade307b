// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/qnn/qnn_kit.h"

#include "engine/pattern/expression_text.h"
#include "engine/pattern/pattern_text.h"
#include "engine/pattern/replacement.h"
#include "engine/rules/qnn/qnn_file.h"
#include "engine/rules/rule_language.h"
#include "engine/rules/rules_text.h"
#include "engine/support/text_edits.h"

namespace fusewright::test {

namespace {

std::string textOf(const SourceText& source, const std::vector<Diagnostic>& found)
{
    std::string text;
    for (const Diagnostic& each : found) {
        const std::size_t begin = source.offset(each.range->begin);
        const std::size_t end = source.offset(each.range->end);
        text += (text.empty() ? "" : "; ") + each.code;
        text += ' ' + std::string(source.text().substr(begin, end - begin));
    }
    return text;
}

} // namespace

std::string qnnFindings(std::string_view text, const QnnIncludes& includes)
{
    const QnnFile file = readQnnFile(SourceText("rules.cpp", std::string(text)), includes);
    return textOf(*file.source, file.diagnostics);
}

std::string qnnRule(std::string_view match, std::string_view constraint,
                    std::string_view replacement)
{
    return "DEF_PACKAGE_OPTIMIZATION(EARLY, " + std::string(match) + ", " + std::string(constraint)
        + ", " + std::string(replacement) + ")\n";
}

CheckedRules qnnRules(std::string_view text)
{
    const RuleLanguage& language = *findRuleLanguage("qnn");
    return language.makeReader({})->check(
        language.read(SourceText("rules.cpp", std::string(text)), nullptr, {}));
}

std::string qnnMeaning(std::string_view text)
{
    const CheckedRules checked = qnnRules(text);
    if (checked.rules.rules.empty())
        return textOf(checked.texts.front()->source(), checked.diagnostics);
    const RulePattern& pattern = checked.rules.rules.front().patterns.front();
    std::string meaning = toText(pattern.pattern);
    if (pattern.check.isValid())
        meaning += "if " + toText(pattern.pattern, pattern.check) + '\n';
    return meaning + toText(*pattern.replacement, pattern.pattern);
}

std::string qnnFixed(std::string_view text)
{
    const SourceText source("rules.cpp", std::string(text));
    for (const Diagnostic& each : readQnnFile(source).diagnostics) {
        if (!each.fixes.empty())
            return edited(source, each.fixes.front().edits);
    }
    return {};
}

} // namespace fusewright::test
