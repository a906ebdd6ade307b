// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/report_session.h"

#include "engine/diff/compared_partitions.h"
#include "engine/graph/graph.h"
#include "engine/support/file_bytes.h"
#include "engine/support/sha256.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace fusewright {

namespace {

/// Up to here every operator has a card of its own.
constexpr std::size_t mostInFull = 150;
/// From here modules are drawn closed.
constexpr std::size_t mostWithOpenModules = 20'000;
constexpr std::size_t mostHashedBytes = std::size_t(1) << 30;
constexpr float aspect = 1.2F; // Pages are high, not wide.

std::vector<MadePartition> makeAll(const Graph& graph, const RuleSet& rules,
                                   const ManualFusion& manual, const ReportChoice& choice,
                                   std::vector<Diagnostic>& diagnostics, const CancelToken& cancel)
{
    std::vector<MadePartition> all;
    for (const FusionMode mode : {FusionMode::O0, FusionMode::O1, FusionMode::O3})
        all.push_back(makePartition(graph, rules, manual,
                                    {.mode = mode, .fusion = choice.fusion, .cuts = choice.cuts},
                                    diagnostics, cancel));
    return all;
}

ComparedPartitions compareAll(const Graph& graph, const RuleSet& rules,
                              const std::vector<MadePartition>& all)
{
    ComparedPartitions compared{.graph = graph, .partitions = {}, .pairs = {}};
    for (const MadePartition& made : all) {
        const bool isByRules = made.partition.mode == FusionMode::O1;
        compared.partitions.push_back({.name = std::string(modeName(made.partition.mode)),
                                       .partition = made.partition,
                                       .costs = made.costs,
                                       .folding = made.folding,
                                       .rules = isByRules ? &rules : nullptr});
    }
    comparePair(compared, 0, 1);
    comparePair(compared, 1, 2);
    return compared;
}

/// Only what is fused has a class; what is alone has none.
void keepFused(NodeClasses& classes, const MadePartition& made)
{
    std::vector<bool> isFused(classes.classes.size(), false);
    for (const Section& section : made.partition.sections) {
        for (const NodeId node : section.nodes) {
            std::uint32_t& own = classes.classOf[node.index];
            if (own != noClass && section.nodes.size() > 1)
                isFused[own] = true;
        }
    }
    std::vector<std::uint32_t> newNumber(isFused.size(), noClass);
    std::vector<NodeClass> kept;
    for (std::size_t at = 0; at < isFused.size(); ++at) {
        if (isFused[at]) {
            newNumber[at] = static_cast<std::uint32_t>(kept.size());
            kept.push_back(std::move(classes.classes[at]));
        } else {
            classes.none.nodeCount += classes.classes[at].nodeCount;
            classes.none.sectionCount += classes.classes[at].sectionCount;
        }
    }
    for (std::uint32_t& own : classes.classOf)
        own = own == noClass ? noClass : newNumber[own];
    std::vector<std::string> names;
    for (const NodeClass& each : kept)
        names.push_back(each.name);
    const std::vector<std::string> tags = shortTags(names);
    for (std::size_t at = 0; at < kept.size(); ++at)
        kept[at].tag = tags[at];
    classes.classes = std::move(kept);
}

class Drawer {
public:
    Drawer(std::shared_ptr<const Graph> graph, const RuleSet& rules, const ManualFusion& manual,
           ReportChoice::Repeats repeats)
        : m_graph(std::move(graph)), m_rules(rules), m_manual(manual), m_repeats(repeats)
    {
    }

    ModeDrawing draw(const MadePartition& made, const CancelToken& cancel) const;

private:
    TitledGroups groupsOf(const MadePartition& made, bool& isClosed) const;
    NodeClasses classesOf(const MadePartition& made) const;
    bool foldsRepeats() const
    {
        return m_repeats == ReportChoice::Repeats::Folded
            || (m_repeats == ReportChoice::Repeats::Auto && m_graph->nodeCount() > mostInFull);
    }

