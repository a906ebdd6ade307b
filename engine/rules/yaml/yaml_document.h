// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/yaml/yaml_aliases.h"
#include "engine/rules/yaml/yaml_finding.h"
#include "engine/rules/yaml/yaml_tree.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace fusewright {

struct YamlChunk;
struct YamlOutline;

/// A piece of a document that is read alone: mostly one entry of the outermost mapping.
struct YamlPart {
    ByteRange range;
    std::shared_ptr<const YamlChunk> chunk; ///< The same one as long as its bytes are the same.
    std::span<const YamlEntry> entries;     ///< Those of the outermost mapping that it holds.
    bool isReused = false;
    bool hasErrors = false;
    bool hasAliases = false; ///< What it means may depend on other parts.
};

/// A YAML text with every value's place in it, as far as it can be read.
///
/// Any bytes make a document: what is wrong with them is in `diagnostics()`. Of a mapping's entries
/// those that a loader would see are in `entries()`, those that were written in `writtenEntries()`.
/// Immutable; ids are those of this document only.
class YamlDocument {
public:
    static YamlDocument parse(SourceText source);
    /// The same document as `parse(source)`; parts that `previous` has too are not read again.
    static YamlDocument reparse(const YamlDocument& previous, SourceText source);

    YamlDocument(YamlDocument&&) noexcept = default;
    YamlDocument& operator=(YamlDocument&&) noexcept = default;
    ~YamlDocument() = default;

    const SourceText& source() const { return m_source; }
    /// In the order of the text.
    const std::vector<Diagnostic>& diagnostics() const { return m_diagnostics; }
    bool hasErrors() const;
    std::span<const YamlPart> parts() const { return m_parts; }
    /// How many parts were read anew to make this document.
    std::size_t readPartCount() const { return m_readParts; }
    /// In the order of the text, with their `#`; directives too.
    std::span<const ByteRange> comments() const { return m_comments; }

    /// A mapping, or a null when the text has no value; anything else is an error, and reported.
    YamlNodeId root() const { return YamlNodeId(std::size_t{0}); }
    std::size_t nodeCount() const { return m_tree.nodes.size(); }
    YamlKind kind(YamlNodeId id) const { return m_tree[id].kind; }
    YamlStyle style(YamlNodeId id) const { return m_tree[id].style; }
    /// The value that a value is in, or for the outermost one an invalid id.
    YamlNodeId parent(YamlNodeId id) const { return m_tree[id].parent; }
    /// With anchor and tag. Of a value that is not written: the empty place where it would stand.
    ByteRange range(YamlNodeId id) const { return m_tree[id].range(); }
    ByteRange content(YamlNodeId id) const { return m_tree[id].content(); }
    /// With the `&`; empty where there is none. So is `tag`, with its `!`.
    ByteRange anchor(YamlNodeId id) const { return properties(id).anchor; }
    ByteRange tag(YamlNodeId id) const { return properties(id).tag; }
    std::string_view written(ByteRange range) const;

    /// What a scalar says; of a null, what is written; of an alias, its name with the `*`. Valid as
    /// long as the document is not moved.
    std::string_view text(YamlNodeId id) const;
    /// Nothing for quoted text, which is never a boolean or number, unless its tag says so.
    std::optional<bool> boolean(YamlNodeId id) const;
    std::optional<std::int64_t> integer(YamlNodeId id) const;

    /// The items of a sequence; none of anything else.
    std::span<const YamlNodeId> items(YamlNodeId id) const;
    std::span<const YamlEntry> writtenEntries(YamlNodeId id) const;
    /// With merge keys followed, and of entries with one key only the last: first what is merged,
    /// then the mapping's own, each in the order of the text.
    std::vector<YamlEntry> entries(YamlNodeId id) const;
    /// The value of the entry that counts, or nothing.
    std::optional<YamlNodeId> find(YamlNodeId mapping, std::string_view key) const;
    /// What an alias stands for; itself if that is nothing, which was reported. Others are
    /// themselves.
    YamlNodeId resolved(YamlNodeId id) const;

private:
    explicit YamlDocument(SourceText source);

    void read(const YamlDocument* previous);
    void readParts(const YamlOutline& outline, const YamlDocument* previous);
    void joinParts(bool isDivided);
    void joinTopEntries();
    std::vector<YamlFinding> findingsOfParts(const YamlOutline& outline) const;
    void checkTop(std::vector<YamlFinding>& findings);
    void checkMerges(std::vector<YamlFinding>& findings) const;
    std::vector<YamlNodeId> mergeSources(YamlNodeId mapping) const;
    bool isMergeKey(YamlNodeId key) const;
    bool isPlain(YamlNodeId id, std::string_view wantedTag) const;
    YamlProperties properties(YamlNodeId id) const;

    SourceText m_source;
    std::vector<YamlPart> m_parts;
    std::size_t m_readParts = 0;
    YamlTree m_tree;
    YamlAliases m_aliases;
    std::vector<ByteRange> m_comments;
    std::vector<Diagnostic> m_diagnostics;
};

} // namespace fusewright
