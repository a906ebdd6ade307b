// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// `1632` as people write it: `1,632`.
std::string groupedNumber(std::uint64_t number);
/// `1 section`, `1,632 sections`.
std::string counted(std::uint64_t count, std::string_view what);

/// Lines up columns of text for a terminal. Widths count characters, not bytes.
class TextTable {
public:
    enum class Align { Left, Right };

    explicit TextTable(std::vector<Align> columns) : m_columns(std::move(columns)) { }

    void addRow(std::vector<std::string> cells) { m_rows.push_back(std::move(cells)); }
    /// Each row indented by two spaces; no trailing spaces.
    std::string text() const;

private:
    std::vector<Align> m_columns;
    std::vector<std::vector<std::string>> m_rows;
};

} // namespace fusewright
