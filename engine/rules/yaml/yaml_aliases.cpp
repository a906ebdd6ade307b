// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_aliases.h"

#include <algorithm>
#include <map>

namespace fusewright {

namespace {

/// Walks the values in the order of the text and measures what each stands for, aliases followed.
class AliasWalk {
public:
    using Targets = std::vector<std::pair<YamlNodeId, YamlNodeId>>;

    AliasWalk(const YamlTree& tree, std::string_view source, std::vector<YamlFinding>& findings)
        : m_tree(tree),
          m_source(source),
          m_findings(findings),
          m_sizes(tree.nodes.size(), 1),
          m_heights(tree.nodes.size(), 0)
    {
    }

    Targets run()
    {
        for (std::size_t at = 0; at < m_tree.nodes.size(); ++at)
            visit(YamlNodeId(at));
        return std::move(m_targets);
    }

private:
    void visit(YamlNodeId id)
    {
        const YamlNode& node = m_tree[id];
        while (!m_open.empty() && m_open.back() != node.parent)
            close();
        m_open.push_back(id);
        if (node.kind == YamlKind::Alias)
            resolve(id);
        else if (node.properties != YamlNode::nothing)
            noteAnchor(id, m_tree.properties[node.properties].anchor);
    }

    /// What is in the innermost open value has all been seen.
    void close()
    {
        const YamlNodeId id = m_open.back();
        m_open.pop_back();
        if (m_open.empty())
            return;
        const YamlNodeId around = m_open.back();
        m_sizes[around.index] += m_sizes[id.index];
        m_heights[around.index] = std::max(m_heights[around.index], m_heights[id.index] + 1);
    }

    void noteAnchor(YamlNodeId id, ByteRange anchor)
    {
        if (!anchor.isEmpty())
            m_anchors[m_source.substr(anchor.begin + 1, anchor.size() - 1)] = id;
    }

    void resolve(YamlNodeId id)
    {
        const ByteRange range = m_tree[id].content();
        const std::string_view written = m_source.substr(range.begin, range.size());
        const auto anchor = m_anchors.find(written.substr(1));
        if (anchor == m_anchors.end()) {
            m_findings.push_back(yaml::unknownAnchor(range, written));
            return;
        }
        const YamlNodeId target = anchor->second;
        const std::size_t size = m_sizes[target.index];
        const std::size_t height = m_heights[target.index];
        if (std::ranges::find(m_open, target) != m_open.end()) {
            m_findings.push_back(yaml::aliasInItself(range));
        } else if (m_expanded + size > yaml::mostExpandedValues
                   || m_open.size() + height > yaml::mostLevels) {
            m_findings.push_back(yaml::aliasesExplode(range));
        } else {
            m_expanded += size;
            m_sizes[id.index] = size;
            m_heights[id.index] = height;
            m_targets.emplace_back(id, target);
        }
    }

    const YamlTree& m_tree;
    std::string_view m_source;
    std::vector<YamlFinding>& m_findings;
    std::vector<std::size_t> m_sizes;   ///< Of each value with all that is in it.
    std::vector<std::size_t> m_heights; ///< How deep values are nested in each.
    std::vector<YamlNodeId> m_open;
    std::map<std::string_view, YamlNodeId> m_anchors;
    std::size_t m_expanded = 0;
    Targets m_targets;
};

} // namespace

YamlAliases::YamlAliases(const YamlTree& tree, std::string_view source,
                         std::vector<YamlFinding>& findings)
    : m_targets(AliasWalk(tree, source, findings).run())
{
}

std::optional<YamlNodeId> YamlAliases::target(YamlNodeId alias) const
{
    const auto found =
        std::ranges::lower_bound(m_targets, alias, {}, &std::pair<YamlNodeId, YamlNodeId>::first);
    if (found == m_targets.end() || found->first != alias)
        return std::nullopt;
    return found->second;
}

} // namespace fusewright
