// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/match/pattern_kit.h"

#include "engine/pattern/pattern_builder.h"

#include "tests/engine/match/expression_kit.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <string>
#include <utility>

namespace fusewright::test {

namespace {

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        if (const std::string_view part = trimmed(text.substr(begin, end - begin)); !part.empty())
            parts.push_back(part);
        begin = end + 1;
    }
    return parts;
}

/// Takes from `text` what comes after a mark, and the mark. Empty without the mark.
std::string_view takeAfter(std::string_view& text, std::string_view mark)
{
    const std::size_t at = text.find(mark);
    if (at == std::string_view::npos)
        return {};
    const std::string_view after = trimmed(text.substr(at + mark.size()));
    text = trimmed(text.substr(0, at));
    return after;
}

/// The text between the first `open` and the next `close`.
std::string between(std::string_view text, char open, char close)
{
    const std::size_t begin = text.find(open) + 1;
    return std::string(text.substr(begin, text.find(close, begin) - begin));
}

std::uint32_t indexIn(const std::string& text)
{
    return static_cast<std::uint32_t>(std::strtoul(text.c_str(), nullptr, 10));
}

/// `3}`, `2..}` or `1..3}`.
OperandCount countIn(std::string_view text)
{
    OperandCount count{.fewest = indexIn(std::string(text)), .most = std::nullopt};
    const std::size_t dots = text.find("..");
    if (dots == std::string_view::npos)
        count.most = count.fewest;
    else if (text.substr(dots) != "..}")
        count.most = indexIn(std::string(text.substr(dots + 2)));
    return count;
}

class PatternReader {
public:
    explicit PatternReader(std::string_view text) : m_lines(split(text, '\n')) { }

    PatternDraft read();

private:
    EntryId idOf(std::string_view name) const;
    void readSwitches();
    void readHead(std::string_view line);
    void readLine(EntryId id, std::string_view line);
    void readClass(Entry& entry, std::string_view text) const;
    void readChild(EntryId from, std::string_view text);
    ExpressionId readCondition(std::string_view text);

    std::vector<std::string_view> m_lines;
    PatternDraft m_draft;
};

PatternDraft PatternReader::read()
{
    readSwitches();
    for (const std::string_view line : m_lines)
        readHead(line);
    for (std::size_t at = 0; at < m_lines.size(); ++at)
        readLine(EntryId(at), m_lines[at]);
    return std::move(m_draft);
}

void PatternReader::readSwitches()
{
    const auto takeLine = [&](std::string_view line) {
        if (m_lines.empty() || m_lines.front() != line)
            return false;
        m_lines.erase(m_lines.begin());
        return true;
    };
    if (takeLine("[shared]"))
        m_draft.binding = Pattern::Binding::Shared;
    if (takeLine("[distinct values]"))
        m_draft.valueBinding = Pattern::ValueBinding::Distinct;
}

EntryId PatternReader::idOf(std::string_view name) const
{
    const auto found = std::ranges::find(m_draft.entries, trimmed(name), &Entry::name);
    if (found == m_draft.entries.end())
        std::abort();
    return EntryId(static_cast<std::size_t>(found - m_draft.entries.begin()));
}

void PatternReader::readHead(std::string_view line)
{
    const std::string_view head = line.substr(0, line.find(' '));
    const std::size_t end = std::min(head.find_first_of("?+~*!@"), head.size());
    const std::string_view marks = head.substr(end);
    const auto has = [&](char mark) { return marks.find(mark) != std::string_view::npos; };
    Entry entry{.name = std::string(head.substr(0, end))};
    entry.isOptional = has('?');
    entry.isRepeated = has('+');
    entry.isIncluded = !has('~');
    entry.isCommutative = has('*');
    entry.isPrivate = has('!');
    m_draft.entries.push_back(std::move(entry));
    if (has('@'))
        m_draft.place = EntryId(m_draft.entries.size() - 1);
}

void PatternReader::readLine(EntryId id, std::string_view line)
{
    const std::string_view children = takeAfter(line, "->");
    const std::string_view condition = takeAfter(line, " if ");
    const std::string_view options = takeAfter(line, " = ");
    Entry& entry = m_draft.entries[id.index];
    if (const std::string_view count = takeAfter(line, " {"); !count.empty())
        entry.operands = countIn(count);
    for (const std::string_view option : split(options, '/'))
        entry.options.push_back(idOf(option));
    if (!options.empty())
        entry.kind = Entry::Kind::Choice;
    else
        readClass(entry, takeAfter(line, " : "));
    if (!condition.empty())
        entry.condition = readCondition(condition);
    for (const std::string_view child : split(children, ','))
        readChild(id, child);
}

