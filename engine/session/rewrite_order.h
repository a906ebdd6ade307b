// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/order_outcome.h"
#include "engine/rewrite/rewrite_run.h"
#include "engine/support/cancel_token.h"

#include <cstdint>
#include <span>

namespace fusewright {

/// What rules that rewrite have done: of each its rewrites, as sections, and the operators that
/// these took away. The sections of the whole are the operators that are left; no bytes.
OrderOutcome outcomeOf(const Rewriting& rewriting);

/// The same, had the rules been tried in this order, which names each that is tried once and keeps
/// rules within a stage of several.
OrderOutcome tryRewriteOrder(const Rewriting& rewriting, std::span<const std::uint32_t> order,
                             const CancelToken& cancel = {});

} // namespace fusewright
