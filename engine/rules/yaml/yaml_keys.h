// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/yaml/yaml_finding.h"
#include "engine/rules/yaml/yaml_tree.h"

#include <string_view>
#include <vector>

namespace fusewright {

/// What a scalar says; of a null, what is written; of an alias, its name with the `*`.
///
/// `texts` are those that do not stand in `source`.
template <class Texts>
std::string_view yamlText(const YamlTree& tree, std::string_view source, const Texts& texts,
                          YamlNodeId id)
{
    const YamlNode& node = tree[id];
    if (node.storedText != YamlNode::nothing)
        return texts[node.storedText];
    const bool hasText = node.kind != YamlKind::Sequence && node.kind != YamlKind::Mapping;
    return hasText ? source.substr(node.first, node.count) : std::string_view();
}

/// A key of a mapping, as a name.
struct YamlKeyName {
    std::string_view name;
    ByteRange range;
};

/// Reports each key that is given again, with where it stood last. Says whether there is one.
///
/// `<<` may be given more than once.
bool findRepeatedKeys(const std::vector<YamlKeyName>& keys, std::vector<YamlFinding>& findings);

} // namespace fusewright
