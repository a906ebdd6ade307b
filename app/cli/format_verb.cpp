// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/verb.h"

#include "engine/session/rules_session.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>

namespace fusewright::cli {

namespace {

constexpr std::array formatWords{
    OptionSpec{"-i", "", "edit the file in place"},
};

int runFormat(const Arguments& arguments)
{
    const std::string& path = arguments.positionals().front();
    const bool isInPlace = arguments.has("-i");
    if (isInPlace && path == "-") {
        std::fputs("fusewright format: -i needs a file; standard input cannot be changed.\n",
                   stderr);
        return Trouble;
    }
    const FormattedRules formatted = formatRulesFile(path);
    printFindings(formatted.diagnostics);
    if (!formatted.isReadable)
        return Trouble;
    const bool isWanted = !isInPlace || formatted.isChanged;
    if (isWanted && !writeOutput(isInPlace ? path : "-", formatted.text))
        return Trouble;
    return formatted.diagnostics.empty() ? Fine : Findings;
}

} // namespace

const Verb& formatVerb()
{
    static constexpr Verb verb{.name = "format",
                               .usage = "RULES [-i]",
                               .summary = "reformats rules, keeping comments",
                               .options = formatWords,
                               .fewest = 1,
                               .most = 1,
                               .run = runFormat};
    return verb;
}

} // namespace fusewright::cli
