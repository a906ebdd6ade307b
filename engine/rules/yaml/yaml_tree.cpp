// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_tree.h"

namespace fusewright {

YamlNodeId YamlTree::add(const YamlNode& node)
{
    nodes.push_back(node);
    return YamlNodeId(nodes.size() - 1);
}

void YamlTree::append(const YamlTree& piece, std::span<const std::string> pieceTexts,
                      std::size_t offset)
{
    appendFrom(0, piece, pieceTexts, offset, {});
}

std::size_t YamlTree::appendEntries(const YamlTree& piece, std::span<const std::string> pieceTexts,
                                    std::size_t offset, YamlNodeId parent)
{
    const std::size_t before = entries.size();
    appendFrom(1, piece, pieceTexts, offset, parent);
    return before + piece.nodes.front().first;
}

void YamlTree::appendFrom(std::size_t firstNode, const YamlTree& piece,
                          std::span<const std::string> pieceTexts, std::size_t offset,
                          YamlNodeId parent)
{
    const auto moved = [](std::size_t number, std::size_t by) {
        return number == YamlNode::nothing ? YamlNode::nothing
                                           : static_cast<std::uint32_t>(number + by);
    };
    const std::size_t byNodes = nodes.size() - firstNode;
    const auto movedId = [&](YamlNodeId id) { return YamlNodeId(id.index + byNodes); };

    for (YamlNode node : std::span(piece.nodes).subspan(firstNode)) {
        node.parent =
            !node.parent.isValid() || node.parent.index < firstNode ? parent : movedId(node.parent);
        node.begin = moved(node.begin, offset);
        node.contentBegin = moved(node.contentBegin, offset);
        node.end = moved(node.end, offset);
        node.first = moved(node.first,
                           node.kind == YamlKind::Mapping        ? entries.size()
                               : node.kind == YamlKind::Sequence ? items.size()
                                                                 : offset);
        node.storedText = moved(node.storedText, texts.size());
        node.properties = moved(node.properties, properties.size());
        nodes.push_back(node);
    }
    for (const YamlNodeId item : piece.items)
        items.push_back(movedId(item));
    for (const YamlEntry& entry : piece.entries)
        entries.push_back({.key = movedId(entry.key), .value = movedId(entry.value)});
    for (const YamlProperties& each : piece.properties) {
        properties.push_back({{each.anchor.begin + offset, each.anchor.end + offset},
                              {each.tag.begin + offset, each.tag.end + offset}});
    }
    texts.insert(texts.end(), pieceTexts.begin(), pieceTexts.end());
}

} // namespace fusewright
