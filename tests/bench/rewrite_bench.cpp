// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/bench/llama_graph.h"
#include "tests/bench/match_cases.h"
#include "tests/bench/timing.h"

#include "engine/match/matcher.h"
#include "engine/pattern/pattern_builder.h"
#include "engine/pattern/replacement_builder.h"
#include "engine/rewrite/rewrite_run.h"
#include "engine/rules/rule_language.h"
#include "engine/session/model_session.h"
#include "engine/support/file_bytes.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <string>

#include <sys/resource.h>

namespace fusewright::bench {

namespace {

enum class Check {
    None,
    IsFalse,   ///< Whatever it is asked of.
    IsUnknown, ///< The graph has no shapes.
};

/// What the last entry of a pattern gives becomes one operator over all that comes from outside.
Rule fusing(const PlainPattern& plain, const std::string& name, Check check)
{
    PatternBuilder pattern;
    ExpressionTable& table = pattern.expressions();
    std::vector<ExpressionId> operands;
    for (std::size_t at = 0; at < plain.operators.size(); ++at) {
        Entry entry{.name = "e" + std::to_string(at)};
        entry.operators.names = {plain.operators[at]};
        pattern.addEntry(std::move(entry));
        const ExpressionId bound = table.add(ExpressionOp::Bound, {}, EntryId(at));
        for (std::uint64_t input = 0; input < plain.inputs[at].size(); ++input) {
            if (plain.inputs[at][input] < 0)
                operands.push_back(
                    table.add(ExpressionOp::InputOf, {bound, table.addLiteral(Scalar::of(input))}));
        }
    }
    for (const auto& [from, to] : plain.edges)
        pattern.addEdge(EntryId(static_cast<std::size_t>(from)),
                        EntryId(static_cast<std::size_t>(to)));
    Rule rule;
    rule.name = name;
    RulePattern written{.name = "pattern"};
    const ExpressionId first = operands.front();
    if (check == Check::IsFalse)
        written.check = table.add(ExpressionOp::IsConstant, {first});
    if (check == Check::IsUnknown)
        written.check = table.add(ExpressionOp::Greater,
                                  {table.add(ExpressionOp::Rank, {first}),
                                   table.addLiteral(Scalar::of(std::uint64_t{3}))});
    written.pattern = *pattern.build();
    ReplacementBuilder replacement(written.pattern);
    ReplacementPart fused{.op = "fused." + name};
    for (const ExpressionId operand : operands)
        fused.operands.push_back({.part = replacement.addPart(
                                      {.kind = ReplacementPart::Kind::Taken, .operand = operand})});
    const PartId made = replacement.addPart(std::move(fused));
    replacement.addResult({EntryId(plain.operators.size() - 1), 0, made});
    written.replacement = std::make_shared<const Replacement>(*replacement.build());
    rule.patterns.push_back(std::move(written));
    return rule;
}

PlainPattern lone(const char* op)
{
    return {.name = op, .operators = {op}, .edges = {}, .inputs = {{-1}}};
}

RuleSet inOneStage(std::vector<Rule> rules)
{
    RuleSet set{.files = {{.path = "rules"}}};
    StagePlan stage{.name = "all"};
    for (std::uint32_t at = 0; at < rules.size(); ++at)
        stage.rules.push_back(at);
    set.rules = std::move(rules);
    set.stages.push_back(std::move(stage));
    return set;
}

double peakMegabytes()
{
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

PlainPattern caseNamed(const char* name)
{
    const std::vector<PlainPattern> all = matchCases();
    return *std::ranges::find(all, name, &PlainPattern::name);
}

/// Three rules match at thousands of places; seven are refused there, or find nothing.
void benchFixedPoint(std::size_t nodes)
{
    std::vector<Rule> rules{fusing(caseNamed("norm, 6"), "norm", Check::None),
                            fusing(lone("linear"), "linear", Check::None),
                            fusing(lone("transpose"), "transpose", Check::None)};
    for (const char* const op : {"mul", "add", "neg"})
        rules.push_back(fusing(lone(op), std::string("no_") + op, Check::IsFalse));
    for (const char* const op : {"conv2d", "relu", "sigmoid", "batch_norm"})
        rules.push_back(fusing(lone(op), op, Check::None));
    const RuleSet set = inOneStage(std::move(rules));
    const auto graph = std::make_shared<const Graph>(makeGraph(LlamaGraph::withNodes(nodes)));
    const double before = peakMegabytes();
    std::size_t steps = 0;
    const double time =
        timeOf([&] { return rewrite(graph, set).stages.front().steps.size(); }, steps);
    std::printf("  %zu operators, 10 rules       %10.1f ms  %zu rewrites, %.2f us each; "
                "%.0f MB at most (%.0f before)\n",
                graph->nodeCount(), time, steps, 1e3 * time / static_cast<double>(steps),
                peakMegabytes(), before);
    std::fflush(stdout);
}

/// The last six rewrite; those before them are refused wherever they match.
void benchManyRules(const std::shared_ptr<const Graph>& graph)
{
    const std::vector<PlainPattern> cases = matchCases();
    std::vector<Rule> rules;
    for (std::size_t at = 0; at < 114; ++at)
        rules.push_back(fusing(cases[at % cases.size()], "r" + std::to_string(at),
                               at >= 108         ? Check::None
                                   : at % 2 == 0 ? Check::IsFalse
                                                 : Check::IsUnknown));
    const RuleSet set = inOneStage(std::move(rules));
    std::size_t steps = 0;
    const double time =
        timeOf([&] { return rewrite(graph, set).stages.front().steps.size(); }, steps);
    const std::size_t refused = rewrite(graph, set).stages.front().refused.size();
    std::printf("  %zu operators, 114 rules        %10.2f ms  %zu rewrites, %zu refusals; "
                "wanted: at most 50 ms\n",
                graph->nodeCount(), time, steps, refused);
}

void benchAgainstTorch(const std::shared_ptr<const Graph>& graph, const PlainGraph& plain)
{
    for (const char* const name : {"norm, 6", "feed-forward, 6"}) {
        const PlainPattern which = caseNamed(name);
        const RuleSet set = inOneStage({fusing(which, "fused", Check::None)});
        std::size_t steps = 0;
        const double ours =
            timeOf([&] { return rewrite(graph, set).stages.front().steps.size(); }, steps);
        std::printf("  %-30s %10.3f ms  %zu rewrites\n", name, ours, steps);
        if (const auto torch = rewriteWithTorch(plain, which))
            std::printf("    torch replace_pattern      %10.1f ms  %.0fx%s\n", torch->milliseconds,
                        torch->milliseconds / ours,
                        torch->matches == steps
                            ? ""
                            : ("  ! " + std::to_string(torch->matches) + " rewrites").c_str());
        else
            std::printf("    torch.fx               not there: install python3-torch\n");
        std::fflush(stdout);
    }
}

/// In each group of seven one rule can rewrite; the constraints of the others are false where they
/// match, which is what most rules do.
std::string packageRules(std::size_t count)
{
    constexpr std::array names{
        "ElementWiseMultiply", "ElementWiseAdd", "MatMul", "Transpose", "Reshape",
        "ElementWiseRsqrt",    "Softmax"};
    std::string text;
    for (std::size_t at = 0; at < count; ++at) {
        const std::string name = names[at % names.size()];
        const std::string limit = std::to_string(4096 + at);
        text += "DEF_PACKAGE_OPTIMIZATION(EARLY + " + std::to_string(at / 40) + ", ";
        switch (at % 5) {
        case 0:
            text += "OpVarIn(\"" + name + "\", \"a\"), GT(DIM_DEPTH(\"*\"), " + limit + "), ";
            break;
        case 1:
            text += "OpVarIn(\"" + name
                + "\", \"a\"), AND(IS_QUINT8(\"a\"), SAME_SHAPE(\"a\", "
                  "\"*\")), ";
            break;
        case 2:
            text += "OpVarIn(\"" + name + "\", OpVarIn(\"" + names[at * 3 % names.size()]
                + "\", \"a\")), GT(MUL(DIM_HEIGHT(\"*\"), DIM_WIDTH(\"*\")), 999999999), ";
            break;
        case 3:
            text += "OpVarIn(\"" + name
                + "\", LET(\"l\", OpVarIn(\"ElementWiseMultiply\", \"a\"))), "
                  "AND(IS_FLOAT16(\"l\"), EQ(RANK_OF(\"a\"), 5)), ";
            break;
        default:
            text += "OpVarIn(\"" + name + "\", \"a\"), "
                + std::string(at % 35 == 4 ? "OK" : "EQ(DIM_BATCHES(\"*\"), 77)") + ", ";
        }
        text += "Op(\"Fused" + std::to_string(at) + "\", \"a\"))\n";
    }
    return text;
}

RuleSet readPackageRules(SourceText source)
{
    const RuleLanguage& language = *findRuleLanguage("qnn");
    return language.makeReader({})->check(language.read(std::move(source), nullptr, {})).rules;
}

/// Rules of Qualcomm's: many over a large model, and the examples.
void benchPackageRules(const std::shared_ptr<const Graph>& llama)
{
    const RuleSet many = readPackageRules(SourceText("rules.cpp", packageRules(161)));
    const auto rewritten = [](const RewriteRun& run) {
        std::size_t count = 0;
        for (const StageResult& stage : run.stages)
            count += stage.steps.size();
        return count;
    };
    std::size_t steps = 0;
    const double time = timeOf([&] { return rewritten(rewrite(llama, many)); }, steps);
    std::printf(
        "  %zu operators, %zu QNN rules    %10.2f ms  %zu rewrites; wanted: at most 50 ms\n",
        llama->nodeCount(), many.rules.size(), time, steps);
    for (const std::string name : {"detector", "upscaler", "keywords"}) {
        const std::string stem = std::string(FUSEWRIGHT_EXAMPLES) + "/qnn-" + name;
        Diagnostics diagnostics;
        const auto text = FileBytes::open(stem + ".cpp", diagnostics);
        const OpenedModel opened = openModel(stem + "_net.json", {}, nullptr);
        if (!text || !opened.model)
            continue;
        const RuleSet rules =
            readPackageRules(SourceText(stem + ".cpp", std::string(text->view())));
        RewriteChoices choices;
        choices.rules.options = {{"tile_height", "40"}, {"relaxed_precision_flag", "true"}};
        const double one =
            timeOf([&] { return rewritten(rewrite(opened.model->graph, rules, choices)); }, steps);
        std::printf("  example %-16s      %10.2f ms  %zu rewrites; wanted: at most 20 ms\n",
                    name.c_str(), one, steps);
    }
}

/// A captured graph several times beside itself: every name of an operator gets a number.
std::string besideItself(const std::string& json, std::size_t times)
{
    const std::string begin = "\"nodes\": [\n";
    const std::size_t first = json.find(begin) + begin.size();
    const std::size_t end = json.find("\n  ],", first);
    const std::string nodes = json.substr(first, end - first);
    std::vector<std::string> names;
    for (std::size_t at = nodes.find("{\"id\": \""); at != std::string::npos;
         at = nodes.find("{\"id\": \"", at + 1)) {
        const std::size_t name = at + 8;
        names.push_back(nodes.substr(name - 1, nodes.find('"', name) - name + 2));
    }
    std::string all = nodes;
    for (std::size_t copy = 1; copy < times; ++copy) {
        std::string text;
        for (std::size_t at = 0; at < nodes.size(); ++at) {
            text += nodes[at];
            if (nodes[at] != '"')
                continue;
            const std::size_t close = nodes.find('"', at + 1);
            const std::string quoted = nodes.substr(at, close - at + 1);
            const bool isKey = nodes.compare(close, 2, "\":") == 0;
            const bool isName = !isKey
                && std::find(names.begin(), names.end(), quoted) != names.end()
                && nodes.compare(at - 6, 6, "\"op\": ") != 0;
            text += quoted.substr(1, quoted.size() - 2)
                + (isName ? "_copy_" + std::to_string(copy) : std::string()) + '"';
            at = close;
        }
        all += ",\n" + text;
    }
    std::string rest = json.substr(end);
    const std::size_t last = rest.rfind('"');
    const std::size_t name = rest.rfind('"', last - 1);
    const std::string output = rest.substr(name + 1, last - name - 1);
    std::string outputs;
    for (std::size_t copy = 1; copy < times; ++copy)
        outputs += ", \"" + output + "_copy_" + std::to_string(copy) + '"';
    return json.substr(0, first) + all + rest.insert(last + 1, outputs);
}

/// Reading, matching alone, and rewriting with filters.
void benchProvidersOf(const std::string& path, const std::shared_ptr<const Graph>& graph)
{
    Diagnostics diagnostics;
    const auto python = FileBytes::open(path, diagnostics);
    if (!python)
        return;
    const RuleLanguage& language = *findRuleLanguage("tenstorrent");
    const auto read = [&] {
        return language.makeReader({})
            ->check(language.read(SourceText(path, std::string(python->view())), nullptr, {}))
            .rules;
    };
    const RuleSet rules = read();
    std::size_t steps = 0;
    std::size_t matches = 0;
    const double reading = timeOf([&] { return read().rules.size(); }, steps);
    const double matching = timeOf(
        [&] {
            std::size_t count = 0;
            for (const Rule& rule : rules.rules) {
                Matcher matcher(*graph, rule.patterns.front().pattern);
                for (const NodeId place : matcher.candidates())
                    count += matcher.first(place) ? 1 : 0;
            }
            return count;
        },
        matches);
    const double time = timeOf(
        [&] {
            std::size_t count = 0;
            for (const StageResult& stage : rewrite(graph, rules).stages)
                count += stage.steps.size();
            return count;
        },
        steps);
    std::printf("  %zu operators, %zu pairs of providers %6.2f ms  %zu rewrites; wanted: at most 2 "
                "ms; %zu matches in %.2f ms, read in %.2f ms\n",
                graph->nodeCount(), rules.rules.size(), time, steps, matches, matching, reading);
}

} // namespace

void benchProviders()
{
    const std::string example = std::string(FUSEWRIGHT_EXAMPLES) + "/tenstorrent-llama";
    Diagnostics diagnostics;
    const auto json = FileBytes::open(example + ".json", diagnostics);
    if (!json)
        return;
    OpenOptions options;
    options.text = std::make_shared<const std::string>(besideItself(std::string(json->view()), 13));
    const OpenedModel opened = openModel("llama.json", options, nullptr);
    if (!opened.model) {
        for (const Diagnostic& found : opened.diagnostics)
            std::printf("  no captured graph: %s\n", found.message.c_str());
        return;
    }
    benchProvidersOf(FUSEWRIGHT_BENCH_FOLDER "/../corpus/tenstorrent/providers/rms_norm.py",
                     opened.model->graph);
    benchProvidersOf(example + ".py", opened.model->graph);
}

void benchRewriting()
{
    std::printf("\nRewriting; wanted: at most 1 s and 1.5 GB at 100,000 operators, 200 times as "
                "fast as torch\n");
    benchFixedPoint(100'000);
    const OpenedModel opened =
        openModel(std::string(FUSEWRIGHT_EXAMPLES) + "/llama2-7b.json", {}, nullptr);
    if (!opened.model)
        return;
    const std::shared_ptr<const Graph>& graph = opened.model->graph;
    benchManyRules(std::make_shared<const Graph>(makeGraph(LlamaGraph::withLayers(32))));
    benchPackageRules(graph);
    benchProviders();
    benchAgainstTorch(graph, makePlain(*graph));
    benchFixedPoint(1'000'000);
}

} // namespace fusewright::bench
