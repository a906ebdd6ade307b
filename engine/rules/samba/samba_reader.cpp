// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/samba_reader.h"

#include "engine/rules/samba/samba_rules.h"
#include "engine/rules/yaml/yaml_chunk.h"
#include "engine/rules/yaml/yaml_document.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

/// Moves ranges by whole lines; columns stay, for a rule begins a line.
class Shift {
public:
    Shift(std::size_t from, std::size_t to) : m_from(from), m_to(to) { }

    void operator()(TextRange& range) const
    {
        range.begin.line = range.begin.line - m_from + m_to;
        range.end.line = range.end.line - m_from + m_to;
    }
    void operator()(std::optional<TextRange>& range) const
    {
        if (range)
            (*this)(*range);
    }
    void operator()(Rule& rule) const
    {
        (*this)(rule.nameRange);
        (*this)(rule.heuristicRange);
        for (RulePattern& pattern : rule.patterns)
            std::ranges::for_each(pattern.entryRanges, [&](TextRange& each) { (*this)(each); });
    }
    void operator()(Diagnostic& diagnostic) const
    {
        (*this)(diagnostic.range);
        for (Fix& fix : diagnostic.fixes) {
            for (TextEdit& edit : fix.edits)
                (*this)(edit.range);
        }
    }

private:
    std::size_t m_from;
    std::size_t m_to;
};

} // namespace

SambaReader::SambaReader(RuleContext context) : m_context(std::move(context)) { }

/// The part that holds this entry and nothing else; null when it cannot be used again.
const YamlPart* SambaReader::partOf(const YamlDocument& document, const YamlEntry& entry)
{
    const std::size_t at = document.range(entry.key).begin;
    const auto parts = document.parts();
    const auto next = std::ranges::upper_bound(
        parts, at, {}, [](const YamlPart& part) { return part.range.begin; });
    if (next == parts.begin())
        return nullptr;
    const YamlPart& part = *std::prev(next);
    const bool isAlone = part.entries.size() == 1 && part.range.contains(at)
        && document.range(part.entries.front().key).begin == at;
    const bool beginsLine = document.source().position(part.range.begin).column == 1;
    return isAlone && beginsLine && !part.hasAliases ? &part : nullptr;
}

SambaReader::Kept SambaReader::readEntry(const YamlDocument& document, const YamlEntry& entry) const
{
    Kept kept;
    Diagnostics diagnostics;
    kept.rule = readSambaRule(document, entry, m_context, diagnostics);
    kept.diagnostics = diagnostics.all();
    return kept;
}

RuleSet SambaReader::read(const YamlDocument& document, Diagnostics& diagnostics)
{
    RuleSet rules{.files = {{.path = document.source().name()}}, .rules = {}};
    Cache cache;
    m_readRules = 0;
    for (const YamlEntry& entry : sambaRuleEntries(document)) {
        const YamlPart* const part = partOf(document, entry);
        const auto known = part ? m_cache.find(part->chunk.get()) : m_cache.end();
        Kept kept;
        if (known != m_cache.end()) {
            kept = known->second;
        } else {
            kept = readEntry(document, entry);
            kept.line = part ? document.source().position(part->range.begin).line : 0;
            ++m_readRules;
        }
        if (part) {
            const std::size_t line = document.source().position(part->range.begin).line;
            const Shift shift(kept.line, line);
            if (kept.rule)
                shift(*kept.rule);
            std::ranges::for_each(kept.diagnostics, shift);
            kept.line = line;
            kept.chunk = part->chunk;
            cache.insert_or_assign(part->chunk.get(), kept);
        }
        for (Diagnostic& diagnostic : kept.diagnostics)
            diagnostics.add(std::move(diagnostic));
        if (kept.rule)
            rules.rules.push_back(*std::move(kept.rule));
    }
    m_cache = std::move(cache);
    return rules;
}

} // namespace fusewright
