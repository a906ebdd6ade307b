// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/tagged_classes.h"

#include "engine/graph/graph.h"
#include "engine/partition/manual_sections.h"
#include "engine/partition/partition.h"
#include "engine/partition/section_origin.h"
#include "engine/rules/manual_fusion.h"
#include "engine/support/diagnostic.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace fusewright {

namespace {

std::string_view lastPart(std::string_view type)
{
    return type.substr(type.rfind('.') + 1); // Without a dot, from the start.
}

bool isPythonName(std::string_view name)
{
    return !name.empty() && !isDigit(name.front()) && std::ranges::all_of(name, isWordByte);
}

/// How many levels of modules there are below the deepest module of a class, the least first. So an
/// inner class is tried before those around it.
std::vector<std::string_view> classesFromInside(const Graph& graph)
{
    std::unordered_map<std::string_view, std::size_t> heights; // By path.
    for (const Module& module : graph.modules()) {
        std::string_view path = graph.text(module.path);
        heights.try_emplace(path, 0);
        for (std::size_t below = 1; path.find('.') != std::string_view::npos; ++below) {
            path = path.substr(0, path.rfind('.'));
            std::size_t& height = heights[path];
            height = std::max(height, below);
        }
    }
    std::unordered_map<std::string_view, std::size_t> byClass;
    std::vector<std::string_view> classes;
    for (const Module& module : graph.modules()) {
        const std::string_view name = lastPart(graph.text(module.type));
        if (!isPythonName(name))
            continue;
        const auto [at, isNew] = byClass.try_emplace(name, 0);
        at->second = std::max(at->second, heights[graph.text(module.path)]);
        if (isNew)
            classes.push_back(name);
    }
    std::ranges::stable_sort(classes, {}, [&](std::string_view name) { return byClass[name]; });
    return classes;
}

/// The sections that fusion by hand makes of these classes; nothing when one of them is none of the
/// partition's.
std::optional<std::vector<TaggedClass>> sectionsOf(const Graph& graph, const Partition& partition,
                                                   const ManualFusion& fusion)
{
    Diagnostics ignored;
    const ManualSections made = makeManualSections(graph, fusion, ignored);
    if (!made.refused.empty())
        return std::nullopt;
    std::vector<TaggedClass> tagged;
    for (const ManualEntry& entry : fusion.entries)
        tagged.push_back({.name = entry.module, .sections = {}});
    for (const ManualSection& section : made.sections) {
        const std::uint32_t at = partition.sectionOf[section.nodes.front().index];
        const Section& wanted = partition.sections[at];
        std::vector<std::uint32_t>& sections = tagged[section.entry].sections;
        const bool isOneOfRule =
            sections.empty() || partition.sections[sections.front()].rule == wanted.rule;
        if (!isFused(wanted) || wanted.nodes != section.nodes || !isOneOfRule)
            return std::nullopt;
        sections.push_back(at);
    }
    const bool isAnyEmpty =
        std::ranges::any_of(tagged, [](const TaggedClass& each) { return each.sections.empty(); });
    return isAnyEmpty ? std::nullopt : std::optional(std::move(tagged));
}

} // namespace

std::vector<TaggedClass> tagClasses(const Graph& graph, const Partition& partition)
{
    std::vector<TaggedClass> tagged;
    ManualFusion fusion;
    for (const std::string_view name : classesFromInside(graph)) {
        fusion.entries.push_back({.module = std::string(name), .funcName = std::string(name)});
        if (auto more = sectionsOf(graph, partition, fusion))
            tagged = *std::move(more);
        else
            fusion.entries.pop_back();
    }
    return tagged;
}

} // namespace fusewright
