// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/dpl/pattern_collector.h"
#include "engine/rules/tvm/dpl/tvm_searches.h"
#include "engine/support/diagnostic.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

struct PythonModule;

/// Turns what a file looks for itself into patterns, each once: of `a | b` that `rewrite_call` is
/// given first `a`, then `b`.
class SearchCollector {
public:
    SearchCollector(PatternCollector& patterns, const PythonModule& module,
                    const PatternPlaces& places, Diagnostics& findings)
        : m_patterns(patterns), m_module(module), m_places(places), m_findings(findings)
    {
    }

    /// Their places among the patterns.
    std::vector<std::uint32_t> add(const TvmSearch& search);

private:
    std::string nameOf(const TvmSearch& search) const;
    bool isHere(const PythonPlace& place) const;
    void tell(Severity severity, std::string code, std::string message, const PythonPlace& place);
    void tellHow(const TvmSearch& search);
    std::optional<TvmFusionPattern> graphPattern(const TvmSearch& search);
    std::optional<TvmFusionPattern> callPattern(const DplObject& root, const PythonPlace& place);
    void place(TvmFusionPattern& made, const TvmSearch& search) const;
    bool isKnown(const TvmFusionPattern& made) const;

    PatternCollector& m_patterns;
    const PythonModule& m_module;
    const PatternPlaces& m_places;
    Diagnostics& m_findings;
    std::size_t m_added = 0;
    bool m_hasToldMost = false;  ///< That there are too many,
    bool m_hasToldFirst = false; ///< that only one match is given,
    bool m_hasToldLeft = false;  ///< that callbacks are left alone: once in a file.
};

} // namespace fusewright
