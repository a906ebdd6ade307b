// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/unlike_modules.h"

#include "engine/graph/graph.h"
#include "engine/graph/module_path.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <tuple>
#include <unordered_map>

namespace fusewright {

namespace {

/// An operator, and the shape and type of its first result.
using Trait = std::tuple<std::string_view, std::uint32_t, DataType>;

/// A module of a list with what is in it.
struct Listed {
    std::string_view path;
    std::vector<Trait> traits;
};

std::string_view withoutShape(const Trait& trait)
{
    return std::get<0>(trait);
}

/// The module of a list that a path is in; empty for one outside of it.
std::string_view listedIn(std::string_view list, std::string_view path)
{
    if (!path.starts_with(list))
        return {};
    std::string_view rest = path.substr(list.size());
    const std::string_view name = takeModuleName(rest);
    const bool isNext = name.data() == path.data() + list.size();
    return isNext && isNumbered(name) ? path.substr(0, list.size() + name.size())
                                      : std::string_view();
}

std::vector<Listed> modulesOf(const Graph& graph, std::string_view list)
{
    std::vector<Listed> modules;
    std::unordered_map<std::string_view, std::size_t> placeOf;
    for (const NodeId node : graph.nodes()) {
        const std::string_view path = listedIn(list, graph.text(graph.moduleOf(node).path));
        if (path.empty())
            continue;
        const auto [place, isNew] = placeOf.emplace(path, modules.size());
        if (isNew)
            modules.push_back({path, {}});
        Trait trait{graph.canonicalName(node), 0, DataType::Unknown};
        if (graph.outputCount(node) > 0) {
            const ValueId result = graph.outputs(node).front();
            std::get<1>(trait) = graph.shapeId(result).index;
            std::get<2>(trait) = graph.valueType(result);
        }
        modules[place->second].traits.push_back(trait);
    }
    for (Listed& each : modules)
        std::ranges::sort(each.traits);
    return modules;
}

UnlikeModule comparedWith(const Listed& usual, const Listed& other)
{
    std::map<std::string_view, std::int64_t> balance;
    for (const Trait& trait : other.traits)
        ++balance[withoutShape(trait)];
    for (const Trait& trait : usual.traits)
        --balance[withoutShape(trait)];
    UnlikeModule unlike{.path = std::string(other.path), .more = {}, .less = {}};
    for (const auto& [name, count] : balance) {
        if (count != 0)
            (count > 0 ? unlike.more : unlike.less).push_back(name);
    }
    return unlike;
}

bool haveSameOperators(const Listed& one, const Listed& other)
{
    return std::ranges::equal(one.traits, other.traits, {}, withoutShape, withoutShape);
}

bool haveSameTraits(const Listed& one, const Listed& other)
{
    return one.traits == other.traits;
}

/// Nothing where not exactly so many are like the one at a path.
std::vector<UnlikeModule> unlikeIn(const std::vector<Listed>& modules, std::string_view path,
                                   std::size_t count)
{
    const auto usual = std::ranges::find(modules, path, &Listed::path);
    if (usual == modules.end() || modules.size() <= count)
        return {};
    for (const auto areLike : {haveSameOperators, haveSameTraits}) {
        std::vector<UnlikeModule> unlike;
        for (const Listed& each : modules) {
            if (!areLike(*usual, each))
                unlike.push_back(comparedWith(*usual, each));
        }
        if (modules.size() - unlike.size() == count)
            return unlike;
    }
    return {};
}

} // namespace

std::vector<UnlikeModule> unlikeModules(const Graph& graph, NodeId first, std::size_t count)
{
    const std::string_view path = graph.text(graph.moduleOf(first).path);
    for (const std::string_view name : namesOfModule(path)) {
        if (!isNumbered(name))
            continue;
        const auto begin = static_cast<std::size_t>(name.data() - path.data());
        const std::string_view list = path.substr(0, begin);
        std::vector<UnlikeModule> unlike =
            unlikeIn(modulesOf(graph, list), path.substr(0, begin + name.size()), count);
        if (!unlike.empty())
            return unlike;
    }
    return {};
}

} // namespace fusewright
