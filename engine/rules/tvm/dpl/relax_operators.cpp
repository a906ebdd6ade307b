// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/relax_operators.h"

#include "engine/support/text_parts.h"

#include "resources/embedded.h"

#include <algorithm>
#include <charconv>

namespace fusewright {

namespace {

std::size_t numberIn(std::string_view text)
{
    std::size_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

} // namespace

/// A line is `relax.add 2`, `relax.strided_slice 4 5` or `relax.print *`.
RelaxOperators::RelaxOperators(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::string_view name = partBefore(' ', line);
        if (name.empty() || name.starts_with('#'))
            continue;
        const std::string_view fewest = partBefore(' ', line);
        RelaxArity arity;
        if (fewest != "*") {
            arity.fewest = numberIn(fewest);
            arity.most = line.empty() ? arity.fewest : numberIn(line);
        }
        m_operators.emplace(name, arity);
    }
}

const RelaxOperators& RelaxOperators::known()
{
    static const RelaxOperators operators(embedded::relaxOperators());
    return operators;
}

const RelaxArity* RelaxOperators::find(std::string_view name) const
{
    const auto found = m_operators.find(name);
    return found == m_operators.end() ? nullptr : &found->second;
}

std::vector<std::string_view> RelaxOperators::names() const
{
    std::vector<std::string_view> all;
    for (const auto& [name, arity] : m_operators)
        all.push_back(name);
    return all;
}

} // namespace fusewright
