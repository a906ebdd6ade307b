// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace fusewright {

/// Puts lines of comma-separated values together as RFC 4180 has them.
class CsvText {
public:
    /// Quotation marks are written only where they are needed.
    CsvText& cell(std::string_view text);
    CsvText& cell(std::size_t number) { return cell(std::to_string(number)); }
    void endLine();
    std::string take() { return std::move(m_text); }

private:
    std::string m_text;
    bool m_isFirst = true;
};

} // namespace fusewright
