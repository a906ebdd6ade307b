// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/backward_options.h"

#include "app/cli/model_input.h"
#include "app/cli/verb.h"

#include <algorithm>

namespace fusewright::cli {

bool isWithoutBackward(std::string_view verb, const Arguments& arguments)
{
    for (const char* const option : {"--recompute", "--loss", "--wrt"}) {
        if (!arguments.has("--backward") && arguments.has(option)) {
            complain(verb, std::string(option) + " needs --backward.");
            return true;
        }
    }
    return false;
}

std::vector<std::string> namesIn(const Arguments& arguments, std::string_view option)
{
    std::vector<std::string> names;
    for (const std::string& list : arguments.values(option)) {
        std::size_t begin = 0;
        while (begin <= list.size()) {
            const std::size_t end = std::min(list.find(',', begin), list.size());
            if (end > begin)
                names.push_back(list.substr(begin, end - begin));
            begin = end + 1;
        }
    }
    return names;
}

std::optional<BackwardGraph> openBackwardOf(OpenedModel& model, const Arguments& arguments)
{
    std::vector<Diagnostic> findings;
    auto backward = openBackward(
        model, {.losses = namesIn(arguments, "--loss"), .wanted = namesIn(arguments, "--wrt")},
        findings);
    printFindings(findings);
    return backward;
}

} // namespace fusewright::cli