    std::shared_ptr<const Graph> m_graph;
    const RuleSet& m_rules;
    const ManualFusion& m_manual;
    ReportChoice::Repeats m_repeats;
};

NodeClasses Drawer::classesOf(const MadePartition& made) const
{
    switch (made.partition.mode) {
    case FusionMode::O0:
        return classifyNodes(Coloring::Category, *m_graph, m_rules, m_manual, made);
    case FusionMode::O1:
        return classifyNodes(Coloring::Rule, *m_graph, m_rules, m_manual, made);
    case FusionMode::O3:
        break;
    }
    NodeClasses classes = classifyNodes(Coloring::Fold, *m_graph, m_rules, m_manual, made);
    keepFused(classes, made);
    return classes;
}

TitledGroups Drawer::groupsOf(const MadePartition& made, bool& isClosed) const
{
    if (m_graph->nodeCount() > mostWithOpenModules) {
        TitledGroups groups = groupsByModule(*m_graph);
        isClosed = !groups.titles.empty();
        closeOuterGroups(groups.groups);
        if (isClosed)
            return groups;
    }
    return groupsBySection(*m_graph, m_rules, m_manual, made);
}

ModeDrawing Drawer::draw(const MadePartition& made, const CancelToken& cancel) const
{
    ModeDrawing drawn{.mode = made.partition.mode, .isFolded = foldsRepeats()};
    drawn.drawing.graph = m_graph;
    drawn.drawing.groups = groupsOf(made, drawn.isClosed);
    drawn.drawing.classes = classesOf(made);
    drawn.drawing.picture = drawPicture({.graph = m_graph,
                                         .groups = drawn.drawing.groups.groups,
                                         .sizes = reportCardSizes(*m_graph),
                                         .foldsRepeats = drawn.isFolded,
                                         .aspect = aspect},
                                        cancel);
    drawn.isFolded = std::ranges::any_of(drawn.drawing.picture.repeats, &PictureRepeat::isFolded);
    return drawn;
}

} // namespace

FusionFacts makeFusionReport(const OpenedModel& model, const CheckedRules& checked,
                             const ManualFusion& manual, const ReportChoice& choice,
                             const CancelToken& cancel)
{
    const std::shared_ptr<const Graph>& graph = model.model->graph;
    const RuleSet& rules = checked.rules;
    std::vector<Diagnostic> found = model.diagnostics;
    found.insert(found.end(), checked.diagnostics.begin(), checked.diagnostics.end());
    const auto all = makeAll(*graph, rules, manual, choice, found, cancel);
    const ComparedPartitions compared = compareAll(*graph, rules, all);
    std::vector<TriedRule> tried = tryRules(*graph, rules, cancel);
    for (std::size_t at = 0; at < tried.size(); ++at)
        addCensus(*graph, rules.rules[at], tried[at], cancel);
    const auto heuristics =
        checkHeuristics(*graph, rules, all[1].matches, *HeuristicCatalogue::builtIn());
    FusionFacts facts = gatherFusion({*graph, rules, manual, all, compared, tried, heuristics});
    const Drawer drawer(graph, rules, manual, choice.repeats);
    for (const MadePartition& made : all) {
        if (std::ranges::find(choice.pictures, made.partition.mode) != choice.pictures.end())
            facts.drawings.push_back(drawer.draw(made, cancel));
    }
    facts.facts = model.facts;
    facts.diagnostics = std::move(found);
    return facts;
}

ModeDrawing drawModel(const OpenedModel& model, ReportChoice::Repeats repeats,
                      const CancelToken& cancel)
{
    std::vector<Diagnostic> found;
    const std::shared_ptr<const Graph>& graph = model.model->graph;
    const MadePartition made = makePartition(*graph, {}, {}, {}, found, cancel);
    return Drawer(graph, {}, {}, repeats).draw(made, cancel);
}

ReportFile reportFile(const std::string& path)
{
    ReportFile file{.path = path};
    Diagnostics ignored; // Who opened the file before has told what is wrong with it.
    std::error_code error;
    // What comes through a pipe has been read, and is gone.
    if (!std::filesystem::is_regular_file(path, error))
        return file;
    const auto bytes = FileBytes::open(path, ignored);
    if (!bytes)
        return file;
    file.bytes = bytes->size();
    if (bytes->size() <= mostHashedBytes)
        file.digest = sha256(bytes->view());
    return file;
}

} // namespace fusewright
