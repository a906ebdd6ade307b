// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_lex_nodes.h"

#include "engine/rules/yaml/yaml_scalar_scan.h"
#include "engine/rules/yaml/yaml_scan.h"
#include "engine/support/letters.h"

#include <algorithm>

namespace fusewright::yaml {

namespace {

bool isWord(std::string_view text)
{
    return std::ranges::all_of(text, isLetterOrDigit);
}

LexedNode takeQuoted(YamlLexCursor& cursor, std::int64_t column)
{
    const std::size_t begin = cursor.at();
    const bool isDouble = cursor.current() == '"';
    const QuotedScan scan = scanQuoted(cursor.text(), cursor.at(), column);
    cursor.take(isDouble ? YamlTokenKind::DoubleQuoted : YamlTokenKind::SingleQuoted, scan.end);
    if (!scan.isClosed) {
        cursor.report(unclosedQuote(begin));
        std::size_t backslashes = 0;
        while (isDouble && cursor.text()[scan.end - 1 - backslashes] == '\\')
            ++backslashes;
        cursor.repair({scan.end, scan.end},
                      isDouble ? (backslashes % 2 == 1 ? "\\\"" : "\"") : "'");
    } else if (!cursor.tokens().back().isOneLine && !isGap(cursor.text(), cursor.at())
               && !isFlowMark(cursor.current()) && cursor.current() != ':'
               && cursor.current() != '#') {
        // In `"a`, line break, `b: "c"` the second mark was meant to open a text.
        cursor.reportStructure(unclosedQuote(begin), begin);
    }
    const ByteRange inner{begin + 1, scan.isClosed ? scan.end - 1 : scan.end};
    const char special = isDouble ? '\\' : '\'';
    YamlToken& token = cursor.tokens().back();
    token.isVerbatim = scan.isClosed && token.isOneLine
        && cursor.text().substr(inner.begin, inner.size()).find(special) == std::string_view::npos;
    if (token.isVerbatim && inner.size() > longText)
        cursor.repair({begin, scan.end}, "\"_\"");
    if (!isDouble || token.isVerbatim)
        return LexedNode::Text;
    for (const ByteRange& escape : findBadEscapes(cursor.text(), inner)) {
        cursor.report(badEscape(escape, cursor.text().substr(escape.begin, escape.size())));
        cursor.repair({escape.begin, escape.begin + 1}, "_");
    }
    return LexedNode::Text;
}

/// An anchor or a tag. For the parser its name is made one that every parser can read.
LexedNode takeProperty(YamlLexCursor& cursor, std::int64_t column)
{
    const bool isAnchor = cursor.current() == '&';
    const std::size_t end =
        isAnchor ? endOfName(cursor.text(), cursor.at()) : endOfTag(cursor.text(), cursor.at());
    if (isAnchor && end == cursor.at() + 1)
        return takeReserved(cursor, column);
    const ByteRange name{cursor.at() + 1, end};
    if (!isWord(cursor.text().substr(name.begin, name.size())))
        cursor.repair(name, std::string(name.size(), 'x'));
    if (!isGap(cursor.text(), end))
        cursor.repair({end, end}, " ");
    cursor.take(isAnchor ? YamlTokenKind::Anchor : YamlTokenKind::Tag, end);
    return LexedNode::Property;
}

/// Aliases are resolved behind the parser, which reads a word instead.
LexedNode takeAlias(YamlLexCursor& cursor, std::int64_t column)
{
    const std::size_t end = endOfName(cursor.text(), cursor.at());
    if (end == cursor.at() + 1)
        return takeReserved(cursor, column);
    if (!cursor.tokens().empty() && cursor.tokens().back().isProperty())
        cursor.reportStructure(aliasWithProperties({cursor.at(), end}));
    cursor.repair({cursor.at(), end}, std::string(end - cursor.at(), '_'));
    cursor.take(YamlTokenKind::Alias, end);
    return LexedNode::Text;
}

} // namespace

LexedNode takeMarkedNode(YamlLexCursor& cursor, std::int64_t column)
{
    switch (cursor.current()) {
    case '[':
    case '{':
        return LexedNode::Bracket;
    case '"':
    case '\'':
        return takeQuoted(cursor, column);
    case '&':
    case '!':
        return takeProperty(cursor, column);
    case '*':
        return takeAlias(cursor, column);
    default:
        return LexedNode::None;
    }
}

LexedNode takeReserved(YamlLexCursor& cursor, std::int64_t column)
{
    const YamlContext context = cursor.isInBrackets() ? YamlContext::Flow : YamlContext::Block;
    const PlainScan scan = scanPlain(cursor.text(), cursor.at(), column + 1, context);
    const std::size_t end = std::max(scan.firstLineEnd, cursor.at() + 1);
    const ByteRange word{cursor.at(), end};
    cursor.report(needsQuotes(word, cursor.text().substr(word.begin, word.size())));
    cursor.repair({cursor.at(), cursor.at() + 1}, "_");
    cursor.take(YamlTokenKind::Plain, end);
    return LexedNode::Text;
}

bool checkKey(YamlLexCursor& cursor, const YamlLexKey& key)
{
    const auto first = cursor.tokens().begin() + static_cast<std::ptrdiff_t>(key.token);
    const auto content = std::find_if(first, cursor.tokens().end(),
                                      [](const YamlToken& token) { return !token.isProperty(); });
    const ByteRange range = cursor.lastNodeFrom(key.begin);
    if (content == cursor.tokens().end())
        cursor.reportStructure(missingKey(cursor.at()), key.begin);
    else if (content->kind == YamlTokenKind::Alias)
        cursor.report(aliasAsKey(range));
    else if (!content->isScalar())
        cursor.reportStructure(collectionAsKey(range), key.begin);
    return content != cursor.tokens().end() && content->isScalar();
}

void confirmKey(YamlLexCursor& cursor, const YamlLexKey& key)
{
    cursor.tokens()[key.token].beginsKey = true;
    if (!checkKey(cursor, key))
        return;
    const ByteRange range = cursor.lastNodeFrom(key.begin);
    if (!isOneLine(cursor.text(), {range.begin, cursor.at()}))
        cursor.reportStructure(keyOnSeveralLines(range), key.begin);
    else if (range.size() > mostKeyBytes)
        cursor.reportStructure(keyTooLong(range), key.begin);
    else if (key.tab) {
        cursor.reportTab(*key.tab);
        cursor.repair({*key.tab, *key.tab + 1}, " ");
    }
}

} // namespace fusewright::yaml
