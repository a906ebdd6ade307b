// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace fusewright::test {

/// The types of the grammar of constraints, and what names a tensor.
enum class PlainType : std::uint8_t { Bool, Int, Size, Float, DType, Operand };

/// The element types that the grammar tells apart, with quantized ones beside plain ones.
enum class PlainDType : std::uint8_t {
    QUInt8,
    QInt8,
    QUInt16,
    QInt16,
    QInt32,
    UInt8,
    Int8,
    UInt16,
    Int16,
    Int32,
    Int64,
    Float16,
    Float32,
    Bool,
};

std::string_view nameOf(PlainDType type);
constexpr std::size_t plainDTypes = 14;

/// A value of a constraint that may be unknown. Nothing else of an unknown one counts but its type,
/// and of a dtype what it can be.
struct PlainAnswer {
    PlainType type = PlainType::Bool;
    bool isKnown = false;
    std::int64_t whole = 0; ///< Of int and size; 0 or 1 of bool; the tensor of an operand.
    double real = 0;
    std::uint32_t dtypes = 0; ///< A bit for each that it can be.

    static PlainAnswer unknown(PlainType type);
    static PlainAnswer truth(bool is);
    static PlainAnswer number(std::int64_t whole); ///< Of type int.
    static PlainAnswer size(std::int64_t whole);   ///< Unknown below zero.
    static PlainAnswer real32(double real);        ///< Rounded to a float.
    static PlainAnswer dtype(std::uint32_t mayBe); ///< Known where it is one.
    static PlainAnswer tensor(std::size_t which);

    bool isTrue() const { return isKnown && whole != 0; }
    bool isFalse() const { return isKnown && whole == 0; }
    double asReal() const { return type == PlainType::Float ? real : static_cast<double>(whole); }
};

/// `UINT`, `INT` and `FLOAT`.
PlainAnswer plainCast(PlainType to, const PlainAnswer& from);
/// What several numbers come to together: float before size before int.
PlainType commonType(std::span<const PlainAnswer> operands);
/// `AND`, `OR`, `XOR`, `ADD`, `MUL`, `MIN`, `MAX`.
PlainAnswer plainReduction(std::string_view function, std::span<const PlainAnswer> operands);
/// `SUB`, `DIV`, `REM`, `MOD`, `ROUNDUP`.
PlainAnswer plainBinary(std::string_view function, PlainAnswer left, PlainAnswer right);
/// `EQ`, `NE`, `LT`, `GT`, `LE`, `GE`.
PlainAnswer plainComparison(std::string_view function, PlainAnswer left, PlainAnswer right);
/// `NOT`, `NEG`, `ABS`, `IS_POW2`.
PlainAnswer plainUnary(std::string_view function, const PlainAnswer& operand);

} // namespace fusewright::test
