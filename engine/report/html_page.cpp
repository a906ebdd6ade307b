// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/html_page.h"

#include "engine/report/marked_text.h"
#include "engine/report/page_style.h"
#include "engine/support/utf8.h"

#include <utility>

namespace fusewright {

namespace {

bool isAllowed(char character)
{
    const auto byte = static_cast<unsigned char>(character);
    return byte >= ' ' || character == '\n' || character == '\t';
}

/// U+FFFE and U+FFFF are well-formed UTF-8, and still not allowed in XML.
std::string withoutNonCharacters(std::string text)
{
    for (const std::string_view each : {"\xEF\xBF\xBE", "\xEF\xBF\xBF"}) {
        for (auto at = text.find(each); at != std::string::npos; at = text.find(each, at))
            text.replace(at, each.size(), utf8::replacement);
    }
    return text;
}

} // namespace

std::string htmlEscaped(std::string_view text)
{
    std::string result;
    for (const char character : utf8::repaired(text)) {
        switch (character) {
        case '&':
            result += "&amp;";
            break;
        case '<':
            result += "&lt;";
            break;
        case '>':
            result += "&gt;";
            break;
        case '"':
            result += "&quot;";
            break;
        default:
            result +=
                isAllowed(character) ? std::string(1, character) : std::string(utf8::replacement);
        }
    }
    return withoutNonCharacters(std::move(result));
}

HtmlPage::HtmlPage(std::string title) : m_title(std::move(title)) { }

void HtmlPage::addParagraph(std::string_view text)
{
    m_body += "<p>" + htmlEscaped(text) + "</p>\n";
}

void HtmlPage::addHeading(std::string_view text)
{
    m_body += "<h2>" + htmlEscaped(text) + "</h2>\n";
}

void HtmlPage::addFacts(const std::vector<std::pair<std::string, std::string>>& facts)
{
    m_body += "<dl>\n";
    for (const auto& [word, value] : facts) {
        m_body +=
            "<div><dt>" + htmlEscaped(word) + "</dt><dd>" + htmlEscaped(value) + "</dd></div>\n";
    }
    m_body += "</dl>\n";
}

void HtmlPage::addTable(const PageTable& table)
{
    const auto cell = [&](const char* tag, std::size_t column, const std::string& html) {
        const bool isNumber = table.headings[column].starts_with('#');
        m_body +=
            std::string("<") + tag + (isNumber ? " class=\"n\">" : ">") + html + "</" + tag + ">";
    };
    m_body += "<table>\n<thead><tr>";
    for (std::size_t column = 0; column < table.headings.size(); ++column) {
        const std::string_view heading = table.headings[column];
        cell("th", column, htmlEscaped(heading.substr(heading.starts_with('#') ? 1 : 0)));
    }
    m_body += "</tr></thead>\n<tbody>\n";
    for (const auto& row : table.rows) {
        m_body += "<tr>";
        for (std::size_t column = 0; column < row.size(); ++column)
            cell("td", column, table.isMarked ? markedHtml(row[column]) : htmlEscaped(row[column]));
        m_body += "</tr>\n";
    }
    m_body += "</tbody></table>\n";
}

std::string HtmlPage::text() const
{
    const std::string title = htmlEscaped(m_title);
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>"
        + title + "</title>\n<style>\n" + pageStyle(m_theme) + "</style>\n</head>\n<body>\n<h1>"
        + title + "</h1>\n" + m_body + "</body>\n</html>\n";
}

} // namespace fusewright
