// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/graph/graph_arrays.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright::model_explorer {

/// What automatic fusion is told about a node, as attributes that only Fusewright understands.
std::vector<std::pair<std::string_view, std::string>> hintAttributes(const FusionHint& hint);

/// Takes one of these attributes back; false for every other one.
bool takeHintAttribute(std::string_view key, const AttributeValue& value, FusionHint& hint);

} // namespace fusewright::model_explorer
