// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_builder.h"

#include <cstddef>
#include <unordered_map>
#include <vector>

namespace fusewright {

/// Gives out names once: whoever asks first for one gets it, the next one gets it with a number.
class UniqueNodeNames {
public:
    explicit UniqueNodeNames(GraphBuilder& builder) : m_builder(builder) { }

    bool isFree(Symbol name) const
    {
        return name.index >= m_isTaken.size() || !m_isTaken[name.index];
    }
    Symbol take(Symbol wanted);

private:
    GraphBuilder& m_builder;
    std::vector<bool> m_isTaken;                       ///< By symbol.
    std::unordered_map<Symbol, std::size_t> m_numbers; ///< The last one behind each name.
};

} // namespace fusewright
