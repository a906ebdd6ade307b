// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/shape_table.h"
#include "engine/rules/tvm/check/check_array.h"

#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// What TVM knows of an expression: `struct_info`, which newer versions call `ty`.
class CheckInfo : public CheckObject {
public:
    CheckInfo(CheckScene& scene, CheckPlace place);

    std::string text() const override;

protected:
    PythonValue find(const PythonAsk& ask, std::string_view name) override;
    std::string_view others() const override
    {
        return " vdevice span is_unknown_ndim is_unknown_dtype ";
    }

private:
    PythonValue shape();
    PythonValue rank() const;
    PythonValue elementType() const;
    PythonValue fields() const;

    CheckPlace m_place;
    PythonValue m_shape; ///< Once it was asked for.
};

/// A shape as an expression: `relax.ShapeExpr`. Without items that are known where the graph does
/// not say them.
class CheckShape : public CheckArray {
public:
    CheckShape(CheckScene& scene, std::vector<PythonValue> extents);

protected:
    PythonValue find(const PythonAsk& ask, std::string_view name) override;
    std::string_view others() const override { return " span "; }

private:
    PythonValue m_values;
};

/// The `struct_info` of what is no value of the graph: of a shape, a number, an inline tuple.
class CheckPlainInfo : public CheckObject {
public:
    CheckPlainInfo(CheckScene& scene, CheckKind kind, PythonValue values)
        : CheckObject(scene, kind), m_values(values)
    {
    }

protected:
    PythonValue find(const PythonAsk& ask, std::string_view name) override;
    std::string_view others() const override { return " value span "; }

private:
    PythonValue m_values; ///< Of a shape, the fields of a tuple; nothing of a number.
};

/// Of a place, the same object each time.
PythonValue infoOf(CheckScene& scene, CheckPlace place);
/// The extents of a value whose rank is known: numbers, symbols and unknowns.
std::vector<PythonValue> extentsOf(CheckScene& scene, ValueId value);
/// An attribute of an expression that asks for its `struct_info`, by any of its names.
bool asksInfo(std::string_view name);

} // namespace fusewright
