// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/page_table.h"

#include <string>
#include <vector>

namespace fusewright {

struct ChangedPlace;
struct RewriteFacts;
struct StageFacts;

// What the printers of a report say of stages of rewriting. Names stand between backquotes.

/// What all stages together did.
std::string rewritingSentence(const RewriteFacts& facts);
/// `composites: 37 rewrites`.
std::string stageTitle(const StageFacts& stage);
std::string stageSentence(const StageFacts& stage);
/// What the first place became, as a caption of both of its pictures.
std::string placeSentence(const ChangedPlace& place);
/// The rules of a stage with their counts.
PageTable stageRuleTable(const StageFacts& stage);
/// Why matches of a stage were not rewritten.
PageTable refusalTable(const StageFacts& stage);

} // namespace fusewright
