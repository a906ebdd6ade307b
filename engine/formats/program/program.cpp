// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/program/program.h"

#include <algorithm>

namespace fusewright::program {

void Program::indexFunctions()
{
    std::map<std::string_view, std::size_t> bearers;
    for (const Function& function : functions)
        ++bearers[function.name];
    std::map<std::string, std::size_t> titles;
    for (std::size_t at = 0; at < functions.size(); ++at) {
        Function& function = functions[at];
        function.title = function.name;
        const std::string& module = modules[function.module].name;
        if (bearers[function.name] > 1 && !module.empty())
            function.title = module + "::" + function.name;
        if (const std::size_t before = titles[function.title]++)
            function.title += '#' + std::to_string(before + 1);
        functionIndex.try_emplace({function.module, function.name}, at);
    }
}

FunctionIndex Program::findFunction(std::string_view name, std::uint32_t module) const
{
    for (;;) {
        const auto found = functionIndex.find({module, name});
        if (found != functionIndex.end())
            return found->second;
        if (modules[module].parent == module)
            return {};
        module = modules[module].parent;
    }
}

FunctionIndex Program::chooseFunction(std::string_view asked) const
{
    const auto indexOf = [&](auto found) {
        return found == functions.end() ? FunctionIndex()
                                        : FunctionIndex(std::size_t(found - functions.begin()));
    };
    if (!asked.empty()) {
        const auto byTitle = std::ranges::find(functions, asked, &Function::title);
        return indexOf(byTitle != functions.end()
                           ? byTitle
                           : std::ranges::find(functions, asked, &Function::name));
    }
    const auto main = std::ranges::find(functions, "main", &Function::name);
    if (main != functions.end())
        return indexOf(main);
    const auto open = std::ranges::find(functions, true, &Function::isPublic);
    return indexOf(open != functions.end() ? open : functions.begin());
}

} // namespace fusewright::program
