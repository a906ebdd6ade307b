// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_builder.h"

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace fusewright::program {

/// What the text of a type says about a value.
struct TypeFacts {
    static constexpr std::int64_t unknownSize = -1;

    DataType type = DataType::Unknown;
    bool isRanked = false;
    std::vector<std::int64_t> shape;

    ValueType in(GraphBuilder& builder) const;
};

/// The number that a text is throughout.
template <class Number>
std::optional<Number> numberIn(std::string_view text)
{
    Number number{};
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size())
        return std::nullopt;
    return number;
}

} // namespace fusewright::program
