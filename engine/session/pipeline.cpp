// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/pipeline.h"

#include "engine/rules/rule_language.h"
#include "engine/session/funnel_findings.h"
#include "engine/session/rules_session.h"
#include "engine/session/user_catalogue.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <utility>

namespace fusewright {

namespace {

bool rewrites(const CheckedRules& checked)
{
    return !checked.rules.stages.empty();
}

std::string whyNotSettled(const RuleSet& rules, const StagePlan& plan, const StageResult& stage)
{
    const std::string begin = "The stage " + plan.name + " stopped after "
        + std::to_string(stage.steps.size()) + " rewrites: ";
    if (stage.circle.empty())
        return begin + "no more are allowed.";
    return begin + "they form an endless cycle (" + circleText(rules, stage)
        + "). A condition that excludes what the rules make ends that.";
}

Diagnostic shapeFinding(const RuleSet& rules, const DoubtedShape& doubt)
{
    const Rule& rule = rules.rules[doubt.rule];
    std::string message = "This replacement gives `" + doubt.operatorName + "` the shape "
        + doubt.written + ", but it makes " + doubt.inferred + " (`" + doubt.nodeName + "`";
    if (doubt.count > 1)
        message += " and " + std::to_string(doubt.count - 1) + " more";
    message += "). Say the shape, or replace the operator by another one.";
    return {.severity = Severity::Warning,
            .code = "replacement-shape",
            .message = std::move(message),
            .file = rules.pathOf(rule),
            .range = rule.nameRange};
}

} // namespace

Pipeline::Pipeline(std::span<const PipelineFile> files, const RuleContext& context)
{
    for (const PipelineFile& file : files)
        m_checked.push_back(checkRules(file.path, context, file.language));
}

bool Pipeline::isReadable() const
{
    return std::ranges::all_of(m_checked, &CheckedRules::isReadable);
}

std::vector<RuleFile> Pipeline::files() const
{
    std::vector<RuleFile> all;
    for (const CheckedRules& checked : m_checked)
        std::ranges::copy(checked.rules.files, std::back_inserter(all));
    return all;
}

std::vector<Diagnostic> Pipeline::diagnostics() const
{
    std::vector<Diagnostic> all;
    for (const CheckedRules& checked : m_checked)
        std::ranges::copy(checked.diagnostics, std::back_inserter(all));
    std::ranges::copy(m_found, std::back_inserter(all));
    return all;
}

std::vector<CheckedRules> Pipeline::filesThat(bool rewrite) const
{
    std::vector<CheckedRules> those;
    for (const CheckedRules& checked : m_checked) {
        if (rewrites(checked) == rewrite)
            those.push_back(checked);
    }
    return those;
}

CheckedRules Pipeline::rewriting() const
{
    return joined(filesThat(true));
}

CheckedRules Pipeline::grouping() const
{
    return joined(groupingByFile());
}

std::vector<CheckedRules> Pipeline::groupingByFile() const
{
    return filesThat(false);
}

RewriteRun Pipeline::run(const std::shared_ptr<const Graph>& graph, const RewriteChoices& choices,
                         std::optional<std::size_t> stages, const CancelToken& cancel)
{
    RuleSet rules = rewriting().rules;
    rules.stages.resize(std::min(stages.value_or(rules.stages.size()), rules.stages.size()));
    RewriteRun run = rewrite(graph, rules, choices, cancel);
    m_found = stageFindings(rules, run);
    for (CheckedRules& checked : m_checked) {
        if (run.graph() != graph && !rewrites(checked) && checked.isReadable) {
            RulesChecker again({}, ruleContextOf(run.graph()));
            again.choose(choices.rules.options);
            checked = again.check(checked.texts.front());
        }
    }
    return run;
}

namespace {

bool isOfConverters(const StagePlan& plan)
{
    return plan.prepares == Preparation::Quantization || plan.prepares == Preparation::DepthLast;
}

} // namespace

void dropIdlePreparations(RuleSet& rules, RewriteRun& run)
{
    std::vector<StagePlan> plans;
    StageList stages;
    for (std::size_t at = 0; at < run.stages.size(); ++at) {
        if (isOfConverters(rules.stages[at])
            && hadNothingToPrepare(rules.stages[at], run.stages[at]))
            continue;
        plans.push_back(rules.stages[at]);
        stages.add(run.stages.shared(at));
    }
    rules.stages = std::move(plans);
    run.stages = std::move(stages);
}

std::optional<std::size_t> stagesUntil(const RuleSet& rules, std::string_view stage)
{
    const auto found = std::ranges::find(rules.stages, stage, &StagePlan::name);
    if (found != rules.stages.end())
        return static_cast<std::size_t>(found - rules.stages.begin()) + 1;
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(stage.data(), stage.data() + stage.size(), number);
    const bool isNumber = error == std::errc() && end == stage.data() + stage.size();
    std::size_t seen = 0;
    for (std::size_t at = 0; isNumber && at < rules.stages.size(); ++at) {
        if (!isOfConverters(rules.stages[at]) && seen++ == number)
            return at + 1;
    }
    return std::nullopt;
}

namespace {

/// Once for each tool.
void addNotPreviewed(const RuleSet& rules, const RewriteRun& run, std::vector<Diagnostic>& findings)
{
    std::vector<decltype(RuleLanguage::notPreviewed)> asked;
    for (const auto& file : rules.files) {
        const auto tells = file.language ? file.language->notPreviewed : nullptr;
        if (!tells || !run.start || std::ranges::find(asked, tells) != asked.end())
            continue;
        asked.push_back(tells);
        for (std::string& told : tells(*run.start))
            findings.push_back({.severity = Severity::Information,
                                .code = "not-previewed",
                                .message = std::move(told),
                                .file = file.path});
    }
}

} // namespace

std::vector<Diagnostic> stageFindings(const RuleSet& rules, const RewriteRun& run)
{
    std::vector<Diagnostic> findings;
    for (std::size_t at = 0; at < run.stages.size(); ++at) {
        const StageResult& stage = run.stages[at];
        for (const DoubtedShape& doubt : stage.doubts)
            findings.push_back(shapeFinding(rules, doubt));
        if (stage.cameToItsEnd())
            continue;
        const StagePlan& plan = rules.stages[at];
        findings.push_back({.severity = Severity::Warning,
                            .code = "not-settled",
                            .message = whyNotSettled(rules, plan, stage),
                            .file = rules.files[plan.file].path});
    }
    std::ranges::copy(funnelFindings(rules, run), std::back_inserter(findings));
    addNotPreviewed(rules, run, findings);
    return findings;
}

} // namespace fusewright
