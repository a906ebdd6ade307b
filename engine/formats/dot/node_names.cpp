// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/dot/node_names.h"

#include <string>

namespace fusewright {

Symbol UniqueNodeNames::take(Symbol wanted)
{
    Symbol name = wanted;
    while (!isFree(name)) {
        const std::size_t number = ++m_numbers[wanted];
        name = m_builder.intern(std::string(m_builder.text(wanted)) + '_' + std::to_string(number));
    }
    if (name.index >= m_isTaken.size())
        m_isTaken.resize(name.index + 1);
    m_isTaken[name.index] = true;
    return name;
}

} // namespace fusewright
