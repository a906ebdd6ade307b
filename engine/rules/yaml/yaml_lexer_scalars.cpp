// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_lexer.h"

#include "engine/rules/yaml/yaml_scalar_scan.h"
#include "engine/rules/yaml/yaml_scan.h"

#include <algorithm>

// The part of the lexer that reads what looks the same inside brackets and outside.

namespace fusewright {

using yaml::YamlContext;

namespace {

bool isWord(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    });
}

} // namespace

void YamlLexer::fillSlot()
{
    if (isInFlow())
        m_flows.back().slot = Slot::Filled;
    else
        m_slot = Slot::Filled;
}

void YamlLexer::takeQuoted()
{
    const std::size_t begin = m_at;
    const bool isDouble = current() == '"';
    const yaml::QuotedScan scan = yaml::scanQuoted(m_text, m_at, level().column);
    take(isDouble ? YamlTokenKind::DoubleQuoted : YamlTokenKind::SingleQuoted, scan.end);
    fillSlot();
    if (!scan.isClosed) {
        report(yaml::unclosedQuote(begin));
        std::size_t backslashes = 0;
        while (isDouble && m_text[scan.end - 1 - backslashes] == '\\')
            ++backslashes;
        repair({scan.end, scan.end}, isDouble ? (backslashes % 2 == 1 ? "\\\"" : "\"") : "'");
    } else if (!m_out.tokens.back().isOneLine && !yaml::isGap(m_text, m_at)
               && !yaml::isFlowMark(current()) && current() != ':' && current() != '#') {
        // In `"a`, line break, `b: "c"` the second mark was meant to open a text.
        reportStructure(yaml::unclosedQuote(begin), begin);
    }
    const ByteRange inner{begin + 1, scan.isClosed ? scan.end - 1 : scan.end};
    const char special = isDouble ? '\\' : '\'';
    YamlToken& token = m_out.tokens.back();
    token.isVerbatim = scan.isClosed && token.isOneLine
        && m_text.substr(inner.begin, inner.size()).find(special) == std::string_view::npos;
    if (token.isVerbatim && inner.size() > longText)
        repair({begin, scan.end}, "\"_\"");
    if (!isDouble || token.isVerbatim)
        return;
    for (const ByteRange& escape : yaml::findBadEscapes(m_text, inner)) {
        report(yaml::badEscape(escape, m_text.substr(escape.begin, escape.size())));
        repair({escape.begin, escape.begin + 1}, "_");
    }
}

/// An anchor or a tag. For the parser its name is made one that every parser can read.
void YamlLexer::takeProperty()
{
    const bool isAnchor = current() == '&';
    const std::size_t end = isAnchor ? yaml::endOfName(m_text, m_at) : yaml::endOfTag(m_text, m_at);
    if (isAnchor && end == m_at + 1) {
        takeReserved();
        return;
    }
    const ByteRange name{m_at + 1, end};
    if (!isWord(m_text.substr(name.begin, name.size())))
        repair(name, std::string(name.size(), 'x'));
    if (!yaml::isGap(m_text, end))
        repair({end, end}, " ");
    take(isAnchor ? YamlTokenKind::Anchor : YamlTokenKind::Tag, end);
}

/// Aliases are resolved behind the parser, which reads a word instead.
void YamlLexer::takeAlias()
{
    const std::size_t end = yaml::endOfName(m_text, m_at);
    if (end == m_at + 1) {
        takeReserved();
        return;
    }
    if (!m_out.tokens.empty() && m_out.tokens.back().isProperty())
        reportStructure(yaml::aliasWithProperties({m_at, end}), m_at);
    repair({m_at, end}, std::string(end - m_at, '_'));
    take(YamlTokenKind::Alias, end);
    fillSlot();
}

/// Text that begins with a character that no plain text may begin with.
void YamlLexer::takeReserved()
{
    const YamlContext context = isInFlow() ? YamlContext::Flow : YamlContext::Block;
    const yaml::PlainScan scan = yaml::scanPlain(m_text, m_at, level().column + 1, context);
    const std::size_t end = std::max(scan.firstLineEnd, m_at + 1);
    const ByteRange word{m_at, end};
    report(yaml::needsQuotes(word, m_text.substr(word.begin, word.size())));
    repair({m_at, m_at + 1}, "_");
    take(YamlTokenKind::Plain, end);
    fillSlot();
}

/// Whether what stands where a key must is a name.
bool YamlLexer::checkKey(const Key& key)
{
    const auto first = m_out.tokens.begin() + static_cast<std::ptrdiff_t>(key.token);
    const auto content = std::find_if(first, m_out.tokens.end(),
                                      [](const YamlToken& token) { return !token.isProperty(); });
    const ByteRange range = lastNodeFrom(key.begin);
    if (content == m_out.tokens.end())
        reportStructure(yaml::missingKey(m_at), key.begin);
    else if (content->kind == YamlTokenKind::Alias)
        report(yaml::aliasAsKey(range));
    else if (!content->isScalar())
        reportStructure(yaml::collectionAsKey(range), key.begin);
    return content != m_out.tokens.end() && content->isScalar();
}

/// A colon makes a key of what stands before it.
void YamlLexer::confirmKey(const Key& key)
{
    m_out.tokens[key.token].beginsKey = true;
    if (!checkKey(key))
        return;
    const ByteRange range = lastNodeFrom(key.begin);
    if (!yaml::isOneLine(m_text, {range.begin, m_at}))
        reportStructure(yaml::keyOnSeveralLines(range), key.begin);
    else if (range.size() > yaml::mostKeyBytes)
        reportStructure(yaml::keyTooLong(range), key.begin);
    else if (key.tab) {
        reportTab(*key.tab);
        repair({*key.tab, *key.tab + 1}, " ");
    }
}

} // namespace fusewright
