// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/verb.h"

#include "engine/session/graph_file.h"

#include <cstdio>

namespace fusewright::cli {

namespace {

constexpr auto convertWords = withModelOptions(std::array{
    OptionSpec{"-o", "FILE", "output file; the extension selects .json, .me.json or .dot"},
    OptionSpec{"--format", "FORMAT", "json, model-explorer or dot, overriding the extension"},
});

int runConvert(const Arguments& arguments)
{
    const auto path = arguments.value("-o");
    if (!path) {
        std::fputs("fusewright convert: Specify an output file: -o FILE.\n", stderr);
        return Trouble;
    }
    const auto format = arguments.value("--format");
    const GraphWriter writer = format ? graphWriterNamed(*format) : graphWriterFor(*path);
    if (!writer) {
        std::fputs("fusewright convert: Write to FILE.json, FILE.me.json or FILE.dot, or pass "
                   "--format json, model-explorer or dot.\n",
                   stderr);
        return Trouble;
    }
    const auto opened = openModelOf(arguments);
    if (!opened)
        return Trouble;
    return writeOutput(*path, writer(*opened->model->graph)) ? Fine : Trouble;
}

} // namespace

const Verb& convertVerb()
{
    static constexpr Verb verb{.name = "convert",
                               .usage = "MODEL -o FILE",
                               .summary =
                                   "writes a model as Fusewright JSON, Model Explorer JSON or DOT",
                               .options = convertWords,
                               .fewest = 1,
                               .most = 1,
                               .run = runConvert};
    return verb;
}

} // namespace fusewright::cli
