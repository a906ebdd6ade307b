// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/filter/filter_literal.h"

#include "engine/rules/tenstorrent/filter/filter_scene.h"
#include "engine/support/file_bytes.h"
#include "engine/support/json_reader.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace fusewright {

namespace {

constexpr int mostLevels = 16;

/// Reads what JSON has no word for, as the exporter writes it.
class LiteralReader {
public:
    LiteralReader(FilterScene& scene, const NodeByName& named) : m_scene(scene), m_named(named) { }

    PythonValue read(std::string_view json);

private:
    PythonValue value(JsonValue json, int level);
    PythonValue object(JsonValue json, int level);
    PythonValue member(std::string_view key, JsonValue json, int level);
    std::vector<PythonValue> items(JsonValue list, int level);
    PythonValue table(JsonValue members, int level);
    PythonValue written(std::string_view python);
    PythonValue notSaid(std::string_view what)
    {
        return m_scene.unknown("The file does not say what `" + std::string(what)
                               + "` is in Python.");
    }

    FilterScene& m_scene;
    const NodeByName& m_named;
};

PythonValue LiteralReader::read(std::string_view json)
{
    // A list of one, because a bare word is not a document that can be walked.
    const FileBytes bytes = FileBytes::copyOf('[' + std::string(json) + ']');
    JsonDocument document(bytes);
    PythonValue result;
    if (auto root = document.root())
        root->forEachItem([&](JsonValue item) { result = value(item, 0); });
    return result.isValid() && !document.isBroken() ? result : notSaid(json);
}

// NOLINTBEGIN(misc-no-recursion): as deep as lists are nested, which is counted.
PythonValue LiteralReader::value(JsonValue json, int level)
{
    if (level > mostLevels)
        return notSaid(json.rawText());
    switch (json.kind().value_or(JsonKind::Null)) {
    case JsonKind::Null:
        return PythonValue::none();
    case JsonKind::Boolean:
        return PythonValue::boolean(json.boolean().value_or(false));
    case JsonKind::String:
        return m_scene.string(json.string().value_or(""));
    case JsonKind::Number:
        return json.isInteger() ? PythonValue::integer(json.integer().value_or(0))
                                : PythonValue::real(json.number().value_or(0));
    case JsonKind::Array:
        return m_scene.listed(items(json, level));
    case JsonKind::Object:
        return object(json, level);
    }
    return PythonValue::none();
}

std::vector<PythonValue> LiteralReader::items(JsonValue list, int level)
{
    std::vector<PythonValue> all;
    list.forEachItem([&](JsonValue item) { all.push_back(value(item, level + 1)); });
    return all;
}

PythonValue LiteralReader::table(JsonValue members, int level)
{
    PythonTable& made = m_scene.runtime().table(PythonType::Dict);
    members.forEachMember([&](std::string_view key, JsonValue json) {
        const PythonValue name = m_scene.string(key);
        const PythonValue item = value(json, level + 1);
        if (name.isValid() && item.isValid())
            m_scene.runtime().setKey(made, name, item);
    });
    return PythonValue(made);
}

PythonValue LiteralReader::object(JsonValue json, int level)
{
    PythonValue result;
    std::size_t members = 0;
    json.forEachMember([&](std::string_view key, JsonValue inner) {
        ++members;
        result = member(key, inner, level);
    });
    return members == 1 && result.isValid() ? result : notSaid("{…}");
}

PythonValue LiteralReader::member(std::string_view key, JsonValue json, int level)
{
    const auto kind = json.kind().value_or(JsonKind::Null);
    if (key == "dict" && kind == JsonKind::Object)
        return table(json, level);
    if (key == "slice" && kind == JsonKind::Array) {
        const std::vector<PythonValue> parts = items(json, level);
        const bool isWhole = parts.size() == 3 && std::ranges::all_of(parts, &PythonValue::isValid);
        return isWhole ? PythonValue(m_scene.heap().make<PythonSlice>(parts[0], parts[1], parts[2]))
                       : PythonValue();
    }
    if (kind != JsonKind::String)
        return {};
    const std::string text(json.string().value_or(""));
    if (key == "python")
        return written(text);
    if (key == "float")
        return PythonValue::real(std::strtod(text.c_str(), nullptr));
    if (key != "value")
        return {};
    const PythonValue node = m_named(text);
    return node.isValid() ? node : notSaid(text);
}
// NOLINTEND(misc-no-recursion)

PythonValue LiteralReader::written(std::string_view python)
{
    if (python == "Ellipsis")
        return PythonValue::ellipsis();
    const PythonValue found = python.starts_with("torch.") ? m_scene.torch(python) : PythonValue();
    return found.isValid() ? found : notSaid(python);
}

/// Turns each kind of attribute value into Python's.
struct LiteralMaker {
    FilterScene& scene;
    const NodeByName& named;

    PythonValue operator()(std::int64_t value) const { return PythonValue::integer(value); }
    PythonValue operator()(double value) const { return PythonValue::real(value); }
    PythonValue operator()(bool value) const { return PythonValue::boolean(value); }
    PythonValue operator()(const std::string& value) const { return scene.string(value); }
    PythonValue operator()(const RawJson& value) const
    {
        return LiteralReader(scene, named).read(value.text);
    }
    PythonValue operator()(const TensorLiteral&) const
    {
        return scene.unknown("A tensor that is written into the file is not modelled.");
    }
    template <class Item>
    PythonValue operator()(const std::vector<Item>& list) const
    {
        std::vector<PythonValue> items;
        for (const Item& each : list)
            items.push_back((*this)(each));
        return scene.listed(std::move(items));
    }
};

} // namespace

PythonValue literalValue(FilterScene& scene, const AttributeValue& literal, const NodeByName& named)
{
    return std::visit(LiteralMaker{scene, named}, literal);
}

} // namespace fusewright
