// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/rules_session.h"

#include "engine/rules/format/rule_format.h"
#include "engine/rules/samba/samba_rules.h"
#include "engine/rules/yaml/yaml_document.h"
#include "engine/support/file_bytes.h"
#include "engine/support/text_edits.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace fusewright {

namespace {

bool standsBefore(const Diagnostic& a, const Diagnostic& b)
{
    const TextPosition first = a.range ? a.range->begin : TextPosition{};
    const TextPosition second = b.range ? b.range->begin : TextPosition{};
    return first < second;
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
    if (!context.operators)
        context.operators = OperatorCatalogue::builtIn();
    if (!context.heuristics)
        context.heuristics = HeuristicCatalogue::builtIn();
    const YamlDocument document = YamlDocument::parse(SourceText(std::move(name), std::move(text)));
    Diagnostics diagnostics;
    CheckedRules checked{.rules = readSambaRules(document, context, diagnostics),
                         .diagnostics = document.diagnostics(),
                         .isReadable = true};
    checked.diagnostics.insert(checked.diagnostics.end(), diagnostics.all().begin(),
                               diagnostics.all().end());
    sortByPlace(checked.diagnostics);
    return checked;
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
    const YamlDocument document = YamlDocument::parse(SourceText(path, std::string(bytes->view())));
    std::vector<TextEdit> edits = formattingEdits(document);
    FormattedRules formatted{
        .text = {}, .diagnostics = {}, .isReadable = true, .isChanged = !edits.empty()};
    formatted.text = edited(document.source(), std::move(edits));
    std::ranges::copy_if(document.diagnostics(), std::back_inserter(formatted.diagnostics),
                         [](const Diagnostic& each) { return each.severity == Severity::Error; });
    return formatted;
}

} // namespace fusewright
