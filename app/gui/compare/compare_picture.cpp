// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/compare/compare_picture.h"

#include "engine/graph/graph.h"
#include "engine/partition/partition.h"
#include "engine/support/connected_parts.h"
#include "widgets/canvas/loose_grid.h"

#include <algorithm>
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

Box grown(const Box& box)
{
    return {box.left - around, box.top - around, box.width + 2 * around, box.height + 2 * around};
}

class SectionGrounds {
public:
    SectionGrounds(const Picture& picture, const SharedGroups& shared, const Partition& partition);

    std::vector<PictureHull> all();

private:
    void add(std::uint32_t section);
    bool isDrawn(const Section& section) const;
    /// The largest groups that are in a section, and its operators that are in none.
    std::vector<Box> partsOf(const Section& section) const;
    bool hasOthers(const Box& box, std::uint32_t section) const;
    void addHull(const Box& box, std::uint32_t section)
    {
        m_hulls.push_back({.box = box, .group = section, .depth = 0});
    }

    const Picture& m_picture;
    const SharedGroups& m_shared;
    const Partition& m_partition;
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

std::vector<Box> SectionGrounds::partsOf(const Section& section) const
{
    const PictureGroups& groups = m_shared.groups;
    std::unordered_map<std::uint32_t, std::uint32_t> operators; ///< Of the section, by group.
    for (const NodeId node : section.nodes) {
        for (std::uint32_t at = groups.groupOf[node.index]; at != noGroup; at = groups.parentOf[at])
            ++operators[at];
    }
    std::vector<Box> parts;
    std::unordered_set<std::uint32_t> known;
    for (const NodeId node : section.nodes) {
        std::uint32_t whole = noGroup;
        for (std::uint32_t at = groups.groupOf[node.index]; at != noGroup;
             at = groups.parentOf[at]) {
            if (operators[at] == m_shared.sizes[at] && !m_hullsOf[at].empty())
                whole = at;
        }
        const std::uint32_t item = m_picture.itemOf[node.index];
        if (whole == noGroup && item < m_boxes.size())
            parts.push_back(grown(m_boxes[item]));
        if (whole == noGroup || !known.insert(whole).second)
            continue;
        for (const std::uint32_t hull : m_hullsOf[whole])
            parts.push_back(m_picture.hulls[hull].box);
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

/// As few grounds as possible: each takes in what can be joined to it with nothing else between.
void SectionGrounds::add(std::uint32_t section)
{
    const std::vector<Box> parts = partsOf(m_partition.sections[section]);
    std::vector<Box> grounds;
    for (const Box& part : parts) {
        const auto joined = std::ranges::find_if(grounds, [&](const Box& ground) {
            return parts.size() <= mostJoinedParts && !hasOthers(ground.united(part), section);
        });
        if (joined == grounds.end())
            grounds.push_back(part);
        else
            *joined = joined->united(part);
    }
    for (const Box& ground : grounds)
        addHull(ground, section);
}

/// What a group is made for: it becomes one when an operator of it comes, where it has several and
/// is not all of the group around it.
class Level {
public:
    explicit Level(std::vector<std::uint32_t> groupOf)
        : m_of(std::move(groupOf)), m_group(m_of.size(), noGroup), m_size(m_of.size(), 0)
    {
        for (const std::uint32_t of : m_of)
            ++m_size[of];
    }

    std::uint32_t sizeAt(std::size_t node) const { return m_size[m_of[node]]; }
    std::uint32_t& groupAt(std::size_t node) { return m_group[m_of[node]]; }

private:
    std::vector<std::uint32_t> m_of; ///< By operator, below their number.
    std::vector<std::uint32_t> m_group;
    std::vector<std::uint32_t> m_size;
};

} // namespace

SharedGroups sharedGroups(std::size_t operators, const std::vector<const Partition*>& partitions)
{
    SharedGroups shared;
    PictureGroups& groups = shared.groups;
    groups.groupOf.assign(operators, noGroup);
    std::vector<Level> levels; ///< From outside.
    if (!partitions.empty()) {
        levels.emplace_back(unionsOf(operators, partitions));
        levels.emplace_back(partitions.front()->sectionOf);
        levels.emplace_back(cellsOf(operators, partitions));
    }
    // Operators come in order, so that a group comes before what is in it.
    for (std::size_t node = 0; node < operators; ++node) {
        std::size_t around = operators + 1;
        for (Level& level : levels) {
            const std::uint32_t size = level.sizeAt(node);
            std::uint32_t& group = level.groupAt(node);
            if (size > 1 && size < around && group == noGroup) {
                group = static_cast<std::uint32_t>(groups.parentOf.size());
                groups.parentOf.push_back(groups.groupOf[node]);
                shared.sizes.push_back(size);
            }
            if (group != noGroup)
                groups.groupOf[node] = group;
            around = size;
        }
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
