// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/python_reading.h"

#include "engine/support/source_text.h"

#include <algorithm>
#include <string>

namespace fusewright {

bool mustRun(PythonKind expression)
{
    switch (expression) {
    case PythonKind::Conditional:
    case PythonKind::Comprehension:
    case PythonKind::Lambda:
    case PythonKind::Assignment:
    case PythonKind::Await:
    case PythonKind::Formed:
        return true;
    default:
        return false;
    }
}

TextRange nameAt(const SourceText& source, std::size_t place)
{
    const std::string_view rest = source.text().substr(place);
    const std::size_t end = std::min(rest.find_first_of(" :=(\r\n"), rest.size());
    return source.range({place, place + end});
}

Symbol UniqueSymbols::make(std::string_view name, GraphBuilder& builder)
{
    Symbol symbol = builder.intern(name);
    while (true) {
        if (symbol.index >= m_timesUsed.size())
            m_timesUsed.resize(symbol.index + 1);
        const std::uint32_t times = m_timesUsed[symbol.index]++;
        if (times == 0)
            return symbol;
        symbol = builder.intern(std::string(name) + '_' + std::to_string(times));
    }
}

} // namespace fusewright
