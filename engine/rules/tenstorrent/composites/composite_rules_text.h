// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/python/python_rules_text.h"
#include "engine/rules/rule_context.h"
#include "engine/rules/rules_reader.h"
#include "engine/rules/tenstorrent/composites/composite_file.h"

#include <memory>

namespace fusewright {

/// A Python file with a dictionary of composites as a rules text.
class CompositeRulesText final : public PythonRulesText {
public:
    CompositeRulesText(CompositeFile file, IncludePlaces places);

    const CompositeFile& file() const { return m_file; }

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

private:
    const CompositeRule* ruleAt(TextPosition position) const;
    const CompositeRule* ruleNamedAt(TextPosition position) const;

    CompositeFile m_file;
};

/// Makes the rules of a text, with what belongs to a check.
class CompositeRulesReader final : public RulesReader {
public:
    explicit CompositeRulesReader(RuleContext context) : m_context(std::move(context)) { }

    void choose(const std::map<std::string, std::string>& options) override
    {
        m_context.options = options;
    }
    CheckedRules check(std::shared_ptr<const RulesText> text) override;
    std::size_t readRuleCount() const override { return m_readRules; }

private:
    RuleContext m_context;
    std::size_t m_readRules = 0;
};

/// Any bytes. Without places those of the version before count.
std::shared_ptr<const RulesText> readCompositeText(SourceText source, const RulesText* before,
                                                   const IncludePlaces& places);
std::unique_ptr<RulesReader> makeCompositeReader(RuleContext context);

} // namespace fusewright
