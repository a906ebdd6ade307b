// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace fusewright {

/// Counts what a graph will cost the DOT library, while its tokens go by.
///
/// Each addition tells whether a limit is passed by it.
class DotWork {
public:
    enum class Excess : std::uint8_t { None, Depth, Chain, Size };

    explicit DotWork(std::size_t textSize);

    /// The graph itself, or a group in braces; an empty name is none.
    Excess openGroup(std::string name);
    Excess closeGroup();
    Excess addNode();
    Excess addArrow();
    void addComma() { m_groups.back().tie = Tie::Comma; }

    static constexpr std::size_t deepest = 200;
    static constexpr std::size_t longestChain = 2000;

private:
    /// How the next operand of an edge is tied to the one before it.
    enum class Tie : std::uint8_t { None, Arrow, Comma };

    /// A graph or group that is open, and the statement it has come to.
    struct Group {
        std::string name;
        std::size_t members = 0;
        std::size_t left = 0;    ///< How many nodes the edge comes from.
        std::size_t operand = 0; ///< How many nodes it leads to.
        std::size_t arrows = 0;
        Tie tie = Tie::None;
    };

    Excess addOperand(std::size_t size);
    Excess add(std::size_t work);

    std::vector<Group> m_groups;
    std::unordered_map<std::string, std::size_t> m_members; ///< Of subgraphs, by name.
    std::size_t m_openArrows = 0;
    std::size_t m_left; ///< How much more work is allowed.
};

} // namespace fusewright
