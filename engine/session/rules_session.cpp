// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/rules_session.h"

#include "engine/rules/samba/samba_rules.h"
#include "engine/rules/yaml/yaml_document.h"
#include "engine/support/file_bytes.h"

#include <algorithm>
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

} // namespace fusewright
