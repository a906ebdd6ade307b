// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/bound_names.h"
#include "engine/graph/node_set.h"

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace fusewright {

class Graph;

/// What a graph computes as variables with their users: inputs, parameters, and what each operator
/// gives, which is one variable however many results it has. So is what the program only names or
/// puts in a tuple: that uses its parts, and operators that are written by it use it alone.
///
/// What another dataflow block makes is not used in this one. Constants that the file writes out
/// are none, and a cast uses nothing. Where a graph gives
/// several values out they are one tuple, which uses each of them.
class UseVariables {
public:
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

    /// Operators that are gone: they use nothing. More may go, and none comes back.
    struct Gone {
        explicit Gone(const UseVariables& variables, std::size_t nodeCount)
            : nodes(nodeCount), before(variables.size(), 0)
        {
        }

        NodeSet nodes;
        std::vector<std::uint32_t> before; ///< By variable: so many first users are known to be.
    };

    explicit UseVariables(const Graph& graph);

    /// When a variable is used first: the earlier, the less.
    using UseTime = std::uint64_t;
    static constexpr UseTime never = std::numeric_limits<UseTime>::max();

    std::size_t size() const { return m_size; }
    /// Those that something uses, in the order of their first use.
    const std::vector<std::uint32_t>& used() const { return m_used; }
    /// `never` for what nothing uses. Null: no operator is gone.
    UseTime firstUse(std::uint32_t variable, Gone* gone) const;
    /// What an operator uses, each once, by their first use.
    std::vector<std::uint32_t> operandsOf(NodeId node, Gone* gone) const;
    /// The same of any user.
    std::vector<std::uint32_t> usedOf(std::uint32_t user, Gone* gone) const;
    /// Where the first user that is not gone stands among the users.
    std::size_t firstUser(std::uint32_t variable, Gone* gone) const;
    bool uses(std::uint32_t user, std::uint32_t variable) const;
    /// Each once, in the order of the graph.
    std::span<const std::uint32_t> users(std::uint32_t variable) const
    {
        return std::span(m_users).subspan(m_begin[variable],
                                          m_begin[variable + 1] - m_begin[variable]);
    }
    /// Whether the graph gives it out as part of a tuple, which then uses it too.
    bool isInTuple(std::uint32_t variable) const { return m_isInTuple[variable]; }
    /// Whether it is only a name or a tuple, which nothing makes.
    bool isName(std::uint32_t variable) const { return variable >= m_values + m_nodes; }
    /// Of a user: whether its operator is gone. Names never are.
    bool isGone(std::uint32_t variable, const Gone& gone) const
    {
        return !isName(variable) && gone.nodes.contains(node(variable));
    }
    /// The operator that makes it, or what it names; invalid for inputs, parameters and tuples.
    NodeId node(std::uint32_t variable) const;
    /// Invalid for what has several results, and for tuples.
    ValueId value(std::uint32_t variable) const;
    std::uint32_t of(NodeId node) const;
    /// The tuple that a name stands for, itself where it is one; `none` for anything else.
    std::uint32_t tupleOf(std::uint32_t variable) const;
    /// What a name has, in its order; `none` for what is no variable.
    std::vector<std::uint32_t> partsOf(std::uint32_t name) const { return usedBy(name); }
    /// The variable that an alias stands for; itself for anything else.
    std::uint32_t lookedThrough(std::uint32_t variable) const;
    /// The names of what an operator gives.
    std::vector<std::uint32_t> namesOf(NodeId node) const;
    /// `none` for constants and for operands that are left out.
    std::uint32_t of(ValueId value) const;
    std::uint32_t of(const BoundName& name) const
    {
        return static_cast<std::uint32_t>(m_values + m_nodes + (&name - m_names.all().data()));
    }
    /// A tuple that has a name is one operand of what is written by it.
    bool isOperand(std::uint32_t user, std::uint32_t operand, std::uint32_t variable) const;

private:
    template <class Visit>
    void everyUse(Visit visit) const;
    void orderNames();
    void noteOutputs();
    std::vector<std::uint32_t> inTuple() const;
    std::vector<std::uint32_t> usedBy(std::uint32_t user) const;
    std::uint32_t operandAt(NodeId node, std::uint32_t operand) const;
    std::uint32_t behind(NodeId node, std::uint32_t operand) const;
    std::uint32_t rankOf(std::uint32_t user) const;

    const Graph& m_graph;
    BoundNames m_names;
    std::size_t m_values;
    std::size_t m_nodes;
    std::size_t m_size;
    std::vector<std::uint32_t> m_program; ///< Operators and names, as variables.
    std::vector<std::uint32_t> m_rank;    ///< By operator, then by name: its place in the program.
    std::vector<bool> m_isInTuple;        ///< By variable.
    std::vector<std::uint32_t> m_used;
    std::vector<std::uint32_t> m_begin; ///< By variable.
    std::vector<std::uint32_t> m_users;
};

} // namespace fusewright
