// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A card of a folded repeat stands for one unit in each block: an operator, or a closed group. With
// repeats within repeats the units are numbered as digits are: the outermost block counts most.

#include "engine/layout/repeat_blocks.h"

#include "engine/graph/graph.h"

#include <algorithm>
#include <unordered_map>

namespace fusewright {

namespace {

using Members = std::vector<NodeId>;

/// What the cards of a picture stand for.
class FoldedCards {
public:
    FoldedCards(const Picture& picture, const PictureGroups& groups)
        : m_picture(picture), m_groups(groups)
    {
        m_begin.assign(picture.items.size() + 1, 0);
        for (const std::uint32_t item : picture.itemOf) {
            if (item < picture.items.size())
                ++m_begin[item + 1];
        }
        for (std::size_t item = 0; item < picture.items.size(); ++item)
            m_begin[item + 1] += m_begin[item];
        std::vector<std::uint32_t> next(m_begin.begin(), m_begin.end() - 1);
        m_nodes.resize(m_begin.back());
        for (std::uint32_t node = 0; node < picture.itemOf.size(); ++node) {
            if (const std::uint32_t item = picture.itemOf[node]; item < picture.items.size())
                m_nodes[next[item]++] = NodeId{node};
        }
    }

    /// In the graph's order, as their first operators.
    std::vector<Members> units(std::uint32_t item) const
    {
        std::vector<Members> found;
        std::unordered_map<std::uint32_t, std::size_t> unitOf;
        const bool isGroup = m_picture.items[item].kind == PictureItem::Kind::Group;
        for (std::uint32_t at = m_begin[item]; at < m_begin[item + 1]; ++at) {
            const NodeId node = m_nodes[at];
            const std::uint32_t key = isGroup ? closedGroup(node) : node.index;
            const auto [unit, isNew] = unitOf.emplace(key, found.size());
            if (isNew)
                found.emplace_back();
            found[unit->second].push_back(node);
        }
        return found;
    }

    /// The folded repeats that a card stands in, outermost first.
    std::vector<std::uint32_t> repeatsAround(std::uint32_t item) const
    {
        const Point middle = m_picture.items[item].box.middle();
        std::vector<std::uint32_t> around;
        for (std::uint32_t at = 0; at < m_picture.repeats.size(); ++at) {
            const PictureRepeat& repeat = m_picture.repeats[at];
            const auto isIn = [&](const Box& frame) { return frame.contains(middle); };
            if (repeat.isFolded && std::ranges::any_of(repeat.frames, isIn))
                around.push_back(at);
        }
        std::ranges::stable_sort(around, std::ranges::greater(), [this](std::uint32_t at) {
            double area = 0;
            for (const Box& frame : m_picture.repeats[at].frames)
                area += double(frame.width) * double(frame.height);
            return area;
        });
        return around;
    }

private:
    /// The outermost closed group that an operator is in.
    std::uint32_t closedGroup(NodeId node) const
    {
        std::uint32_t closed = noGroup;
        if (node.index >= m_groups.groupOf.size())
            return closed;
        std::size_t steps = m_groups.parentOf.size();
        for (std::uint32_t group = m_groups.groupOf[node.index];
             group < m_groups.parentOf.size() && steps > 0; group = m_groups.parentOf[group]) {
            if (m_groups.isClosed[group])
                closed = group;
            --steps;
        }
        return closed;
    }

    const Picture& m_picture;
    const PictureGroups& m_groups;
    std::vector<std::uint32_t> m_begin; ///< By item, into the next.
    std::vector<NodeId> m_nodes;
};

/// Which of its units a card shows when each repeat around it shows one of its blocks.
std::optional<std::size_t> unitAt(const Picture& picture, std::span<const std::uint32_t> around,
                                  std::size_t unitCount)
{
    std::size_t unit = 0;
    std::size_t count = 1;
    for (const std::uint32_t at : around) {
        const PictureRepeat& repeat = picture.repeats[at];
        if (repeat.count == 0 || count > unitCount / repeat.count)
            return std::nullopt;
        unit = unit * repeat.count + repeat.shown;
        count *= repeat.count;
    }
    return count == unitCount ? std::optional(unit) : std::nullopt;
}

/// Lets each of the repeats around a card show the block of a unit.
void chooseBlocks(Picture& picture, std::span<const std::uint32_t> around, std::size_t unit)
{
    for (std::size_t at = around.size(); at-- > 0;) {
        PictureRepeat& repeat = picture.repeats[around[at]];
        repeat.shown = static_cast<std::uint32_t>(unit % repeat.count);
        unit /= repeat.count;
    }
}

std::size_t unitWith(const std::vector<Members>& units, NodeId node)
{
    return static_cast<std::size_t>(std::ranges::find_if(units,
                                                         [node](const Members& unit) {
                                                             return std::ranges::find(unit, node)
                                                                 != unit.end();
                                                         })
                                    - units.begin());
}

/// Puts the cards of one block in the place of another's.
class BlockExchange {
public:
    BlockExchange(const Picture& picture, const Graph& graph, const PictureGroups& groups)
        : m_picture(picture), m_graph(graph), m_groups(groups), m_cards(picture, groups)
    {
    }

