// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_block_lexer.h"

#include "engine/rules/yaml/yaml_scalar_scan.h"
#include "engine/rules/yaml/yaml_scan.h"

#include <algorithm>
#include <utility>

namespace fusewright {

using yaml::YamlContext;

bool YamlBlockLexer::lex()
{
    const char c = m_cursor.current();
    if (c == ']' || c == '}') {
        m_cursor.report(yaml::strayBracket(m_cursor.at(), c));
        m_cursor.repair({m_cursor.at(), m_cursor.at() + 1}, " ");
        m_cursor.pass();
        return false;
    }
    const bool isMark = yaml::isGap(m_text, m_cursor.at() + 1);
    if (m_cursor.beginToken())
        settle(m_cursor.column(), c == '-' && isMark);
    if (c == '-' && isMark)
        takeDash();
    else if (c == ':' && isMark)
        takeColon();
    else if (c == '?' && isMark)
        passComplexKey();
    else
        return lexValue();
    return false;
}

bool YamlBlockLexer::lexValue()
{
    beginNode();
    const yaml::LexedNode node = yaml::takeMarkedNode(m_cursor, level().column);
    if (node == yaml::LexedNode::Bracket || node == yaml::LexedNode::Text)
        m_slot = YamlSlot::Filled;
    if (node != yaml::LexedNode::None)
        return node == yaml::LexedNode::Bracket;
    switch (m_cursor.current()) {
    case '|':
    case '>':
        takeScalar();
        break;
    case ',':
    case '%':
    case '@':
    case '`':
        yaml::takeReserved(m_cursor, level().column);
        m_slot = YamlSlot::Filled;
        break;
    default:
        takePlain();
        break;
    }
    return false;
}

/// Closes and checks blocks at the first token of a line, by its column.
void YamlBlockLexer::settle(std::int64_t column, bool isItem)
{
    if (m_key)
        dropKey();
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
    } else if (isItem && !level().isSequence && (left || m_slot == YamlSlot::Filled)) {
        m_cursor.reportStructure(yaml::itemAmongEntries(m_cursor.at()));
    }
    m_slot = YamlSlot::Open;
}

/// The line is indented deeper than the innermost open block; `left` is a block that it closed.
void YamlBlockLexer::settleInside(std::int64_t column, const std::optional<Level>& left)
{
    if (!left) {
        const bool isOutermost = level().column < 0;
        if (m_slot == YamlSlot::Filled)
            m_cursor.reportStructure(isOutermost ? yaml::unexpectedText(m_cursor.word())
                                                 : yaml::indentedTooFar(m_cursor.word()));
        return;
    }
    if (left->column == column)
        m_cursor.reportStructure(yaml::entryAmongItems(m_cursor.word()));
    else
        m_cursor.reportStructure(
            yaml::unknownIndentation(m_cursor.word(), column, left->column, level().column));
}

void YamlBlockLexer::beginNode()
{
    if (m_slot == YamlSlot::Filled) {
        m_cursor.reportStructure(yaml::unexpectedText(m_cursor.word()));
        m_key.reset();
    }
    if (m_allowsKey && !m_key) {
        m_key = YamlLexKey{.token = m_cursor.tokens().size(),
                           .begin = m_cursor.at(),
                           .column = m_cursor.column(),
                           .isRequired = isKeyColumn(m_cursor.column()),
                           .tab = m_cursor.tab()};
    }
    m_allowsKey = false;
}

/// Whether what begins in this column must be a key.
bool YamlBlockLexer::isKeyColumn(std::int64_t column) const
{
    const bool isOutermost = m_levels.size() == 1;
    return isOutermost ? m_role == YamlChunkRole::TopEntry
                       : !level().isSequence && level().column == column;
}

/// The line has ended: what could have been a key is none.
void YamlBlockLexer::dropKey()
{
    const YamlLexKey key = *std::exchange(m_key, std::nullopt);
    if (key.token >= m_cursor.tokens().size())
        return;
    const YamlToken& token = m_cursor.tokens()[key.token];
    if (key.isRequired) {
        const std::size_t end =
            yaml::trimmedEnd(m_text, key.begin, yaml::endOfLine(m_text, key.begin));
        m_cursor.report(yaml::missingColon({token.begin, std::min<std::size_t>(token.end, end)}));
        m_cursor.cut(key.begin);
        if (level().column < key.column)
            push({key.column, false});
        m_slot = YamlSlot::Open; // For what stands under it as if it were a key.
        return;
    }
    const bool isValueOfKey = key.token > 0
        && m_cursor.tokens()[key.token - 1].kind == YamlTokenKind::ColonMark
        && token.kind == YamlTokenKind::Plain;
    const std::size_t lineEnd = yaml::endOfLine(m_text, token.begin);
    const ByteRange line{token.begin, std::min<std::size_t>(token.end, lineEnd)};
    if (const auto colon = yaml::colonWithoutSpace(m_text, line); colon && isValueOfKey)
        m_cursor.report(yaml::missingSpace(line, *colon, Severity::Warning));
}

void YamlBlockLexer::push(Level level)
{
    if (m_levels.size() <= yaml::mostLevels) {
        m_levels.push_back(level);
        return;
    }
    m_cursor.reportStructure(yaml::tooDeep(m_cursor.at()));
    m_cursor.stop();
}

