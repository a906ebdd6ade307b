// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/trace_sentences.h"

#include "engine/python/eval/python_evaluator.h"
#include "engine/rules/tenstorrent/trace/traced_graph.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

struct SentenceRow {
    std::string_view type;
    std::string_view contains; ///< Part of the text.
    std::string_view sentence;
};

constexpr auto sentenceRows = std::to_array<SentenceRow>({
    {"TraceError", "control flow",
     "A traced value decides how the function goes on, but its value is known only when the model"
     " runs. Use constants or flags in conditions."},
    {"TraceError", "iterated",
     "The items of a traced value are needed here, but how many it has is not known. Take them one"
     " by one, or unpack into a fixed number of names."},
    {"RuntimeError", "'len' is not supported",
     "The length of a traced value is not known. Use `.size(0)` or `.shape[0]`."},
    {"NotImplementedError", "argument of type",
     "A value of this type cannot be an argument of an operator or a result."},
    {"NameError", "is not installed as a submodule",
     "A module that the function makes itself cannot be traced. Call the function of"
     " `torch.nn.functional` instead."},
    {"TypeError", "invalid combination of arguments",
     "The types of these arguments fit none of the function's forms. A wildcard can stand for a"
     " tensor here, not for a number."},
    {"TypeError", "not Proxy",
     "The function checks the type of this argument, so a wildcard cannot stand for it. Call the"
     " method of the tensor instead, or write a number."},
    {"TypeError", "not Attribute",
     "The function checks the type of this argument, so a traced value cannot stand for it. Call"
     " the method of the tensor instead."},
    {"TypeError", "element of type Proxy",
     "The first of these sizes must be a number, so a wildcard cannot stand for it."},
    {"TypeError", "does not support item assignment",
     "Items of a traced value cannot be assigned."},
    {"TypeError", "doesn't apply to a 'Proxy' object",
     "Call the method on the value itself: `x.relu()`, not `torch.Tensor.relu(x)`."},
});

} // namespace

std::string torchErrorText(std::string_view type, std::string_view message)
{
    std::string text = std::string(type) + ": " + std::string(message);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\n'))
        text.pop_back();
    return text;
}

std::string traceSentence(const PythonError& error)
{
    if (error.stop == PythonStop::Unknown)
        return "This cannot be traced here. " + error.message;
    if (error.stop == PythonStop::Budget)
        return "Tracing takes too long and was stopped. " + error.message;
    for (const SentenceRow& row : sentenceRows) {
        if (row.type == error.type && error.message.find(row.contains) != error.message.npos)
            return std::string(row.sentence);
    }
    if (error.type == "NotImplementedError")
        return error.message.empty() ? "The function does not describe a pattern."
                                     : "The function does not describe a pattern: " + error.message;
    return "The function raises an exception: " + torchErrorText(error.type, error.message);
}

std::string unusedSentence(const TracedNode& node)
{
    if (node.isParameter)
        return "The parameter `" + node.name + "` is not used. Remove it.";
    return "Nothing uses `" + node.name + "`. Return it or remove it.";
}

std::string notPlainSentence(PythonValue function)
{
    if (function.is(PythonType::Method))
        return "Torch traces plain functions only, and this is a bound method. Put"
               " `@staticmethod` above it and remove `self`.";
    return "Torch traces plain functions only. Write a function that calls it.";
}

namespace {

/// What the grammar says of a statement tells more than that it cannot be run.
bool isToldAlready(const Diagnostics& findings, const std::optional<TextRange>& range)
{
    return range && std::ranges::any_of(findings.all(), [&](const Diagnostic& found) {
               return found.code == "python-syntax" && found.range
                   && range->begin <= found.range->begin && found.range->begin <= range->end;
           });
}

} // namespace

void tellPythonErrors(const PythonEvaluator& evaluator, const SourceText* file,
                      Diagnostics& findings)
{
    for (const PythonError& error : evaluator.errors()) {
        std::optional<TextRange> range;
        if (error.place.source && error.place.source == file)
            range = error.place.range();
        if (error.stop != PythonStop::Raised && isToldAlready(findings, range))
            continue;
        const std::string message = error.stop == PythonStop::Raised
            ? torchErrorText(error.type, error.message)
            : error.message;
        findings.warning("python-error", message, file ? file->name() : std::string(), range);
    }
}

} // namespace fusewright