    std::optional<Picture> show(NodeId node)
    {
        const std::uint32_t item = m_picture.itemOf[node.index];
        const auto around = m_cards.repeatsAround(item);
        const auto units = m_cards.units(item);
        const auto now = unitAt(m_picture, around, units.size());
        const std::size_t wanted = unitWith(units, node);
        if (!now || wanted == units.size() || wanted == *now)
            return std::nullopt;
        chooseBlocks(m_picture, around, wanted);
        m_exchanged.resize(m_picture.items.size());
        for (std::uint32_t at = 0; at < m_picture.items.size(); ++at) {
            if (!exchangeItem(at))
                return std::nullopt;
        }
        exchangeGroups();
        return exchangeLines() && exchangeStubs() ? std::optional(std::move(m_picture))
                                                  : std::nullopt;
    }

private:
    struct Exchange {
        Members before;
        Members after;
        bool isAny() const { return !before.empty(); }
    };

    bool exchangeItem(std::uint32_t at)
    {
        PictureItem& item = m_picture.items[at];
        const auto around = m_cards.repeatsAround(at);
        if (around.empty() || !item.node.isValid())
            return true;
        auto units = m_cards.units(at);
        const auto unit = unitAt(m_picture, around, units.size());
        const std::size_t before = unitWith(units, item.node);
        if (!unit || *unit == before)
            return true; // Of no block, though it stands in the frame.
        if (before == units.size() || units[*unit].size() != units[before].size())
            return false;
        m_exchanged[at] = {std::move(units[before]), std::move(units[*unit])};
        item.node = m_exchanged[at].after.front();
        pairGroups(m_exchanged[at].before.front(), item.node);
        return true;
    }

    std::uint32_t groupOf(NodeId node) const
    {
        return node.index < m_groups.groupOf.size() ? m_groups.groupOf[node.index] : noGroup;
    }

    void pairGroups(NodeId before, NodeId after)
    {
        std::uint32_t gone = groupOf(before);
        std::uint32_t come = groupOf(after);
        while (gone != come && gone < m_groups.parentOf.size() && come < m_groups.parentOf.size()
               && m_groupAfter.emplace(gone, come).second) {
            gone = m_groups.parentOf[gone];
            come = m_groups.parentOf[come];
        }
    }

    std::uint32_t groupAfter(std::uint32_t group) const
    {
        const auto found = m_groupAfter.find(group);
        return found == m_groupAfter.end() ? group : found->second;
    }

    void exchangeGroups()
    {
        for (std::size_t at = 0; at < m_picture.items.size(); ++at) {
            if (m_exchanged[at].isAny())
                m_picture.items[at].group = groupAfter(m_picture.items[at].group);
        }
        for (PictureHull& hull : m_picture.hulls) {
            hull.group = groupAfter(hull.group);
            for (std::uint32_t& group : hull.around)
                group = groupAfter(group);
        }
    }

    /// What the other block uses in the place of an operand; invalid when it is not built so.
    ValueId operandAfter(const Exchange& user, ValueId value) const
    {
        for (std::size_t at = 0; at < user.before.size(); ++at) {
            const auto before = m_graph.inputs(user.before[at]);
            const auto after = m_graph.inputs(user.after[at]);
            const auto place = std::ranges::find(before, value) - before.begin();
            if (place < std::ssize(before))
                return place < std::ssize(after) ? after[static_cast<std::size_t>(place)]
                                                 : ValueId();
        }
        return {};
    }

