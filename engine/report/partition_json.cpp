// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/partition_json.h"

#include "engine/autograd/backward_partition.h"
#include "engine/graph/graph.h"
#include "engine/hardware/hardware_cost.h"
#include "engine/partition/made_partition.h"
#include "engine/partition/section_boundary.h"
#include "engine/partition/section_formula.h"
#include "engine/partition/section_origin.h"
#include "engine/report/cost_words.h"
#include "engine/report/hardware_json.h"
#include "engine/rules/manual_fusion.h"
#include "engine/support/json_writer.h"

#include <cmath>

namespace fusewright {

namespace {

using Layout = JsonWriter::Layout;

/// Whole numbers as such; null where a part is unknown.
void writeTotal(JsonWriter& writer, const char* key, const Tally& tally)
{
    writer.key(key);
    if (const auto total = tally.total())
        writer.integer(std::llround(*total));
    else
        writer.null();
}

void writeCosts(JsonWriter& writer, const SectionCosts& costs)
{
    writer.key("operators").count(costs.operators).key("gemms").count(costs.gemms);
    writeTotal(writer, "flops", costs.flops);
    writeTotal(writer, "bytesRead", costs.bytesRead);
    writeTotal(writer, "bytesWritten", costs.bytesWritten);
    writeTotal(writer, "bytesKept", costs.bytesKept);
}

/// What is known of what is not a number.
void writeFormulas(JsonWriter& writer, const SectionCosts& costs, const SectionFormula& formula,
                   const char* kept)
{
    if (!costs.flops.total())
        writeRange(writer, "flops", formula.operations);
    if (!costs.boundaryBytes().total())
        writeFormula(writer, "boundaryBytes", formula.boundaryBytes());
    if (!costs.bytesKept.total())
        writeFormula(writer, kept, formula.bytesKept);
    if (!costs.weightBytes.total())
        writeFormula(writer, "weightBytes", formula.weightBytes);
}

void writeStatsMembers(JsonWriter& writer, const Graph& graph, const Partition& partition,
                       const PartitionCosts& costs, const Folding& folding)
{
    writer.key("operators").count(costs.whole.operators);
    writer.key("sections").count(costs.sections.size());
    writer.key("uniqueSections").count(folding.folds.size());
    writer.key("largestSection").count(costs.largestSection);
    writer.key("coveredOperators").count(costs.coveredOperators);
    writer.key("gemms").count(costs.whole.gemms);
    writeTotal(writer, "boundaryBytes", costs.whole.boundaryBytes());
    writeTotal(writer, "keptBytes", costs.whole.bytesKept);
    writeTotal(writer, "flops", costs.whole.flops);
    writer.key("unknownValues").count(costs.unknownValues);
    if (!costs.whole.isKnown())
        writeFormulas(writer, costs.whole, formulaOf(graph, partition), "keptBytes");
}

class PartitionWriter {
public:
    PartitionWriter(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                    const MadePartition& made, const BackwardPartition* backward,
                    const HardwareCosts* hardware)
        : m_graph(graph),
          m_rules(rules),
          m_manual(manual),
          m_made(made),
          m_backward(backward),
          m_hardware(hardware),
          m_boundary(graph, made.partition)
    {
    }

    std::string text();

private:
    void writeSection(std::uint32_t at);
    void writeOrigin(const Section& section);
    void writePartner(std::uint32_t at);
    void writeFold(std::uint32_t at);
    void writeStats();
    void writeName(const char* key, const std::string* name);

