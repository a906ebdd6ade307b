// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/compare/compare_picture.h"

#include "engine/graph/graph.h"
#include "engine/partition/partition.h"
#include "engine/support/connected_parts.h"
#include "widgets/canvas/loose_grid.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace fusewright {

namespace {

constexpr float around = 6; ///< Between cards and the edge of their ground.
/// A section in more parts than this has a ground for each: to join them would take too long.
constexpr std::size_t mostJoinedParts = 64;

/// Operators that are together for any reason: the first one of them stands for all.
std::vector<std::uint32_t> unionsOf(std::size_t operators,
                                    const std::vector<const Partition*>& partitions)
{
    ConnectedParts unions(operators);
    for (const Partition* partition : partitions) {
        for (const Section& section : partition->sections) {
            for (const NodeId node : section.nodes)
                unions.join(section.nodes.front().index, node.index);
        }
    }
    std::vector<std::uint32_t> numbers(operators);
    std::uint32_t count = 0;
    for (std::uint32_t node = 0; node < operators; ++node) {
        const std::uint32_t first = unions.of(node);
        numbers[node] = first == node ? count++ : numbers[first];
    }
    return numbers;
}

/// Numbers what is of one cell and one section as one, partition after partition.
std::vector<std::uint32_t> cellsOf(std::size_t operators,
                                   const std::vector<const Partition*>& partitions)
{
    std::vector<std::uint32_t> cells(operators, 0);
    for (const Partition* partition : partitions) {
        std::unordered_map<std::uint64_t, std::uint32_t> known;
        for (std::size_t node = 0; node < operators; ++node) {
            const std::uint64_t key = std::uint64_t{cells[node]} << 32 | partition->sectionOf[node];
            cells[node] = known.emplace(key, std::uint32_t(known.size())).first->second;
        }
    }
    return cells;
}

std::vector<std::uint32_t> sizesOf(const std::vector<std::uint32_t>& numbers)
{
    std::vector<std::uint32_t> sizes;
    for (const std::uint32_t number : numbers) {
        if (number >= sizes.size())
            sizes.resize(number + 1, 0);
        ++sizes[number];
    }
    return sizes;
}

Box grown(const Box& box)
{
    return {box.left - around, box.top - around, box.width + 2 * around, box.height + 2 * around};
}

class SectionGrounds {
public:
    SectionGrounds(const Picture& picture, const SharedGroups& shared, const Partition& partition);

    std::vector<PictureHull> all();

private:
    struct Part {
        Box box;
        std::uint32_t depth = 0;
    };

    void add(std::uint32_t section);
    bool isDrawn(const Section& section) const;
    /// The grounds of a group, or nothing.
    std::vector<Part> groundsOf(std::uint32_t group) const;
    std::vector<Part> partsOf(const Section& section) const;
    bool hasOthers(const Box& box, std::uint32_t section) const;
    void addHull(const Box& box, std::uint32_t section)
    {
        m_hulls.push_back({.box = box, .group = section, .depth = 0});
    }

