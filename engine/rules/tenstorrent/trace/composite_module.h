// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/python/eval/python_call.h"
#include "engine/python/eval/python_host.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

/// A module that is called, as far as the model tells of it.
struct CalledModule {
    std::string path; ///< `layers.0.norm`
    std::vector<std::pair<std::string, AttributeValue>> attributes;
    /// Its tensors by their names, `weight`, and which operand each is.
    std::vector<std::pair<std::string, std::uint32_t>> tensors;
};

/// The call that a function for modules puts in the place of a module.
struct ReplacingCall {
    PythonValue function; ///< Nothing where it puts none.
    PythonArguments arguments;
};

/// What a function `replace_…_module(gm, node, module)` is given. It may read the node and the
/// module, make nodes for the module's tensors and one call, and put that in the node's place.
class ModuleStage {
public:
    ModuleStage(const CalledModule& module, const std::vector<PythonValue>& operands)
        : m_module(module), m_operands(operands)
    {
    }

    /// Graph module, node and module, for a call.
    PythonArguments arguments(const PythonAsk& ask);
    const ReplacingCall& call() const { return m_call; }

    const CalledModule& module() const { return m_module; }
    const std::vector<PythonValue>& operands() const { return m_operands; }
    /// A tensor of the module; nothing where it has none of that name.
    PythonValue tensor(std::string_view name) const;
    void noteCall(ReplacingCall call) { m_call = std::move(call); }

private:
    const CalledModule& m_module;
    const std::vector<PythonValue>& m_operands;
    ReplacingCall m_call;
};

} // namespace fusewright
