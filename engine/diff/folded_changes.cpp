// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/diff/folded_changes.h"

#include "engine/partition/folding.h"
#include "engine/support/hash.h"

#include <algorithm>
#include <functional>
#include <span>
#include <unordered_map>
#include <utility>

namespace fusewright {

namespace {

/// The kind, how many sections there were, and the sorted folds of both sides.
using Look = std::vector<std::uint32_t>;

struct LookHash {
    std::size_t operator()(const Look& look) const noexcept
    {
        std::uint64_t hash = look.size();
        for (const std::uint32_t number : look)
            hash = hashCombine(hash, number);
        return hash;
    }
};

void addFolds(Look& look, std::span<const std::uint32_t> sections, const Folding& folding)
{
    const auto begin = static_cast<std::ptrdiff_t>(look.size());
    for (const std::uint32_t section : sections)
        look.push_back(folding.foldOf[section]);
    std::sort(look.begin() + begin, look.end());
}

std::vector<FoldShare> sharesOf(std::span<const std::uint32_t> sortedFolds)
{
    std::vector<FoldShare> shares;
    for (const std::uint32_t fold : sortedFolds) {
        if (shares.empty() || shares.back().fold != fold)
            shares.push_back({.fold = fold});
        ++shares.back().sections;
    }
    return shares;
}

class ChangeFolder {
public:
    ChangeFolder(const Folding& from, const Folding& to) : m_from(from), m_to(to) { }

    void add(std::uint32_t at, const SectionChange& change);
    std::vector<FoldedChange> take();

private:
    FoldedChange& like(const SectionChange& change);

    const Folding& m_from;
    const Folding& m_to;
    Look m_look;
    std::unordered_map<Look, std::size_t, LookHash> m_known;
    std::vector<FoldedChange> m_folded;
};

void ChangeFolder::add(std::uint32_t at, const SectionChange& change)
{
    FoldedChange& folded = like(change);
    folded.changes.push_back(at);
    folded.movedOperators += change.movedOperators;
}

FoldedChange& ChangeFolder::like(const SectionChange& change)
{
    m_look.assign(
        {static_cast<std::uint32_t>(change.kind), static_cast<std::uint32_t>(change.from.size())});
    const std::size_t header = m_look.size();
    addFolds(m_look, change.from, m_from);
    addFolds(m_look, change.to, m_to);
    const auto [known, isNew] = m_known.try_emplace(m_look, m_folded.size());
    if (isNew) {
        const std::span<const std::uint32_t> folds = std::span(m_look).subspan(header);
        m_folded.push_back({.kind = change.kind,
                            .from = sharesOf(folds.first(change.from.size())),
                            .to = sharesOf(folds.subspan(change.from.size())),
                            .changes = {},
                            .operators = change.nodes.size()});
    }
    return m_folded[known->second];
}

std::vector<FoldedChange> ChangeFolder::take()
{
    // The changes came by their first operators, and stay so where as many operators move.
    std::ranges::stable_sort(m_folded, std::greater(), &FoldedChange::movedOperators);
    return std::move(m_folded);
}

} // namespace

std::size_t sectionCount(const std::vector<FoldShare>& shares)
{
    std::size_t count = 0;
    for (const FoldShare& share : shares)
        count += share.sections;
    return count;
}

std::vector<FoldedChange> foldChanges(const PartitionDiff& diff, const Folding& from,
                                      const Folding& to)
{
    ChangeFolder folder(from, to);
    for (std::uint32_t at = 0; at < diff.changes.size(); ++at)
        folder.add(at, diff.changes[at]);
    return folder.take();
}

} // namespace fusewright
