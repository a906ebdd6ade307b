// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rewrite/rewrite_run.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

/// Matches of a rule that were refused for one reason, with what was asked and what it saw.
struct RefusedGroup {
    RefusedRewrite::Reason reason = RefusedRewrite::Reason::ConditionFalse;
    std::string what;
    std::string saw;
    std::size_t count = 0;
    std::uint32_t pattern = 0; ///< Of the first of them: of the rule, and the part that was false
    ExpressionId part;         ///< or unknown; invalid for none.
};

/// What a rule did in its stage.
struct RewriteCounts {
    std::optional<std::uint32_t> stage; ///< Nothing for a rule that makes sections.
    std::size_t rewrites = 0;
    std::size_t conditional = 0;
    std::vector<RefusedGroup> refused; ///< The most frequent first.
    std::vector<RefusedGroup> unknown; ///< Why matches are conditional; the same.

    std::size_t refusedCount() const;
    std::size_t matches() const { return rewrites + conditional + refusedCount(); }
};

/// By rule of the set that was run.
std::vector<RewriteCounts> countRewrites(const RuleSet& rules, const RewriteRun& run);

} // namespace fusewright
