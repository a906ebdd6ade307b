// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/format/rule_format.h"
#include "engine/rules/yaml/yaml_document.h"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace fusewright;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

void requireInside(ByteRange inner, ByteRange outer)
{
    require(inner.begin <= inner.end && outer.begin <= inner.begin && inner.end <= outer.end);
}

/// Every place is in its parent's, and every accessor can be asked of every value.
void checkPlaces(const YamlDocument& document)
{
    const ByteRange whole{0, document.source().text().size()};
    for (std::size_t at = 0; at < document.nodeCount(); ++at) {
        const YamlNodeId id(at);
        const YamlNodeId parent = document.parent(id);
        require(!parent.isValid() || parent < id);
        requireInside(document.range(id), parent.isValid() ? document.range(parent) : whole);
        requireInside(document.content(id), document.range(id));
        if (!document.anchor(id).isEmpty())
            requireInside(document.anchor(id), document.range(id));
        if (!document.tag(id).isEmpty())
            requireInside(document.tag(id), document.range(id));
        document.text(id);
        document.boolean(id);
        document.integer(id);
        for (const YamlEntry& entry : document.writtenEntries(id)) {
            require(document.parent(entry.key) == id && document.parent(entry.value) == id);
            require(document.range(entry.key).begin <= document.range(entry.value).begin);
        }
        for (const YamlNodeId item : document.items(id))
            require(document.parent(item) == id);
        require(document.entries(id).size() <= document.nodeCount());
    }
    for (const ByteRange comment : document.comments())
        requireInside(comment, whole);
}

/// Who follows every alias comes to an end.
void checkExpansion(const YamlDocument& document)
{
    std::size_t seen = 0;
    std::vector<YamlNodeId> waiting{document.root()};
    while (!waiting.empty()) {
        require(++seen < 1'000'000);
        const YamlNodeId id = document.resolved(waiting.back());
        waiting.pop_back();
        for (const YamlNodeId item : document.items(id))
            waiting.push_back(item);
        for (const YamlEntry& entry : document.writtenEntries(id))
            waiting.push_back(entry.value);
    }
}

void checkFindings(const YamlDocument& document)
{
    for (const Diagnostic& diagnostic : document.diagnostics()) {
        require(!diagnostic.message.empty() && !diagnostic.code.empty() && diagnostic.range);
        require(diagnostic.range->begin <= diagnostic.range->end);
    }
}

void requireSame(const YamlDocument& left, const YamlDocument& right)
{
    require(left.nodeCount() == right.nodeCount());
    require(left.diagnostics() == right.diagnostics());
    for (std::size_t at = 0; at < left.nodeCount(); ++at) {
        const YamlNodeId id(at);
        require(left.kind(id) == right.kind(id) && left.range(id) == right.range(id)
                && left.text(id) == right.text(id) && left.parent(id) == right.parent(id));
    }
}

/// Formatting again changes nothing. Where kinds of line breaks are mixed, the most common one may
/// become another one.
void checkFormatting(const std::string& text)
{
    const std::string formatted = formatRules(text);
    require(text.find('\r') != std::string::npos || formatRules(formatted) == formatted);
}

} // namespace

/// The text, and then with its second half moved before its first: much of it can be used again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(data, data + size);
    const YamlDocument document = YamlDocument::parse(SourceText("fuzz.yaml", text));
    checkPlaces(document);
    checkExpansion(document);
    checkFindings(document);
    checkFormatting(text);

    const std::string turned = text.substr(size / 2) + text.substr(0, size / 2);
    const YamlDocument reparsed = YamlDocument::reparse(document, SourceText("fuzz.yaml", turned));
    requireSame(reparsed, YamlDocument::parse(SourceText("fuzz.yaml", turned)));
    return 0;
}
