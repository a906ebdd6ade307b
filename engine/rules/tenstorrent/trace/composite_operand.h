// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/data_type.h"
#include "engine/rules/tenstorrent/trace/fx_proxy.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// What is known of an operand of a call.
struct GivenOperand {
    std::string name;
    DataType type = DataType::Unknown;
    /// Nothing for an unknown rank, and in it for an extent that is no known number.
    std::optional<std::vector<std::optional<std::int64_t>>> extents;
};

/// An operand of a call that is wrapped: a proxy whose type and shape may be asked, because the
/// call is made with tensors.
class CompositeOperand : public FxProxy {
public:
    CompositeOperand(std::shared_ptr<FxTracer> tracer, std::uint32_t node, GivenOperand facts)
        : FxProxy(std::move(tracer), node), m_facts(std::move(facts))
    {
    }

    const GivenOperand& facts() const { return m_facts; }
    /// A tuple; unknown where the rank is.
    PythonValue shape(const PythonAsk& ask) const;
    PythonValue rank(const PythonAsk& ask) const;

    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    PythonValue isInstanceOf(const PythonAsk& ask, PythonValue wanted) override;

private:
    GivenOperand m_facts;
};

} // namespace fusewright
