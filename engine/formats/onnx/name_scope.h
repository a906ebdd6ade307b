// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_builder.h"

#include <string>
#include <string_view>
#include <unordered_map>

namespace fusewright::onnx {

/// What names mean where a node stands: at the top as they are written, in the body of a function
/// with the names of its caller in the place of its own inputs and outputs.
struct NameScope {
    std::string prefix; ///< Empty at the top.
    std::string modulePath;
    std::string moduleType;
    std::unordered_map<std::string_view, std::string> bindings;
    std::unordered_map<std::string_view, std::string_view> attributes; ///< AttributeProtos.

    Symbol resolve(std::string_view name, GraphBuilder& builder) const;
    std::string textOf(std::string_view name) const;
};

/// `/model/layers.0/mlp/MatMul` comes from the module `model.layers.0.mlp`, and an entry of a list
/// such as `/layer1/layer1.0/conv1/Conv` from `layer1.0.conv1`; empty where a name has no slash.
std::string moduleOfNodeName(std::string_view name);

} // namespace fusewright::onnx
