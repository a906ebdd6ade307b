// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_json.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace fusewright {

/// Reads the member "call" of a node, in which operands are named.
class NativeCallReader {
public:
    /// Knows a literal of the file by its text.
    using Literals = std::function<AttributeValueId(std::string_view json)>;

    NativeCallReader(ModelJson& json, GraphBuilder& builder) : m_json(json), m_builder(builder) { }

    void clear();
    void read(JsonValue object, const Literals& literals);
    /// Tells the builder, for its current node. A call that names something else than inputs of the
    /// node is left out, with a warning.
    void emit(std::string_view node, std::span<const Symbol> inputs);
    /// Whether a module is called as a whole, on these and no other values.
    bool isModuleOn(std::span<const Symbol> inputs) const;

private:
    /// An argument, and the value that it names.
    struct Told {
        CallArgument argument;
        std::optional<Symbol> value;
    };

    void readKind(JsonValue value);
    Told literal(std::string_view json) const;
    std::vector<Told> readArgument(std::string_view json, std::uint8_t depth);
    std::optional<std::vector<Told>> readList(JsonValue list, std::uint8_t depth);

    ModelJson& m_json;
    GraphBuilder& m_builder;
    CallKind m_kind = CallKind::Unknown;
    std::vector<Told> m_positional;
    std::vector<Told> m_named;
    std::size_t m_place = 0;
    bool m_isTold = false;
    bool m_isTooDeep = false;
};

} // namespace fusewright
