// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/torch_export/export_call.h"

#include "engine/formats/torch_export/export_argument.h"
#include "engine/graph/argument_names.h"
#include "engine/graph/graph_builder.h"

#include <algorithm>
#include <utility>

namespace fusewright::torch_export {

ArgumentPlace argumentPlace(std::int64_t kind)
{
    return kind == 1 ? ArgumentPlace::Positional
        : kind == 2  ? ArgumentPlace::Keyword
                     : ArgumentPlace::Unknown;
}

void ExportCall::add(std::string_view name, ArgumentPlace place, const Argument& argument,
                     std::size_t operand)
{
    m_arguments.push_back({.name = std::string(name), .place = place, .firstPart = m_parts.size()});
    const auto first = static_cast<std::uint32_t>(operand);
    const bool isLeftOut = argument.isNone
        || (argument.isTensor && argument.values.size() == 1 && argument.values.front().empty());
    if (isLeftOut)
        m_parts.push_back({.literal = RawJson{"null"}});
    else if (!argument.items.empty())
        addItems(argument, first);
    else if (argument.called)
        m_parts.push_back({.literal = argument.called});
    else if (argument.values.empty())
        m_parts.push_back({.literal = argument.literal.value_or(std::vector<std::int64_t>())});
    else if (!argument.isList)
        m_parts.push_back({.operand = first});
    else {
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
        m_parts.push_back({.literal = RawJson{json + ']'}});
        return;
    }
    m_parts.emplace_back();
    for (const ArgumentItem& item : argument.items) {
        Part part{.literal = item.literal, .depth = item.depth};
        if (!item.value.empty())
            part.operand = operand++;
        m_parts.push_back(std::move(part));
    }
}

void ExportCall::emit(std::string_view target, GraphBuilder& builder)
{
    const bool isTold = std::ranges::none_of(m_arguments, [](const Told& told) {
        return told.place == ArgumentPlace::Unknown && !told.name.empty();
    });
    const Parameters* const parameters =
        isTold ? nullptr : ArgumentNames::builtIn().find(target, {});
    std::vector<CallArgument> arguments;
    bool isPositional = true;
    for (std::size_t at = 0; at < m_arguments.size(); ++at) {
        const Told& told = m_arguments[at];
        const bool isNext = told.name.empty() || !parameters
            || (at < parameters->size() && (*parameters)[at].name == told.name);
        isPositional = isPositional
            && (told.place == ArgumentPlace::Unknown ? isNext
                                                     : told.place == ArgumentPlace::Positional);
        const std::size_t end =
            at + 1 < m_arguments.size() ? m_arguments[at + 1].firstPart : m_parts.size();
        for (std::size_t place = told.firstPart; place < end; ++place) {
            Part& part = m_parts[place];
            CallArgument argument{.operand = part.operand, .depth = part.depth};
            if (part.literal)
                argument.literal = builder.attributeValues().intern(*std::move(part.literal));
            if (place == told.firstPart && !isPositional)
                argument.keyword = builder.intern(told.name);
            arguments.push_back(argument);
        }
    }
    builder.setCall(CallKind::Function, arguments);
}

} // namespace fusewright::torch_export
