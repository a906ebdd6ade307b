// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/format/chunk_layout.h"
#include "engine/rules/samba/format/flow_layout.h"
#include "engine/rules/samba/format/scalar_layout.h"
#include "engine/support/utf8.h"

#include <algorithm>

// The part of the layout that writes what stands in brackets: on one line where it fits, else as a
// block; line by line as it was written where there are comments or texts of several lines in it.

namespace fusewright {

namespace {

} // namespace

void ChunkLayout::takeFlow()
{
    const std::span<const YamlToken> rest = std::span(m_lexing.tokens).subspan(m_token);
    const std::span<const YamlToken> flow = rest.first(flowLength(rest));
    const auto& comments = m_lexing.comments;
    const bool hasComment =
        m_comment < comments.size() && comments[m_comment].begin < flow.back().begin;
    if (hasComment || !std::ranges::all_of(flow, &YamlToken::isOneLine)) {
        takeFlowAsWritten(flow);
        return;
    }
    const std::string line = flowLine(m_text, flow);
    const std::size_t column = startsLine(flow.front(), 0)
        ? static_cast<std::size_t>(freshColumn(flow.front()))
        : width() + 1;
    const bool isEmpty = flow.size() == 2;
    if (!isEmpty && column + utf8::countCharacters(line) > mostColumns) {
        takeFlowAsBlock(flow);
        return;
    }
    separate(flow.front(), 0);
    m_out += line;
    m_token += flow.size() - 1;
    passed(flow.back());
}

void ChunkLayout::takeFlowAsBlock(std::span<const YamlToken> flow)
{
    const auto indent = static_cast<std::size_t>(m_levels.back().fresh + columnStep);
    bool isInLine = isBehind(YamlTokenKind::DashMark);
    for (const std::string& item : flowItems(m_text, flow)) {
        if (isInLine)
            m_out += ' ';
        else
            m_out.append(m_out.empty() ? 0 : 1, '\n').append(indent, ' ');
        m_out += item;
        isInLine = false;
    }
    m_token += flow.size() - 1;
    passed(flow.back());
}

void ChunkLayout::takeFlowAsWritten(std::span<const YamlToken> flow)
{
    const Level& level = m_levels.back();
    const bool isIndented = startsLine(flow.front(), 0) || level.isSequence || m_levels.size() == 1;
    const std::int64_t outside = level.fresh + (isIndented ? columnStep : 0);
    separate(flow.front(), 0);
    std::int64_t depth = 0;
    for (const YamlToken& token : flow) {
        while (const auto comment = nextComment(token.begin))
            takeComment(*comment, outside + columnStep * depth);
        if (closesFlow(token.kind))
            --depth;
        const std::int64_t column = outside + columnStep * depth;
        if (&token != &flow.front())
            separateInFlow(token, column);
        m_out += scalarLayout(m_text, token, {.source = level.source, .fresh = column});
        passed(token);
        if (opensFlow(token.kind))
            ++depth;
    }
}

void ChunkLayout::separateInFlow(const YamlToken& token, std::int64_t column)
{
    if (breaksBefore(token.begin) > 0)
        startLine(token.begin, column);
    else if (m_previous)
        m_out += flowGap(*m_previous, token.kind);
}

} // namespace fusewright
