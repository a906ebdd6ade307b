// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_editing.h"
#include "engine/rules/yaml/yaml_document.h"
#include "engine/rules/yaml/yaml_finding.h"
#include "engine/support/diagnostic.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// A rules text as it is edited: its lines, and which comments belong to what.
class EditText {
public:
    explicit EditText(const YamlDocument& document);

    const YamlDocument& document() const { return m_document; }
    std::string_view written(ByteRange range) const { return m_document.written(range); }
    std::string_view lineBreak() const { return m_lineBreak; }

    std::size_t lineBegin(std::size_t at) const;
    std::size_t lineEnd(std::size_t at) const;
    std::size_t nextLine(std::size_t at) const;
    /// Before the line break that ends the line above; where there is none, the line's own begin.
    std::size_t endOfLineAbove(std::size_t at) const;
    /// Whether only blanks stand before `at` on its line.
    bool beginsLine(std::size_t at) const;
    bool isBlankLine(std::size_t line) const;
    /// As wide as what stands before `at` on its line.
    std::string indentation(std::size_t at) const;

    /// The lines of an entry of a block, without the last line break: with the comments directly
    /// above it, behind it, and below it where they are indented deeper.
    ByteRange lines(const YamlEntry& entry) const;
    /// The comments in a range, each as written.
    std::vector<std::string_view> comments(ByteRange range) const;

    /// Of written entries with a key, the last; nothing for other values than mappings.
    std::optional<YamlEntry> entry(YamlNodeId mapping, std::string_view key) const;
    /// A rule whose body is a mapping.
    std::optional<YamlEntry> rule(std::string_view name) const;
    /// A pattern of a rule that is a mapping.
    std::optional<YamlEntry> pattern(std::string_view rule, std::string_view key) const;
    bool isBlock(YamlNodeId id) const { return m_document.style(id) == YamlStyle::Block; }

    /// Puts `key: value` before the first entry of a mapping.
    ByteEdit insertedFirst(YamlNodeId mapping, std::string_view entry) const;
    /// Puts `key: value` behind another entry of its mapping.
    ByteEdit insertedBehind(const YamlEntry& other, std::string_view entry) const;

    /// The edits as lines and columns, in their order. Nothing when they change nothing, make
    /// findings, or write into each other; of what is removed twice, the second time the rest.
    RuleEdits finished(std::vector<ByteEdit> edits) const;

private:
    std::size_t endOfBrokenPart(std::size_t key) const;
    bool isCommentLine(std::size_t line) const;
    std::size_t firstInLine(std::size_t line) const;

    const YamlDocument& m_document;
    std::string_view m_text;
    std::string_view m_lineBreak;
    std::vector<std::size_t> m_comments; ///< Where they begin.
};

/// A name in the quotation marks that it had, or needs.
std::string spelled(std::string_view name, YamlStyle style);

} // namespace fusewright
