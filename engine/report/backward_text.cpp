// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/backward_text.h"

#include "engine/autograd/backward_graph.h"
#include "engine/autograd/recomputation.h"
#include "engine/report/partition_text.h"
#include "engine/report/text_table.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

namespace {

using Align = TextTable::Align;

std::string backwardTotals(const BackwardGraph& backward)
{
    TextTable table({Align::Left, Align::Right});
    table.addRow({"forward operators", groupedNumber(backward.forwardCount)});
    table.addRow({"backward operators", groupedNumber(backward.backwardCount())});
    table.addRow(
        {"gradients", groupedNumber(backward.gradients.size() + backward.bodyGradients.size())});
    table.addRow(
        {"saved values", groupedNumber(backward.saved.size() + backward.savedInside.size())});
    table.addRow({"saved bytes", amountText(savedBytes(backward))});
    return table.text();
}

std::string operatorTable(const BackwardGraph& backward)
{
    TextTable table({Align::Right, Align::Left, Align::Left});
    for (const BackwardCount& each : backwardCounts(backward))
        table.addRow(
            {groupedNumber(each.count), std::string(each.name), std::string(each.category)});
    return table.text();
}

struct SavedRow {
    std::optional<double> bytes;
    std::string name;
    std::size_t readers = 0;
};

std::string savedTable(const BackwardGraph& backward)
{
    constexpr std::size_t mostRows = 20;
    std::vector<SavedRow> saved;
    for (const SavedValue& each : backward.saved)
        saved.push_back(
            {each.bytes, std::string(backward.graph.valueName(each.value)), each.readers.size()});
    for (const SavedInside& each : backward.savedInside)
        saved.push_back({each.bytes, each.name, 1});
    std::ranges::stable_sort(saved, [](const SavedRow& a, const SavedRow& b) {
        return a.bytes.value_or(0) > b.bytes.value_or(0);
    });
    TextTable table({Align::Right, Align::Left, Align::Left});
    for (std::size_t at = 0; at < std::min(mostRows, saved.size()); ++at)
        table.addRow({amountText(Tally::of(saved[at].bytes)), saved[at].name,
                      "read by " + counted(saved[at].readers, "operator")});
    std::string text = table.text();
    if (saved.size() > mostRows)
        text += "  and " + groupedNumber(saved.size() - mostRows) + " more: --json lists all.\n";
    return text;
}

std::string warningTable(const BackwardGraph& backward)
{
    TextTable table({Align::Right, Align::Left, Align::Left});
    for (const BackwardWarning& warning : backward.warnings)
        table.addRow({groupedNumber(warning.count), warning.op, warning.code});
    return table.text();
}

} // namespace

std::vector<BackwardCount> backwardCounts(const BackwardGraph& backward)
{
    const Graph& graph = backward.graph;
    std::map<std::string_view, BackwardCount> counts;
    for (std::size_t at = backward.forwardCount; at < graph.nodeCount(); ++at) {
        const NodeId node(at);
        BackwardCount& count = counts[graph.canonicalName(node)];
        count.name = graph.canonicalName(node);
        const OperatorSpec* const spec = graph.operatorOf(node).spec;
        count.category = spec ? std::string_view(spec->category) : std::string_view();
        ++count.count;
    }
    std::vector<BackwardCount> all;
    all.reserve(counts.size());
    for (const auto& [name, count] : counts)
        all.push_back(count);
    std::ranges::stable_sort(all, std::greater<>(), &BackwardCount::count);
    return all;
}

std::string backwardText(const BackwardGraph& backward)
{
    std::string text = backward.graph.name() + '\n' + backwardTotals(backward);
    if (backward.backwardCount() > 0)
        text += "\nBackward operators\n" + operatorTable(backward);
    if (!backward.saved.empty() || !backward.savedInside.empty())
        text += "\nLargest saved values\n" + savedTable(backward);
    if (!backward.warnings.empty())
        text += "\nOperators without a formula\n" + warningTable(backward);
    return text;
}

} // namespace fusewright
