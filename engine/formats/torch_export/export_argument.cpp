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

/// `x[:, i]` has no tensor in the first place: the list is kept as a text that says so.
void closeGaps(Argument& argument)
{
    if (std::ranges::find(argument.values, string_view()) == argument.values.end())
        return;
    for (const string_view value : argument.values) {
        argument.items.push_back({.value = value});
        if (value.empty())
            argument.items.back().literal = RawJson{"null"};
    }
    std::string text;
    for (const string_view value : argument.values) {
        text += text.empty() ? "[" : ", ";
        text += value.empty() ? "None" : value;
    }
    argument.literal = text + ']';
    std::erase(argument.values, string_view());
}

/// What JSON has no word for, as the exporter writes it.
RawJson pythonWord(string_view text)
{
    std::string json = "{\"python\": ";
    appendJsonString(json, text);
    return {json += '}'};
}

/// Reads what stands behind the one key of an argument.
class ArgumentReader {
public:
    ArgumentReader(const ModelJson& json, string_view key, Argument& argument)
        : m_json(json), m_key(key), m_argument(argument)
    {
    }

    void readTensor(JsonValue object)
    {
        m_argument.isTensor = true;
        readNamed(object);
    }
    void readNamed(JsonValue object) { m_argument.values.push_back(nameOf(object)); }
    void readTensors(JsonValue list)
    {
        m_argument.isList = true;
        m_json.forEachItem(list, m_key, [&](JsonValue item) { readNamed(item); });
    }
    void readNestedTensors(JsonValue list)
    {
        m_json.forEachItem(list, m_key, [&](JsonValue item) {
            const std::size_t first = m_argument.values.size();
            readTensors(item);
            m_argument.items.emplace_back();
            for (std::size_t at = first; at < m_argument.values.size(); ++at)
                m_argument.items.push_back({.value = m_argument.values[at], .depth = 2});
        });
    }
    void readOptionalTensor(JsonValue object)
    {
        m_argument.isTensor = true;
        addOptional(object);
    }
    void readOptionalTensors(JsonValue list)
    {
        m_argument.isList = true;
        m_json.forEachItem(list, m_key, [&](JsonValue item) { addOptional(item); });
        closeGaps(m_argument);
    }

    void readInteger(JsonValue value) { m_argument.literal = integer(value); }
    void readIntegers(JsonValue list)
    {
        m_argument.literal =
            items<std::int64_t>(list, [&](JsonValue item) { return integer(item); });
    }
    void readFloat(JsonValue value) { m_argument.literal = number(value); }
    void readFloats(JsonValue list)
    {
        m_argument.literal = items<double>(list, [&](JsonValue item) { return number(item); });
    }
    void readTruth(JsonValue value) { m_argument.literal = m_json.truth(value, m_key); }
    void readText(JsonValue value) { m_argument.literal = text(value); }
    void readTexts(JsonValue list)
    {
        m_argument.literal = items<std::string>(list, [&](JsonValue item) { return text(item); });
    }
    void readOperator(JsonValue value) { setWord(text(value)); }
    void readScalarType(JsonValue value) { setWord(scalarTypeWord(integer(value))); }
    void readMemoryFormat(JsonValue value) { setWord(memoryFormatWord(integer(value))); }
    void readLayout(JsonValue value) { setWord(layoutWord(integer(value))); }
    void readNone(JsonValue /*value*/) { m_argument.isNone = true; }

    void readDevice(JsonValue object)
    {
        std::string device;
        m_json.forEachMember(object, m_key, [&](string_view key, JsonValue value) {
            if (key == "type")
                device.insert(0, m_json.text(value, "The type of a device"));
            else if (key == "index" && value.kind() != JsonKind::Null)
                device += ':' + std::to_string(m_json.integer(value, "The index of a device"));
        });
        m_argument.called = pythonWord("torch.device('" + device + "')");
        m_argument.literal = std::move(device);
    }
    void readSymbolic(JsonValue object)
    {
        addSymbolic(object);
        m_argument.items.clear();
        if (!m_argument.values.empty() || m_count == 0)
            return;
        if (!m_integers.empty())
            m_argument.literal = m_integers.front();
        else
            m_argument.literal = RawJson{m_text};
    }
    void readSymbolicList(JsonValue list)
    {
        m_json.forEachItem(list, m_key, [&](JsonValue item) { addSymbolic(item); });
        if (m_integers.size() == m_count) {
            m_argument.literal = std::move(m_integers);
            m_argument.items.clear();
        } else if (m_argument.values.size() < m_count)
            m_argument.literal = '[' + m_text + ']';
    }

private:
    void setWord(std::string word)
    {
        m_argument.called = pythonWord(word);
        m_argument.literal = std::move(word);
    }
    /// `{"name": …}` of a tensor, an object of a class of the user, or a token.
    string_view nameOf(JsonValue object)
    {
        string_view name;
        m_json.forEachMember(object, m_key, [&](string_view key, JsonValue value) {
            if (key == "name" || key == "as_name")
                name = m_json.text(value, key);
        });
        return name;
    }
    /// `{"as_tensor": {"name": …}}`, `{"as_none": true}`.
    void addOptional(JsonValue object)
    {
        string_view name;
        m_json.forEachMember(object, m_key, [&](string_view key, JsonValue value) {
            if (key == "as_tensor")
                name = nameOf(value);
        });
        m_argument.values.push_back(name);
    }
    /// A number that may be a value that another operator makes: `{"as_name": …}`.
    void addSymbolic(JsonValue object)
    {
        m_json.forEachMember(object, m_key, [&](string_view key, JsonValue value) {
            m_text += m_count++ > 0 ? ", " : "";
            if (key == "as_name") {
                m_argument.values.push_back(m_json.text(value, key));
                m_text += m_argument.values.back();
                m_argument.items.push_back({.value = m_argument.values.back()});
            } else if (key == "as_int") {
                m_integers.push_back(m_json.integer(value, key));
                m_text += std::to_string(m_integers.back());
                m_argument.items.push_back({.literal = m_integers.back()});
            } else {
                const string_view raw = value.rawText();
                m_text += raw;
                m_argument.items.push_back({.literal = RawJson{std::string(raw)}});
            }
        });
    }

