// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/plan_maker.h"

#include "engine/python/eval/python_evaluator.h"
#include "engine/python/eval/python_program.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace fusewright {

namespace {

/// What was tried finds nothing when it is tried again.
void keepFirst(std::vector<std::uint32_t>& ids)
{
    std::unordered_set<std::uint32_t> met;
    std::erase_if(ids, [&](std::uint32_t id) { return !met.insert(id).second; });
}

} // namespace

/// Functions of TVM by which a file looks for patterns itself.
constexpr std::array<std::string_view, 5> searchNames{
    "match_dfb", "rewrite_call", "rewrite_bindings", "from_pattern", "ExprPatternRewriter"};

void PlanMaker::make(PythonLimits limits)
{
    m_runtime.restart(limits);
    std::vector<std::string_view> names{"register_patterns", "FuseOpsByPattern"};
    names.insert(names.end(), searchNames.begin(), searchNames.end());
    runUndecidedBlocks(m_runtime, m_module, names);
    const std::size_t registered = m_host.registered().size();
    if (registered > 0)
        addRegistry(registered);
    addPasses(0, "module");
    if (m_plans.empty() && m_host.searches.empty())
        addVariables();
    m_host.isUnsure = true;
    m_runtime.restart(limits);
    addFunctionPlans(limits);
    m_host.isUnsure = false;
    // What functions pass on is listed; what they only give back is looked at where nothing is.
    if (m_plans.empty() && m_host.searches.empty())
        addFunctionResults(limits);
    findIgnoredUse();
    addSearches();
}

std::string PlanMaker::freeName(const std::string& name) const
{
    std::string fresh = name;
    for (int number = 2; std::ranges::find(m_plans, fresh, &TvmPlan::name) != m_plans.end();
         ++number)
        fresh = name + '#' + std::to_string(number);
    return fresh;
}

void PlanMaker::addRegistry(std::size_t count)
{
    TvmPlan plan{.name = "registry"};
    for (std::size_t at = 0; at < count; ++at) {
        if (const auto id = m_collector.add(*m_host.registered()[at], TvmOrigin::Registered))
            plan.patterns.push_back(*id);
    }
    std::ranges::reverse(plan.patterns);
    keepFirst(plan.patterns);
    m_plans.push_back(std::move(plan));
}

/// One pass after the other does what one with all patterns does, where they have the same options.
void PlanMaker::addPasses(std::size_t from, const std::string& name)
{
    const std::size_t first = m_plans.size();
    for (std::size_t at = from; at < m_host.passes().size(); ++at) {
        const TvmPass& pass = m_host.passes()[at];
        if (pass.unknown.isValid()) {
            m_host.tell({pass.place, "unknown-list",
                         "The list of patterns cannot be known without running it.", pass.unknown});
            continue;
        }
        const bool joins = m_plans.size() > first
            && m_plans.back().bindConstants == pass.bindConstants
            && m_plans.back().annotateCodegen == pass.annotateCodegen
            && m_plans.back().entryFunctions == pass.entryFunctions;
        if (!joins) {
            m_plans.push_back(
                {.name = freeName(name),
                 .patterns = {},
                 .bindConstants = pass.bindConstants,
                 .annotateCodegen = pass.annotateCodegen,
                 .entryFunctions = pass.entryFunctions,
                 .where = pass.place.source == m_places.source() ? pass.place.bytes : ByteRange()});
        }
        for (const FusionPatternObject* const each : pass.patterns) {
            if (const auto id = m_collector.add(*each, TvmOrigin::Passed))
                m_plans.back().patterns.push_back(*id);
        }
    }
    for (std::size_t at = first; at < m_plans.size(); ++at)
        keepFirst(m_plans[at].patterns);
    std::erase_if(m_plans, [](const TvmPlan& plan) { return plan.patterns.empty(); });
}

void PlanMaker::addVariables()
{
    TvmPlan plan{.name = "variables"};
    const std::vector<PythonNames::Entry> names = m_module.scope->names.entries();
    const auto take = [&](const std::string& name, PythonValue value) {
        for (const std::uint32_t id : m_collector.addValue(name, value, TvmOrigin::Variable))
            plan.patterns.push_back(id);
    };
    for (const PythonNames::Entry& entry : names) {
        if (!asDplObject(entry.value))
            take(entry.name, entry.value);
    }
    for (const auto& [name, value] : m_classes.variables())
        take(name, value);
    // What is a part of another pattern is not meant as one; the last variables are the largest.
    std::vector<PythonNames::Entry> alone;
    for (const PythonNames::Entry& entry : names) {
        if (asDplObject(entry.value))
            alone.push_back(entry);
    }
    for (auto at = alone.rbegin(); at != alone.rend(); ++at)
        take(at->name, at->value);
    keepFirst(plan.patterns);
    if (!plan.patterns.empty())
        m_plans.push_back(std::move(plan));
}

bool PlanMaker::restart(PythonLimits limits)
{
    m_stepsUsed += m_runtime.stepsUsed();
    if (m_stepsUsed >= limits.steps)
        return false;
    // One that never ends leaves enough for the others.
    limits.steps /= 4;
    m_runtime.restart(limits);
    return true;
}

