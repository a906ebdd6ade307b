// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/attribute_json.h"

#include "engine/support/file_bytes.h"
#include "engine/support/json_reader.h"
#include "engine/support/json_writer.h"

#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace fusewright {

namespace {

/// What the items of a list have in common.
struct ListContents {
    std::vector<std::int64_t> integers;
    std::vector<double> numbers;
    std::vector<std::string> strings;
    bool isMixed = false;

    std::size_t size() const { return numbers.size() + strings.size(); }
};

ListContents readList(JsonValue& list)
{
    ListContents contents;
    list.forEachItem([&](JsonValue item) {
        const auto kind = item.kind();
        if (kind == JsonKind::String) {
            contents.strings.emplace_back(item.string().value_or(""));
            return;
        }
        if (kind != JsonKind::Number) {
            contents.isMixed = true;
            item.rawText();
            return;
        }
        if (item.isInteger())
            contents.integers.push_back(item.integer().value_or(0));
        contents.numbers.push_back(item.number().value_or(0));
    });
    contents.isMixed = contents.isMixed || (!contents.strings.empty() && !contents.numbers.empty());
    return contents;
}

std::optional<AttributeValue> listValue(ListContents contents)
{
    if (contents.isMixed)
        return std::nullopt;
    if (!contents.strings.empty())
        return std::move(contents.strings);
    if (contents.integers.size() == contents.numbers.size())
        return std::move(contents.integers);
    return std::move(contents.numbers);
}

/// `{"float": "inf"}`, or not a number for everything else.
double writtenOut(JsonValue& object)
{
    double number = std::numeric_limits<double>::quiet_NaN();
    object.forEachMember([&](std::string_view key, JsonValue value) {
        if (key == "float" && value.kind() == JsonKind::String)
            number = std::strtod(std::string(value.string().value_or("")).c_str(), nullptr);
    });
    return number;
}

TensorLiteral readTensorObject(JsonValue& object)
{
    TensorLiteral literal{.complete = true};
    object.forEachMember([&](std::string_view key, JsonValue value) {
        if (key == "dtype") {
            literal.type = parseDataType(value.string().value_or("?")).value_or(DataType::Unknown);
        } else if (key == "shape") {
            literal.shape = readList(value).integers;
        } else if (key == "complete") {
            literal.complete = value.boolean().value_or(true);
        } else if (key == "integers") {
            literal.integers = readList(value).integers;
        } else if (key == "numbers") {
            value.forEachItem([&](JsonValue item) {
                literal.numbers.push_back(
                    item.kind() == JsonKind::Number ? item.number().value_or(0) : writtenOut(item));
            });
        }
    });
    return literal;
}

/// `{"tensor": …}` and `{"float": "inf"}`; nothing for every other object.
std::optional<AttributeValue> objectValue(JsonValue& object)
{
    std::optional<AttributeValue> result;
    std::size_t members = 0;
    object.forEachMember([&](std::string_view key, JsonValue value) {
        ++members;
        if (key == "tensor" && value.kind() == JsonKind::Object)
            result = readTensorObject(value);
        else if (key == "float" && value.kind() == JsonKind::String)
            result = std::strtod(std::string(value.string().value_or("")).c_str(), nullptr);
    });
    return members == 1 ? result : std::nullopt;
}

std::optional<AttributeValue> plainValue(JsonValue& value)
{
    switch (value.kind().value_or(JsonKind::Null)) {
    case JsonKind::String:
        return std::string(value.string().value_or(""));
    case JsonKind::Boolean:
        return value.boolean().value_or(false);
    case JsonKind::Number:
        if (value.isInteger())
            return value.integer().value_or(0);
        return value.number().value_or(0);
    case JsonKind::Array:
        return listValue(readList(value));
    case JsonKind::Object:
        return objectValue(value);
    case JsonKind::Null:
        break;
    }
    return std::nullopt;
}

void writeNumber(JsonWriter& writer, double number)
{
    if (std::isfinite(number)) {
        writer.number(number);
        return;
    }
    writer.beginObject(JsonWriter::Layout::Compact).key("float");
    writer.string(std::isnan(number) ? "nan" : number < 0 ? "-inf" : "inf").endObject();
}

struct Write {
    JsonWriter& writer;

    void operator()(std::int64_t number) const { writer.integer(number); }
    void operator()(double number) const { writeNumber(writer, number); }
    void operator()(bool truth) const { writer.boolean(truth); }
    void operator()(const std::string& text) const { writer.string(text); }
    void operator()(const RawJson& raw) const { writer.raw(raw.text); }

    template <class Item>
    void operator()(const std::vector<Item>& items) const
    {
        writer.beginArray(JsonWriter::Layout::Compact);
        for (const Item& item : items)
            (*this)(item);
        writer.endArray();
    }

    void operator()(const TensorLiteral& tensor) const
    {
        writer.beginObject(JsonWriter::Layout::Compact).key("tensor").beginObject();
        writer.key("dtype").string(dataTypeName(tensor.type));
        writer.key("shape");
        (*this)(tensor.shape);
        if (!tensor.integers.empty()) {
            writer.key("integers");
            (*this)(tensor.integers);
        }
        if (!tensor.numbers.empty()) {
            writer.key("numbers").beginArray(JsonWriter::Layout::Compact);
            for (const double number : tensor.numbers)
                writeNumber(writer, number);
            writer.endArray();
        }
        if (!tensor.complete)
            writer.key("complete").boolean(false);
        writer.endObject().endObject();
    }
};

} // namespace

AttributeValue attributeFromJson(std::string_view json)
{
    // A list of one, because a bare number or string is not a document that can be walked.
    const FileBytes bytes = FileBytes::copyOf('[' + std::string(json) + ']');
    JsonDocument document(bytes);
    std::optional<AttributeValue> result;
    if (auto root = document.root())
        root->forEachItem([&](JsonValue value) { result = plainValue(value); });
    if (!result || document.isBroken())
        return RawJson{std::string(json)};
    return *std::move(result);
}

void writeAttribute(JsonWriter& writer, const AttributeValue& value)
{
    std::visit(Write{writer}, value);
}

} // namespace fusewright
