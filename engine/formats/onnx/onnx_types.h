// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_builder.h"

#include <string_view>

namespace fusewright::onnx {

/// TensorProto.DataType to ours; what ONNX does not define is unknown.
DataType dataType(std::int64_t elementType);

/// Reads a TypeProto. Its dim_param names become symbols of the builder.
ValueType readType(std::string_view typeProto, GraphBuilder& builder);

/// A ValueInfoProto: a name and what is said about the tensor.
struct NamedType {
    std::string_view name;
    ValueType type;
};

NamedType readValueInfo(std::string_view valueInfo, GraphBuilder& builder);

} // namespace fusewright::onnx