    std::int64_t integer(JsonValue value) { return m_json.integer(value, m_key); }
    std::string text(JsonValue value) { return std::string(m_json.text(value, m_key)); }
    /// Infinities and NaN are written as words, for JSON has no numbers for them.
    double number(JsonValue value)
    {
        return value.kind() == JsonKind::String ? std::strtod(text(value).c_str(), nullptr)
                                                : m_json.number(value, m_key);
    }
    template <class Item, class Read>
    std::vector<Item> items(JsonValue list, Read read)
    {
        std::vector<Item> items;
        m_json.forEachItem(list, m_key, [&](JsonValue item) { items.push_back(read(item)); });
        return items;
    }

    const ModelJson& m_json;
    string_view m_key;
    Argument& m_argument;
    std::vector<std::int64_t> m_integers; ///< Of symbolic numbers, as the next two.
    std::string m_text;                   ///< As the graph has it: `n, 4`.
    std::size_t m_count = 0;
};

struct Kind {
    string_view key;
    void (ArgumentReader::*read)(JsonValue value);
};

constexpr auto kinds = std::to_array<Kind>({
    {"as_tensor", &ArgumentReader::readTensor},
    {"as_tensors", &ArgumentReader::readTensors},
    {"as_nested_tensors", &ArgumentReader::readNestedTensors},
    {"as_optional_tensor", &ArgumentReader::readOptionalTensor},
    {"as_optional_tensors", &ArgumentReader::readOptionalTensors},
    {"as_custom_obj", &ArgumentReader::readNamed},
    {"as_int", &ArgumentReader::readInteger},
    {"as_ints", &ArgumentReader::readIntegers},
    {"as_float", &ArgumentReader::readFloat},
    {"as_floats", &ArgumentReader::readFloats},
    {"as_bool", &ArgumentReader::readTruth},
    {"as_string", &ArgumentReader::readText},
    {"as_operator", &ArgumentReader::readOperator},
    {"as_strings", &ArgumentReader::readTexts},
    {"as_sym_int", &ArgumentReader::readSymbolic},
    {"as_sym_float", &ArgumentReader::readSymbolic},
    {"as_sym_bool", &ArgumentReader::readSymbolic},
    {"as_sym_ints", &ArgumentReader::readSymbolicList},
    {"as_sym_floats", &ArgumentReader::readSymbolicList},
    {"as_sym_bools", &ArgumentReader::readSymbolicList},
    {"as_scalar_type", &ArgumentReader::readScalarType},
    {"as_memory_format", &ArgumentReader::readMemoryFormat},
    {"as_layout", &ArgumentReader::readLayout},
    {"as_device", &ArgumentReader::readDevice},
    {"as_none", &ArgumentReader::readNone},
});

void readGraph(const ModelJson& json, JsonValue object, const ReadNested& readNested,
               Argument& argument)
{
    json.forEachMember(object, "as_graph", [&](string_view key, JsonValue value) {
        if (key == "name")
            argument.graphName = json.text(value, "The name of a graph");
        else if (key == "graph" && readNested)
            argument.graph = readNested(value);
    });
    argument.called = pythonWord(argument.graphName);
}

} // namespace

Argument readArgument(const ModelJson& json, JsonValue object, const ReadNested& readNested)
{
    Argument argument;
    bool isRead = false;
    json.forEachMember(object, "An argument", [&](string_view key, JsonValue value) {
        // Some writers give every key of the union and null to those that do not hold.
        if (isRead || (value.kind() == JsonKind::Null && key != "as_none"))
            return;
        isRead = true;
        const auto kind = std::ranges::find(kinds, key, &Kind::key);
        if (kind != kinds.end())
            (ArgumentReader(json, key, argument).*kind->read)(value);
        else if (key == "as_graph")
            readGraph(json, value, readNested, argument);
        else
            argument.literal = RawJson{std::string(value.rawText())};
    });
    if (!isRead)
        argument.isNone = true;
    return argument;
}

} // namespace fusewright::torch_export
