// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/cancel_token.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace fusewright {

struct Rewriting;

/// How often a rule rewrites in modules that fit a glob; an empty one is the whole model.
std::size_t rewritesIn(const Rewriting& rewriting, std::uint32_t rule, std::string_view glob);

// Each is one sentence, or empty where there is nothing to say.

/// Why a rule rewrites no more: what refused its matches, or the nearest miss.
std::string whyNoMoreRewrites(const Rewriting& rewriting, std::uint32_t rule,
                              const CancelToken& cancel);
/// In which blocks a rule rewrites.
std::string whereRewritesAre(const Rewriting& rewriting, std::uint32_t rule, std::string_view glob);

} // namespace fusewright