    bool uses(const Members& users, ValueId value) const
    {
        return std::ranges::any_of(users, [&](NodeId user) {
            const auto operands = m_graph.inputs(user);
            return std::ranges::find(operands, value) != operands.end();
        });
    }

    bool isOutput(ValueId value) const
    {
        const auto outputs = m_graph.outputs();
        return std::ranges::find(outputs, value) != outputs.end();
    }

    ValueId resultAfter(const Exchange& producer, ValueId value) const
    {
        for (std::size_t at = 0; at < producer.before.size(); ++at) {
            const std::size_t count = m_graph.outputCount(producer.before[at]);
            if (m_graph.producer(value) != producer.before[at]
                || m_graph.outputCount(producer.after[at]) != count)
                continue;
            const auto first = *m_graph.outputs(producer.before[at]).begin();
            return ValueId{(*m_graph.outputs(producer.after[at]).begin()).index + value.index
                           - first.index};
        }
        return {};
    }

    bool exchangeLines()
    {
        for (PictureLine& line : m_picture.lines) {
            const Exchange& from = m_exchanged[line.from];
            const Exchange& to = m_exchanged[line.to];
            PictureItem& source = m_picture.items[line.from];
            PictureItem& target = m_picture.items[line.to];
            if (to.isAny()) {
                // Operands may stand in another order; from block to block a line is another's.
                const ValueId result = from.isAny() ? resultAfter(from, line.value) : ValueId();
                if (result.isValid() && !uses(to.after, result))
                    return false;
                line.value = result.isValid() ? result : operandAfter(to, line.value);
                if (!line.value.isValid())
                    return false;
                if (source.kind == PictureItem::Kind::Input && !source.areUnusedInputs()
                    && !m_graph.producer(line.value).isValid())
                    source.value = line.value;
            } else if (from.isAny() && target.kind == PictureItem::Kind::Output) {
                // What the last block gives out stays so.
                const ValueId value = resultAfter(from, line.value);
                if (value.isValid() && isOutput(value))
                    line.value = target.value = value;
            }
        }
        return true;
    }

    bool exchangeStubs()
    {
        for (PictureStub& stub : m_picture.stubs) {
            const Exchange& card = m_exchanged[stub.item];
            if (!card.isAny())
                continue;
            stub.value =
                stub.isSource ? resultAfter(card, stub.value) : operandAfter(card, stub.value);
            if (!stub.value.isValid())
                return false;
        }
        return true;
    }

    Picture m_picture;
    const Graph& m_graph;
    const PictureGroups& m_groups;
    FoldedCards m_cards;
    std::vector<Exchange> m_exchanged; ///< By item.
    std::unordered_map<std::uint32_t, std::uint32_t> m_groupAfter;
};

} // namespace

std::optional<Picture> showBlockOf(const Picture& picture, const Graph& graph,
                                   const PictureGroups& groups, NodeId node)
{
    if (node.index >= picture.itemOf.size() || picture.itemOf.size() != graph.nodeCount()
        || picture.itemOf[node.index] >= picture.items.size())
        return std::nullopt;
    // Most operators that are selected are seen already.
    const PictureItem& item = picture.items[picture.itemOf[node.index]];
    if (item.operators == item.inside || item.node == node)
        return std::nullopt;
    return BlockExchange(picture, graph, groups).show(node);
}

NodeId inOtherBlock(const Picture& picture, const PictureGroups& groups, NodeId node, int further)
{
    if (node.index >= picture.itemOf.size() || picture.itemOf[node.index] >= picture.items.size())
        return {};
    const std::uint32_t item = picture.itemOf[node.index];
    const FoldedCards cards(picture, groups);
    const auto around = cards.repeatsAround(item);
    const auto units = cards.units(item);
    const auto now = static_cast<std::int64_t>(unitWith(units, node));
    if (around.empty() || !unitAt(picture, around, units.size()) || now >= std::ssize(units))
        return {};
    const std::int64_t count = picture.repeats[around.back()].count;
    const std::int64_t place = now % count + further;
    if (place < 0 || place >= count)
        return {};
    const Members& unit = units[static_cast<std::size_t>(now)];
    const Members& other = units[static_cast<std::size_t>(now + further)];
    const auto within = static_cast<std::size_t>(std::ranges::find(unit, node) - unit.begin());
    return within < other.size() ? other[within] : NodeId();
}

} // namespace fusewright
