// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/model_json.h"

#include "engine/support/diagnostic.h"
#include "engine/support/letters.h"
#include "engine/support/utf8.h"

#include <utility>

namespace fusewright {

namespace {

std::string_view nameOfKind(JsonKind kind)
{
    switch (kind) {
    case JsonKind::Object:
        return "an object";
    case JsonKind::Array:
        return "a list";
    case JsonKind::String:
        return "a string";
    case JsonKind::Number:
        return "a number";
    case JsonKind::Boolean:
        return "a truth";
    case JsonKind::Null:
        break;
    }
    return "null";
}

std::string subjectOf(std::string_view what)
{
    const bool areWords = !what.empty() && isUpper(what.front());
    return areWords ? std::string(what) : '"' + std::string(what) + '"';
}

} // namespace

ModelJson::ModelJson(const FileBytes& bytes, const std::string& path, Diagnostics& diagnostics)
    : m_document(bytes), m_path(path), m_diagnostics(diagnostics)
{
}

bool ModelJson::endsWell(bool isRead)
{
    if (isRead)
        m_document.expectEnd();
    m_document.report(m_path, m_diagnostics);
    return !isBroken();
}

std::string_view ModelJson::text(JsonValue value, std::string_view what) const
{
    if (const auto text = value.string())
        return *text;
    complainOfKind(value, what, "a string");
    return {};
}

std::int64_t ModelJson::integer(JsonValue value, std::string_view what) const
{
    if (const auto integer = value.integer())
        return *integer;
    complainOfKind(value, what, "a whole number");
    return 0;
}

double ModelJson::number(JsonValue value, std::string_view what) const
{
    if (const auto number = value.number())
        return *number;
    complainOfKind(value, what, "a number");
    return 0;
}

bool ModelJson::truth(JsonValue value, std::string_view what) const
{
    if (const auto truth = value.boolean())
        return *truth;
    complainOfKind(value, what, "true or false");
    return false;
}

bool ModelJson::complainOfKind(JsonValue value, std::string_view what,
                               std::string_view wanted) const
{
    if (isBroken())
        return false;
    const std::size_t place = value.offset();
    const auto kind = value.kind();
    if (!kind || kind == JsonKind::Null)
        return false;
    std::string text = subjectOf(what);
    text.append(" must be ").append(wanted).append(", not ").append(nameOfKind(*kind)) += '.';
    error("wrong-type", std::move(text), place);
    return false;
}

void ModelJson::error(std::string code, std::string message, std::size_t place) const
{
    m_diagnostics.error(std::move(code), std::move(message), m_path, m_document.rangeAt(place));
}

void ModelJson::warning(std::string code, std::string message, std::size_t place) const
{
    m_diagnostics.warning(std::move(code), std::move(message), m_path, m_document.rangeAt(place));
}

GraphBuilder::Locator ModelJson::locator() const
{
    return [this](std::size_t place) { return std::optional(m_document.rangeAt(place)); };
}

double ModelJson::fractionRead(std::size_t place) const
{
    return double(place) / double(m_document.text().size());
}

bool beginsLikeJson(std::string_view bytes, std::string_view brackets)
{
    if (bytes.starts_with(utf8::byteOrderMark))
        bytes.remove_prefix(utf8::byteOrderMark.size());
    const std::size_t first = bytes.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && brackets.find(bytes[first]) != std::string_view::npos;
}

} // namespace fusewright
