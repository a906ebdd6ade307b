// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/diff_text.h"

#include "engine/diff/compared_partitions.h"
#include "engine/hardware/hardware_cost.h"
#include "engine/partition/section_formula.h"
#include "engine/report/change_lines.h"
#include "engine/report/cost_words.h"
#include "engine/report/hardware_words.h"
#include "engine/report/partition_text.h"
#include "engine/report/text_table.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace fusewright {

namespace {

using Align = TextTable::Align;

constexpr std::size_t mostLines = 40; // For each pair, unless all are asked for.

class ModeTable {
public:
    explicit ModeTable(const ComparedPartitions& compared)
        : m_compared(compared), m_amounts(boundaryAmounts(compared))
    {
    }

    std::string text()
    {
        add("", [](const ComparedPartition& mode) { return mode.name; });
        addCount("sections", [](const auto& mode) { return mode.costs.sections.size(); });
        addCount("folds", [](const auto& mode) { return mode.folding.folds.size(); });
        addCount("largest section", [](const auto& mode) { return mode.costs.largestSection; });
        addCount("operators covered", [](const auto& mode) { return mode.costs.coveredOperators; });
        addCount("GEMMs", [](const auto& mode) { return mode.costs.whole.gemms; });
        addAmounts();
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
    void addAmounts()
    {
        constexpr std::size_t mostTerms = 3;
        std::vector<std::string> bytes{"boundary bytes"};
        std::vector<std::string> ratios{"ratio to " + m_compared.partitions.front().name};
        for (std::size_t at = 0; at < m_amounts.size(); ++at) {
            const Tally known = m_compared.partitions[at].costs.whole.boundaryBytes();
            bytes.push_back(wholeBytes(known, m_amounts[at].bytes, mostTerms));
            ratios.push_back(shareWords(m_amounts[at].ofFirst));
        }
        m_rows.push_back(std::move(bytes));
        m_rows.push_back(std::move(ratios));
    }
    template <class Count>
    void addCount(std::string name, Count count)
    {
        add(std::move(name),
            [&](const ComparedPartition& mode) { return groupedNumber(count(mode)); });
    }

    const ComparedPartitions& m_compared;
    std::vector<BoundaryAmount> m_amounts; ///< By partition.
    std::vector<std::vector<std::string>> m_rows;
};

std::string inOrder(const std::vector<std::string>& names, bool isKnown)
{
    if (!isKnown)
        return "unknown";
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

/// Times on a machine, and how they and the bytes order the partitions.
std::string hardwareRanking(const ComparedPartitions& compared,
                            std::span<const HardwareCosts> costs)
{
    const std::vector<RankedMode> modes = rankedModes(compared, costs);
    TextTable table({Align::Left, Align::Right, Align::Right});
    table.addRow({"", "time at least", "ratio to " + modes.front().name});
    for (std::size_t at = 0; at < modes.size(); ++at) {
        std::array<char, 32> ratio{};
        const double first = costs.front().seconds.known;
        const bool isKnown = modes[at].seconds && modes.front().seconds && first > 0;
        if (isKnown)
            std::snprintf(ratio.data(), ratio.size(), "%.2f", *modes[at].seconds / first);
        table.addRow(
            {modes[at].name, secondsText(costs[at].seconds), isKnown ? ratio.data() : "unknown"});
    }
    const auto isTimed = [](const RankedMode& mode) { return mode.seconds.has_value(); };
    const auto isSized = [](const RankedMode& mode) { return mode.bytes.has_value(); };
    return "\nOn " + costs.front().machine.title + '\n' + table.text()
        + "  by time, shortest first: "
        + inOrder(rankedBySeconds(modes), std::ranges::any_of(modes, isTimed))
        + "\n  by boundary bytes, fewest first: "
        + inOrder(rankedByBytes(modes), std::ranges::any_of(modes, isSized)) + '\n';
}

std::string lineTable(const ChangeLines& told, ShownChanges shown)
{
    const std::size_t count =
        shown == ShownChanges::All ? told.lines.size() : std::min(mostLines, told.lines.size());
    TextTable table({Align::Right, Align::Left});
    for (const ChangeLine& line : std::span(told.lines).first(count)) {
        const std::string variants =
            line.variants > 1 ? ", " + groupedNumber(line.variants) + " variants" : std::string();
        table.addRow({groupedNumber(line.changes) + 'x', line.sentence + variants});
    }
    std::string text = table.text();
    if (count < told.lines.size())
        text +=
            "  and " + counted(told.lines.size() - count, "line") + " more; --all shows them.\n";
    return text;
}

std::string pairText(const ComparedPartitions& compared, const ComparedPair& pair,
                     ShownChanges shown)
{
    const ChangeLines told = changeLines(compared, pair, shown);
    std::string text = '\n' + compared.partitions[pair.from].name + " → "
        + compared.partitions[pair.to].name + '\n' + lineTable(told, shown);
    if (told.alone > 0)
        text += "  " + counted(told.alone, "operator") + (told.alone == 1 ? " stays" : " stay")
            + " alone.\n";
    return text;
}

} // namespace

std::string diffText(const ComparedPartitions& compared, ShownChanges shown,
                     std::span<const HardwareCosts> onHardware)
{
    std::string text = ModeTable(compared).text();
    if (!onHardware.empty() && onHardware.size() == compared.partitions.size())
        text += hardwareRanking(compared, onHardware);
    for (const ComparedPair& pair : compared.pairs)
        text += pairText(compared, pair, shown);
    return text;
}

} // namespace fusewright
