// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <simdjson.h>

namespace fusewright {

class Diagnostics;
class FileBytes;

enum class JsonKind { Object, Array, String, Number, Boolean, Null };

class JsonDocument;

/// One value of a JSON file, read once and in order: a thin hand on simdjson's on-demand reader.
///
/// Every reader function says nothing (or false) when the value is of another kind or the file is
/// broken there; `JsonDocument::isBroken()` tells the two apart, once, at the end.
class JsonValue {
public:
    JsonValue(JsonDocument& document, simdjson::ondemand::value value)
        : m_document(&document), m_value(value)
    {
    }

    std::optional<JsonKind> kind();
    /// Stays valid as long as the document.
    std::optional<std::string_view> string();
    std::optional<std::int64_t> integer();
    /// Integers too.
    std::optional<double> number();
    std::optional<bool> boolean();
    /// A number written without fraction or exponent that fits in 64 bits.
    bool isInteger();
    /// The text of this value as it stands in the file.
    std::string_view rawText();
    /// Where in the file the value begins.
    std::size_t offset();

    /// Calls `visit(std::string_view key, JsonValue value)` in the order of the file.
    template <class Visit>
    bool forEachMember(Visit visit);
    /// Calls `visit(JsonValue item)` in the order of the file.
    template <class Visit>
    bool forEachItem(Visit visit);

private:
    JsonDocument* m_document;
    simdjson::ondemand::value m_value;
};

/// A JSON file that is being read.
class JsonDocument {
public:
    /// The bytes must outlive the document.
    explicit JsonDocument(const FileBytes& bytes);
    JsonDocument(const JsonDocument&) = delete;
    JsonDocument& operator=(const JsonDocument&) = delete;

    /// Nothing when the text has no value, or its outermost bracket is not closed.
    std::optional<JsonValue> root();
    bool isBroken() const { return m_error != simdjson::SUCCESS; }
    /// Nothing may follow the root value; says so as an error of the document.
    void expectEnd();
    /// Puts the first syntax error, if there was one, into the sink.
    void report(const std::string& file, Diagnostics& diagnostics) const;

    TextRange rangeAt(std::size_t offset) const;
    std::string_view text() const;

private:
    friend class JsonValue;

    void broke(simdjson::error_code error);
    void broke(simdjson::error_code error, std::size_t offset);
    std::size_t offsetOf(const char* place) const;

    const FileBytes& m_bytes;
    simdjson::ondemand::parser m_parser;
    simdjson::ondemand::document m_document;
    simdjson::error_code m_error = simdjson::SUCCESS;
    std::size_t m_errorOffset = 0;
    mutable std::size_t m_countedTo = 0; ///< Lines are counted up to here.
    mutable TextPosition m_counted;      ///< The position there.
};

template <class Visit>
bool JsonValue::forEachMember(Visit visit)
{
    simdjson::ondemand::object object;
    if (const auto error = m_value.get_object().get(object)) {
        if (error != simdjson::INCORRECT_TYPE)
            m_document->broke(error);
        return false;
    }
    for (auto result : object) {
        simdjson::ondemand::field field;
        if (const auto error = std::move(result).get(field)) {
            m_document->broke(error);
            return false;
        }
        std::string_view key;
        if (const auto error = field.unescaped_key().get(key)) {
            m_document->broke(error);
            return false;
        }
        // Where the text ends or goes wrong there is no value to visit.
        JsonValue value(*m_document, field.value());
        if (!value.kind())
            return false;
        visit(key, value);
        if (m_document->isBroken())
            return false;
    }
    return true;
}

template <class Visit>
bool JsonValue::forEachItem(Visit visit)
{
    simdjson::ondemand::array array;
    if (const auto error = m_value.get_array().get(array)) {
        if (error != simdjson::INCORRECT_TYPE)
            m_document->broke(error);
        return false;
    }
    for (auto result : array) {
        simdjson::ondemand::value item;
        if (const auto error = std::move(result).get(item)) {
            m_document->broke(error);
            return false;
        }
        JsonValue value(*m_document, item);
        if (!value.kind())
            return false;
        visit(value);
        if (m_document->isBroken())
            return false;
    }
    return true;
}

} // namespace fusewright
