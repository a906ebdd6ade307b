// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace fusewright {

/// What an object that a check sees is in TVM.
enum class CheckKind : std::uint8_t {
    Context,
    Variable,
    DataflowVariable,
    Constant,
    Call,
    TupleItem,
    Tuple,
    Shape,
    Number,
    Global,
    Operator,
    TensorInfo,
    TupleInfo,
    ShapeInfo,
    NumberInfo,
    Integer,
    Real,
    Symbolic,
    Arithmetic,
    Condition,
    Array,
    Map,
    Attributes,
    Data,
    ElementType,
    Analyzer,
};

/// `Call`, as Python's messages name the type.
std::string_view checkKindName(CheckKind kind);
/// Whether `isinstance` says so of a type by its dotted name, as `tvm.relax.expr.Call`; nothing
/// where nobody knows: versions of TVM differ, or the type is not known here.
std::optional<bool> isOfTvmType(CheckKind kind, std::string_view dotted);

} // namespace fusewright
