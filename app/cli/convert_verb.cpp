// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/verb.h"

#include "engine/formats/dot/dot_writer.h"
#include "engine/formats/native/native_writer.h"

#include <cstdio>

namespace fusewright::cli {

namespace {

constexpr auto options = withModelOptions(std::array{
    OptionSpec{"-o", "FILE", "where to write; the ending chooses .json or .dot"},
});

using Writer = std::string (*)(const Graph& graph);

Writer writerFor(std::string_view path)
{
    if (path == "-" || path.ends_with(".json"))
        return writeNative;
    return path.ends_with(".dot") || path.ends_with(".gv") ? writeDot : nullptr;
}

int run(const Arguments& arguments)
{
    const auto path = arguments.value("-o");
    const Writer writer = path ? writerFor(*path) : nullptr;
    if (!writer) {
        std::fputs("fusewright convert: Say where to write with -o FILE.json or -o FILE.dot.\n",
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
                               .summary = "writes a model as Fusewright JSON or DOT",
                               .options = options,
                               .fewest = 1,
                               .most = 1,
                               .run = run};
    return verb;
}

} // namespace fusewright::cli
