// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/hover_text.h"

#include <optional>

namespace fusewright {

class YamlDocument;
struct RuleContext;

/// Nothing where no word is that means something.
std::optional<HoverText> hoverAt(const YamlDocument& document, TextPosition position,
                                 const RuleContext& context);

} // namespace fusewright
