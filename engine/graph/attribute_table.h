// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/data_type.h"
#include "engine/graph/graph_ids.h"

#include <cstdint>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

namespace fusewright {

/// A tensor written into a model as a constant: its first elements, or one that all are equal to.
struct TensorLiteral {
    static constexpr std::size_t mostElements = 64;

    DataType type = DataType::Unknown;
    std::vector<std::int64_t> shape;
    std::vector<double> numbers;        ///< For floating-point types.
    std::vector<std::int64_t> integers; ///< For integers and booleans.
    bool complete = false;              ///< Every element is here.

    bool operator==(const TensorLiteral&) const = default;
};

/// Something that a format writes and that is only kept and shown, as the JSON text it stands for.
struct RawJson {
    std::string text;

    bool operator==(const RawJson&) const = default;
};

using AttributeValue =
    std::variant<std::int64_t, double, bool, std::string, std::vector<std::int64_t>,
                 std::vector<double>, std::vector<std::string>, TensorLiteral, RawJson>;

/// The same text for equal values and another for others; also what people are shown.
std::string toText(const AttributeValue& value);

/// One attribute of one operator: a name in the graph's string pool and a value of its table.
struct Attribute {
    Symbol name;
    AttributeValueId value;

    bool operator==(const Attribute&) const = default;
};

/// The distinct attribute values of a graph: equal values have equal ids.
class AttributeTable {
public:
    AttributeValueId intern(AttributeValue value);

    const AttributeValue& value(AttributeValueId id) const { return m_values[id.index]; }
    std::size_t size() const { return m_values.size(); }

private:
    std::vector<AttributeValue> m_values;
    std::unordered_map<std::string, AttributeValueId> m_byText;
};

} // namespace fusewright
