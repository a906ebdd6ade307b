// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/assist/outline.h"

namespace fusewright {

std::vector<OutlineRule> outlineOf(const YamlDocument&)
{
    return {};
}

} // namespace fusewright
