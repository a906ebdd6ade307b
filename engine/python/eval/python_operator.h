// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace fusewright {

enum class PythonOperator : std::uint8_t {
    Add,
    Subtract,
    Multiply,
    Divide,
    FloorDivide,
    Modulo,
    Power,
    ShiftLeft,
    ShiftRight,
    And,
    Or,
    Xor,
    MatrixMultiply,
};

enum class PythonUnary : std::uint8_t { Minus, Plus, Invert };

enum class PythonComparison : std::uint8_t { Equal, NotEqual, Less, LessEqual, More, MoreEqual };

/// How an operator is written, and the methods behind it.
struct PythonOperatorNames {
    std::string_view symbol;
    std::string_view method;
    std::string_view reflected;
    std::string_view inPlace;
};

const PythonOperatorNames& namesOf(PythonOperator which);
std::optional<PythonOperator> pythonOperator(std::string_view symbol);
std::string_view symbolOf(PythonComparison which);
std::string_view methodOf(PythonComparison which);
std::optional<PythonComparison> pythonComparison(std::string_view symbol);
/// What `a < b` is when `b` is asked: `b > a`.
PythonComparison turned(PythonComparison which);
std::string_view symbolOf(PythonUnary which);
std::string_view methodOf(PythonUnary which);

} // namespace fusewright
