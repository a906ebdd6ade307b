// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/wire_text.h"

namespace fusewright::test {

void Wire::varint(std::uint64_t value)
{
    for (; value >= 0x80; value >>= 7)
        m_bytes += static_cast<char>(value | 0x80);
    m_bytes += static_cast<char>(value);
}

Wire& Wire::number(int field, std::uint64_t value)
{
    varint(static_cast<std::uint64_t>(field) << 3);
    varint(value);
    return *this;
}

Wire& Wire::text(int field, std::string_view bytes)
{
    varint((static_cast<std::uint64_t>(field) << 3) | 2);
    varint(bytes.size());
    m_bytes += bytes;
    return *this;
}

Wire& Wire::fixed32(int field, std::uint32_t bits)
{
    varint((static_cast<std::uint64_t>(field) << 3) | 5);
    for (int byte = 0; byte < 4; ++byte)
        m_bytes += static_cast<char>(bits >> (8 * byte));
    return *this;
}

Wire onnxNode(std::string_view type, const std::vector<std::string>& inputs,
              const std::vector<std::string>& outputs, std::string_view name,
              std::string_view domain)
{
    Wire node;
    for (const std::string& input : inputs)
        node.text(1, input);
    for (const std::string& output : outputs)
        node.text(2, output);
    node.text(3, name).text(4, type);
    if (!domain.empty())
        node.text(7, domain);
    return node;
}

Wire onnxTensor(std::string_view name, const std::vector<std::uint64_t>& dims)
{
    Wire tensor;
    for (const std::uint64_t dim : dims)
        tensor.number(1, dim);
    return tensor.number(2, 1).text(8, name);
}

Wire onnxValue(std::string_view name)
{
    return Wire().text(1, name);
}

Wire onnxFunction(std::string_view domain, std::string_view name,
                  const std::vector<std::string>& inputs, const std::vector<std::string>& outputs,
                  const std::vector<Wire>& nodes)
{
    Wire function;
    function.text(1, name);
    for (const std::string& input : inputs)
        function.text(4, input);
    for (const std::string& output : outputs)
        function.text(5, output);
    for (const Wire& node : nodes)
        function.message(7, node);
    return function.text(10, domain);
}

Wire onnxGraph(const std::vector<Wire>& nodes, const std::vector<std::string>& inputs,
               const std::vector<std::string>& outputs)
{
    Wire graph;
    for (const Wire& node : nodes)
        graph.message(1, node);
    graph.text(2, "g");
    for (const std::string& input : inputs)
        graph.message(11, onnxValue(input));
    for (const std::string& output : outputs)
        graph.message(12, onnxValue(output));
    return graph;
}

Wire onnxBody(std::string_view name, const Wire& graph)
{
    return Wire().text(1, name).message(6, graph).number(20, 5);
}

std::string onnxModel(const Wire& graph, const std::vector<Wire>& functions)
{
    Wire model;
    model.number(1, 8).message(7, graph);
    for (const Wire& function : functions)
        model.message(25, function);
    return model.message(8, Wire().number(2, 17)).bytes();
}

} // namespace fusewright::test
