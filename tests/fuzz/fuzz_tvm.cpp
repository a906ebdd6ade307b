// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The bytes choose files with TVM patterns, mostly right; they are read, their plans and findings
// looked through, and their checks called with something of which nothing is known. Then they are
// rules, whose sections on two graphs share no operator.

#include "engine/graph/node_set.h"
#include "engine/partition/rule_matches.h"
#include "engine/pattern/match_judge.h"
#include "engine/rules/rule_language.h"
#include "engine/rules/tvm/dpl/dpl_findings.h"
#include "engine/rules/tvm/dpl/tvm_program.h"
#include "engine/session/model_session.h"
#include "engine/support/source_text.h"
#include "tests/fuzz/require.h"
#include "tests/fuzz/tvm_writer.h"

#include <memory>
#include <string>
#include <vector>

using namespace fusewright;
using test::RandomSource;
using test::require;

namespace {

void lookThrough(const TvmFusionPattern& pattern, std::size_t size)
{
    const DplPattern& dpl = pattern.pattern;
    require(dpl.root < dpl.nodes.size() && !dplText(dpl).empty());
    for (DplId id = 0; id < dpl.nodes.size(); ++id) {
        for (const DplId part : dpl.nodes[id].parts)
            require(part < id);
    }
    for (const auto& [label, id] : pattern.annotations)
        require(id < dpl.nodes.size());
    require(!pattern.isHere
            || (pattern.range.begin <= pattern.range.end && pattern.range.end <= size));
}

void readPatterns(const std::string& text)
{
    PythonLimits limits;
    limits.steps = 50'000;
    limits.size = 500'000;
    TvmProgram program("p.py", text, {}, limits);
    for (const TvmFusionPattern& pattern : program.patterns())
        lookThrough(pattern, text.size());
    for (const TvmPlan& plan : program.plans()) {
        require(!plan.patterns.empty() && plan.where.end <= text.size());
        for (const std::uint32_t id : plan.patterns)
            require(id < program.patterns().size());
        for (const Diagnostic& found : dplFindings(program, plan))
            require(!found.message.empty() && found.range.has_value());
    }
    require(!program.plans().empty() || !program.findings().empty()
            || text.find_first_not_of(" \t\r\n") == std::string::npos);
    for (const TvmFusionPattern& pattern : program.patterns()) {
        if (!pattern.check.isValid())
            continue;
        PythonRuntime& runtime = program.evaluator().runtime();
        runtime.restart(limits);
        const PythonValue anything = runtime.unknown("Any match.");
        const PythonOutcome said = program.call(pattern.check, {{anything}, {}}, limits);
        require(said.hasValue() || said.error.stop != PythonStop::None);
    }
}

constexpr std::string_view relaxModule =
    "@I.ir_module\n"
    "class Module:\n"
    "    @R.function\n"
    "    def main(x: R.Tensor((4, 16), dtype=\"float16\"), w: R.Tensor((16, 24), "
    "dtype=\"float16\")) -> R.Tensor((4, 24), dtype=\"float16\"):\n"
    "        with R.dataflow():\n"
    "            a: R.Tensor((4, 24), dtype=\"float16\") = R.matmul(x, w)\n"
    "            b: R.Tensor((4, 24), dtype=\"float16\") = R.add(a, a)\n"
    "            c: R.Tensor((4, 24), dtype=\"float16\") = R.nn.relu(b)\n"
    "            d = R.split(c, indices_or_sections=2, axis=1)\n"
    "            e = d[0]\n"
    "            f = R.concat((e, e), axis=1)\n"
    "            g: R.Tensor((4, 24), dtype=\"float16\") = R.multiply(f, c)\n"
    "            h = R.reshape(g, R.shape([96]))\n"
    "            R.output(h)\n"
    "        return h\n";

/// Of another framework: what has several results has no items.
constexpr std::string_view jsonModel =
    R"({"format": "fusewright-graph", "version": 1, "name": "n", "inputs": [{"name": "x"}],
 "constants": [{"name": "w"}],
 "nodes": [{"id": "a", "op": "matmul", "inputs": ["x", "w"]},
           {"id": "b", "op": "add", "inputs": ["a", "w"]},
           {"id": "c", "op": "split", "inputs": ["b"], "outputs": ["c0", "c1"]},
           {"id": "d", "op": "mul", "inputs": ["c0", "c1"]},
           {"id": "e", "op": "relu", "inputs": ["d"]}],
 "outputs": ["e", "b"]})";

std::shared_ptr<const Graph> graphOf(std::string_view text, const char* name)
{
    OpenOptions options;
    options.text = std::make_shared<const std::string>(text);
    const OpenedModel opened = openModel(name, options, nullptr);
    require(opened.model.has_value());
    return opened.model->graph;
}

void matchRulesOf(const CheckedRules& checked, const Graph& graph)
{
    const RuleMatches matches =
        matchRules(graph, checked.rules, {}, {.perPlace = 2'000, .inAll = 100'000});
    NodeSet taken(graph.nodeCount());
    for (const RuleMatch& match : matches.matches) {
        require(!match.nodes.empty() && match.section < matches.sectionCount);
        for (const NodeId node : match.nodes) {
            require(!taken.contains(node));
            taken.insert(node);
        }
        const RulePattern& written = checked.rules.rules[match.rule].patterns[match.pattern];
        WorkBudget budget(20'000);
        static_cast<void>(written.judge->notes(
            {.graph = &graph, .pattern = &written.pattern, .match = &match.match}, budget));
    }
    for (const RefusedMatch& refused : matches.refused)
        require(!refused.section || *refused.section < matches.sectionCount);
}

void readRules(const std::string& text)
{
    static const std::vector<std::shared_ptr<const Graph>> graphs{
        graphOf(relaxModule, "module.relax.py"), graphOf(jsonModel, "model.json")};
    const RuleLanguage& language = *findRuleLanguage("tvm");
    const auto read = language.read(SourceText("p.py", text), nullptr, {});
    for (const OutlineRule& rule : read->outline())
        require(!rule.name.empty());
    for (const auto& graph : graphs) {
        const RuleContext context{.operators = nullptr, .heuristics = nullptr, .model = graph};
        matchRulesOf(language.makeReader(context)->check(read), *graph);
    }
}

void readAll(const std::string& text)
{
    readPatterns(text);
    readRules(text);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size > 0 && data[0] % 8 == 0) {
        readAll(std::string(reinterpret_cast<const char*>(data + 1), size - 1));
        return 0;
    }
    RandomSource random(std::span(data, size));
    readAll(test::writeTvmPatterns(random));
    return 0;
}
