// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/qnn_tree.h"

#include "engine/rules/qnn/qnn_findings.h"
#include "engine/rules/qnn/qnn_number.h"
#include "engine/rules/qnn/qnn_token.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

using TokenKind = QnnToken::Kind;
using NodeKind = QnnNode::Kind;

/// Of what C++ escapes, what names can have.
void appendUnescaped(std::string& text, std::string_view written)
{
    for (std::size_t at = 0; at < written.size(); ++at) {
        const bool isEscape = written[at] == '\\' && at + 1 < written.size()
            && (written[at + 1] == '"' || written[at + 1] == '\\');
        at += isEscape ? 1 : 0;
        text += written[at];
    }
}

/// Calls that are open stand on a stack; each collects the operands and signs of the argument that
/// is being read.
class QnnTreeReader {
public:
    QnnTreeReader(std::span<const QnnToken> tokens, ByteRange place, QnnFindings& findings)
        : m_tokens(tokens), m_place(place), m_findings(findings)
    {
    }

    QnnTree run();

private:
    struct Open {
        std::uint32_t node = 0;
        bool isGroup = false; ///< Parentheses alone.
        std::vector<std::uint32_t> parts = {};
        std::vector<char> signs = {};
    };

    const QnnToken* tokenAt(std::size_t at) const
    {
        return at < m_tokens.size() ? &m_tokens[at] : nullptr;
    }
    bool wantsOperand() const { return m_open.back().parts.size() == m_open.back().signs.size(); }
    void readNext();
    void readOperand();
    void readName();
    void readText();
    void readNumber();
    void readSign();
    void openCall(NodeKind kind);
    void endArgument(const QnnToken& token, bool mayBeEmpty);
    void closeCall(const QnnToken& token);
    std::uint32_t joined(Open& open);
    bool fold(std::vector<std::uint32_t>& parts, std::vector<char>& signs, std::string_view which);
    std::uint32_t add(QnnNode node);
    void give(std::uint32_t node) { m_open.back().parts.push_back(node); }
    void refuse(std::string_view code, std::string message, ByteRange place,
                std::vector<Fix> fixes = {});
    void unexpected(const QnnToken& token);

    std::span<const QnnToken> m_tokens;
    ByteRange m_place;
    QnnFindings& m_findings;
    std::size_t m_at = 0;
    std::vector<Open> m_open;
    QnnTree m_tree;
};

ByteRange from(ByteRange first, ByteRange last)
{
    return {std::min(first.begin, last.begin), std::max(first.end, last.end)};
}

std::uint32_t QnnTreeReader::add(QnnNode node)
{
    m_tree.nodes.push_back(std::move(node));
    return static_cast<std::uint32_t>(m_tree.nodes.size() - 1);
}

void QnnTreeReader::refuse(std::string_view code, std::string message, ByteRange place,
                           std::vector<Fix> fixes)
{
    m_tree.isSound = false;
    m_findings.error(code, std::move(message), place, std::move(fixes));
}

void QnnTreeReader::unexpected(const QnnToken& token)
{
    const std::string text(token.text.substr(0, 40));
    if (token.kind == TokenKind::Broken)
        refuse("open-text", "This string has no closing quote.", token.place);
    else if (!wantsOperand())
        refuse("unexpected-token",
               "There is no comma before " + text + ". Operands are separated by commas.",
               token.place);
    else
        refuse(
            "unexpected-token",
            text + " is not part of the grammar, which has only calls, strings, numbers and names.",
            token.place);
}

void QnnTreeReader::openCall(NodeKind kind)
{
    const QnnToken& name = m_tokens[m_at];
    if (m_open.size() >= QnnTree::mostDepth) {
        refuse("too-large", "The calls of this rule are nested too deeply.", name.place);
        m_at = m_tokens.size();
        return;
    }
    QnnNode node{.kind = kind, .text = {}, .place = name.place, .name = name.place};
    if (kind == NodeKind::Call)
        node.text = name.text;
    m_open.push_back({.node = add(std::move(node)), .isGroup = kind != NodeKind::Call});
    m_at += kind == NodeKind::Call ? 2 : 1;
}

