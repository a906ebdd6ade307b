// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The tree is walked with a stack. What a node must be is known when it is entered, what it is when
// it is left. Splits and tags that are open around a node are lists that share their beginnings.

#include "engine/rules/qnn/qnn_rule_check.h"

#include "engine/rules/qnn/qnn_catalogue.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace fusewright {

bool isQnnNumber(QnnType type)
{
    return type == QnnType::Int || type == QnnType::Size || type == QnnType::Float;
}

bool isQnnValue(QnnType type)
{
    return isQnnNumber(type) || type == QnnType::Bool || type == QnnType::Type;
}

bool mayBe(QnnTakes takes, QnnType type)
{
    const bool isMade = type == QnnType::Part || type == QnnType::Shape;
    switch (takes) {
    case QnnTakes::Bool:
        return type == QnnType::Bool;
    case QnnTakes::Whole:
        return type == QnnType::Int || type == QnnType::Size;
    case QnnTakes::Number:
        return isQnnNumber(type);
    case QnnTakes::Scalar:
        return isQnnNumber(type) || type == QnnType::Bool;
    case QnnTakes::Any:
        return isQnnValue(type);
    case QnnTakes::Type:
        return type == QnnType::Type;
    case QnnTakes::Operand:
    case QnnTakes::Tag:
        return type == QnnType::Operand;
    case QnnTakes::Pattern:
        return type == QnnType::Pattern;
    case QnnTakes::Operator:
        return type == QnnType::Operator;
    case QnnTakes::Part:
    case QnnTakes::Shape:
        return isMade || type == QnnType::Operand;
    case QnnTakes::Argument:
        return isMade || isQnnValue(type) || type == QnnType::Operand;
    default:
        return false;
    }
}

std::string_view wordsOf(QnnType type)
{
    constexpr std::array<std::string_view, 11> words{
        "no value",    "a condition", "an int",
        "a size",      "a float",     "a type",
        "an operand",  "a pattern",   "the name of an operator",
        "an operator", "a shape"};
    return words[static_cast<std::size_t>(type)];
}

void QnnChecker::walk(Visit first)
{
    m_open.push_back(first);
    while (!m_open.empty()) {
        const Visit visit = m_open.back();
        m_open.pop_back();
        if (visit.isLeaving)
            leave(visit);
        else
            enter(visit);
    }
}

void QnnChecker::enter(const Visit& visit)
{
    const QnnNode& node = m_tree.at(visit.node);
    if (node.kind == QnnNode::Kind::Call)
        enterCall(visit);
    else
        m_types[visit.node] = leafType(visit);
}

void QnnChecker::enterCall(Visit visit)
{
    const QnnNode& call = m_tree.at(visit.node);
    const QnnFunction* const function = m_catalogue.findFunction(call.text);
    if (!function) {
        std::vector<std::string_view> known;
        for (const QnnFunction& each : qnnFunctions())
            known.push_back(each.name);
        for (const QnnHelper& each : m_catalogue.helpers())
            known.push_back(each.function.name);
        unknownName(call, "unknown-function",
                    call.text + " is not a function of the grammar, and not a macro of this file.",
                    std::move(known));
        return;
    }
    if ((function->where & visit.where) == 0) {
        const std::string_view place = visit.where == QnnMatch ? "the pattern"
            : visit.where == QnnConstraint                     ? "the constraint"
                                                               : "the replacement";
        m_findings.error("wrong-place",
                         call.text + " cannot be used in " + std::string(place) + '.', call.name);
        return;
    }
    if (!isCountRight(call, *function))
        return;
    visit.isLeaving = true;
    visit.inner = openScope(visit, call);
    m_open.push_back(visit);
    pushOperands(visit, *function);
}

bool QnnChecker::isCountRight(const QnnNode& call, const QnnFunction& function)
{
    const std::size_t count = call.operands.size();
    const bool isOpen = function.most == QnnFunction::anyCount;
    if (count >= function.fewest && (isOpen || count <= function.most))
        return true;
    const std::string wanted = isOpen ? "at least " + std::to_string(function.fewest)
        : function.fewest == function.most
        ? std::to_string(function.most)
        : std::to_string(function.fewest) + " to " + std::to_string(function.most);
    m_findings.error("wrong-count",
                     call.text + " takes " + wanted + (wanted == "1" ? " operand" : " operands")
                         + ", not " + std::to_string(count) + ": " + signatureText(function) + '.',
                     call.place);
    return false;
}

