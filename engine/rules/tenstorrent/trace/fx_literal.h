// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/python/eval/python_value.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// An argument as torch.fx keeps it, before it is written as literals and nodes.
struct FxItem {
    enum class Kind : std::uint8_t { Node, Scalar, Python, List, Slice, Dict };

    Kind kind = Kind::Scalar;
    std::uint32_t node = 0;
    AttributeValue scalar = false; ///< `RawJson` of null, and of numbers that JSON cannot write.
    std::string text;              ///< Of a node its name; of Python how it is written.
    std::vector<FxItem> children;
    std::vector<std::string> keys; ///< Of a dict.
};

/// A number, a text, a truth, `None` or `...`.
FxItem fxScalar(PythonValue value);
/// What JSON has no word for, as it is written in Python.
FxItem fxPython(std::string written);
/// The literal that the JSON of a model has for it.
AttributeValue fxLiteral(const FxItem& item);

} // namespace fusewright
