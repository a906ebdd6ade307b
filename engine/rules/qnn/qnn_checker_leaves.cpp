// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Texts, names and numbers: what each stands for depends on what is wanted in its place.

#include "engine/rules/qnn/qnn_catalogue.h"
#include "engine/rules/qnn/qnn_rule_check.h"
#include "engine/support/nearest_word.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

using NodeKind = QnnNode::Kind;

std::string inQuotes(std::string_view text)
{
    return '"' + std::string(text) + '"';
}

} // namespace

QnnType QnnChecker::leafType(const Visit& visit)
{
    const QnnNode& node = m_tree.at(visit.node);
    switch (node.kind) {
    case NodeKind::Text:
        return textType(visit);
    case NodeKind::Name:
        return nameType(visit);
    case NodeKind::Integer:
        return node.isSize ? QnnType::Size : QnnType::Int;
    case NodeKind::Float:
        return QnnType::Float;
    case NodeKind::Type: {
        const auto& known = m_catalogue.typeNames();
        if (!m_catalogue.findType(node.text))
            unknownName(node, "unknown-type", "DType has no tag " + node.text + '.',
                        {known.begin(), known.end()});
        return QnnType::Type;
    }
    case NodeKind::Sum:
        m_findings.error("unexpected-token",
                         "The grammar of rules has no operator signs. Write ADD, SUB, MUL or DIV.",
                         node.place);
        return QnnType::Wrong;
    default:
        return QnnType::Wrong;
    }
}

QnnType QnnChecker::textType(const Visit& visit)
{
    const QnnNode& node = m_tree.at(visit.node);
    switch (visit.takes) {
    case QnnTakes::Operator:
        if (node.text.empty())
            m_findings.error("wrong-type", "The name of an operator cannot be empty.", node.place);
        return QnnType::Operator;
    case QnnTakes::Pattern:
        return matchedTag(visit);
    case QnnTakes::Operand:
    case QnnTakes::Tag:
    case QnnTakes::Part:
    case QnnTakes::Shape:
    case QnnTakes::Argument:
        return usedTag(visit);
    case QnnTakes::NewTag:
        newTag(visit);
        return QnnType::Wrong;
    case QnnTakes::NewSplit:
        newSplit(visit);
        return QnnType::Wrong;
    case QnnTakes::SplitTag:
        useSplit(visit);
        return QnnType::Wrong;
    case QnnTakes::Option:
        return QnnType::Wrong;
    default:
        wrongType(node, visit.takes, "a string", {});
        return QnnType::Wrong;
    }
}

QnnType QnnChecker::nameType(const Visit& visit)
{
    const QnnNode& node = m_tree.at(visit.node);
    if (visit.takes == QnnTakes::Word)
        return QnnType::Wrong;
    if (const auto constant = qnnConstant(node.text))
        return constant->type == ScalarType::Bool ? QnnType::Bool : QnnType::Float;
    const QnnHelper* const helper = m_catalogue.findHelper(node.text);
    if (helper && helper->isConstant)
        return QnnType::Size;
    std::vector<std::string_view> known{"OK", "true", "false", "INF", "NEG_INF"};
    for (const QnnHelper& each : m_catalogue.helpers()) {
        if (each.isConstant)
            known.push_back(each.function.name);
    }
    unknownName(node, "unknown-name",
                node.text
                    + " is not a constant, and not a macro of this file or of one it includes.",
                std::move(known));
    return QnnType::Wrong;
}

/// A tag in the pattern: the first use defines it.
QnnType QnnChecker::matchedTag(const Visit& visit)
{
    const QnnNode& node = m_tree.at(visit.node);
    for (std::uint32_t at = visit.scope; at != 0; at = m_scopes[at].outer) {
        if (m_scopes[at].name == node.text)
            m_findings.error("duplicate-tag",
                             "\"" + node.text
                                 + "\" cannot be used within the operator that it "
                                   "names.",
                             node.place);
    }
    if (node.text == "*")
        m_findings.error("undeclared-tag",
                         "\"*\" stands for the whole match; it cannot be a part of the pattern.",
                         node.place);
    const bool isNew = m_tags.insert(node.text).second;
    m_checked.tags.push_back({.node = visit.node, .isDefinition = isNew});
    return QnnType::Pattern;
}

