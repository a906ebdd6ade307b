// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_names.h"

namespace fusewright {

namespace {

constexpr std::size_t manyNames = 16;

} // namespace

std::size_t PythonNames::indexOf(std::string_view name) const
{
    if (!m_index.empty()) {
        const auto found = m_index.find(name);
        return found == m_index.end() ? m_entries.size() : found->second;
    }
    std::size_t at = 0;
    while (at < m_entries.size() && m_entries[at].name != name)
        ++at;
    return at;
}

PythonValue PythonNames::find(std::string_view name) const
{
    const std::size_t at = indexOf(name);
    return at < m_entries.size() ? m_entries[at].value : PythonValue();
}

void PythonNames::set(std::string_view name, PythonValue value)
{
    const std::size_t at = indexOf(name);
    if (at < m_entries.size()) {
        m_entries[at].value = value;
        return;
    }
    m_entries.push_back({std::string(name), value});
    if (m_entries.size() == manyNames) {
        for (std::size_t each = 0; each < m_entries.size(); ++each)
            m_index.emplace(m_entries[each].name, each);
    } else if (!m_index.empty()) {
        m_index.emplace(std::string(name), at);
    }
}

bool PythonNames::erase(std::string_view name)
{
    const std::size_t at = indexOf(name);
    if (at == m_entries.size())
        return false;
    m_entries.erase(m_entries.begin() + static_cast<std::ptrdiff_t>(at));
    if (m_index.empty())
        return true;
    m_index.clear();
    if (m_entries.size() >= manyNames) {
        for (std::size_t each = 0; each < m_entries.size(); ++each)
            m_index.emplace(m_entries[each].name, each);
    }
    return true;
}

} // namespace fusewright
