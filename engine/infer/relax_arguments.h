// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/infer/shape_algebra.h"
#include "engine/infer/torch_arguments.h"

/// Arguments as Relax takes them: found as PyTorch's are, but a list may be a text that has names
/// of extents, `(n, R.prim_value(24))`.
namespace fusewright::infer {

/// What is behind `R.` or `relax.`; nothing where the name is not one of Relax' own.
std::optional<std::string_view> relaxName(std::string_view native);

/// One extent counts as a list of it; one that is not understood is unknown.
std::optional<Extents> relaxExtents(const NodeFacts& node, TorchArgument argument);
/// The same where every one is a number.
std::optional<Numbers> relaxNumbers(const NodeFacts& node, TorchArgument argument);
std::optional<std::int64_t> relaxNumber(const NodeFacts& node, TorchArgument argument);
/// Of a type that is not said, or `void`, the one that is given.
DataType relaxType(const NodeFacts& node, TorchArgument argument, DataType otherwise);
std::optional<std::string_view> relaxWord(const NodeFacts& node, TorchArgument argument);

} // namespace fusewright::infer
