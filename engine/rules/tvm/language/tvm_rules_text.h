// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/python/python_rules_text.h"
#include "engine/rules/tvm/edit/tvm_editing.h"
#include "engine/rules/tvm/language/tvm_blocks.h"
#include "engine/rules/tvm/tvm_file.h"

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace fusewright {

/// A Python file with patterns for TVM as a rules text.
class TvmRulesText final : public PythonRulesText {
public:
    TvmRulesText(TvmFile file, IncludePlaces places);

    const TvmFile& file() const { return m_file; }

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
    RuleBlocks blocks() const override { return tvmBlocks(m_file); }
    std::optional<std::vector<TextEdit>> addRule(std::optional<TextPosition> after,
                                                 std::string_view text) const override;

private:
    const TvmRule* ruleAt(TextPosition position) const;
    std::optional<EntryPlace> entryOf(const TvmRule& rule, TextPosition position) const;
    RuleSketch sketchOf(const TvmRule& rule) const;
    const std::optional<Rule>& madeOf(const TvmRule& rule) const;

    TvmFile m_file;
    TvmEditing m_editing{m_file, places()};
    mutable std::once_flag m_isMade;
    mutable std::vector<std::optional<Rule>> m_made; ///< As without a model, when asked for first.
};

/// Any bytes. Without places those of the version before count.
std::shared_ptr<const RulesText> readTvmText(SourceText source, const RulesText* before,
                                             const IncludePlaces& places);
/// Null for a text of another language.
const TvmRulesText* asTvm(const RulesText* text);

} // namespace fusewright
