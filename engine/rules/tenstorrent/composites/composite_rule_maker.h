// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule.h"
#include "engine/rules/tenstorrent/composites/composite_file.h"

namespace fusewright {

/// One rule: a pattern for each way in which what it wraps is called.
Rule makeCompositeRule(const CompositeFile& file, const CompositeRule& rule);
/// All of them, in one stage.
RuleSet makeCompositeRules(const CompositeFile& file);

} // namespace fusewright
