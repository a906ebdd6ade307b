// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/qnn_scan.h"

#include "engine/rules/qnn/qnn_expander.h"
#include "engine/rules/qnn/qnn_findings.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace fusewright {

namespace {

using TokenKind = QnnToken::Kind;

/// The second of each is what the kit itself calls the first.
constexpr std::array<std::string_view, 2> ruleHeads{"DEF_PACKAGE_OPTIMIZATION", "DEF_OPT"};
constexpr std::array<std::string_view, 2> flaggedRuleHeads{"DEF_PACKAGE_OPTIMIZATION_WITH_FLAGS",
                                                           "DEF_OPTIM"};
constexpr std::string_view operatorHead = "DEF_PACKAGE_OP";
constexpr std::string_view orderHead = "DEF_PACKAGE_PARAM_ORDER";
constexpr std::string_view propertiesHead = "DEF_TENSOR_PROPERTIES";
constexpr std::size_t mostRuleTokens = 200'000;
constexpr std::size_t mostRules = 50'000;

std::string textOf(const std::vector<QnnToken>& tokens)
{
    std::string text;
    for (const QnnToken& token : tokens) {
        const bool isApart = token.isName() && !text.empty() && isQnnNameCharacter(text.back());
        text += isApart ? " " : "";
        text += token.text;
    }
    return text;
}

/// Without quotes where it is one text.
std::string wordOf(const std::vector<QnnToken>& tokens)
{
    if (tokens.size() == 1 && tokens[0].kind == TokenKind::Text)
        return std::string(tokens[0].text.substr(1, tokens[0].text.size() - 2));
    return textOf(tokens);
}

/// Without parentheses around all of it.
std::string functionOf(const std::vector<QnnToken>& tokens)
{
    if (tokens.size() > 2 && tokens.front().is("(") && tokens.back().is(")"))
        return textOf({tokens.begin() + 1, tokens.end() - 1});
    return textOf(tokens);
}

std::vector<std::vector<QnnToken>> argumentsOf(const std::vector<QnnToken>& tokens)
{
    std::vector<std::vector<QnnToken>> arguments(1);
    std::size_t depth = 0;
    for (const QnnToken& token : tokens) {
        if (depth == 0 && token.is(",")) {
            arguments.emplace_back();
            continue;
        }
        depth += token.is("(") ? 1 : 0;
        depth -= token.is(")") && depth > 0 ? 1 : 0;
        arguments.back().push_back(token);
    }
    return arguments;
}

class QnnScanner {
public:
    QnnScanner(const QnnLexing& lexing, QnnTexts& texts, const QnnIncludes& includes,
               std::function<bool(std::string_view)> isReserved, QnnFindings& findings)
        : m_findings(findings),
          m_source(lexing, includes, std::move(isReserved), texts, findings),
          m_expander(m_source, texts, findings)
    {
    }

    QnnScan run();

private:
    struct Body {
        std::vector<QnnToken> tokens;
        ByteRange end;
        bool isClosed = false;
    };

    bool leadsToHead(std::string_view macro);
    void readHead(const QnnToken& head);
    Body takeBody(const QnnToken& head);
    void addRule(const QnnToken& head, Body body);
    void addOperator(const QnnToken& head, const Body& body);
    void addOrder(const QnnToken& head, const Body& body);
    void checkHead(const QnnToken& head);

