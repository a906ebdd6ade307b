// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/program/call_scope.h"

namespace fusewright::program {

std::string CallScope::nameOf(const Program& program, ValueIndex value) const
{
    const auto bound = bindings.find(value.index);
    return bound == bindings.end() ? prefix + writtenName(program.values[value.index])
                                   : bound->second;
}

std::string writtenName(const Value& value)
{
    std::string name(value.name);
    if (value.isOneOfSeveral)
        name += '#' + std::to_string(value.position);
    return name;
}

} // namespace fusewright::program
