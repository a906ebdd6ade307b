// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/assist/completion.h"

namespace fusewright {

std::vector<Completion> completionsAt(const YamlDocument&, TextPosition, const RuleContext&)
{
    return {};
}

} // namespace fusewright
