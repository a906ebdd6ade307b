// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/onnx/onnx_attribute.h"

#include "engine/formats/onnx/onnx_fields.h"
#include "engine/formats/onnx/onnx_tensor.h"
#include "engine/formats/onnx/onnx_types.h"
#include "engine/formats/onnx/wire_reader.h"
#include "engine/support/hash.h"

#include <cstring>
#include <string>
#include <utility>

#include <google/protobuf/io/coded_stream.h>

namespace fusewright::onnx {

namespace {

/// AttributeProto.AttributeType.
enum class Type : std::int64_t {
    Undefined = 0,
    Float = 1,
    Int = 2,
    String = 3,
    Tensor = 4,
    Floats = 6,
    Ints = 7,
    Strings = 8,
    SparseTensor = 11,
};

constexpr std::size_t mostListItems = 4096;

struct Contents {
    Type type = Type::Undefined;
    std::optional<double> floatValue;
    std::optional<std::int64_t> intValue;
    std::optional<std::string> stringValue;
    std::optional<TensorLiteral> tensor;
    std::vector<double> floats;
    std::vector<std::int64_t> ints;
    std::vector<std::string> strings;
};

void readFloats(const WireReader& reader, std::vector<double>& into)
{
    if (!reader.isDelimited()) {
        into.push_back(double(reader.asFloat()));
        return;
    }
    std::string_view packed = reader.bytes();
    for (; packed.size() >= 4 && into.size() < mostListItems; packed.remove_prefix(4)) {
        float number = 0;
        std::memcpy(&number, packed.data(), 4);
        into.push_back(double(number));
    }
}

void readInts(const WireReader& reader, std::vector<std::int64_t>& into)
{
    if (!reader.isDelimited()) {
        into.push_back(reader.integer());
        return;
    }
    const std::string_view packed = reader.bytes();
    const auto* at = reinterpret_cast<const std::uint8_t*>(packed.data());
    google::protobuf::io::CodedInputStream stream(at, static_cast<int>(packed.size()));
    std::uint64_t number = 0;
    while (into.size() < mostListItems && stream.ReadVarint64(&number))
        into.push_back(static_cast<std::int64_t>(number));
}

void readField(const WireReader& reader, Contents& contents)
{
    switch (reader.field()) {
    case attribute::type:
        contents.type = static_cast<Type>(reader.integer());
        break;
    case attribute::floatValue:
        contents.floatValue = double(reader.asFloat());
        break;
    case attribute::intValue:
        contents.intValue = reader.integer();
        break;
    case attribute::stringValue:
        contents.stringValue = std::string(reader.bytes());
        break;
    case attribute::tensor:
        contents.tensor = readLiteral(readTensor(reader.bytes()));
        break;
    case attribute::sparseTensor:
        contents.tensor = readLiteral(readSparseTensor(reader.bytes()));
        break;
    case attribute::floats:
        readFloats(reader, contents.floats);
        break;
    case attribute::ints:
        readInts(reader, contents.ints);
        break;
    case attribute::strings:
        if (contents.strings.size() < mostListItems)
            contents.strings.emplace_back(reader.bytes());
        break;
    default:
        break;
    }
}

/// Files of IR version 1 and 2 may leave the type out: the field that is there tells it.
Type typeOf(const Contents& contents)
{
    if (contents.type != Type::Undefined)
        return contents.type;
    if (contents.tensor)
        return Type::Tensor;
    if (contents.stringValue)
        return Type::String;
    if (contents.intValue)
        return Type::Int;
    if (contents.floatValue)
        return Type::Float;
    if (!contents.ints.empty())
        return Type::Ints;
    if (!contents.floats.empty())
        return Type::Floats;
    return contents.strings.empty() ? Type::Undefined : Type::Strings;
}

} // namespace

AttributeView readAttribute(std::string_view message)
{
    AttributeView view{.message = message};
    WireReader reader(message);
    while (reader.next()) {
        if (reader.field() == attribute::name)
            view.name = reader.bytes();
        else if (reader.field() == attribute::reference)
            view.reference = reader.bytes();
        else if (reader.field() == attribute::graph || reader.field() == attribute::graphs)
            view.graphs.push_back(reader.bytes());
    }
    return view;
}

std::optional<AttributeValue> readAttributeValue(std::string_view message)
{
    Contents contents;
    WireReader reader(message);
    while (reader.next())
        readField(reader, contents);
    switch (typeOf(contents)) {
    case Type::Float:
        return contents.floatValue.value_or(0);
    case Type::Int:
        return contents.intValue.value_or(0);
    case Type::String:
        return std::move(contents.stringValue).value_or(std::string());
    case Type::Tensor:
    case Type::SparseTensor:
        return std::move(contents.tensor).value_or(TensorLiteral{});
    case Type::Floats:
        return std::move(contents.floats);
    case Type::Ints:
        return std::move(contents.ints);
    case Type::Strings:
        return std::move(contents.strings);
    default:
        return std::nullopt;
    }
}

const Attribute* AttributeCache::find(std::string_view message) const
{
    if (message.size() > longest)
        return nullptr;
    const Entry& entry = m_entries[hashText(message) % slots];
    return !entry.message.empty() && entry.message == message ? &entry.attribute : nullptr;
}

void AttributeCache::keep(std::string_view message, Attribute attribute)
{
    if (message.size() <= longest)
        m_entries[hashText(message) % slots] = {message, attribute};
}

} // namespace fusewright::onnx
