// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/python/python_rules_text.h"
#include "engine/rules/tenstorrent/edit/tenstorrent_editing.h"
#include "engine/rules/tenstorrent/tenstorrent_file.h"

#include <memory>

namespace fusewright {

/// A Python file with fusion providers as a rules text.
class TenstorrentRulesText final : public PythonRulesText {
public:
    TenstorrentRulesText(TenstorrentFile file, IncludePlaces places);

    const TenstorrentFile& file() const { return m_file; }

    const SourceText& source() const override { return *m_file.source; }
    const std::vector<Diagnostic>& diagnostics() const override { return m_file.diagnostics; }
    std::vector<RulePlace> rulePlaces() const override;
    std::span<const ByteRange> comments() const override { return m_file.comments; }
    std::optional<Rule> readRule(std::string_view name, const RuleContext& context,
                                 Diagnostics& diagnostics) const override;

    std::vector<Completion> completionsAt(TextPosition position,
                                          const RuleContext& context) const override;
    std::optional<HoverText> hoverAt(TextPosition position,
                                     const RuleContext& context) const override;
    std::optional<EntryPlace> entryAt(TextPosition position) const override;
    std::optional<EntryPlace> entryNamedAt(TextPosition position) const override;
    std::vector<OutlineRule> outline() const override;
    std::optional<RuleSketch> sketchAt(TextPosition position) const override;
    std::optional<RuleSketch> sketchNamed(std::string_view name) const override;
    const RuleEditing* editing() const override { return &m_editing; }
    std::string fitted(std::string_view rule) const override;
    std::string whyNotNamed(std::string_view name) const override;
    RuleBlocks blocks() const override;
    std::optional<std::vector<TextEdit>> addRule(std::optional<TextPosition> after,
                                                 std::string_view text) const override;

private:
    const TenstorrentRule* ruleAt(TextPosition position) const;
    RuleSketch sketchOf(const TenstorrentRule& rule) const;
    std::optional<EntryPlace> entryOf(const TenstorrentRule& rule, TextPosition position) const;

    TenstorrentFile m_file;
    TenstorrentEditing m_editing{m_file, places()};
};

/// Any bytes. Without places those of the version before count.
std::shared_ptr<const RulesText> readTenstorrentText(SourceText source, const RulesText* before,
                                                     const IncludePlaces& places);
/// Null for a text of another language.
const TenstorrentRulesText* asTenstorrent(const RulesText* text);

} // namespace fusewright
