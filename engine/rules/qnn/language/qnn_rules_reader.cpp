// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/language/qnn_rules_reader.h"

#include "engine/rules/expectation_comments.h"
#include "engine/rules/qnn/language/qnn_rules_text.h"
#include "engine/rules/qnn/qnn_findings.h"
#include "engine/rules/qnn/qnn_rule_maker.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

std::vector<WrittenRule> writtenQnnRules(const QnnFile& file,
                                         const std::vector<Diagnostic>& diagnostics)
{
    std::vector<WrittenRule> written;
    for (const QnnRule& rule : file.rules) {
        const TextRange range = file.source->range(rule.range);
        const bool hasErrors = std::ranges::any_of(diagnostics, [&](const Diagnostic& found) {
            return found.severity == Severity::Error && found.range
                && range.begin <= found.range->begin && found.range->begin <= range.end;
        });
        written.push_back({rule.name, file.source->position(rule.head.begin), hasErrors});
    }
    return written;
}

} // namespace

CheckedRules QnnRulesReader::check(std::shared_ptr<const RulesText> text)
{
    const QnnRulesText* const known = asQnn(text.get());
    if (!known)
        return {};
    const QnnFile& file = known->file();
    QnnFindings findings(*file.source);
    CheckedRules checked{.rules = makeQnnRules(file, *m_context.operators, findings),
                         .diagnostics = file.diagnostics,
                         .isReadable = true};
    checked.rules.files.front().language = &text->language();
    m_readRules = file.rules.size();
    Diagnostics diagnostics;
    checked.expected = readExpectationComments(*text, diagnostics);
    for (const Diagnostic& found : findings.all())
        diagnostics.add(found);
    checked.diagnostics.insert(checked.diagnostics.end(), diagnostics.all().begin(),
                               diagnostics.all().end());
    sortByPlace(checked.diagnostics);
    checked.errorCount = static_cast<std::size_t>(
        std::ranges::count(checked.diagnostics, Severity::Error, &Diagnostic::severity));
    checked.written = writtenQnnRules(file, checked.diagnostics);
    checked.texts.push_back(std::move(text));
    return checked;
}

std::unique_ptr<RulesReader> makeQnnReader(RuleContext context)
{
    return std::make_unique<QnnRulesReader>(std::move(context));
}

} // namespace fusewright
