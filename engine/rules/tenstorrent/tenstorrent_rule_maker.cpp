// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/tenstorrent_rule_maker.h"

#include "engine/rules/tenstorrent/filter_judge.h"
#include "engine/rules/tenstorrent/pair_maker.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace fusewright {

namespace {

constexpr std::string_view fusionPass = "tt_enable_torch_fx_fusion_pass";

std::string refusalText(const TraceRefusal& refusal)
{
    return refusal.sentence.empty() ? refusal.error : refusal.sentence;
}

/// Why nothing can be looked for; empty where something can.
std::string whyOff(const TenstorrentFile& file, const TenstorrentRule& rule)
{
    const FusionPair& pair = file.pairOf(rule);
    if (!pair.patternTrace.graph || pair.patternTrace.refusal)
        return "torch refuses the pattern: "
            + (pair.patternTrace.refusal ? refusalText(*pair.patternTrace.refusal)
                                         : std::string("it is not traced"));
    const std::vector<std::uint32_t> anchors = traceAnchors(*pair.patternTrace.graph);
    const auto isParameter = [&](std::uint32_t node) {
        return pair.patternTrace.graph->nodes[node].isParameter;
    };
    if (anchors.empty() || std::ranges::any_of(anchors, isParameter))
        return "the pattern returns a parameter and no operator";
    // Torch compares it with buffers, never with weights, and models do not tell which is which.
    if (std::ranges::find(pair.patternTrace.graph->nodes, CallKind::Attribute, &TracedNode::kind)
        != pair.patternTrace.graph->nodes.end())
        return "the pattern makes a tensor of its own, which cannot be previewed";
    return {};
}

std::vector<RuleOption> optionsOf(const TenstorrentFile& file)
{
    std::vector<RuleOption> options;
    options.push_back({.name = std::string(fusionPass),
                       .otherwise = "on",
                       .summary = "Turns fusion providers on or off.",
                       .words = {"on", "off"}});
    for (const FusionProviderClass& provider : file.program().providers()) {
        if (provider.refused)
            continue;
        const std::string& name = provider.name.empty() ? provider.className : provider.name;
        addOption(options,
                  {.name = name,
                   .otherwise = provider.isEnabledByDefault ? "on" : "off",
                   .summary = "Runs the provider " + provider.className + ".",
                   .words = {"on", "off"}});
    }
    for (const auto& [flag, isSet] : file.program().askedFlags()) {
        const auto given = file.flags.find(flag);
        addOption(options,
                  {.name = flag,
                   .otherwise = given == file.flags.end() ? std::string() : given->second,
                   .summary = "A variable of the environment that the file reads."});
    }
    return options;
}

StagePlan stageOf(const TenstorrentFile& file, const TenstorrentRule& rule)
{
    StagePlan plan{.name = rule.name};
    plan.order = StagePlan::Order::AllAtOnce;
    plan.again = StagePlan::Again::Never;
    plan.innerUse = StagePlan::InnerUse::Forbidden;
    plan.removes = StagePlan::Removes::Matched;
    const FusionProviderClass& provider = file.providerOf(rule);
    plan.switches = {
        {std::string(fusionPass), "off"},
        {provider.name.empty() ? provider.className : provider.name, "off"},
    };
    return plan;
}

} // namespace

std::optional<Rule> makeTenstorrentRule(const TenstorrentFile& file, const TenstorrentRule& rule)
{
    if (!whyOff(file, rule).empty())
        return std::nullopt;
    const FusionProviderClass& provider = file.providerOf(rule);
    const FusionPair& pair = file.pairOf(rule);
    const TracedGraph& pattern = *pair.patternTrace.graph;
    const TraceResult& replacement = pair.replacementTrace;
    TracedPair traced{.pattern = pattern, .source = file.source.get()};
    if (replacement.graph && !replacement.refusal)
        traced.replacement = &*replacement.graph;
    else
        traced.refusal = "torch refuses the replacement: "
            + (replacement.refusal ? refusalText(*replacement.refusal) : std::string());
    MadePair made = makePair(traced);
    if (!made.fault.empty())
        return std::nullopt;
    RulePattern& written = made.written;
    written.name = "pattern";
    written.text = file.source;
    for (std::size_t at = 0; at < made.nodeOf.size(); ++at)
        written.entryRanges.push_back(pattern.nodes[made.nodeOf[at]].place);
    if (!provider.filters.empty())
        written.judge = std::make_shared<const FilterJudge>(file, rule, std::move(made.nodeOf));
    Rule result;
    result.name = rule.name;
    result.nameRange = file.source->range(rule.nameRange);
    result.patterns.push_back(std::move(written));
    return result;
}

RuleSet makeTenstorrentRules(const TenstorrentFile& file)
{
    RuleSet set;
    set.files.push_back({.path = file.source->name()});
    for (const TenstorrentRule& each : file.rules) {
        StagePlan plan = stageOf(file, each);
        if (auto rule = makeTenstorrentRule(file, each)) {
            plan.rules = {static_cast<std::uint32_t>(set.rules.size())};
            set.rules.push_back(*std::move(rule));
        } else {
            plan.offBecause = whyOff(file, each);
            if (plan.offBecause.empty())
                plan.offBecause = "the pair cannot be read as operators";
        }
        set.stages.push_back(std::move(plan));
    }
    set.options = optionsOf(file);
    return set;
}

} // namespace fusewright
