// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/verb.h"

#include "engine/report/model_pages.h"

#include <cstdio>

namespace fusewright::cli {

namespace {

constexpr auto options = withModelOptions(std::array{
    OptionSpec{"-o", "FILE", "where to write; the ending chooses .html or .md"},
});

using Printer = std::string (*)(const ModelReport& report);

Printer printerFor(std::string_view path)
{
    if (path.ends_with(".html") || path.ends_with(".htm"))
        return modelHtml;
    return path.ends_with(".md") ? modelMarkdown : nullptr;
}

int run(const Arguments& arguments)
{
    const auto path = arguments.value("-o");
    const Printer printer = path ? printerFor(*path) : nullptr;
    if (!printer) {
        std::fputs("fusewright report: Say where to write with -o FILE.html or -o FILE.md.\n",
                   stderr);
        return Trouble;
    }
    const auto opened = openModelOf(arguments);
    if (!opened)
        return Trouble;
    const std::string text =
        printer({.file = opened->path, .facts = opened->facts, .diagnostics = opened->diagnostics});
    return writeOutput(*path, text) ? Fine : Trouble;
}

} // namespace

const Verb& reportVerb()
{
    static constexpr Verb verb{.name = "report",
                               .usage = "MODEL -o FILE",
                               .summary = "writes a page about a model",
                               .options = options,
                               .fewest = 1,
                               .most = 1,
                               .run = run};
    return verb;
}

} // namespace fusewright::cli
