// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>

namespace fusewright {

/// A whole number of either sign, which holds every int and every size of 64 bits. What does not
/// fit comes to nothing.
struct WholeNumber {
    bool isNegative = false; ///< Never of zero.
    std::uint64_t size = 0;

    bool operator==(const WholeNumber&) const = default;
};

WholeNumber withSign(bool isNegative, std::uint64_t size);
std::optional<WholeNumber> sum(WholeNumber a, WholeNumber b);
std::optional<WholeNumber> product(WholeNumber a, WholeNumber b);
bool isLess(WholeNumber a, WholeNumber b);
/// What is left of `a` with the sign of `b`, which is not zero.
WholeNumber modulo(WholeNumber a, WholeNumber b);
/// The least multiple of `step`, which is not zero, that is not less than `a`.
std::optional<WholeNumber> nextMultiple(WholeNumber a, std::uint64_t step);

} // namespace fusewright
