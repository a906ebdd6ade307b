// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/bench/llama_graph.h"
#include "tests/bench/match_cases.h"
#include "tests/bench/timing.h"

#include "engine/partition/rule_matches.h"
#include "engine/rules/rule_language.h"
#include "engine/session/model_session.h"
#include "engine/support/file_bytes.h"

#include <cstdio>
#include <memory>
#include <string>

namespace fusewright::bench {

namespace {

/// Reading a text, making its rules for a model, and their sections, as at each key.
void benchPatternsOn(const std::string& path, const std::string& model)
{
    Diagnostics diagnostics;
    const auto python = FileBytes::open(path, diagnostics);
    const OpenedModel opened = openModel(model, {}, nullptr);
    if (!python || !opened.model)
        return;
    const std::shared_ptr<const Graph>& graph = opened.model->graph;
    const RuleLanguage& language = *findRuleLanguage("tvm");
    const std::string source(python->view());
    std::size_t rules = 0;
    const double reading = timeOf(
        [&] { return language.read(SourceText(path, source), nullptr, {})->rulePlaces().size(); },
        rules);
    const auto text = language.read(SourceText(path, source), nullptr, {});
    const RuleContext context{.operators = nullptr, .heuristics = nullptr, .model = graph};
    const double making =
        timeOf([&] { return language.makeReader(context)->check(text).rules.rules.size(); }, rules);
    const RuleSet set = language.makeReader(context)->check(text).rules;
    std::size_t sections = 0;
    const double matching =
        timeOf([&] { return matchRules(*graph, set).matches.size(); }, sections);
    std::printf(
        "  %zu patterns on %zu operators: %.2f ms to read, %.2f to make, %.2f to match with "
        "checks; %zu sections\n",
        rules, graph->nodeCount(), reading, making, matching, sections);
    std::fflush(stdout);
}

/// Of a file that lists many patterns; the best of many runs, whatever else the machine does.
void benchReading(const std::string& path, double limit)
{
    Diagnostics diagnostics;
    const auto python = FileBytes::open(path, diagnostics);
    if (!python)
        return;
    const RuleLanguage& language = *findRuleLanguage("tvm");
    const std::string source(python->view());
    std::size_t rules = 0;
    const Timing reading = timingOf(
        [&] { return language.read(SourceText(path, source), nullptr, {})->rulePlaces().size(); },
        rules);
    std::printf(
        "  %zu patterns, %zu bytes: %.2f ms to read at best, %.2f in the middle of %zu runs;"
        " wanted %.0f\n",
        rules, source.size(), reading.best, reading.median, reading.runs, limit);
    std::fflush(stdout);
}

/// All matches of all patterns, and what their checks say of them.
void benchChecks(const std::string& path, const std::string& model, double limit)
{
    Diagnostics diagnostics;
    const auto python = FileBytes::open(path, diagnostics);
    const OpenedModel opened = openModel(model, {}, nullptr);
    if (!python || !opened.model)
        return;
    const std::shared_ptr<const Graph>& graph = opened.model->graph;
    const RuleLanguage& language = *findRuleLanguage("tvm");
    const auto text = language.read(SourceText(path, std::string(python->view())), nullptr, {});
    const RuleContext context{.operators = nullptr, .heuristics = nullptr, .model = graph};
    const RuleSet set = language.makeReader(context)->check(text).rules;
    std::size_t sections = 0;
    const Timing matching =
        timingOf([&] { return matchRules(*graph, set).matches.size(); }, sections);
    std::printf("  %zu patterns with checks on %zu operators: %.2f ms to match at best, %.2f in the"
                " middle of %zu runs; %zu sections; wanted %.0f\n",
                set.rules.size(), graph->nodeCount(), matching.best, matching.median, matching.runs,
                sections, limit);
    std::fflush(stdout);
}

} // namespace

void benchPatterns()
{
    std::printf("\nTVM patterns; wanted: at most 20 ms in all\n");
    const std::string examples = FUSEWRIGHT_EXAMPLES;
    benchPatternsOn(examples + "/tvm-vision.py", examples + "/tvm-vision.relax.py");
    benchPatternsOn(examples + "/tvm-vision.py", examples + "/llama2-7b.json");
    benchPatternsOn(examples + "/tvm-vision.py", examples + "/bert.onnx");
    const std::string own = FUSEWRIGHT_BENCH_FOLDER;
    benchReading(own + "/cutlass_like.py", 20);
    benchChecks(own + "/twelve_patterns.py", examples + "/llama2-7b.json", 10);
}

} // namespace fusewright::bench
