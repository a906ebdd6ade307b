// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/assist/hover.h"

namespace fusewright {

std::optional<HoverText> hoverAt(const YamlDocument&, TextPosition, const RuleContext&)
{
    return std::nullopt;
}

} // namespace fusewright
