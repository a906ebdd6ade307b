// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/marked_text.h"

#include "engine/report/html_page.h"
#include "engine/report/markdown_text.h"

#include <algorithm>

namespace fusewright {

namespace {

/// Every second part is a name. A backquote without a second one is only itself.
template <class Text, class Name>
std::string joinedParts(std::string_view sentence, Text text, Name name)
{
    std::string joined;
    while (!sentence.empty()) {
        const std::size_t begin = sentence.find('`');
        const std::size_t end =
            begin == std::string_view::npos ? begin : sentence.find('`', begin + 1);
        if (end == std::string_view::npos)
            break;
        joined += text(sentence.substr(0, begin));
        joined += name(sentence.substr(begin + 1, end - begin - 1));
        sentence.remove_prefix(end + 1);
    }
    return joined + text(sentence);
}

} // namespace

std::string markedHtml(std::string_view sentence)
{
    return joinedParts(sentence, htmlEscaped, [](std::string_view name) {
        return "<code>" + htmlEscaped(name) + "</code>";
    });
}

std::string markedMarkdown(std::string_view sentence)
{
    return joinedParts(sentence, markdownText, codeSpan);
}

std::string markedMarkdownCell(std::string_view sentence)
{
    return joinedParts(sentence, markdownText, [](std::string_view name) {
        std::string span;
        for (const char character : codeSpan(name))
            span += character == '|' ? std::string("\\|") : std::string(1, character);
        return span;
    });
}

std::string unmarked(std::string_view sentence)
{
    std::string text(sentence);
    std::erase(text, '`');
    return text;
}

} // namespace fusewright
