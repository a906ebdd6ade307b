// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/hover_text.h"

#include <optional>

namespace fusewright {

struct QnnFile;
struct RuleContext;

/// The signature and the meaning of a function, what a tag names, which operator a name is.
std::optional<HoverText> qnnHoverAt(const QnnFile& file, TextPosition position,
                                    const RuleContext& context);

} // namespace fusewright
