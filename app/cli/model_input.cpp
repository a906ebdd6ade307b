// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/model_input.h"

#include "app/cli/terminal_progress.h"

#include <cstdio>
#include <span>

namespace fusewright::cli {

void printFindings(std::span<const Diagnostic> diagnostics)
{
    for (const Diagnostic& diagnostic : diagnostics)
        std::fputs((toText(diagnostic) + '\n').c_str(), stderr);
}

std::optional<OpenOptions> readOpenOptions(const Arguments& arguments)
{
    OpenOptions options{.raw = arguments.has("--raw"),
                        .keepsInputs = arguments.has("--keep-inputs"),
                        .infer = !arguments.has("--no-infer"),
                        .function = arguments.value("--function").value_or("")};
    const std::string label = arguments.value("--op-label").value_or("guess");
    const auto known = parseOperatorLabel(label);
    if (!known) {
        std::fprintf(stderr,
                     "fusewright: \"%s\" is not a value of --op-label. Use target, first, second "
                     "or whole.\n",
                     label.c_str());
        return std::nullopt;
    }
    options.operatorLabel = *known;
    const std::string calls = arguments.value("--calls").value_or("default");
    const auto treatment = parseCalls(calls);
    if (!treatment) {
        std::fprintf(stderr,
                     "fusewright: \"%s\" is not a value of --calls. Use open, closed or "
                     "default.\n",
                     calls.c_str());
        return std::nullopt;
    }
    options.calls = *treatment;
    const std::string mode = arguments.value("--fx-mode").value_or("as-is");
    const auto fxMode = parseFxMode(mode);
    if (!fxMode) {
        std::fprintf(stderr, "fusewright: \"%s\" is not a value of --fx-mode. Use tt or as-is.\n",
                     mode.c_str());
        return std::nullopt;
    }
    options.fxMode = *fxMode;
    return options;
}

std::optional<OpenedModel> openModelOf(const Arguments& arguments)
{
    return openModelNamed(arguments.positionals().front(), arguments);
}

std::optional<OpenedModel> openModelNamed(const std::string& path, const Arguments& arguments)
{
    const auto options = readOpenOptions(arguments);
    if (!options)
        return std::nullopt;
    Diagnostics catalogueFindings;
    const auto catalogue = userCatalogue(catalogueFindings);
    printFindings(catalogueFindings.all());

    TerminalProgress progress("Reading");
    OpenedModel opened = openModel(path, *options, catalogue, {}, &progress);
    progress.clear();
    printFindings(opened.diagnostics);
    if (!opened.model)
        return std::nullopt;
    return opened;
}

} // namespace fusewright::cli
