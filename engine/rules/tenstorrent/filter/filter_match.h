// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tenstorrent/filter/model_filter_graph.h"
#include "engine/rules/tenstorrent/filter/pattern_filter_graph.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// What torch's matcher hands to a filter: `InternalMatch`.
class FilterMatch : public PythonHostObject {
public:
    FilterMatch(ModelFilterGraph& model, PatternFilterGraph& pattern, const FilterGround& ground);

    std::string typeName() const override { return "InternalMatch"; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;

private:
    void bind(ModelFilterGraph& model, PatternFilterGraph& pattern,
              std::span<const FilterBinding> inOrder);
    /// What the nodes take, as far as they take something.
    PythonValue taken(PythonRuntime& runtime, PatternFilterGraph& pattern,
                      const std::vector<std::uint32_t>& places) const;

    PythonValue m_nodesMap; ///< A dict.
    PythonValue m_anchors;
    PythonValue m_placeholders;
    PythonValue m_returning;
    PythonValue m_namedNodes;
};

} // namespace fusewright
