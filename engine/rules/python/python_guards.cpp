// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/python/python_guards.h"

#include "engine/python/python_literals.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t mostGuardNodes = 20'000;
constexpr std::size_t mostNames = 16;
constexpr std::size_t longestGuard = 120;

/// All that is part of a node, itself first.
std::vector<PythonNodeId> allIn(const PythonTree& tree, PythonNodeId node, std::size_t& left)
{
    std::vector<PythonNodeId> all{node};
    for (std::size_t at = 0; at < all.size() && left > 0; ++at, --left) {
        for (const PythonNodeId child : tree.children(all[at]))
            all.push_back(child);
    }
    return all;
}

bool returnsFalse(const PythonTree& tree, PythonNodeId statement)
{
    return tree.is(statement, PythonKind::Return)
        && tree.is(tree.first(statement), PythonKind::Constant, "False");
}

} // namespace

PythonNodeId PythonGuardReader::looked(PythonNodeId node) const
{
    for (std::size_t count = 0; count < mostNames && m_tree.is(node, PythonKind::Name); ++count) {
        const auto known = m_values.find(m_tree.word(node));
        if (known == m_values.end() || !known->second.isValid())
            return node;
        node = known->second;
    }
    return node;
}

std::string PythonGuardReader::lineOf(PythonNodeId node) const
{
    std::string line;
    for (const char letter : m_tree.text(node)) {
        const bool isBlank = static_cast<unsigned char>(letter) <= ' ';
        if (!isBlank || (!line.empty() && line.back() != ' '))
            line += isBlank ? ' ' : letter;
    }
    if (line.size() > longestGuard) {
        line.resize(longestGuard);
        line += "...";
    }
    return line;
}

void PythonGuardReader::tell(PythonNodeId node)
{
    std::string line = lineOf(node);
    if (std::ranges::find(m_made.others, line) == m_made.others.end())
        m_made.others.push_back(std::move(line));
}

std::optional<std::int64_t> PythonGuardReader::wholeOf(PythonNodeId node) const
{
    const PythonNodeId found = looked(node);
    const bool isNumber =
        m_tree.is(found, PythonKind::Number) || m_tree.is(found, PythonKind::Unary, "-");
    return isNumber ? pythonInteger(m_tree.text(found)) : std::nullopt;
}

/// The value of `value.name`.
std::optional<std::string> PythonGuardReader::attributeOf(PythonNodeId node,
                                                          std::string_view name) const
{
    const PythonNodeId found = looked(node);
    if (!m_tree.is(found, PythonKind::Attribute, name))
        return std::nullopt;
    return valueOf(looked(m_tree.first(found)));
}

/// `value.shape[-1]`, also in `int(…)`.
std::optional<PythonFact> PythonGuardReader::extentOf(PythonNodeId node) const
{
    PythonNodeId found = looked(node);
    if (m_tree.is(found, PythonKind::Call)
        && m_tree.is(m_tree.first(found), PythonKind::Name, "int")
        && m_tree.next(m_tree.first(found)) == m_tree.last(found))
        found = looked(m_tree.last(found));
    if (!m_tree.is(found, PythonKind::Subscript))
        return std::nullopt;
    const auto value = attributeOf(m_tree.first(found), "shape");
    const auto axis = wholeOf(m_tree.last(found));
    if (!value || !axis)
        return std::nullopt;
    return PythonFact{.kind = PythonFact::Kind::Extent, .value = *value, .axis = *axis};
}

std::optional<PythonFact> PythonGuardReader::factOf(PythonNodeId asked, PythonNodeId wanted) const
{
    using Kind = PythonFact::Kind;
    const PythonNodeId found = looked(asked);
    if (const auto value = attributeOf(found, "dtype")) {
        const PythonNodeId type = looked(wanted);
        const bool isText = m_tree.is(type, PythonKind::String);
        std::string name = isText ? pythonString(m_tree.text(type)) : m_tree.dottedName(type);
        if (!name.empty())
            return PythonFact{.kind = Kind::Type, .value = *value, .type = std::move(name)};
    }
    const auto number = wholeOf(wanted);
    if (!number)
        return std::nullopt;
    if (const auto value = attributeOf(found, "ndim"))
        return PythonFact{.kind = Kind::Rank, .value = *value, .number = *number};
    if (m_tree.is(found, PythonKind::Call)) {
        const PythonNodeId function = m_tree.first(found);
        const bool isAlone = function == m_tree.last(found);
        auto value = isAlone ? attributeOf(function, "dim") : std::nullopt;
        if (!isAlone && m_tree.is(function, PythonKind::Name, "len")
            && m_tree.next(function) == m_tree.last(found))
            value = attributeOf(m_tree.last(found), "shape");
        if (value)
            return PythonFact{.kind = Kind::Rank, .value = *value, .number = *number};
    }
    if (m_tree.is(found, PythonKind::Binary, "%") && *number == 0) {
        auto extent = extentOf(m_tree.first(found));
        const auto divisor = wholeOf(m_tree.last(found));
        if (!extent || !divisor || *divisor < 1)
            return std::nullopt;
        extent->kind = Kind::Multiple;
        extent->number = *divisor;
        return extent;
    }
    auto extent = extentOf(found);
    if (extent)
        extent->number = *number;
    return extent;
}

