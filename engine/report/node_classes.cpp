// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/node_classes.h"

#include "engine/graph/extent_display.h"
#include "engine/graph/graph.h"
#include "engine/hardware/hardware_cost.h"
#include "engine/partition/fusion_kinds.h"
#include "engine/partition/made_partition.h"
#include "engine/partition/partition_costs.h"
#include "engine/partition/section_origin.h"
#include "engine/report/class_palette.h"
#include "engine/report/fusion_words.h"
#include "engine/report/module_classes.h"
#include "engine/rules/heuristic_catalogue.h"
#include "engine/rules/manual_fusion.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <string_view>
#include <unordered_map>

namespace fusewright {

namespace {

constexpr std::size_t mostNamed = 4;

/// The first few operators by name, each once.
std::string fewOperators(const Graph& graph, std::span<const NodeId> nodes)
{
    std::vector<std::string_view> names;
    for (const NodeId node : nodes) {
        const std::string_view name = graph.canonicalName(node);
        if (std::ranges::find(names, name) != names.end())
            continue;
        names.push_back(name);
        if (names.size() > mostNamed)
            break;
    }
    std::string text;
    for (std::size_t at = 0; at < names.size(); ++at)
        text += (at == 0 ? "" : ", ") + (at == mostNamed ? "…" : std::string(names[at]));
    return text;
}

NodeClass named(std::string name, std::string detail = {})
{
    NodeClass made;
    made.name = std::move(name);
    made.detail = std::move(detail);
    return made;
}

class Classifier {
public:
    Classifier(Coloring by, const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
               const MadePartition& made)
        : m_graph(graph), m_rules(rules), m_manual(manual), m_made(made)
    {
        m_classes.by = by;
        m_classes.classOf.assign(graph.nodeCount(), noClass);
    }

    NodeClasses classify();
    NodeClasses classify(const HardwareCosts& costs);

private:
    void byRule();
    void byHeuristic();
    void byFold();
    void byCategory();
    void addColors();
    void bySection();
    void byCost();
    void splitSides();
    std::optional<std::uint32_t> partnerOf(std::size_t section) const;
    const std::string* heuristicOf(const Section& section) const;
    const ManualEntry* entryOf(const Section& section) const;
    void setClass(const Section& section, std::uint32_t at);
    void describeCategories();
    void count();
    void addTags();

