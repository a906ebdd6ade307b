// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/language/samba_rules_text.h"

#include "engine/rules/samba/assist/completion.h"
#include "engine/rules/samba/assist/hover.h"
#include "engine/rules/samba/assist/navigation.h"
#include "engine/rules/samba/assist/outline.h"
#include "engine/rules/samba/assist/rule_sketch.h"
#include "engine/rules/samba/format/rule_format.h"
#include "engine/rules/samba/language/samba_language.h"
#include "engine/rules/samba/samba_rules.h"

#include <algorithm>
#include <utility>

namespace fusewright {

SambaRulesText::SambaRulesText(YamlDocument document)
    : RulesText(sambaLanguage()), m_document(std::move(document))
{
}

const std::vector<Diagnostic>& SambaRulesText::diagnostics() const
{
    return m_document.diagnostics();
}

std::vector<RulePlace> SambaRulesText::rulePlaces() const
{
    std::vector<RulePlace> places;
    for (const YamlEntry& entry : m_document.writtenEntries(m_document.root())) {
        const ByteRange key = m_document.range(entry.key);
        const std::size_t end = std::max(m_document.range(entry.value).end, key.end);
        places.push_back({std::string(m_document.text(entry.key)), key, {key.begin, end}});
    }
    return places;
}

std::optional<Rule> SambaRulesText::readRule(std::string_view name, const RuleContext& context,
                                             Diagnostics& diagnostics) const
{
    for (const YamlEntry& entry : sambaRuleEntries(m_document)) {
        if (m_document.text(entry.key) == name)
            return readSambaRule(m_document, entry, context, diagnostics);
    }
    return std::nullopt;
}

std::vector<Completion> SambaRulesText::completionsAt(TextPosition position,
                                                      const RuleContext& context) const
{
    return fusewright::completionsAt(m_document, position, context);
}

std::optional<HoverText> SambaRulesText::hoverAt(TextPosition position,
                                                 const RuleContext& context) const
{
    return fusewright::hoverAt(m_document, position, context);
}

std::optional<TextRange> SambaRulesText::definitionAt(TextPosition position) const
{
    return fusewright::definitionAt(m_document, position);
}

std::optional<EntryPlace> SambaRulesText::entryAt(TextPosition position) const
{
    return fusewright::entryAt(m_document, position);
}

std::optional<EntryPlace> SambaRulesText::entryNamedAt(TextPosition position) const
{
    return fusewright::entryNamedAt(m_document, position);
}

std::vector<OutlineRule> SambaRulesText::outline() const
{
    return outlineOf(m_document);
}

std::optional<RuleSketch> SambaRulesText::sketchAt(TextPosition position) const
{
    return fusewright::sketchAt(m_document, position);
}

std::vector<TextEdit> SambaRulesText::formattingEdits() const
{
    return fusewright::formattingEdits(m_document);
}

std::shared_ptr<const RulesText> readSambaText(SourceText source, const RulesText* before,
                                               const IncludePlaces&)
{
    const SambaRulesText* const known = asSamba(before);
    return std::make_shared<const SambaRulesText>(
        known ? YamlDocument::reparse(known->document(), std::move(source))
              : YamlDocument::parse(std::move(source)));
}

const SambaRulesText* asSamba(const RulesText* text)
{
    return text && &text->language() == &sambaLanguage() ? static_cast<const SambaRulesText*>(text)
                                                         : nullptr;
}

} // namespace fusewright
