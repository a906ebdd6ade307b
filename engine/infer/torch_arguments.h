// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/infer/node_facts.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

/// Arguments as PyTorch's operators take them: an attribute has the argument's name, or `arg2`
/// where a text told it by its position.
namespace fusewright::infer {

struct TorchArgument {
    std::string_view name;
    std::size_t position; ///< The tensor itself is 0.
};

bool isGiven(const NodeFacts& node, TorchArgument argument);
std::optional<std::int64_t> integerArgument(const NodeFacts& node, TorchArgument argument);
bool flagArgument(const NodeFacts& node, TorchArgument argument);
/// One number counts as a list of it.
std::optional<std::vector<std::int64_t>> integersArgument(const NodeFacts& node,
                                                          TorchArgument argument);
/// A list, or all the numbers from its position on: `x.view(2, -1)`. Nothing where tensors are
/// among them.
std::optional<Extents> sizesArgument(const NodeFacts& node, TorchArgument argument);
std::optional<std::string_view> wordArgument(const NodeFacts& node, TorchArgument argument);
std::optional<DataType> typeArgument(const NodeFacts& node, TorchArgument argument);

/// A tuple that a text gives as one value.
bool isTuple(const NodeFacts& node);

} // namespace fusewright::infer
