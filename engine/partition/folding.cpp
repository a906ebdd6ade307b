// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Sections are written down as numbers (`SectionListing`), so that two of them are identical when
// their numbers are. First as the operators stand in the graph: that finds nearly all, because a
// model repeats its layers in one order. What is found different then is written again, once for
// each different section, in an order that does not depend on the graph's (`CanonicalOrder`).
// That order rests on hashes; what is folded rests on the numbers alone, so a collision of hashes
// can keep two sections apart but never join them.

#include "engine/partition/folding.h"

#include "engine/partition/canonical_order.h"
#include "engine/partition/partition.h"
#include "engine/partition/section_boundary.h"
#include "engine/partition/section_listing.h"
#include "engine/support/hash.h"

#include <algorithm>
#include <unordered_map>

namespace fusewright {

namespace {

/// Numbers distinct listings as they come.
class ListingTable {
public:
    using Listing = std::span<const std::uint32_t>;

    std::uint32_t intern(Listing listing)
    {
        const std::uint64_t hash = hashOf(listing);
        const auto [begin, end] = m_byHash.equal_range(hash);
        for (auto at = begin; at != end; ++at) {
            if (std::ranges::equal(stored(at->second), listing))
                return at->second;
        }
        const std::uint32_t added = size();
        m_numbers.insert(m_numbers.end(), listing.begin(), listing.end());
        m_begin.push_back(m_numbers.size());
        m_byHash.emplace(hash, added);
        return added;
    }

    std::uint32_t size() const { return static_cast<std::uint32_t>(m_begin.size() - 1); }

private:
    static std::uint64_t hashOf(Listing listing)
    {
        std::uint64_t hash = listing.size();
        for (const std::uint32_t number : listing)
            hash = hashCombine(hash, number);
        return hash;
    }

    Listing stored(std::uint32_t id) const
    {
        return Listing(m_numbers).subspan(m_begin[id], m_begin[id + 1] - m_begin[id]);
    }

    std::vector<std::uint32_t> m_numbers;
    std::vector<std::size_t> m_begin = {0};
    std::unordered_multimap<std::uint64_t, std::uint32_t> m_byHash;
};

/// Sections that are the same in the graph's order.
struct PlainClasses {
    std::vector<std::uint32_t> classOf; ///< By section.
    std::vector<std::uint32_t> first;   ///< By class: a section.
};

PlainClasses classesOf(const Partition& partition, SectionListing& listing)
{
    PlainClasses classes;
    ListingTable table;
    for (std::uint32_t at = 0; at < partition.sections.size(); ++at) {
        const std::uint32_t known = table.size();
        classes.classOf.push_back(table.intern(listing.list(at, partition.sections[at].nodes)));
        if (table.size() > known)
            classes.first.push_back(at);
    }
    return classes;
}

} // namespace

Folding foldSections(const Graph& graph, const Partition& partition,
                     std::span<const std::uint32_t> manualEntries)
{
    const SectionBoundary boundary(graph, partition);
    SectionListing listing(graph, partition, boundary, manualEntries);
    const PlainClasses classes = classesOf(partition, listing);

    CanonicalOrder canonical(graph, partition, boundary);
    ListingTable table;
    std::vector<std::uint32_t> foldOfClass;
    for (const std::uint32_t section : classes.first)
        foldOfClass.push_back(table.intern(listing.list(section, canonical.order(section))));

    Folding folding{.folds = std::vector<Fold>(table.size())};
    for (std::uint32_t at = 0; at < partition.sections.size(); ++at) {
        folding.foldOf.push_back(foldOfClass[classes.classOf[at]]);
        Fold& fold = folding.folds[folding.foldOf.back()];
        if (fold.count++ == 0)
            fold = {.first = at, .count = 1, .operators = partition.sections[at].nodes.size()};
    }
    return folding;
}

} // namespace fusewright