void YamlBlockLexer::takeDash()
{
    if (!m_allowsKey)
        m_cursor.reportStructure(yaml::itemInLine(m_cursor.at()));
    else if (m_cursor.tab())
        m_cursor.repair({*m_cursor.tab(), *m_cursor.tab() + 1}, " ");
    const std::int64_t at = m_cursor.column();
    if (level().column < at || (level().column == at && !level().isSequence))
        push({at, true});
    m_cursor.takeMark(YamlTokenKind::DashMark);
    m_slot = YamlSlot::Open;
    m_allowsKey = true;
}

/// Passes the `? ` of a key that may be anything; its colon comes on a line of its own.
void YamlBlockLexer::passComplexKey()
{
    m_cursor.reportStructure(yaml::complexKey(m_cursor.at()));
    m_hasComplexKey = true;
    if (level().column < m_cursor.column())
        push({m_cursor.column(), false});
    m_cursor.pass();
    m_slot = YamlSlot::Open;
}

void YamlBlockLexer::takeColon()
{
    if (!m_key) {
        if (m_allowsKey && m_hasComplexKey)
            m_cursor.cut(m_cursor.at());
        else if (m_allowsKey)
            m_cursor.reportStructure(yaml::missingKey(m_cursor.at()));
        else
            m_cursor.reportStructure(yaml::secondColon(m_cursor.at()));
        m_cursor.pass();
        m_slot = YamlSlot::Open;
        return;
    }
    const YamlLexKey key = *std::exchange(m_key, std::nullopt);
    yaml::confirmKey(m_cursor, key);
    if (level().column < key.column)
        push({key.column, false});
    if (m_cursor.isStopped())
        return;
    m_cursor.takeMark(YamlTokenKind::ColonMark);
    m_slot = YamlSlot::Open;
    m_allowsKey = false;
}

void YamlBlockLexer::takePlain()
{
    const yaml::PlainScan scan =
        yaml::scanPlain(m_text, m_cursor.at(), level().column + 1, YamlContext::Block);
    const bool mayBeKey = m_key && m_key->begin == m_cursor.at();

    // In `key value`, line break, `key: value` a parser sees a key of two lines.
    std::size_t end = scan.end;
    bool lacksColon = mayBeKey && m_key->isRequired && !(scan.stopsAtColon && !scan.isMultiline());
    if (scan.isMultiline() && scan.stopsAtColon) {
        std::size_t lastLine = scan.lastLineBegin;
        while (lastLine > 0 && !yaml::isBreak(m_text[lastLine - 1]))
            --lastLine;
        const auto lastColumn = static_cast<std::int64_t>(scan.lastLineBegin - lastLine);
        const bool isAmongKeys = mayBeKey && lastColumn <= m_cursor.column();
        lacksColon = lacksColon || isAmongKeys;
        end = isAmongKeys ? scan.firstLineEnd : scan.endBeforeLastLine;
    }
    if (lacksColon) {
        const ByteRange line{m_cursor.at(), scan.firstLineEnd};
        if (const auto colon = yaml::colonWithoutSpace(m_text, line)) {
            takeKeyWithoutSpace(*colon);
            return;
        }
        m_key->isRequired = true;
    }
    m_cursor.take(YamlTokenKind::Plain, end);
    m_slot = YamlSlot::Filled;
}

/// Reads `key:value` as what it was meant to be.
void YamlBlockLexer::takeKeyWithoutSpace(std::size_t colon)
{
    m_cursor.report(yaml::missingSpace(m_cursor.word(), colon, Severity::Error));
    m_cursor.repair({colon + 1, colon + 1}, " ");
    m_cursor.take(YamlTokenKind::Plain, colon);
    takeColon();
}

void YamlBlockLexer::takeScalar()
{
    const auto kind = m_cursor.current() == '|' ? YamlTokenKind::Literal : YamlTokenKind::Folded;
    const yaml::BlockScalarScan scan = yaml::scanBlockScalar(m_text, m_cursor.at(), level().column);
    if (scan.badHeader)
        m_cursor.reportStructure(yaml::badBlockHeader(*scan.badHeader));
    for (const yaml::IndentingTab& tab : scan.tabs) {
        const std::size_t text = yaml::skipBlanks(m_text, tab.at);
        const bool isBare = text == m_text.size() || yaml::isBreak(m_text[text]);
        if (!isBare)
            m_cursor.reportTab(tab.at);
        if (isBare)
            m_cursor.repair({tab.at, tab.at + 1}, " ");
        else
            m_cursor.replaceTab(tab.at, tab.width);
    }
    if (scan.comment)
        m_cursor.found().comments.push_back(*scan.comment);
    if (m_key && m_key->begin < m_cursor.at())
        indentText({m_cursor.at(), scan.end},
                   m_key->column - std::max<std::int64_t>(level().column, 0));
    m_cursor.take(kind, scan.end);
    m_slot = YamlSlot::Filled;
}

/// Where an anchor or a tag could begin a key, yaml-cpp wants the text right of them; the standard
/// wants it right of the block around it.
void YamlBlockLexer::indentText(ByteRange block, std::int64_t width)
{
    if (width <= 0)
        return;
    const std::string spaces(static_cast<std::size_t>(width), ' ');
    std::size_t line = yaml::endOfLine(m_text, block.begin);
    while (line < block.end) {
        line = yaml::skipBreak(m_text, line);
        m_cursor.repair({line, line}, spaces);
        line = yaml::endOfLine(m_text, line);
    }
}

void YamlBlockLexer::finish()
{
    if (m_key)
        dropKey();
}

} // namespace fusewright
