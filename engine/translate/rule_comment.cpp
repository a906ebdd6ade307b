// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/translate/rule_comment.h"

#include "engine/rules/rule_language.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t widestComment = 96;

/// In lines that fit; those after the first are indented.
void addWrapped(std::vector<std::string>& lines, std::string_view text)
{
    std::string line = "- ";
    std::size_t words = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (words > 0 && line.size() + end + 1 > widestComment) {
            lines.push_back(std::move(line));
            line = "  ";
            words = 0;
        }
        line += (words++ == 0 ? "" : " ") + std::string(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    lines.push_back(std::move(line));
}

/// Texts of files may have any bytes; a comment must stay on its line.
std::string inOneLine(std::string_view text)
{
    std::string line(text);
    std::ranges::replace_if(
        line, [](char letter) { return static_cast<unsigned char>(letter) < ' '; }, ' ');
    return line;
}

std::string_view headOf(RuleFate fate)
{
    switch (fate) {
    case RuleFate::Written:
        return "From";
    case RuleFate::LeftOut:
        return "Left out:";
    case RuleFate::NotTranslated:
        break;
    }
    return "Not translated:";
}

} // namespace

std::vector<std::string> ruleComment(RuleFate fate, std::string_view name, const RuleLanguage* from,
                                     const std::vector<Diagnostic>& lost)
{
    std::vector<std::string> lines;
    std::string head = std::string(headOf(fate)) + " `" + std::string(name) + '`';
    head += from ? " (" + std::string(from->title) + ")" : std::string();
    lines.push_back(inOneLine(head + (lost.empty() ? "." : ":")));
    std::set<std::string> said;
    for (const Diagnostic& each : lost) {
        const bool isReason = fate != RuleFate::NotTranslated || each.severity == Severity::Error;
        if (isReason && said.insert(each.message).second)
            addWrapped(lines, inOneLine(each.message));
    }
    return lines;
}

} // namespace fusewright
