// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/page_table.h"
#include "engine/report/picture_style.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

/// The text with `&`, `<`, `>` and `"` made harmless, and malformed UTF-8 and what XML does not
/// allow replaced.
std::string htmlEscaped(std::string_view text);

/// A page that needs nothing but itself: readable in light and dark, printable.
class HtmlPage {
public:
    explicit HtmlPage(std::string title);

    void setTheme(ReportTheme theme) { m_theme = theme; }
    void addParagraph(std::string_view text);
    void addHeading(std::string_view text);
    /// Facts as large numbers with a word below each.
    void addFacts(const std::vector<std::pair<std::string, std::string>>& facts);
    void addTable(const PageTable& table);
    /// What is HTML already.
    void add(std::string_view html) { m_body += html; }

    std::string text() const;

private:
    std::string m_title;
    std::string m_body;
    ReportTheme m_theme = ReportTheme::Auto;
};

} // namespace fusewright
