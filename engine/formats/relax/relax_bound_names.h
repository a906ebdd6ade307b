// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

class GraphBuilder;

namespace relax {

/// Collects what a function only names or puts in a tuple, for the property of its graph.
class BoundNameList {
public:
    /// Names by number, in the order of the program.
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

    std::uint32_t addAlias(Symbol name, Symbol of) { return add({.name = name, .parts = {of}}); }
    std::uint32_t addTuple(Symbol name, std::vector<Symbol> parts)
    {
        return add({.name = name, .isTuple = true, .parts = std::move(parts)});
    }
    Symbol name(std::uint32_t number) const { return m_all[number].name; }
    void use(std::uint32_t number, Symbol node, std::uint32_t operand)
    {
        m_all[number].uses.emplace_back(node, operand);
    }
    void giveOut(std::uint32_t number) { ++m_all[number].givenOut; }
    /// What a function that is read in place writes as its parameter.
    void useParameter(std::string name, Symbol node, std::uint32_t operand)
    {
        m_parameters.push_back({std::move(name), node, operand});
    }

    /// Tells the graph that is built, where there is something to tell.
    void tell(GraphBuilder& builder) const;

private:
    struct Bound {
        Symbol name;
        bool isTuple = false;
        std::vector<Symbol> parts;
        std::vector<std::pair<Symbol, std::uint32_t>> uses = {}; ///< Nodes and their operands.
        std::size_t givenOut = 0;
    };

    struct ParameterUse {
        std::string name;
        Symbol node;
        std::uint32_t operand = 0;
    };

    std::uint32_t add(Bound bound);
    void tellParameters(GraphBuilder& builder) const;

    std::vector<Bound> m_all;
    std::vector<ParameterUse> m_parameters;
};

} // namespace relax
} // namespace fusewright