/// What a LET or a split names is open in its last operand.
std::uint32_t QnnChecker::openScope(const Visit& visit, const QnnNode& call)
{
    const QnnFunction& function = *m_catalogue.findFunction(call.text);
    for (std::size_t at = 0; at < function.kinds && at < call.operands.size(); ++at) {
        const QnnNode& name = m_tree.operand(call, at);
        const bool isSplit = function.takes[at] == QnnTakes::NewSplit;
        if ((isSplit || function.takes[at] == QnnTakes::NewTag) && name.isText()) {
            m_scopes.push_back({.name = name.text, .outer = visit.scope, .isSplit = isSplit});
            return static_cast<std::uint32_t>(m_scopes.size() - 1);
        }
    }
    return visit.scope;
}

QnnTakes QnnChecker::takesOf(const Visit& visit, const QnnFunction& function,
                             std::size_t operand) const
{
    const QnnTakes takes = function.takesAt(operand);
    if (takes == QnnTakes::SameAsAll)
        return visit.takes;
    // What an operator is made of is matched in a pattern, and made in a replacement.
    return takes == QnnTakes::Pattern && visit.where != QnnMatch ? QnnTakes::Part : takes;
}

void QnnChecker::pushOperands(const Visit& visit, const QnnFunction& function)
{
    const QnnNode& call = m_tree.at(visit.node);
    const bool isChoice = function.gives == QnnGives::Chosen;
    const bool isSplit = call.text == "AUTOSPLIT" || call.text == "AUTOTHREAD_HVX";
    for (std::size_t at = call.operands.size(); at-- > 0;) {
        const bool isLast = at + 1 == call.operands.size();
        const QnnTakes takes = takesOf(visit, function, at);
        m_open.push_back({.node = call.operands[at],
                          .takes = takes,
                          .where = visit.where,
                          .scope = isLast ? visit.inner : visit.scope,
                          .isTop = visit.isTop && ((isChoice && at > 0) || (isSplit && isLast))});
    }
}

void QnnChecker::leave(const Visit& visit)
{
    const QnnNode& call = m_tree.at(visit.node);
    const QnnFunction& function = *m_catalogue.findFunction(call.text);
    checkOperands(visit, function);
    checkPairs(call, function);
    checkRestrictions(visit, call);
    m_types[visit.node] = resultOf(visit, function);
}

void QnnChecker::checkOperands(const Visit& visit, const QnnFunction& function)
{
    const QnnNode& call = m_tree.at(visit.node);
    for (std::size_t at = 0; at < call.operands.size(); ++at) {
        const QnnNode& operand = m_tree.operand(call, at);
        const QnnType type = m_types[call.operands[at]];
        const QnnTakes takes = takesOf(visit, function, at);
        if (type != QnnType::Wrong && !mayBe(takes, type))
            wrongType(operand, takes, wordsOf(type), call.text);
        else if (call.text == "LET" && at == 1 && operand.isText())
            wrongType(operand, takes, "a tag", call.text);
        else if (takes == QnnTakes::Tag && !operand.isText())
            wrongType(operand, takes, wordsOf(type), call.text);
    }
}

/// Types are compared with types, conditions with conditions.
void QnnChecker::checkPairs(const QnnNode& call, const QnnFunction& function)
{
    const bool isChoice = function.gives == QnnGives::Chosen;
    if (call.text != "EQ" && call.text != "NE" && !isChoice)
        return;
    const std::size_t first = isChoice ? 1 : 0;
    const QnnType left = m_types[call.operands[first]];
    const QnnType right = m_types[call.operands[first + 1]];
    const bool areNumbers = isQnnNumber(left) && isQnnNumber(right);
    const bool areOther = !isQnnValue(left) && !isQnnValue(right);
    if (left == QnnType::Wrong || right == QnnType::Wrong || left == right || areNumbers
        || areOther)
        return;
    m_findings.error("wrong-type",
                     call.text + " takes operands of one type, not " + std::string(wordsOf(left))
                         + " and " + std::string(wordsOf(right)) + '.',
                     m_tree.operand(call, first + 1).place);
}

