// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/match_judge.h"
#include "engine/rules/tvm/check/check_question.h"
#include "engine/rules/tvm/tvm_file.h"
#include "engine/rules/tvm/tvm_pattern_maker.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

/// Asks the check of a pattern about a match of it, and what its `attrs_getter` notes.
class TvmCheckJudge final : public MatchJudge {
public:
    TvmCheckJudge(const TvmFile& file, const TvmRule& rule, const MadeTvmPattern& made);

    JudgeAnswer judge(const ExpressionGround& ground, WorkBudget& budget) const override;
    std::optional<JudgedFacts> facts() const override;
    MatchConstants constants() const override
    {
        return m_holdsConstants ? MatchConstants::Held : MatchConstants::Inputs;
    }
    /// A check may look at users of what was matched.
    std::uint32_t reach() const override { return 1; }
    bool equals(const MatchJudge& other) const override;

    /// The attributes of the function that TVM makes of a match: its name, its codegen where the
    /// plan asks for one, and what `attrs_getter` gives.
    std::vector<std::pair<std::string, std::string>> notes(const ExpressionGround& ground,
                                                           WorkBudget& budget) const override;

private:
    CheckQuestion questionOf(const ExpressionGround& ground) const;

    std::shared_ptr<SharedTvmProgram> m_shared;
    std::shared_ptr<const SourceText> m_source;
    std::uint32_t m_pattern;
    bool m_hasCodegen = false;
    bool m_holdsConstants = true;
    std::vector<std::pair<std::string, TvmTaken>> m_labels; ///< Of this way.
};

} // namespace fusewright
