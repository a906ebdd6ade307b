// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/match_judge.h"
#include "engine/rules/tenstorrent/filter/filter_question.h"
#include "engine/rules/tenstorrent/tenstorrent_file.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace fusewright {

/// Asks the filters of a provider about a match of one of its pairs, in their order.
class FilterJudge final : public MatchJudge {
public:
    /// `nodeOf` says which node of the pattern's trace an entry is.
    FilterJudge(const TenstorrentFile& file, const TenstorrentRule& rule,
                std::vector<std::uint32_t> nodeOf);

    JudgeAnswer judge(const ExpressionGround& ground, WorkBudget& budget) const override;
    std::optional<JudgedFacts> facts() const override;
    /// A filter may look at users of what was matched, and at what those use.
    std::uint32_t reach() const override { return 2; }
    bool equals(const MatchJudge& other) const override;

private:
    std::optional<EntryId> parameter(std::string_view name) const;

    std::shared_ptr<SharedProgram> m_shared;
    std::shared_ptr<const SourceText> m_source;
    TorchHost::Flags m_flags;
    std::uint32_t m_provider;
    std::uint32_t m_pair;
    std::vector<std::uint32_t> m_nodeOf;
    mutable std::vector<FilterBinding> m_bindings; ///< Of the match that is asked about.
    std::vector<std::uint32_t> m_anchors;
};

} // namespace fusewright
