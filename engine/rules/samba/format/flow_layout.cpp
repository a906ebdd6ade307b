// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/format/flow_layout.h"

namespace fusewright {

bool opensFlow(YamlTokenKind kind)
{
    return kind == YamlTokenKind::SequenceBegin || kind == YamlTokenKind::MappingBegin;
}

bool closesFlow(YamlTokenKind kind)
{
    return kind == YamlTokenKind::SequenceEnd || kind == YamlTokenKind::MappingEnd;
}

std::size_t flowLength(std::span<const YamlToken> tokens)
{
    std::size_t depth = 0;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (opensFlow(tokens[at].kind))
            ++depth;
        else if (closesFlow(tokens[at].kind) && --depth == 0)
            return at + 1;
    }
    return tokens.size();
}

std::string_view flowGap(YamlTokenKind before, YamlTokenKind after)
{
    const bool isProperty = before == YamlTokenKind::Anchor || before == YamlTokenKind::Tag;
    // A name takes in what follows, for some readers even a comma; so does `key:`.
    if (isProperty || before == YamlTokenKind::ColonMark)
        return " ";
    if (opensFlow(before) || closesFlow(after))
        return "";
    if (after == YamlTokenKind::Comma || after == YamlTokenKind::ColonMark)
        return "";
    return " ";
}

std::string flowLine(std::string_view text, std::span<const YamlToken> tokens)
{
    std::string line;
    const YamlToken* previous = nullptr;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const YamlToken& token = tokens[at];
        const bool isLastComma = token.kind == YamlTokenKind::Comma && at + 1 < tokens.size()
            && closesFlow(tokens[at + 1].kind);
        if (isLastComma)
            continue;
        if (previous)
            line += flowGap(previous->kind, token.kind);
        line += text.substr(token.begin, token.end - token.begin);
        previous = &token;
    }
    return line;
}

std::vector<std::string> flowItems(std::string_view text, std::span<const YamlToken> tokens)
{
    const bool isMapping = tokens.front().kind == YamlTokenKind::MappingBegin;
    std::vector<std::string> items;
    std::size_t depth = 0;
    std::size_t begin = 1;
    bool hasColon = false;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const YamlTokenKind kind = tokens[at].kind;
        if (opensFlow(kind))
            ++depth;
        const bool isEnd = at + 1 == tokens.size();
        if (isEnd || (depth == 1 && kind == YamlTokenKind::Comma)) {
            if (at > begin) {
                const std::string line = flowLine(text, tokens.subspan(begin, at - begin));
                items.push_back(isMapping ? line + (hasColon ? "" : ":") : "- " + line);
            }
            begin = at + 1;
            hasColon = false;
        }
        hasColon = hasColon || (depth == 1 && kind == YamlTokenKind::ColonMark);
        if (closesFlow(kind))
            --depth;
    }
    return items;
}

} // namespace fusewright
