// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rules_text.h"
#include "engine/rules/samba/language/samba_editing.h"
#include "engine/rules/yaml/yaml_document.h"

#include <memory>

namespace fusewright {

/// A YAML document as a rules text.
class SambaRulesText final : public RulesText {
public:
    explicit SambaRulesText(YamlDocument document);

    const YamlDocument& document() const { return m_document; }

    const SourceText& source() const override { return m_document.source(); }
    const std::vector<Diagnostic>& diagnostics() const override;
    std::vector<RulePlace> rulePlaces() const override;
    std::span<const ByteRange> comments() const override { return m_document.comments(); }
    std::optional<Rule> readRule(std::string_view name, const RuleContext& context,
                                 Diagnostics& diagnostics) const override;

    std::vector<Completion> completionsAt(TextPosition position,
                                          const RuleContext& context) const override;
    std::optional<HoverText> hoverAt(TextPosition position,
                                     const RuleContext& context) const override;
    std::optional<TextRange> definitionAt(TextPosition position) const override;
    std::optional<EntryPlace> entryAt(TextPosition position) const override;
    std::optional<EntryPlace> entryNamedAt(TextPosition position) const override;
    std::vector<OutlineRule> outline() const override;
    std::optional<RuleSketch> sketchAt(TextPosition position) const override;

    std::vector<TextEdit> formattingEdits() const override;
    const RuleEditing* editing() const override { return &m_editing; }

private:
    YamlDocument m_document;
    SambaEditing m_editing{m_document};
};

/// Any bytes; what `before` has too is not read again.
std::shared_ptr<const RulesText> readSambaText(SourceText source, const RulesText* before,
                                               const IncludePlaces& places);
/// Null for a text of another language.
const SambaRulesText* asSamba(const RulesText* text);

} // namespace fusewright
