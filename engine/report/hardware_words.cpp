// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/hardware_words.h"

#include "engine/diff/compared_partitions.h"
#include "engine/hardware/hardware_catalogue.h"
#include "engine/report/hardware_facts.h"
#include "engine/report/partition_text.h"
#include "engine/report/text_table.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace fusewright {

namespace {

using Align = TextTable::Align;
using Amount = std::optional<double>;

std::string printed(const char* format, double number)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), format, number);
    return text.data();
}

std::string percent(Amount share)
{
    return share ? printed("%.1f %%", *share * 100) : "unknown";
}

std::string scaled(Amount amount)
{
    return amountText(Tally::of(amount));
}

std::string quoted(const std::string& name)
{
    return '`' + name + '`';
}

std::string boundWord(const HardwareCost& cost)
{
    return !cost.bound ? "unknown" : *cost.bound == Bound::Memory ? "memory" : "compute";
}

std::string fitWord(const HardwareCost& cost)
{
    if (!cost.fits)
        return "unknown";
    const std::string bytes = scaled(cost.bytesNeeded);
    const bool isPlain = bytes.find(' ') == std::string::npos;
    return (*cost.fits ? "fits, " : "may not fit, ") + bytes + (isPlain ? " B" : "B");
}

/// A table without marks, for a terminal.
std::string plain(const PageTable& table)
{
    std::vector<Align> columns;
    std::vector<std::string> headings;
    for (const std::string& heading : table.headings) {
        columns.push_back(heading.starts_with('#') ? Align::Right : Align::Left);
        headings.push_back(heading.starts_with('#') ? heading.substr(1) : heading);
    }
    TextTable text(columns);
    text.addRow(headings);
    for (std::vector<std::string> row : table.rows) {
        for (std::string& cell : row)
            std::erase(cell, '`');
        text.addRow(std::move(row));
    }
    return text.text();
}

std::string unitOf(HardwareFact fact)
{
    switch (fact) {
    case HardwareFact::MemoryBandwidth:
    case HardwareFact::LinkBandwidth:
        return "B/s";
    case HardwareFact::MemoryBytes:
    case HardwareFact::OnChipBytesPerUnit:
        return "B";
    case HardwareFact::SectionOverhead:
        return "s";
    case HardwareFact::OnChipUnits:
    case HardwareFact::ComputeUnits:
        return "";
    }
    return "";
}

std::string muchOf(HardwareFact fact, double value)
{
    const bool isCount = fact == HardwareFact::OnChipUnits || fact == HardwareFact::ComputeUnits;
    return isCount ? groupedNumber(static_cast<std::uint64_t>(value))
                   : scaled(value) + unitOf(fact);
}

std::string factWords(HardwareFact fact)
{
    constexpr std::array<const char*, hardwareFactCount> words{
        "memory bandwidth",       "memory",        "memory units on the chip",
        "memory of each of them", "compute units", "bandwidth between machines or parts",
        "overhead of a section",
    };
    return words[static_cast<std::size_t>(fact)];
}

std::vector<std::string> ranked(std::span<const RankedMode> modes, Amount RankedMode::*by)
{
    std::vector<const RankedMode*> order;
    for (const RankedMode& mode : modes)
        order.push_back(&mode);
    std::ranges::stable_sort(order, [by](const RankedMode* a, const RankedMode* b) {
        const Amount left = a->*by;
        const Amount right = b->*by;
        return left && right ? *left < *right : left.has_value() > right.has_value();
    });
    std::vector<std::string> names;
    for (const RankedMode* const mode : order)
        names.push_back(mode->name);
    return names;
}

} // namespace

std::string secondsText(double seconds)
{
    constexpr std::array units{"s", "ms", "µs", "ns"};
    std::size_t unit = 0;
    while (seconds > 0 && seconds < 1 && unit + 1 < units.size()) {
        seconds *= 1000;
        ++unit;
    }
    return printed(seconds >= 100 ? "%.0f " : "%.3g ", seconds) + units[unit];
}

std::string secondsText(const Tally& seconds)
{
    if (seconds.unknown == 0)
        return secondsText(seconds.known);
    if (seconds.known == 0)
        return "unknown";
    return secondsText(seconds.known) + " without " + counted(seconds.unknown, "section")
        + " of unknown cost";
}

