// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/manual_sections.h"

#include "engine/graph/graph.h"
#include "engine/rules/manual_fusion.h"
#include "engine/support/diagnostic.h"
#include "engine/support/nearest_word.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace fusewright {

namespace {

/// The path of the module around one; nothing around the outermost.
std::optional<std::string_view> pathAround(std::string_view path)
{
    if (path.empty())
        return std::nullopt;
    const std::size_t dot = path.rfind('.');
    return dot == std::string_view::npos ? std::string_view() : path.substr(0, dot);
}

std::string_view lastPart(std::string_view type)
{
    return type.substr(type.rfind('.') + 1); // Without a dot, from the start.
}

/// Finds the named module that another one is in.
class NamedModules {
public:
    struct Named {
        std::uint32_t entry;
        std::string_view path;
    };

    NamedModules(const Graph& graph, const ManualFusion& fusion)
    {
        for (std::uint32_t at = 0; at < fusion.entries.size(); ++at)
            m_entries.emplace(fusion.entries[at].module, at);
        // The module that stands for none has the outermost one's path, but no type.
        for (const Module& module : graph.modules()) {
            std::string_view& type = m_types[graph.text(module.path)];
            if (type.empty())
                type = graph.text(module.type);
        }
    }

    /// The innermost.
    std::optional<Named> around(std::string_view path) const
    {
        for (std::optional<std::string_view> at = path; at; at = pathAround(*at)) {
            if (const std::optional<std::uint32_t> entry = entryOf(*at))
                return Named{*entry, *at};
        }
        return std::nullopt;
    }

private:
    std::optional<std::uint32_t> entryOf(std::string_view path) const
    {
        const auto type = m_types.find(path);
        const std::string_view typeName = type == m_types.end() ? "" : type->second;
        for (const std::string_view name : {path, typeName, lastPart(typeName)}) {
            const auto entry = m_entries.find(name);
            if (entry != m_entries.end() && !name.empty())
                return entry->second;
        }
        return std::nullopt;
    }

    std::unordered_map<std::string_view, std::uint32_t> m_entries;
    std::unordered_map<std::string_view, std::string_view> m_types; ///< By path.
};

/// The operators of each named module, the modules by their first operators.
std::vector<ManualSection> operatorsOfModules(const Graph& graph, const NamedModules& named)
{
    constexpr std::uint32_t none = NodeId::nothing;
    std::vector<ManualSection> found;
    std::vector<std::uint32_t> ofModule(graph.modules().size());
    std::vector<bool> isKnown(graph.modules().size(), false);
    std::unordered_map<std::string_view, std::uint32_t> byPath;
    for (const NodeId node : graph.nodes()) {
        const std::uint32_t module = graph.moduleId(node).index;
        if (!isKnown[module]) {
            isKnown[module] = true;
            const auto at = named.around(graph.text(graph.modules()[module].path));
            const auto next = static_cast<std::uint32_t>(found.size());
            ofModule[module] = at ? byPath.emplace(at->path, next).first->second : none;
            if (ofModule[module] == next)
                found.push_back({.entry = at->entry, .module = std::string(at->path)});
        }
        if (ofModule[module] != none)
            found[ofModule[module]].nodes.push_back(node);
    }
    return found;
}

class ManualFindings {
public:
    ManualFindings(const Graph& graph, const ManualFusion& fusion, Diagnostics& diagnostics)
        : m_graph(graph), m_fusion(fusion), m_diagnostics(diagnostics)
    {
    }

    void refuse(const RefusedModule& refused)
    {
        const ManualEntry& entry = m_fusion.entries[refused.entry];
        std::string way;
        for (const NodeId node : refused.route.path)
            way += (way.empty() ? "" : " > ") + std::string(m_graph.nodeName(node));
        m_diagnostics.warning(refused.route.section ? "section-cycle" : "not-convex",
                              "The operators of the module \"" + refused.module
                                  + "\" cannot be one section: a path leaves them and re-enters: "
                                  + way + '.',
                              m_fusion.path, entry.moduleRange);
    }

    void noteUnused(const std::vector<bool>& isUsed)
    {
        for (std::size_t at = 0; at < isUsed.size(); ++at) {
            if (!isUsed[at])
                noteUnknown(m_fusion.entries[at]);
        }
    }

private:
    void noteUnknown(const ManualEntry& entry)
    {
        if (m_names.empty()) {
            for (const Module& module : m_graph.modules()) {
                m_names.insert(m_graph.text(module.type));
                m_names.insert(m_graph.text(module.path));
            }
        }
        const std::vector<std::string_view> known(m_names.begin(), m_names.end());
        std::string message = "No operator of the model is in a module \"" + entry.module + "\".";
        if (const auto nearest = nearestWord(entry.module, known))
            message += " Did you mean \"" + std::string(*nearest) + "\"?";
        m_diagnostics.warning("unknown-module", std::move(message), m_fusion.path,
                              entry.moduleRange);
    }

    const Graph& m_graph;
    const ManualFusion& m_fusion;
    Diagnostics& m_diagnostics;
    std::set<std::string_view> m_names;
};

} // namespace

ManualSections makeManualSections(const Graph& graph, const ManualFusion& fusion,
                                  Diagnostics& diagnostics)
{
    ManualSections made;
    if (fusion.entries.empty())
        return made;
    SectionOrder order(graph);
    ManualFindings findings(graph, fusion, diagnostics);
    std::vector<bool> isUsed(fusion.entries.size(), false);
    for (ManualSection& section : operatorsOfModules(graph, NamedModules(graph, fusion))) {
        isUsed[section.entry] = true;
        if (std::optional<EscapeRoute> route = order.add(section.nodes)) {
            made.refused.push_back({section.entry, section.module, *std::move(route)});
            findings.refuse(made.refused.back());
        } else {
            made.sections.push_back(std::move(section));
        }
    }
    findings.noteUnused(isUsed);
    return made;
}

std::vector<std::uint32_t> entriesOf(std::span<const ManualSection> sections)
{
    std::vector<std::uint32_t> entries;
    for (const ManualSection& section : sections)
        entries.push_back(section.entry);
    return entries;
}

} // namespace fusewright
