// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_draft.h"

namespace fusewright {

/// A draft for comparing what drafts say: without names, and with entries and values in the order
/// in which they are met from the last entry up. Where not all are met there, in their own order.
RuleDraft comparable(RuleDraft draft);

} // namespace fusewright
