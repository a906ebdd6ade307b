// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What of a context takes no operator by forms: tuples with their fields, and what may be a
// variable or a call.

#include "engine/rules/tvm/tvm_context_search.h"
#include "engine/rules/tvm/tvm_refusals.h"

#include <utility>

namespace fusewright {

/// A variable or what a call makes: whichever it is, it is only used.
bool TvmContextMaker::addEither(DplId id)
{
    m_uses.forms.emplace_back();
    m_uses.names.emplace_back();
    const EntryId made =
        m_builder.addEntry({.name = freeName("either"), .kind = Entry::Kind::Value});
    require(m_builder, made, asked(id, TvmPatternTest::Role::Written, boundTo(m_builder, made)));
    return true;
}

/// An entry for a part of a tuple, which only says what that must be.
EntryId TvmContextMaker::addUnbound(Entry entry, DplId id)
{
    entry.kind = Entry::Kind::Value;
    entry.isOptional = true;
    m_uses.forms.emplace_back();
    m_uses.names.emplace_back();
    m_nodes.push_back(id);
    return m_builder.addEntry(std::move(entry));
}

/// Each node once. Of tuples in a tuple the fields are still to be added.
std::optional<EntryId> TvmContextMaker::addField(DplId id, std::vector<DplId>& tuples)
{
    if (const auto known = m_fields.find(id); known != m_fields.end())
        return known->second;
    const bool isTuple = node(id).kind == DplKind::Tuple;
    if (!isTuple && (has(id, DplKind::Tuple) || has(id, DplKind::UnorderedTuple))) {
        fail(id, "As a part of a tuple, only tuples in order are matched here.");
        return std::nullopt;
    }
    const EntryId made = addUnbound({.name = freeName("field")}, id);
    m_fields.emplace(id, made);
    if (isTuple)
        tuples.push_back(id);
    else if (node(id).kind != DplKind::Wildcard)
        require(m_builder, made,
                asked(id, TvmPatternTest::Role::Written, boundTo(m_builder, made)));
    return made;
}

/// A tuple that the program has given a name: no operator, and nothing that a match takes.
bool TvmContextMaker::addTuple(DplId id)
{
    const bool isUnordered = node(id).kind == DplKind::UnorderedTuple;
    if (node(id).kind != DplKind::Tuple && !isUnordered)
        return fail(id, "What may be a tuple among other things is not matched here.");
    m_uses.forms.emplace_back();
    m_uses.names.emplace_back();
    const EntryId made =
        m_builder.addEntry({.name = freeName("tuple"), .kind = Entry::Kind::Value});
    m_tuples.emplace_back(made, id);
    return true;
}

/// Behind all entries that are bound.
bool TvmContextMaker::addFields()
{
    for (std::size_t at = 0; at < m_tuples.size(); ++at) {
        const auto [entry, id] = m_tuples[at];
        UseTuple tuple{.tuple = entry, .fields = {}, .isUnordered = false};
        tuple.isUnordered = node(id).kind == DplKind::UnorderedTuple;
        std::vector<DplId> inner;
        for (const DplId part : node(id).parts) {
            const auto field = addField(part, inner);
            if (!field)
                return false;
            tuple.fields.push_back(*field);
        }
        const bool isLarge = tuple.fields.size() > UseTuple::mostUnordered || !inner.empty();
        if (m_nodes.size() > mostPatterns || (tuple.isUnordered && isLarge))
            return fail(id,
                        "Tuples in any order are matched here with at most "
                            + std::to_string(UseTuple::mostUnordered)
                            + " fields, of which none is a tuple.");
        for (const DplId each : inner)
            m_tuples.emplace_back(m_fields.at(each), each);
        m_uses.tuples.push_back(std::move(tuple));
    }
    return true;
}

} // namespace fusewright
