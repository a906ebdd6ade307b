// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace fusewright::onnx {

/// What is read of a TensorProto: everything but the elements, which stay where they are.
struct TensorView {
    std::string_view name;
    std::vector<std::int64_t> dims;
    std::int64_t elementType = 0;
    bool isExternal = false;
    std::string_view message; ///< The whole TensorProto.

    /// 1 for scalars; nothing when the dims are nonsense.
    std::optional<std::uint64_t> elementCount() const;
};

TensorView readTensor(std::string_view message);
/// A SparseTensorProto, as the dense tensor that it stands for.
TensorView readSparseTensor(std::string_view message);

/// Reads the elements, up to `TensorLiteral::mostElements` of them.
TensorLiteral readLiteral(const TensorView& tensor);

} // namespace fusewright::onnx
