// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/manual/manual_checks.h"

#include "engine/rules/heuristic_catalogue.h"
#include "engine/support/diagnostic.h"
#include "engine/support/nearest_word.h"

#include <string_view>
#include <unordered_map>

namespace fusewright {

namespace {

std::string quoted(std::string_view text)
{
    return '"' + std::string(text) + '"';
}

std::string placeOf(const TextRange& range)
{
    return "line " + std::to_string(range.begin.line) + ", column "
        + std::to_string(range.begin.column);
}

class ManualChecks {
public:
    ManualChecks(const std::string& path, const HeuristicCatalogue& heuristics,
                 Diagnostics& diagnostics)
        : m_path(path), m_heuristics(heuristics), m_diagnostics(diagnostics)
    {
    }

    bool accept(const ManualEntry& entry)
    {
        checkHeuristic(entry);
        const bool isNew = isFirst(m_funcNames, entry.funcName, entry.funcNameRange,
                                   "duplicate-func-name", "The func_name ");
        return isFirst(m_modules, entry.module, entry.moduleRange, "duplicate-module",
                       "The module ")
            && isNew;
    }

private:
    using Places = std::unordered_map<std::string, TextRange>;

    bool isFirst(Places& places, const std::string& name, const TextRange& range, const char* code,
                 const std::string& what)
    {
        const auto [first, isNew] = places.emplace(name, range);
        if (!isNew)
            m_diagnostics.error(code,
                                what + quoted(name) + " is given at " + placeOf(first->second)
                                    + " and again at " + placeOf(range) + '.',
                                m_path, range);
        return isNew;
    }

    void checkHeuristic(const ManualEntry& entry)
    {
        if (!entry.heuristic || m_heuristics.find(*entry.heuristic))
            return;
        Diagnostic finding{.severity = Severity::Warning,
                           .code = "unknown-heuristic",
                           .message =
                               "No heuristic called " + quoted(*entry.heuristic) + " is known.",
                           .file = m_path,
                           .range = entry.heuristicRange};
        std::vector<std::string_view> known;
        for (const Heuristic& heuristic : m_heuristics.all())
            known.push_back(heuristic.name);
        if (const auto nearest = nearestWord(*entry.heuristic, known))
            finding.message += " Did you mean " + quoted(*nearest) + '?';
        m_diagnostics.add(std::move(finding));
    }

    const std::string& m_path;
    const HeuristicCatalogue& m_heuristics;
    Diagnostics& m_diagnostics;
    Places m_funcNames;
    Places m_modules;
};

} // namespace

ManualFusion checkedManualFusion(ManualFusion fusion, const HeuristicCatalogue& heuristics,
                                 Diagnostics& diagnostics)
{
    ManualChecks checks(fusion.path, heuristics, diagnostics);
    std::erase_if(fusion.entries, [&](const ManualEntry& entry) { return !checks.accept(entry); });
    return fusion;
}

} // namespace fusewright
