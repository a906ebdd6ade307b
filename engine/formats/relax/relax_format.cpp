// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/function_choice.h"
#include "engine/formats/model_formats.h"
#include "engine/formats/read_model.h"
#include "engine/formats/relax/relax_reader.h"
#include "engine/python/python_parser.h"
#include "engine/support/diagnostic.h"
#include "engine/support/file_bytes.h"
#include "engine/support/source_text.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

using relax::Function;

constexpr auto relaxEndings = std::to_array<std::string_view>({".relax.py"});
constexpr std::size_t relaxHead = std::size_t(16) << 20; ///< TIR functions may come first.

bool looksLikeRelax(std::string_view bytes)
{
    const std::string_view head = bytes.substr(0, relaxHead);
    for (const std::string_view decorator :
         {"@R.function", "@relax.function", "@tvm.script.relax.function"}) {
        const std::size_t at = head.find(decorator);
        if (at == std::string_view::npos)
            continue;
        const std::size_t line = at == 0 ? 0 : head.find_last_of("\r\n", at) + 1;
        if (head.find_first_not_of(" \t\xEF\xBB\xBF", line) == at)
            return true;
    }
    return false;
}

std::vector<std::string> functionNames(const relax::Module& module)
{
    std::vector<std::string> names;
    for (const Function& function : module.functions)
        names.emplace_back(function.name);
    return names;
}

/// `main`, else the first one that is not private.
const Function* chooseMain(const relax::Module& module, const std::string& wanted,
                           const std::string& path, Diagnostics& diagnostics)
{
    if (module.functions.empty()) {
        diagnostics.error("no-graph", "There is no Relax function in this text.", path);
        return nullptr;
    }
    if (const Function* const found = module.find(wanted.empty() ? "main" : wanted))
        return found;
    if (wanted.empty()) {
        const auto open = std::ranges::find(module.functions, false, &Function::isPrivate);
        return open == module.functions.end() ? &module.functions.front() : &*open;
    }
    reportUnknownFunction("function", wanted, functionNames(module), path, diagnostics);
    return nullptr;
}

std::optional<ReadModel> readRelax(const ModelSource& source, const ReadOptions& options,
                                   Diagnostics& diagnostics)
{
    const std::size_t errorsBefore = diagnostics.errorCount();
    const SourceText text(source.path, utf8::repaired(source.bytes.view()));
    Diagnostics mistakes;
    const PythonTree tree = parsePython(text, mistakes);
    const relax::Module module = relax::findFunctions(tree, mistakes, diagnostics);
    const Function* const function = chooseMain(module, options.function, source.path, diagnostics);
    if (!function || diagnostics.errorCount() > errorsBefore)
        return std::nullopt;
    relax::RelaxReader reader(tree, module, source.path, options, diagnostics);
    auto graph = reader.read(*function);
    if (!graph)
        return std::nullopt;
    ReadModel model = finishModel(*std::move(graph), "relax", options, functionNames(module));
    model.hasCalls = reader.hasCalls();
    return model;
}

} // namespace

const ModelFormat& relaxFormat()
{
    static constexpr ModelFormat format{.id = "relax",
                                        .title = "TVM Relax",
                                        .endings = relaxEndings,
                                        .largest = std::size_t(256) << 20,
                                        .recognises = looksLikeRelax,
                                        .read = readRelax};
    return format;
}

} // namespace fusewright
