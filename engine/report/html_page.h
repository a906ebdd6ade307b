// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// The text with `&`, `<`, `>` and `"` made harmless, and malformed UTF-8 replaced.
std::string htmlEscaped(std::string_view text);

/// A page that needs nothing but itself: readable in light and dark, printable.
class HtmlPage {
public:
    explicit HtmlPage(std::string title);

    void addParagraph(std::string_view text);
    void addHeading(std::string_view text);
    /// Facts as large numbers with a word below each.
    void addFacts(const std::vector<std::pair<std::string, std::string>>& facts);
    /// Columns whose heading begins with `#` hold numbers: they stand at the right.
    void addTable(const std::vector<std::string>& headings,
                  const std::vector<std::vector<std::string>>& rows);

    std::string text() const;

private:
    std::string m_title;
    std::string m_body;
};

} // namespace fusewright
