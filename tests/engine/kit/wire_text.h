// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright::test {

/// Writes protobuf messages field by field, for tests that need an ONNX file of their own.
class Wire {
public:
    Wire& number(int field, std::uint64_t value);
    Wire& text(int field, std::string_view bytes);
    Wire& message(int field, const Wire& inner) { return text(field, inner.m_bytes); }
    Wire& fixed32(int field, std::uint32_t bits);

    const std::string& bytes() const { return m_bytes; }

private:
    void varint(std::uint64_t value);

    std::string m_bytes;
};

/// A NodeProto.
Wire onnxNode(std::string_view type, const std::vector<std::string>& inputs,
              const std::vector<std::string>& outputs, std::string_view name = {},
              std::string_view domain = {});
/// A TensorProto of 32-bit floats without elements.
Wire onnxTensor(std::string_view name, const std::vector<std::uint64_t>& dims);
/// A ValueInfoProto of unknown type.
Wire onnxValue(std::string_view name);
/// A FunctionProto.
Wire onnxFunction(std::string_view domain, std::string_view name,
                  const std::vector<std::string>& inputs, const std::vector<std::string>& outputs,
                  const std::vector<Wire>& nodes);
/// A GraphProto with the nodes and outputs, all other names undeclared.
Wire onnxGraph(const std::vector<Wire>& nodes, const std::vector<std::string>& inputs,
               const std::vector<std::string>& outputs);
/// An attribute that holds a graph.
Wire onnxBody(std::string_view name, const Wire& graph);
/// A whole ModelProto.
std::string onnxModel(const Wire& graph, const std::vector<Wire>& functions = {});

} // namespace fusewright::test
