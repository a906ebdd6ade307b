// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/include_places.h"
#include "engine/rules/qnn/edit/qnn_blocks.h"
#include "engine/rules/qnn/edit/qnn_editing.h"
#include "engine/rules/qnn/qnn_file.h"
#include "engine/rules/rules_text.h"

#include <memory>

namespace fusewright {

/// A C++ file as a rules text.
class QnnRulesText final : public RulesText {
public:
    QnnRulesText(QnnFile file, IncludePlaces places);

    const QnnFile& file() const { return m_file; }
    const IncludePlaces& places() const { return m_places; }

    const SourceText& source() const override { return *m_file.source; }
    const std::vector<Diagnostic>& diagnostics() const override { return m_file.diagnostics; }
    std::vector<RulePlace> rulePlaces() const override;
    std::span<const ByteRange> comments() const override { return m_file.scan.comments; }
    std::optional<Rule> readRule(std::string_view name, const RuleContext& context,
                                 Diagnostics& diagnostics) const override;

    std::vector<Completion> completionsAt(TextPosition position,
                                          const RuleContext& context) const override;
    std::optional<HoverText> hoverAt(TextPosition position,
                                     const RuleContext& context) const override;
    std::optional<TextRange> definitionAt(TextPosition position) const override;
    std::optional<EntryPlace> entryAt(TextPosition position) const override;
    std::optional<EntryPlace> entryNamedAt(TextPosition position) const override;
    std::optional<RenamePlace> renamePlaceAt(TextPosition position) const override;
    std::optional<std::vector<TextEdit>> renameAt(TextPosition position,
                                                  std::string_view fresh) const override;
    std::vector<OutlineRule> outline() const override;
    std::optional<RuleSketch> sketchAt(TextPosition position) const override;
    const RuleEditing* editing() const override { return &m_editing; }
    RuleBlocks blocks() const override { return qnnBlocks(m_file); }
    std::optional<std::vector<TextEdit>> addRule(std::optional<TextPosition> after,
                                                 std::string_view text) const override;
    std::vector<std::string> stages() const override;
    std::string stageFor(std::optional<TextPosition> position) const override;

private:
    QnnFile m_file;
    IncludePlaces m_places;
    QnnEditing m_editing; ///< Of the file.
};

/// Any bytes. Without places those of the version before count.
std::shared_ptr<const RulesText> readQnnText(SourceText source, const RulesText* before,
                                             const IncludePlaces& places);
/// Null for a text of another language.
const QnnRulesText* asQnn(const RulesText* text);

} // namespace fusewright
