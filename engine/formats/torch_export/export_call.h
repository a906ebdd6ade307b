// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/argument_names.h"
#include "engine/graph/attribute_table.h"
#include "engine/graph/call.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <unordered_map>
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
    explicit ExportCall(GraphBuilder& builder) : m_builder(builder) { }

    void clear();
    /// The next argument, whose first value becomes the operand at a place among those of the node,
    /// and whose literal is an attribute of it. Its name is kept by view.
    void add(std::string_view name, ArgumentPlace place, const Argument& argument,
             std::size_t operand, AttributeValueId literal);
    /// Tells the builder, for its current node. Where a file does not say so, an argument is
    /// positional as long as its name is that of the operator's next parameter.
    void emit(std::string_view target);

private:
    struct Told {
        std::string_view name;
        ArgumentPlace place = ArgumentPlace::Unknown;
        std::size_t firstPart = 0;
    };

    void addLiteral(AttributeValueId literal) { m_parts.push_back({.literal = literal}); }
    void addItems(const Argument& argument, std::uint32_t operand);
    AttributeValueId intern(AttributeValue value);
    const Parameters* parametersOf(std::string_view target);

    GraphBuilder& m_builder;
    std::vector<Told> m_arguments;
    std::vector<CallArgument> m_parts;
    std::unordered_map<std::string_view, const Parameters*> m_parameters; ///< By operator.
};

} // namespace torch_export
} // namespace fusewright
