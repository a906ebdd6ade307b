// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_document.h"

#include "engine/rules/yaml/yaml_bytes.h"
#include "engine/rules/yaml/yaml_chunk.h"
#include "engine/rules/yaml/yaml_diagnostics.h"
#include "engine/rules/yaml/yaml_keys.h"
#include "engine/rules/yaml/yaml_outline.h"
#include "engine/support/hash.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t mostDocumentFindings = 500;

YamlFinding moved(YamlFinding finding, std::size_t by)
{
    const auto move = [&](ByteRange& range) { range = {range.begin + by, range.end + by}; };
    move(finding.range);
    if (finding.earlier)
        move(*finding.earlier);
    for (ByteEdit& edit : finding.edits)
        move(edit.range);
    return finding;
}

bool isUtf16(std::string_view text)
{
    return text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF");
}

/// The part of the previous document with the same bytes, if it was read for the same purpose.
std::shared_ptr<const YamlChunk>
findChunk(const std::unordered_multimap<std::uint64_t, const YamlPart*>& parts,
          std::string_view previousText, std::string_view text, YamlChunkRole role)
{
    const auto [first, last] = parts.equal_range(hashText(text));
    for (auto found = first; found != last; ++found) {
        const YamlPart& part = *found->second;
        const std::string_view bytes = previousText.substr(part.range.begin, part.range.size());
        if (part.chunk->role == role && bytes == text)
            return part.chunk;
    }
    return nullptr;
}

} // namespace

YamlDocument YamlDocument::parse(SourceText source)
{
    YamlDocument document(std::move(source));
    document.read(nullptr);
    return document;
}

YamlDocument YamlDocument::reparse(const YamlDocument& previous, SourceText source)
{
    YamlDocument document(std::move(source));
    document.read(&previous);
    return document;
}

YamlDocument::YamlDocument(SourceText source) : m_source(std::move(source)) { }

void YamlDocument::read(const YamlDocument* previous)
{
    const std::string_view text = m_source.text();
    if (text.size() > yaml::mostBytes || isUtf16(text)) {
        m_tree.add({});
        m_diagnostics = toDiagnostics({isUtf16(text) ? yaml::utf16() : yaml::tooLarge()}, m_source);
        return;
    }
    const YamlOutline outline = outlineYaml(text);
    readParts(outline, previous);
    joinParts(outline.isDivided);

    std::vector<YamlFinding> findings = findingsOfParts(outline);
    checkTop(findings);
    if (std::ranges::any_of(m_parts, &YamlPart::hasAliases))
        m_aliases = YamlAliases(m_tree, text, findings);
    if (std::ranges::any_of(m_parts, [](const YamlPart& part) { return part.chunk->hasMerges; }))
        checkMerges(findings);
    std::ranges::stable_sort(findings, {},
                             [](const YamlFinding& each) { return each.range.begin; });
    findings.resize(std::min(findings.size(), mostDocumentFindings));
    m_diagnostics = toDiagnostics(findings, m_source);
}

void YamlDocument::readParts(const YamlOutline& outline, const YamlDocument* previous)
{
    std::unordered_multimap<std::uint64_t, const YamlPart*> known;
    if (previous) {
        known.reserve(previous->m_parts.size());
        for (const YamlPart& part : previous->m_parts)
            known.emplace(part.chunk->hash, &part);
    }
    const YamlChunkRole role =
        outline.isDivided ? YamlChunkRole::TopEntry : YamlChunkRole::WholeDocument;
    m_comments = outline.comments;
    m_parts.reserve(outline.chunks.size());
    for (const ByteRange range : outline.chunks) {
        const std::string_view text = m_source.text().substr(range.begin, range.size());
        std::shared_ptr<const YamlChunk> chunk =
            previous ? findChunk(known, previous->m_source.text(), text, role) : nullptr;
        const bool isReused = chunk != nullptr;
        if (!isReused) {
            chunk = std::make_shared<const YamlChunk>(readYamlChunk(text, role));
            ++m_readParts;
        }
        for (const ByteRange comment : chunk->comments)
            m_comments.push_back({comment.begin + range.begin, comment.end + range.begin});
        m_parts.push_back({.range = range,
                           .chunk = chunk,
                           .isReused = isReused,
                           .hasErrors = chunk->hasErrors,
                           .hasAliases = chunk->hasAliases});
    }
    std::ranges::sort(m_comments, {}, &ByteRange::begin);
}

