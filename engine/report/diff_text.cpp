// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/diff_text.h"

#include "engine/diff/compared_partitions.h"
#include "engine/report/change_name.h"
#include "engine/report/text_table.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace fusewright {

namespace {

using Align = TextTable::Align;

constexpr std::size_t mostLines = 40; // For each pair, unless all are asked for.

std::string counted(std::size_t count, std::string_view what)
{
    return groupedNumber(count) + ' ' + std::string(what) + (count == 1 ? "" : "s");
}

std::optional<double> boundaryBytes(const ComparedPartition& mode)
{
    return mode.costs.whole.boundaryBytes().total();
}

std::string bytesText(const ComparedPartition& mode)
{
    const std::optional<double> bytes = boundaryBytes(mode);
    return bytes ? groupedNumber(static_cast<std::uint64_t>(*bytes)) : "unknown";
}

std::string ratioText(const ComparedPartition& mode, const ComparedPartition& first)
{
    const std::optional<double> bytes = boundaryBytes(mode);
    const std::optional<double> all = boundaryBytes(first);
    if (!bytes || !all || *all == 0)
        return "unknown";
    std::array<char, 32> text{};
    const auto written = std::to_chars(text.data(), text.data() + text.size(), *bytes / *all,
                                       std::chars_format::fixed, 2);
    return {text.data(), written.ptr};
}

class ModeTable {
public:
    explicit ModeTable(const ComparedPartitions& compared) : m_compared(compared) { }

    std::string text()
    {
        add("", [](const ComparedPartition& mode) { return mode.name; });
        addCount("sections", [](const auto& mode) { return mode.costs.sections.size(); });
        addCount("folds", [](const auto& mode) { return mode.folding.folds.size(); });
        addCount("largest section", [](const auto& mode) { return mode.costs.largestSection; });
        addCount("operators covered", [](const auto& mode) { return mode.costs.coveredOperators; });
        addCount("GEMMs", [](const auto& mode) { return mode.costs.whole.gemms; });
        add("boundary bytes", bytesText);
        const ComparedPartition& first = m_compared.partitions.front();
        add("ratio to " + first.name,
            [&](const ComparedPartition& mode) { return ratioText(mode, first); });
        std::vector<Align> columns(m_compared.partitions.size() + 1, Align::Right);
        columns.front() = Align::Left;
        TextTable table(columns);
        for (std::vector<std::string>& row : m_rows)
            table.addRow(std::move(row));
        return table.text();
    }

private:
    template <class Cell>
    void add(std::string name, Cell cell)
    {
        m_rows.push_back({std::move(name)});
        for (const ComparedPartition& mode : m_compared.partitions)
            m_rows.back().push_back(cell(mode));
    }
    template <class Count>
    void addCount(std::string name, Count count)
    {
        add(std::move(name),
            [&](const ComparedPartition& mode) { return groupedNumber(count(mode)); });
    }

    const ComparedPartitions& m_compared;
    std::vector<std::vector<std::string>> m_rows;
};

std::size_t sectionCount(const std::vector<FoldShare>& shares)
{
    std::size_t count = 0;
    for (const FoldShare& share : shares)
        count += share.sections;
    return count;
}

std::string sentence(const ComparedPartitions& compared, const ComparedPair& pair,
                     const FoldedChange& change)
{
    std::string text(changeKindName(change.kind));
    if (change.kind == ChangeKind::Same)
        text += " section of " + counted(change.operators, "operator");
    else
        text += ' ' + counted(sectionCount(change.from), "section") + " into "
            + groupedNumber(sectionCount(change.to));
    return text + " (" + changeName(compared, pair, change) + ')';
}

/// The changes of one pair, line by line. Kinds of changes that read the same are one line: what
/// tells them apart, such as a shape, would need more words than a line has.
class ChangeList {
public:
    ChangeList(const ComparedPartitions& compared, const ComparedPair& pair, ShownChanges shown)
        : m_compared(compared), m_pair(pair), m_shown(shown)
    {
    }

    std::string text();

private:
    struct Line {
        std::string sentence;
        std::size_t changes = 0;
        std::size_t folds = 0;
        std::size_t movedOperators = 0;
    };

    void add(const FoldedChange& change);
    Line& lineOf(std::string sentence);
    std::string table() const;

    const ComparedPartitions& m_compared;
    const ComparedPair& m_pair;
    ShownChanges m_shown;
    std::vector<Line> m_lines;
    std::unordered_map<std::string, std::size_t> m_known;
    std::size_t m_alone = 0;
};

std::string ChangeList::text()
{
    for (const FoldedChange& change : m_pair.folded)
        add(change);
    std::ranges::stable_sort(m_lines, std::greater(), &Line::movedOperators);
    std::string text = '\n' + m_compared.partitions[m_pair.from].name + " → "
        + m_compared.partitions[m_pair.to].name + '\n' + table();
    if (m_alone > 0)
        text +=
            "  " + counted(m_alone, "operator") + (m_alone == 1 ? " stays" : " stay") + " alone.\n";
    return text;
}

void ChangeList::add(const FoldedChange& change)
{
    if (m_shown == ShownChanges::Telling && change.isLoneOperator()) {
        m_alone += change.changes.size();
        return;
    }
    Line& line = lineOf(sentence(m_compared, m_pair, change));
    line.changes += change.changes.size();
    line.movedOperators += change.movedOperators;
    ++line.folds;
}

ChangeList::Line& ChangeList::lineOf(std::string sentence)
{
    const auto [known, isNew] = m_known.try_emplace(sentence, m_lines.size());
    if (isNew || m_shown == ShownChanges::All) {
        known->second = m_lines.size();
        m_lines.push_back({.sentence = std::move(sentence)});
    }
    return m_lines[known->second];
}

std::string ChangeList::table() const
{
    const std::size_t count =
        m_shown == ShownChanges::All ? m_lines.size() : std::min(mostLines, m_lines.size());
    TextTable table({Align::Right, Align::Left});
    for (const Line& line : std::span(m_lines).first(count)) {
        const std::string folds =
            line.folds > 1 ? ", " + groupedNumber(line.folds) + " variants" : std::string();
        table.addRow({groupedNumber(line.changes) + 'x', line.sentence + folds});
    }
    std::string text = table.text();
    if (count < m_lines.size())
        text += "  and " + counted(m_lines.size() - count, "line") + " more; --all shows them.\n";
    return text;
}

} // namespace

std::string diffText(const ComparedPartitions& compared, ShownChanges shown)
{
    std::string text = ModeTable(compared).text();
    for (const ComparedPair& pair : compared.pairs)
        text += ChangeList(compared, pair, shown).text();
    return text;
}

} // namespace fusewright
