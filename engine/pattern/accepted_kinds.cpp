// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/pattern/accepted_kinds.h"

#include "engine/graph/graph.h"
#include "engine/pattern/pattern.h"

namespace fusewright {

std::vector<std::uint8_t> acceptedKinds(const Graph& graph, const OperatorClass& operators)
{
    const bool named = operators.mode == OperatorClass::Mode::OneOf;
    std::vector<std::uint8_t> accepted(graph.operators().size(), named ? 0 : 1);
    const auto set = [&](const std::string& name, bool isNative, std::uint8_t value) {
        for (const OperatorName& known : graph.operatorsNamed(name)) {
            const Symbol native = graph.operators()[known.kind.index].native;
            if (!isNative || graph.text(native) == name)
                accepted[known.kind.index] = value;
        }
    };
    for (const std::string& name : operators.names)
        set(name, operators.isNative, named ? 1 : 0);
    for (const std::string& name : operators.except)
        set(name, true, 0);
    return accepted;
}

} // namespace fusewright
