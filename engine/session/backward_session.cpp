// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/backward_session.h"

#include "engine/autograd/derivative_table.h"
#include "engine/autograd/known_joint.h"
#include "engine/partition/section_origin.h"
#include "engine/rules/rule.h"
#include "engine/session/user_catalogue.h"
#include "engine/support/file_bytes.h"
#include "engine/support/json_reader.h"
#include "engine/support/nearest_word.h"

#include <algorithm>
#include <memory>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace fusewright {

namespace {

/// The rules that are chosen so, by their place in the set.
std::vector<std::uint32_t> rulesChosen(const RuleSet& rules,
                                       const std::vector<std::string>& choices,
                                       std::vector<Diagnostic>& diagnostics)
{
    std::vector<std::string_view> known;
    for (const Rule& rule : rules.rules)
        known.push_back(rule.name);
    std::vector<std::uint32_t> found;
    for (const std::string& choice : choices) {
        const std::size_t before = found.size();
        for (std::uint32_t at = 0; at < rules.rules.size(); ++at) {
            if (isChosenAs(rules, rules.rules[at], choice))
                found.push_back(at);
        }
        if (found.size() == before)
            diagnostics.push_back({.severity = Severity::Error,
                                   .code = "unknown-rule",
                                   .message = "There is no rule \"" + choice + "\" to recompute."
                                       + didYouMean(choice, known),
                                   .file = {},
                                   .range = {},
                                   .fixes = {}});
    }
    return found;
}

/// Whether a rule is about the backward graph.
bool namesBackward(const Rule& rule)
{
    const auto isBackward = [](const std::string& name) {
        return name.find("backward") != std::string::npos;
    };
    return std::ranges::any_of(rule.patterns, [&](const RulePattern& each) {
        return std::ranges::any_of(each.pattern.entries(), [&](const Entry& entry) {
            return std::ranges::any_of(entry.operators.names, isBackward);
        });
    });
}

/// What rules that name backward operators take of the joint graph, beside the forward sections.
std::vector<Section> sectionsOfBackwardRules(const BackwardGraph& joint, const RuleSet& rules,
                                             const Partition& forward, const CancelToken& cancel)
{
    RuleSet part{.files = rules.files,
                 .rules = {},
                 .stages = {},
                 .options = rules.options,
                 .choices = rules.choices};
    std::vector<std::uint32_t> places;
    for (std::uint32_t at = 0; at < rules.rules.size(); ++at) {
        if (!namesBackward(rules.rules[at]))
            continue;
        part.rules.push_back(rules.rules[at]);
        places.push_back(at);
    }
    if (places.empty())
        return {};
    std::vector<ManualSection> taken;
    for (const Section& section : forward.sections) {
        if (isFused(section))
            taken.push_back({.entry = 0, .module = {}, .nodes = section.nodes});
    }
    const RuleMatches found = matchRules(joint.graph, part, cancel, {}, taken);
    std::vector<Section> sections;
    for (const RuleMatch& match : found.matches) {
        if (match.nodes.back().index >= joint.forwardCount)
            sections.push_back(
                {.nodes = match.nodes, .rule = places[match.rule], .match = {}, .manual = {}});
    }
    return sections;
}

/// What a graph file says its backward operators belong to, by node; empty where it says nothing.
std::vector<NodeId> readForwardOf(const OpenedModel& model)
{
    Diagnostics ignored; // Who opened the file before has told what is wrong with it.
    if (model.model->format != "json" || model.path == "-" || model.options.text)
        return {};
    const auto bytes = FileBytes::open(model.path, ignored);
    if (!bytes)
        return {};
    const Graph& graph = *model.model->graph;
    std::unordered_map<std::string_view, NodeId> nodes;
    std::vector<NodeId> forwardOf(graph.nodeCount());
    JsonDocument document(*bytes);
    auto root = document.root();
    if (!root)
        return {};
    root->forEachMember([&](std::string_view key, JsonValue value) {
        if (key != "backward_of")
            return;
        for (const NodeId node : graph.nodes())
            nodes.emplace(graph.nodeName(node), node);
        value.forEachMember([&](std::string_view backward, JsonValue forward) {
            const auto from = nodes.find(backward);
            const auto to = nodes.find(forward.string().value_or(""));
            if (from != nodes.end() && to != nodes.end())
                forwardOf[from->second.index] = to->second;
        });
    });
    return nodes.empty() ? std::vector<NodeId>() : forwardOf;
}

std::vector<std::uint32_t> forwardSectionsOf(const BackwardSections& sections,
                                             const std::vector<std::uint32_t>& rules)
{
    std::vector<std::uint32_t> found;
    for (std::uint32_t at = 0; at < sections.partition.sections.size(); ++at) {
        const Section& section = sections.partition.sections[at];
        const bool isAsked = section.rule && std::ranges::find(rules, *section.rule) != rules.end();
        if (isAsked && !sections.isBackward[at])
            found.push_back(at);
    }
    return found;
}

Diagnostic cutFinding(const Graph& graph, const BackwardSections& sections, const CutPartner& cut)
{
    const NodeId first = sections.partition.sections[cut.section].nodes.front();
    std::string path;
    for (const NodeId node : cut.path)
        path += (path.empty() ? "" : " > ") + std::string(graph.nodeName(node));
    return {.severity = Severity::Information,
            .code = "cut-backward-section",
            .message = "The backward section of the section at \""
                + std::string(graph.nodeName(first))
                + "\" is cut: a path leaves it and comes back: " + path + ".",
            .file = {},
            .range = {},
            .fixes = {}};
}

} // namespace