bool PythonGuardReader::takeFact(const Guard& guard)
{
    const PythonNodeId node = guard.condition;
    if (m_tree.is(node, PythonKind::Constant, guard.mustBe ? "True" : "False") || isPresence(node))
        return true;
    if (!guard.mustBe && isLeakQuestion(node)) {
        m_made.asksForLeaks = true;
        return true;
    }
    if (!m_tree.is(node, PythonKind::Compare, guard.mustBe ? "==" : "!="))
        return false;
    const PythonNodeId left = m_tree.first(node);
    const PythonNodeId right = m_tree.last(node);
    // `a == b == c` says more.
    if (m_tree.is(left, PythonKind::Compare) && !m_tree.isBracketed(left))
        return false;
    auto fact = factOf(left, right);
    if (!fact)
        fact = factOf(right, left);
    if (fact && std::ranges::find(m_made.facts, *fact) == m_made.facts.end())
        m_made.facts.push_back(*fact);
    return fact.has_value();
}

/// A condition in parts that must all be true, or all be false.
void PythonGuardReader::take(Guard guard)
{
    std::vector<Guard> open{guard};
    while (!open.empty()) {
        const Guard next = open.back();
        open.pop_back();
        if (m_left == 0) {
            tell(next.condition);
            continue;
        }
        --m_left;
        const PythonNodeId node = looked(next.condition);
        if (m_tree.is(node, PythonKind::Unary, "not")) {
            open.push_back({m_tree.first(node), !next.mustBe});
        } else if (m_tree.is(node, PythonKind::Binary, next.mustBe ? "and" : "or")) {
            std::vector<Guard> parts;
            for (const PythonNodeId part : m_tree.children(node))
                parts.push_back({part, next.mustBe});
            open.insert(open.end(), parts.rbegin(), parts.rend());
        } else if (!takeFact({node, next.mustBe})) {
            tell(next.condition);
        }
    }
}

/// What is not followed: false where it may return something else than false. Names that it binds
/// are not known any more.
bool PythonGuardReader::forgets(PythonNodeId statement)
{
    for (const PythonNodeId node : allIn(m_tree, statement, m_left)) {
        const bool mayPass = m_tree.is(node, PythonKind::Return) && !returnsFalse(m_tree, node);
        if (mayPass || m_tree.is(node, PythonKind::Await))
            return false;
        if (m_tree.is(node, PythonKind::Name))
            m_values.insert_or_assign(std::string(m_tree.word(node)), PythonNodeId());
    }
    tell(statement);
    return m_left > 0;
}

/// `if condition: return False`, with nothing else in it.
bool PythonGuardReader::readIf(PythonNodeId statement)
{
    const PythonNodeId block = m_tree.last(statement);
    const PythonNodeId next = m_tree.next(statement);
    const bool hasElse = m_tree.is(next, PythonKind::Compound, "else")
        || m_tree.is(next, PythonKind::Compound, "elif");
    const bool isGuard = m_tree.is(statement, PythonKind::Compound, "if") && !hasElse
        && m_tree.is(block, PythonKind::Block) && m_tree.first(block) == m_tree.last(block)
        && returnsFalse(m_tree, m_tree.first(block));
    if (!isGuard)
        return forgets(statement);
    take({m_tree.first(statement), false});
    return true;
}

/// False where the function cannot be followed.
bool PythonGuardReader::readStatement(PythonNodeId statement)
{
    switch (m_tree.kind(statement)) {
    case PythonKind::Expression:
        return m_tree.is(m_tree.first(statement), PythonKind::String) || forgets(statement);
    case PythonKind::Assign: {
        const PythonNodeId target = m_tree.first(statement);
        const bool isOne = m_tree.is(target, PythonKind::Name)
            && m_tree.next(target) == m_tree.last(statement)
            && !m_values.contains(m_tree.word(target));
        if (!isOne)
            return forgets(statement);
        m_values.emplace(m_tree.word(target), m_tree.last(statement));
        return true;
    }
    case PythonKind::Compound:
        return readIf(statement);
    case PythonKind::Return:
        m_isOver = true;
        if (!m_tree.first(statement).isValid())
            return false;
        take({m_tree.first(statement), true});
        return true;
    case PythonKind::Simple:
        return m_tree.word(statement) == "pass" || forgets(statement);
    default:
        return false;
    }
}

std::optional<PythonGuards> PythonGuardReader::run()
{
    if (!m_tree.is(m_function, PythonKind::Function))
        return std::nullopt;
    m_left = mostGuardNodes;
    const PythonNodeId block = m_tree.find(m_function, PythonKind::Block);
    if (!block.isValid())
        return std::nullopt;
    for (const PythonNodeId statement : m_tree.children(block)) {
        if (!m_isOver && !readStatement(statement))
            return std::nullopt;
    }
    return m_isOver ? std::optional(std::move(m_made)) : std::nullopt;
}

} // namespace fusewright
