// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/qnn/plain_qnn_rewriter.h"

#include "tests/engine/rules/qnn/qnn_kit.h"

#include <algorithm>
#include <set>
#include <utility>

namespace fusewright::test {

namespace {

constexpr std::size_t mostPlainSteps = 40;

using PlainTags = std::map<std::string, std::size_t>;

bool matchesOperand(const PlainTerm& term, const PlainNet& net, std::size_t tensor, PlainTags& tags)
{
    if (term.sort == PlainTerm::Sort::Tag)
        return tags.emplace(term.text, tensor).first->second == tensor;
    if (term.text == "OPCONST")
        return net.tensors[tensor].isConstant
            && tags.emplace(term.operands[0].text, tensor).first->second == tensor;
    if (term.text == "LET")
        return tags.emplace(term.operands[0].text, tensor).first->second == tensor
            && matchesOperand(term.operands[1], net, tensor, tags);
    const std::size_t maker = net.makerOf(tensor);
    return maker != PlainNet::nowhere && net.operators[maker].results.front() == tensor
        && matchesPlainly(term, net, maker, tags);
}

void exchange(PlainNet& net, std::size_t old, std::size_t fresh)
{
    for (PlainOperator& each : net.operators)
        std::ranges::replace(each.operands, old, fresh);
    std::ranges::replace(net.outputs, old, fresh);
}

/// An operator goes, and what is above it and nobody uses any more.
void removeUnused(PlainNet& net, std::size_t at)
{
    const PlainOperator gone = net.operators[at];
    for (const std::size_t result : gone.results) {
        if (net.isUsed(result))
            return;
    }
    net.operators.erase(net.operators.begin() + static_cast<std::ptrdiff_t>(at));
    for (const std::size_t operand : gone.operands) {
        const std::size_t maker = net.makerOf(operand);
        if (maker != PlainNet::nowhere)
            removeUnused(net, maker);
    }
}

/// One pass over a net.
struct PlainPass {
    PlainRewriting& run;
    const std::vector<const PlainQnnRule*>& rules;
    const std::map<std::string, std::string>& options;
    const std::map<std::string, bool>& answers;

    bool rewrites(const PlainQnnRule& rule, std::size_t at)
    {
        PlainPlace place{.net = &run.net,
                         .tags = {},
                         .options = &options,
                         .answers = &answers,
                         .pieces = {},
                         .joins = true};
        const std::size_t replaced = run.net.operators[at].results.front();
        if (!matchesPlainly(rule.match, run.net, at, place.tags) || !run.net.isUsed(replaced))
            return false;
        place.tags["*"] = replaced;
        if (!plainAnswer(rule.constraint, place).isTrue())
            return false;
        PlainNet changed = run.net;
        std::vector<PlainOperator> added;
        const auto made = madePlainly(rule.replacement, changed, place, added);
        if (!made || *made == replaced)
            return false;
        exchange(changed, replaced, *made);
        // What was made may use what it takes the place of, as an operand of its own.
        changed.operators.insert(changed.operators.begin() + static_cast<std::ptrdiff_t>(at + 1),
                                 added.begin(), added.end());
        removeUnused(changed, at);
        run.net = std::move(changed);
        ++run.steps;
        return true;
    }

    /// Each operator that is there when the pass comes to it; what it makes waits.
    bool sweep()
    {
        bool hasChanged = false;
        for (std::size_t at = 0; at < run.net.operators.size(); ++at) {
            const std::size_t behind = run.net.operators.size() - at - 1;
            for (const PlainQnnRule* rule : rules) {
                if (!rewrites(*rule, at))
                    continue;
                hasChanged = true;
                at = run.net.operators.size() - behind - 1;
                break;
            }
            if (run.steps >= mostPlainSteps)
                return false;
        }
        return hasChanged;
    }
};

} // namespace

std::string PlainQnnRule::text() const
{
    std::string text = qnnRule(textOf(match), textOf(constraint), textOf(replacement));
    return text.replace(text.find("EARLY"), 5, "EARLY + " + std::to_string(pass));
}

bool matchesPlainly(const PlainTerm& match, const PlainNet& net, std::size_t at, PlainTags& tags)
{
    const PlainOperator& found = net.operators[at];
    const std::size_t wanted = match.operands.size() - 1;
    if (found.op != match.operands[0].text || found.operands.size() < wanted
        || (match.text == "Op" && found.operands.size() > wanted))
        return false;
    for (std::size_t operand = 0; operand < wanted; ++operand) {
        if (!matchesOperand(match.operands[operand + 1], net, found.operands[operand], tags))
            return false;
    }
    return true;
}

PlainRewriting rewrittenPlainly(const PlainNet& net, const std::vector<PlainQnnRule>& rules,
                                const std::map<std::string, std::string>& options,
                                const std::map<std::string, bool>& answers)
{
    PlainRewriting run{.net = net};
    std::set<int> passes;
    for (const PlainQnnRule& rule : rules)
        passes.insert(rule.pass);
    for (const int pass : passes) {
        std::vector<const PlainQnnRule*> now;
        for (const PlainQnnRule& rule : rules) {
            if (rule.pass == pass)
                now.push_back(&rule);
        }
        PlainPass running{run, now, options, answers};
        while (running.sweep()) { }
        run.gaveUp = run.steps >= mostPlainSteps;
        if (run.gaveUp)
            break;
    }
    return run;
}

} // namespace fusewright::test
