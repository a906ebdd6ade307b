// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tvm/plain_fusion.h"

#include "tests/engine/rules/tvm/plain_fusion_cycle.h"

#include <algorithm>
#include <set>

namespace fusewright::test {

namespace {

using FusionReason = PlainFusionRefusal::Reason;

bool isAmong(const std::vector<std::size_t>& all, std::size_t one)
{
    return std::ranges::find(all, one) != all.end();
}

PlainCheckContext contextOf(const PlainModule& module, const PlainDpl& pattern,
                            const PlainDplMatch& match, const PlainFusionGroup& group)
{
    PlainCheckContext context{.module = module,
                              .matched = *module.expressions[group.root].value,
                              .annotated = {},
                              .matchedBindings = {}};
    for (const auto& [label, object] : pattern.labels) {
        const auto found = match.memo.find(object);
        if (found != match.memo.end())
            context.annotated[label] = found->second;
    }
    for (const std::size_t member : group.members)
        context.matchedBindings[member] = *module.expressions[member].value;
    const auto root = std::ranges::find(module.variables, group.root);
    context.seen = static_cast<std::size_t>(root - module.variables.begin()) + 1;
    return context;
}

/// One pattern on a function in which the groups of earlier ones are opaque.
struct PatternPass {
    const PlainModule& module;
    const PlainFusionPattern& pattern;
    const std::vector<PlainFusionGroup>& earlier;
    std::vector<PlainFusionGroup> groups;
    std::vector<PlainFusionRefusal> refusals;

    /// The first group that this one can neither leave alone nor take the place of.
    const PlainFusionGroup* inTheWayOf(const PlainFusionGroup& group) const
    {
        for (const std::size_t member : group.members) {
            for (const PlainFusionGroup& other : groups) {
                const auto isTaken = [&](std::size_t one) { return isAmong(group.members, one); };
                if (other.members.size() > 1 && isAmong(other.members, member)
                    && !std::ranges::all_of(other.members, isTaken))
                    return &other;
            }
        }
        return nullptr;
    }

    bool isRefused(const PlainFusionGroup& group, const PlainDplMatch& match)
    {
        PlainFusionRefusal refusal{
            .pattern = group.pattern, .root = group.root, .members = group.members};
        if (pattern.check.holds
            && !pattern.check.holds(contextOf(module, pattern.pattern, match, group))) {
            refusals.push_back(refusal);
            return true;
        }
        if (const PlainFusionGroup* const other = inTheWayOf(group)) {
            refusal.reason = FusionReason::Overlap;
            refusal.inTheWay = *other;
            refusals.push_back(refusal);
            return true;
        }
        std::vector<std::vector<std::size_t>> others;
        for (const PlainFusionGroup& other : earlier)
            others.push_back(other.members);
        for (const PlainFusionGroup& other : groups) {
            if (!isAmong(group.members, other.members.front()))
                others.push_back(other.members);
        }
        refusal.path = plainCycle(module, group.members, others);
        if (refusal.path.empty())
            return false;
        refusal.reason = FusionReason::Cycle;
        refusals.push_back(refusal);
        return true;
    }

