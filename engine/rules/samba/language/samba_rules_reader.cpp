// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/language/samba_rules_reader.h"

#include "engine/rules/expectation_comments.h"
#include "engine/rules/samba/edit/finding_repairs.h"
#include "engine/rules/samba/language/samba_rules_text.h"
#include "engine/rules/samba/samba_rules.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

TextPosition beginOf(const YamlDocument& document, const YamlEntry& entry)
{
    return document.source().position(document.range(entry.key).begin);
}

std::vector<TextPosition> errorPlaces(const std::vector<Diagnostic>& diagnostics)
{
    std::vector<TextPosition> places;
    for (const Diagnostic& found : diagnostics) {
        if (found.severity == Severity::Error && found.range)
            places.push_back(found.range->begin);
    }
    std::ranges::sort(places);
    return places;
}

std::vector<WrittenRule> writtenRules(const YamlDocument& document,
                                      const std::vector<Diagnostic>& diagnostics)
{
    const std::vector<YamlEntry> entries = sambaRuleEntries(document);
    const std::vector<TextPosition> errors = errorPlaces(diagnostics);
    // Also what does not count, such as the first of two rules with one name, ends the one before.
    std::vector<TextPosition> begins;
    for (const YamlEntry& entry : document.writtenEntries(document.root()))
        begins.push_back(beginOf(document, entry));
    for (const YamlEntry& entry : entries)
        begins.push_back(beginOf(document, entry));
    std::ranges::sort(begins);

    std::vector<WrittenRule> written;
    for (const YamlEntry& entry : entries) {
        const TextPosition begin = beginOf(document, entry);
        const auto next = std::ranges::upper_bound(begins, begin);
        const auto error = std::ranges::lower_bound(errors, begin);
        const bool hasErrors = error != errors.end() && (next == begins.end() || *error < *next);
        written.push_back({std::string(document.text(entry.key)), begin, hasErrors});
    }
    return written;
}

} // namespace

SambaRulesReader::SambaRulesReader(RuleContext context)
    : m_reader(withCatalogues(std::move(context)))
{
}

CheckedRules SambaRulesReader::check(std::shared_ptr<const RulesText> text)
{
    const SambaRulesText* const known = asSamba(text.get());
    if (!known)
        return {};
    const YamlDocument& document = known->document();
    Diagnostics diagnostics;
    CheckedRules checked{.rules = m_reader.read(document, diagnostics),
                         .diagnostics = document.diagnostics(),
                         .isReadable = true};
    checked.rules.files.front().language = &text->language();
    checked.expected = readExpectationComments(*text, diagnostics);
    const auto inText =
        std::ranges::count(document.diagnostics(), Severity::Error, &Diagnostic::severity);
    checked.errorCount = static_cast<std::size_t>(inText) + diagnostics.errorCount();
    checked.diagnostics.insert(checked.diagnostics.end(), diagnostics.all().begin(),
                               diagnostics.all().end());
    addRepairs(document, m_reader.context(), checked.diagnostics);
    sortByPlace(checked.diagnostics);
    checked.written = writtenRules(document, checked.diagnostics);
    checked.texts.push_back(std::move(text));
    return checked;
}

std::unique_ptr<RulesReader> makeSambaReader(RuleContext context)
{
    return std::make_unique<SambaRulesReader>(std::move(context));
}

} // namespace fusewright
