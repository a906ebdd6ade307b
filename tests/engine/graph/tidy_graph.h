// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/tidy.h"
#include "tests/engine/graph/told_graph.h"

#include <string>
#include <utility>
#include <vector>

namespace fusewright::test {

/// A told graph, tidied.
struct TidyGraph : ToldGraph {
    explicit TidyGraph(std::string_view text, TidyInputs inputs = TidyInputs::Keep)
        : ToldGraph(text), tidied(tidy(*std::move(graph), inputs))
    {
        graph = std::move(tidied.graph);
    }

    std::string inputNames() const { return outsideNames(0, graph->inputCount()); }
    std::string parameterNames() const
    {
        return outsideNames(graph->inputCount(), graph->parameterCount());
    }
    std::string operandNames(std::string_view name) const
    {
        return namesOf(*graph, graph->inputs(node(name)));
    }
    /// `identity Identity 2` for each, with commas between.
    std::string foldedAway() const
    {
        std::string text;
        for (const FoldedAway& folded : tidied.folded) {
            text += (text.empty() ? "" : ", ") + std::string(tidyReasonName(folded.reason)) + ' '
                + folded.native + ' ' + std::to_string(folded.count);
        }
        return text;
    }

    Tidied tidied;

private:
    std::string outsideNames(std::size_t first, std::size_t count) const
    {
        std::vector<ValueId> values;
        for (std::size_t at = first; at < first + count; ++at)
            values.emplace_back(at);
        return namesOf(*graph, values);
    }
};

} // namespace fusewright::test
