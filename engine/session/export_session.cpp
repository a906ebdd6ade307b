// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/export_session.h"

#include "engine/formats/dot/dot_writer.h"
#include "engine/graph/graph.h"
#include "engine/partition/section_origin.h"
#include "engine/report/partition_csv.h"
#include "engine/report/partition_decorators.h"
#include "engine/report/partition_json.h"

#include <vector>

namespace fusewright {

namespace {

std::string sectionsAsDot(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                          const MadePartition& made, SectionForm form)
{
    std::vector<DotCluster> clusters;
    for (std::uint32_t at = 0; at < made.partition.sections.size(); ++at) {
        const Section& section = made.partition.sections[at];
        // An operator that nothing was done about needs no frame.
        if (form == SectionForm::Closed || isFused(section))
            clusters.push_back(
                {.title = sectionLabel(graph, rules, manual, made, at), .nodes = section.nodes});
    }
    return form == SectionForm::Closed ? writeClosedDot(graph, clusters)
                                       : writeFramedDot(graph, clusters);
}

} // namespace

std::string exportPartition(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                            const MadePartition& made, ExportKind kind, SectionForm form,
                            const BackwardPartition* backward, const HardwareCosts* hardware)
{
    switch (kind) {
    case ExportKind::Csv:
        return partitionCsv(graph, rules, manual, made,
                            form == SectionForm::Closed ? CsvRows::Sections : CsvRows::Operators);
    case ExportKind::Dot:
        return sectionsAsDot(graph, rules, manual, made, form);
    case ExportKind::Decorators:
        return partitionDecorators(graph, rules, manual, made);
    default:
        return partitionJson(graph, rules, manual, made, backward, hardware);
    }
}

} // namespace fusewright
