// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/yaml/yaml_finding.h"
#include "engine/rules/yaml/yaml_tree.h"

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

/// What the aliases of a document stand for.
///
/// An alias that names nothing, or itself, or would make the document too large stands for nothing.
/// So who follows every alias sees a bounded number of values, nested to a bounded depth.
class YamlAliases {
public:
    YamlAliases() = default;
    YamlAliases(const YamlTree& tree, std::string_view source, std::vector<YamlFinding>& findings);

    std::optional<YamlNodeId> target(YamlNodeId alias) const;

private:
    std::vector<std::pair<YamlNodeId, YamlNodeId>> m_targets; ///< In the order of the aliases.
};

} // namespace fusewright
