// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/tvm_sentences.h"

#include "engine/python/eval/python_evaluator.h"
#include "engine/rules/tvm/dpl/pattern_places.h"
#include "engine/rules/tvm/dpl/tvm_host.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"

#include <algorithm>

namespace fusewright {

namespace {

std::optional<TextRange> rangeIn(const PythonPlace& place, const SourceText* file)
{
    return place.source && place.source == file ? std::optional(place.range()) : std::nullopt;
}

std::string nameOf(const SourceText* file)
{
    return file ? file->name() : std::string();
}

std::string errorText(const PythonError& error)
{
    if (error.stop != PythonStop::Raised)
        return error.message;
    return error.message.empty() ? error.type : error.type + ": " + error.message;
}

/// What the grammar says of a statement tells more than that it cannot be run.
bool isSyntaxTold(const Diagnostics& findings, const std::optional<TextRange>& range)
{
    return range && std::ranges::any_of(findings.all(), [&](const Diagnostic& found) {
               return found.code == "python-syntax" && found.range
                   && range->begin <= found.range->begin && found.range->begin <= range->end;
           });
}

} // namespace

std::string unknownChain(PythonValue unknown, const SourceText* file)
{
    static constexpr std::size_t mostSteps = 6;
    std::string text;
    const std::vector<PythonUnknownStep> steps = pythonOrigin(unknown);
    for (std::size_t at = 0; at < std::min(steps.size(), mostSteps); ++at) {
        const PythonUnknownStep& step = steps[at];
        text += (text.empty() ? "" : " ") + step.sentence;
        if (step.place.source && step.place.source == file)
            text += " (line " + std::to_string(step.place.range().begin.line) + ')';
    }
    return text;
}

void tellProblem(const TvmProblem& problem, const PythonEvaluator& evaluator,
                 const PatternPlaces& places, Diagnostics& findings)
{
    const SourceText* const file = places.source();
    std::string message = problem.message;
    auto range = rangeIn(problem.place, file);
    if (const auto name = places.nameRange(problem.name, 0); name && !problem.name.empty())
        range = file->range(*name);
    if (problem.unknown.is(PythonType::Unknown)) {
        const std::vector<PythonUnknownStep> steps = pythonOrigin(problem.unknown);
        const PythonUnknownStep& origin = steps.front();
        const auto tells = [&](const PythonError& error) {
            const bool isRaised = error.stop == PythonStop::Raised;
            return error.message == origin.sentence
                && (isRaised
                    || (steps.size() == 1 && error.place.source == origin.place.source
                        && origin.place.bytes.contains(error.place.bytes)));
        };
        if (std::ranges::any_of(evaluator.errors(), tells))
            return;
        message += ' ' + unknownChain(problem.unknown, file);
        if (const auto last = rangeIn(steps.back().place, file); last && problem.name.empty())
            range = last;
    }
    findings.error(problem.code, std::move(message), nameOf(file), range);
}

void tellEvaluatorErrors(const PythonEvaluator& evaluator, const SourceText* file,
                         Diagnostics& findings)
{
    for (const PythonError& error : evaluator.errors()) {
        auto range = rangeIn(error.place, file);
        // What a function of ours raises is told where the file calls it.
        for (auto at = error.traceback.rbegin(); !range && at != error.traceback.rend(); ++at)
            range = rangeIn(*at, file);
        if (error.stop == PythonStop::Raised || !isSyntaxTold(findings, range))
            findings.warning("python-error", errorText(error), nameOf(file), range);
    }
}

} // namespace fusewright