void QnnTreeReader::readName()
{
    const QnnToken& name = m_tokens[m_at];
    const QnnToken* const next = tokenAt(m_at + 1);
    if (next && next->is("(")) {
        openCall(NodeKind::Call);
        return;
    }
    QnnNode node{.kind = NodeKind::Name, .text = std::string(name.text), .place = name.place};
    ++m_at;
    while (tokenAt(m_at) && tokenAt(m_at)->is("::") && tokenAt(m_at + 1)
           && tokenAt(m_at + 1)->isName()) {
        const bool isType = node.text == "DType";
        node.kind = isType ? NodeKind::Type : node.kind;
        node.text =
            (isType ? std::string() : node.text + "::") + std::string(tokenAt(m_at + 1)->text);
        node.place = from(node.place, tokenAt(m_at + 1)->place);
        m_at += 2;
    }
    give(add(std::move(node)));
}

/// Texts side by side are one.
void QnnTreeReader::readText()
{
    QnnNode node{.kind = NodeKind::Text, .text = {}, .place = m_tokens[m_at].place};
    for (; tokenAt(m_at) && m_tokens[m_at].kind == TokenKind::Text; ++m_at) {
        const std::string_view text = m_tokens[m_at].text;
        appendUnescaped(node.text, text.substr(1, text.size() - 2));
        node.place = from(node.place, m_tokens[m_at].place);
    }
    give(add(std::move(node)));
}

void QnnTreeReader::readNumber()
{
    const bool isSigned = m_tokens[m_at].kind == TokenKind::Sign;
    const bool isNegative = isSigned && m_tokens[m_at].is("-");
    ByteRange place = m_tokens[m_at].place;
    m_at += isSigned ? 1 : 0;
    const QnnToken& token = m_tokens[m_at++];
    place = from(place, token.place);
    QnnNode node{.kind = NodeKind::Integer,
                 .text = (isNegative ? "-" : "") + std::string(token.text),
                 .place = place};
    const auto number = readQnnNumber(token.text, isNegative);
    if (!number) {
        refuse("wrong-number", std::string(token.text) + " is not a number, or too large.", place);
    } else {
        node.kind = number->isFloat ? NodeKind::Float : NodeKind::Integer;
        node.integer = number->integer;
        node.number = number->number;
        node.isSize = number->isSize;
        if (number->isOctal)
            m_findings.warning("octal-number",
                               "A number that begins with 0 is octal in C++: this is "
                                   + std::to_string(number->integer) + '.',
                               place,
                               {m_findings.fix("Write it as a decimal number", place,
                                               std::to_string(number->integer))});
    }
    give(add(std::move(node)));
}

void QnnTreeReader::readOperand()
{
    const QnnToken& token = m_tokens[m_at];
    const QnnToken* const next = tokenAt(m_at + 1);
    const auto isNumber = [](const QnnToken& each) {
        return each.kind == TokenKind::Integer || each.kind == TokenKind::Float;
    };
    if (token.isName()) {
        readName();
    } else if (token.kind == TokenKind::Text) {
        readText();
    } else if (isNumber(token) || ((token.is("-") || token.is("+")) && next && isNumber(*next))) {
        readNumber();
    } else if (token.is("(")) {
        openCall(NodeKind::Broken);
    } else {
        unexpected(token);
        ++m_at;
    }
}

/// Numbers that a sign joins become one; of what is left the first is kept.
bool QnnTreeReader::fold(std::vector<std::uint32_t>& parts, std::vector<char>& signs,
                         std::string_view which)
{
    for (std::size_t at = 0; at < signs.size();) {
        QnnNode& left = m_tree.nodes[parts[at]];
        const QnnNode& right = m_tree.nodes[parts[at + 1]];
        const bool isAsked = which.find(signs[at]) != std::string_view::npos;
        const bool areNumbers = left.kind == NodeKind::Integer && right.kind == NodeKind::Integer;
        const auto result = isAsked && areNumbers
            ? calculateQnn(signs[at], left.integer, right.integer)
            : std::nullopt;
        if (isAsked && !result)
            return false;
        if (!isAsked) {
            ++at;
            continue;
        }
        left.integer = *result;
        left.text = std::to_string(*result);
        left.isSize = left.isSize || right.isSize;
        left.place = from(left.place, right.place);
        parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(at) + 1);
        signs.erase(signs.begin() + static_cast<std::ptrdiff_t>(at));
    }
    return true;
}