/// A function that needs to know what it is given may have callers that say it.
void PlanMaker::addFunctionPlans(PythonLimits limits)
{
    std::vector<std::string> wanted{"FuseOpsByPattern"};
    wanted.insert(wanted.end(), searchNames.begin(), searchNames.end());
    std::vector<bool> wasRun(m_functions.size());
    static constexpr std::size_t mostWanted = 50;
    const PythonTree& tree = m_module.program->tree;
    for (std::size_t next = 0; next < std::min(wanted.size(), mostWanted); ++next) {
        const std::vector<std::size_t> places = placesOfName(tree, wanted[next]);
        for (std::size_t at = 0; at < m_functions.size(); ++at) {
            const PlanFunction& each = m_functions[at];
            if (wasRun[at] || !isAmong(places, tree.bytes(each.function->node)))
                continue;
            if (!restart(limits))
                return;
            wasRun[at] = true;
            const std::size_t passes = m_host.passes().size();
            const std::size_t plans = m_plans.size();
            const std::size_t searches = m_host.searches.size();
            runUndecided(m_runtime, *each.function, m_classes.subjectOf(each));
            addPasses(passes, each.name);
            for (std::size_t made = searches; made < m_host.searches.size(); ++made)
                m_host.searches[made].name = each.name;
            if (m_plans.size() == plans && m_host.searches.size() == searches)
                wanted.push_back(each.function->name);
        }
    }
}

/// What instances of a class keep, where nothing that was called gives it.
void PlanMaker::addInstances(TvmPlan& all, std::vector<TvmPlan>& single, PythonLimits limits)
{
    for (PythonClass* const made : m_classes.own()) {
        if (!restart(limits))
            return;
        TvmPlan plan{.name = made->name, .patterns = {}};
        for (const auto& [name, value] : m_classes.attributesOf(*made)) {
            const auto added = m_collector.addValue(name, value, TvmOrigin::Variable);
            plan.patterns.insert(plan.patterns.end(), added.begin(), added.end());
        }
        keepFirst(plan.patterns);
        std::erase_if(plan.patterns, [&](std::uint32_t id) {
            return std::ranges::find(all.patterns, id) != all.patterns.end();
        });
        if (plan.patterns.empty())
            continue;
        all.patterns.insert(all.patterns.end(), plan.patterns.begin(), plan.patterns.end());
        single.push_back(std::move(plan));
    }
}

void PlanMaker::addFunctionResults(PythonLimits limits)
{
    const std::size_t registered = m_host.registered().size();
    TvmPlan all{.name = "functions"};
    std::vector<TvmPlan> single;
    for (const PlanFunction& each : m_functions) {
        // Methods with such names are called by Python itself.
        if (each.function->name.starts_with("__"))
            continue;
        if (!restart(limits))
            break;
        const PythonValue called = m_classes.bound(each);
        if (!called.isValid())
            continue;
        const OnUnknownDecision before =
            std::exchange(m_runtime.onUnknown, OnUnknownDecision::EndCall);
        const bool isProperty = each.kind == PlanFunction::Kind::Property;
        const PythonValue given = isProperty ? called : m_runtime.call(called, {});
        m_runtime.onUnknown = before;
        m_runtime.goOn();
        if (!given.isValid())
            continue;
        addContexts(each.name, given);
        const auto added = m_collector.addValue(each.name, given, TvmOrigin::Function);
        if (added.empty())
            continue;
        all.patterns.insert(all.patterns.end(), added.begin(), added.end());
        single.push_back({.name = each.name, .patterns = added});
    }
    addInstances(all, single, limits);
    if (m_host.registered().size() > registered)
        addRegistry(m_host.registered().size());
    keepFirst(all.patterns);
    if (single.size() > 1)
        m_plans.push_back(std::move(all));
    for (TvmPlan& plan : single)
        m_plans.push_back(std::move(plan));
}

/// A context that a value is, or has: what only makes one is looked for where nothing else is.
void PlanMaker::addContexts(const std::string& name, PythonValue value)
{
    const std::vector<PythonValue> values =
        value.is(PythonType::Tuple) ? value.as<PythonSequence>().items : std::vector{value};
    for (const PythonValue each : values) {
        const DplContextObject* const context = asDplContext(each);
        if (!context)
            continue;
        m_host.searches.push_back(searchOf(*context));
        m_host.searches.back().name = name;
    }
}

/// What the file looks for itself heeds it, unless it passes the same to FuseOpsByPattern.
void PlanMaker::findIgnoredUse()
{
    const bool isOnlyLookedFor =
        !m_host.searches.empty() && !m_plans.empty() && m_plans.front().name == "variables";
    if (isOnlyLookedFor)
        return;
    for (const auto& [pattern, place] : m_host.saidUses()) {
        if (!m_ignoredUse && place.source && m_collector.isPart(*pattern))
            m_ignoredUse = place;
    }
}

/// What a file looks for itself comes before what only stands in variables.
void PlanMaker::addSearches()
{
    const bool isFirst = !m_plans.empty() && m_plans.front().name == "variables";
    if ((m_plans.empty() || isFirst) && m_host.searches.empty()) {
        for (const PythonNames::Entry& entry : m_module.scope->names.entries())
            addContexts(entry.name, entry.value);
    }
    TvmPlan plan{.name = freeName("matches")};
    for (const TvmSearch& search : m_host.searches) {
        const std::vector<std::uint32_t> added = m_searches.add(search);
        plan.patterns.insert(plan.patterns.end(), added.begin(), added.end());
    }
    if (plan.patterns.empty())
        return;
    m_plans.insert(isFirst ? m_plans.begin() : m_plans.end(), std::move(plan));
}

} // namespace fusewright
