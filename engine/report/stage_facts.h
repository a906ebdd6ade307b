// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/mode_drawing.h"
#include "engine/rewrite/rewrite_counts.h"
#include "engine/support/cancel_token.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

struct RewriteRun;
struct RuleSet;

/// What one rule did in its stage.
struct StageRuleFacts {
    std::string name;
    RewriteCounts counts;
};

/// The first place that a stage changed, with what is around it, before and after.
struct ChangedPlace {
    std::string rule;
    std::vector<std::string> removed; ///< Names of operators.
    std::vector<std::string> added;
    std::optional<ModeDrawing> before; ///< Both or none.
    std::optional<ModeDrawing> after;
};

/// What a stage of rewriting did that changed something.
struct StageFacts {
    std::string name;
    std::string file;
    std::size_t operatorsBefore = 0;
    std::size_t operatorsAfter = 0;
    std::size_t rewrites = 0;
    bool cameToItsEnd = true;
    std::string circle;                ///< The rules round which it goes; empty for none.
    std::vector<StageRuleFacts> rules; ///< Those that matched anything.
    ChangedPlace place;
};

/// The stages of a run that changed something, in their order.
struct RewriteFacts {
    std::vector<StageFacts> stages;
    std::size_t stageCount = 0; ///< Of all stages, those without effect too.
    std::size_t rewrites = 0;
    std::size_t conditional = 0;
    std::size_t operatorsBefore = 0;
    std::size_t operatorsAfter = 0;

    bool isEmpty() const { return stageCount == 0; }
};

enum class StagePictures { Drawn, LeftOut };

RewriteFacts gatherRewriting(const RuleSet& rules, const RewriteRun& run, StagePictures pictures,
                             const CancelToken& cancel = {});

} // namespace fusewright
