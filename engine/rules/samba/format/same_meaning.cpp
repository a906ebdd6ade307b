// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/format/same_meaning.h"

#include "engine/rules/yaml/yaml_chunk.h"
#include "engine/rules/yaml/yaml_keys.h"
#include "engine/rules/yaml/yaml_scan.h"

#include <algorithm>
#include <string>

namespace fusewright {

namespace {

/// A piece of YAML with what was read of it.
struct Reading {
    std::string_view text;
    YamlChunk chunk;

    std::string_view written(ByteRange range) const
    {
        return text.substr(range.begin, range.size());
    }
    std::string_view comment(ByteRange range) const
    {
        return written({range.begin, yaml::trimmedEnd(text, range.begin, range.end)});
    }
    YamlProperties properties(const YamlNode& node) const
    {
        return node.properties == YamlNode::nothing ? YamlProperties{}
                                                    : chunk.tree.properties[node.properties];
    }
};

bool isCollection(const YamlNode& node)
{
    return node.kind == YamlKind::Sequence || node.kind == YamlKind::Mapping;
}

bool areAlike(const Reading& left, const Reading& right, YamlNodeId id)
{
    const YamlNode& a = left.chunk.tree[id];
    const YamlNode& b = right.chunk.tree[id];
    const YamlProperties first = left.properties(a);
    const YamlProperties second = right.properties(b);
    if (a.kind != b.kind || a.parent != b.parent
        || left.written(first.anchor) != right.written(second.anchor)
        || left.written(first.tag) != right.written(second.tag))
        return false;
    if (isCollection(a))
        return a.count == b.count;
    return a.style == b.style
        && yamlText(left.chunk.tree, left.text, left.chunk.texts, id)
        == yamlText(right.chunk.tree, right.text, right.chunk.texts, id);
}

bool haveTheSameComments(const Reading& left, const Reading& right)
{
    return std::ranges::equal(
        left.chunk.comments, right.chunk.comments, {},
        [&](ByteRange range) { return left.comment(range); },
        [&](ByteRange range) { return right.comment(range); });
}

} // namespace

bool meanTheSame(std::string_view left, std::string_view right, YamlChunkRole role)
{
    const Reading before{left, readYamlChunk(left, role)};
    const Reading after{right, readYamlChunk(right, role)};
    const std::size_t count = before.chunk.tree.nodes.size();
    if (before.chunk.hasErrors || after.chunk.hasErrors || after.chunk.tree.nodes.size() != count
        || !haveTheSameComments(before, after))
        return false;
    for (std::size_t at = 0; at < count; ++at) {
        if (!areAlike(before, after, YamlNodeId(at)))
            return false;
    }
    return true;
}

} // namespace fusewright