    const Graph& m_graph;
    const RuleSet& m_rules;
    const ManualFusion& m_manual;
    const MadePartition& m_made;
    NodeClasses m_classes;
};

NodeClasses Classifier::classify()
{
    const bool isByHand = hasRules(m_made.partition.mode);
    switch (m_classes.by) {
    case Coloring::Rule:
        if (isByHand)
            byRule();
        break;
    case Coloring::Heuristic:
        if (isByHand)
            byHeuristic();
        break;
    case Coloring::Fold:
        byFold();
        break;
    case Coloring::Category:
        byCategory();
        break;
    case Coloring::Module:
        addModuleClasses(m_graph, m_classes);
        break;
    case Coloring::Section:
        bySection();
        break;
    case Coloring::Cost:
        byCost();
        break;
    case Coloring::Bound:
        break; // Without a machine nothing is known.
    }
    const bool tellsSections = m_classes.by == Coloring::Rule || m_classes.by == Coloring::Heuristic
        || m_classes.by == Coloring::Fold || m_classes.by == Coloring::Section;
    if (tellsSections)
        splitSides();
    count();
    addTags();
    addColors();
    return std::move(m_classes);
}

NodeClasses Classifier::classify(const HardwareCosts& costs)
{
    m_classes.classes = {named("memory"), named("arithmetic")};
    const auto& sections = m_made.partition.sections;
    for (std::size_t at = 0; at < std::min(sections.size(), costs.sections.size()); ++at) {
        if (const auto& bound = costs.sections[at].bound)
            setClass(sections[at], *bound == Bound::Memory ? 0 : 1);
    }
    count();
    addTags();
    addColors();
    return std::move(m_classes);
}

/// The forward section of a backward one.
std::optional<std::uint32_t> Classifier::partnerOf(std::size_t section) const
{
    return isBackward(m_made, section) ? m_made.partnerOf[section] : std::nullopt;
}

/// What belongs to the sections of a class on the other side is a class of its own.
void Classifier::splitSides()
{
    std::vector<std::uint32_t> other(m_classes.classes.size(), noClass);
    const auto& sections = m_made.partition.sections;
    const auto classOf = [&](std::uint32_t section) {
        return m_classes.classOf[sections[section].nodes.front().index];
    };
    for (std::size_t at = 0; at < sections.size(); ++at) {
        const auto forward = partnerOf(at);
        if (forward && classOf(*forward) < other.size())
            other[classOf(*forward)] = 0;
    }
    for (std::uint32_t own = 0; own < other.size(); ++own) {
        if (other[own] == noClass)
            continue;
        other[own] = static_cast<std::uint32_t>(m_classes.classes.size());
        NodeClass backward = named(m_classes.classes[own].name + ", backward");
        backward.backwardOf = own;
        m_classes.classes.push_back(std::move(backward));
    }
    for (std::size_t at = 0; at < sections.size(); ++at) {
        if (const auto forward = partnerOf(at))
            setClass(sections[at],
                     classOf(*forward) < other.size() ? other[classOf(*forward)] : noClass);
    }
}

const ManualEntry* Classifier::entryOf(const Section& section) const
{
    if (!section.manual)
        return nullptr;
    const std::uint32_t entry = m_made.manual.sections[*section.manual].entry;
    return entry < m_manual.entries.size() ? &m_manual.entries[entry] : nullptr;
}

const std::string* Classifier::heuristicOf(const Section& section) const
{
    const ManualEntry* const entry = entryOf(section);
    const std::optional<std::string>* heuristic = entry ? &entry->heuristic
        : section.rule                                  ? &m_rules.rules[*section.rule].heuristic
                                                        : nullptr;
    return heuristic && *heuristic ? &**heuristic : nullptr;
}

void Classifier::setClass(const Section& section, std::uint32_t at)
{
    for (const NodeId node : section.nodes)
        m_classes.classOf[node.index] = at;
}

void Classifier::byRule()
{
    for (const Rule& rule : m_rules.rules)
        m_classes.classes.push_back(named(rule.name, rule.heuristic.value_or("")));
    for (const ManualEntry& entry : m_manual.entries)
        m_classes.classes.push_back(named(entry.funcName, entry.module));
    const auto firstEntry = static_cast<std::uint32_t>(m_rules.rules.size());
    for (const Section& section : m_made.partition.sections) {
        if (section.rule)
            setClass(section, *section.rule);
        else if (entryOf(section))
            setClass(section, firstEntry + m_made.manual.sections[*section.manual].entry);
    }
}

void Classifier::byHeuristic()
{
    std::vector<std::string> used;
    const auto use = [&](const std::optional<std::string>& heuristic) {
        if (heuristic && std::ranges::find(used, *heuristic) == used.end())
            used.push_back(*heuristic);
    };
    for (const Rule& rule : m_rules.rules)
        use(rule.heuristic);
    for (const ManualEntry& entry : m_manual.entries)
        use(entry.heuristic);

    std::unordered_map<std::string, std::uint32_t> classOf;
    const auto add = [&](const std::string& name, const std::string& detail) {
        const auto next = static_cast<std::uint32_t>(m_classes.classes.size());
        if (classOf.emplace(name, next).second)
            m_classes.classes.push_back(named(name, detail));
    };
    const auto catalogue = HeuristicCatalogue::builtIn();
    for (const Heuristic& each : catalogue->all()) {
        if (std::ranges::find(used, each.name) != used.end())
            add(each.name, each.summary);
    }
    for (const std::string& name : used)
        add(name, {});
    for (const Section& section : m_made.partition.sections) {
        if (const std::string* const heuristic = heuristicOf(section))
            setClass(section, classOf.at(*heuristic));
    }
}

void Classifier::byFold()
{
    const std::vector<Fold>& folds = m_made.folding.folds;
    std::vector<std::uint32_t> order(folds.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, std::greater(), [&](std::uint32_t fold) {
        return folds[fold].operators * folds[fold].count;
    });
    std::vector<std::uint32_t> classOf(folds.size());
    for (const std::uint32_t fold : order) {
        const std::uint32_t first = folds[fold].first;
        if (partnerOf(first))
            continue;
        classOf[fold] = static_cast<std::uint32_t>(m_classes.classes.size());
        const Section& section = m_made.partition.sections[first];
        // Of one operator alone there may be many folds, which differ in what comes of them.
        const auto results = m_graph.outputs(section.nodes.front());
        const std::string detail = section.nodes.size() > 1 ? fewOperators(m_graph, section.nodes)
            : results.empty()                               ? std::string()
                              : typeForDisplay(m_graph, *results.begin());
        m_classes.classes.push_back(
            named(sectionLabel(m_graph, m_rules, m_manual, m_made, first), detail));
    }
    for (std::uint32_t at = 0; at < m_made.partition.sections.size(); ++at) {
        if (!partnerOf(at))
            setClass(m_made.partition.sections[at], classOf[m_made.folding.foldOf[at]]);
    }
}

/// Each step has half of what the one before has: with few of them most of the bytes are told.
/// Sections of which something is unknown are in none.
void Classifier::byCost()
{
    const PartitionCosts costs = costsOf(m_graph, m_made.partition);
    double most = 0;
    for (const SectionCosts& section : costs.sections) {
        if (const Tally bytes = section.boundaryBytes(); bytes.unknown == 0)
            most = std::max(most, double(bytes.known));
    }
    if (most <= 0)
        return;
    double least = most;
    std::array<double, palette::heatCount> bound{};
    for (std::size_t step = 0; step < bound.size(); ++step) {
        least /= 2;
        const bool isLast = step + 1 == bound.size();
        bound[step] = isLast ? 0 : least;
        const double shown = isLast ? 2 * least : least;
        m_classes.classes.push_back(
            named((isLast ? "< " : "≥ ") + bytesText(Tally{.known = shown})));
    }
    for (std::size_t at = 0; at < m_made.partition.sections.size(); ++at) {
        const Tally bytes = costs.sections[at].boundaryBytes();
        if (bytes.unknown > 0)
            continue;
        const auto step =
            std::ranges::find_if(bound, [&](double from) { return double(bytes.known) >= from; });
        setClass(m_made.partition.sections[at], static_cast<std::uint32_t>(step - bound.begin()));
    }
}

/// A category has the same colour in every model; those that most models have differ by colour
/// alone.
void Classifier::addColors()
{
    constexpr std::array<std::string_view, 12> usual{
        "gemm",          "elementwise", "activation", "attention", "layout",  "conv",
        "normalization", "reduction",   "indexing",   "embedding", "pooling", "shape"};
    std::uint32_t next = 0;
    if (m_classes.by == Coloring::Cost)
        next = palette::heatBegin;
    for (NodeClass& each : m_classes.classes) {
        each.color = each.backwardOf == noClass ? next++
                                                : m_classes.classes[each.backwardOf].color
                + static_cast<std::uint32_t>(palette::colorCount);
    }
    if (m_classes.by != Coloring::Category)
        return;
    std::vector<std::string_view> others;
    if (m_graph.catalogue()) {
        for (const OperatorSpec& spec : m_graph.catalogue()->operators()) {
            const bool isKnown = std::ranges::find(usual, spec.category) != usual.end()
                || std::ranges::find(others, spec.category) != others.end();
            if (!isKnown)
                others.push_back(spec.category);
        }
    }
    for (NodeClass& each : m_classes.classes) {
        const auto place = std::ranges::find(usual, each.name);
        const auto other = std::ranges::find(others, each.name);
        each.color = static_cast<std::uint32_t>(place != usual.end()
                                                    ? place - usual.begin()
                                                    : std::ssize(usual) + (other - others.begin()));
    }
}

void Classifier::byCategory()
{
    std::vector<std::string_view> order; // As the catalogue first names them.
    std::unordered_map<std::string_view, std::uint32_t> known;
    const auto know = [&](const OperatorSpec& spec) {
        if (known.emplace(spec.category, static_cast<std::uint32_t>(order.size())).second)
            order.push_back(spec.category);
    };
    if (m_graph.catalogue()) {
        for (const OperatorSpec& spec : m_graph.catalogue()->operators())
            know(spec);
    }
    std::vector<std::uint32_t> ofOperator; // The number of its category.
    for (const Operator& each : m_graph.operators()) {
        if (each.spec)
            know(*each.spec);
        ofOperator.push_back(each.spec ? known.at(each.spec->category) : noClass);
    }
    std::vector<std::uint32_t> numberOf; // By node.
    for (const NodeId node : m_graph.nodes()) {
        const auto other = isReducingComparison(m_graph, node)
            ? known.find(categoryOfNode(m_graph, node))
            : known.end();
        numberOf.push_back(other != known.end() ? other->second
                                                : ofOperator[m_graph.operatorId(node).index]);
    }
    std::vector<bool> isUsed(order.size(), false);
    for (const std::uint32_t number : numberOf) {
        if (number != noClass)
            isUsed[number] = true;
    }
    std::vector<std::uint32_t> classOf(order.size(), noClass); // By category.
    for (std::size_t at = 0; at < order.size(); ++at) {
        if (!isUsed[at])
            continue;
        classOf[at] = static_cast<std::uint32_t>(m_classes.classes.size());
        m_classes.classes.push_back(named(std::string(order[at])));
    }
    for (const NodeId node : m_graph.nodes()) {
        if (const std::uint32_t number = numberOf[node.index]; number != noClass)
            m_classes.classOf[node.index] = classOf[number];
    }
    describeCategories();
}

/// The operators that a model has most of come first.
void Classifier::describeCategories()
{
    // What reduces under a name of others is another operator.
    const auto ownCount = static_cast<std::uint32_t>(m_graph.operators().size());
    std::vector<NodeId> first(2 * std::size_t{ownCount});
    std::vector<std::size_t> counts(first.size(), 0);
    for (const NodeId node : m_graph.nodes()) {
        const std::uint32_t op =
            m_graph.operatorId(node).index + (isReducingComparison(m_graph, node) ? ownCount : 0);
        if (counts[op]++ == 0)
            first[op] = node;
    }
    std::vector<std::uint32_t> order(first.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, std::greater(), [&](std::uint32_t op) { return counts[op]; });
    std::vector<std::vector<NodeId>> examples(m_classes.classes.size());
    for (const std::uint32_t op : order) {
        if (counts[op] > 0 && m_classes.classOf[first[op].index] != noClass)
            examples[m_classes.classOf[first[op].index]].push_back(first[op]);
    }
    for (std::size_t at = 0; at < examples.size(); ++at)
        m_classes.classes[at].detail = fewOperators(m_graph, examples[at]);
}

void Classifier::bySection()
{
    for (std::uint32_t at = 0; at < m_made.partition.sections.size(); ++at) {
        const Section& section = m_made.partition.sections[at];
        if ((section.nodes.size() < 2 && !section.rule && !section.manual) || partnerOf(at))
            continue;
        setClass(section, static_cast<std::uint32_t>(m_classes.classes.size()));
        m_classes.classes.push_back(named(sectionLabel(m_graph, m_rules, m_manual, m_made, at),
                                          fewOperators(m_graph, section.nodes)));
    }
}

void Classifier::count()
{
    const std::uint32_t classCount = static_cast<std::uint32_t>(m_classes.classes.size());
    std::vector<std::uint32_t> countedFor(classCount + 1, noClass); // By class: the last section.
    for (std::uint32_t at = 0; at < m_made.partition.sections.size(); ++at) {
        for (const NodeId node : m_made.partition.sections[at].nodes) {
            const std::uint32_t number = std::min(m_classes.classOf[node.index], classCount);
            NodeClass& counted = number == classCount ? m_classes.none : m_classes.classes[number];
            ++counted.nodeCount;
            if (std::exchange(countedFor[number], at) != at)
                ++counted.sectionCount;
        }
    }
}

void Classifier::addTags()
{
    std::vector<std::string> names;
    for (const NodeClass& each : m_classes.classes) {
        if (each.backwardOf == noClass)
            names.push_back(each.name);
    }
    std::vector<std::string> tags = shortTags(names);
    if (m_classes.by == Coloring::Cost) {
        // The higher the more.
        for (std::size_t at = 0; at < tags.size(); ++at)
            tags[at] = std::to_string(tags.size() - at);
    }
    for (std::size_t at = 0; at < m_classes.classes.size(); ++at)
        m_classes.classes[at].tag =
            at < tags.size() ? tags[at] : m_classes.classes[m_classes.classes[at].backwardOf].tag;
}

} // namespace

NodeClasses classifyNodes(Coloring by, const Graph& graph, const RuleSet& rules,
                          const ManualFusion& manual, const MadePartition& made)
{
    return Classifier(by, graph, rules, manual, made).classify();
}

NodeClasses classifyBounds(const Graph& graph, const MadePartition& made,
                           const HardwareCosts& costs)
{
    return Classifier(Coloring::Bound, graph, {}, {}, made).classify(costs);
}

} // namespace fusewright
