// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_chunk.h"

#include "engine/rules/yaml/yaml_bytes.h"
#include "engine/rules/yaml/yaml_events.h"
#include "engine/rules/yaml/yaml_keys.h"
#include "engine/rules/yaml/yaml_lexing.h"
#include "engine/rules/yaml/yaml_repair.h"
#include "engine/rules/yaml/yaml_scan.h"
#include "engine/rules/yaml/yaml_tree_builder.h"
#include "engine/support/hash.h"

#include <algorithm>
#include <span>
#include <utility>

namespace fusewright {

namespace {

/// Finds what holds of single mappings: keys given twice, and `<<`.
void lookAtKeys(YamlChunk& chunk, std::string_view text, YamlChunkRole role)
{
    YamlTree& tree = chunk.tree;
    std::vector<YamlKeyName> keys;
    for (std::size_t at = 0; at < tree.nodes.size(); ++at) {
        YamlNode& node = tree.nodes[at];
        chunk.hasAliases = chunk.hasAliases || node.kind == YamlKind::Alias;
        if (node.kind != YamlKind::Mapping)
            continue;
        keys.clear();
        for (const YamlEntry& entry : std::span(tree.entries).subspan(node.first, node.count)) {
            const YamlNode& key = tree[entry.key];
            keys.push_back({yamlText(tree, text, chunk.texts, entry.key), key.content()});
            node.merges =
                node.merges || (keys.back().name == "<<" && key.style == YamlStyle::Plain);
        }
        const bool isElsewhereToo = role == YamlChunkRole::TopEntry && at == 0;
        if (node.count > 1 && !isElsewhereToo)
            node.repeatsKeys = findRepeatedKeys(keys, chunk.findings);
        chunk.hasMerges = chunk.hasMerges || node.merges;
    }
}

/// What the parser found that the lexer did not; after a finding of the lexer it is mostly a
/// consequence of that.
void addParserFindings(YamlChunk& chunk, const YamlEvents& events, const YamlReading& reading,
                       const RepairedText& repaired, std::string_view text)
{
    const auto firstError =
        std::ranges::min_element(chunk.findings, {}, [](const YamlFinding& finding) {
            return finding.severity == Severity::Error ? finding.range.begin
                                                       : static_cast<std::size_t>(-1);
        });
    const std::size_t limit =
        firstError == chunk.findings.end() || firstError->severity != Severity::Error
        ? text.size() + 1
        : firstError->range.begin;
    if (events.failure) {
        const std::size_t at = repaired.original(events.failure->at);
        if (at < limit)
            chunk.findings.push_back(
                yaml::syntaxError({at, std::min(at + 1, text.size())}, events.failure->message));
    } else if (reading.unread && reading.unread->begin < limit) {
        chunk.findings.push_back(yaml::unexpectedText(*reading.unread));
    }
}

/// Without the blanks of a last line that has nothing else, and that yaml-cpp takes for text.
std::size_t endForParser(std::string_view text)
{
    const std::size_t end = text.find_last_not_of(" \t") + 1;
    return end > 0 && yaml::isBreak(text[end - 1]) ? end : text.size();
}

} // namespace

YamlChunk readYamlChunk(std::string_view text, YamlChunkRole role)
{
    YamlByteCheck bytes = checkYamlBytes(text);
    const std::string_view seen = bytes.cleaned ? std::string_view(*bytes.cleaned) : text;
    YamlLexing lexing = lexYaml(seen, role);

    const std::size_t end = lexing.cut.value_or(endForParser(seen));
    if (!lexing.closers.empty())
        lexing.repairs.push_back({{end, end}, '\n' + lexing.closers});
    const RepairedText repaired(seen, end, std::move(lexing.repairs));
    const auto isRead = [&](const YamlToken& token) {
        return token.end <= end && token.begin < end;
    };
    const auto tokensEnd =
        lexing.cut ? std::ranges::partition_point(lexing.tokens, isRead) : lexing.tokens.end();
    const std::span tokens(lexing.tokens.begin(), tokensEnd);

    const YamlEvents events = readYamlEvents(repaired.text());
    YamlReading reading =
        YamlTreeBuilder(seen, !bytes.cleaned.has_value(), tokens, repaired).build(events);

    YamlChunk chunk;
    chunk.hash = hashText(text);
    chunk.role = role;
    chunk.comments = std::move(lexing.comments);
    chunk.findings = std::move(bytes.findings);
    chunk.findings.insert(chunk.findings.end(), std::make_move_iterator(lexing.findings.begin()),
                          std::make_move_iterator(lexing.findings.end()));
    addParserFindings(chunk, events, reading, repaired, text);
    chunk.tree = std::move(reading.tree);
    chunk.texts = std::move(reading.texts);
    lookAtKeys(chunk, text, role);
    chunk.hasErrors = std::ranges::any_of(chunk.findings, [](const YamlFinding& finding) {
        return finding.severity == Severity::Error;
    });
    return chunk;
}

} // namespace fusewright
