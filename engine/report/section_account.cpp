// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/section_account.h"

#include "engine/graph/graph.h"
#include "engine/hardware/hardware_cost.h"
#include "engine/hardware/moved_bytes.h"
#include "engine/partition/costed_operator.h"
#include "engine/partition/made_partition.h"
#include "engine/partition/operator_cost.h"
#include "engine/partition/section_boundary.h"
#include "engine/partition/section_origin.h"
#include "engine/report/cost_words.h"
#include "engine/report/hardware_words.h"
#include "engine/report/text_table.h"
#include "engine/support/json_writer.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace fusewright {

namespace {

using Align = TextTable::Align;
using Amount = std::optional<double>;

/// All digits: `1,108,101,562,368`, or as many as tell a number apart from any other.
std::string exactText(double number)
{
    return CostFormula(number).words().value_or("unknown");
}

std::string exactText(Amount number)
{
    return number ? exactText(*number) : "unknown";
}

class AccountWriter {
public:
    AccountWriter(const Graph& graph, const MadePartition& made, const HardwareCosts& costs,
                  std::uint32_t section)
        : m_graph(graph),
          m_made(made),
          m_machine(costs.machine),
          m_cost(costs.sections[section]),
          m_section(section)
    {
    }

    std::string text();

private:
    void addOperations();
    void addFormulas();
    void addBytes();
    void addTime();
    void addChip();
    void addSource(const std::string& what, const std::optional<SourcedNumber>& number);
    const std::vector<NodeId>& nodes() const { return m_made.partition.sections[m_section].nodes; }

    const Graph& m_graph;
    const MadePartition& m_made;
    const HardwareProfile& m_machine;
    const HardwareCost& m_cost;
    std::uint32_t m_section;
    std::string m_text;
};

void AccountWriter::addOperations()
{
    TextTable table({Align::Right, Align::Left, Align::Left, Align::Left});
    table.addRow({"operations", "operator", "as", "counted as"});
    for (const NodeId node : nodes()) {
        const OperatorSpec* const spec = m_graph.operatorOf(node).spec;
        const FormulaNote* const note = spec ? m_graph.catalogue()->formulaOf(*spec) : nullptr;
        const std::string why = whyUncounted(m_graph, node);
        const std::string factor = spec && spec->flops.factor != 1
            ? " x " + std::to_string(spec->flops.factor)
            : std::string();
        const OperationRange range = operationsOf(m_graph, node, UnsetExtents::Named);
        table.addRow({rangeWords(range, 4), std::string(m_graph.nodeName(node)),
                      std::string(m_graph.canonicalName(node)),
                      note && why.empty() ? note->name + factor : why});
    }
    table.addRow({m_cost.operations ? exactText(m_cost.operations) : "unknown", "in all"});
    m_text += "\nOperations\n" + table.text();
}

void AccountWriter::addFormulas()
{
    std::vector<const FormulaNote*> told;
    for (const NodeId node : nodes()) {
        const OperatorSpec* const spec = m_graph.operatorOf(node).spec;
        const FormulaNote* const note = spec ? m_graph.catalogue()->formulaOf(*spec) : nullptr;
        if (note && std::ranges::find(told, note) == told.end())
            told.push_back(note);
    }
    if (!told.empty())
        m_text += "\nFormulas\n";
    for (const FormulaNote* const note : told)
        m_text += "  " + note->name + ": " + note->text + "\n    " + note->source + '\n';
}

std::string crossingWord(MovedValue::Crossing crossing)
{
    switch (crossing) {
    case MovedValue::Crossing::Read:
        return "read";
    case MovedValue::Crossing::PartlyRead:
        return "read in part";
    case MovedValue::Crossing::Written:
        return "written";
    }
    return {};
}

void AccountWriter::addBytes()
{
    TextTable table({Align::Right, Align::Left, Align::Left, Align::Left});
    table.addRow({"bytes", "value", "is", "type"});
    const SectionBoundary boundary(m_graph, m_made.partition);
    for (const MovedValue& moved : movedValues(m_graph, m_made.partition, m_section, boundary)) {
        const bool isWeight = m_graph.valueKind(moved.value) == ValueKind::Parameter;
        const std::string bytes = moved.bytes
            ? exactText(*moved.bytes)
            : formulaWords(bytesFormulaOf(m_graph, moved.value), 4);
        table.addRow({bytes, std::string(m_graph.valueName(moved.value)),
                      crossingWord(moved.crossing) + (isWeight ? ", weight" : ""),
                      std::string(dataTypeName(m_graph.valueType(moved.value)))});
    }
    table.addRow({exactText(m_cost.bytesMoved), "in all"});
    m_text += "\nBytes between the section and memory, each value once\n" + table.text();
}

void AccountWriter::addSource(const std::string& what, const std::optional<SourcedNumber>& number)
{
    m_text += "    " + what + ": " + (number ? number->source : "not public") + '\n';
}

/// The fewest digits that no other number has.
std::string secondsExact(double seconds)
{
    std::array<char, 64> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), seconds).ptr;
    return " = " + std::string(text.data(), end) + " s";
}

