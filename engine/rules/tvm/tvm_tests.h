// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern_builder.h"
#include "engine/rules/tvm/tvm_pattern_maker.h"
#include "engine/rules/tvm/tvm_pattern_test.h"
#include "engine/rules/tvm/tvm_place_test.h"
#include "engine/rules/tvm/tvm_way.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

/// Where the expressions of a way are found in a match, by their numbers.
using TvmTakenExpressions = std::map<std::uint32_t, TvmTaken>;
/// An entry that uses a value, as which operand; nothing for one of several.
struct TvmUser {
    EntryId entry;
    std::optional<std::uint32_t> operand;
};
/// What uses values, where that says how they are written; each as often as it uses it.
using TvmUsers = std::map<std::uint32_t, std::vector<TvmUser>>;

/// Asks of entries what only a test can say, with what else the pattern took then.
class TvmTests {
public:
    TvmTests(const TvmWay& way, std::shared_ptr<const DplInGraphs> dpl, PatternBuilder& builder,
             const TvmTakenExpressions& taken, const TvmUsers& users)
        : m_way(way), m_dpl(std::move(dpl)), m_builder(builder), m_taken(taken), m_users(users)
    {
    }

    /// A type, a shape or attributes.
    ExpressionId fact(DplId wish, const TvmTaken& subject);
    /// That it is what all of these nodes say, with what their arguments took.
    ExpressionId isWritten(std::vector<DplId> nodes, const TvmTaken& subject);
    /// That it is not what stands behind `~`: what TVM came to before must be the same there.
    ExpressionId isNot(DplId refusal, const TvmTaken& subject);
    /// That it stands where TVM looks: the root in a block and in a function that the form says,
    /// others in the block of the root.
    ExpressionId isPlaced(EntryId entry, EntryId root, const TvmGraphForm& form);
    /// That these are the fields of a tuple that the program writes.
    ExpressionId areTuple(const std::vector<ExpressionId>& fields);
    /// That a field is made before another one, and used by nothing until then.
    ExpressionId isBefore(ExpressionId field, ExpressionId last);
    /// That two fields are not one expression.
    ExpressionId areDifferent(EntryId one, EntryId other);
    /// That all who use a value write it by one parameter, or by none.
    ExpressionId isOneVariable(EntryId value, const std::vector<TvmUser>& users);

private:
    ExpressionId ask(TvmPatternTest::Role role, std::vector<DplId> roots, const TvmTaken& subject,
                     const std::vector<DplId>& known, TvmChoice chosen,
                     const std::vector<DplId>& later = {});
    ExpressionId placed(TvmPlaceTest::Asks asks, const std::vector<ExpressionId>& operands,
                        const std::vector<std::string>& functions = {},
                        const std::vector<TvmWriting>& writings = {});
    std::vector<DplId> below(const std::vector<DplId>& roots) const;
    std::vector<DplId> refusedTooEarly(const std::vector<DplId>& nodes) const;
    TvmTestOperand operandOf(DplId node, const TvmTaken& taken) const;
    const TvmUser* userOf(EntryId value) const;
    void addUsers(const std::vector<EntryId>& entries, std::vector<TvmTestOperand>& operands,
                  std::vector<ExpressionId>& bound);

    const TvmWay& m_way;
    std::shared_ptr<const DplInGraphs> m_dpl;
    PatternBuilder& m_builder;
    const TvmTakenExpressions& m_taken;
    const TvmUsers& m_users;
};

} // namespace fusewright
