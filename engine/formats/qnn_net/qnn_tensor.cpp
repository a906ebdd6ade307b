// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/qnn_net/qnn_tensor.h"

#include "engine/formats/qnn_net/quant_params.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <utility>

namespace fusewright::qnn_net {

namespace {

struct TypeNumber {
    std::int64_t number;
    DataType type;
    bool isFixedPoint = false;
};

constexpr auto typeNumbers = std::to_array<TypeNumber>({
    {8, DataType::I8},           {22, DataType::I16},
    {50, DataType::I32},         {100, DataType::I64},
    {264, DataType::U8},         {278, DataType::U16},
    {306, DataType::U32},        {356, DataType::U64},
    {534, DataType::F16},        {562, DataType::F32},
    {612, DataType::F64},        {772, DataType::I4, true},
    {776, DataType::I8, true},   {790, DataType::I16, true},
    {818, DataType::I32, true},  {1028, DataType::U4, true},
    {1032, DataType::U8, true},  {1046, DataType::U16, true},
    {1074, DataType::U32, true}, {1288, DataType::Bool},
    {1544, DataType::String},    {2147483647, DataType::Unknown},
});

/// The members of a tensor that others depend on, until all are there.
class TensorReader {
public:
    TensorReader(const ModelJson& json, std::string_view name) : m_json(json), m_name(name) { }

    QnnTensor read(JsonValue object)
    {
        m_json.forEachMember(object, "A tensor", [&](std::string_view key, JsonValue value) {
            readMember(key, value);
        });
        for (std::size_t axis : m_dynamicAxes) {
            if (m_tensor.dims && axis < m_tensor.dims->size())
                (*m_tensor.dims)[axis] = Dim();
        }
        if (!m_tensor.element.isFixedPoint)
            m_tensor.encoding.reset();
        // A width that is the type's own says nothing.
        const double bytes = bytesPerElement(m_tensor.element.type).value_or(0);
        if (m_tensor.encoding && m_tensor.encoding->bits == static_cast<std::uint32_t>(bytes * 8))
            m_tensor.encoding->bits = 0;
        return std::move(m_tensor);
    }

private:
    void readMember(std::string_view key, JsonValue value)
    {
        if (key == "id")
            m_tensor.id = value.integer().value_or(m_tensor.id);
        else if (key == "type")
            readRole(value);
        else if (key == "data_type")
            readType(value);
        else if (key == "dims")
            readDims(value);
        else if (key == "is_dynamic_dims")
            readDynamicAxes(value);
        else if (key == "quant_params")
            m_tensor.encoding = readQuantParams(m_json, value, m_name);
        else if (key == "data")
            m_tensor.data = value.rawText();
    }

    void readRole(JsonValue value)
    {
        const std::size_t place = value.offset();
        const auto number = value.integer();
        if (number && *number >= 0 && *number <= static_cast<std::int64_t>(TensorRole::Nothing))
            m_tensor.role = static_cast<TensorRole>(*number);
        else
            warn("unknown-tensor-type", "has a \"type\" that QNN does not have.", place);
    }

    void readType(JsonValue value)
    {
        const std::size_t place = value.offset();
        const auto number = value.integer();
        const auto type = number ? elementTypeOf(*number) : std::nullopt;
        if (type)
            m_tensor.element = *type;
        else
            warn("unknown-dtype", "has a \"data_type\" that QNN does not have.", place);
    }

    void readDims(JsonValue value)
    {
        std::vector<Dim> dims;
        const bool isList = m_json.forEachItem(value, "dims", [&](JsonValue item) {
            const auto size = item.integer();
            dims.push_back(size ? Dim::known(*size) : Dim());
        });
        if (isList)
            m_tensor.dims = std::move(dims);
    }

    void readDynamicAxes(JsonValue value)
    {
        std::size_t axis = 0;
        value.forEachItem([&](JsonValue item) {
            const bool isDynamic = item.kind() == JsonKind::Boolean
                ? item.boolean().value_or(false)
                : item.integer().value_or(0) != 0;
            if (isDynamic)
                m_dynamicAxes.push_back(axis);
            ++axis;
        });
    }

    void warn(std::string code, const std::string& what, std::size_t place) const
    {
        m_json.warning(std::move(code), "The tensor \"" + std::string(m_name) + "\" " + what,
                       place);
    }

    const ModelJson& m_json;
    std::string_view m_name;
    QnnTensor m_tensor;
    std::vector<std::size_t> m_dynamicAxes;
};

bool isReal(DataType type)
{
    return type >= DataType::F64 && type <= DataType::BFP4;
}

void addNumber(TensorLiteral& literal, std::string_view word)
{
    const char* const end = word.data() + word.size();
    std::int64_t whole = 0;
    double number = 0;
    if (word == "true" || word == "false") {
        literal.integers.push_back(word == "true" ? 1 : 0);
    } else if (!isReal(literal.type) && std::from_chars(word.data(), end, whole).ptr == end) {
        literal.integers.push_back(whole);
    } else {
        std::from_chars(word.data(), end, number);
        literal.numbers.push_back(number);
    }
}

/// Brackets say nothing that the extents do not, so the nesting is not followed.
void readElements(TensorLiteral& literal, std::string_view json)
{
    constexpr std::string_view between = "[], \t\r\n";
    literal.complete = true;
    std::size_t at = json.find_first_not_of(between);
    for (std::size_t count = 0; at != std::string_view::npos; ++count) {
        if (count == TensorLiteral::mostElements) {
            literal.complete = false;
            return;
        }
        const std::size_t end = std::min(json.find_first_of(between, at), json.size());
        addNumber(literal, json.substr(at, end - at));
        at = json.find_first_not_of(between, end);
    }
}

} // namespace

std::optional<ElementType> elementTypeOf(std::int64_t number)
{
    const auto found = std::ranges::find(typeNumbers, number, &TypeNumber::number);
    if (found == typeNumbers.end())
        return std::nullopt;
    return ElementType{found->type, found->isFixedPoint};
}

QnnTensor readQnnTensor(const ModelJson& json, JsonValue object, std::string_view name)
{
    return TensorReader(json, name).read(object);
}

std::optional<AttributeValue> contentOf(const QnnTensor& tensor)
{
    if (tensor.data.empty() || tensor.data.find('"') != std::string_view::npos)
        return std::nullopt;
    TensorLiteral literal{.type = tensor.element.type};
    readElements(literal, tensor.data);
    if (!literal.numbers.empty() && !literal.integers.empty())
        return std::nullopt;
    const std::size_t rank = tensor.dims ? tensor.dims->size() : 1;
    if (rank == 1 && literal.complete) {
        if (!literal.numbers.empty())
            return AttributeValue(std::move(literal.numbers));
        return AttributeValue(std::move(literal.integers));
    }
    for (const Dim dim : tensor.dims.value_or(std::vector<Dim>()))
        literal.shape.push_back(dim.isKnown() ? dim.size() : -1);
    return AttributeValue(std::move(literal));
}

} // namespace fusewright::qnn_net
