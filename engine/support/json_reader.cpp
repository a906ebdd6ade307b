// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/json_reader.h"

#include "engine/support/diagnostic.h"
#include "engine/support/file_bytes.h"
#include "engine/support/source_text.h"
#include "engine/support/utf8.h"

#include <algorithm>

namespace fusewright {

namespace {

static_assert(FileBytes::padding >= simdjson::SIMDJSON_PADDING);

constexpr std::string_view jsonSpaces = " \t\r\n";

std::string explain(simdjson::error_code error)
{
    switch (error) {
    case simdjson::EMPTY:
        return "The file is empty.";
    case simdjson::UTF8_ERROR:
        return "The file is not valid UTF-8.";
    case simdjson::UNCLOSED_STRING:
        return "A string is not closed.";
    case simdjson::STRING_ERROR:
        return "A string has a bad escape or a raw control character.";
    case simdjson::NUMBER_ERROR:
        return "A number is not valid JSON, or is too large.";
    case simdjson::DEPTH_ERROR:
        return "The file is nested too deeply.";
    case simdjson::INCOMPLETE_ARRAY_OR_OBJECT:
        return "The file ends inside a list or an object: it is cut off, or a bracket is missing.";
    case simdjson::TRAILING_CONTENT:
        return "Something follows the end of the JSON value.";
    case simdjson::CAPACITY:
    case simdjson::MEMALLOC:
        return "The file is too large to be read as JSON.";
    default:
        return "The JSON is broken here: a comma, colon, bracket or value is missing or extra.";
    }
}

struct BrokenPlace {
    simdjson::error_code error = simdjson::SUCCESS;
    std::size_t offset = 0;
};

char closingOf(char bracket)
{
    return bracket == '[' ? ']' : '}';
}

/// Whether a list or an object ends as it begins. No more than a hint: nothing between is read.
bool isClosed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(jsonSpaces);
    const std::size_t last = text.find_last_not_of(jsonSpaces);
    return first == std::string_view::npos || (text[first] != '[' && text[first] != '{')
        || text[last] == closingOf(text[first]);
}

/// Where the brackets of a text that is not closed go wrong.
BrokenPlace findUnclosed(std::string_view text)
{
    std::string open;
    for (std::size_t at = 0; at < text.size(); ++at) {
        switch (text[at]) {
        case '[':
        case '{':
            open += closingOf(text[at]);
            break;
        case ']':
        case '}':
            if (open.empty() || open.back() != text[at])
                return {simdjson::TAPE_ERROR, at};
            open.pop_back();
            if (const std::size_t next = text.find_first_not_of(jsonSpaces, at + 1);
                open.empty() && next != std::string_view::npos)
                return {simdjson::TRAILING_CONTENT, next};
            break;
        case '"':
            for (++at; at < text.size() && text[at] != '"'; ++at)
                at += text[at] == '\\' ? 1 : 0;
            break;
        default:
            break;
        }
    }
    return {simdjson::INCOMPLETE_ARRAY_OR_OBJECT, text.size()};
}

} // namespace

std::optional<JsonKind> JsonValue::kind()
{
    simdjson::ondemand::json_type type{};
    if (const auto error = m_value.type().get(type)) {
        m_document->broke(error);
        return std::nullopt;
    }
    switch (type) {
    case simdjson::ondemand::json_type::array:
        return JsonKind::Array;
    case simdjson::ondemand::json_type::object:
        return JsonKind::Object;
    case simdjson::ondemand::json_type::number:
        return JsonKind::Number;
    case simdjson::ondemand::json_type::string:
        return JsonKind::String;
    case simdjson::ondemand::json_type::boolean:
        return JsonKind::Boolean;
    case simdjson::ondemand::json_type::null:
        return JsonKind::Null;
    }
    return std::nullopt;
}

std::optional<std::string_view> JsonValue::string()
{
    const std::size_t place = offset();
    std::string_view text;
    const auto error = m_value.get_string().get(text);
    if (!error)
        return text;
    if (error != simdjson::INCORRECT_TYPE)
        m_document->broke(error, place);
    return std::nullopt;
}

std::optional<std::int64_t> JsonValue::integer()
{
    std::int64_t number = 0;
    const auto error = m_value.get_int64().get(number);
    if (!error)
        return number;
    // Every other number is none of ours, but what is no number at all is an error.
    if (kind() == JsonKind::Number)
        this->number();
    else if (error != simdjson::INCORRECT_TYPE)
        m_document->broke(error, offset());
    return std::nullopt;
}

std::optional<double> JsonValue::number()
{
    double number = 0;
    const auto error = m_value.get_double().get(number);
    if (!error)
        return number;
    if (error != simdjson::INCORRECT_TYPE)
        m_document->broke(error, offset());
    else if (kind() == JsonKind::Number)
        m_document->broke(simdjson::NUMBER_ERROR, offset());
    return std::nullopt;
}

