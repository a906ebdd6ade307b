// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/qnn_match_maker.h"

#include "engine/rules/qnn/qnn_catalogue.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

constexpr std::string_view constantName = "$Const";
constexpr std::string_view inputName = "*Input";

std::string_view withoutPackage(std::string_view name)
{
    const std::size_t colons = name.rfind("::");
    return colons == std::string_view::npos ? name : name.substr(colons + 2);
}

} // namespace

std::string_view qnnOperatorName(const QnnTree& tree, std::uint32_t node)
{
    const QnnNode& name = tree.at(node);
    if (name.kind == QnnNode::Kind::Call && !name.operands.empty())
        return tree.operand(name, 0).text;
    return name.text;
}

/// Tags of operators may be used before the LET that gives them.
void QnnMatchMaker::findTags(std::uint32_t root)
{
    std::vector<std::uint32_t> open{root};
    while (!open.empty()) {
        const QnnNode& node = m_tree.at(open.back());
        open.pop_back();
        if (node.isCall("LET")) {
            m_lets[m_tree.operand(node, 0).text] = node.operands[1];
            m_names.insert(m_tree.operand(node, 0).text);
        } else if (node.isText()) {
            m_names.insert(node.text);
        }
        const bool isOperator = node.isCall("Op") || node.isCall("OpVarIn");
        for (std::size_t at = isOperator || node.isCall("LET") ? 1 : 0; at < node.operands.size();
             ++at)
            open.push_back(node.operands[at]);
    }
}

std::string_view QnnMatchMaker::operatorOf(std::string_view tag) const
{
    const auto found = m_lets.find(tag);
    return found == m_lets.end()
        ? std::string_view()
        : qnnOperatorName(m_tree, m_tree.at(found->second).operands.front());
}

std::string QnnMatchMaker::freeName(std::string_view name)
{
    std::string free(name);
    for (std::size_t number = 2; !m_names.insert(free).second; ++number)
        free = std::string(name) + '.' + std::to_string(number);
    return free;
}

/// With and without its package, and as other models call it.
std::vector<std::string> QnnMatchMaker::namesOf(std::string_view name) const
{
    const std::string_view bare = withoutPackage(name);
    std::vector<std::string> names{std::string(bare)};
    if (bare != name)
        names.emplace_back(name);
    const OperatorSpec* const spec = m_operators.find(bare);
    if (spec && spec->name != bare)
        names.push_back(spec->name);
    return names;
}

EntryId QnnMatchMaker::add(Entry entry, std::string_view tag, ByteRange place)
{
    const EntryId id = m_builder.addEntry(std::move(entry));
    m_places.push_back(place);
    if (!tag.empty()) {
        m_entries[tag] = id;
        m_expressions.bind(tag, id);
    }
    return id;
}

EntryId QnnMatchMaker::valueEntry(const QnnNode& text)
{
    const auto known = m_entries.find(text.text);
    if (known != m_entries.end())
        return known->second;
    return add({.name = text.text, .kind = Entry::Kind::Value}, text.text, text.place);
}

EntryId QnnMatchMaker::operatorEntry(const Wish& wish, std::vector<Wish>& open)
{
    const QnnNode& call = m_tree.at(wish.node);
    const std::string_view name = qnnOperatorName(m_tree, call.operands.front());
    const ByteRange place = m_tree.operand(call, 0).place;
    Entry entry{.name = wish.tag.empty() ? freeName(name) : std::string(wish.tag)};
    if (withoutPackage(name) == constantName) {
        entry.kind = Entry::Kind::Constant;
        return add(std::move(entry), wish.tag, place);
    }
    if (withoutPackage(name) == inputName && call.operands.size() == 1) {
        entry.kind = Entry::Kind::Value;
        const EntryId id = add(std::move(entry), wish.tag, place);
        const ExpressionId bound = m_expressions.add(ExpressionOp::Bound, {}, place, id);
        m_builder.entry(id).condition =
            m_expressions.add(ExpressionOp::IsGraphInput, {bound}, place);
        return id;
    }
    const auto count = static_cast<std::uint32_t>(call.operands.size() - 1);
    entry.operators.names = namesOf(name);
    for (const std::string_view other : QnnCatalogue::builtIn().siblingsOf(withoutPackage(name)))
        entry.operators.except.emplace_back(other);
    entry.operands.fewest = count;
    if (call.isCall("Op"))
        entry.operands.most = count;
    const EntryId id = add(std::move(entry), wish.tag, place);
    for (std::size_t at = call.operands.size(); at-- > 1;)
        open.push_back({.node = call.operands[at],
                        .tag = {},
                        .user = id,
                        .operand = static_cast<std::uint32_t>(at - 1)});
    return id;
}

/// What a wish is for; what its operands wish is put on the stack.
EntryId QnnMatchMaker::entryOf(const Wish& wish, std::vector<Wish>& open)
{
    const QnnNode& node = m_tree.at(wish.node);
    if (node.isCall("LET")) {
        const std::string& tag = m_tree.operand(node, 0).text;
        const auto known = m_entries.find(tag);
        if (known != m_entries.end())
            return known->second;
        return operatorEntry({.node = node.operands[1], .tag = tag, .user = {}}, open);
    }
    if (!node.isText())
        return operatorEntry(wish, open);
    const auto let = m_lets.find(node.text);
    if (let != m_lets.end() && !m_entries.contains(node.text))
        return operatorEntry({.node = let->second, .tag = let->first, .user = {}}, open);
    return valueEntry(node);
}

void QnnMatchMaker::make(std::uint32_t root)
{
    findTags(root);
    std::vector<Wish> open{{.node = root, .tag = {}, .user = {}}};
    while (!open.empty()) {
        const Wish wish = open.back();
        open.pop_back();
        const EntryId entry = entryOf(wish, open);
        if (wish.user.isValid())
            m_builder.addEdge(
                {.from = entry, .to = wish.user, .output = 0, .operand = wish.operand});
    }
    m_builder.setPlace(EntryId(0u));
    m_builder.setBinding(Pattern::Binding::Shared);
    m_builder.setAxes({.fewest = 4});
}

} // namespace fusewright
