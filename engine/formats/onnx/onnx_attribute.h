// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_builder.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace fusewright::onnx {

/// What is read of an AttributeProto before its value is wanted.
struct AttributeView {
    std::string_view name;
    std::string_view reference; ///< The attribute of the enclosing function that it stands for.
    std::vector<std::string_view> graphs; ///< Bodies: not values but nested graphs.
    std::string_view message;             ///< The whole AttributeProto.
};

AttributeView readAttribute(std::string_view message);

/// The value; nothing for bodies and for what cannot be shown.
std::optional<AttributeValue> readAttributeValue(std::string_view message);

/// Turns small AttributeProtos into attributes of a builder, each distinct one only once.
class AttributeCache {
public:
    /// Nothing when the bytes are not among those that were seen lately.
    const Attribute* find(std::string_view message) const;
    void keep(std::string_view message, Attribute attribute);

private:
    static constexpr std::size_t slots = 1024;
    static constexpr std::size_t longest = 128;

    struct Entry {
        std::string_view message;
        Attribute attribute;
    };

    std::array<Entry, slots> m_entries;
};

} // namespace fusewright::onnx
