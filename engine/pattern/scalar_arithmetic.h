// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/evaluation.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace fusewright {

/// A value, or why there is none.
struct ScalarReading {
    Scalar value;
    UnknownCause::Kind why = UnknownCause::Kind::Unbound; ///< Of an unknown value.

    static ScalarReading unknown(UnknownCause::Kind why) { return {.value = {}, .why = why}; }
    static ScalarReading ofSize(std::size_t size)
    {
        return {.value = Scalar::of(static_cast<std::uint64_t>(size))};
    }
};

/// What arithmetic, a comparison or a cast makes of known operands of the right types. Whole
/// numbers have 64 bits: what does not fit is unknown. `type` is what the table says of it.
ScalarReading compute(ExpressionOp op, ScalarType type, std::span<const Scalar> operands);
/// A known value seen as another type: between numbers, else the same.
ScalarReading converted(const Scalar& value, ScalarType type);
/// An int, else a size, else a float; nothing where not all of the text is one.
std::optional<Scalar> readNumber(std::string_view text);
/// `true`, `yes`, `on` or the contrary, in letters of any size.
std::optional<bool> readSwitch(std::string_view text);
/// What a user wrote for an option, seen as a type: words count as 1, no word and `false` as 0; of
/// a truth value also the other words for no.
ScalarReading readOption(std::string_view text, ScalarType type);

} // namespace fusewright
