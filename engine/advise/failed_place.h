// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/attempts.h"
#include "engine/match/compiled_pattern.h"
#include "engine/rules/pattern_sketch.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class Graph;

/// A place where a pattern failed: its entries as they are written, and what they took there.
///
/// Graph, pattern and attempt must outlive it, and the attempt must have failed.
class FailedPlace {
public:
    FailedPlace(const Graph& graph, const Pattern& pattern, const DetailedAttempt& told,
                PatternSketch sketch)
        : m_graph(graph),
          m_pattern(pattern),
          m_told(told),
          m_sketch(std::move(sketch)),
          m_compiled(graph, pattern)
    {
    }

    const PatternSketch& sketch() const { return m_sketch; }
    std::string name(EntryId entry) const { return m_pattern.entry(entry).name; }
    const SketchedEntry* find(std::string_view name) const;
    std::vector<std::string> reachedFrom(const std::string& first) const;
    std::size_t writtenCount() const;
    bool hasOperator(std::string_view name) const;
    EntryId entryOf(NodeId node) const;
    EntryId asChild(EntryId entry) const;
    /// Whether the entry that failed could take it, or one in its place.
    bool accepts(NodeId node) const;
    std::vector<std::string> pathBetween(const std::string& upper, const std::string& lower) const;
    std::string freshName(const std::string& operatorName, std::size_t at) const;
    bool isFed(NodeId from, NodeId to) const;

private:
    static std::vector<std::uint32_t> namedBy(const SketchedEntry& entry);

    const Graph& m_graph;
    const Pattern& m_pattern;
    const DetailedAttempt& m_told;
    PatternSketch m_sketch;
    CompiledPattern m_compiled;
};

} // namespace fusewright
