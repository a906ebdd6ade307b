// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/dpl/fusion_pattern.h"
#include "engine/rules/tvm/dpl/pattern_places.h"
#include "engine/rules/tvm/dpl/tvm_plan.h"

#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace fusewright {

class Diagnostics;

/// Turns values of a program into the patterns that it lists, each once.
class PatternCollector {
public:
    PatternCollector(const PythonAsk& ask, const PatternPlaces& places, Diagnostics& findings)
        : m_ask(ask), m_places(places), m_findings(findings)
    {
    }

    /// Its place among the patterns; nothing, and a finding, where there are too many.
    std::optional<std::uint32_t> add(const FusionPatternObject& pattern, TvmOrigin origin);
    /// What a variable or a function has, by its name: a pattern, one with a name, lists and dicts
    /// of them. Whatever else it is adds nothing.
    std::vector<std::uint32_t> addValue(const std::string& name, PythonValue value,
                                        TvmOrigin origin);
    /// Whether an object is a part of a pattern that was added.
    bool isPart(const DplObject& object) const { return m_parts.contains(&object); }

    /// Patterns with all that they are made of; nothing, and a finding, where there is too much.
    std::optional<CollectedDpl> collect(const std::vector<const DplObject*>& roots,
                                        const PythonPlace& place);
    /// Its place among the patterns.
    std::uint32_t addMade(TvmFusionPattern made);
    const std::vector<TvmFusionPattern>& all() const { return m_patterns; }
    std::vector<TvmFusionPattern> take() { return std::move(m_patterns); }

private:
    void tellTooMany(const PythonPlace& place);
    void place(TvmFusionPattern& made, const PythonPlace& written);
    void tellUnused(const std::string& label, const TvmFusionPattern& of);
    FusionPatternObject* entryOf(const std::string& name, PythonValue value);
    FusionPatternObject* named(const std::string& name, const std::vector<PythonValue>& rest);

    PythonAsk m_ask;
    const PatternPlaces& m_places;
    Diagnostics& m_findings;
    std::vector<TvmFusionPattern> m_patterns;
    std::unordered_map<const FusionPatternObject*, std::uint32_t> m_ids;
    /// By root: a pattern that is listed again under its name is the same.
    std::unordered_multimap<const DplObject*, std::uint32_t> m_roots;
    std::unordered_set<const DplObject*> m_parts;
    std::unordered_map<std::string, std::size_t> m_timesNamed;
    std::size_t m_left = 250'000; ///< Nodes that all patterns together may still have.
};

} // namespace fusewright