    const Graph& m_graph;
    const RuleSet& m_rules;
    const ManualFusion& m_manual;
    const MadePartition& m_made;
    const BackwardPartition* m_backward; ///< Null for a graph without a backward part.
    const HardwareCosts* m_hardware;     ///< Null where no machine was asked for.
    SectionBoundary m_boundary;
    JsonWriter m_writer;
};

std::string PartitionWriter::text()
{
    m_writer.beginObject().key("mode").string(modeName(m_made.partition.mode));
    m_writer.key("sections").beginArray();
    for (std::uint32_t at = 0; at < m_made.partition.sections.size(); ++at)
        writeSection(at);
    m_writer.endArray().key("folds").beginArray();
    for (std::uint32_t at = 0; at < m_made.folding.folds.size(); ++at)
        writeFold(at);
    m_writer.endArray().key("stats");
    writeStats();
    if (m_hardware) {
        m_writer.key("hardware");
        writeHardwareCosts(m_writer, *m_hardware, m_made.folding);
    }
    m_writer.endObject();
    return m_writer.take();
}

void PartitionWriter::writeSection(std::uint32_t at)
{
    const Section& section = m_made.partition.sections[at];
    m_writer.beginObject(Layout::Compact).key("id").count(at);
    writeOrigin(section);
    m_writer.key("nodes").beginArray();
    for (const NodeId node : section.nodes)
        m_writer.string(m_graph.nodeName(node));
    m_writer.endArray().key("fold").count(m_made.folding.foldOf[at]);
    m_writer.key("match");
    if (section.match)
        m_writer.count(*section.match);
    else
        m_writer.null();
    const SectionCosts& costs = m_made.costs.sections[at];
    writeCosts(m_writer, costs);
    if (!costs.isKnown())
        writeFormulas(m_writer, costs, formulaOf(m_graph, m_made.partition, at, m_boundary),
                      "bytesKept");
    if (m_backward)
        writePartner(at);
    if (m_hardware) {
        writeTotal(m_writer, "gemmFlops", m_made.costs.sections[at].gemmFlops);
        writeTotal(m_writer, "weightBytes", m_made.costs.sections[at].weightBytes);
        m_writer.key("hardware");
        writeHardwareCost(m_writer, m_hardware->sections[at]);
    }
    m_writer.endObject();
}

void PartitionWriter::writePartner(std::uint32_t at)
{
    m_writer.key("backward").boolean(bool(m_made.isBackward[at])).key("partner");
    if (const auto partner = m_made.partnerOf[at])
        m_writer.count(*partner);
    else
        m_writer.null();
    writeTotal(m_writer, "savedBytes", m_backward->savedBytes[at]);
}

void PartitionWriter::writeStats()
{
    m_writer.beginObject();
    writeStatsMembers(m_writer, m_graph, m_made.partition, m_made.costs, m_made.folding);
    if (m_backward) {
        writeTotal(m_writer, "savedBytes", m_backward->savedWhole);
        m_writer.key("recomputed");
        if (const auto& again = m_backward->recomputed) {
            m_writer.beginObject(Layout::Compact);
            writeTotal(m_writer, "bytesSaved", again->bytesSaved);
            writeTotal(m_writer, "operationsAdded", again->operationsAdded);
            m_writer.endObject();
        } else {
            m_writer.null();
        }
    }
    m_writer.endObject();
}

void PartitionWriter::writeOrigin(const Section& section)
{
    const Rule* const rule = section.rule ? &m_rules.rules[*section.rule] : nullptr;
    const ManualEntry* const entry =
        section.manual ? &m_manual.entries[m_made.manual.sections[*section.manual].entry] : nullptr;
    const std::optional<std::string>& heuristic = entry ? entry->heuristic
        : rule                                          ? rule->heuristic
                                                        : std::nullopt;
    writeName("rule", rule ? &rule->name : nullptr);
    writeName("heuristic", heuristic ? &*heuristic : nullptr);
    if (entry)
        writeName("manual", &entry->funcName);
}

void PartitionWriter::writeName(const char* key, const std::string* name)
{
    m_writer.key(key);
    if (name)
        m_writer.string(*name);
    else
        m_writer.null();
}

void PartitionWriter::writeFold(std::uint32_t at)
{
    const Fold& fold = m_made.folding.folds[at];
    m_writer.beginObject(Layout::Compact).key("id").count(at).key("count").count(fold.count);
    m_writer.key("operators").count(fold.operators).key("first").count(fold.first);
    m_writer.key("name").string(sectionLabel(m_graph, m_rules, m_manual, m_made, fold.first));
    m_writer.endObject();
}

} // namespace

void writePartitionStats(JsonWriter& writer, const Graph& graph, const Partition& partition,
                         const PartitionCosts& costs, const Folding& folding)
{
    writer.beginObject();
    writeStatsMembers(writer, graph, partition, costs, folding);
    writer.endObject();
}

std::string partitionJson(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                          const MadePartition& made, const BackwardPartition* backward,
                          const HardwareCosts* hardware)
{
    return PartitionWriter(graph, rules, manual, made, backward, hardware).text();
}

} // namespace fusewright
