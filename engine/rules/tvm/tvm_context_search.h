// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern_builder.h"
#include "engine/pattern/use_search.h"
#include "engine/rules/tvm/dpl/tvm_plan.h"
#include "engine/rules/tvm/tvm_operators.h"
#include "engine/rules/tvm/tvm_pattern_maker.h"
#include "engine/rules/tvm/tvm_pattern_test.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

/// Makes the patterns of a context, and how they use each other, one pattern of the engine.
class TvmContextMaker {
public:
    TvmContextMaker(const TvmFusionPattern& written, RelaxClasses& classes, TvmGraphForm form)
        : m_dpl(written.pattern),
          m_context(*written.context),
          m_classes(classes),
          m_form(std::move(form))
    {
        m_form.hasItemRoots = m_form.items == TupleItems::Operators;
    }

    MadeTvmPatterns run();

    static constexpr std::size_t mostPatterns = 1'000;

private:
    using Kinds = std::uint32_t; ///< A bit for each.

    const DplNode& node(DplId id) const { return m_dpl.nodes[id]; }
    bool fail(DplId at, std::string why, bool isNever = false);
    void listKinds();
    bool has(DplId id, DplKind kind) const
    {
        return (m_kinds[id] & Kinds(1) << static_cast<unsigned>(kind)) != 0;
    }
    DplKind firstKind(DplId id) const
    {
        return static_cast<DplKind>(std::countr_zero(m_kinds[id]));
    }
    bool isOne(DplId id, DplKind kind) const
    {
        return m_kinds[id] == Kinds(1) << static_cast<unsigned>(kind);
    }
    void listNodes();
    bool addEntries();
    bool addEntry(DplId id);
    bool addOperator(DplId id);
    bool addValue(DplId id);
    bool addEither(DplId id);
    bool addTuple(DplId id);
    bool addFields();
    std::optional<EntryId> addField(DplId id, std::vector<DplId>& tuples);
    EntryId addUnbound(Entry entry, DplId id);
    ExpressionId asked(DplId id, TvmPatternTest::Role role, ExpressionId value);
    bool hasOnlyTensors(const DplEdge& edge);
    bool addEdges();
    void takeClass(Entry& entry, const std::vector<MadeTvmPattern>& forms) const;
    std::string freeName(const std::string& name);
    EntryId placeEntry();
    std::optional<MadeTvmPattern> built();

    const DplPattern& m_dpl;
    const DplContext& m_context;
    std::vector<Kinds> m_kinds; ///< By node.
    RelaxClasses& m_classes;
    TvmGraphForm m_form;
    PatternBuilder m_builder;
    std::shared_ptr<const DplInGraphs> m_inGraphs; ///< The patterns for tests; null without one.
    UseSearch m_uses;
    std::vector<DplId> m_nodes;         ///< By entry.
    std::map<DplId, EntryId> m_entries; ///< By node.
    std::set<DplId> m_users;
    std::map<DplId, EntryId> m_fields; ///< By node: what is only a part of tuples.
    std::vector<std::pair<EntryId, DplId>> m_tuples;
    std::set<std::string> m_names;
    std::map<std::string, std::size_t> m_numbers;
    std::size_t m_parts = 0;
    std::set<std::string> m_skipped;
    std::optional<TvmPatternFault> m_fault;
};

} // namespace fusewright
