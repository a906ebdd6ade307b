// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/compiled_pattern.h"
#include "engine/pattern/match.h"

#include <vector>

namespace fusewright {

class Graph;

/// Something that is bound already and that an entry must be wired to.
struct Anchor {
    EntryId entry; ///< Whose binding it is.
    NodeId node;   ///< An operator, or invalid for a value.
    ValueId value;
    bool feeds = false; ///< True when the anchor feeds the entry, false when the entry feeds it.
    bool isRest = false;
    bool isByOption = false; ///< There is no edge on the way, only options of choices.
    bool isSwapped = false;  ///< The anchor's first two operands count the other way.
    std::optional<std::uint32_t> output;
    std::optional<std::uint32_t> operand;

    bool hasPorts() const { return output || operand || isRest; }
};

/// Tells which bindings an entry must be wired to, through absent entries and choices, and whether
/// the graph has these edges.
class Wiring {
public:
    Wiring(const Graph& graph, const CompiledPattern& compiled);

    /// Adds what feeds the entry, and what it feeds.
    void collect(const Match& match, EntryId entry, std::vector<Anchor>& anchors);
    /// Adds only what feeds it, or only what it feeds.
    void collectAbove(const Match& match, EntryId entry, std::vector<Anchor>& anchors);
    void collectBelow(const Match& match, EntryId entry, std::vector<Anchor>& anchors);
    /// True when everything above the entry, which takes nothing itself, feeds everything below.
    bool holdsThrough(const Match& match, EntryId entry);

    /// True when `node`, taken by the anchored entry, has the edge to or from the anchor.
    bool holds(const Anchor& anchor, NodeId node, bool isSwapped) const;
    /// True when `value`, taken by the anchored entry, is the operand that the anchor asks for.
    bool holds(const Anchor& anchor, ValueId value) const;

private:
    /// A way from an entry through others that take nothing. Its ports are the output of its first
    /// edge and the operand of its last; a step from a choice to an option is no edge.
    struct Way {
        EntryId at;
        std::optional<std::uint32_t> output;
        std::optional<std::uint32_t> operand;
        bool isRest = false;
        bool hasEdge = false;
    };

    bool seen(const Way& way);
    static Way stepUp(const Way& way, const PatternLink& link);
    static Way stepDown(const Way& way, const PatternLink& link);
    Anchor anchorAt(const Match& match, const Way& way, bool feeds) const;
    bool feeds(NodeId from, NodeId to, const Anchor& ports, bool isSwapped) const;
    bool holdsValue(const Anchor& below, const Anchor& edge) const;
    bool makes(NodeId from, ValueId value, const Anchor& ports) const;

    const Graph& m_graph;
    const CompiledPattern& m_compiled;
    std::vector<Way> m_open;
    std::vector<std::uint32_t> m_seen; ///< By entry: the last walk that came by.
    std::uint32_t m_walk = 0;
    std::vector<Anchor> m_above;
    std::vector<Anchor> m_below;
};

/// Operands 0 and 1 change places.
inline std::uint32_t operandIn(std::uint32_t operand, bool isSwapped)
{
    return isSwapped && operand < 2 ? 1 - operand : operand;
}

} // namespace fusewright
