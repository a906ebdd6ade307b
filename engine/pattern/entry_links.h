// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fusewright {

/// From an entry to its child, or from a choice to one of its options.
struct PatternLink {
    EntryId from;
    EntryId to;
    std::optional<std::uint32_t> output;
    std::optional<std::uint32_t> operand;
    bool isRest = false;
    bool isOption = false;
    std::uint32_t option = 0; ///< Which of the choice's options.

    bool hasPorts() const { return output || operand || isRest; }
};

/// The children and options of a pattern's entries, to be followed in both directions.
class EntryLinks {
public:
    EntryLinks(std::span<const Entry> entries, std::span<const PatternEdge> edges);
    explicit EntryLinks(const Pattern& pattern) : EntryLinks(pattern.entries(), pattern.edges()) { }

    std::size_t entryCount() const { return m_outBegin.size() - 1; }
    std::span<const PatternLink> outOf(EntryId entry) const
    {
        return part(m_out, m_outBegin, entry);
    }
    std::span<const PatternLink> into(EntryId entry) const { return part(m_in, m_inBegin, entry); }

    /// True when the link says that its end is asked for where its beginning is. A value or a
    /// constant does not: it is what an operator uses, not what leads to it.
    bool leadsOn(const PatternLink& link) const { return !m_isValue[link.from.index]; }
    /// True when nothing leads to the entry.
    bool isRoot(EntryId entry) const;
    /// True when the entry is asked for whatever options are taken.
    bool isCertain(EntryId entry) const { return m_isCertain[entry.index]; }
    /// The choices from which an entry that is not certain can be reached, in the pattern's order.
    std::vector<EntryId> deciders(EntryId entry) const;
    /// The entries in the order of the pattern, but what decides about an entry stands before it.
    std::vector<EntryId> decisionOrder() const;

private:
    static std::span<const PatternLink> part(const std::vector<PatternLink>& all,
                                             const std::vector<std::uint32_t>& begin, EntryId at)
    {
        return std::span(all).subspan(begin[at.index], begin[at.index + 1] - begin[at.index]);
    }
    void findCertain();

    std::vector<PatternLink> m_out; ///< By `from`.
    std::vector<PatternLink> m_in;  ///< By `to`.
    std::vector<std::uint32_t> m_outBegin;
    std::vector<std::uint32_t> m_inBegin;
    std::vector<bool> m_isChoice;
    std::vector<bool> m_isValue;
    std::vector<bool> m_isCertain;
};

} // namespace fusewright
