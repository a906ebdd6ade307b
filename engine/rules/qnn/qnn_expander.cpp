// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A token of an expansion knows from which one it comes, and that one from which: so a macro is not
// expanded within itself, although what it gives is put back in front of the text and read from
// there. Arguments keep the places and the origins that they were written with.

#include "engine/rules/qnn/qnn_expander.h"

#include "engine/rules/qnn/qnn_findings.h"
#include "engine/rules/qnn/qnn_scan.h"

#include <algorithm>
#include <string>
#include <utility>

namespace fusewright {

namespace {

using TokenKind = QnnToken::Kind;

} // namespace

QnnExpander::QnnExpander(QnnSource& source, QnnTexts& texts, QnnFindings& findings)
    : m_source(source), m_texts(texts), m_findings(findings)
{
}

QnnToken QnnExpander::peekRaw()
{
    return m_pending.empty() ? m_source.peek() : m_pending.back();
}

QnnToken QnnExpander::takeRaw()
{
    if (m_pending.empty())
        return m_source.take();
    const QnnToken token = m_pending.back();
    m_pending.pop_back();
    return token;
}

QnnToken QnnExpander::take()
{
    for (;;) {
        const QnnToken token = takeRaw();
        if (!token.isName() || !expand(token))
            return token;
    }
}

bool QnnExpander::isWithin(std::uint32_t origin, std::string_view macro) const
{
    for (; origin != 0; origin = m_expansions[origin].parent) {
        if (m_expansions[origin].macro == macro)
            return true;
    }
    return false;
}

bool QnnExpander::expand(const QnnToken& name)
{
    const QnnMacro* const macro = m_source.find(name.text);
    if (!macro || (macro->takesArguments && !peekRaw().is("(")))
        return false;
    const std::uint32_t depth = m_expansions[name.origin].depth + 1;
    if (isWithin(name.origin, name.text) || depth > mostDepth) {
        m_findings.error("macro-recursion",
                         "The macro " + std::string(name.text)
                             + " uses itself. A macro cannot be expanded within itself.",
                         name.place);
        return false;
    }
    if (m_given > mostTokens || m_expansions.size() > mostTokens) {
        m_findings.error("too-large", "The macros of this file expand to too much text.",
                         name.place);
        return false;
    }
    Call call{.arguments = {}, .place = name.place, .isClosed = true};
    // The table may change while a call is taken: directives may stand within it.
    const QnnMacro kept = *macro;
    if (kept.takesArguments) {
        call = takeCall(name);
        fitArguments(name, kept, call);
    }
    m_expansions.push_back({.macro = name.text, .parent = name.origin, .depth = depth});
    std::vector<QnnToken> given =
        substituted(kept, call, static_cast<std::uint32_t>(m_expansions.size() - 1));
    m_given += given.size() + 1;
    m_pending.insert(m_pending.end(), given.rbegin(), given.rend());
    return true;
}

/// Up to the parenthesis that closes it, or the end.
QnnExpander::Call QnnExpander::takeCall(const QnnToken& name)
{
    Call call{.arguments = {{}}, .place = name.place};
    takeRaw();
    for (std::size_t depth = 0;;) {
        const QnnToken next = peekRaw();
        const bool isRule = next.beginsLine && !next.isIndented && isQnnHead(next.text);
        if (next.kind == TokenKind::End || isRule)
            return call;
        const QnnToken token = takeRaw();
        if (depth == 0 && token.is(")")) {
            call.isClosed = true;
            if (name.origin == 0)
                call.place = {name.place.begin, std::max(name.place.end, token.place.end)};
            return call;
        }
        if (depth == 0 && token.is(",")) {
            call.arguments.emplace_back();
            continue;
        }
        depth += token.is("(") ? 1 : 0;
        depth -= token.is(")") ? 1 : 0;
        call.arguments.back().push_back(token);
    }
}

void QnnExpander::fitArguments(const QnnToken& name, const QnnMacro& macro, Call& call)
{
    std::vector<std::vector<QnnToken>>& given = call.arguments;
    const std::size_t wanted = macro.parameters.size();
    if (wanted == 0 && given.size() == 1 && given[0].empty())
        given.clear();
    while (macro.isVariadic && given.size() > wanted && wanted > 0) {
        std::vector<QnnToken> rest;
        for (std::size_t at = wanted - 1; at < given.size(); ++at) {
            if (at >= wanted)
                rest.push_back({.kind = TokenKind::Sign, .text = ",", .place = call.place});
            rest.insert(rest.end(), given[at].begin(), given[at].end());
        }
        given.resize(wanted);
        given.back() = std::move(rest);
    }
    if (macro.isVariadic && given.size() + 1 == wanted)
        given.emplace_back();
    if (!call.isClosed)
        m_findings.error("unbalanced", "This call of a macro has no closing parenthesis.",
                         name.place);
    else if (given.size() != wanted)
        m_findings.error("wrong-count",
                         "The macro " + std::string(name.text) + " takes " + std::to_string(wanted)
                             + " arguments, not " + std::to_string(given.size()) + '.',
                         call.place);
    given.resize(wanted);
}

/// Null for what is no parameter.
const std::vector<QnnToken>* QnnExpander::argumentOf(const QnnMacro& macro, const Call& call,
                                                     const QnnToken& token) const
{
    if (!token.isName() || !macro.takesArguments)
        return nullptr;
    const auto found = std::ranges::find(macro.parameters, token.text);
    return found == macro.parameters.end()
        ? nullptr
        : &call.arguments[static_cast<std::size_t>(found - macro.parameters.begin())];
}

QnnToken QnnExpander::quoted(const std::vector<QnnToken>& tokens, ByteRange place)
{
    std::string text = "\"";
    for (const QnnToken& token : tokens) {
        if (token.isSpaced && text.size() > 1)
            text += ' ';
        for (const char character : token.text) {
            if (character == '"' || character == '\\')
                text += '\\';
            text += character;
        }
    }
    return {.kind = TokenKind::Text, .text = m_texts.keep(text + '"'), .place = place};
}

/// Joins the last token before and the first one behind to one.
void QnnExpander::paste(std::vector<QnnToken>& before, std::span<const QnnToken> right,
                        ByteRange place)
{
    if (before.empty() || right.empty()) {
        before.insert(before.end(), right.begin(), right.end());
        return;
    }
    const std::string_view joined =
        m_texts.keep(std::string(before.back().text) + std::string(right.front().text));
    const QnnLexing lexing = lexQnn(joined);
    QnnToken token = lexing.tokens.front();
    token.place = place;
    token.origin = before.back().origin;
    token.beginsLine = false;
    before.back() = token;
    before.insert(before.end(), right.begin() + 1, right.end());
}

std::vector<QnnToken> QnnExpander::substituted(const QnnMacro& macro, const Call& call,
                                               std::uint32_t origin)
{
    std::vector<QnnToken> given;
    bool isPasting = false;
    for (std::size_t at = 0; at < macro.body.size(); ++at) {
        QnnToken token = macro.body[at];
        token.place = call.place;
        token.origin = origin;
        token.beginsLine = false;
        if (token.is("##")) {
            isPasting = true;
            continue;
        }
        const std::vector<QnnToken>* argument = argumentOf(macro, call, token);
        std::vector<QnnToken> next{token};
        if (argument)
            next = *argument;
        if (token.is("#") && macro.takesArguments && at + 1 < macro.body.size()) {
            if (const auto* const named = argumentOf(macro, call, macro.body[at + 1])) {
                next = {quoted(*named, call.place)};
                ++at;
            }
        }
        // A comma before no arguments goes with them, before some it is not joined to them.
        const bool isComma = !given.empty() && given.back().is(",");
        if (isPasting && isComma && argument && next.empty())
            given.pop_back();
        else if (isPasting && !isComma)
            paste(given, next, call.place);
        else
            given.insert(given.end(), next.begin(), next.end());
        isPasting = false;
        if (given.size() + m_given > mostTokens)
            break;
    }
    return given;
}

} // namespace fusewright
