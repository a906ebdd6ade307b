// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/told_fixes.h"

namespace fusewright::test {

std::string told(const std::vector<FixProposal>& fixes)
{
    std::string lines;
    for (const FixProposal& fix : fixes)
        lines += (lines.empty() ? "" : "\n") + fix.title + ": " + std::to_string(fix.after.matches)
            + '/' + std::to_string(fix.after.sections);
    return lines;
}

} // namespace fusewright::test
