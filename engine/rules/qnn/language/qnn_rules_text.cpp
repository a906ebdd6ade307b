// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/language/qnn_rules_text.h"

#include "engine/rules/qnn/edit/qnn_addition.h"
#include "engine/rules/qnn/edit/qnn_renaming.h"
#include "engine/rules/qnn/language/qnn_completion.h"
#include "engine/rules/qnn/language/qnn_hover.h"
#include "engine/rules/qnn/language/qnn_language.h"
#include "engine/rules/qnn/language/qnn_navigation.h"
#include "engine/rules/qnn/qnn_findings.h"
#include "engine/rules/qnn/qnn_rule_maker.h"
#include "engine/rules/rule_context.h"
#include "engine/rules/rule_skeleton.h"
#include "engine/support/file_bytes.h"

#include <utility>

namespace fusewright {

namespace {

/// Gives files that stand beside the text, or below one of the folders.
QnnIncludes includesOf(const IncludePlaces& places)
{
    std::vector<std::string> folders;
    if (!places.file.empty()) {
        const std::size_t slash = places.file.rfind('/');
        folders.push_back(slash == std::string::npos ? std::string()
                                                     : places.file.substr(0, slash + 1));
    }
    for (const std::string& folder : places.folders)
        folders.push_back(folder + '/');
    if (folders.empty())
        return {};
    return [folders = std::move(folders)](std::string_view name) -> std::optional<std::string> {
        for (const std::string& folder : folders) {
            Diagnostics ignored;
            if (const auto bytes = FileBytes::open(folder + std::string(name), ignored))
                return std::string(bytes->view());
        }
        return std::nullopt;
    };
}

} // namespace

QnnRulesText::QnnRulesText(QnnFile file, IncludePlaces places)
    : RulesText(qnnLanguage()),
      m_file(std::move(file)),
      m_places(std::move(places)),
      m_editing(m_file, [this](std::string text) {
          return readQnnFile(SourceText(m_file.source->name(), std::move(text)),
                             includesOf(m_places));
      })
{
}

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
    std::vector<Completion> completions = qnnCompletionsAt(m_file, position, context);
    addSkeleton(completions, *this, position);
    return completions;
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

std::optional<std::vector<TextEdit>> QnnRulesText::addRule(std::optional<TextPosition> after,
                                                           std::string_view text) const
{
    return addQnnRule(m_file, after, text);
}

std::vector<std::string> QnnRulesText::stages() const
{
    return qnnPassesOf(m_file);
}

std::string QnnRulesText::stageFor(std::optional<TextPosition> position) const
{
    return qnnPassFor(m_file, position);
}

std::shared_ptr<const RulesText> readQnnText(SourceText source, const RulesText* before,
                                             const IncludePlaces& places)
{
    const QnnRulesText* const known = asQnn(before);
    IncludePlaces own = known && places == IncludePlaces() ? known->places() : places;
    QnnFile file = readQnnFile(std::move(source), includesOf(own));
    return std::make_shared<const QnnRulesText>(std::move(file), std::move(own));
}

const QnnRulesText* asQnn(const RulesText* text)
{
    return text && &text->language() == &qnnLanguage() ? static_cast<const QnnRulesText*>(text)
                                                       : nullptr;
}

} // namespace fusewright