QnnType QnnChecker::usedTag(const Visit& visit)
{
    const QnnNode& node = m_tree.at(visit.node);
    if (node.text == "*" && visit.isTop)
        m_findings.error("replaces-itself",
                         "\"*\" stands for the match itself, so this replaces it with what it is.",
                         node.place);
    if (node.text == "*")
        return QnnType::Operand;
    if (m_tags.contains(node.text)) {
        m_checked.tags.push_back({.node = visit.node});
        return QnnType::Operand;
    }
    std::vector<std::string_view> known(m_tags.begin(), m_tags.end());
    std::ranges::sort(known);
    const auto nearest = nearestWord(node.text, known);
    const std::string fresh = nearest ? inQuotes(*nearest) : std::string();
    m_findings.error("undeclared-tag",
                     "The pattern has no tag " + inQuotes(node.text) + '.'
                         + didYouMean(node.text, known),
                     node.place, m_findings.wordFix(inQuotes(node.text), fresh, node.place));
    return QnnType::Operand;
}

void QnnChecker::newTag(const Visit& visit)
{
    const QnnNode& node = m_tree.at(visit.node);
    if (!m_lets.insert(node.text).second)
        m_findings.error("duplicate-tag",
                         "\"" + node.text
                             + "\" already names another operator. Choose another tag.",
                         node.place);
    m_tags.insert(node.text);
    m_checked.tags.push_back({.node = visit.node, .isDefinition = true});
}

void QnnChecker::newSplit(const Visit& visit)
{
    const QnnNode& node = m_tree.at(visit.node);
    if (!m_splits.insert(node.text).second)
        m_findings.error("duplicate-split",
                         "\"" + node.text
                             + "\" already names another split of this rule. Choose "
                               "another tag.",
                         node.place);
    m_checked.tags.push_back({.node = visit.node, .isSplit = true, .isDefinition = true});
}

void QnnChecker::useSplit(const Visit& visit)
{
    const QnnNode& node = m_tree.at(visit.node);
    m_checked.tags.push_back({.node = visit.node, .isSplit = true});
    std::vector<std::string_view> known;
    for (std::uint32_t at = visit.scope; at != 0; at = m_scopes[at].outer) {
        Scope& scope = m_scopes[at];
        if (!scope.isSplit)
            continue;
        known.push_back(scope.name);
        if (scope.name != node.text)
            continue;
        scope.isUsed = true;
        return;
    }
    const std::string fresh = known.size() == 1 ? inQuotes(known.front()) : std::string();
    m_findings.error("split-out-of-scope",
                     "\"" + node.text
                         + "\" is no split around this. It must be the second operand "
                           "of an AUTOSPLIT or OP_ITER whose last operand contains this.",
                     node.place, m_findings.wordFix(inQuotes(node.text), fresh, node.place));
}

void QnnChecker::wrongType(const QnnNode& node, QnnTakes takes, std::string_view is,
                           std::string_view function)
{
    const std::string who =
        function.empty() ? "This operand is " : std::string(function) + " takes ";
    m_findings.error("wrong-type",
                     who + std::string(wordsOf(takes)) + (function.empty() ? "" : " here")
                         + ", not " + std::string(is) + '.',
                     node.place);
}

void QnnChecker::unknownName(const QnnNode& node, std::string_view code, std::string what,
                             std::vector<std::string_view> known)
{
    const ByteRange place = node.kind == NodeKind::Call ? node.name : node.place;
    const auto nearest = nearestWord(node.text, known);
    const std::string prefix = node.kind == NodeKind::Type ? "DType::" : "";
    const std::string fresh = nearest ? prefix + std::string(*nearest) : std::string();
    m_findings.error(code, std::move(what) + didYouMean(node.text, known), place,
                     m_findings.wordFix(prefix + node.text, fresh, place));
}

} // namespace fusewright
