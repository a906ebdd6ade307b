// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/assist/outline.h"

#include "engine/rules/samba/assist/text_place.h"
#include "engine/rules/yaml/yaml_document.h"
#include "engine/rules/yaml/yaml_values.h"

namespace fusewright {

namespace {

/// Reads the outline of one tree; nodes come in the order of the text, so one walk does.
class Outliner {
public:
    Outliner(const WrittenTree& tree, const SourceText& source) : m_tree(tree), m_source(source) { }

    std::vector<OutlineRule> run()
    {
        const auto& nodes = m_tree.nodes();
        // How deep each node is, among entries only; -1 where it is none or under none.
        std::vector<int> depths(nodes.size(), -1);
        for (std::size_t at = 0; at < nodes.size(); ++at) {
            if (nodes[at].kind != WrittenNode::Kind::Entry)
                continue;
            const WrittenId parent = nodes[at].parent;
            if (parent.isValid() && depths[parent.index] < 0)
                continue;
            depths[at] = parent.isValid() ? depths[parent.index] + 1 : 0;
            add(WrittenId(at), depths[at]);
        }
        return std::move(m_rules);
    }

private:
    void add(WrittenId id, int depth)
    {
        const WrittenNode& node = m_tree[id];
        const std::string name(m_tree.key(id));
        const TextRange nameRange = m_source.range(node.key);
        const TextRange range = m_source.range({node.begin, node.end});
        if (depth == 0) {
            m_isInPattern = false;
            m_rules.push_back({.name = name,
                               .nameRange = nameRange,
                               .range = range,
                               .priority = std::nullopt,
                               .patterns = {}});
        } else if (depth == 1) {
            m_isInPattern = isPatternKey(name);
            if (name == "priority")
                m_rules.back().priority = yaml::integerOf(m_tree.value(m_tree.resolved(id)));
            else if (m_isInPattern)
                m_rules.back().patterns.push_back(
                    {.name = name, .nameRange = nameRange, .range = range, .entries = {}});
        } else if (depth == 2 && m_isInPattern && name != "<<") {
            m_rules.back().patterns.back().entries.push_back(
                {.name = name, .nameRange = nameRange, .range = range});
        }
    }

    const WrittenTree& m_tree;
    const SourceText& m_source;
    std::vector<OutlineRule> m_rules;
    bool m_isInPattern = false;
};

} // namespace

std::vector<OutlineRule> outlineOf(const YamlDocument& document)
{
    const WrittenTree tree = treeOf(document);
    return Outliner(tree, document.source()).run();
}

} // namespace fusewright
