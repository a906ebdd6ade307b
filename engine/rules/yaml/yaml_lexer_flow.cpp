// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_lexer.h"

#include "engine/rules/yaml/yaml_scalar_scan.h"
#include "engine/rules/yaml/yaml_scan.h"

#include <utility>

// The part of the lexer that reads what stands between brackets, where indentation says nothing.
//
// A bracket that is never closed would swallow the rest of the text. So the first line in brackets
// that looks like an entry of the block around them is remembered: if no closing bracket comes, the
// brackets are taken to end before that line, and reading goes on there. After the first such
// mistake the next one is not given the same patience, so the time stays linear.

namespace fusewright {

using yaml::YamlContext;

void YamlLexer::lexInFlow()
{
    if (std::exchange(m_isFirstInLine, false)) {
        watchFlowLine();
        if (!isInFlow())
            return;
    }
    const char c = current();
    const bool isMark = yaml::isGap(m_text, m_at + 1);
    if (c == ']' || c == '}')
        closeBracket();
    else if (c == ',')
        takeComma();
    else if (c == ':' && isFlowColon())
        takeFlowColon();
    else if (c == '?' && isMark) {
        reportStructure(yaml::complexKey(m_at), m_at);
        ++m_at;
    } else if (c == '-' && isMark) {
        reportStructure(yaml::blockItemInBrackets(m_at), m_at);
        ++m_at;
    } else {
        lexFlowValue();
    }
}

void YamlLexer::lexFlowValue()
{
    beginFlowNode();
    if (takeMarkedNode())
        return;
    switch (current()) {
    case '|':
    case '>':
    case '%':
    case '@':
    case '`':
    case '?':
    case ':':
        takeReserved();
        break;
    default:
        takeFlowPlain();
        break;
    }
}

void YamlLexer::beginFlowNode()
{
    Flow& flow = m_flows.back();
    if (flow.slot == Slot::Filled) {
        reportStructure(yaml::missingComma(wordAt(m_at)), m_at);
        flow.key.reset();
    }
    if (flow.allowsKey && !flow.key)
        flow.key = Key{.token = m_out.tokens.size(), .begin = m_at};
    flow.allowsKey = false;
}

/// Takes what its first character tells everywhere.
bool YamlLexer::takeMarkedNode()
{
    switch (current()) {
    case '[':
    case '{':
        openBracket();
        return true;
    case '"':
    case '\'':
        takeQuoted();
        return true;
    case '&':
    case '!':
        takeProperty();
        return true;
    case '*':
        takeAlias();
        return true;
    default:
        return false;
    }
}

void YamlLexer::openBracket()
{
    if (depth() > yaml::mostLevels) {
        tooDeep();
        return;
    }
    const bool isMapping = current() == '{';
    m_flows.push_back({.begin = m_at, .isMapping = isMapping});
    take(isMapping ? YamlTokenKind::MappingBegin : YamlTokenKind::SequenceBegin, m_at + 1);
}

void YamlLexer::closeBracket()
{
    endFlowEntry();
    const bool isMapping = m_flows.back().isMapping;
    if ((current() == '}') != isMapping) {
        report(yaml::wrongBracket(m_at, current(), isMapping ? '{' : '['));
        repair({m_at, m_at + 1}, isMapping ? "}" : "]");
    }
    take(isMapping ? YamlTokenKind::MappingEnd : YamlTokenKind::SequenceEnd, m_at + 1);
    m_flows.pop_back();
    if (!isInFlow())
        m_resumption.reset();
    fillSlot();
}

void YamlLexer::takeComma()
{
    endFlowEntry();
    Flow& flow = m_flows.back();
    const YamlTokenKind last = m_out.tokens.back().kind;
    if (last == YamlTokenKind::Comma || last == YamlTokenKind::SequenceBegin
        || last == YamlTokenKind::MappingBegin)
        report(yaml::emptyItem(m_at));
    take(YamlTokenKind::Comma, m_at + 1);
    flow = {.begin = flow.begin, .isMapping = flow.isMapping};
}

/// Before a comma or a closing bracket. A key without a colon has no value, but is a key.
void YamlLexer::endFlowEntry()
{
    const Flow& flow = m_flows.back();
    if (!flow.isMapping || flow.hasColon || !flow.key)
        return;
    const ByteRange key = lastNodeFrom(flow.key->begin);
    if (!checkKey(*flow.key))
        return;
    if (const auto colon = yaml::colonWithoutSpace(m_text, key))
        report(yaml::missingSpace(key, *colon, Severity::Warning));
    // yaml-cpp wants a key and what ends it on one line.
    if (!yaml::isOneLine(m_text, {key.begin, m_at}))
        repair({key.end, key.end}, ": ");
}

bool YamlLexer::isFlowColon() const
{
    if (yaml::isGap(m_text, m_at + 1) || yaml::isFlowMark(m_text[m_at + 1]))
        return true;
    // As in JSON, `"key":value` needs no space.
    const YamlTokenKind last = m_out.tokens.back().kind;
    return last == YamlTokenKind::SingleQuoted || last == YamlTokenKind::DoubleQuoted
        || last == YamlTokenKind::SequenceEnd || last == YamlTokenKind::MappingEnd;
}

void YamlLexer::takeFlowColon()
{
    Flow& flow = m_flows.back();
    if (flow.key && !flow.hasColon)
        confirmKey(*flow.key);
    else if (flow.hasColon)
        reportStructure(yaml::secondColon(m_at), m_at);
    else
        reportStructure(yaml::missingKey(m_at), m_at);
    take(YamlTokenKind::ColonMark, m_at + 1);
    if (!yaml::isGap(m_text, m_at))
        repair({m_at, m_at}, " ");
    flow.slot = Slot::Open;
    flow.allowsKey = false;
    flow.hasColon = true;
}

void YamlLexer::takeFlowPlain()
{
    const yaml::PlainScan scan =
        yaml::scanPlain(m_text, m_at, level().column + 1, YamlContext::Flow);
    // To yaml-cpp a question mark between brackets is not text.
    for (std::size_t at = m_at; at < scan.end; ++at) {
        if (m_text[at] == '?')
            repair({at, at + 1}, "_");
    }
    take(YamlTokenKind::Plain, scan.end);
    m_flows.back().slot = Slot::Filled;
}

/// At the first token of a line in brackets.
void YamlLexer::watchFlowLine()
{
    const std::size_t lineBegin = m_lineBegin;
    const auto indent = static_cast<std::int64_t>(yaml::skipSpaces(m_text, lineBegin) - lineBegin);
    if (m_resumption || indent > level().column || !yaml::beginsEntry(m_text, m_at))
        return;
    m_resumption = Resumption{.lineBegin = lineBegin,
                              .tokens = m_out.tokens.size(),
                              .comments = m_out.comments.size(),
                              .findings = m_out.findings.size(),
                              .repairs = m_out.repairs.size(),
                              .flows = m_flows,
                              .cut = m_out.cut};
    if (m_hasGivenUp)
        giveUpFlow();
}

/// Takes the open brackets to end before the line that was remembered, or here.
void YamlLexer::giveUpFlow()
{
    if (m_resumption) {
        m_out.tokens.resize(m_resumption->tokens);
        m_out.comments.resize(m_resumption->comments);
        m_out.findings.resize(m_resumption->findings);
        m_out.repairs.resize(m_resumption->repairs);
        m_out.cut = m_resumption->cut;
        if (m_tabFinding && *m_tabFinding >= m_out.findings.size())
            m_tabFinding.reset();
        m_flows = std::move(m_resumption->flows);
        m_at = m_resumption->lineBegin;
    }
    const std::size_t end = m_out.tokens.back().end;
    const auto endByte = static_cast<std::uint32_t>(end);
    while (isInFlow()) {
        const Flow& flow = m_flows.back();
        report(yaml::unclosedBracket(flow.begin, flow.isMapping ? '{' : '['));
        repair({end, end}, flow.isMapping ? " }" : " ]");
        m_out.tokens.push_back(
            {.kind = flow.isMapping ? YamlTokenKind::MappingEnd : YamlTokenKind::SequenceEnd,
             .begin = endByte,
             .end = endByte});
        m_flows.pop_back();
    }
    m_slot = Slot::Filled;
    if (m_resumption) {
        m_resumption.reset();
        m_hasGivenUp = true;
        beginLine();
    }
}

} // namespace fusewright
