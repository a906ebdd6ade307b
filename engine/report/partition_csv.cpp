// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/partition_csv.h"

#include "engine/graph/graph.h"
#include "engine/partition/made_partition.h"
#include "engine/partition/partitions.h"
#include "engine/partition/section_origin.h"
#include "engine/report/csv_text.h"

#include <cmath>
#include <initializer_list>

namespace fusewright {

namespace {

class CsvWriter {
public:
    CsvWriter(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
              const MadePartition& made)
        : m_graph(graph), m_rules(rules), m_manual(manual), m_made(made)
    {
    }

    std::string operators();
    std::string sections();

private:
    void addHeading(std::initializer_list<std::string_view> names);
    void addSection(std::uint32_t at);
    void addTotal(const Tally& tally);
    void addCosts(const SectionCosts& costs);

    const Graph& m_graph;
    const RuleSet& m_rules;
    const ManualFusion& m_manual;
    const MadePartition& m_made;
    CsvText m_csv;
};

void CsvWriter::addHeading(std::initializer_list<std::string_view> names)
{
    for (const std::string_view name : {"section", "fold", "rule", "func_name", "heuristic"})
        m_csv.cell(name);
    for (const std::string_view name : names)
        m_csv.cell(name);
    m_csv.endLine();
}

void CsvWriter::addSection(std::uint32_t at)
{
    const SectionOrigin origin = originOf(m_made.partition.sections[at], m_rules, m_manual, m_made);
    m_csv.cell(std::size_t(at)).cell(std::size_t(m_made.folding.foldOf[at]));
    m_csv.cell(origin.rule).cell(origin.byHand).cell(origin.heuristic);
}

void CsvWriter::addTotal(const Tally& tally)
{
    const auto total = tally.total();
    m_csv.cell(total ? std::to_string(std::llround(*total)) : std::string());
}

void CsvWriter::addCosts(const SectionCosts& costs)
{
    addTotal(costs.flops);
    addTotal(costs.bytesRead);
    addTotal(costs.bytesWritten);
}

std::string CsvWriter::operators()
{
    const Partition alone = partitionO0(m_graph);
    const PartitionCosts costs = costsOf(m_graph, alone);
    addHeading({"operator", "op", "name_in_file", "module", "module_type", "flops", "bytes_read",
                "bytes_written"});
    for (std::uint32_t at = 0; at < m_made.partition.sections.size(); ++at) {
        for (const NodeId node : m_made.partition.sections[at].nodes) {
            const Module& module = m_graph.moduleOf(node);
            addSection(at);
            m_csv.cell(m_graph.nodeName(node)).cell(m_graph.canonicalName(node));
            m_csv.cell(m_graph.nativeName(node));
            m_csv.cell(m_graph.text(module.path)).cell(m_graph.text(module.type));
            addCosts(costs.sections[alone.sectionOf[node.index]]);
            m_csv.endLine();
        }
    }
    return m_csv.take();
}

std::string CsvWriter::sections()
{
    addHeading({"operators", "gemms", "flops", "bytes_read", "bytes_written", "bytes_kept", "first",
                "last"});
    for (std::uint32_t at = 0; at < m_made.partition.sections.size(); ++at) {
        const Section& section = m_made.partition.sections[at];
        const SectionCosts& costs = m_made.costs.sections[at];
        addSection(at);
        m_csv.cell(costs.operators).cell(costs.gemms);
        addCosts(costs);
        addTotal(costs.bytesKept);
        m_csv.cell(m_graph.nodeName(section.nodes.front()));
        m_csv.cell(m_graph.nodeName(section.nodes.back()));
        m_csv.endLine();
    }
    return m_csv.take();
}

} // namespace

std::string partitionCsv(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                         const MadePartition& made, CsvRows rows)
{
    CsvWriter writer(graph, rules, manual, made);
    return rows == CsvRows::Sections ? writer.sections() : writer.operators();
}

} // namespace fusewright
