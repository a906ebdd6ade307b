// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/file_bytes.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace fusewright {

class Diagnostics;

namespace onnx {

/// A function that the file defines: its body takes the place of every node that names it.
struct Function {
    std::string name;       ///< With the domain, as `operatorName` writes it.
    std::string_view title; ///< Without the domain.
    std::vector<std::string_view> inputs;
    std::vector<std::string_view> outputs;
    std::vector<std::string_view> attributeDefaults; ///< AttributeProtos.
    std::string_view message;                        ///< The whole FunctionProto.
};

/// `Gemm`, or `com.microsoft::FusedMatMul` outside the default domain.
std::string operatorName(std::string_view domain, std::string_view type);

/// What stands at the top of an ONNX file. Views point into the file.
struct File {
    std::optional<std::string_view> graph;
    std::vector<std::pair<std::string, std::string>> properties;
    std::vector<Function> functions;
    std::unordered_map<std::string_view, std::size_t> functionIndex; ///< By Function::name.
};

/// Reads the top level. Nothing, and an error, when the file is broken there.
std::optional<File> readFile(const FileBytes& bytes, const std::string& path,
                             Diagnostics& diagnostics);

/// Says that a message is broken at `position`, with the offset in the file.
void reportBroken(const FileBytes& bytes, const char* position, std::uint64_t claimedLength,
                  const std::string& path, Diagnostics& diagnostics);

} // namespace onnx
} // namespace fusewright
