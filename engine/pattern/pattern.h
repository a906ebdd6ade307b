// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/call_form.h"
#include "engine/pattern/expression_table.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

struct UseSearch;

/// Which operators an entry takes, by name.
struct OperatorClass {
    enum class Mode : std::uint8_t { OneOf, NoneOf, Any };

    Mode mode = Mode::OneOf;
    std::vector<std::string> names; ///< Empty for `Any`.
    bool isNative = false; ///< The names are those of the model; else canonical ones count too.
    /// Names of the model that are not taken, although the canonical name of such operators is.
    std::vector<std::string> except = {};

    bool operator==(const OperatorClass&) const = default;
};

/// How many operands an operator may have.
struct OperandCount {
    std::uint32_t fewest = 0;
    std::optional<std::uint32_t> most; ///< Nothing for any number.

    bool isAny() const { return fewest == 0 && !most; }
    bool includes(std::size_t count) const { return count >= fewest && (!most || count <= *most); }
    bool operator==(const OperandCount&) const = default;
};

/// One part of a pattern.
struct Entry {
    enum class Kind : std::uint8_t {
        Operator, ///< Takes one operator; with `isRepeated` a chain of them.
        Choice,   ///< Takes none itself: stands for the first of its options that fits.
        Value,    ///< An operand that no operator of the pattern makes.
        Constant, ///< A parameter or a literal as an operand.
    };

    std::string name; ///< Unique in its pattern; also what a match calls it.
    Kind kind = Kind::Operator;
    OperatorClass operators;      ///< For operators.
    OperandCount operands;        ///< For operators; of a repeated entry each of them.
    std::optional<CallForm> call; ///< For operators; see `Pattern::hasCalls`.
    std::vector<EntryId> options; ///< For choices, in order.
    ExpressionId condition;       ///< Must not be false; unknown is let through and told.
    bool isOptional = false;
    bool isRepeated = false;
    bool isIncluded = true; ///< False for context: it must match but does not go into the section.
    bool isCommutative = false; ///< The first two operands may be the other way round.
    bool isPrivate = false;     ///< Its results may be used inside the match only.

    bool operator==(const Entry&) const = default;
};

/// An output of what `from` takes is an input of what `to` takes.
struct PatternEdge {
    EntryId from;
    EntryId to;
    std::optional<std::uint32_t> output;  ///< Which result; nothing for any.
    std::optional<std::uint32_t> operand; ///< Which operand; nothing for any.
    bool isRest = false; ///< All operands from `operand` on, for variadic operators.

    bool operator==(const PatternEdge&) const = default;
};

/// How a language sees the axes of values.
struct AxisView {
    std::uint32_t fewest = 0; ///< Lower ranks are filled up to it with extents of 1 in front.

    bool operator==(const AxisView&) const = default;
};

/// What to look for in a graph, whatever language it was written in. Immutable.
///
/// Entries stand in the order of the source, which decides between matches at one place.
class Pattern {
public:
    /// Whether one thing of the graph may be bound to several entries.
    enum class Binding : std::uint8_t {
        Distinct, ///< No operator twice, and no value that an operator of the match makes.
        Shared,   ///< Any operator and any value as often as it fits.
    };
    /// The same for values and constants, however operators are bound.
    enum class ValueBinding : std::uint8_t {
        Shared,
        Distinct, ///< Required ones are never the same value; an optional one may be.
    };

    /// A pattern without entries, which matches nothing: something to assign to.
    Pattern() = default;

    std::span<const Entry> entries() const { return m_entries; }
    const Entry& entry(EntryId id) const { return m_entries[id.index]; }
    std::size_t entryCount() const { return m_entries.size(); }
    std::optional<EntryId> find(std::string_view name) const;
    Binding binding() const { return m_binding; }
    ValueBinding valueBinding() const { return m_valueBinding; }
    /// Of all its expressions, and of the replacement.
    AxisView axes() const { return m_axes; }
    /// Its operators are told by how the model's code calls them. Then each has a form, none is
    /// optional, repeated or chosen, and edges have no positions: the forms say all.
    bool hasCalls() const { return m_hasCalls; }

    std::span<const PatternEdge> edges() const { return m_edges; }
    /// The edges that begin at an entry, in the order of the source.
    std::span<const PatternEdge> edgesFrom(EntryId id) const
    {
        return std::span(m_edges).subspan(m_edgeBegin[id.index],
                                          m_edgeBegin[id.index + 1] - m_edgeBegin[id.index]);
    }
    /// Of its entries' conditions, and of what else a rule says of its matches.
    const ExpressionTable& expressions() const { return m_expressions; }

    /// Entries that no operator or choice names as child or option.
    std::span<const EntryId> roots() const { return m_roots; }
    /// Whose operator is the place of a match: the one that was chosen, else the first required
    /// root, or the first entry that is required where every root is optional. Of a choice it is
    /// the operator that the choice comes to.
    EntryId placeEntry() const { return m_place; }
    /// Null where matches are found by backtracking over the entries, as usual.
    const UseSearch* uses() const { return m_uses.get(); }

    bool operator==(const Pattern& other) const;

private:
    friend class PatternBuilder;

    std::vector<Entry> m_entries;
    std::vector<PatternEdge> m_edges; ///< By `from`.
    std::vector<std::uint32_t> m_edgeBegin;
    ExpressionTable m_expressions;
    std::vector<EntryId> m_roots;
    EntryId m_place;
    Binding m_binding = Binding::Distinct;
    ValueBinding m_valueBinding = ValueBinding::Shared;
    AxisView m_axes;
    bool m_hasCalls = false;
    std::shared_ptr<const UseSearch> m_uses;
};

} // namespace fusewright