    void tryAt(std::size_t variable, std::size_t place, PlainSearch search)
    {
        const std::size_t value = *module.expressions[variable].value;
        if (module.expressions[value].sort != PlainExpression::Sort::Call
            || module.expressions[variable].block < 0)
            return;
        const auto match = plainDplMatch(pattern.pattern, module, value, search);
        if (!match)
            return;
        PlainFusionGroup group{.name = pattern.name, .pattern = place, .root = variable};
        group.members = match->members(pattern.pattern, module);
        // What is matched comes before the root.
        if (!isAmong(group.members, variable))
            group.members.push_back(variable);
        const auto isFar = [&](std::size_t member) {
            return module.expressions[member].block != module.expressions[variable].block;
        };
        // The greedy search has no second look.
        if (std::ranges::any_of(group.members, isFar))
            return;
        if (isRefused(group, *match))
            return;
        std::erase_if(groups, [&](const PlainFusionGroup& other) {
            return isAmong(group.members, other.members.front());
        });
        groups.push_back(group);
    }
};

std::string namesOf(const PlainModule& module, const std::vector<std::size_t>& variables)
{
    std::string text;
    for (const std::size_t variable : variables)
        text += (text.empty() ? "" : " ") + module.expressions[variable].text;
    return text;
}

} // namespace

std::optional<std::size_t> PlainCheckContext::boundVariable(std::size_t value) const
{
    for (std::size_t at = 0; at < seen; ++at) {
        if (module.expressions[module.variables[at]].value == value)
            return module.variables[at];
    }
    return std::nullopt;
}

bool leaksPlainly(const PlainCheckContext& context)
{
    for (const auto& [variable, value] : context.matchedBindings) {
        if (value == context.matched)
            continue;
        const auto isOutside = [&](std::size_t user) {
            return !context.matchedBindings.contains(user);
        };
        if (!context.module.expressions[variable].isDataflow
            || std::ranges::any_of(context.usages(variable), isOutside))
            return true;
    }
    return false;
}

PlainDplCheck plainLeakCheck()
{
    return {.name = "keeps_to_itself",
            .definition = "from tvm.relax.backend.utils import "
                          "has_leaking_intermediate_variables\n\n\n"
                          "def keeps_to_itself(context):\n"
                          "    return not has_leaking_intermediate_variables(context)\n",
            .holds = [](const PlainCheckContext& context) { return !leaksPlainly(context); }};
}

PlainFusion plainFusion(const PlainModule& module, const std::vector<PlainFusionPattern>& patterns,
                        PlainSearch search)
{
    PlainModule left = module;
    PlainFusion fusion;
    for (std::size_t place = 0; place < patterns.size(); ++place) {
        PatternPass pass{.module = left,
                         .pattern = patterns[place],
                         .earlier = fusion.groups,
                         .groups = {},
                         .refusals = {}};
        for (const std::size_t variable : left.variables)
            pass.tryAt(variable, place, search);
        for (const PlainFusionGroup& group : pass.groups) {
            for (const std::size_t member : group.members)
                left.expressions[*left.expressions[member].value].sort =
                    PlainExpression::Sort::Composite;
        }
        fusion.groups.insert(fusion.groups.end(), pass.groups.begin(), pass.groups.end());
        fusion.refusals.insert(fusion.refusals.end(), pass.refusals.begin(), pass.refusals.end());
    }
    return fusion;
}

std::string PlainFusion::text(const PlainModule& module) const
{
    std::string text;
    for (const PlainFusionGroup& group : groups)
        text += group.name + ": " + namesOf(module, group.members) + '\n';
    for (const PlainFusionRefusal& refusal : refusals) {
        text += std::to_string(refusal.pattern) + " at " + namesOf(module, {refusal.root}) + ": ";
        if (refusal.reason == FusionReason::Check)
            text += "check\n";
        else if (refusal.reason == FusionReason::Overlap)
            text += "overlap with " + namesOf(module, {refusal.inTheWay->root}) + '\n';
        else
            text += "cycle " + namesOf(module, refusal.path) + '\n';
    }
    return text;
}

std::string plainRulesFile(const std::vector<PlainFusionPattern>& patterns)
{
    std::string text =
        plainDplImports() + "from tvm.relax.transform import FuseOpsByPattern, FusionPattern\n\n";
    std::set<std::string> defined;
    for (const PlainFusionPattern& each : patterns) {
        if (!each.check.name.empty() && defined.insert(each.check.name).second)
            text += each.check.definition + '\n';
    }
    std::string list;
    for (std::size_t place = 0; place < patterns.size(); ++place) {
        const PlainFusionPattern& each = patterns[place];
        const std::string name = "pattern_" + std::to_string(place + 1);
        text += each.pattern.python(name);
        const std::string labels = each.pattern.pythonLabels(name);
        list += "    FusionPattern(\"" + each.name + "\", " + name + ", "
            + (labels.empty() ? "{}" : labels) + ", "
            + (each.check.name.empty() ? "None" : each.check.name) + "),\n";
    }
    return text + "\nFuseOpsByPattern([\n" + list + "])\n";
}

} // namespace fusewright::test
