// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/fx/fx_calls.h"

#include "engine/formats/attribute_json.h"
#include "engine/formats/fx/fx_literal.h"
#include "engine/graph/graph_builder.h"
#include "engine/python/python_literals.h"
#include "engine/support/json_writer.h"

#include <algorithm>

namespace fusewright::fx {

namespace {

using Kind = FxOperand::Kind;
using Form = FxOperand::Form;

std::string jsonOf(const FxOperand& constant)
{
    if (constant.kind == Kind::Device)
        return deviceJson(constant.text);
    return literalJson(constant.text,
                       constant.kind == Kind::BareText ? FxTexts::Bare : FxTexts::Quoted);
}

/// Whether it is a value or a list that has one, however deep.
bool isOpened(const FxOperand& operand)
{
    if (operand.kind != Kind::Several)
        return operand.kind == Kind::Value || operand.kind == Kind::Module;
    return operand.form == Form::List && std::ranges::any_of(operand.items, isOpened);
}

} // namespace

void FxCalls::tell(CallKind kind, std::span<const FxArgument> arguments,
                   std::span<const Symbol> operands)
{
    m_arguments.clear();
    m_operands = operands;
    m_next = 0;
    bool hasKeyword = false;
    for (const FxArgument& argument : arguments) {
        const bool isKeyword = !argument.keyword.empty();
        if (hasKeyword && !isKeyword)
            return;
        hasKeyword = isKeyword;
        const Symbol keyword = isKeyword ? m_builder.intern(argument.keyword) : Symbol();
        const bool isDevice = argument.operand.kind == Kind::BareText
            && argument.keyword == "device" && argument.operand.text != "None";
        const bool isAdded = isDevice
            ? add(FxOperand::constant(argument.operand.text, Kind::Device), keyword, 0)
            : add(argument.operand, keyword, 0);
        if (!isAdded)
            return;
    }
    m_builder.setCall(kind, m_arguments);
}

/// False where nobody knows how it is written.
bool FxCalls::add(const FxOperand& operand, Symbol keyword, std::uint8_t depth)
{
    CallArgument argument{.keyword = keyword, .depth = depth};
    if (operand.form == Form::Star)
        return false;
    if (operand.isConstant()) {
        argument.literal = literal(operand);
    } else if (operand.kind != Kind::Several) {
        argument.operand = static_cast<std::uint32_t>(m_next++);
    } else if (isOpened(operand)) {
        if (depth == CallArgument::mostDepth)
            return false;
        m_arguments.push_back(argument);
        const auto deeper = static_cast<std::uint8_t>(depth + 1);
        return std::ranges::all_of(
            operand.items, [&](const FxOperand& item) { return add(item, Symbol(), deeper); });
    } else {
        std::string json;
        if (!appendJson(operand, json))
            return false;
        argument.literal = m_builder.attributeValues().intern(attributeFromJson(json));
    }
    m_arguments.push_back(argument);
    return true;
}

AttributeValueId FxCalls::literal(const FxOperand& constant)
{
    auto& known = m_literals[static_cast<std::size_t>(constant.kind) % m_literals.size()];
    const auto [place, isNew] = known.try_emplace(constant.text);
    if (isNew)
        place->second = m_builder.attributeValues().intern(attributeFromJson(jsonOf(constant)));
    return place->second;
}

/// Values that stand in a slice or a dict are named there.
bool FxCalls::appendJson(const FxOperand& operand, std::string& json)
{
    if (operand.form == Form::Star)
        return false;
    if (operand.isConstant()) {
        json += jsonOf(operand);
        return true;
    }
    if (operand.kind == Kind::Several && operand.form == Form::Other)
        return false;
    if (operand.kind != Kind::Several) {
        json += "{\"value\": ";
        appendJsonString(json,
                         m_next < m_operands.size() ? m_builder.text(m_operands[m_next]) : "");
        ++m_next;
        json += '}';
        return true;
    }
    const bool isDict = operand.form == Form::Dict;
    const bool isSlice = operand.form == Form::Slice;
    json += isDict ? "{\"dict\": {" : isSlice ? "{\"slice\": [" : "[";
    if (!appendItems(operand, json))
        return false;
    json += isDict ? "}}" : isSlice ? "]}" : "]";
    return true;
}

bool FxCalls::appendItems(const FxOperand& operand, std::string& json)
{
    bool isFirst = true;
    for (const FxOperand& item : operand.items) {
        json += isFirst ? "" : ", ";
        isFirst = false;
        if (operand.form != Form::Dict) {
            if (!appendJson(item, json))
                return false;
            continue;
        }
        if (item.items.size() != 2 || !item.items[0].isConstant())
            return false;
        const std::string& key = item.items[0].text;
        appendJsonString(json, isPythonString(key) ? pythonString(key) : key);
        json += ": ";
        if (!appendJson(item.items[1], json))
            return false;
    }
    return true;
}

} // namespace fusewright::fx
