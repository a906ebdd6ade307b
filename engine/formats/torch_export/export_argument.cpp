// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/torch_export/export_argument.h"

#include "engine/formats/torch_export/export_types.h"
#include "engine/support/json_writer.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace fusewright::torch_export {

namespace {

using std::string_view;

/// `{"name": …}` of a tensor, an object of a class of the user, or a token.
std::optional<string_view> readName(JsonValue object)
{
    std::optional<string_view> name;
    object.forEachMember([&](string_view key, JsonValue value) {
        if (key == "name" || key == "as_name")
            name = value.string();
    });
    return name;
}

/// Infinities and NaN are written as words, for JSON has no numbers for them.
std::optional<double> readFloat(JsonValue& value)
{
    if (value.kind() != JsonKind::String)
        return value.number();
    const auto word = value.string();
    return word ? std::optional(std::strtod(std::string(*word).c_str(), nullptr)) : std::nullopt;
}

template <class Item, class Read>
std::vector<Item> readItems(JsonValue& list, Read read)
{
    std::vector<Item> items;
    list.forEachItem([&](JsonValue item) {
        if (auto value = read(item))
            items.push_back(static_cast<Item>(*std::move(value)));
    });
    return items;
}

void readTensors(JsonValue& list, Argument& argument)
{
    argument.isList = true;
    list.forEachItem([&](JsonValue item) {
        if (const auto name = readName(item))
            argument.values.push_back(*name);
    });
}

/// `{"as_tensor": {"name": …}}`, `{"as_none": true}`.
void readOptionalTensor(JsonValue object, Argument& argument)
{
    string_view name;
    object.forEachMember([&](string_view key, JsonValue value) {
        if (key == "as_tensor")
            name = readName(value).value_or(string_view());
    });
    argument.values.push_back(name);
}

/// `x[:, i]` has no tensor in the first place: the list is kept as a text that says so.
void closeGaps(Argument& argument)
{
    if (std::ranges::find(argument.values, string_view()) == argument.values.end())
        return;
    std::string text;
    for (const string_view value : argument.values) {
        text += text.empty() ? "[" : ", ";
        text += value.empty() ? "None" : value;
    }
    argument.literal = text + ']';
    std::erase(argument.values, string_view());
}

/// Numbers, some of which may be values that other operators make: `{"as_name": …}`.
struct SymbolicNumbers {
    std::vector<std::int64_t> integers;
    std::string text; ///< As the graph has it: `n, 4`.
    std::size_t count = 0;