/// The argument that was read as one node.
std::uint32_t QnnTreeReader::joined(Open& open)
{
    if (open.signs.empty())
        return open.parts.front();
    const ByteRange place =
        from(m_tree.at(open.parts.front()).place, m_tree.at(open.parts.back()).place);
    QnnNode sum{.kind = NodeKind::Sum,
                .text = std::string(1, open.signs.front()),
                .place = place,
                .operands = open.parts};
    if (m_tree.at(open.parts.front()).kind == NodeKind::Name)
        return add(std::move(sum));
    if (fold(open.parts, open.signs, "*/%") && fold(open.parts, open.signs, "+-")) {
        m_findings.warning(
            "constant-arithmetic",
            "Qualcomm's rule parser does not calculate. Write the number, or "
            "ADD, SUB, MUL or DIV.",
            place, {m_findings.fix("Write the number", place, m_tree.at(open.parts.front()).text)});
        return open.parts.front();
    }
    refuse("unexpected-token",
           "The grammar of rules has no operator signs. Write ADD, SUB, MUL or DIV.", place);
    sum.kind = NodeKind::Broken;
    return add(std::move(sum));
}

void QnnTreeReader::endArgument(const QnnToken& token, bool mayBeEmpty)
{
    Open& open = m_open.back();
    if (open.parts.empty() && mayBeEmpty && m_tree.at(open.node).operands.empty())
        return;
    if (wantsOperand()) {
        refuse("missing-operand", "An operand is missing before this.", token.place);
        if (open.parts.empty())
            open.parts.push_back(add({.place = token.place}));
        open.signs.resize(open.parts.size() - 1);
    }
    const std::uint32_t node = joined(open);
    m_tree.nodes[open.node].operands.push_back(node);
    open.parts.clear();
    open.signs.clear();
}

void QnnTreeReader::closeCall(const QnnToken& token)
{
    endArgument(token, true);
    const Open open = std::move(m_open.back());
    m_open.pop_back();
    QnnNode& node = m_tree.nodes[open.node];
    node.place = from(node.place, token.place);
    std::uint32_t given = open.node;
    if (open.isGroup && node.operands.size() == 1)
        given = node.operands.front();
    else if (open.isGroup)
        refuse("unexpected-token", "Parentheses contain one operand here.", node.place);
    const QnnToken* const next = tokenAt(m_at);
    const bool isCast = open.isGroup && m_tree.at(given).kind == NodeKind::Name && next
        && !next->is(",") && !next->is(")") && next->kind != TokenKind::Sign;
    if (!isCast) {
        give(given);
        return;
    }
    const std::string type = m_tree.at(given).text;
    refuse("c-cast",
           "The grammar of rules has no casts of C. Write " + type + "(…) instead of (" + type
               + ").",
           m_tree.at(open.node).place);
}

void QnnTreeReader::readSign()
{
    const QnnToken& token = m_tokens[m_at++];
    if (token.is(",")) {
        endArgument(token, false);
    } else if (token.is(")") && m_open.size() > 1) {
        closeCall(token);
    } else if (token.text.size() == 1
               && std::string_view("+-*/%").find(token.text) != std::string_view::npos) {
        m_open.back().signs.push_back(token.text.front());
    } else {
        unexpected(token);
    }
}

void QnnTreeReader::readNext()
{
    const QnnToken& token = m_tokens[m_at];
    const bool endsOperand = token.is(",") || token.is(")");
    if (wantsOperand() && !endsOperand)
        readOperand();
    else if (token.kind == TokenKind::Sign)
        readSign();
    else {
        unexpected(token);
        ++m_at;
    }
}

QnnTree QnnTreeReader::run()
{
    m_tree.root = add({.kind = NodeKind::Call, .text = {}, .place = m_place, .name = m_place});
    m_open.push_back({.node = m_tree.root});
    while (m_at < m_tokens.size() && m_tree.nodes.size() < QnnTree::mostNodes)
        readNext();
    if (m_at < m_tokens.size())
        refuse("too-large", "This rule is too large to be read.", m_place);
    const QnnToken end{.kind = TokenKind::End, .text = {}, .place = {m_place.end, m_place.end}};
    while (m_open.size() > 1) {
        refuse("unbalanced", "This call has no closing parenthesis.",
               m_tree.at(m_open.back().node).name);
        closeCall(end);
    }
    endArgument(end, true);
    return std::move(m_tree);
}

} // namespace

QnnTree readQnnTree(std::span<const QnnToken> tokens, ByteRange place, QnnFindings& findings)
{
    return QnnTreeReader(tokens, place, findings).run();
}

} // namespace fusewright
