// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/rewrite_run.h"
#include "tests/engine/infer/hostile_graph.h"
#include "tests/engine/kit/broken_graph.h"
#include "tests/engine/match/random_source.h"
#include "tests/engine/rewrite/random_rules.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <utility>

using namespace fusewright;
using namespace fusewright::test;

namespace {

void stop(const char* what, const std::string& detail)
{
    std::fprintf(stderr, "%s: %s\n", what, detail.c_str());
    std::abort();
}

/// Rules speak of operators a to d; here they speak of those that the graph has.
void speakOf(const Graph& graph, RewriteDraft& draft)
{
    const auto nameOf = [&](const std::string& name) {
        const std::size_t at = name.empty() ? 0 : static_cast<unsigned char>(name.front());
        return std::string(graph.text(graph.operators()[at % graph.operators().size()].native));
    };
    for (RuleDraft& rule : draft.rules) {
        for (Entry& entry : rule.pattern.entries) {
            for (std::string& name : entry.operators.names)
                name = nameOf(name);
        }
        for (ReplacementPart& part : rule.parts) {
            if (!part.op.empty() && part.kind != ReplacementPart::Kind::External)
                part.op = nameOf(part.op);
        }
    }
}

/// A stage before the others, in which parameters of some operators become operands.
void spellOut(const Graph& graph, RandomSource& source, RuleSet& rules)
{
    StagePlan plan{.name = "parameters", .prepares = Preparation::Parameters};
    for (std::size_t count = source.below(3); count > 0 && graph.nodeCount() > 0; --count) {
        const NodeId node(source.below(graph.nodeCount()));
        ParameterOrder order{.operators = {.names = {std::string(graph.nativeName(node))}},
                             .isAlways = true};
        for (const Attribute& attribute : graph.attributes(node))
            order.parameters.push_back({std::string(graph.text(attribute.name))});
        order.parameters.push_back({"missing"});
        plan.spellsOut.push_back(std::move(order));
    }
    if (!plan.spellsOut.empty())
        rules.stages.insert(rules.stages.begin(), std::move(plan));
    if (source.below(3) == 0)
        rules.stages.insert(rules.stages.begin(),
                            {.name = "layout", .prepares = Preparation::DepthLast});
    if (source.below(3) == 0)
        rules.stages.insert(rules.stages.begin(),
                            {.name = "quantization", .prepares = Preparation::Quantization});
}

/// Each operator is the same as one of the other graph, or stands in one change.
void checkMap(const StageResult& stage)
{
    const Correspondence& map = stage.map;
    if (map.beforeCount() != stage.before->nodeCount()
        || map.afterCount() != stage.after->nodeCount())
        stop("correspondence", "of another size");
    for (const NodeId node : stage.before->nodes()) {
        const NodeId same = map.after(node);
        const bool isChanged = map.changeOf(node) != nullptr;
        if (same.isValid() == isChanged)
            stop("correspondence", "neither the same nor changed");
        if (same.isValid() && map.before(same) != node)
            stop("correspondence", "not the same both ways");
        if (same.isValid() && stage.before->nodeName(node) != stage.after->nodeName(same))
            stop("correspondence", "another name");
    }
}

} // namespace

/// The first byte says where the graph ends and the rules begin. The bytes are no file.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size < 8)
        return 0;
    const std::span bytes(data + 1, size - 1);
    const std::size_t split = bytes.size() * data[0] / 256;
    auto made = hostileGraph(bytes.first(split));
    if (!made || made->operators().empty())
        return 0;
    const auto graph = std::make_shared<const Graph>(*std::move(made));
    RandomSource source(bytes.subspan(split));
    RewriteDraft draft = randomRewriting(source);
    speakOf(*graph, draft);
    auto rules = draft.build();
    if (!rules)
        return 0;
    spellOut(*graph, source, *rules);
    RewriteChoices choices{.rules = draft.choices, .mostSteps = 200};
    const RewriteRun run = rewrite(graph, *rules, choices);
    for (const StageResult& stage : run.stages) {
        if (const std::string wrong = brokenGraph(*stage.after); !wrong.empty())
            stop("graph", wrong);
        checkMap(stage);
    }
    choices.looksEverywhere = true;
    const RewriteRun all = rewrite(graph, *rules, choices);
    if (!run.stages.back().isCutShort && !(all.stages.back().steps == run.stages.back().steps))
        stop("touched places",
             std::to_string(run.stages.back().steps.size()) + " steps, but "
                 + std::to_string(all.stages.back().steps.size()) + " where all are looked at");
    return 0;
}
