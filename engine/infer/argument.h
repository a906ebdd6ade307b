// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace fusewright::infer {

/// Where an argument of an operator stands: under its name, or at its position.
struct Argument {
    std::string_view name;
    /// For ONNX the operand that has it, 0 for none; else the `arg2` of a text, the tensor being 0.
    std::size_t position = 0;
};

/// An argument as a file has it: not given, given but not understood, or a value.
template <class T>
struct Said {
    bool isGiven = false;
    std::optional<T> value;

    bool isOpen() const { return isGiven && !value; }
    /// Nothing where it is open.
    std::optional<T> valueOr(T usual) const
    {
        return isGiven ? value : std::optional<T>(std::move(usual));
    }
};

/// The only one of a list.
template <class List>
Said<typename List::value_type> onlyOne(const Said<List>& said)
{
    const bool isOne = said.value && said.value->size() == 1;
    return {said.isGiven, isOne ? std::optional(said.value->front()) : std::nullopt};
}

} // namespace fusewright::infer
