// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_json.h"
#include "engine/graph/attribute_table.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class Graph;

namespace torch_export {

/// An item of a list in which values and other things stand, or lists.
struct ArgumentItem {
    std::string_view value;
    std::optional<AttributeValue> literal; ///< Without it and a value this is a list.
    std::uint8_t depth = 1;
};

/// One argument of an operator: an object with one key that says what it is.
struct Argument {
    /// Names of values, in order; an empty one stands for a tensor that is left out.
    std::vector<std::string_view> values;
    /// What is not a value: numbers, words, and lists in which names stand among numbers.
    std::optional<AttributeValue> literal;
    /// What a call says where it is not the literal: `{"python": "torch.float32"}`.
    std::optional<AttributeValue> called;
    /// Of a list, where the values alone do not tell it.
    std::vector<ArgumentItem> items;
    std::shared_ptr<const Graph> graph; ///< The body of an operator that takes graphs, or null.
    std::string_view graphName;
    bool isNone = false;
    bool isList = false;   ///< Of tensors.
    bool isTensor = false; ///< One tensor, not a list of them, and not a number.
};

/// Makes a graph of an argument that is one; null where it cannot be read.
using ReadNested = std::function<std::shared_ptr<const Graph>(JsonValue graph)>;

/// Reads an argument; a key that is not known gives its JSON as the literal. Texts stay valid as
/// long as the JSON.
Argument readArgument(const ModelJson& json, JsonValue object, const ReadNested& readNested);

} // namespace torch_export
} // namespace fusewright
