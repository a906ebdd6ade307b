// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_flow_lexer.h"

#include "engine/rules/yaml/yaml_block_lexer.h"
#include "engine/rules/yaml/yaml_scalar_scan.h"
#include "engine/rules/yaml/yaml_scan.h"

#include <utility>

// A bracket that is never closed would swallow the rest of the text. So the first line in brackets
// that looks like an entry of the block around them is remembered: if no closing bracket comes, the
// brackets are taken to end before that line, and reading goes on there. After the first such
// mistake the next one is not given the same patience, so the time stays linear.

namespace fusewright {

using yaml::YamlContext;

void YamlFlowLexer::begin(const YamlBlockLexer& around)
{
    m_column = around.column();
    m_blockDepth = around.depth();
    openBracket();
}

void YamlFlowLexer::lex()
{
    if (m_cursor.beginToken()) {
        watchLine();
        if (!isOpen())
            return;
    }
    const char c = m_cursor.current();
    const bool isMark = yaml::isGap(m_text, m_cursor.at() + 1);
    if (c == ']' || c == '}')
        closeBracket();
    else if (c == ',')
        takeComma();
    else if (c == ':' && isColon())
        takeColon();
    else if (c == '?' && isMark) {
        m_cursor.reportStructure(yaml::complexKey(m_cursor.at()));
        m_cursor.pass();
    } else if (c == '-' && isMark) {
        m_cursor.reportStructure(yaml::blockItemInBrackets(m_cursor.at()));
        m_cursor.pass();
    } else {
        lexValue();
    }
}

void YamlFlowLexer::lexValue()
{
    beginNode();
    const yaml::LexedNode node = yaml::takeMarkedNode(m_cursor, m_column);
    if (node != yaml::LexedNode::Property)
        m_flows.back().slot = YamlSlot::Filled;
    if (node == yaml::LexedNode::Bracket)
        openBracket();
    if (node != yaml::LexedNode::None)
        return;
    switch (m_cursor.current()) {
    case '|':
    case '>':
    case '%':
    case '@':
    case '`':
    case '?':
    case ':':
        yaml::takeReserved(m_cursor, m_column);
        break;
    default:
        takePlain();
        break;
    }
}

void YamlFlowLexer::beginNode()
{
    Flow& flow = m_flows.back();
    if (flow.slot == YamlSlot::Filled) {
        m_cursor.reportStructure(yaml::missingComma(m_cursor.word()));
        flow.key.reset();
    }
    if (flow.allowsKey && !flow.key)
        flow.key = YamlLexKey{.token = m_cursor.tokens().size(), .begin = m_cursor.at()};
    flow.allowsKey = false;
}

void YamlFlowLexer::openBracket()
{
    if (m_blockDepth + m_flows.size() > yaml::mostLevels) {
        if (m_resumption)
            return giveUp();
        m_cursor.reportStructure(yaml::tooDeep(m_cursor.at()));
        return m_cursor.stop();
    }
    const bool isMapping = m_cursor.current() == '{';
    m_flows.push_back({.begin = m_cursor.at(), .isMapping = isMapping});
    m_cursor.openBracket(isMapping);
    m_cursor.takeMark(isMapping ? YamlTokenKind::MappingBegin : YamlTokenKind::SequenceBegin);
}

void YamlFlowLexer::closeBracket()
{
    endEntry();
    const bool isMapping = m_flows.back().isMapping;
    if ((m_cursor.current() == '}') != isMapping) {
        m_cursor.report(
            yaml::wrongBracket(m_cursor.at(), m_cursor.current(), isMapping ? '{' : '['));
        m_cursor.repair({m_cursor.at(), m_cursor.at() + 1}, isMapping ? "}" : "]");
    }
    m_cursor.takeMark(isMapping ? YamlTokenKind::MappingEnd : YamlTokenKind::SequenceEnd);
    m_flows.pop_back();
    m_cursor.closeBracket();
    if (!isOpen())
        m_resumption.reset();
}

void YamlFlowLexer::takeComma()
{
    endEntry();
    Flow& flow = m_flows.back();
    const YamlTokenKind last = m_cursor.tokens().back().kind;
    if (last == YamlTokenKind::Comma || last == YamlTokenKind::SequenceBegin
        || last == YamlTokenKind::MappingBegin)
        m_cursor.report(yaml::emptyItem(m_cursor.at()));
    m_cursor.takeMark(YamlTokenKind::Comma);
    flow = {.begin = flow.begin, .isMapping = flow.isMapping};
}

/// Before a comma or a closing bracket. A key without a colon has no value, but is a key.
void YamlFlowLexer::endEntry()
{
    const Flow& flow = m_flows.back();
    if (!flow.isMapping || flow.hasColon || !flow.key)
        return;
    const ByteRange key = m_cursor.lastNodeFrom(flow.key->begin);
    if (!yaml::checkKey(m_cursor, *flow.key))
        return;
    if (const auto colon = yaml::colonWithoutSpace(m_text, key))
        m_cursor.report(yaml::missingSpace(key, *colon, Severity::Warning));
    // yaml-cpp wants a key and what ends it on one line.
    if (!yaml::isOneLine(m_text, {key.begin, m_cursor.at()}))
        m_cursor.repair({key.end, key.end}, ": ");
}

bool YamlFlowLexer::isColon() const
{
    if (yaml::isGap(m_text, m_cursor.at() + 1) || yaml::isFlowMark(m_text[m_cursor.at() + 1]))
        return true;
    // As in JSON, `"key":value` needs no space.
    const YamlTokenKind last = m_cursor.tokens().back().kind;
    return last == YamlTokenKind::SingleQuoted || last == YamlTokenKind::DoubleQuoted
        || last == YamlTokenKind::SequenceEnd || last == YamlTokenKind::MappingEnd;
}

void YamlFlowLexer::takeColon()
{
    Flow& flow = m_flows.back();
    if (flow.key && !flow.hasColon)
        yaml::confirmKey(m_cursor, *flow.key);
    else if (flow.hasColon)
        m_cursor.reportStructure(yaml::secondColon(m_cursor.at()));
    else
        m_cursor.reportStructure(yaml::missingKey(m_cursor.at()));
    m_cursor.takeMark(YamlTokenKind::ColonMark);
    if (!yaml::isGap(m_text, m_cursor.at()))
        m_cursor.repair({m_cursor.at(), m_cursor.at()}, " ");
    flow.slot = YamlSlot::Open;
    flow.allowsKey = false;
    flow.hasColon = true;
}

void YamlFlowLexer::takePlain()
{
    const yaml::PlainScan scan =
        yaml::scanPlain(m_text, m_cursor.at(), m_column + 1, YamlContext::Flow);
    // To yaml-cpp a question mark between brackets is not text.
    for (std::size_t at = m_cursor.at(); at < scan.end; ++at) {
        if (m_text[at] == '?')
            m_cursor.repair({at, at + 1}, "_");
    }
    m_cursor.take(YamlTokenKind::Plain, scan.end);
}

/// At the first token of a line in brackets.
void YamlFlowLexer::watchLine()
{
    const std::size_t lineBegin = m_cursor.lineBegin();
    const auto indent = static_cast<std::int64_t>(yaml::skipSpaces(m_text, lineBegin) - lineBegin);
    if (m_resumption || indent > m_column || !yaml::beginsEntry(m_text, m_cursor.at()))
        return;
    m_resumption = Resumption{.mark = m_cursor.mark(), .flows = m_flows};
    if (m_hasGivenUp)
        giveUp();
}

void YamlFlowLexer::giveUp()
{
    if (m_resumption) {
        m_cursor.goBack(m_resumption->mark);
        m_flows = std::exchange(m_resumption->flows, {});
    }
    const std::size_t end = m_cursor.tokens().back().end;
    const auto endByte = static_cast<std::uint32_t>(end);
    while (isOpen()) {
        const Flow& flow = m_flows.back();
        m_cursor.report(yaml::unclosedBracket(flow.begin, flow.isMapping ? '{' : '['));
        m_cursor.repair({end, end}, flow.isMapping ? " }" : " ]");
        m_cursor.tokens().push_back(
            {.kind = flow.isMapping ? YamlTokenKind::MappingEnd : YamlTokenKind::SequenceEnd,
             .begin = endByte,
             .end = endByte});
        m_flows.pop_back();
        m_cursor.closeBracket();
    }
    if (m_resumption) {
        m_resumption.reset();
        m_hasGivenUp = true;
        m_cursor.beginLine();
    }
}

} // namespace fusewright
