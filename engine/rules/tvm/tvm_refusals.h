// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern_builder.h"
#include "engine/rules/tvm/tvm_way.h"

#include <optional>
#include <string>
#include <vector>

namespace fusewright {

class RelaxClasses;
class TvmTests;
struct TvmTaken;

/// Every call, but items and casts, which are none.
OperatorClass anyCall();
/// What an entry is bound to.
ExpressionId boundTo(PatternBuilder& builder, EntryId entry);
/// Asks this of an entry too; an invalid condition asks nothing.
void require(PatternBuilder& builder, EntryId entry, ExpressionId condition);

/// Asks of entries that they are not what stands behind `~`.
class TvmRefusals {
public:
    TvmRefusals(const TvmWay& way, RelaxClasses& classes, PatternBuilder& builder, TvmTests& tests)
        : m_way(way), m_classes(classes), m_builder(builder), m_tests(tests)
    {
    }

    /// False where TVM never finds it.
    bool refuse(const TvmTaken& taken, const TvmExpression& expression, DplId refusal);
    const std::optional<TvmPatternFault>& fault() const { return m_fault; }

private:
    const DplNode& node(DplId id) const { return m_way.node(id); }
    bool never(DplId at);
    bool isNever(EntryId entry, const TvmExpression& expression, DplId refusal);
    bool isBefore(DplId at, DplId refusal) const;
    bool isAlways(EntryId entry, const TvmExpression& expression, DplId refused,
                  DplId refusal) const;
    bool isOpenCall(DplId call) const;
    bool refuseOperators(EntryId entry, DplId refused);

    const TvmWay& m_way;
    RelaxClasses& m_classes;
    PatternBuilder& m_builder;
    TvmTests& m_tests;
    std::optional<TvmPatternFault> m_fault;
};

} // namespace fusewright
