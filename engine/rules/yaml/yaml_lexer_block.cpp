// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_lexer.h"

#include "engine/rules/yaml/yaml_scalar_scan.h"
#include "engine/rules/yaml/yaml_scan.h"

#include <algorithm>
#include <utility>

// The part of the lexer that reads what stands outside brackets: indentation says what belongs
// where.

namespace fusewright {

using yaml::YamlContext;

void YamlLexer::lexInBlock()
{
    const bool isFirst = std::exchange(m_isFirstInLine, false);
    const char c = current();
    if (c == ']' || c == '}') {
        report(yaml::strayBracket(m_at, c));
        repair({m_at, m_at + 1}, " ");
        m_isFirstInLine = isFirst;
        ++m_at;
        return;
    }
    const bool isMark = yaml::isGap(m_text, m_at + 1);
    if (isFirst)
        settle(column(m_at), c == '-' && isMark);
    if (c == '-' && isMark)
        takeDash();
    else if (c == ':' && isMark)
        takeBlockColon();
    else if (c == '?' && isMark)
        passComplexKey();
    else
        lexBlockValue();
}

void YamlLexer::lexBlockValue()
{
    beginBlockNode();
    if (takeMarkedNode())
        return;
    switch (current()) {
    case '|':
    case '>':
        takeBlockScalar();
        break;
    case ',':
    case '%':
    case '@':
    case '`':
        takeReserved();
        break;
    default:
        takeBlockPlain();
        break;
    }
}

/// Closes and checks blocks at the first token of a line, by its column.
void YamlLexer::settle(std::int64_t column, bool isItem)
{
    if (m_key)
        dropBlockKey();
    m_allowsKey = true;

    std::optional<Level> left;
    while (level().column > column) {
        left = level();
        m_levels.pop_back();
    }
    if (level().column == column && level().isSequence && !isItem) {
        left = level();
        m_levels.pop_back();
    }
    if (level().column < column) {
        settleInside(column, left);
    } else if (isItem && !level().isSequence && (left || m_slot == Slot::Filled)) {
        reportStructure(yaml::itemAmongEntries(m_at), m_at);
    }
    m_slot = Slot::Open;
}

/// The line is indented deeper than the innermost open block; `left` is a block that it closed.
void YamlLexer::settleInside(std::int64_t column, const std::optional<Level>& left)
{
    if (!left) {
        const bool isOutermost = level().column < 0;
        if (m_slot == Slot::Filled)
            reportStructure(isOutermost ? yaml::unexpectedText(wordAt(m_at))
                                        : yaml::indentedTooFar(wordAt(m_at)),
                            m_at);
        return;
    }
    if (left->column == column)
        reportStructure(yaml::entryAmongItems(wordAt(m_at)), m_at);
    else
        reportStructure(
            yaml::unknownIndentation(wordAt(m_at), column, left->column, level().column), m_at);
}

void YamlLexer::beginBlockNode()
{
    if (m_slot == Slot::Filled) {
        reportStructure(yaml::unexpectedText(wordAt(m_at)), m_at);
        m_key.reset();
    }
    if (m_allowsKey && !m_key) {
        m_key = Key{.token = m_out.tokens.size(),
                    .begin = m_at,
                    .column = column(m_at),
                    .isRequired = isKeyColumn(column(m_at)),
                    .tab = m_tab};
    }
    m_allowsKey = false;
}

/// Whether what begins in this column must be a key.
bool YamlLexer::isKeyColumn(std::int64_t column) const
{
    const bool isOutermost = m_levels.size() == 1;
    return isOutermost ? m_role == YamlChunkRole::TopEntry
                       : !level().isSequence && level().column == column;
}

/// The line has ended: what could have been a key is none.
void YamlLexer::dropBlockKey()
{
    const Key key = *std::exchange(m_key, std::nullopt);
    if (key.token >= m_out.tokens.size())
        return;
    const YamlToken& token = m_out.tokens[key.token];
    if (key.isRequired) {
        const std::size_t end =
            yaml::trimmedEnd(m_text, key.begin, yaml::endOfLine(m_text, key.begin));
        report(yaml::missingColon({token.begin, std::min<std::size_t>(token.end, end)}));
        cut(key.begin);
        if (level().column < key.column)
            push({key.column, false});
        m_slot = Slot::Open; // For what stands under it as if it were a key.
        return;
    }
    const bool isValueOfKey = key.token > 0
        && m_out.tokens[key.token - 1].kind == YamlTokenKind::ColonMark
        && token.kind == YamlTokenKind::Plain;
    const std::size_t lineEnd = yaml::endOfLine(m_text, token.begin);
    const ByteRange line{token.begin, std::min<std::size_t>(token.end, lineEnd)};
    if (const auto colon = yaml::colonWithoutSpace(m_text, line); colon && isValueOfKey)
        report(yaml::missingSpace(line, *colon, Severity::Warning));
}

void YamlLexer::push(Level level)
{
    if (depth() > yaml::mostLevels)
        tooDeep();
    else
        m_levels.push_back(level);
}

void YamlLexer::takeDash()
{
    if (!m_allowsKey)
        reportStructure(yaml::itemInLine(m_at), m_at);
    else if (m_tab)
        repair({*m_tab, *m_tab + 1}, " ");
    const std::int64_t at = column(m_at);
    if (level().column < at || (level().column == at && !level().isSequence))
        push({at, true});
    take(YamlTokenKind::DashMark, m_at + 1);
    m_slot = Slot::Open;
    m_allowsKey = true;
}

/// Passes the `? ` of a key that may be anything; its colon comes on a line of its own.
void YamlLexer::passComplexKey()
{
    reportStructure(yaml::complexKey(m_at), m_at);
    m_hasComplexKey = true;
    if (level().column < column(m_at))
        push({column(m_at), false});
    ++m_at;
    m_slot = Slot::Open;
}

void YamlLexer::takeBlockColon()
{
    if (!m_key) {
        if (m_allowsKey && m_hasComplexKey)
            cut(m_at);
        else if (m_allowsKey)
            reportStructure(yaml::missingKey(m_at), m_at);
        else
            reportStructure(yaml::secondColon(m_at), m_at);
        ++m_at;
        m_slot = Slot::Open;
        return;
    }
    const Key key = *std::exchange(m_key, std::nullopt);
    confirmKey(key);
    if (level().column < key.column)
        push({key.column, false});
    if (m_stops)
        return;
    take(YamlTokenKind::ColonMark, m_at + 1);
    m_slot = Slot::Open;
    m_allowsKey = false;
}

void YamlLexer::takeBlockPlain()
{
    const yaml::PlainScan scan =
        yaml::scanPlain(m_text, m_at, level().column + 1, YamlContext::Block);
    const bool mayBeKey = m_key && m_key->begin == m_at;

    // In `key value`, line break, `key: value` a parser sees a key of two lines.
    std::size_t end = scan.end;
    bool lacksColon = mayBeKey && m_key->isRequired && !(scan.stopsAtColon && !scan.isMultiline());
    if (scan.isMultiline() && scan.stopsAtColon) {
        std::size_t lastLine = scan.lastLineBegin;
        while (lastLine > 0 && !yaml::isBreak(m_text[lastLine - 1]))
            --lastLine;
        const auto lastColumn = static_cast<std::int64_t>(scan.lastLineBegin - lastLine);
        const bool isAmongKeys = mayBeKey && lastColumn <= column(m_at);
        lacksColon = lacksColon || isAmongKeys;
        end = isAmongKeys ? scan.firstLineEnd : scan.endBeforeLastLine;
    }
    if (lacksColon) {
        const ByteRange line{m_at, scan.firstLineEnd};
        if (const auto colon = yaml::colonWithoutSpace(m_text, line)) {
            takeKeyWithoutSpace(*colon);
            return;
        }
        m_key->isRequired = true;
    }
    take(YamlTokenKind::Plain, end);
    m_slot = Slot::Filled;
}

/// Reads `key:value` as what it was meant to be.
void YamlLexer::takeKeyWithoutSpace(std::size_t colon)
{
    report(yaml::missingSpace(wordAt(m_at), colon, Severity::Error));
    repair({colon + 1, colon + 1}, " ");
    take(YamlTokenKind::Plain, colon);
    takeBlockColon();
}

void YamlLexer::takeBlockScalar()
{
    const auto kind = current() == '|' ? YamlTokenKind::Literal : YamlTokenKind::Folded;
    const yaml::BlockScalarScan scan = yaml::scanBlockScalar(m_text, m_at, level().column);
    if (scan.badHeader)
        reportStructure(yaml::badBlockHeader(*scan.badHeader), m_at);
    for (const yaml::IndentingTab& tab : scan.tabs) {
        const std::size_t text = yaml::skipBlanks(m_text, tab.at);
        const bool isBare = text == m_text.size() || yaml::isBreak(m_text[text]);
        if (!isBare)
            reportTab(tab.at);
        if (isBare)
            repair({tab.at, tab.at + 1}, " ");
        else
            replaceTab(tab.at, tab.width);
    }
    if (scan.comment)
        m_out.comments.push_back(*scan.comment);
    if (m_key && m_key->begin < m_at)
        indentTextBlock({m_at, scan.end},
                        m_key->column - std::max<std::int64_t>(level().column, 0));
    take(kind, scan.end);
    m_slot = Slot::Filled;
}

/// Where an anchor or a tag could begin a key, yaml-cpp wants the text right of them; the standard
/// wants it right of the block around it.
void YamlLexer::indentTextBlock(ByteRange block, std::int64_t width)
{
    if (width <= 0)
        return;
    const std::string spaces(static_cast<std::size_t>(width), ' ');
    std::size_t line = yaml::endOfLine(m_text, block.begin);
    while (line < block.end) {
        line = yaml::skipBreak(m_text, line);
        repair({line, line}, spaces);
        line = yaml::endOfLine(m_text, line);
    }
}

} // namespace fusewright