std::string quotientText(double ratio)
{
    return ratio > 0 && ratio < 100 ? printed("%.3g", ratio) : scaled(ratio);
}

std::string hardwareWords(const HardwareProfile& machine)
{
    return "Bounds from public figures of " + machine.title
        + ", not predictions: every section takes at least as long as its operations at peak or "
          "its "
          "boundary bytes at full bandwidth, whichever is longer. Left out: caches, waiting, "
          "transfers between chips, and everything that keeps a machine from its peak.";
}

std::string hardwareTitle(const HardwareFacts& facts)
{
    return "What it costs on " + facts.machine.title;
}

PageTable hardwareTable(const HardwareFacts& facts)
{
    PageTable table{
        "Time at least on " + facts.machine.title,
        {"Mode", "#Sections", "#Time at least",
         "#Ratio to " + (facts.modes.empty() ? std::string("the first") : facts.modes.front().name),
         "#Memory-bound", "#Compute-bound", "#May not fit"},
        {},
        true};
    for (const HardwareMode& mode : facts.modes)
        table.rows.push_back({mode.name, groupedNumber(mode.sections), secondsText(mode.seconds),
                              mode.ratio ? printed("%.2f", *mode.ratio) : "unknown",
                              groupedNumber(mode.memoryBound), groupedNumber(mode.computeBound),
                              groupedNumber(mode.misfits)});
    return table;
}

PageTable dearestTable(const HardwareFacts& facts)
{
    PageTable table{"Sections that take longest in " + facts.shownMode,
                    {"#Times", "Section", "#Time at least", "#Of all", "Bound", "#Per byte",
                     "#Of peak at most", "On the chip", "First operator"},
                    {},
                    true};
    for (const DearSection& dear : facts.dearest)
        table.rows.push_back({groupedNumber(dear.count), quoted(dear.label),
                              secondsText(dear.seconds), percent(dear.share), boundWord(dear.cost),
                              dear.cost.intensity ? quotientText(*dear.cost.intensity) : "unknown",
                              percent(dear.cost.shareOfPeak), fitWord(dear.cost),
                              quoted(dear.first)});
    return table;
}

std::string rankingWords(const HardwareFacts& facts)
{
    std::vector<RankedMode> modes;
    for (const HardwareMode& mode : facts.modes)
        modes.push_back(
            {.name = mode.name, .seconds = mode.seconds.total(), .bytes = mode.boundaryBytes});
    if (modes.size() < 2)
        return {};
    const auto list = [&modes](const std::vector<std::string>& names, Amount RankedMode::*by) {
        const auto isKnown = [&](const std::string& name) {
            const auto mode = std::ranges::find(modes, name, &RankedMode::name);
            return mode != modes.end() && ((*mode).*by).has_value();
        };
        std::string text;
        std::string unknown;
        for (const std::string& name : names) {
            std::string& to = isKnown(name) ? text : unknown;
            to += (to.empty() ? "" : ", ") + name;
        }
        if (text.empty())
            return std::string("unknown");
        return unknown.empty() ? text : text + " (unknown: " + unknown + ')';
    };
    return "By time, shortest first: " + list(rankedBySeconds(modes), &RankedMode::seconds)
        + ". By boundary bytes, fewest first: " + list(rankedByBytes(modes), &RankedMode::bytes)
        + '.';
}

std::string roofWords(const HardwareFacts& facts)
{
    const auto roof = roofOf(facts);
    if (!roof)
        return {};
    return "The roof of " + facts.machine.title + " is " + scaled(roof->peak) + "op/s in "
        + std::string(dataTypeName(roof->type)) + " from " + quotientText(roof->ridge())
        + " operations per byte on, the ridge. Below it, a section does at most "
        + scaled(roof->bandwidth) + "B/s times its operations per byte.";
}

