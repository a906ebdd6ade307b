// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

/// What a program binds to a name without an operator: `lv1 = lv`, `pair = (lv1, x)`.
struct BoundName {
    /// A value, or an earlier name.
    struct Part {
        ValueId value;
        const BoundName* name = nullptr;
    };

    std::string_view name;
    bool isTuple = false;
    ValueId value;                    ///< What an alias stands for in the end,
    const BoundName* tuple = nullptr; ///< or the tuple, which may be this one.
    std::vector<Part> parts;          ///< Of an alias the only one.
    std::vector<Use> uses;      ///< Operands that are written so; of a tuple the first of each.
    std::uint32_t givenOut = 0; ///< So many results of the graph are written so.
};

/// An operator uses by a name what another one makes.
struct BoundRoute {
    NodeId maker;
    const BoundName* name = nullptr;
    NodeId user;
};

/// The names of a graph, for those who ask who uses what: no node stands for them, and what is
/// used by such a name is an operand like any other.
///
/// They are kept as one property of the graph, in the order of the program, so every format that
/// keeps properties keeps them. Tuples of more than 1,000 values are left out.
///
///     lv1 = lv -> lv2.0; pair = (lv1, x) -> lv5.1, return
class BoundNames {
public:
    static constexpr std::string_view property = "bound names";

    BoundNames() = default;
    /// Names of what is no longer in the graph are left out. Costs as much as the property is long.
    explicit BoundNames(const Graph& graph);
    BoundNames(const BoundNames&) = delete;
    BoundNames& operator=(const BoundNames&) = delete;

    bool isEmpty() const { return m_names.empty(); }
    std::span<const BoundName> all() const { return m_names; }
    /// Those of which a value is a part itself, in the order of the program.
    std::span<const BoundName* const> namesOf(ValueId value) const;
    const BoundName* find(std::string_view name) const;
    /// By which name an operand is written; null where it is written itself.
    const BoundName* at(Use use) const;
    /// The first one from one of these nodes, in the order of the graph, to another; nothing where
    /// there is none.
    std::optional<BoundRoute> routeWithin(std::span<const NodeId> nodes) const;
    /// The values in it, tuples in it opened.
    static std::vector<ValueId> valuesOf(const BoundName& name);
    /// Whether the graph gives the value out by its own name.
    bool isGivenOut(ValueId value) const;

private:
    struct Reader;

    const Graph* m_graph = nullptr;
    std::vector<BoundName> m_names;
    std::map<std::uint32_t, std::vector<const BoundName*>> m_ofValue;
    std::map<std::uint32_t, std::uint32_t> m_givenOut; ///< By value: so often by its own name.
    std::map<std::pair<std::uint32_t, std::uint32_t>, const BoundName*> m_ofUse;
};

} // namespace fusewright