void AccountWriter::addTime()
{
    m_text += "\nTime at least on " + m_machine.title + '\n';
    const auto peak = m_machine.peakOf(m_cost.type);
    m_text += "  computing: ";
    if (peak) {
        std::optional<SourcedNumber> source;
        for (const auto& [type, number] : m_machine.peaks)
            source = type == peak->listed ? std::optional(number) : source;
        // Nothing at least is an answer only where the time takes it for one.
        const bool isKnown = m_cost.operations || m_cost.operationsAtLeast > 0 || m_cost.seconds;
        const double least = m_cost.operationsAtLeast;
        m_text += (isKnown ? exactText(least) : "unknown") + " operations in "
            + std::string(dataTypeName(m_cost.type)) + " / " + exactText(peak->operationsPerSecond)
            + " a second" + (isKnown ? secondsExact(least / peak->operationsPerSecond) : "") + '\n';
        addSource("peak of " + std::string(dataTypeName(peak->listed)), source);
    } else {
        m_text += "no public peak counts for the section's element type\n";
    }
    const auto& bandwidth = m_machine.sourced(HardwareFact::MemoryBandwidth);
    m_text += "  moving: " + exactText(m_cost.bytesMoved) + " bytes / "
        + exactText(m_machine.number(HardwareFact::MemoryBandwidth)) + " a second"
        + (m_cost.bytesMoved && bandwidth ? secondsExact(*m_cost.bytesMoved / bandwidth->value)
                                          : "")
        + '\n';
    addSource("memory bandwidth", bandwidth);
    const auto& overhead = m_machine.sourced(HardwareFact::SectionOverhead);
    m_text +=
        "  overhead of a section: " + (overhead ? secondsText(overhead->value) : "none") + '\n';
    addSource("overhead", overhead);
    m_text += "  the longer of both, and the overhead: ";
    if (!m_cost.seconds) {
        m_text += "unknown\n";
        return;
    }
    const std::uint32_t count = m_made.folding.folds[m_made.folding.foldOf[m_section]].count;
    m_text += secondsText(*m_cost.seconds) + secondsExact(*m_cost.seconds) + '\n';
    m_text += "  identical sections: " + groupedNumber(count) + ", together "
        + secondsText(*m_cost.seconds * count) + secondsExact(*m_cost.seconds * count) + '\n';
}

void AccountWriter::addChip()
{
    const SectionCosts& costs = m_made.costs.sections[m_section];
    m_text += "\nOn the chip\n  weights: " + exactText(costs.weightBytes.total())
        + " bytes\n  alive at once inside, in a greedy order: " + exactText(m_cost.peakBytes)
        + " bytes\n  needed: " + exactText(m_cost.bytesNeeded) + " bytes, of "
        + exactText(m_machine.onChipBytes()) + " there and a share of " + exactText(m_cost.share)
        + " that the heuristic plans with\n";
    addSource("memory units", m_machine.sourced(HardwareFact::OnChipUnits));
    addSource("memory of each", m_machine.sourced(HardwareFact::OnChipBytesPerUnit));
}

std::string AccountWriter::text()
{
    addOperations();
    addFormulas();
    addBytes();
    addTime();
    addChip();
    return std::move(m_text);
}

/// The operators that a formula is for, as many as fit a line.
std::string operatorsOf(const OperatorCatalogue& catalogue, const FormulaNote& note)
{
    constexpr std::size_t mostNames = 6;
    std::size_t count = 0;
    std::string names;
    for (const OperatorSpec& spec : catalogue.operators()) {
        if (spec.flops.basis == FlopsFormula::Basis::Unknown || catalogue.formulaOf(spec) != &note)
            continue;
        if (++count <= mostNames)
            names += (names.empty() ? "" : ", ") + spec.name;
    }
    return count > mostNames ? names + ", and " + groupedNumber(count - mostNames) + " more"
                             : names;
}

} // namespace

std::string sectionAccount(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                           const MadePartition& made, const HardwareCosts& costs, NodeId node)
{
    const std::uint32_t section = made.partition.sectionOf[node.index];
    return "Section " + groupedNumber(section) + ": "
        + sectionTitle(graph, rules, manual, made, section) + '\n'
        + AccountWriter(graph, made, costs, section).text();
}

std::string formulasText(const OperatorCatalogue& catalogue)
{
    std::string text = "How operations are counted; a multiplication and an addition are two.\n\n";
    for (const FormulaNote& note : catalogue.formulas())
        text += note.name + ": " + note.text + "\n  for " + operatorsOf(catalogue, note)
            + "\n  source: " + note.source + '\n';
    text += "\nNot counted\n\n";
    for (const OperatorSpec& spec : catalogue.operators()) {
        if (spec.flops.basis == FlopsFormula::Basis::Unknown)
            text += spec.name + ": "
                + (spec.uncounted.empty() ? "The catalogue has no formula for it." : spec.uncounted)
                + '\n';
    }
    return text;
}

std::string formulasJson(const OperatorCatalogue& catalogue)
{
    JsonWriter writer;
    writer.beginObject().key("formulas").beginArray();
    for (const FormulaNote& note : catalogue.formulas()) {
        writer.beginObject(JsonWriter::Layout::Compact).key("name").string(note.name);
        writer.key("text").string(note.text).key("source").string(note.source);
        writer.key("operators").beginArray();
        for (const OperatorSpec& spec : catalogue.operators()) {
            if (spec.flops.basis != FlopsFormula::Basis::Unknown
                && catalogue.formulaOf(spec) == &note)
                writer.string(spec.name);
        }
        writer.endArray().endObject();
    }
    writer.endArray().key("notCounted").beginArray();
    for (const OperatorSpec& spec : catalogue.operators()) {
        if (spec.flops.basis != FlopsFormula::Basis::Unknown)
            continue;
        writer.beginObject(JsonWriter::Layout::Compact).key("operator").string(spec.name);
        writer.key("why").string(spec.uncounted).endObject();
    }
    writer.endArray().endObject();
    return writer.take();
}

} // namespace fusewright
