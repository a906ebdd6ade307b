// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_diagnostics.h"

#include "engine/support/source_text.h"
#include "engine/support/utf8.h"

#include <algorithm>

namespace fusewright {

namespace {

/// From the middle of a character it cannot be counted on.
bool beginsCharacter(const SourceText& source, std::size_t offset)
{
    const std::string_view text = source.text();
    return offset >= text.size() || (static_cast<unsigned char>(text[offset]) & 0xC0U) != 0x80U;
}

/// The positions of places that are known beforehand, counted in one walk.
class Positions {
public:
    Positions(std::vector<std::size_t> offsets, const SourceText& source)
        : m_offsets(std::move(offsets))
    {
        std::ranges::sort(m_offsets);
        m_offsets.erase(std::unique(m_offsets.begin(), m_offsets.end()), m_offsets.end());
        m_positions.reserve(m_offsets.size());
        std::size_t lineEnd = 0;
        for (std::size_t at = 0; at < m_offsets.size(); ++at) {
            const bool isNear = at > 0 && m_offsets[at] < lineEnd;
            if (isNear && beginsCharacter(source, m_offsets[at - 1])
                && beginsCharacter(source, m_offsets[at])) {
                m_positions.push_back(m_positions.back());
                m_positions.back().column += utf8::countCharacters(
                    source.text().substr(m_offsets[at - 1], m_offsets[at] - m_offsets[at - 1]));
            } else {
                m_positions.push_back(source.position(m_offsets[at]));
                lineEnd = source.offset({.line = m_positions.back().line + 1, .column = 1});
            }
        }
    }

    TextPosition operator[](std::size_t offset) const
    {
        const auto found = std::ranges::lower_bound(m_offsets, offset);
        return m_positions[static_cast<std::size_t>(found - m_offsets.begin())];
    }

    TextRange operator[](ByteRange range) const
    {
        return {(*this)[range.begin], (*this)[range.end]};
    }

private:
    std::vector<std::size_t> m_offsets;
    std::vector<TextPosition> m_positions;
};

Positions positionsOf(const std::vector<YamlFinding>& findings, const SourceText& source)
{
    std::vector<std::size_t> offsets;
    const auto add = [&](ByteRange range) {
        offsets.push_back(range.begin);
        offsets.push_back(range.end);
    };
    for (const YamlFinding& finding : findings) {
        add(finding.range);
        if (finding.earlier)
            add(*finding.earlier);
        for (const ByteEdit& edit : finding.edits)
            add(edit.range);
    }
    return {std::move(offsets), source};
}

std::string messageOf(const YamlFinding& finding, const Positions& positions)
{
    if (!finding.earlier)
        return finding.message;
    const std::size_t earlier = positions[finding.earlier->begin].line;
    const std::size_t later = positions[finding.range.begin].line;
    const std::string where = earlier == later
        ? "twice on line " + std::to_string(later)
        : "on line " + std::to_string(earlier) + " and again on line " + std::to_string(later);
    return '`' + finding.message + "` is given " + where + "; the last one counts";
}

} // namespace

std::vector<Diagnostic> toDiagnostics(const std::vector<YamlFinding>& findings,
                                      const SourceText& source)
{
    const Positions positions = positionsOf(findings, source);
    std::vector<Diagnostic> diagnostics;
    diagnostics.reserve(findings.size());
    for (const YamlFinding& finding : findings) {
        Diagnostic diagnostic{.severity = finding.severity,
                              .code = std::string(finding.code),
                              .message = messageOf(finding, positions),
                              .file = source.name(),
                              .range = positions[finding.range]};
        if (!finding.edits.empty()) {
            Fix fix{.title = finding.fixTitle};
            for (const ByteEdit& edit : finding.edits)
                fix.edits.push_back({positions[edit.range], edit.text});
            diagnostic.fixes.push_back(std::move(fix));
        }
        diagnostics.push_back(std::move(diagnostic));
    }
    std::ranges::stable_sort(diagnostics, {},
                             [](const Diagnostic& each) { return each.range->begin; });
    return diagnostics;
}

} // namespace fusewright
