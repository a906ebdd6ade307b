// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/composites/composite_question.h"

#include "engine/graph/graph.h"
#include "engine/rules/tenstorrent/composites/called_operator.h"
#include "engine/rules/tenstorrent/composites/wrapped_operators.h"
#include "engine/rules/tenstorrent/filter/filter_question.h"
#include "engine/rules/tenstorrent/filter/host_names.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

constexpr EntryId calledEntry(0u);

/// `0 and 1`
std::string numbersText(const UsedOutputs& numbers)
{
    std::string text;
    for (std::size_t at = 0; at < numbers.size(); ++at) {
        text += at == 0 ? "" : at + 1 == numbers.size() ? " and " : ", ";
        text += std::to_string(numbers[at]);
    }
    return text.empty() ? "none" : text;
}

JudgeAnswer refused(std::string what, std::string saw)
{
    return {.outcome = Outcome::False,
            .place = {},
            .what = std::move(what),
            .saw = std::move(saw),
            .causes = {},
            .assumed = {}};
}

class CompositeJudge final : public MatchJudge {
public:
    explicit CompositeJudge(CompositeQuestion question) : m_question(std::move(question)) { }

    JudgeAnswer judge(const ExpressionGround& ground, WorkBudget& budget) const override
    {
        return m_question.judge(ground, budget);
    }
    /// At what takes its results, and at what uses those.
    std::uint32_t reach() const override { return 2; }
    bool equals(const MatchJudge& other) const override
    {
        const auto* const same = dynamic_cast<const CompositeJudge*>(&other);
        return same && m_question.isSame(same->m_question);
    }

private:
    CompositeQuestion m_question;
};

class CompositeMaking final : public MatchWriter {
public:
    explicit CompositeMaking(CompositeQuestion question) : m_question(std::move(question)) { }

    WrittenPart write(const ExpressionGround& ground, WorkBudget&) const override
    {
        return m_question.write(ground);
    }
    bool equals(const MatchWriter& other) const override
    {
        const auto* const same = dynamic_cast<const CompositeMaking*>(&other);
        return same && m_question.isSame(same->m_question);
    }

private:
    CompositeQuestion m_question;
};

} // namespace

/// Whether it is called as the rule says, and nobody has to guess how.
JudgeAnswer CompositeQuestion::judgeCall(const Graph& graph, NodeId node) const
{
    const NodeCall* const call = graph.call(node);
    const CallKind kind = call ? call->kind : CallKind::Unknown;
    if (m_source == CompositeSource::Module)
        return {};
    if (kind == CallKind::Unknown)
        return {.outcome = Outcome::Unknown,
                .place = {},
                .what = std::string(graph.nativeName(node)),
                .saw = "The model does not say how it is called",
                .causes = {},
                .assumed = {}};
    const CallKind wanted =
        m_source == CompositeSource::Method ? CallKind::Method : CallKind::Function;
    if (kind == wanted)
        return {};
    return refused(std::string(graph.nativeName(node)),
                   "It is called as a " + std::string(callKindName(kind)));
}

/// Of an operator with several results, whether this function is the one for those that are used.
JudgeAnswer CompositeQuestion::judgeOutputs(const ExpressionGround& ground, NodeId node) const
{
    if (!entry().outputs)
        return {};
    const Graph& graph = *ground.graph;
    const UsedOutputs used = usedOutputs(graph, node);
    const bool isOther = std::ranges::find(entry().others, used) == entry().others.end();
    if (used != *entry().outputs && !(isOther && entry().isFallback))
        return refused("used results = " + numbersText(*entry().outputs), numbersText(used));
    const bool takesItem = ground.pattern->entryCount() > 1;
    const auto takers = std::ranges::count_if(graph.users(node), [&](NodeId user) {
        return !used.empty() && takenOutput(graph, user) == used.front();
    });
    if (takesItem && (used.size() != 1 || takers != 1))
        return {.outcome = Outcome::Unknown,
                .place = {},
                .what = std::string(graph.nativeName(node)),
                .saw = "Several operators take its results, which is not previewed",
                .causes = {},
                .assumed = {}};
    const auto nodes = takesItem ? ground.match->nodes(EntryId(1u)) : std::span<const NodeId>();
    if (takesItem && (nodes.empty() || takenOutput(graph, nodes.front()) != used.front()))
        return refused("used results = " + numbersText(used), "It takes another one");
    return {};
}