void YamlDocument::joinParts(bool isDivided)
{
    if (isDivided) {
        joinTopEntries();
        return;
    }
    for (const YamlPart& part : m_parts)
        m_tree.append(part.chunk->tree, part.chunk->texts, part.range.begin);
    if (m_tree.nodes.empty()) {
        const auto at = static_cast<std::uint32_t>(m_parts.empty() ? m_source.text().size()
                                                                   : m_parts.front().range.begin);
        m_tree.add({.begin = at, .contentBegin = at, .end = at, .first = at});
    }
    if (!m_parts.empty() && kind(root()) == YamlKind::Mapping)
        m_parts.front().entries = writtenEntries(root());
}

void YamlDocument::joinTopEntries()
{
    std::size_t nodes = 1;
    for (const YamlPart& part : m_parts)
        nodes += part.chunk->tree.nodes.size();
    m_tree.nodes.reserve(nodes);

    const YamlNodeId top = m_tree.add({.kind = YamlKind::Mapping, .style = YamlStyle::Block});
    std::vector<YamlEntry> entries;
    std::vector<std::size_t> counts;
    for (const YamlPart& part : m_parts) {
        const YamlTree& piece = part.chunk->tree;
        counts.push_back(0);
        if (piece.nodes.empty() || piece.nodes.front().kind != YamlKind::Mapping)
            continue;
        const std::size_t first =
            m_tree.appendEntries(piece, part.chunk->texts, part.range.begin, top);
        counts.back() = piece.nodes.front().count;
        for (std::size_t at = first; at < first + counts.back(); ++at)
            entries.push_back(m_tree.entries[at]);
        m_tree[top].merges = m_tree[top].merges || piece.nodes.front().merges;
    }

    YamlNode& node = m_tree[top];
    node.first = static_cast<std::uint32_t>(m_tree.entries.size());
    node.count = static_cast<std::uint32_t>(entries.size());
    const auto at = static_cast<std::uint32_t>(m_parts.front().range.begin);
    node.begin = entries.empty() ? at : m_tree[entries.front().key].begin;
    node.end = entries.empty() ? at : m_tree[entries.back().value].end;
    node.contentBegin = node.begin;
    m_tree.entries.insert(m_tree.entries.end(), entries.begin(), entries.end());

    std::size_t first = node.first;
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        m_parts[part].entries =
            std::span<const YamlEntry>(m_tree.entries).subspan(first, counts[part]);
        first += counts[part];
    }
}

std::vector<YamlFinding> YamlDocument::findingsOfParts(const YamlOutline& outline) const
{
    const std::string_view text = m_source.text();
    const std::size_t bom = text.starts_with(utf8::byteOrderMark) ? utf8::byteOrderMark.size() : 0;
    const std::size_t begin = m_parts.empty() ? text.size() : m_parts.front().range.begin;
    std::vector<YamlFinding> findings;
    for (YamlFinding& finding : checkYamlBytes(text.substr(bom, begin - bom)).findings)
        findings.push_back(moved(std::move(finding), bom));
    for (const YamlPart& part : m_parts) {
        for (const YamlFinding& finding : part.chunk->findings)
            findings.push_back(moved(finding, part.range.begin));
    }
    if (outline.laterDocument)
        findings.push_back(yaml::laterDocument(*outline.laterDocument));
    return findings;
}

/// What no part can see alone: the kind of the outermost value, and its keys.
void YamlDocument::checkTop(std::vector<YamlFinding>& findings)
{
    const YamlNode& top = m_tree[root()];
    if (top.kind != YamlKind::Mapping) {
        const bool isWritten = top.begin != top.end;
        const std::size_t line =
            std::min(m_source.text().find_first_of("\r\n", top.begin), m_source.text().size());
        if (isWritten)
            findings.push_back(
                yaml::notAMapping({top.begin, std::min<std::size_t>(top.end, line)},
                                  top.kind == YamlKind::Sequence ? "a list" : "a single value"));
        return;
    }
    if (m_parts.front().chunk->role != YamlChunkRole::TopEntry)
        return;
    std::vector<YamlKeyName> keys;
    for (const YamlEntry& entry : writtenEntries(root()))
        keys.push_back({text(entry.key), content(entry.key)});
    m_tree[root()].repeatsKeys = findRepeatedKeys(keys, findings);
}

} // namespace fusewright
