// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The form of a line:
//
//     NAME MARKS [: CLASS | = OPTIONS | : value | : constant] [{OPERANDS}] [if CONDITION]
//         [-> CHILDREN]
//
// Marks: `?` optional, `+` repeated, `~` context, `*` commutative, `!` private, `@` the place of a
// match where it is not the first required root. A class is a list of names with `|` between, `.`
// for any operator, `not (a | b)` for all but some. It is left out when it is the name of the
// entry. Operands are `{3}`, `{2..}` or `{1..3}`. A child is `name`, `name[1]` for operand 1,
// `name[1..]` for all operands from 1 on, `2:name` for result 2. Before the entries may stand
// `[shared]`, `[distinct values]`, and `[rank 4]` where lower ranks are filled. Of a pattern that
// is found along users there are `[sources a, b]` and `[same shape a, b]` besides; then children
// are those of its uses, `name!` where nothing else uses the entry, and `"x"` is the name of its
// value.

#include "engine/pattern/pattern_text.h"

#include "engine/pattern/expression_text.h"
#include "engine/pattern/pattern.h"
#include "engine/pattern/pattern_shape.h"
#include "engine/pattern/use_search.h"

#include <vector>

namespace fusewright {

namespace {

std::string joined(const std::vector<std::string>& names, const char* between)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : between) + name;
    return text;
}

std::string countText(const OperandCount& count)
{
    if (count.isAny())
        return {};
    const std::string fewest = std::to_string(count.fewest);
    if (count.most == count.fewest)
        return " {" + fewest + '}';
    return " {" + fewest + ".." + (count.most ? std::to_string(*count.most) : std::string()) + '}';
}

class PatternPrinter {
public:
    explicit PatternPrinter(const Pattern& pattern)
        : m_pattern(pattern),
          m_usualPlace(PatternShape(pattern.entries(), pattern.edges()).placeEntry())
    {
    }

    std::string text() const
    {
        std::string text;
        if (m_pattern.binding() == Pattern::Binding::Shared)
            text += "[shared]\n";
        if (m_pattern.valueBinding() == Pattern::ValueBinding::Distinct)
            text += "[distinct values]\n";
        if (m_pattern.axes().fewest > 0)
            text += "[rank " + std::to_string(m_pattern.axes().fewest) + "]\n";
        if (const UseSearch* const uses = m_pattern.uses())
            text += headOf(*uses);
        for (std::size_t at = 0; at < m_pattern.entryCount(); ++at)
            text += lineOf(EntryId(at)) + '\n';
        return text;
    }

private:
    std::string namesOf(const std::vector<EntryId>& entries) const;
    std::string headOf(const UseSearch& uses) const;
    std::vector<std::string> childrenOf(EntryId id) const;
    std::string lineOf(EntryId id) const;
    std::string classText(const Entry& entry) const;
    std::string childText(const PatternEdge& edge) const;

    const Pattern& m_pattern;
    EntryId m_usualPlace;
};

std::string PatternPrinter::classText(const Entry& entry) const
{
    switch (entry.kind) {
    case Entry::Kind::Value:
        return " : value";
    case Entry::Kind::Constant:
        return " : constant";
    case Entry::Kind::Choice: {
        std::vector<std::string> names;
        for (const EntryId option : entry.options)
            names.push_back(m_pattern.entry(option).name);
        return " = " + joined(names, " / ");
    }
    case Entry::Kind::Operator:
        break;
    }
    const OperatorClass& operators = entry.operators;
    if (operators.mode == OperatorClass::Mode::Any)
        return " : .";
    const std::string but =
        operators.except.empty() ? std::string() : " but " + joined(operators.except, ", ");
    const std::string names =
        (operators.isNative ? "native " : "") + joined(operators.names, " | ") + but;
    if (operators.mode == OperatorClass::Mode::NoneOf)
        return " : not (" + names + ')';
    return names == entry.name ? std::string() : " : " + names;
}

std::string PatternPrinter::childText(const PatternEdge& edge) const
{
    std::string text = edge.output ? std::to_string(*edge.output) + ':' : std::string();
    text += m_pattern.entry(edge.to).name;
    if (edge.operand)
        text += '[' + std::to_string(*edge.operand) + (edge.isRest ? "..]" : "]");
    return text;
}

std::string PatternPrinter::namesOf(const std::vector<EntryId>& entries) const
{
    std::vector<std::string> names;
    names.reserve(entries.size());
    for (const EntryId entry : entries)
        names.push_back(m_pattern.entry(entry).name);
    return joined(names, ", ");
}

std::string PatternPrinter::headOf(const UseSearch& uses) const
{
    std::string text = "[sources " + namesOf(uses.sources) + "]\n";
    for (const std::vector<EntryId>& same : uses.sameShapes)
        text += "[same shape " + namesOf(same) + "]\n";
    return text;
}

std::vector<std::string> PatternPrinter::childrenOf(EntryId id) const
{
    std::vector<std::string> children;
    if (!m_pattern.uses()) {
        for (const PatternEdge& edge : m_pattern.edgesFrom(id))
            children.push_back(childText(edge));
        return children;
    }
    for (const UseEdge& edge : m_pattern.uses()->edges) {
        if (edge.from == id)
            children.push_back(
                childText({.from = edge.from, .to = edge.to, .output = {}, .operand = edge.operand})
                + (edge.isOnly ? "!" : ""));
    }
    return children;
}

std::string PatternPrinter::lineOf(EntryId id) const
{
    const Entry& entry = m_pattern.entry(id);
    std::string line = entry.name;
    const auto mark = [&](bool isSet, char character) {
        if (isSet)
            line += character;
    };
    mark(entry.isOptional, '?');
    mark(entry.isRepeated, '+');
    mark(!entry.isIncluded, '~');
    mark(entry.isCommutative, '*');
    mark(entry.isPrivate, '!');
    mark(id == m_pattern.placeEntry() && id != m_usualPlace, '@');
    line += classText(entry) + countText(entry.operands);
    if (entry.condition.isValid())
        line += " if " + toText(m_pattern, entry.condition);
    if (m_pattern.uses() && !m_pattern.uses()->names[id.index].empty())
        line += " \"" + m_pattern.uses()->names[id.index] + '"';
    const std::vector<std::string> children = childrenOf(id);
    if (!children.empty())
        line += " -> " + joined(children, ", ");
    return line;
}

} // namespace

std::string toText(const Pattern& pattern)
{
    return PatternPrinter(pattern).text();
}

} // namespace fusewright
