// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/language/qnn_rules_text.h"

#include "engine/rules/qnn/language/qnn_completion.h"
#include "engine/rules/qnn/language/qnn_hover.h"
#include "engine/rules/qnn/language/qnn_language.h"
#include "engine/rules/qnn/language/qnn_navigation.h"
#include "engine/rules/qnn/qnn_findings.h"
#include "engine/rules/qnn/qnn_rule_maker.h"
#include "engine/rules/rule_context.h"
#include "engine/support/file_bytes.h"

#include <utility>

namespace fusewright {

namespace {

/// Gives files that stand beside another one, or below its folder.
QnnIncludes includesBeside(const std::string& path)
{
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos)
        return {};
    return [folder = path.substr(0, slash + 1)](std::string_view name) {
        Diagnostics ignored;
        const auto bytes = FileBytes::open(folder + std::string(name), ignored);
        return bytes ? std::optional<std::string>(bytes->view()) : std::nullopt;
    };
}

} // namespace

QnnRulesText::QnnRulesText(QnnFile file) : RulesText(qnnLanguage()), m_file(std::move(file)) { }

std::vector<RulePlace> QnnRulesText::rulePlaces() const
{
    std::vector<RulePlace> places;
    for (const QnnRule& rule : m_file.rules)
        places.push_back({rule.name, rule.head, rule.range});
    return places;
}

std::optional<Rule> QnnRulesText::readRule(std::string_view name, const RuleContext& context,
                                           Diagnostics& diagnostics) const
{
    const QnnRule* const rule = m_file.find(name);
    if (!rule)
        return std::nullopt;
    QnnFindings findings(source());
    auto made = makeQnnRule(m_file, *rule, *withCatalogues(context).operators, findings);
    for (const Diagnostic& found : findings.all())
        diagnostics.add(found);
    return made ? std::optional(std::move(made->rule)) : std::nullopt;
}

std::vector<Completion> QnnRulesText::completionsAt(TextPosition position,
                                                    const RuleContext& context) const
{
    return qnnCompletionsAt(m_file, position, context);
}

std::optional<HoverText> QnnRulesText::hoverAt(TextPosition position,
                                               const RuleContext& context) const
{
    return qnnHoverAt(m_file, position, context);
}

std::optional<TextRange> QnnRulesText::definitionAt(TextPosition position) const
{
    return qnnDefinitionAt(m_file, position);
}

std::optional<EntryPlace> QnnRulesText::entryAt(TextPosition position) const
{
    return qnnEntryAt(m_file, position);
}

std::optional<EntryPlace> QnnRulesText::entryNamedAt(TextPosition position) const
{
    return qnnEntryNamedAt(m_file, position);
}

std::optional<RenamePlace> QnnRulesText::renamePlaceAt(TextPosition position) const
{
    return qnnRenamePlaceAt(m_file, position);
}

std::optional<std::vector<TextEdit>> QnnRulesText::renameAt(TextPosition position,
                                                            std::string_view fresh) const
{
    return qnnRenameAt(m_file, position, fresh);
}

std::vector<OutlineRule> QnnRulesText::outline() const
{
    return qnnOutline(m_file);
}

std::optional<RuleSketch> QnnRulesText::sketchAt(TextPosition position) const
{
    return qnnSketchAt(m_file, position);
}

std::shared_ptr<const RulesText> readQnnText(SourceText source, const RulesText*)
{
    QnnIncludes includes = includesBeside(source.name());
    return std::make_shared<const QnnRulesText>(readQnnFile(std::move(source), includes));
}

const QnnRulesText* asQnn(const RulesText* text)
{
    return text && &text->language() == &qnnLanguage() ? static_cast<const QnnRulesText*>(text)
                                                       : nullptr;
}

} // namespace fusewright
