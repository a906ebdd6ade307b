// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/provider_class.h"

#include "engine/python/eval/python_runtime.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

bool derivesFromOwnBase(const PythonClass& made)
{
    return std::ranges::any_of(made.order, [&](const PythonClass* each) {
        return each != &made && isProviderBase(*each);
    });
}

bool hasOwn(const PythonClass& made, std::string_view name)
{
    return std::ranges::any_of(made.order, [name](const PythonClass* each) {
        return !isProviderBase(*each) && each->attributes.contains(name);
    });
}

} // namespace

bool isProviderBase(const PythonClass& made)
{
    return made.name == "FusionProvider" && made.attributes.contains("replace_pattern");
}

std::vector<PythonClass*> ownProviderClasses(const PythonModule& module)
{
    std::vector<PythonClass*> found;
    for (const PythonNames::Entry& entry : module.scope->names.entries()) {
        if (!entry.value.is(PythonType::Class))
            continue;
        auto& made = entry.value.as<PythonClass>();
        if (derivesFromOwnBase(made) && std::ranges::find(found, &made) == found.end())
            found.push_back(&made);
    }
    return found;
}

std::string abstractClassError(const PythonClass& made)
{
    static constexpr auto needed =
        std::to_array<std::string_view>({"name", "pattern", "replacement"});
    const bool hasUnknownBase = std::ranges::any_of(
        made.hosts, [](PythonValue host) { return host.is(PythonType::Unknown); });
    if (hasUnknownBase)
        return {};
    std::string names;
    std::size_t count = 0;
    for (const std::string_view name : needed) {
        if (hasOwn(made, name))
            continue;
        names += (count++ == 0 ? "'" : ", '") + std::string(name) + '\'';
    }
    if (count == 0)
        return {};
    return "TypeError: Can't instantiate abstract class " + made.name
        + " without an implementation for abstract method" + (count == 1 ? " " : "s ") + names;
}

} // namespace fusewright
