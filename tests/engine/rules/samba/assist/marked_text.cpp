// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/samba/assist/marked_text.h"

#include <utility>

namespace fusewright::test {

namespace {

std::string withoutMark(std::string_view marked)
{
    std::string text(marked);
    const std::size_t mark = text.find('|');
    if (mark != std::string::npos)
        text.erase(mark, 1);
    return text;
}

} // namespace

MarkedText::MarkedText(std::string_view marked)
    : document(YamlDocument::parse(SourceText("rules.yaml", withoutMark(marked)))),
      caret(document.source().position(marked.find('|')))
{
}

std::string MarkedText::inside(TextRange range) const
{
    const std::size_t begin = document.source().offset(range.begin);
    const std::size_t end = document.source().offset(range.end);
    return std::string(document.source().text().substr(begin, end - begin));
}

RuleContext knownNames()
{
    return {.operators = OperatorCatalogue::builtIn(),
            .heuristics = HeuristicCatalogue::builtIn(),
            .model = nullptr};
}

} // namespace fusewright::test
