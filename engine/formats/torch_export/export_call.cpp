// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/torch_export/export_call.h"

#include "engine/formats/torch_export/export_argument.h"
#include "engine/graph/graph_builder.h"

#include <algorithm>
#include <string>
#include <utility>

namespace fusewright::torch_export {

ArgumentPlace argumentPlace(std::int64_t kind)
{
    return kind == 1 ? ArgumentPlace::Positional
        : kind == 2  ? ArgumentPlace::Keyword
                     : ArgumentPlace::Unknown;
}

void ExportCall::clear()
{
    m_arguments.clear();
    m_parts.clear();
}

AttributeValueId ExportCall::intern(AttributeValue value)
{
    return m_builder.attributeValues().intern(std::move(value));
}

void ExportCall::add(std::string_view name, ArgumentPlace place, const Argument& argument,
                     std::size_t operand, AttributeValueId literal)
{
    m_arguments.push_back({.name = name, .place = place, .firstPart = m_parts.size()});
    const auto first = static_cast<std::uint32_t>(operand);
    const bool isLeftOut = argument.isNone
        || (argument.isTensor && argument.values.size() == 1 && argument.values.front().empty());
    if (isLeftOut) {
        addLiteral(intern(RawJson{"null"}));
    } else if (!argument.items.empty()) {
        addItems(argument, first);
    } else if (argument.called) {
        addLiteral(intern(*argument.called));
    } else if (argument.values.empty()) {
        addLiteral(literal.isValid() ? literal : intern(std::vector<std::int64_t>()));
    } else if (!argument.isList) {
        m_parts.push_back({.operand = first});
    } else {
        m_parts.emplace_back();
        for (std::uint32_t at = 0; at < argument.values.size(); ++at)
            m_parts.push_back({.operand = first + at, .depth = 1});
    }
}

/// A list without a value in it is one literal.
void ExportCall::addItems(const Argument& argument, std::uint32_t operand)
{
    if (argument.values.empty()) {
        std::string json;
        for (const ArgumentItem& item : argument.items) {
            const auto* const raw = item.literal ? std::get_if<RawJson>(&*item.literal) : nullptr;
            json += (json.empty() ? "[" : ", ") + (raw ? raw->text : std::string("[]"));
        }
        addLiteral(intern(RawJson{json + ']'}));
        return;
    }
    m_parts.emplace_back();
    for (const ArgumentItem& item : argument.items) {
        CallArgument part{.depth = item.depth};
        if (item.literal)
            part.literal = intern(*item.literal);
        else if (!item.value.empty())
            part.operand = operand++;
        m_parts.push_back(part);
    }
}

/// Null where every argument says how it is told, or nobody knows the operator.
const Parameters* ExportCall::parametersOf(std::string_view target)
{
    const bool isTold = std::ranges::none_of(m_arguments, [](const Told& told) {
        return told.place == ArgumentPlace::Unknown && !told.name.empty();
    });
    if (isTold)
        return nullptr;
    const auto [known, isNew] = m_parameters.try_emplace(target);
    if (isNew)
        known->second = ArgumentNames::builtIn().find(target, {});
    return known->second;
}

void ExportCall::emit(std::string_view target)
{
    const Parameters* const parameters = parametersOf(target);
    bool isPositional = true;
    for (std::size_t at = 0; at < m_arguments.size(); ++at) {
        const Told& told = m_arguments[at];
        const bool isNext = told.name.empty() || !parameters
            || (at < parameters->size() && (*parameters)[at].name == told.name);
        isPositional = isPositional
            && (told.place == ArgumentPlace::Unknown ? isNext
                                                     : told.place == ArgumentPlace::Positional);
        if (!isPositional)
            m_parts[told.firstPart].keyword = m_builder.intern(told.name);
    }
    m_builder.setCall(CallKind::Function, m_parts);
}

} // namespace fusewright::torch_export
