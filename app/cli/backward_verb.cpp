// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/backward_options.h"
#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/verb.h"

#include "engine/report/backward_json.h"
#include "engine/report/backward_text.h"
#include "engine/session/graph_file.h"

namespace fusewright::cli {

namespace {

constexpr auto backwardWords = withModelOptions(
    joined(gradientOptions,
           std::array{
               OptionSpec{"--json", "", "answer with one JSON object"},
               OptionSpec{"-o", "FILE",
                          "write both graphs as one; .json, .me.json or .dot selects the format"},
           }));

int runBackward(const Arguments& arguments)
{
    const auto path = arguments.value("-o");
    if (path && !graphWriterFor(*path)) {
        complain("backward", "Write to FILE.json, FILE.me.json or FILE.dot.");
        return Trouble;
    }
    if (path == "-" && arguments.has("--json")) {
        complain("backward", "--json and the graph cannot both go to standard output.");
        return Trouble;
    }
    auto opened = openModelOf(arguments);
    if (!opened)
        return Trouble;
    const auto backward = openBackwardOf(*opened, arguments);
    if (!backward)
        return Trouble;
    if (path && !writeOutput(*path, *writeJoint(*backward, *path)))
        return Trouble;
    if (path && !arguments.has("--json"))
        return Fine;
    const std::string answer =
        arguments.has("--json") ? backwardJson(*backward) : backwardText(*backward);
    return writeOutput("-", answer) ? Fine : Trouble;
}

} // namespace

const Verb& backwardVerb()
{
    static constexpr Verb verb{.name = "backward",
                               .usage = "MODEL [-o FILE] [--loss NAMES] [--json]",
                               .summary = "makes the backward graph that training runs",
                               .options = backwardWords,
                               .fewest = 1,
                               .most = 1,
                               .run = runBackward};
    return verb;
}

} // namespace fusewright::cli