PageTable rooflineTable(const HardwareFacts& facts)
{
    constexpr std::size_t mostRows = 40;
    PageTable table{"Roofline of " + facts.shownMode,
                    {"#Times", "Section", "#Operations per byte", "#Operations a second at most",
                     "#Time at least", "Side of the ridge"},
                    {},
                    true};
    const auto roof = roofOf(facts);
    if (!roof)
        return table;
    std::vector<const RooflinePoint*> points;
    for (const RooflinePoint& point : facts.points)
        points.push_back(&point);
    std::ranges::stable_sort(points, [](const RooflinePoint* a, const RooflinePoint* b) {
        return a->seconds > b->seconds;
    });
    points.resize(std::min(points.size(), mostRows));
    for (const RooflinePoint* const point : points)
        table.rows.push_back({groupedNumber(point->count), quoted(point->label),
                              quotientText(point->intensity), scaled(point->operationsPerSecond),
                              secondsText(point->seconds),
                              point->intensity < roof->ridge() ? "memory" : "compute"});
    return table;
}

std::string hardwareText(const HardwareFacts& facts)
{
    std::string text = "\nOn " + facts.machine.title + '\n';
    if (!facts.modes.empty()) {
        const HardwareMode& mode = facts.modes.front();
        TextTable table({Align::Left, Align::Right});
        table.addRow({"time at least", secondsText(mode.seconds)});
        table.addRow({"memory-bound sections", groupedNumber(mode.memoryBound)});
        table.addRow({"compute-bound sections", groupedNumber(mode.computeBound)});
        table.addRow({"sections that may not fit", groupedNumber(mode.misfits)});
        text += table.text();
    }
    if (!facts.dearest.empty())
        text += '\n' + dearestTable(facts).title + '\n' + plain(dearestTable(facts));
    return text + '\n' + hardwareWords(facts.machine) + '\n';
}

std::vector<RankedMode> rankedModes(const ComparedPartitions& compared,
                                    std::span<const HardwareCosts> costs)
{
    std::vector<RankedMode> modes;
    for (std::size_t at = 0; at < std::min(costs.size(), compared.partitions.size()); ++at)
        modes.push_back({.name = compared.partitions[at].name,
                         .seconds = costs[at].seconds.total(),
                         .bytes = compared.partitions[at].costs.whole.boundaryBytes().total()});
    return modes;
}

std::vector<std::string> rankedBySeconds(std::span<const RankedMode> modes)
{
    return ranked(modes, &RankedMode::seconds);
}

std::vector<std::string> rankedByBytes(std::span<const RankedMode> modes)
{
    return ranked(modes, &RankedMode::bytes);
}

std::string machinesText(const HardwareCatalogue& machines)
{
    TextTable table({Align::Left, Align::Left, Align::Right, Align::Right, Align::Right});
    table.addRow({"name", "machine", "peak", "memory B/s", "on-chip B"});
    for (const HardwareProfile& machine : machines.all()) {
        Amount peak;
        for (const auto& [type, number] : machine.peaks)
            peak = std::max(peak.value_or(0), number.value);
        table.addRow({machine.name, machine.title, scaled(peak),
                      scaled(machine.number(HardwareFact::MemoryBandwidth)),
                      scaled(machine.onChipBytes())});
    }
    return table.text();
}

std::string machineText(const HardwareProfile& machine)
{
    std::string text = machine.name + ": " + machine.title;
    if (!machine.vendor.empty())
        text += " (" + machine.vendor + (machine.kind.empty() ? "" : ", " + machine.kind) + ')';
    text += '\n';
    const auto add = [&text](const std::string& what, const std::string& much,
                             const std::string& source) {
        text += "  " + what + ": " + much + "\n    " + source + '\n';
    };
    for (const auto& [type, peak] : machine.peaks)
        add("peak, " + std::string(dataTypeName(type)), scaled(peak.value) + "op/s", peak.source);
    for (std::size_t at = 0; at < hardwareFactCount; ++at) {
        const auto fact = static_cast<HardwareFact>(at);
        const auto& number = machine.sourced(fact);
        if (!number)
            text += "  " + factWords(fact) + ": not given\n";
        else if (fact == HardwareFact::SectionOverhead)
            add(factWords(fact), secondsText(number->value), number->source);
        else
            add(factWords(fact), muchOf(fact, number->value), number->source);
    }
    return text;
}

} // namespace fusewright