void PatternReader::readClass(Entry& entry, std::string_view text) const
{
    using Mode = OperatorClass::Mode;
    if (text == "value" || text == "constant") {
        entry.kind = text == "value" ? Entry::Kind::Value : Entry::Kind::Constant;
        return;
    }
    std::string names(text.empty() ? std::string_view(entry.name) : text);
    if (names.starts_with("not (")) {
        entry.operators.mode = Mode::NoneOf;
        names = between(names, '(', ')');
    }
    if (names == ".")
        entry.operators.mode = Mode::Any;
    else
        for (const std::string_view name : split(names, '|'))
            entry.operators.names.emplace_back(name);
}

void PatternReader::readChild(EntryId from, std::string_view text)
{
    PatternEdge edge{.from = from};
    if (const std::size_t colon = text.find(':'); colon != std::string_view::npos) {
        edge.output = indexIn(std::string(text.substr(0, colon)));
        text = text.substr(colon + 1);
    }
    if (text.find('[') != std::string_view::npos)
        edge.operand = indexIn(between(text, '[', ']'));
    edge.isRest = text.ends_with("..]");
    edge.to = idOf(text.substr(0, text.find('[')));
    m_draft.edges.push_back(edge);
}

ExpressionId PatternReader::readCondition(std::string_view text)
{
    const ExpressionWords words{.entry = [&](std::string_view name) {
        const auto found = std::ranges::find(m_draft.entries, name, &Entry::name);
        return found == m_draft.entries.end()
            ? EntryId()
            : EntryId(static_cast<std::size_t>(found - m_draft.entries.begin()));
    }};
    const ExpressionId condition = readExpression(text, m_draft.expressions, words);
    if (!condition.isValid())
        std::abort();
    return condition;
}

} // namespace

std::optional<Pattern> PatternDraft::build() const
{
    PatternBuilder builder;
    for (const Entry& entry : entries)
        builder.addEntry(entry);
    for (const PatternEdge& edge : edges)
        builder.addEdge(edge);
    builder.expressions() = expressions;
    if (place)
        builder.setPlace(*place);
    builder.setBinding(binding);
    builder.setValueBinding(valueBinding);
    return builder.build();
}

PatternDraft readPattern(std::string_view text)
{
    return PatternReader(text).read();
}

Pattern patternOf(std::string_view text)
{
    auto pattern = readPattern(text).build();
    assert(pattern);
    return pattern ? *std::move(pattern) : Pattern();
}

PatternDraft withoutEntry(const PatternDraft& draft, EntryId gone)
{
    const auto moved = [&](EntryId id) {
        return id.index > gone.index ? EntryId(id.index - 1) : id;
    };
    PatternDraft rest = draft;
    rest.entries.erase(rest.entries.begin() + gone.index);
    for (Entry& entry : rest.entries) {
        std::erase(entry.options, gone);
        for (EntryId& option : entry.options)
            option = moved(option);
    }
    std::erase_if(rest.edges,
                  [&](const PatternEdge& edge) { return edge.from == gone || edge.to == gone; });
    for (PatternEdge& edge : rest.edges) {
        edge.from = moved(edge.from);
        edge.to = moved(edge.to);
    }
    if (rest.place)
        rest.place = *rest.place == gone ? std::nullopt : std::optional(moved(*rest.place));
    std::vector<EntryId> movedIds;
    for (std::size_t at = 0; at < draft.entries.size(); ++at)
        movedIds.push_back(EntryId(at) == gone ? EntryId() : moved(EntryId(at)));
    rest.expressions = movedExpressions(draft.expressions, movedIds);
    return rest;
}

ExpressionTable movedExpressions(const ExpressionTable& table, const std::vector<EntryId>& moved)
{
    using Payload = ExpressionSignature::Payload;
    ExpressionTable result;
    for (std::size_t at = 0; at < table.size(); ++at) {
        const ExpressionId id(at);
        ExpressionOp op = table.op(id);
        ExpressionPayload payload;
        switch (signatureOf(op).payload) {
        case Payload::None:
            break;
        case Payload::Literal:
            payload = table.literal(id);
            break;
        case Payload::Entry:
            payload = moved[table.entry(id).index];
            if (!std::get<EntryId>(payload).isValid()) {
                op = ExpressionOp::Whole;
                payload = {};
            }
            break;
        case Payload::Loop:
            payload = table.loop(id);
            break;
        case Payload::Test:
            payload = table.test(id);
            break;
        case Payload::Name:
        case Payload::TypedName:
            payload = NamedScalar{std::string(table.name(id)), table.type(id)};
            break;
        }
        result.add(op, table.operands(id), std::move(payload), table.place(id));
    }
    return result;
}

} // namespace fusewright::test