    QnnFindings& m_findings;
    QnnSource m_source;
    QnnExpander m_expander;
    std::unordered_map<std::string_view, bool> m_leads;
    std::size_t m_version = 0;
    QnnScan m_scan;
};

/// Whether a macro makes a rule, or names one that does.
bool QnnScanner::leadsToHead(std::string_view macro)
{
    if (m_version != m_source.version()) {
        m_version = m_source.version();
        m_leads.clear();
    }
    const auto [known, isNew] = m_leads.try_emplace(macro, false);
    if (!isNew)
        return known->second;
    std::vector<std::string_view> open{macro};
    std::unordered_set<std::string_view> seen{macro};
    bool leads = false;
    while (!open.empty() && !leads) {
        const QnnMacro* const next = m_source.find(open.back());
        open.pop_back();
        for (const QnnToken& token : next ? next->body : std::vector<QnnToken>()) {
            leads = leads || (token.isName() && isQnnHead(token.text));
            if (token.isName() && m_source.find(token.text) && seen.insert(token.text).second)
                open.push_back(token.text);
        }
    }
    m_leads[macro] = leads;
    return leads;
}

void QnnScanner::checkHead(const QnnToken& head)
{
    if (head.origin != 0 || (head.beginsLine && !head.isIndented))
        return;
    const std::string_view text = m_findings.source().text();
    std::size_t begin = head.place.begin;
    while (begin > 0 && (text[begin - 1] == ' ' || text[begin - 1] == '\t'))
        --begin;
    const bool isAlone = begin == 0 || text[begin - 1] == '\n' || text[begin - 1] == '\r';
    std::vector<Fix> fixes;
    if (isAlone)
        fixes.push_back(m_findings.fix("Remove the indentation", {begin, head.place.begin}, ""));
    m_findings.add(Severity::Information, "indented-rule",
                   "Qualcomm's rule parser only finds rules that begin at the start of a line.",
                   head.place, std::move(fixes));
}

/// What follows the open parenthesis up to the one that closes it, which is taken too. A rule that
/// begins a line ends one that is not closed.
QnnScanner::Body QnnScanner::takeBody(const QnnToken& head)
{
    Body body{.tokens = {}, .end = head.place};
    std::size_t depth = 0;
    for (;;) {
        const QnnToken next = m_expander.peekRaw();
        const bool isHead = next.beginsLine && next.isName() && isQnnHead(next.text);
        if (next.kind == TokenKind::End || isHead)
            return body;
        const QnnToken token = m_expander.take();
        if (token.kind == TokenKind::End)
            return body;
        body.end = {head.place.begin, std::max(body.end.end, token.place.end)};
        if (depth == 0 && token.is(")")) {
            body.isClosed = true;
            return body;
        }
        depth += token.is("(") ? 1 : 0;
        depth -= token.is(")") ? 1 : 0;
        if (body.tokens.size() < mostRuleTokens)
            body.tokens.push_back(token);
    }
}

void QnnScanner::readHead(const QnnToken& head)
{
    if (!m_expander.peekRaw().is("("))
        return;
    m_expander.takeRaw();
    Body body = takeBody(head);
    if (!body.isClosed) {
        const ByteRange end{body.end.end, body.end.end};
        m_findings.error(
            "unbalanced",
            "This call has no closing parenthesis. Add one before the next rule begins.",
            head.place, {m_findings.fix("Add a closing parenthesis", end, ")")});
    }
    if (isQnnRuleHead(head.text))
        addRule(head, std::move(body));
    else if (head.text == orderHead)
        addOrder(head, body);
    else if (head.text != propertiesHead)
        addOperator(head, body);
}

void QnnScanner::addRule(const QnnToken& head, Body body)
{
    checkHead(head);
    const QnnToken next = m_expander.peekRaw();
    if (body.isClosed && (next.is(",") || next.is("(") || (next.is(")") && head.origin == 0))) {
        m_findings.error("unbalanced",
                         "The rule ends before this: there is one closing parenthesis too many.",
                         next.place);
    }
    if (body.tokens.size() >= mostRuleTokens || m_scan.rules.size() >= mostRules) {
        m_findings.error("too-large", "This rule is too large to be read.", head.place);
        return;
    }
    m_scan.rules.push_back({.hasFlag = isFlaggedQnnRuleHead(head.text),
                            .head = head.place,
                            .range = body.end,
                            .tokens = std::move(body.tokens)});
}

void QnnScanner::addOperator(const QnnToken& head, const Body& body)
{
    const auto arguments = argumentsOf(body.tokens);
    if (arguments.size() < 2)
        return;
    QnnOperatorLine line{.name = wordOf(arguments[1]),
                         .function = functionOf(arguments[0]),
                         .cost = {},
                         .flags = {},
                         .place = head.place};
    if (arguments.size() > 2)
        line.cost = textOf(arguments[2]);
    for (std::size_t at = 3; at < arguments.size(); ++at)
        line.flags.push_back(textOf(arguments[at]));
    m_scan.operators.push_back(std::move(line));
}

void QnnScanner::addOrder(const QnnToken& head, const Body& body)
{
    const auto arguments = argumentsOf(body.tokens);
    QnnParameterOrder order{.op = wordOf(arguments[0]), .parameters = {}, .place = head.place};
    for (std::size_t at = 1; at < arguments.size(); at += 3)
        order.parameters.push_back(wordOf(arguments[at]));
    m_scan.orders.push_back(std::move(order));
}

QnnScan QnnScanner::run()
{
    while (m_expander.peekRaw().kind != TokenKind::End) {
        const QnnToken token = m_expander.takeRaw();
        if (!token.isName())
            continue;
        if (isQnnHead(token.text))
            readHead(token);
        else if (m_source.find(token.text) && leadsToHead(token.text))
            m_expander.expand(token);
    }
    m_scan.missing = m_source.missing();
    return std::move(m_scan);
}

} // namespace

bool isFlaggedQnnRuleHead(std::string_view name)
{
    return std::ranges::find(flaggedRuleHeads, name) != flaggedRuleHeads.end();
}

bool isQnnRuleHead(std::string_view name)
{
    return std::ranges::find(ruleHeads, name) != ruleHeads.end() || isFlaggedQnnRuleHead(name);
}

bool isQnnHead(std::string_view name)
{
    constexpr std::array<std::string_view, 5> others{operatorHead, orderHead, propertiesHead,
                                                     "DEF_PACKAGE_OP_AND_COST_AND_FLAGS",
                                                     "DEF_PACKAGE_OP_AND_COST_F_AND_FLAGS"};
    return isQnnRuleHead(name) || std::ranges::find(others, name) != others.end();
}

QnnScan scanQnn(QnnTexts& texts, const QnnIncludes& includes,
                std::function<bool(std::string_view)> isReserved, QnnFindings& findings)
{
    QnnLexing lexing = lexQnn(findings.source().text());
    QnnScan scan = QnnScanner(lexing, texts, includes, std::move(isReserved), findings).run();
    scan.comments = std::move(lexing.comments);
    return scan;
}

} // namespace fusewright
