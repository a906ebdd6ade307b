// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/yaml/yaml_document.h"

#include <string>
#include <string_view>
#include <vector>

namespace fusewright::test {

YamlDocument parseYaml(std::string_view text);

/// The value that a path leads to, such as `rule.pattern.0`: keys and numbers of items, aliases
/// followed. Fails the assertion when there is none.
YamlNodeId valueAt(const YamlDocument& document, std::string_view path);
/// The key of the entry that a path leads to.
YamlNodeId keyAt(const YamlDocument& document, std::string_view path);
/// The part of the source that the value at a path takes.
std::string_view writtenAt(const YamlDocument& document, std::string_view path);
std::string_view textAt(const YamlDocument& document, std::string_view path);

/// What a document means, on one line: `{a: [1, 'b c'], d: ~}`; aliases are followed.
std::string meaning(const YamlDocument& document);
/// Everything that a document knows, a line each: two documents with the same text are the same.
std::string describe(const YamlDocument& document);
/// `LINE:COLUMN-LINE:COLUMN severity message`, a line each.
std::string findingsOf(const YamlDocument& document);

/// A text in which a stretch is marked with `⟦` and `⟧`.
struct MarkedYaml {
    std::string text;
    ByteRange marked;

    explicit MarkedYaml(std::string_view withMarks);
};

/// The text with the first fix of its first finding made.
std::string mended(const YamlDocument& document);

} // namespace fusewright::test
