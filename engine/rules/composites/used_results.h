// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/match_judge.h"

namespace fusewright {

/// Asks which of the two results of an operator are used. A result that is a tuple is used as
/// `operator.getitem` takes it apart; whatever else uses it uses all of it.
class UsedResults final : public MatchJudge {
public:
    UsedResults(bool first, bool second) : m_first(first), m_second(second) { }

    JudgeAnswer judge(const ExpressionGround& ground, WorkBudget& budget) const override;
    std::uint32_t reach() const override { return 1; }
    bool equals(const MatchJudge& other) const override;

private:
    bool m_first;
    bool m_second;
};

} // namespace fusewright
