// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern_builder.h"
#include "engine/rules/tvm/tvm_conditions.h"
#include "engine/rules/tvm/tvm_way.h"

#include <optional>
#include <string>
#include <vector>

namespace fusewright {

class RelaxClasses;

/// Every call, but items and casts, which are none.
OperatorClass anyCall();
/// What an entry is bound to.
ExpressionId boundTo(PatternBuilder& builder, EntryId entry);
/// Asks this of an entry too; an invalid condition asks nothing.
void require(PatternBuilder& builder, EntryId entry, ExpressionId condition);

/// Asks of entries that they are not what stands behind `~`.
class TvmRefusals {
public:
    TvmRefusals(const TvmWay& way, RelaxClasses& classes, PatternBuilder& builder,
                TvmConditions& conditions)
        : m_way(way), m_classes(classes), m_builder(builder), m_conditions(conditions)
    {
    }

    /// False where it cannot be asked.
    bool refuse(EntryId entry, const TvmExpression& expression, DplId refused);
    const std::optional<TvmPatternFault>& fault() const { return m_fault; }

private:
    const DplNode& node(DplId id) const { return m_way.node(id); }
    bool fail(DplId at, bool isNever = false);
    bool refuseOne(EntryId entry, const TvmExpression& expression, DplId refused);
    bool refuseValue(EntryId entry, const TvmExpression& expression, DplId refused,
                     ExpressionOp fact);
    bool refuseCall(EntryId entry, const TvmExpression& expression, DplId refused);
    bool refuseFacts(EntryId entry, DplId refused);

    const TvmWay& m_way;
    RelaxClasses& m_classes;
    PatternBuilder& m_builder;
    TvmConditions& m_conditions;
    std::vector<DplId> m_open;
    std::optional<TvmPatternFault> m_fault;
};

} // namespace fusewright
