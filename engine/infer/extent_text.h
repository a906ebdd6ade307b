// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// How amounts are written in the name of an extent: `2*N*S + ((T + 1)//2) - 1`, as PyTorch and
/// Python write them. `//` divides and rounds down, always by a number and always in brackets;
/// `min(N, 512)` is an amount or a number, whichever is less.
/// `{conv.shape[2]}` is an extent of a value that nobody knows yet; it is in no shape, only among
/// the elements of small tensors.
namespace fusewright::infer {

/// Longer names are not taken apart or made.
inline constexpr std::size_t longestAmountText = 512;

/// One product of a sum. Its factors are numbers, words, quotients, bounds, extents of values.
struct WrittenProduct {
    std::vector<std::string_view> factors;
    bool isSubtracted = false;
};

/// `((T + 1)//2)`: what is divided, without brackets of its own, and by what.
struct WrittenQuotient {
    std::string_view dividend;
    std::int64_t divisor = 1;
};

/// `min(2*N, 512)`.
struct WrittenBound {
    std::string_view amount;
    std::int64_t most = 0;
};

/// An extent of a value, by the value's name.
struct ExtentOfValue {
    std::string_view value;
    std::size_t axis = 0;
};

/// A word may have dots and digits in it, and may be a number.
bool isAmountWord(std::string_view text);
/// What may stand in a product.
bool isAmountFactor(std::string_view text);
std::optional<WrittenQuotient> quotientIn(std::string_view text);
std::optional<WrittenBound> boundIn(std::string_view text);
std::optional<ExtentOfValue> extentOfValueIn(std::string_view text);
/// Empty where the value's name cannot be written so.
std::string textOf(const ExtentOfValue& extent);
bool hasExtentOfValue(std::string_view text);
/// With each extent of a value by what `replace` says of it.
std::string withExtentsOfValues(std::string_view text,
                                const std::function<std::string(const ExtentOfValue&)>& replace);
/// Nothing where the text is something else. A minus has space at both sides: `seq-len` is a name.
std::optional<std::vector<WrittenProduct>> productsIn(std::string_view text);
/// The names in an amount; of any other text the text itself.
std::vector<std::string_view> namesIn(std::string_view text);
/// Where an amount is made of numbers only.
std::optional<std::int64_t> numberOfAmount(std::string_view text);
/// An amount with the brackets that hold only numbers computed.
std::string withNumbersComputed(std::string_view text);

} // namespace fusewright::infer