std::string ruleChoice(const RuleSet& rules, const Rule& rule)
{
    const std::string& path = rules.pathOf(rule);
    return path.empty() ? rule.name : path + ':' + rule.name;
}

bool isChosenAs(const RuleSet& rules, const Rule& rule, std::string_view choice)
{
    const std::string whole = ruleChoice(rules, rule);
    return choice == rule.name || choice == whole
        || (choice.find(':') != std::string_view::npos
            && whole.ends_with('/' + std::string(choice)));
}

std::optional<BackwardGraph> openBackward(const Graph& graph, const BackwardChoice& choice,
                                          std::vector<Diagnostic>& diagnostics,
                                          const CancelToken& cancel)
{
    Diagnostics found;
    const auto table = userDerivatives(*graph.catalogue(), found);
    const std::size_t errors = found.errorCount();
    const BackwardWish wish = wishOf(graph, choice, found);
    diagnostics.insert(diagnostics.end(), found.all().begin(), found.all().end());
    if (found.errorCount() > errors)
        return std::nullopt;
    return makeBackward(graph, *table, wish, cancel);
}

std::optional<BackwardGraph> openKnownBackward(const OpenedModel& model, const CancelToken& cancel)
{
    if (cancel.isCancelled())
        return std::nullopt;
    return knownJoint(*model.model->graph, readForwardOf(model));
}

std::optional<BackwardGraph> openBackward(OpenedModel& model, const BackwardChoice& choice,
                                          std::vector<Diagnostic>& diagnostics,
                                          const CancelToken& cancel)
{
    auto joint = openKnownBackward(model, cancel);
    if (!joint)
        return openBackward(*model.model->graph, choice, diagnostics, cancel);
    if (!choice.losses.empty() || !choice.wanted.empty())
        diagnostics.push_back({.severity = Severity::Warning,
                               .code = "own-backward",
                               .message = "The file has a backward graph of its own, which is used "
                                          "as it is: --loss and --wrt have no effect.",
                               .file = model.path,
                               .range = {},
                               .fixes = {}});
    model.model->graph = std::make_shared<const Graph>(forwardPart(*joint));
    return joint;
}

std::shared_ptr<const PictureSides> sidesOf(const BackwardGraph& joint)
{
    return std::make_shared<const PictureSides>(
        PictureSides{.leftCount = joint.forwardCount, .partnerOf = joint.forwardOf});
}

MadePartition makeJointPartition(const Graph& graph, const BackwardGraph* joint,
                                 const RuleSet& rules, const ManualFusion& manual,
                                 const PartitionChoice& choice,
                                 std::vector<Diagnostic>& diagnostics, const CancelToken& cancel)
{
    if (!joint)
        return makePartition(graph, rules, manual, choice, diagnostics, cancel);
    return makeBackwardPartition(graph, *joint, rules, manual, choice, {}, diagnostics, cancel)
        .made;
}

MadeBackward withPartners(const BackwardGraph& joint, const RuleSet& rules, MadePartition forward,
                          const std::vector<std::string>& recomputed,
                          std::vector<Diagnostic>& diagnostics, const CancelToken& cancel)
{
    MadeBackward result{.made = std::move(forward), .backward = {}};
    MadePartition& made = result.made;
    std::vector<Section> own;
    if (hasRules(made.partition.mode))
        own = sectionsOfBackwardRules(joint, rules, made.partition, cancel);
    BackwardSections sections = addPartners(joint, made.partition, own);
    for (const CutPartner& cut : sections.cuts)
        diagnostics.push_back(cutFinding(joint.graph, sections, cut));
    result.backward.savedBytes = savedBySection(joint, sections.partition);
    result.backward.savedWhole = savedBytes(joint);
    if (!recomputed.empty()) {
        const auto chosen = rulesChosen(rules, recomputed, diagnostics);
        result.backward.recomputed =
            recompute(joint, sections.partition, forwardSectionsOf(sections, chosen));
    }
    made.partition = std::move(sections.partition);
    made.costs = costsOf(joint.graph, made.partition);
    made.folding = foldSections(joint.graph, made.partition, entriesOf(made.manual.sections));
    made.partnerOf = std::move(sections.partnerOf);
    made.isBackward = std::move(sections.isBackward);
    result.backward.cuts = std::move(sections.cuts);
    return result;
}

MadeBackward makeBackwardPartition(const Graph& forward, const BackwardGraph& joint,
                                   const RuleSet& rules, const ManualFusion& manual,
                                   const PartitionChoice& choice,
                                   const std::vector<std::string>& recomputed,
                                   std::vector<Diagnostic>& diagnostics, const CancelToken& cancel)
{
    return withPartners(joint, rules,
                        makePartition(forward, rules, manual, choice, diagnostics, cancel),
                        recomputed, diagnostics, cancel);
}

} // namespace fusewright
