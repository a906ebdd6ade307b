// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/pattern_trace.h"

#include "engine/python/eval/python_evaluator.h"
#include "engine/python/eval/python_program.h"
#include "engine/rules/tenstorrent/trace/function_place.h"
#include "engine/rules/tenstorrent/trace/fx_proxy.h"
#include "engine/rules/tenstorrent/trace/layer_trace.h"
#include "engine/rules/tenstorrent/trace/torch_values.h"
#include "engine/rules/tenstorrent/trace/trace_sentences.h"

#include <algorithm>

namespace fusewright {

namespace {

using Takes = PythonParameter::Kind;

/// A pattern is small: one that takes longer runs for ever.
constexpr PythonLimits traceLimits{.steps = 300'000, .size = 2'000'000, .bytes = 64'000'000};

/// In the order in which torch.fx makes nodes of them: those with a star last.
std::vector<PythonParameter> orderedParameters(const PythonFunction& function)
{
    std::vector<PythonParameter> ordered;
    const auto take = [&](auto isWanted) {
        for (const PythonParameter& parameter : function.parameters) {
            if (isWanted(parameter.kind))
                ordered.push_back(parameter);
        }
    };
    take([](Takes kind) { return kind == Takes::PositionalOnly || kind == Takes::Plain; });
    take([](Takes kind) { return kind == Takes::KeywordOnly; });
    take([](Takes kind) { return kind == Takes::Rest; });
    take([](Takes kind) { return kind == Takes::Keywords; });
    return ordered;
}

/// The function with every parameter an ordinary one, which is how torch.fx calls it.
PythonValue plainFunction(PythonHeap& heap, const PythonFunction& function,
                          std::vector<PythonParameter> parameters)
{
    auto& plain = heap.make<PythonFunction>();
    plain.program = function.program;
    plain.node = function.node;
    plain.name = function.name;
    plain.qualifiedName = function.qualifiedName;
    plain.declared = function.declared;
    plain.closure = function.closure;
    plain.classCell = function.classCell;
    for (PythonParameter& parameter : parameters)
        parameter.kind = Takes::Plain;
    plain.parameters = std::move(parameters);
    return PythonValue(plain);
}

class PatternTrace {
public:
    PatternTrace(PythonEvaluator& evaluator, PythonValue function, const SourceText* file,
                 TraceRole role)
        : m_evaluator(evaluator),
          m_function(function),
          m_file(file),
          m_role(role),
          m_tracer(std::make_shared<FxTracer>(file))
    {
    }

    TraceResult run();

private:
    PythonOutcome callFunction();
    PythonOutcome callLayer(const TorchLayer& layer);
    PythonValue addParameter(std::string_view name);
    TraceRefusal refusalOf(const PythonError& error) const;
    std::optional<TraceRefusal> refusedByMatcher() const;
    TextRange placeOf(const PythonError& error) const;
    TraceRefusal::By by() const;

    PythonEvaluator& m_evaluator;
    PythonValue m_function;
    const SourceText* m_file;
    TraceRole m_role;
    std::shared_ptr<FxTracer> m_tracer;
};

TraceRefusal::By PatternTrace::by() const
{
    return m_role == TraceRole::Pattern ? TraceRefusal::By::Pattern : TraceRefusal::By::Replacement;
}

PythonValue PatternTrace::addParameter(std::string_view name)
{
    const TextRange place = parameterPlace(m_function, name);
    return PythonValue(
        m_evaluator.runtime().heap().make<FxProxy>(m_tracer, m_tracer->addParameter(name, place)));
}

PythonOutcome PatternTrace::callFunction()
{
    const auto& function = m_function.as<PythonFunction>();
    std::vector<PythonParameter> parameters = orderedParameters(function);
    PythonArguments arguments;
    for (const PythonParameter& parameter : parameters) {
        const std::string_view stars = parameter.kind == Takes::Rest ? "*"
            : parameter.kind == Takes::Keywords                      ? "**"
                                                                     : "";
        arguments.positional.push_back(
            addParameter(std::string(stars) + std::string(parameter.name)));
    }
    const PythonValue plain =
        plainFunction(m_evaluator.runtime().heap(), function, std::move(parameters));
    return m_evaluator.call(plain, std::move(arguments), traceLimits);
}

PythonOutcome PatternTrace::callLayer(const TorchLayer& layer)
{
    PythonRuntime& runtime = m_evaluator.runtime();
    runtime.restart(traceLimits);
    return m_evaluator.outcome(traceLayer(runtime.ask(), layer, addParameter("input")));
}

TextRange PatternTrace::placeOf(const PythonError& error) const
{
    if (error.place.source && error.place.source == m_file)
        return error.place.range();
    for (std::size_t at = error.traceback.size(); at > 0; --at) {
        const PythonPlace& place = error.traceback[at - 1];
        if (place.source && place.source == m_file)
            return place.range();
    }
    return functionPlace(m_function).name;
}

TraceRefusal PatternTrace::refusalOf(const PythonError& error) const
{
    TraceRefusal refusal{.by = by(), .place = placeOf(error)};
    if (error.stop == PythonStop::Raised)
        refusal.error = torchErrorText(error.type, error.message);
    else if (error.stop == PythonStop::Budget && error.message.starts_with("Calls are nested"))
        refusal.error = "RecursionError: maximum recursion depth exceeded";
    refusal.sentence = traceSentence(error);
    return refusal;
}

std::optional<TraceRefusal> PatternTrace::refusedByMatcher() const
{
    const std::vector<TracedNode>& nodes = m_tracer->graph().nodes;
    for (std::uint32_t at = 0; at < nodes.size(); ++at) {
        if (m_tracer->isUsed(at))
            continue;
        return TraceRefusal{
            .by = TraceRefusal::By::Matcher,
            .error = "AssertionError: SubgraphMatcher cannot be initialized with an pattern with"
                     " dead code",
            .sentence = unusedSentence(nodes[at]),
            .place = nodes[at].place};
    }
    return std::nullopt;
}

TraceResult PatternTrace::run()
{
    TraceResult result;
    PythonOutcome outcome;
    if (m_function.is(PythonType::Function)) {
        outcome = callFunction();
    } else if (const TorchLayer* const layer = asLayer(m_function)) {
        outcome = callLayer(*layer);
    } else if (m_function.is(PythonType::Unknown)) {
        outcome = m_evaluator.outcome(m_function);
    } else {
        result.refusal = TraceRefusal{.by = by(),
                                      .error = "AssertionError:",
                                      .sentence = notPlainSentence(m_function),
                                      .place = functionPlace(m_function).name};
        return result;
    }
    PythonRuntime& runtime = m_evaluator.runtime();
    if (outcome.hasValue() && !m_tracer->finish(runtime.ask(), outcome.value))
        outcome = m_evaluator.outcome({});
    if (!outcome.hasValue()) {
        result.refusal = refusalOf(outcome.error);
        return result;
    }
    if (m_role == TraceRole::Pattern)
        result.refusal = refusedByMatcher();
    result.graph = m_tracer->graph();
    return result;
}

} // namespace

TraceResult tracePattern(PythonEvaluator& evaluator, PythonValue function, const SourceText* file,
                         TraceRole role)
{
    return PatternTrace(evaluator, function, file, role).run();
}

std::vector<std::uint32_t> traceAnchors(const TracedGraph& graph)
{
    std::vector<bool> isUsedInside(graph.nodes.size(), false);
    for (const TracedNode& node : graph.nodes) {
        for (const TracedArgument& argument : node.arguments) {
            if (argument.isNode())
                isUsedInside[argument.node] = true;
        }
    }
    std::vector<std::uint32_t> anchors;
    for (const TracedArgument& argument : graph.returned) {
        const bool isNew = std::ranges::find(anchors, argument.node) == anchors.end();
        if (argument.isNode() && isNew && !isUsedInside[argument.node])
            anchors.push_back(argument.node);
    }
    return anchors;
}

} // namespace fusewright
