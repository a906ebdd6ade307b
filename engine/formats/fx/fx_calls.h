// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/fx/fx_operand.h"
#include "engine/graph/call.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusewright {

class GraphBuilder;

namespace fx {

/// Tells a builder how operators are called. Literals are what the exporter writes for them.
class FxCalls {
public:
    explicit FxCalls(GraphBuilder& builder) : m_builder(builder) { }

    /// For the builder's current node, whose operands are the values among the arguments in their
    /// order. Where the text does not tell the arguments one by one, nothing is told.
    void tell(CallKind kind, std::span<const FxArgument> arguments,
              std::span<const Symbol> operands);

private:
    bool add(const FxOperand& operand, Symbol keyword, std::uint8_t depth);
    AttributeValueId literal(const FxOperand& constant);
    bool appendJson(const FxOperand& operand, std::string& json);
    bool appendItems(const FxOperand& operand, std::string& json);

    GraphBuilder& m_builder;
    std::array<std::unordered_map<std::string, AttributeValueId>, 4> m_literals; ///< By kind, text.
    std::vector<CallArgument> m_arguments;
    std::span<const Symbol> m_operands;
    std::size_t m_next = 0; ///< Among the operands.
};

} // namespace fx
} // namespace fusewright
