// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace fusewright {

/// A number of C.
struct QnnNumber {
    std::int64_t integer = 0;
    double number = 0;
    bool isFloat = false;
    bool isSize = false;  ///< It ends with U.
    bool isOctal = false; ///< It is more than 7.
};

/// Nothing for what is no number, or does not fit.
std::optional<QnnNumber> readQnnNumber(std::string_view text, bool isNegative);
/// What a sign of C makes of two; nothing where it cannot.
std::optional<std::int64_t> calculateQnn(char sign, std::int64_t left, std::int64_t right);

} // namespace fusewright
