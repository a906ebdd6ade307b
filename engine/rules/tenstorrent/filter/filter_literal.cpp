// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/filter/filter_literal.h"

#include "engine/rules/tenstorrent/filter/filter_scene.h"
#include "engine/support/file_bytes.h"
#include "engine/support/json_reader.h"

#include <cstdlib>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t mostLevels = 16;

/// A list, slice or dict whose items are being read.
struct OpenLiteral {
    enum class Kind : std::uint8_t { List, Slice, Dict };

    Kind kind = Kind::List;
    std::vector<std::string> keys;  ///< Of a dict.
    std::vector<std::string> texts; ///< Of the items, as JSON.
    std::vector<PythonValue> items; ///< Those that were read.
};

/// Reads what JSON has no word for, as the exporter writes it.
class LiteralReader {
public:
    LiteralReader(FilterScene& scene, const NodeByName& named) : m_scene(scene), m_named(named) { }

    PythonValue read(const std::string& json);

private:
    PythonValue begin(const std::string& json);
    PythonValue value(JsonValue json);
    PythonValue member(std::string_view key, JsonValue json);
    PythonValue written(std::string_view python);
    PythonValue open(OpenLiteral opened);
    PythonValue close();
    PythonValue notSaid(std::string_view what)
    {
        return m_scene.unknown("The file does not say what `" + std::string(what)
                               + "` is in Python.");
    }

    FilterScene& m_scene;
    const NodeByName& m_named;
    std::vector<OpenLiteral> m_open;
};

PythonValue LiteralReader::read(const std::string& json)
{
    PythonValue done = begin(json);
    while (!m_open.empty()) {
        if (done.isValid())
            m_open.back().items.push_back(done);
        const OpenLiteral& last = m_open.back();
        const bool isWhole = last.items.size() == last.texts.size();
        done = isWhole ? close() : begin(std::string(last.texts[last.items.size()]));
        if (isWhole && !done.isValid())
            done = notSaid(json);
    }
    return done;
}

/// Nothing for what was opened: its items come first.
PythonValue LiteralReader::begin(const std::string& json)
{
    // A list of one, because a bare word is not a document that can be walked.
    const FileBytes bytes = FileBytes::copyOf('[' + json + ']');
    JsonDocument document(bytes);
    const std::size_t depth = m_open.size();
    PythonValue result;
    if (auto root = document.root())
        root->forEachItem([&](JsonValue item) { result = value(item); });
    return result.isValid() || m_open.size() > depth ? result : notSaid(json);
}

PythonValue LiteralReader::value(JsonValue json)
{
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
    case JsonKind::Array: {
        OpenLiteral list;
        json.forEachItem([&](JsonValue item) { list.texts.emplace_back(item.rawText()); });
        return open(std::move(list));
    }
    case JsonKind::Object:
        break;
    }
    PythonValue result;
    std::size_t members = 0;
    json.forEachMember([&](std::string_view key, JsonValue inner) {
        if (++members == 1)
            result = member(key, inner);
    });
    return result;
}

PythonValue LiteralReader::member(std::string_view key, JsonValue json)
{
    const auto kind = json.kind().value_or(JsonKind::Null);
    OpenLiteral opened;
    if (key == "slice" && kind == JsonKind::Array) {
        opened.kind = OpenLiteral::Kind::Slice;
        json.forEachItem([&](JsonValue item) { opened.texts.emplace_back(item.rawText()); });
        return open(std::move(opened));
    }
    if (key == "dict" && kind == JsonKind::Object) {
        opened.kind = OpenLiteral::Kind::Dict;
        json.forEachMember([&](std::string_view name, JsonValue item) {
            opened.keys.emplace_back(name);
            opened.texts.emplace_back(item.rawText());
        });
        return open(std::move(opened));
    }
    if (kind != JsonKind::String)
        return {};
    const std::string text(json.string().value_or(""));
    if (key == "python")
        return written(text);
    if (key == "float")
        return PythonValue::real(std::strtod(text.c_str(), nullptr));
    return key == "value" ? m_named(text) : PythonValue();
}

PythonValue LiteralReader::open(OpenLiteral opened)
{
    if (m_open.size() == mostLevels)
        return {};
    m_open.push_back(std::move(opened));
    return {};
}

PythonValue LiteralReader::close()
{
    OpenLiteral done = std::move(m_open.back());
    m_open.pop_back();
    if (done.kind == OpenLiteral::Kind::List)
        return m_scene.listed(std::move(done.items));
    if (done.kind == OpenLiteral::Kind::Slice && done.items.size() == 3)
        return PythonValue(
            m_scene.heap().make<PythonSlice>(done.items[0], done.items[1], done.items[2]));
    if (done.kind == OpenLiteral::Kind::Slice)
        return notSaid("slice");
    PythonTable& made = m_scene.runtime().table(PythonType::Dict);
    for (std::size_t at = 0; at < done.items.size(); ++at) {
        const PythonValue key = m_scene.string(done.keys[at]);
        if (key.isValid())
            m_scene.runtime().setKey(made, key, done.items[at]);
    }
    return PythonValue(made);
}

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
        items.reserve(list.size());
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
