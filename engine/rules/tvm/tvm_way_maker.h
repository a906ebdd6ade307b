// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern_builder.h"
#include "engine/rules/tvm/tvm_conditions.h"
#include "engine/rules/tvm/tvm_pattern_maker.h"
#include "engine/rules/tvm/tvm_tests.h"
#include "engine/rules/tvm/tvm_way.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// Makes one way to take a pattern a pattern of the engine.
class TvmWayMaker {
public:
    /// Of a tuple the place is a field, by its number.
    TvmWayMaker(const std::shared_ptr<const DplInGraphs>& dpl, const TvmChoice& choice,
                RelaxClasses& classes, const TvmGraphForm& form, std::size_t placeField = 0)
        : m_dpl(dpl->pattern),
          m_way(dpl->pattern, choice),
          m_classes(classes),
          m_form(form),
          m_placeField(placeField),
          m_tests(m_way, dpl, m_builder, m_taken, m_users)
    {
    }

    std::optional<MadeTvmPattern> run(const TvmLabels& labels);
    const std::optional<TvmPatternFault>& fault() const { return m_fault; }

private:
    /// An argument that is to be an operand of an entry.
    struct Open {
        DplId node = 0;
        EntryId user; ///< Invalid for the root.
        std::optional<std::uint32_t> operand;
    };

    const DplNode& node(DplId id) const { return m_way.node(id); }
    bool fail(DplId at, std::string why, bool isNever = false);

    // Where a pattern begins, and what is asked when all is there: tvm_way_ends.cpp.
    std::vector<DplId> fields() const;
    EntryId placeEntry() const;
    bool checkRoot();
    bool checkFields();
    void askFields();
    void askPlaces();
    void askVariables();
    bool askAtTheEnd();
    std::optional<MadeTvmPattern> built();

    // Entries: tvm_way_maker.cpp.
    bool visit(const Open& argument);
    std::optional<EntryId> entryOf(DplId id);
    bool addEntry(DplId id);
    EntryId put(DplId id, Entry entry);
    bool addCall(DplId call);
    bool addAnyCall(DplId id);
    bool addValue(DplId id);
    bool addItem(DplId item);
    std::string_view calledName(DplId id) const;
    std::optional<EntryId> makerOf(DplId tuple, std::int64_t index);
    bool addResult(const Open& argument);
    bool addArguments(DplId call, EntryId entry);
    bool ask(EntryId entry, const TvmExpression& expression);
    std::string freeName(std::string_view name);
    void takeLabels(const TvmLabels& labels);

    const DplPattern& m_dpl;
    TvmWay m_way;
    RelaxClasses& m_classes;
    const TvmGraphForm& m_form;
    std::size_t m_placeField;
    PatternBuilder m_builder;
    TvmConditions m_conditions{m_builder.expressions()};
    std::map<std::uint32_t, EntryId> m_entries; ///< By expression.
    TvmTakenExpressions m_taken;
    TvmUsers m_users;
    TvmTests m_tests;
    std::set<std::uint32_t> m_written; ///< Calls that are asked how they are written.
    std::vector<Open> m_open;          ///< The next at the end.
    std::set<std::string> m_names;
    std::map<std::string, std::size_t> m_numbers;       ///< The last one of a name, from 2 on.
    std::map<std::uint32_t, std::string_view> m_labels; ///< By expression.
    MadeTvmPattern m_made;
    std::optional<TvmPatternFault> m_fault;
};

} // namespace fusewright
