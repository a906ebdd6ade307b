// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/program/program_model.h"

#include "engine/formats/function_choice.h"
#include "engine/formats/model_text.h"
#include "engine/formats/read_model.h"
#include "engine/support/diagnostic.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace fusewright::program {

namespace {

/// Those worth choosing, and the one that was chosen.
std::vector<std::string> listedFunctions(const Program& program, FunctionIndex chosen)
{
    std::vector<std::string> titles;
    for (std::size_t at = 0; at < program.functions.size(); ++at) {
        if (program.functions[at].isListed || at == chosen.index)
            titles.push_back(program.functions[at].title);
    }
    return titles;
}

} // namespace

std::optional<ReadModel> readProgram(const GraphSource& source, UnmadeNames unmade,
                                     std::string_view format)
{
    const Program& program = source.program;
    const std::string& path = source.file.path();
    Diagnostics& diagnostics = source.file.diagnostics();
    const FunctionIndex function = program.chooseFunction(source.options.function);
    if (!function.isValid()) {
        if (program.functions.empty())
            diagnostics.error("no-graph", "There is no function with a body in this file.", path);
        else
            reportUnknownFunction("function", source.options.function, listedFunctions(program, {}),
                                  path, diagnostics);
        return std::nullopt;
    }
    auto graph = graphOf(source, function, unmade);
    if (!graph)
        return std::nullopt;
    ReadModel model =
        finishModel(*std::move(graph), format, source.options, listedFunctions(program, function));
    model.hasCalls = std::ranges::any_of(
        program.bodies, [](const Body& body) { return body.calling != Calling::Body; });
    return model;
}

} // namespace fusewright::program
