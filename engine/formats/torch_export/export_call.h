// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/graph/call.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class GraphBuilder;

namespace torch_export {

struct Argument;

/// How an argument is told. Files of older versions do not say.
enum class ArgumentPlace : std::uint8_t { Unknown, Positional, Keyword };

/// As files number them.
ArgumentPlace argumentPlace(std::int64_t kind);

/// Collects how one node is called.
class ExportCall {
public:
    /// The next argument, whose first value becomes the operand at a place among those of the node.
    void add(std::string_view name, ArgumentPlace place, const Argument& argument,
             std::size_t operand);
    /// Tells the builder, for its current node. Where a file does not say so, an argument is
    /// positional as long as its name is that of the operator's next parameter.
    void emit(std::string_view target, GraphBuilder& builder);

private:
    /// A part of an argument: an operand, a literal, or a list where it is neither.
    struct Part {
        std::uint32_t operand = CallArgument::noOperand;
        std::optional<AttributeValue> literal;
        std::uint8_t depth = 0;
    };
    struct Told {
        std::string name;
        ArgumentPlace place = ArgumentPlace::Unknown;
        std::size_t firstPart = 0;
    };

    void addItems(const Argument& argument, std::uint32_t operand);

    std::vector<Told> m_arguments;
    std::vector<Part> m_parts;
};

} // namespace torch_export
} // namespace fusewright
