// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// Appends a JSON string literal with its quotes. Malformed UTF-8 becomes U+FFFD.
void appendJsonString(std::string& out, std::string_view text);

/// Writes JSON as it is told, keeping track of commas and indentation.
///
/// `Layout::Compact` puts a container on one line; a container begun so holds only such ones.
class JsonWriter {
public:
    enum class Layout { Lines, Compact };

    JsonWriter& beginObject(Layout layout = Layout::Lines);
    JsonWriter& endObject();
    JsonWriter& beginArray(Layout layout = Layout::Lines);
    JsonWriter& endArray();
    JsonWriter& key(std::string_view name);

    JsonWriter& string(std::string_view text);
    JsonWriter& integer(std::int64_t number);
    JsonWriter& count(std::uint64_t number);
    /// Always with a point or an exponent, so that it is read back as a floating-point number.
    /// Infinities and NaN, which JSON lacks, become null.
    JsonWriter& number(double number);
    JsonWriter& boolean(bool truth);
    JsonWriter& null();
    /// A text that is JSON already.
    JsonWriter& raw(std::string_view json);

    const std::string& text() const { return m_out; }
    std::string take();

private:
    struct Level {
        Layout layout;
        bool empty = true;
    };

    void beforeValue();
    void open(char bracket, Layout layout);
    void close(char bracket);
    void newLine();

    std::string m_out;
    std::vector<Level> m_levels;
    bool m_afterKey = false;
};

} // namespace fusewright
