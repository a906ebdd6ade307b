// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/html_page.h"

#include "engine/support/utf8.h"

#include <utility>

namespace fusewright {

namespace {

constexpr std::string_view style = R"css(
:root { color-scheme: light dark; --ink: #1c2430; --soft: #5b6675; --line: #d9dee6;
        --page: #ffffff; --card: #f5f7fa; --accent: #2458b3; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6eaf0; --soft: #9aa6b5; --line: #333c48; --page: #151a21; --card: #1d242d;
          --accent: #8ab4f8; } }
body { font: 15px/1.55 system-ui, sans-serif; color: var(--ink); background: var(--page);
       max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.5rem; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0 0 .25rem; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 2.25rem 0 .5rem; }
p { margin: .25rem 0 1rem; color: var(--soft); }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: .75rem; }
dl div { background: var(--card); border-radius: 8px; padding: .75rem 1rem; }
dt { color: var(--soft); font-size: .85rem; }
dd { margin: 0; font-size: 1.35rem; font-variant-numeric: tabular-nums; }
dl div { display: flex; flex-direction: column-reverse; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line);
         overflow-wrap: anywhere; vertical-align: top; }
th { color: var(--soft); font-weight: 600; font-size: .85rem; }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
)css";

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
            result += character;
        }
    }
    return result;
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

void HtmlPage::addTable(const std::vector<std::string>& headings,
                        const std::vector<std::vector<std::string>>& rows)
{
    const auto cell = [&](const char* tag, std::size_t column, std::string_view text) {
        const bool isNumber = headings[column].starts_with('#');
        m_body += std::string("<") + tag + (isNumber ? " class=\"n\">" : ">") + htmlEscaped(text)
            + "</" + tag + ">";
    };
    m_body += "<table>\n<thead><tr>";
    for (std::size_t column = 0; column < headings.size(); ++column) {
        const std::string_view heading = headings[column];
        cell("th", column, heading.substr(heading.starts_with('#') ? 1 : 0));
    }
    m_body += "</tr></thead>\n<tbody>\n";
    for (const auto& row : rows) {
        m_body += "<tr>";
        for (std::size_t column = 0; column < row.size(); ++column)
            cell("td", column, row[column]);
        m_body += "</tr>\n";
    }
    m_body += "</tbody></table>\n";
}

std::string HtmlPage::text() const
{
    const std::string title = htmlEscaped(m_title);
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>"
        + title + "</title>\n<style>" + std::string(style) + "</style>\n</head>\n<body>\n<h1>"
        + title + "</h1>\n" + m_body + "</body>\n</html>\n";
}

} // namespace fusewright
