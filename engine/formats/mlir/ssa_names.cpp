// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/mlir/ssa_names.h"

#include "engine/formats/model_text.h"

#include <string>
#include <utility>

namespace fusewright::mlir {

using program::ValueIndex;

void SsaNames::openRegion(Surroundings surroundings, program::Slice results)
{
    m_levels.push_back({.surroundings = surroundings});
    if (surroundings == Surroundings::Isolated) {
        m_names.emplace_back();
        return;
    }
    for (std::uint32_t at = results.begin; at < results.end; ++at) {
        const std::string_view name = m_program.values[at].name.substr(1);
        const auto known = m_names.back().find(name);
        if (known == m_names.back().end())
            continue;
        m_levels.back().hidden.emplace_back(*known);
        m_names.back().erase(known);
    }
}

void SsaNames::closeRegion()
{
    Level level = std::move(m_levels.back());
    m_levels.pop_back();
    settle(level);
    if (level.surroundings == Surroundings::Isolated) {
        m_names.pop_back();
        reportUnmade(level);
        return;
    }
    for (const std::string_view name : level.defined)
        m_names.back().erase(name);
    for (const auto& [name, definition] : level.hidden)
        m_names.back().try_emplace(name, definition);
    auto& outer = m_levels.back().open;
    outer.insert(outer.end(), level.open.begin(), level.open.end());
}

/// Names that were used before the line that makes them.
void SsaNames::settle(Level& level)
{
    std::erase_if(level.open, [&](const Open& open) {
        const ValueIndex value = find(open.name, open.position);
        if (value.isValid())
            m_program.operands[open.operand] = value;
        return value.isValid();
    });
}

void SsaNames::reportUnmade(const Level& level)
{
    std::unordered_map<std::string_view, ValueIndex> outside;
    for (const Open& open : level.open) {
        if (m_takesFromOutside) {
            const auto [made, isNew] = outside.try_emplace(open.name, m_program.values.size());
            if (isNew)
                m_program.values.push_back({.name = withSign(open.name)});
            m_program.operands[open.operand] = made->second;
            continue;
        }
        const std::string_view text = withSign(open.name);
        const auto begin = static_cast<std::size_t>(text.data() - m_file.text().data());
        m_file.error("unknown-value",
                     '"' + std::string(text) + "\" is used here, but nothing defines it.",
                     {begin, begin + text.size()});
    }
}

std::string_view SsaNames::withSign(std::string_view name) const
{
    return {name.data() - 1, name.size() + 1};
}

ValueIndex SsaNames::define(std::string_view name, std::uint32_t count, bool several)
{
    const ValueIndex first(m_program.values.size());
    for (std::uint32_t at = 0; at < count; ++at)
        m_program.values.push_back(
            {.name = withSign(name), .position = at, .isOneOfSeveral = several});
    const auto [known, isNew] = m_names.back().try_emplace(name, Definition{first, count});
    if (isNew) {
        m_levels.back().defined.push_back(name);
        return first;
    }
    m_file.reportSecondMaker(withSign(name), m_program.values[known->second.first.index].name);
    return first;
}

void SsaNames::use(std::string_view name, std::uint32_t position)
{
    const ValueIndex value = find(name, position);
    if (!value.isValid())
        m_levels.back().open.push_back(
            {name, position, static_cast<std::uint32_t>(m_program.operands.size())});
    m_program.operands.push_back(value);
}

ValueIndex SsaNames::find(std::string_view name, std::uint32_t position)
{
    const auto found = m_names.back().find(name);
    if (found == m_names.back().end() || position >= found->second.count)
        return {};
    return ValueIndex(found->second.first.index + position);
}

} // namespace fusewright::mlir
