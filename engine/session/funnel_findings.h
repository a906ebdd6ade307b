// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rewrite/rewrite_run.h"
#include "engine/support/diagnostic.h"

#include <vector>

namespace fusewright {

/// What there is to say about stages that look for all matches at once: where the tool whose rules
/// these are would stop, and which rules match nothing only because of how the model was captured.
std::vector<Diagnostic> funnelFindings(const RuleSet& rules, const RewriteRun& run);

} // namespace fusewright
