// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Counts the operators of an ONNX file with ONNX's own library, calls replaced by the functions'
// bodies: one line "COUNT NAME" each, sorted by name. A program of its own, because the library
// brings the whole of protobuf along.

#include <fstream>
#include <iostream>
#include <map>
#include <string>

#include <onnx/onnx_pb.h>

namespace {

using Counts = std::map<std::string, long>;

std::string nameOf(const std::string& domain, const std::string& type)
{
    return domain.empty() || domain == "ai.onnx" ? type : domain + "::" + type;
}

class Counter {
public:
    explicit Counter(const onnx::ModelProto& model) : m_model(model) { }

    template <class Nodes>
    void count(const Nodes& nodes, Counts& counts, int depth = 0) const
    {
        for (const onnx::NodeProto& node : nodes) {
            const std::string name = nameOf(node.domain(), node.op_type());
            const onnx::FunctionProto* const function = functionNamed(name);
            if (function && depth < 10)
                count(function->node(), counts, depth + 1);
            else
                ++counts[name];
        }
    }

private:
    const onnx::FunctionProto* functionNamed(const std::string& name) const
    {
        for (const onnx::FunctionProto& function : m_model.functions()) {
            if (nameOf(function.domain(), function.name()) == name)
                return &function;
        }
        return nullptr;
    }

    const onnx::ModelProto& m_model;
};

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2)
        return 2;
    std::ifstream file(argv[1], std::ios::binary);
    onnx::ModelProto model;
    if (!model.ParseFromIstream(&file))
        return 1;
    Counts counts;
    Counter(model).count(model.graph().node(), counts);
    for (const auto& [name, count] : counts)
        std::cout << count << ' ' << name << '\n';
    return 0;
}
