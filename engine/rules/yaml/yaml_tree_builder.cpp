// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_tree_builder.h"

#include "engine/rules/yaml/yaml_repair.h"
#include "engine/rules/yaml/yaml_scalar_scan.h"
#include "engine/support/utf8.h"

#include <algorithm>

namespace fusewright {

namespace {

bool isNullText(std::string_view text)
{
    return text == "~" || text == "null" || text == "Null" || text == "NULL";
}

YamlStyle styleOf(YamlTokenKind kind)
{
    switch (kind) {
    case YamlTokenKind::SingleQuoted:
        return YamlStyle::SingleQuoted;
    case YamlTokenKind::DoubleQuoted:
        return YamlStyle::DoubleQuoted;
    case YamlTokenKind::Literal:
        return YamlStyle::Literal;
    case YamlTokenKind::Folded:
        return YamlStyle::Folded;
    default:
        return YamlStyle::Plain;
    }
}

/// What yaml-cpp says, which reads the escapes `\N` and `\_` as a byte of Latin-1.
std::string mended(std::string_view value)
{
    std::string text;
    text.reserve(value.size());
    for (std::size_t at = 0; at < value.size();) {
        const std::size_t length = utf8::lengthOfFirst(value.substr(at));
        if (length == 0)
            text += {'\xC2', value[at]};
        else
            text += value.substr(at, length);
        at += std::max<std::size_t>(length, 1);
    }
    return text;
}

} // namespace

YamlTreeBuilder::YamlTreeBuilder(std::string_view text, bool isSource,
                                 std::span<const YamlToken> tokens, const RepairedText& repaired)
    : m_text(text), m_isSource(isSource), m_tokens(tokens), m_repaired(repaired)
{
    m_out.tree.nodes.reserve(tokens.size());
}

YamlReading YamlTreeBuilder::build(const YamlEvents& events)
{
    const bool isSeenAlike = std::ranges::all_of(
        events.events, [&](const YamlEvent& event) { return add(events, event); });
    if (const YamlToken* token = next(); token && (!isSeenAlike || !events.failure))
        m_out.unread = token->range();
    else if (!isSeenAlike)
        m_out.unread = ByteRange{m_end, m_end};
    while (!m_open.empty())
        close();
    return std::move(m_out);
}

/// False where the parser saw something else than the lexer.
bool YamlTreeBuilder::add(const YamlEvents& events, const YamlEvent& event)
{
    switch (event.kind) {
    case YamlEvent::Kind::Null:
        return addScalar({}, event);
    case YamlEvent::Kind::Scalar:
        return addScalar(events.text(event), event);
    case YamlEvent::Kind::FlowMapping:
        return addCollection(event, YamlKind::Mapping, YamlStyle::Flow);
    case YamlEvent::Kind::BlockMapping:
        return addCollection(event, YamlKind::Mapping, YamlStyle::Block);
    case YamlEvent::Kind::FlowSequence:
        return addCollection(event, YamlKind::Sequence, YamlStyle::Flow);
    case YamlEvent::Kind::BlockSequence:
        return addCollection(event, YamlKind::Sequence, YamlStyle::Block);
    case YamlEvent::Kind::EndMapping:
    case YamlEvent::Kind::EndSequence:
        return endCollection();
    }
    return false;
}

bool YamlTreeBuilder::addScalar(std::string_view value, const YamlEvent& event)
{
    moveToSlot();
    const bool isKey = !m_open.empty() && !m_open.back().expectsValue
        && m_out.tree[m_open.back().node].kind == YamlKind::Mapping;
    const bool isNull = event.kind == YamlEvent::Kind::Null;
    // A token that begins a key is the next entry's, where a value is to come.
    const auto isMine = [&](const YamlToken& token) { return isKey || !token.beginsKey; };

    YamlNode node{.begin = m_end, .contentBegin = m_end, .end = m_end};
    if (const YamlToken* token = next(); isKey && token && token->kind == YamlTokenKind::ColonMark)
        node.begin = node.contentBegin = node.end = token->begin;
    if (const YamlToken* token = next(); token && isMine(*token))
        takeProperties(node, !isKey);
    const YamlToken* token = next();
    const bool isWritten = token && token->isContent() && isMine(*token)
        && (!isNull
            || (token->kind == YamlTokenKind::Plain
                && isNullText(m_text.substr(token->begin, token->end - token->begin))));
    if (isWritten) {
        if (node.properties == YamlNode::nothing)
            node.begin = token->begin;
        node.contentBegin = token->begin;
        node.end = m_end = token->end;
        node.kind = isNull                        ? YamlKind::Null
            : token->kind == YamlTokenKind::Alias ? YamlKind::Alias
                                                  : YamlKind::Scalar;
        node.style = styleOf(token->kind);
        setText(node, *token, value);
        ++m_next;
    } else if (!isNull) {
        if (!value.empty())
            return false;
        node.kind = YamlKind::Scalar; // Nothing but a tag.
    }
    if (isWritten && !begins(node.begin, event))
        return false;
    attach(m_out.tree.add(node));
    return true;
}

bool YamlTreeBuilder::addCollection(const YamlEvent& event, YamlKind kind, YamlStyle style)
{
    moveToSlot();
    const bool isMapping = kind == YamlKind::Mapping;
    const bool isPair = isMapping && style == YamlStyle::Flow && isPairAhead();
    YamlNode node{.kind = kind, .style = style};
    if (!isPair)
        takeProperties(node, true);
    const YamlToken* token = next();
    if (!token)
        return false;
    if (node.properties == YamlNode::nothing)
        node.begin = token->begin;
    node.contentBegin = token->begin;
    if (style == YamlStyle::Flow && !isPair) {
        if (token->kind != (isMapping ? YamlTokenKind::MappingBegin : YamlTokenKind::SequenceBegin))
            return false;
        m_end = token->end;
        ++m_next;
    }
    if (!begins(node.begin, event))
        return false;
    const YamlNodeId id = m_out.tree.add(node);
    attach(id);
    m_open.push_back({.node = id, .children = m_children.size(), .isPair = isPair});
    return true;
}

bool YamlTreeBuilder::endCollection()
{
    if (m_open.empty())
        return false;
    const YamlNode& node = m_out.tree[m_open.back().node];
    bool isClosed = true;
    if (node.style == YamlStyle::Flow && !m_open.back().isPair) {
        skip(YamlTokenKind::Comma);
        const auto end =
            node.kind == YamlKind::Mapping ? YamlTokenKind::MappingEnd : YamlTokenKind::SequenceEnd;
        // A bracket that only the repaired text has is behind the last token.
        isClosed = isNext(end) || !next();
        skip(end);
    }
    if (isClosed)
        close();
    return isClosed;
}

/// Ends the innermost open collection behind the last token.
void YamlTreeBuilder::close()
{
    const Frame frame = m_open.back();
    m_open.pop_back();
    if (frame.expectsValue) {
        const YamlNodeId value = m_out.tree.add(
            {.parent = frame.node, .begin = m_end, .contentBegin = m_end, .end = m_end});
        m_children.push_back(value);
    }
    YamlTree& tree = m_out.tree;
    YamlNode& node = tree[frame.node];
    // Of one that stays empty because the parser gave up nothing has been passed.
    m_end = std::max(m_end, node.contentBegin);
    node.end = m_end;
    const std::span children = std::span(m_children).subspan(frame.children);
    if (node.kind == YamlKind::Sequence) {
        node.first = static_cast<std::uint32_t>(tree.items.size());
        node.count = static_cast<std::uint32_t>(children.size());
        tree.items.insert(tree.items.end(), children.begin(), children.end());
    } else {
        node.first = static_cast<std::uint32_t>(tree.entries.size());
        node.count = static_cast<std::uint32_t>(children.size() / 2);
        for (std::size_t at = 0; at + 1 < children.size(); at += 2)
            tree.entries.push_back({.key = children[at], .value = children[at + 1]});
    }
    m_children.resize(frame.children);
}

/// Passes the mark that stands before the next value: a dash, a comma, a colon.
void YamlTreeBuilder::moveToSlot()
{
    if (m_open.empty())
        return;
    const Frame& frame = m_open.back();
    const YamlNode& node = m_out.tree[frame.node];
    if (node.kind == YamlKind::Mapping && frame.expectsValue)
        skip(YamlTokenKind::ColonMark);
    else if (node.style == YamlStyle::Flow && !frame.isPair && m_children.size() > frame.children)
        skip(YamlTokenKind::Comma);
    else if (node.kind == YamlKind::Sequence && node.style == YamlStyle::Block)
        skip(YamlTokenKind::DashMark);
}

void YamlTreeBuilder::takeProperties(YamlNode& node, bool stopsAtKey)
{
    YamlProperties properties;
    const YamlToken* const first = next();
    for (const YamlToken* token = first; token && token->isProperty(); token = next()) {
        if (stopsAtKey && token->beginsKey)
            break;
        const bool isAnchor = token->kind == YamlTokenKind::Anchor;
        (isAnchor ? properties.anchor : properties.tag) = token->range();
        m_end = token->end;
        ++m_next;
    }
    if (!first || next() == first)
        return;
    node.begin = first->begin;
    node.contentBegin = node.end = m_end;
    node.properties = static_cast<std::uint32_t>(m_out.tree.properties.size());
    m_out.tree.properties.push_back(properties);
}

void YamlTreeBuilder::setText(YamlNode& node, const YamlToken& token, std::string_view value)
{
    const bool isPlain = token.kind == YamlTokenKind::Plain || token.kind == YamlTokenKind::Alias;
    const std::uint32_t marks = isPlain ? 0 : 1;
    if (m_isSource && token.isVerbatim) {
        node.first = token.begin + marks;
        node.count = token.end - token.begin - 2 * marks;
        return;
    }
    node.storedText = static_cast<std::uint32_t>(m_out.texts.size());
    const std::string_view written = m_text.substr(token.begin, token.end - token.begin);
    if (isPlain)
        m_out.texts.push_back(yaml::foldedPlain(written));
    else if (token.isVerbatim)
        m_out.texts.emplace_back(written.substr(1, written.size() - 2));
    else
        m_out.texts.push_back(mended(value));
}

void YamlTreeBuilder::attach(YamlNodeId node)
{
    if (m_open.empty())
        return;
    Frame& frame = m_open.back();
    m_out.tree[node].parent = frame.node;
    m_children.push_back(node);
    if (m_out.tree[frame.node].kind == YamlKind::Mapping)
        frame.expectsValue = !frame.expectsValue;
}

bool YamlTreeBuilder::begins(std::size_t at, const YamlEvent& event) const
{
    return m_repaired.original(event.at) == at;
}

/// Whether a `key: value` without brackets comes in a list with them.
bool YamlTreeBuilder::isPairAhead() const
{
    if (m_open.empty() || !next() || !next()->beginsKey)
        return false;
    const YamlNode& around = m_out.tree[m_open.back().node];
    return around.kind == YamlKind::Sequence && around.style == YamlStyle::Flow;
}

bool YamlTreeBuilder::isNext(YamlTokenKind kind) const
{
    return next() && next()->kind == kind;
}

void YamlTreeBuilder::skip(YamlTokenKind kind)
{
    if (!isNext(kind))
        return;
    m_end = m_tokens[m_next].end;
    ++m_next;
}

} // namespace fusewright
