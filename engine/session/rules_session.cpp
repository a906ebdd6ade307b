// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/rules_session.h"

#include "engine/rules/expectation_comments.h"
#include "engine/rules/samba/edit/finding_repairs.h"
#include "engine/rules/samba/format/rule_format.h"
#include "engine/rules/samba/samba_reader.h"
#include "engine/rules/samba/samba_rules.h"
#include "engine/rules/yaml/yaml_document.h"
#include "engine/support/file_bytes.h"
#include "engine/support/text_edits.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace fusewright {

namespace {

bool standsBefore(const Diagnostic& a, const Diagnostic& b)
{
    const TextPosition first = a.range ? a.range->begin : TextPosition{};
    const TextPosition second = b.range ? b.range->begin : TextPosition{};
    return first < second;
}

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

CheckedRules checkRules(const std::string& path, RuleContext context)
{
    Diagnostics diagnostics;
    const auto bytes = FileBytes::open(path, diagnostics);
    if (!bytes)
        return {.rules = {.path = path, .rules = {}}, .diagnostics = diagnostics.all()};
    return checkRulesText(path, std::string(bytes->view()), std::move(context));
}

CheckedRules checkRulesText(std::string name, std::string text, RuleContext context)
{
    return RulesChecker(std::move(name), std::move(context)).check(std::move(text));
}

class RulesChecker::Parts {
public:
    Parts(std::string name, RuleContext context)
        : m_name(std::move(name)), m_reader(std::move(context))
    {
    }

    CheckedRules check(std::string text);
    CheckedRules check(std::shared_ptr<const YamlDocument> document);
    std::size_t readRuleCount() const { return m_reader.readRuleCount(); }

private:
    std::string m_name;
    SambaReader m_reader;
    std::shared_ptr<const YamlDocument> m_document; ///< The version before.
};

CheckedRules RulesChecker::Parts::check(std::string text)
{
    SourceText source(m_name, std::move(text));
    return check(std::make_shared<const YamlDocument>(
        m_document ? YamlDocument::reparse(*m_document, std::move(source))
                   : YamlDocument::parse(std::move(source))));
}

CheckedRules RulesChecker::Parts::check(std::shared_ptr<const YamlDocument> document)
{
    m_document = std::move(document);
    Diagnostics diagnostics;
    CheckedRules checked{.rules = m_reader.read(*m_document, diagnostics),
                         .diagnostics = m_document->diagnostics(),
                         .isReadable = true};
    checked.expected = readExpectationComments(*m_document, diagnostics);
    checked.diagnostics.insert(checked.diagnostics.end(), diagnostics.all().begin(),
                               diagnostics.all().end());
    addRepairs(*m_document, checked.diagnostics);
    sortByPlace(checked.diagnostics);
    checked.written = writtenRules(*m_document, checked.diagnostics);
    checked.document = m_document;
    return checked;
}

RulesChecker::RulesChecker(std::string name, RuleContext context)
{
    if (!context.operators)
        context.operators = OperatorCatalogue::builtIn();
    if (!context.heuristics)
        context.heuristics = HeuristicCatalogue::builtIn();
    m_parts = std::make_unique<Parts>(std::move(name), std::move(context));
}

RulesChecker::~RulesChecker() = default;

CheckedRules RulesChecker::check(std::string text)
{
    return m_parts->check(std::move(text));
}

CheckedRules RulesChecker::check(std::shared_ptr<const YamlDocument> document)
{
    return m_parts->check(std::move(document));
}

std::size_t RulesChecker::readRuleCount() const
{
    return m_parts->readRuleCount();
}

void sortByPlace(std::vector<Diagnostic>& diagnostics)
{
    std::ranges::stable_sort(diagnostics, standsBefore);
}

FormattedRules formatRulesFile(const std::string& path)
{
    Diagnostics diagnostics;
    const auto bytes = FileBytes::open(path, diagnostics);
    if (!bytes)
        return {.text = {}, .diagnostics = diagnostics.all()};
    return formatRulesText(path, std::string(bytes->view()));
}

FormattedRules formatRulesText(std::string name, std::string text)
{
    const YamlDocument document = YamlDocument::parse(SourceText(std::move(name), std::move(text)));
    std::vector<TextEdit> edits = formattingEdits(document);
    FormattedRules formatted{
        .text = {}, .diagnostics = {}, .isReadable = true, .isChanged = !edits.empty()};
    formatted.text = edited(document.source(), std::move(edits));
    std::ranges::copy_if(document.diagnostics(), std::back_inserter(formatted.diagnostics),
                         [](const Diagnostic& each) { return each.severity == Severity::Error; });
    return formatted;
}

} // namespace fusewright
