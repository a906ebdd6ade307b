// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/native/native_call.h"

#include "engine/formats/attribute_json.h"
#include "engine/support/file_bytes.h"

#include <algorithm>
#include <string>

namespace fusewright {

namespace {

std::string_view withoutSpace(std::string_view json)
{
    constexpr std::string_view space = " \t\r\n";
    const std::size_t first = json.find_first_not_of(space);
    if (first == std::string_view::npos)
        return {};
    return json.substr(first, json.find_last_not_of(space) - first + 1);
}

/// The name in `{"value": "NAME"}` as it is nearly always written; nothing for all else.
std::optional<std::string_view> plainName(std::string_view json)
{
    constexpr std::string_view key = "{\"value\":";
    if (!json.starts_with(key))
        return std::nullopt;
    const std::string_view text = withoutSpace(json.substr(key.size()));
    if (text.size() < 3 || !text.starts_with('"') || !text.ends_with("\"}"))
        return std::nullopt;
    const std::string_view name = text.substr(1, text.size() - 3);
    const bool isPlain = name.find_first_of("\"\\") == std::string_view::npos;
    return isPlain ? std::optional(name) : std::nullopt;
}

/// The name in an object whose only member is "value", a string.
std::optional<std::string> writtenName(JsonValue object)
{
    std::optional<std::string> name;
    std::size_t members = 0;
    object.forEachMember([&](std::string_view key, JsonValue value) {
        ++members;
        if (key == "value" && value.kind() == JsonKind::String)
            name = std::string(value.string().value_or(""));
    });
    return members == 1 ? name : std::nullopt;
}

} // namespace

void NativeCallReader::clear()
{
    m_kind = CallKind::Unknown;
    m_positional.clear();
    m_named.clear();
    m_isTold = m_isTooDeep = false;
}

void NativeCallReader::read(JsonValue object, const Literals& literals)
{
    m_isTold = true;
    m_place = object.offset();
    const auto add = [&](std::vector<Told>& list, JsonValue value, Symbol keyword) {
        const std::string_view json = withoutSpace(value.rawText());
        std::vector<Told> told;
        if (json.find("\"value\"") == std::string_view::npos)
            told.push_back({.argument = {.literal = literals(json)}, .value = {}});
        else
            told = readArgument(json, 0);
        told.front().argument.keyword = keyword;
        list.insert(list.end(), told.begin(), told.end());
    };
    m_json.forEachMember(object, "call", [&](std::string_view key, JsonValue value) {
        if (key == "kind") {
            readKind(value);
        } else if (key == "args") {
            m_json.forEachItem(value, key,
                               [&](JsonValue item) { add(m_positional, item, Symbol()); });
        } else if (key == "kwargs") {
            m_json.forEachMember(value, key, [&](std::string_view name, JsonValue item) {
                add(m_named, item, m_builder.intern(name));
            });
        }
    });
}

void NativeCallReader::readKind(JsonValue value)
{
    const std::size_t place = value.offset();
    const std::string_view word = m_json.text(value, "The kind of a call");
    const auto kind = parseCallKind(word);
    m_kind = kind.value_or(CallKind::Unknown);
    if (!kind && !word.empty())
        m_json.warning("unknown-call", '"' + std::string(word) + "\" is not a kind of call.",
                       place);
}

NativeCallReader::Told NativeCallReader::literal(std::string_view json) const
{
    const AttributeValueId value = m_builder.attributeValues().intern(attributeFromJson(json));
    return {.argument = {.literal = value}, .value = {}};
}

std::vector<NativeCallReader::Told> NativeCallReader::readArgument(std::string_view json,
                                                                   std::uint8_t depth)
{
    const auto operand = [&](std::string_view name) {
        Told told{.argument = {.operand = 0}, .value = m_builder.intern(name)};
        return std::vector{told};
    };
    if (const auto name = plainName(json))
        return operand(*name);
    // A list of one, because a bare string is not a document that can be walked.
    const FileBytes bytes = FileBytes::copyOf('[' + std::string(json) + ']');
    JsonDocument document(bytes);
    std::vector<Told> told;
    if (auto root = document.root()) {
        root->forEachItem([&](JsonValue value) {
            if (value.kind() == JsonKind::Object) {
                if (const auto name = writtenName(value))
                    told = operand(*name);
            } else if (value.kind() == JsonKind::Array) {
                told = readList(value, depth).value_or(std::vector<Told>());
            }
        });
    }
    if (told.empty())
        told.push_back(literal(json));
    return told;
}

/// Nothing for a list without operands: that is one literal.
std::optional<std::vector<NativeCallReader::Told>> NativeCallReader::readList(JsonValue list,
                                                                              std::uint8_t depth)
{
    if (depth == CallArgument::mostDepth) {
        m_isTooDeep = true;
        return std::nullopt;
    }
    std::vector<Told> all(1);
    list.forEachItem([&](JsonValue item) {
        std::vector<Told> told =
            readArgument(withoutSpace(item.rawText()), static_cast<std::uint8_t>(depth + 1));
        for (Told& part : told)
            ++part.argument.depth;
        all.insert(all.end(), told.begin(), told.end());
    });
    if (std::ranges::none_of(all, [](const Told& told) { return told.value.has_value(); }))
        return std::nullopt;
    return all;
}

bool NativeCallReader::isModuleOn(std::span<const Symbol> inputs) const
{
    const auto isValue = [](const Told& told) { return told.value.has_value(); };
    return m_isTold && m_kind == CallKind::Module && !inputs.empty()
        && std::ranges::count_if(m_positional, isValue) + std::ranges::count_if(m_named, isValue)
        == std::ssize(inputs);
}

void NativeCallReader::emit(std::string_view node, std::span<const Symbol> inputs)
{
    if (!m_isTold)
        return;
    m_positional.insert(m_positional.end(), m_named.begin(), m_named.end());
    std::vector<CallArgument> arguments;
    std::vector<bool> isTaken(inputs.size(), false);
    for (Told& told : m_positional) {
        if (told.value) {
            // A value that is there twice is named twice, in the same order.
            std::size_t found = inputs.size();
            for (std::size_t at = inputs.size(); at-- > 0;) {
                if (inputs[at] == *told.value && (found == inputs.size() || !isTaken[at]))
                    found = at;
            }
            if (found == inputs.size()) {
                m_json.warning("unknown-argument",
                               "The call of \"" + std::string(node) + "\" names \""
                                   + std::string(m_builder.text(*told.value))
                                   + "\", which is not one of its inputs. The call is ignored.",
                               m_place);
                return;
            }
            isTaken[found] = true;
            told.argument.operand = static_cast<std::uint32_t>(found);
        }
        arguments.push_back(told.argument);
    }
    if (m_isTooDeep) {
        m_json.warning("too-deep",
                       "The call of \"" + std::string(node)
                           + "\" has lists nested more than 16 deep. The call is ignored.",
                       m_place);
        return;
    }
    m_builder.setCall(m_kind, arguments);
}

} // namespace fusewright