/// What the grammar asks for beyond its rules; rules that do otherwise may still work.
void QnnChecker::checkRestrictions(const Visit& visit, const QnnNode& call)
{
    const std::string_view name = call.text;
    const bool isModifier = name.starts_with("WITH_") || name == "ResizeDim";
    const std::uint32_t last = call.operands.empty() ? 0 : call.operands.back();
    if (isModifier && (m_types[last] == QnnType::Operand || m_types[last] == QnnType::Shape))
        m_findings.warning("restriction",
                           call.text
                               + " changes what an operator gives, but its last operand "
                                 "makes no operator.",
                           m_tree.at(last).place);
    if (name == "WITH_SIZE" && m_types[call.operands.front()] == QnnType::Part)
        m_findings.error("wrong-type",
                         "WITH_SIZE takes a shape or an operand here, not an operator.",
                         m_tree.operand(call, 0).place);
    if (name == "ROUNDUP") {
        const QnnNode& step = m_tree.operand(call, 1);
        const bool isNumber = step.kind == QnnNode::Kind::Integer;
        if (isNumber
            && (step.integer <= 0
                || !std::has_single_bit(static_cast<std::uint64_t>(step.integer))))
            m_findings.error("wrong-step",
                             "ROUNDUP goes up in steps of a power of 2, which " + step.text
                                 + " is not.",
                             step.place);
    }
    if ((name == "AUTOSPLIT" || name == "EXTERNAL_REPLACE") && !visit.isTop)
        m_findings.warning("restriction",
                           call.text
                               + " is meant to be the root of a replacement, or within "
                                 "SELECT or AUTOSPLIT at its root.",
                           call.name);
    if (visit.inner != visit.scope && m_scopes[visit.inner].isSplit
        && !m_scopes[visit.inner].isUsed)
        m_findings.warning("unused-split",
                           "Nothing in the body refers to the split \""
                               + std::string(m_scopes[visit.inner].name)
                               + "\": all pieces are the same.",
                           call.name);
}

QnnType QnnChecker::resultOf(const Visit& visit, const QnnFunction& function) const
{
    const QnnNode& call = m_tree.at(visit.node);
    switch (function.gives) {
    case QnnGives::Bool:
        return QnnType::Bool;
    case QnnGives::Int:
        return QnnType::Int;
    case QnnGives::Size:
        return QnnType::Size;
    case QnnGives::Float:
        return QnnType::Float;
    case QnnGives::Type:
        return QnnType::Type;
    case QnnGives::Operand:
        return QnnType::Operand;
    case QnnGives::Operator:
        return QnnType::Operator;
    case QnnGives::Part:
        return QnnType::Part;
    case QnnGives::Shape:
        return QnnType::Shape;
    case QnnGives::Pattern:
        return visit.where == QnnMatch ? QnnType::Pattern : QnnType::Part;
    default:
        break;
    }
    // The widest type of the operands: float before size before int.
    QnnType type = m_types[call.operands.back()];
    for (std::size_t at = function.gives == QnnGives::Chosen ? 1 : 0; at < call.operands.size();
         ++at) {
        const QnnType other = m_types[call.operands[at]];
        if (other == QnnType::Wrong)
            return other;
        type = isQnnNumber(type) && isQnnNumber(other) ? std::max(type, other) : type;
        type = other == QnnType::Part ? other : type;
    }
    return type;
}

void QnnChecker::checkRoot(const QnnRuleParts& parts)
{
    const QnnNode& match = m_tree.at(parts.match);
    if (!match.isCall("Op") && !match.isCall("OpVarIn"))
        m_findings.error("wrong-type", "A pattern is an Op or an OpVarIn.", match.place);
    const QnnType constraint = m_types[parts.constraint];
    if (constraint != QnnType::Wrong && constraint != QnnType::Bool)
        m_findings.error("wrong-type",
                         "A constraint is a condition, not " + std::string(wordsOf(constraint))
                             + '.',
                         m_tree.at(parts.constraint).place);
    const QnnNode& replacement = m_tree.at(parts.replacement);
    const QnnType type = m_types[parts.replacement];
    if (type != QnnType::Wrong && !mayBe(QnnTakes::Part, type))
        m_findings.error("wrong-type",
                         "A replacement makes an operator, or is an operand, not "
                             + std::string(wordsOf(type)) + '.',
                         replacement.place);
}

QnnChecked QnnChecker::run(const QnnRuleParts& parts)
{
    walk({.node = parts.match, .takes = QnnTakes::Pattern, .where = QnnMatch});
    walk({.node = parts.constraint, .takes = QnnTakes::Bool, .where = QnnConstraint});
    walk({.node = parts.replacement,
          .takes = QnnTakes::Part,
          .where = QnnReplacement,
          .isTop = true});
    checkRoot(parts);
    m_checked.isSound = m_findings.errorCount() == m_errorsBefore;
    return std::move(m_checked);
}

const QnnTagUse* QnnChecked::definitionOf(const QnnTree& tree, std::string_view tag,
                                          bool isSplit) const
{
    // A LET defines a tag even where it is used before.
    const QnnTagUse* first = nullptr;
    for (const QnnTagUse& use : tags) {
        if (use.isDefinition && use.isSplit == isSplit && tree.at(use.node).text == tag)
            first = &use;
    }
    return first;
}

QnnChecked checkQnn(const QnnTree& tree, const QnnRuleParts& parts, const QnnCatalogue& catalogue,
                    QnnFindings& findings)
{
    return QnnChecker(tree, catalogue, findings).run(parts);
}

} // namespace fusewright
