// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_call.h"
#include "engine/python/eval/python_host.h"
#include "engine/rules/tenstorrent/trace/fx_names.h"
#include "engine/rules/tenstorrent/trace/traced_graph.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class SourceText;

/// What a node calls, and the name that it would have if no other had it.
struct FxCall {
    CallKind kind = CallKind::Function;
    std::string target;
    std::string name;
};

/// Records what is done with proxies, as the tracer of torch.fx does.
class FxTracer {
public:
    /// Places are those of this file, where a call came from it.
    explicit FxTracer(const SourceText* file) : m_file(file) { }

    std::uint32_t addParameter(std::string_view name, TextRange place);
    /// A call; nothing after something was raised.
    std::optional<std::uint32_t> addCall(const PythonAsk& ask, FxCall call,
                                         const PythonArguments& arguments);
    /// `getattr` of a node.
    std::uint32_t addAttribute(std::uint32_t of, std::string_view name, TextRange place);
    /// A tensor of the program becomes an attribute of what is traced.
    std::uint32_t addTensor(const PythonObject& tensor, TextRange place);
    /// What the function returns; false after something was raised.
    bool finish(const PythonAsk& ask, PythonValue returned);

    const TracedGraph& graph() const { return m_graph; }
    /// Whether any node or the result needs it.
    bool isUsed(std::uint32_t node) const { return m_isUsed[node]; }
    void use(std::uint32_t node) { m_isUsed[node] = true; }
    /// Where the program is now.
    TextRange placeOf(const PythonAsk& ask) const;

private:
    std::uint32_t add(TracedNode node);

    const SourceText* m_file;
    TracedGraph m_graph;
    std::vector<bool> m_isUsed;
    FxNames m_names;
    std::map<const PythonObject*, std::string> m_tensors;
};

} // namespace fusewright
