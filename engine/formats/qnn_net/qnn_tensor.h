// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_json.h"
#include "engine/graph/attribute_table.h"
#include "engine/graph/encoding.h"
#include "engine/graph/shape_table.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

namespace fusewright::qnn_net {

/// What a tensor is for, by its number in the file.
enum class TensorRole : std::uint8_t { Input, Output, InputAndOutput, Between, Static, Nothing };

/// A type of elements: QNN has quantized types beside plain ones.
struct ElementType {
    DataType type = DataType::Unknown;
    bool isFixedPoint = false;
};

/// Nothing for a number that QNN does not have.
std::optional<ElementType> elementTypeOf(std::int64_t number);

/// A tensor as a file tells it.
struct QnnTensor {
    TensorRole role = TensorRole::Between;
    std::int64_t id = std::numeric_limits<std::int64_t>::max(); ///< The largest where none is told.
    ElementType element;
    std::optional<std::vector<Dim>> dims;
    std::optional<Encoding> encoding; ///< Only of fixed-point types.
    std::string_view data;            ///< JSON; empty where the file does not have it.
};

/// Reads the members of a tensor in any order. What is not understood is not known, with a finding.
QnnTensor readQnnTensor(const ModelJson& json, JsonValue object, std::string_view name);

/// The elements of a tensor that has data: a list where they stand along one axis.
std::optional<AttributeValue> contentOf(const QnnTensor& tensor);

} // namespace fusewright::qnn_net
