// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/data_type.h"
#include "engine/rules/tvm/check/check_object.h"

#include <string>
#include <string_view>

namespace fusewright {

/// An element type with two spellings, or with the questions of `tvm.DataType`. An unknown one is
/// `void`, which says that there is none.
class CheckElementType : public CheckObject {
public:
    CheckElementType(CheckScene& scene, DataType of)
        : CheckObject(scene, CheckKind::ElementType), m_type(of)
    {
    }
    /// Of `tvm.DataType(…)`.
    explicit CheckElementType(DataType of) : CheckObject(CheckKind::ElementType), m_type(of) { }

    DataType elementType() const { return m_type; }

    std::string text() const override;
    PythonValue compare(const PythonAsk& ask, PythonComparison which, PythonValue other) override;
    PythonValue isInstanceOf(const PythonAsk& ask, PythonValue wanted) override;

protected:
    PythonValue find(const PythonAsk& ask, std::string_view name) override;
    std::string_view others() const override { return " with_lanes "; }

private:
    DataType m_type;
};

/// As newer versions of TVM write it: `float16`, `float8_e4m3fn`; empty where TVM has no such type.
std::string elementTypeName(DataType type);
/// Reads both spellings; `Unknown` for any other text.
DataType elementTypeNamed(std::string_view name);

/// The value that `dtype` has: a text, or an object where versions of TVM spell it differently.
/// Nothing where TVM has no such type.
PythonValue makeElementType(CheckScene& scene, DataType type);

} // namespace fusewright