    const Picture& m_picture;
    const SharedGroups& m_shared;
    const Partition& m_partition;
    std::vector<std::uint32_t> m_unionSizes;
    std::vector<std::vector<std::uint32_t>> m_hullsOf; ///< By group of the picture.
    std::vector<Box> m_boxes;                          ///< By item.
    LooseGrid m_grid;
    std::vector<PictureHull> m_hulls;
};

SectionGrounds::SectionGrounds(const Picture& picture, const SharedGroups& shared,
                               const Partition& partition)
    : m_picture(picture),
      m_shared(shared),
      m_partition(partition),
      m_unionSizes(sizesOf(shared.unionOf)),
      m_hullsOf(shared.groups.parentOf.size())
{
    for (std::uint32_t hull = 0; hull < picture.hulls.size(); ++hull)
        m_hullsOf[picture.hulls[hull].group].push_back(hull);
    m_boxes.reserve(picture.items.size());
    for (const PictureItem& item : picture.items)
        m_boxes.push_back(item.box);
    m_grid = LooseGrid(m_boxes);
}

std::vector<PictureHull> SectionGrounds::all()
{
    for (std::uint32_t section = 0; section < m_partition.sections.size(); ++section) {
        if (isDrawn(m_partition.sections[section]))
            add(section);
    }
    return std::move(m_hulls);
}

/// Of blocks that are folded only the first has cards of its own.
bool SectionGrounds::isDrawn(const Section& section) const
{
    const NodeId first = section.nodes.front();
    const std::uint32_t item = m_picture.itemOf[first.index];
    return section.nodes.size() > 1 && item < m_picture.items.size()
        && m_picture.items[item].node == first;
}

std::vector<SectionGrounds::Part> SectionGrounds::groundsOf(std::uint32_t group) const
{
    std::vector<Part> parts;
    if (group == noGroup)
        return parts;
    for (const std::uint32_t hull : m_hullsOf[group])
        parts.push_back({m_picture.hulls[hull].box, m_picture.hulls[hull].depth});
    return parts;
}

std::vector<SectionGrounds::Part> SectionGrounds::partsOf(const Section& section) const
{
    std::vector<Part> parts;
    std::unordered_set<std::uint32_t> known;
    for (const NodeId node : section.nodes) {
        const std::uint32_t group = m_shared.cellGroup[m_shared.cellOf[node.index]];
        const std::uint32_t item = m_picture.itemOf[node.index];
        if (group == noGroup && item < m_boxes.size())
            parts.push_back({grown(m_boxes[item])});
        if (group == noGroup || !known.insert(group).second)
            continue;
        for (const Part& part : groundsOf(group))
            parts.push_back(part);
    }
    return parts;
}

bool SectionGrounds::hasOthers(const Box& box, std::uint32_t section) const
{
    bool hasOthers = false;
    m_grid.visit(box, [&](std::uint32_t at) {
        const NodeId node = m_picture.items[at].node;
        hasOthers |= node.isValid() && m_partition.sectionOf[node.index] != section
            && m_boxes[at].touches(box);
    });
    return hasOthers;
}

void SectionGrounds::add(std::uint32_t section)
{
    const Section& one = m_partition.sections[section];
    const std::uint32_t whole = m_shared.unionOf[one.nodes.front().index];
    const bool isWhole = one.nodes.size() == m_unionSizes[whole];
    const std::vector<Part> parts = isWhole ? groundsOf(m_shared.unionGroup[whole]) : partsOf(one);
    if (isWhole || parts.size() > mostJoinedParts) {
        for (const Part& part : parts)
            addHull(part.box, section);
        return;
    }
    // As few grounds as possible: each takes what follows it while nothing else is in between.
    Box ground;
    for (const Part& part : parts) {
        const Box both = ground.united(part.box);
        if (ground.width > 0 && hasOthers(both, section)) {
            addHull(ground, section);
            ground = part.box;
        } else {
            ground = both;
        }
    }
    if (ground.width > 0)
        addHull(ground, section);
}

} // namespace

SharedGroups sharedGroups(std::size_t operators, const std::vector<const Partition*>& partitions)
{
    SharedGroups shared;
    shared.unionOf = unionsOf(operators, partitions);
    if (partitions.empty()) {
        shared.cellOf.resize(operators);
        std::iota(shared.cellOf.begin(), shared.cellOf.end(), 0U);
    } else {
        shared.cellOf = cellsOf(operators, partitions);
    }
    const std::vector<std::uint32_t> unionSizes = sizesOf(shared.unionOf);
    const std::vector<std::uint32_t> cellSizes = sizesOf(shared.cellOf);
    shared.unionGroup.assign(unionSizes.size(), noGroup);
    shared.cellGroup.assign(cellSizes.size(), noGroup);
    PictureGroups& groups = shared.groups;
    groups.groupOf.assign(operators, noGroup);
    const auto made = [&groups](std::uint32_t parent) {
        groups.parentOf.push_back(parent);
        return static_cast<std::uint32_t>(groups.parentOf.size() - 1);
    };
    // Operators come in order, so that a group comes before what is in it.
    for (std::size_t node = 0; node < operators; ++node) {
        const std::uint32_t whole = shared.unionOf[node];
        const std::uint32_t cell = shared.cellOf[node];
        if (unionSizes[whole] > 1 && shared.unionGroup[whole] == noGroup)
            shared.unionGroup[whole] = made(noGroup);
        const bool isAll = cellSizes[cell] == unionSizes[whole];
        if (isAll)
            shared.cellGroup[cell] = shared.unionGroup[whole];
        else if (cellSizes[cell] > 1 && shared.cellGroup[cell] == noGroup)
            shared.cellGroup[cell] = made(shared.unionGroup[whole]);
        const std::uint32_t inner = shared.cellGroup[cell];
        groups.groupOf[node] = inner == noGroup ? shared.unionGroup[whole] : inner;
    }
    groups.isClosed.assign(groups.parentOf.size(), false);
    return shared;
}

Picture withSections(const Picture& picture, const SharedGroups& shared, const Partition& partition)
{
    Picture drawn = picture;
    drawn.hulls = SectionGrounds(picture, shared, partition).all();
    for (PictureItem& item : drawn.items) {
        const bool isIn = item.kind == PictureItem::Kind::Operator && item.node.isValid();
        item.group = isIn ? partition.sectionOf[item.node.index] : noGroup;
    }
    return drawn;
}

} // namespace fusewright
