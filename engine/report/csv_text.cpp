// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/csv_text.h"

namespace fusewright {

CsvText& CsvText::cell(std::string_view text)
{
    if (!m_isFirst)
        m_text += ',';
    m_isFirst = false;
    // A blank at an end would be lost on programs that trim.
    const bool isPlain = text.find_first_of(",\"\r\n") == std::string_view::npos
        && !text.starts_with(' ') && !text.ends_with(' ');
    if (isPlain) {
        m_text += text;
        return *this;
    }
    m_text += '"';
    for (const char character : text)
        m_text += character == '"' ? std::string_view("\"\"") : std::string_view(&character, 1);
    m_text += '"';
    return *this;
}

void CsvText::endLine()
{
    m_text += "\r\n";
    m_isFirst = true;
}

} // namespace fusewright