std::optional<bool> JsonValue::boolean()
{
    const std::size_t place = offset();
    bool truth = false;
    const auto error = m_value.get_bool().get(truth);
    if (!error)
        return truth;
    // What begins like a truth but is none counts as another kind for simdjson.
    if (error != simdjson::INCORRECT_TYPE || kind() == JsonKind::Boolean)
        m_document->broke(error == simdjson::INCORRECT_TYPE ? simdjson::TAPE_ERROR : error, place);
    return std::nullopt;
}

bool JsonValue::isInteger()
{
    std::int64_t number = 0;
    return m_value.get_int64().get(number) == simdjson::SUCCESS;
}

std::string_view JsonValue::rawText()
{
    simdjson::ondemand::json_type type{};
    std::string_view text;
    simdjson::error_code error = m_value.type().get(type);
    if (error == simdjson::SUCCESS && type == simdjson::ondemand::json_type::object) {
        simdjson::ondemand::object object;
        error = m_value.get_object().get(object);
        if (!error)
            error = object.raw_json().get(text);
    } else if (error == simdjson::SUCCESS && type == simdjson::ondemand::json_type::array) {
        simdjson::ondemand::array array;
        error = m_value.get_array().get(array);
        if (!error)
            error = array.raw_json().get(text);
    } else if (error == simdjson::SUCCESS) {
        text = m_value.raw_json_token();
    }
    if (error)
        m_document->broke(error);
    const std::size_t end = text.find_last_not_of(jsonSpaces);
    return text.substr(0, end == std::string_view::npos ? 0 : end + 1);
}

std::size_t JsonValue::offset()
{
    return m_document->offsetOf(m_value.raw_json_token().data());
}

JsonDocument::JsonDocument(const FileBytes& bytes) : m_bytes(bytes) { }

std::optional<JsonValue> JsonDocument::root()
{
    std::string_view text = m_bytes.view();
    if (text.starts_with(utf8::byteOrderMark))
        text.remove_prefix(utf8::byteOrderMark.size());
    const simdjson::padded_string_view padded(text.data(), text.size(),
                                              text.size() + FileBytes::padding);
    // Until the text has been taken up there is no place that simdjson could tell.
    if (const auto error = m_parser.iterate(padded).get(m_document)) {
        m_error = error;
        m_errorOffset = utf8::findInvalid(m_bytes.view()).value_or(m_bytes.size());
        return std::nullopt;
    }
    // Newer versions of simdjson refuse such a text without a place, older ones read up to it.
    if (!isClosed(text)) {
        const BrokenPlace found = findUnclosed(text);
        broke(found.error, offsetOf(text.data() + found.offset));
        return std::nullopt;
    }
    simdjson::ondemand::value value;
    if (const auto error = m_document.get_value().get(value)) {
        broke(error);
        return std::nullopt;
    }
    return JsonValue(*this, value);
}

void JsonDocument::expectEnd()
{
    const char* next = nullptr;
    if (!isBroken() && m_document.current_location().get(next) != simdjson::OUT_OF_BOUNDS)
        broke(simdjson::TRAILING_CONTENT);
}

void JsonDocument::report(const std::string& file, Diagnostics& diagnostics) const
{
    if (isBroken())
        diagnostics.error("json-syntax", explain(m_error), file, rangeAt(m_errorOffset));
}

TextRange JsonDocument::rangeAt(std::size_t offset) const
{
    // Lines are counted only when something is wrong, so the text is not indexed. Findings mostly
    // come in the order of the file, so counting goes on where the last one was.
    if (offset < m_countedTo) {
        m_countedTo = 0;
        m_counted = {};
    }
    const SourceText between({}, std::string(text().substr(m_countedTo, offset - m_countedTo)));
    const TextPosition moved = between.position(offset - m_countedTo);
    const std::size_t before = moved.line == 1 ? m_counted.column - 1 : 0;
    m_counted = {m_counted.line + moved.line - 1, before + moved.column};
    m_countedTo = std::min(offset, text().size());
    return {m_counted, {m_counted.line, m_counted.column + 1}};
}

std::string_view JsonDocument::text() const
{
    return m_bytes.view();
}

void JsonDocument::broke(simdjson::error_code error)
{
    const char* place = nullptr;
    const bool isAtEnd = m_document.current_location().get(place) != simdjson::SUCCESS;
    broke(error, isAtEnd ? text().size() : offsetOf(place));
}

void JsonDocument::broke(simdjson::error_code error, std::size_t offset)
{
    if (isBroken())
        return;
    m_error = error;
    m_errorOffset = offset;
}

std::size_t JsonDocument::offsetOf(const char* place) const
{
    const char* const begin = text().data();
    if (place < begin || place > begin + text().size())
        return text().size();
    return static_cast<std::size_t>(place - begin);
}

} // namespace fusewright
