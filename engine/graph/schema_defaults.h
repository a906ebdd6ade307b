// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"

#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusewright {

/// An argument of an operator by its schema.
struct SchemaArgument {
    std::string_view name;
    bool isKeywordOnly = false;
    AttributeValue otherwise = RawJson{"null"}; ///< What it is where it is left out.
};

/// What overloads of ATen take, so that a call which leaves something out, or names it, is the same
/// as one that does not.
class SchemaDefaults {
public:
    /// The table that comes with the program.
    static const SchemaDefaults& builtIn();

    /// Of `torch.ops.aten.sum.dim_IntList`; null for what takes one argument, and other operators.
    const std::vector<SchemaArgument>* find(std::string_view nativeName) const;

private:
    explicit SchemaDefaults(std::string_view table);

    std::unordered_map<std::string_view, std::vector<SchemaArgument>> m_schemas;
};

} // namespace fusewright
