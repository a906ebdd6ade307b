// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/gain_text.h"

#include "engine/advise/fix_proposal.h"
#include "engine/report/text_table.h"

namespace fusewright {

std::string gainText(const FixProposal& fix)
{
    const std::string matches =
        fix.after.matches == 1 ? "1 match" : groupedNumber(fix.after.matches) + " matches";
    const char* const made = fix.rewrites ? "rewrite" : "section";
    std::string text = matches + ", " + counted(fix.after.sections, made);
    if (fix.after.others < fix.before.others)
        text += "; the other rules lose " + counted(fix.before.others - fix.after.others, made);
    if (fix.after.others > fix.before.others)
        text += "; the other rules gain " + counted(fix.after.others - fix.before.others, made);
    return text;
}

} // namespace fusewright
