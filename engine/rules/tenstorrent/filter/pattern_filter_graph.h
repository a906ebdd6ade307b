// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tenstorrent/filter/filter_graph.h"
#include "engine/rules/tenstorrent/trace/traced_graph.h"

#include <span>

namespace fusewright {

/// A traced pattern as torch.fx shows it.
class PatternFilterGraph : public FilterGraph {
public:
    using FilterGraph::FilterGraph;

    /// The nodes that the pattern returns, each once.
    std::vector<std::uint32_t> returned() const;

    std::uint32_t count() const override;
    std::string nameAt(std::uint32_t place) const override;
    PythonValue kindAt(std::uint32_t place) override;
    PythonValue targetAt(std::uint32_t place) override;
    CallValues argumentsAt(std::uint32_t place) override;
    std::vector<std::uint32_t> usersAt(std::uint32_t place) override;
    PythonValue metaAt(std::uint32_t place) override;
    bool hasArguments(std::uint32_t) const override { return true; }

private:
    const std::vector<TracedArgument>& tracedArguments(std::uint32_t place) const;
    PythonValue named(std::string_view name);
};

} // namespace fusewright
