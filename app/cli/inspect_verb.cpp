// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/find_nodes.h"
#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/rules_input.h"
#include "app/cli/verb.h"

#include "engine/report/model_json.h"
#include "engine/report/model_text.h"

namespace fusewright::cli {

namespace {

constexpr auto inspectWords = withModelOptions(joined(
    std::array{
        OptionSpec{"--find", "QUERY",
                   "list operators that match a query; see fusewright help search"},
        OptionSpec{"--rules", "RULES", "rules for \"rule:\" and \"section:\" in a query"},
        OptionSpec{"--json", "", "answer with one JSON object"},
        OptionSpec{"--format", "FORMAT", "text or json"},
    },
    rulesOptions));

int runInspect(const Arguments& arguments)
{
    const std::optional<bool> asJson = wantsJson("inspect", arguments);
    if (!asJson)
        return Trouble;
    auto opened = openModelOf(arguments);
    if (!opened)
        return Trouble;
    if (arguments.has("--find"))
        return findNodesIn(*opened, arguments, *asJson);
    const std::string answer =
        *asJson ? modelJson(opened->facts, opened->diagnostics) : modelText(opened->facts);
    return writeOutput("-", answer) ? Fine : Trouble;
}

} // namespace

const Verb& inspectVerb()
{
    static constexpr Verb verb{.name = "inspect",
                               .usage = "MODEL [--find QUERY] [--json]",
                               .summary = "summarizes a model",
                               .options = inspectWords,
                               .fewest = 1,
                               .most = 1,
                               .run = runInspect};
    return verb;
}

} // namespace fusewright::cli
