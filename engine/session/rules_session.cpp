// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/rules_session.h"

#include "engine/rules/builtin_rules.h"
#include "engine/rules/rule_language.h"
#include "engine/session/file_kind.h"
#include "engine/support/file_bytes.h"
#include "engine/support/text_edits.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace fusewright {

namespace {

CheckedRules unreadable(const std::string& path, std::vector<Diagnostic> why)
{
    return {.rules = {.files = {{.path = path}}, .rules = {}}, .diagnostics = std::move(why)};
}

} // namespace

CheckedRules checkedBuiltin(const BuiltinRules& builtin)
{
    CheckedRules checked{.rules = builtin.rules()};
    for (const Rule& rule : checked.rules.rules)
        checked.written.push_back({.name = rule.name, .begin = {}});
    checked.isReadable = true;
    checked.texts.push_back(nullptr);
    return checked;
}

std::shared_ptr<const RulesText> readRulesText(std::string name, std::string text,
                                               const IncludePlaces& places)
{
    const RuleLanguage& language = languageOf(text, name);
    return language.read(SourceText(std::move(name), std::move(text)), nullptr, places);
}

CheckedRules checkRules(const std::string& path, RuleContext context, const RuleLanguage* language)
{
    if (const BuiltinRules* const builtin = findBuiltinRules(path))
        return checkedBuiltin(*builtin);
    Diagnostics diagnostics;
    const auto bytes = FileBytes::open(path, diagnostics);
    if (!bytes)
        return unreadable(path, diagnostics.all());
    const auto isModel = language ? std::nullopt : modelForRules(bytes->view(), path);
    if (isModel)
        return unreadable(path, {*isModel});
    std::string text(bytes->view());
    const IncludePlaces places{.file = path, .folders = context.includeFolders};
    auto read = language ? language->read(SourceText(path, std::move(text)), nullptr, places)
                         : readRulesText(path, std::move(text), places);
    return RulesChecker(path, std::move(context)).check(std::move(read));
}

CheckedRules checkRules(std::span<const std::string> paths, const RuleContext& context)
{
    std::vector<CheckedRules> all;
    for (const std::string& path : paths)
        all.push_back(checkRules(path, context));
    return joined(std::move(all));
}

CheckedRules checkRulesText(std::string name, std::string text, RuleContext context)
{
    return RulesChecker(std::move(name), std::move(context)).check(std::move(text));
}

RulesChecker::RulesChecker(std::string name, RuleContext context)
    : m_name(std::move(name)), m_context(std::move(context))
{
}

void RulesChecker::choose(const std::map<std::string, std::string>& options)
{
    m_context.options = options;
    if (m_reader)
        m_reader->choose(options);
}

CheckedRules RulesChecker::check(std::string text)
{
    if (!m_text)
        return check(readRulesText(m_name, std::move(text)));
    return check(m_text->language().read(SourceText(m_name, std::move(text)), m_text.get(), {}));
}

CheckedRules RulesChecker::check(std::shared_ptr<const RulesText> text)
{
    const bool isSame = m_text && &m_text->language() == &text->language();
    if (!isSame)
        m_reader = text->language().makeReader(m_context);
    m_text = std::move(text);
    return m_reader->check(m_text);
}

FormattedRules formatRulesFile(const std::string& path)
{
    Diagnostics diagnostics;
    const auto bytes = FileBytes::open(path, diagnostics);
    if (!bytes)
        return {.text = {}, .diagnostics = diagnostics.all()};
    if (auto isModel = modelForRules(bytes->view(), path))
        return {.text = {}, .diagnostics = {*std::move(isModel)}};
    return formatRulesText(path, std::string(bytes->view()));
}

FormattedRules formatRulesText(std::string name, std::string text)
{
    const auto read = readRulesText(std::move(name), std::move(text));
    std::vector<TextEdit> edits = read->formattingEdits();
    FormattedRules formatted{
        .text = {}, .diagnostics = {}, .isReadable = true, .isChanged = !edits.empty()};
    formatted.text = edited(read->source(), std::move(edits));
    std::ranges::copy_if(read->diagnostics(), std::back_inserter(formatted.diagnostics),
                         [](const Diagnostic& each) { return each.severity == Severity::Error; });
    return formatted;
}

} // namespace fusewright
