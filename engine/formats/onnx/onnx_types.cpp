// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/onnx/onnx_types.h"

#include "engine/formats/onnx/onnx_fields.h"
#include "engine/formats/onnx/wire_reader.h"

#include <array>
#include <optional>
#include <vector>

namespace fusewright::onnx {

namespace {

/// In the order of TensorProto.DataType.
constexpr auto dataTypes = std::to_array<DataType>({
    DataType::Unknown,    DataType::F32,      DataType::U8,         DataType::I8,
    DataType::U16,        DataType::I16,      DataType::I32,        DataType::I64,
    DataType::String,     DataType::Bool,     DataType::F16,        DataType::F64,
    DataType::U32,        DataType::U64,      DataType::C64,        DataType::C128,
    DataType::BF16,       DataType::F8E4M3FN, DataType::F8E4M3FNUZ, DataType::F8E5M2,
    DataType::F8E5M2FNUZ, DataType::U4,       DataType::I4,
});

Dim readDim(std::string_view message, GraphBuilder& builder)
{
    Dim dim;
    WireReader reader(message);
    while (reader.next()) {
        if (reader.field() == dimension::value && !reader.isDelimited())
            dim = Dim::known(reader.integer());
        else if (reader.field() == dimension::parameter && !reader.bytes().empty())
            dim = Dim::named(builder.intern(reader.bytes()));
    }
    return dim;
}

ShapeId readTensorShape(std::string_view message, GraphBuilder& builder)
{
    std::vector<Dim> dims;
    WireReader reader(message);
    while (reader.next()) {
        if (reader.field() == shape::dim)
            dims.push_back(readDim(reader.bytes(), builder));
    }
    return builder.shapes().intern(dims);
}

ValueType readTensorType(std::string_view message, GraphBuilder& builder)
{
    ValueType type;
    WireReader reader(message);
    while (reader.next()) {
        if (reader.field() == tensorType::elementType)
            type.type = dataType(reader.integer());
        else if (reader.field() == tensorType::shape)
            type.shape = readTensorShape(reader.bytes(), builder);
    }
    return type;
}

} // namespace

DataType dataType(std::int64_t elementType)
{
    if (elementType < 0 || elementType >= std::ssize(dataTypes))
        return DataType::Unknown;
    return dataTypes[static_cast<std::size_t>(elementType)];
}

ValueType readType(std::string_view typeProto, GraphBuilder& builder)
{
    ValueType type;
    WireReader reader(typeProto);
    while (reader.next()) {
        switch (reader.field()) {
        case typeKind::tensor:
        case typeKind::sparseTensor:
            type = readTensorType(reader.bytes(), builder);
            break;
        case typeKind::sequence:
            type.type = DataType::Sequence;
            break;
        case typeKind::map:
            type.type = DataType::Map;
            break;
        case typeKind::optional:
            type.type = DataType::Optional;
            break;
        case typeKind::opaque:
            type.type = DataType::Opaque;
            break;
        default:
            break;
        }
    }
    return type;
}

NamedType readValueInfo(std::string_view valueInfo, GraphBuilder& builder)
{
    NamedType result;
    WireReader reader(valueInfo);
    while (reader.next()) {
        if (reader.field() == valueInfoField::name)
            result.name = reader.bytes();
        else if (reader.field() == valueInfoField::type)
            result.type = readType(reader.bytes(), builder);
    }
    return result;
}

} // namespace fusewright::onnx