    void read(JsonValue object, Argument& argument)
    {
        object.forEachMember([&](string_view key, JsonValue value) {
            text += count++ > 0 ? ", " : "";
            if (key == "as_name") {
                argument.values.push_back(value.string().value_or(string_view()));
                text += argument.values.back();
            } else if (key == "as_int") {
                integers.push_back(value.integer().value_or(0));
                text += std::to_string(integers.back());
            } else {
                text += value.rawText();
            }
        });
    }
};

void readSymbolic(JsonValue object, Argument& argument)
{
    SymbolicNumbers numbers;
    numbers.read(object, argument);
    if (!argument.values.empty() || numbers.count == 0)
        return;
    if (!numbers.integers.empty())
        argument.literal = numbers.integers.front();
    else
        argument.literal = RawJson{numbers.text};
}

void readSymbolicList(JsonValue list, Argument& argument)
{
    SymbolicNumbers numbers;
    list.forEachItem([&](JsonValue item) { numbers.read(item, argument); });
    if (numbers.integers.size() == numbers.count)
        argument.literal = std::move(numbers.integers);
    else if (argument.values.size() < numbers.count)
        argument.literal = '[' + numbers.text + ']';
}

std::string readDevice(JsonValue object)
{
    std::string device;
    object.forEachMember([&](string_view key, JsonValue value) {
        if (key == "type")
            device.insert(0, value.string().value_or(string_view()));
        else if (const auto index = key == "index" ? value.integer() : std::nullopt)
            device += ':' + std::to_string(*index);
    });
    return device;
}

using Read = void (*)(JsonValue value, Argument& argument);

struct Kind {
    string_view key;
    Read read;
};

constexpr auto kinds = std::to_array<Kind>({
    {"as_tensor",
     [](JsonValue value, Argument& argument) {
         argument.isTensor = true;
         argument.values.push_back(readName(value).value_or(string_view()));
     }},
    {"as_tensors", [](JsonValue value, Argument& argument) { readTensors(value, argument); }},
    {"as_nested_tensors",
     [](JsonValue value, Argument& argument) {
         value.forEachItem([&](JsonValue list) { readTensors(list, argument); });
     }},
    {"as_optional_tensor",
     [](JsonValue value, Argument& argument) {
         argument.isTensor = true;
         readOptionalTensor(value, argument);
     }},
    {"as_optional_tensors",
     [](JsonValue value, Argument& argument) {
         argument.isList = true;
         value.forEachItem([&](JsonValue item) { readOptionalTensor(item, argument); });
         closeGaps(argument);
     }},
    {"as_custom_obj",
     [](JsonValue value, Argument& argument) {
         argument.values.push_back(readName(value).value_or(string_view()));
     }},
    {"as_int",
     [](JsonValue value, Argument& argument) { argument.literal = value.integer().value_or(0); }},
    {"as_ints",
     [](JsonValue value, Argument& argument) {
         argument.literal =
             readItems<std::int64_t>(value, [](JsonValue& item) { return item.integer(); });
     }},
    {"as_float",
     [](JsonValue value, Argument& argument) { argument.literal = readFloat(value).value_or(0); }},
    {"as_floats",
     [](JsonValue value, Argument& argument) {
         argument.literal = readItems<double>(value, readFloat);
     }},
    {"as_bool",
     [](JsonValue value, Argument& argument) {
         argument.literal = value.boolean().value_or(false);
     }},
    {"as_string",
     [](JsonValue value, Argument& argument) {
         argument.literal = std::string(value.string().value_or(string_view()));
     }},
    {"as_operator",
     [](JsonValue value, Argument& argument) {
         argument.literal = std::string(value.string().value_or(string_view()));
     }},
    {"as_strings",
     [](JsonValue value, Argument& argument) {
         argument.literal =
             readItems<std::string>(value, [](JsonValue& item) { return item.string(); });
     }},
    {"as_sym_int", readSymbolic},
    {"as_sym_float", readSymbolic},
    {"as_sym_bool", readSymbolic},
    {"as_sym_ints", readSymbolicList},
    {"as_sym_floats", readSymbolicList},
    {"as_sym_bools", readSymbolicList},
    {"as_scalar_type",
     [](JsonValue value, Argument& argument) {
         argument.literal = scalarTypeWord(value.integer().value_or(0));
     }},
    {"as_memory_format",
     [](JsonValue value, Argument& argument) {
         argument.literal = memoryFormatWord(value.integer().value_or(0));
     }},
    {"as_layout",
     [](JsonValue value, Argument& argument) {
         argument.literal = layoutWord(value.integer().value_or(0));
     }},
    {"as_device",
     [](JsonValue value, Argument& argument) { argument.literal = readDevice(value); }},
    {"as_none", [](JsonValue, Argument& argument) { argument.isNone = true; }},
});

void readGraph(JsonValue object, const ReadNested& readNested, Argument& argument)
{
    object.forEachMember([&](string_view key, JsonValue value) {
        if (key == "name")
            argument.graphName = value.string().value_or(string_view());
        else if (key == "graph")
            argument.graph = readNested(value);
    });
}

} // namespace

Argument readArgument(JsonValue object, const ReadNested& readNested)
{
    Argument argument;
    bool isRead = false;
    object.forEachMember([&](string_view key, JsonValue value) {
        // Some writers give every key of the union and null to those that do not hold.
        if (isRead || (value.kind() == JsonKind::Null && key != "as_none"))
            return;
        isRead = true;
        const auto kind = std::ranges::find(kinds, key, &Kind::key);
        if (kind != kinds.end())
            kind->read(value, argument);
        else if (key == "as_graph")
            readGraph(value, readNested, argument);
        else
            argument.literal = RawJson{std::string(value.rawText())};
    });
    if (!isRead)
        argument.isNone = true;
    return argument;
}

} // namespace fusewright::torch_export