/// What the file itself asks about calls of functions.
JudgeAnswer CompositeQuestion::judgeCondition(const Graph& graph, NodeId node,
                                              WorkBudget& budget) const
{
    const PythonValue condition = m_shared->program.condition();
    if (m_source != CompositeSource::Function || !condition.isValid())
        return {};
    PythonEvaluator& evaluator = m_shared->program.evaluator();
    FilterAnswer answer =
        askNode(evaluator, condition, graph, node, namesOfHost(evaluator.runtime()), budget);
    if (answer.outcome == Outcome::True)
        return {};
    const bool isUnknown = answer.outcome == Outcome::Unknown;
    return {.outcome = answer.outcome,
            .place = answer.place,
            .what = std::move(answer.what),
            .saw = isUnknown ? std::move(answer.unknown) : std::move(answer.saw),
            .causes = std::move(answer.causes),
            .assumed = {},
            .raises = answer.raises};
}

CompositeResult CompositeQuestion::ask(const Graph& graph, NodeId node) const
{
    const std::vector<GivenOperand> operands = operandFacts(graph, node);
    if (m_source == CompositeSource::Module)
        return m_shared->program.wrapModule(entry(), calledModule(graph, node), operands);
    return m_shared->program.wrap(entry(), {argumentsOf(graph, node), operands});
}

/// Why there is no composite, or nothing where there is one.
JudgeAnswer CompositeQuestion::told(const CompositeResult& result) const
{
    if (result.composite)
        return {};
    if (!result.refusal)
        return refused(entry().place.qualifiedName, "It makes no composite of this call");
    const TraceRefusal& refusal = *result.refusal;
    const bool raises = !refusal.error.empty();
    return {.outcome = raises ? Outcome::False : Outcome::Unknown,
            .place = refusal.place,
            .what = raises ? refusal.error : entry().place.qualifiedName,
            .saw = refusal.sentence,
            .causes = {},
            .assumed = {},
            .raises = raises};
}

JudgeAnswer CompositeQuestion::judge(const ExpressionGround& ground, WorkBudget& budget) const
{
    const Graph& graph = *ground.graph;
    const NodeId node = ground.match->nodes(calledEntry).front();
    JudgeAnswer answer = judgeCall(graph, node);
    if (answer.outcome == Outcome::True)
        answer = judgeOutputs(ground, node);
    if (answer.outcome != Outcome::True)
        return answer;
    const std::scoped_lock lock(m_shared->mutex);
    answer = judgeCondition(graph, node, budget);
    return answer.outcome == Outcome::True ? told(ask(graph, node)) : answer;
}

WrittenPart CompositeQuestion::write(const ExpressionGround& ground) const
{
    const Graph& graph = *ground.graph;
    const NodeId node = ground.match->nodes(calledEntry).front();
    const std::scoped_lock lock(m_shared->mutex);
    const CompositeResult result = ask(graph, node);
    if (!result.composite) {
        const JudgeAnswer why = told(result);
        return {.outcome = why.outcome, .operators = {}, .why = why.saw};
    }
    return writtenComposite(*result.composite, graph.inputs(node),
                            *graph.outputs(ground.match->place).begin());
}

bool CompositeQuestion::isSame(const CompositeQuestion& other) const
{
    return m_entry == other.m_entry && m_source == other.m_source && m_flags == other.m_flags
        && m_text->text() == other.m_text->text();
}

std::shared_ptr<const MatchJudge> makeCompositeJudge(CompositeQuestion question)
{
    return std::make_shared<const CompositeJudge>(std::move(question));
}

std::shared_ptr<const MatchWriter> makeCompositeWriter(CompositeQuestion question)
{
    return std::make_shared<const CompositeMaking>(std::move(question));
}

} // namespace fusewright
