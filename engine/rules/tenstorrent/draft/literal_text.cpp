// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/draft/literal_text.h"

#include "engine/graph/call.h"
#include "engine/python/eval/python_text.h"
#include "engine/support/file_bytes.h"
#include "engine/support/json_reader.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

namespace fusewright {

namespace {

ArgumentText plain(std::string text)
{
    return {.text = text, .index = text, .fault = {}};
}

ArgumentText faulty(std::string what)
{
    return {.text = "None", .index = "None", .fault = std::move(what)};
}

bool isMadeOf(std::string_view text, std::string_view others)
{
    return std::ranges::all_of(
        text, [&](char byte) { return isWordByte(byte) || others.find(byte) != others.npos; });
}

/// `torch.float32`, `torch.device('cpu')`, `range(0, 3)`: what can do nothing but be a value.
ArgumentText pythonWords(std::string_view written)
{
    if (written == "Ellipsis")
        return plain("...");
    if (written == "None" || written == "True" || written == "False")
        return plain(std::string(written));
    if (written.starts_with("torch.") && isMadeOf(written, "."))
        return plain(std::string(written));
    for (const std::string_view call : {"torch.device(", "range("}) {
        const bool isCall =
            written.starts_with(call) && written.ends_with(')') && written.size() > call.size() + 1;
        if (!isCall)
            continue;
        const std::string_view inner =
            written.substr(call.size(), written.size() - call.size() - 1);
        if (isMadeOf(inner, call.starts_with('r') ? ", -" : "':=, "))
            return plain(std::string(written));
    }
    return faulty('`' + std::string(written) + '`');
}

std::string realText(double number)
{
    const std::string written = pythonRealText(number);
    return std::isfinite(number) ? written : "float(" + pythonQuoted(written) + ')';
}

/// The index `1:` is no expression elsewhere.
ArgumentText sliceText(const std::vector<ArgumentText>& parts)
{
    if (parts.size() != 3)
        return faulty("a slice that is none");
    ArgumentText made = listText(parts);
    made.text = "slice(" + made.text.substr(1, made.text.size() - 2) + ')';
    const auto given = [&](std::size_t at) {
        return parts[at].text == "None" ? std::string() : parts[at].text;
    };
    made.index = given(0) + ':' + given(1);
    if (!given(2).empty())
        made.index += ':' + given(2);
    return made;
}

// NOLINTBEGIN(misc-no-recursion): no deeper than arguments may be.
ArgumentText jsonText(JsonValue value, std::size_t depth);

std::vector<ArgumentText> itemsText(JsonValue& list, std::size_t depth)
{
    std::vector<ArgumentText> items;
    list.forEachItem([&](JsonValue item) { items.push_back(jsonText(item, depth + 1)); });
    return items;
}

ArgumentText dictText(JsonValue& dict, std::size_t depth)
{
    ArgumentText made;
    dict.forEachMember([&](std::string_view key, JsonValue value) {
        const std::string name = pythonQuoted(key);
        ArgumentText item = jsonText(value, depth + 1);
        made.text += (made.text.empty() ? "" : ", ") + name + ": " + item.text;
        if (made.fault.empty())
            made.fault = std::move(item.fault);
    });
    made.text = '{' + made.text + '}';
    made.index = made.text;
    return made;
}

ArgumentText objectText(JsonValue& object, std::size_t depth)
{
    std::optional<ArgumentText> made;
    object.forEachMember([&](std::string_view key, JsonValue value) {
        if (made)
            return;
        if (key == "slice")
            made = sliceText(itemsText(value, depth));
        else if (key == "dict")
            made = dictText(value, depth);
        else if (key == "python")
            made = pythonWords(value.string().value_or(""));
        else if (key == "float")
            made = plain("float(" + pythonQuoted(value.string().value_or("")) + ')');
        else if (key == "value")
            made = faulty("a value inside a slice or a dict");
        else
            made = faulty("an argument of an unknown kind");
    });
    return made ? *std::move(made) : faulty("an argument of an unknown kind");
}

ArgumentText jsonText(JsonValue value, std::size_t depth)
{
    if (depth > CallArgument::mostDepth)
        return faulty("lists within so many lists");
    switch (value.kind().value_or(JsonKind::Null)) {
    case JsonKind::String:
        return plain(pythonQuoted(value.string().value_or("")));
    case JsonKind::Boolean:
        return plain(value.boolean().value_or(false) ? "True" : "False");
    case JsonKind::Number:
        return plain(value.isInteger() ? std::to_string(value.integer().value_or(0))
                                       : realText(value.number().value_or(0)));
    case JsonKind::Array:
        return listText(itemsText(value, depth));
    case JsonKind::Object:
        return objectText(value, depth);
    case JsonKind::Null:
        break;
    }
    return plain("None");
}
// NOLINTEND(misc-no-recursion)

struct Writer {
    ArgumentText operator()(std::int64_t number) const { return plain(std::to_string(number)); }
    ArgumentText operator()(double number) const { return plain(realText(number)); }
    ArgumentText operator()(bool truth) const { return plain(truth ? "True" : "False"); }
    ArgumentText operator()(const std::string& text) const { return plain(pythonQuoted(text)); }
    ArgumentText operator()(const TensorLiteral&) const { return faulty("a tensor"); }
    ArgumentText operator()(const RawJson& raw) const
    {
        const FileBytes bytes = FileBytes::copyOf(raw.text);
        JsonDocument document(bytes);
        auto root = document.root();
        if (!root)
            return raw.text == "null" ? plain("None") : faulty("an argument of an unknown kind");
        ArgumentText made = jsonText(*root, 0);
        return document.isBroken() ? faulty("an argument of an unknown kind") : made;
    }
    template <class Item>
    ArgumentText operator()(const std::vector<Item>& items) const
    {
        std::vector<ArgumentText> texts;
        for (const Item& item : items)
            texts.push_back((*this)(item));
        return listText(texts);
    }
};

} // namespace

ArgumentText listText(const std::vector<ArgumentText>& items)
{
    ArgumentText list;
    for (const ArgumentText& item : items) {
        const std::string_view between = list.text.empty() ? "" : ", ";
        list.text.append(between).append(item.text);
        list.index.append(between).append(item.index);
        if (list.fault.empty())
            list.fault = item.fault;
    }
    list.text = '[' + list.text + ']';
    if (items.size() == 1)
        list.index += ',';
    if (items.empty())
        list.index = "()";
    return list;
}

ArgumentText literalText(const AttributeValue& literal)
{
    return std::visit(Writer{}, literal);
}

} // namespace fusewright
