// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/tvm_refusals.h"
#include "engine/rules/tvm/tvm_way_maker.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t mostEntries = 2'000;

} // namespace

/// Members of a match stand in one dataflow block.
void TvmWayMaker::askPlaces()
{
    if (!m_form.hasPlaces && m_form.functions.empty())
        return;
    const EntryId root = placeEntry();
    for (const auto& [number, entry] : m_entries) {
        const Entry& made = m_builder.entry(entry);
        if (made.kind == Entry::Kind::Operator && made.isIncluded)
            require(m_builder, entry, m_tests.isPlaced(entry, root, m_form));
    }
}

/// A value that is used more than once is one variable.
void TvmWayMaker::askVariables()
{
    for (const auto& [number, users] : m_users) {
        const auto entry = m_entries.find(number);
        if (users.size() > 1 && entry != m_entries.end()
            && m_builder.entry(entry->second).kind != Entry::Kind::Operator)
            require(m_builder, entry->second, m_tests.isOneVariable(entry->second, users));
    }
}

/// What looks at several expressions of the pattern is asked when all of them are there.
bool TvmWayMaker::askAtTheEnd()
{
    askPlaces();
    askVariables();
    askFields();
    TvmRefusals refusals(m_way, m_classes, m_builder, m_tests);
    for (std::uint32_t number = 0; number < m_way.expressionCount(); ++number) {
        const TvmExpression& expression = m_way.expression(number);
        const auto taken = m_taken.find(number);
        if (taken == m_taken.end() || taken->second.argument)
            continue;
        for (const DplId refusal : expression.refused) {
            if (!refusals.refuse(taken->second, expression, refusal)) {
                m_fault = refusals.fault();
                return false;
            }
        }
        const bool isCall = node(expression.node).kind == DplKind::Call;
        if (!isCall || (expression.alike.empty() && !m_written.contains(number)))
            continue;
        std::vector<DplId> calls = expression.alike;
        calls.push_back(expression.node);
        require(m_builder, taken->second.entry, m_tests.isWritten(calls, taken->second));
    }
    return true;
}

/// Of a tuple that is looked for itself; else none.
std::vector<DplId> TvmWayMaker::fields() const
{
    const DplKind kind = node(m_dpl.root).kind;
    return isTuple(kind) && m_form.tuples != TvmTupleRoot::None ? m_way.fieldsOf(m_dpl.root)
                                                                : std::vector<DplId>();
}

EntryId TvmWayMaker::placeEntry() const
{
    const std::vector<DplId> all = fields();
    return m_entries.at(m_way.numberOf(all.empty() ? m_dpl.root : all[m_placeField]));
}

bool TvmWayMaker::checkFields()
{
    constexpr std::size_t mostLoose = 3;
    const std::vector<DplId> all = fields();
    if (m_form.tuples == TvmTupleRoot::Loose && all.size() > mostLoose)
        return fail(m_dpl.root,
                    "TVM looks for tuples that are not written only if they have at most 3 fields.",
                    true);
    for (const DplId field : all) {
        const DplKind kind = node(m_way.of(field).node).kind;
        const bool isItem = kind == DplKind::TupleItem && m_form.items == TupleItems::Operators;
        if (kind != DplKind::Call && !isItem)
            return fail(field, "As fields of a tuple only calls and items are looked for here.");
    }
    return true;
}

/// The fields are those of one tuple, or could be behind the last of them.
void TvmWayMaker::askFields()
{
    const std::vector<DplId> all = fields();
    if (all.empty())
        return;
    const EntryId place = placeEntry();
    std::vector<ExpressionId> bound;
    for (const DplId field : all)
        bound.push_back(boundTo(m_builder, m_entries.at(m_way.numberOf(field))));
    if (m_form.tuples == TvmTupleRoot::Written)
        require(m_builder, place, m_tests.areTuple(bound));
    std::vector<EntryId> before;
    for (std::size_t at = 0; m_form.tuples == TvmTupleRoot::Loose && at < all.size(); ++at) {
        const EntryId field = m_entries.at(m_way.numberOf(all[at]));
        if (field == place)
            continue;
        require(m_builder, field, m_tests.isBefore(bound[at], bound[m_placeField]));
        for (const EntryId other : before)
            require(m_builder, field, m_tests.areDifferent(field, other));
        before.push_back(field);
    }
}

/// Only calls are looked at, and any call is what a wildcard takes.
bool TvmWayMaker::checkRoot()
{
    if (!fields().empty())
        return checkFields();
    const DplKind kind = node(m_way.of(m_dpl.root).node).kind;
    if (kind == DplKind::TupleItem && m_form.hasItemRoots)
        return true;
    if (kind == DplKind::Call || kind == DplKind::Wildcard || isDplWrapper(kind))
        return true;
    return fail(m_dpl.root, "The pattern ends with no call, so TVM never finds it.", true);
}

std::optional<MadeTvmPattern> TvmWayMaker::built()
{
    if (!askAtTheEnd())
        return std::nullopt;
    m_builder.setPlace(placeEntry());
    m_builder.setBinding(Pattern::Binding::Shared);
    // Fields of a tuple need not have a part in common.
    if (!fields().empty())
        m_builder.allowPieces();
    const auto faults = m_builder.faults();
    auto pattern = m_builder.build();
    if (!pattern) {
        const bool isCircle = std::ranges::any_of(faults, [](const PatternFault& found) {
            return found.kind == PatternFault::Kind::Circle;
        });
        fail(m_dpl.root,
             isCircle ? "An expression would be a part of itself, so TVM never finds it."
                      : "Its parts do not make a pattern that can be matched.",
             isCircle);
        return std::nullopt;
    }
    m_made.pattern = *std::move(pattern);
    m_made.skipped = m_conditions.skipped();
    for (const DplId id : m_way.nodes()) {
        const auto taken = m_taken.find(m_way.numberOf(id));
        if (taken != m_taken.end())
            m_made.taken[id] = taken->second;
    }
    return std::move(m_made);
}

std::optional<MadeTvmPattern> TvmWayMaker::run(const TvmLabels& labels)
{
    takeLabels(labels);
    m_fault = m_way.fault();
    if (m_fault || !checkRoot())
        return std::nullopt;
    m_open.push_back({m_dpl.root, {}, {}});
    if (const std::vector<DplId> all = fields(); !all.empty()) {
        m_open.clear();
        for (const DplId field : all)
            m_open.push_back({field, {}, {}});
    }
    while (!m_open.empty()) {
        if (m_made.nodeOf.size() > mostEntries) {
            fail(m_dpl.root,
                 "The pattern has more than the " + std::to_string(mostEntries)
                     + " parts that are matched here.");
            return std::nullopt;
        }
        const Open next = m_open.back();
        m_open.pop_back();
        if (!visit(next))
            return std::nullopt;
    }
    return built();
}

} // namespace fusewright
