// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/qnn_helpers.h"

#include "engine/rules/qnn/qnn_catalogue.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t mostExpandedNodes = 4 * QnnTree::mostNodes;

/// Puts one helper's expansion behind the nodes of a tree.
class QnnInstance {
public:
    QnnInstance(QnnTree& tree, const QnnHelper& helper, ByteRange place)
        : m_tree(tree), m_helper(helper), m_place(place)
    {
    }

    /// The root of the expansion with these operands.
    std::uint32_t make(const std::vector<std::uint32_t>& operands);

private:
    QnnTree& m_tree;
    const QnnHelper& m_helper;
    ByteRange m_place;
};

std::uint32_t QnnInstance::make(const std::vector<std::uint32_t>& operands)
{
    const std::vector<QnnNode>& nodes = m_helper.expansion.nodes;
    std::vector<std::uint32_t> made(nodes.size());
    auto next = static_cast<std::uint32_t>(m_tree.nodes.size());
    for (std::size_t at = 1; at < nodes.size(); ++at) {
        const auto found = std::ranges::find(m_helper.parameters, nodes[at].text);
        const auto which = static_cast<std::size_t>(found - m_helper.parameters.begin());
        const bool isParameter = nodes[at].kind == QnnNode::Kind::Name && which < operands.size();
        made[at] = isParameter ? operands[which] : next++;
    }
    const auto first = static_cast<std::uint32_t>(m_tree.nodes.size());
    for (std::size_t at = 1; at < nodes.size(); ++at) {
        if (made[at] < first)
            continue;
        QnnNode node = nodes[at];
        node.place = node.name = m_place;
        for (std::uint32_t& operand : node.operands)
            operand = made[operand];
        m_tree.nodes.push_back(std::move(node));
    }
    return made[nodes[m_helper.expansion.root].operands.front()];
}

/// `join` of the expansion for each operand beyond the named ones.
std::vector<std::uint32_t> eachOf(QnnTree& tree, const QnnHelper& helper, const QnnNode& call)
{
    const std::size_t named = helper.parameters.size() - 1;
    std::vector<std::uint32_t> roots;
    for (std::size_t at = named; at < call.operands.size(); ++at) {
        std::vector<std::uint32_t> operands(
            call.operands.begin(), call.operands.begin() + static_cast<std::ptrdiff_t>(named));
        operands.push_back(call.operands[at]);
        roots.push_back(QnnInstance(tree, helper, call.place).make(operands));
    }
    return roots;
}

} // namespace

bool expandQnnHelpers(QnnTree& tree, const QnnCatalogue& catalogue)
{
    using Kind = QnnNode::Kind;
    for (std::size_t at = 0; at < tree.nodes.size(); ++at) {
        const QnnNode call = tree.nodes[at];
        const QnnHelper* const helper = call.kind == Kind::Call || call.kind == Kind::Name
            ? catalogue.findHelper(call.text)
            : nullptr;
        if (!helper || helper->isConstant != (call.kind == Kind::Name))
            continue;
        if (tree.nodes.size() > mostExpandedNodes)
            return false;
        QnnNode fresh;
        if (helper->join.empty()) {
            fresh = tree.nodes[QnnInstance(tree, *helper, call.place).make(call.operands)];
        } else {
            fresh.kind = Kind::Call;
            fresh.text = helper->join;
            fresh.operands = eachOf(tree, *helper, call);
        }
        fresh.place = call.place;
        fresh.name = call.kind == Kind::Call ? call.name : call.place;
        tree.nodes[at] = std::move(fresh);
        // What it became may be a helper again.
        const QnnNode& now = tree.nodes[at];
        if (now.kind == Kind::Call && catalogue.findHelper(now.text))
            --at;
    }
    return true;
}

} // namespace fusewright
