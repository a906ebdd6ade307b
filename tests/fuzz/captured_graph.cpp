// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/fuzz/captured_graph.h"

#include "engine/formats/read_model.h"
#include "engine/rewrite/rewrite_run.h"
#include "engine/support/diagnostic.h"
#include "engine/support/file_bytes.h"

#include <memory>
#include <vector>

namespace fusewright::test {

std::string capturedGraph(RandomSource& random)
{
    std::vector<std::string> values{"x", "y", "w"};
    std::string nodes;
    const std::vector<std::string> functions{"operator.add",
                                             "operator.mul",
                                             "torch.relu",
                                             "torch.add",
                                             "torch.cat",
                                             "torch.topk",
                                             "torch.nn.functional.gelu",
                                             "operator.getitem",
                                             "torch.ops.aten.add.Tensor"};
    const std::vector<std::string> methods{"relu", "add", "mul", "view", "to", "mean", "topk"};
    const std::vector<std::string> literals{"1",
                                            "2.0",
                                            "-1",
                                            "true",
                                            "null",
                                            "\"a\"",
                                            "[1, 2]",
                                            R"({"python": "torch.float32"})",
                                            R"({"slice": [null, 2, null]})"};
    for (std::size_t at = random.below(10) + 1; at > 0; --at) {
        const bool isMethod = random.chance(50);
        std::string inputs;
        std::string arguments;
        for (std::size_t count = random.below(3) + 1; count > 0; --count) {
            const std::string given = random.chance(70) ? random.oneOf(values) : std::string();
            std::string one =
                given.empty() ? random.oneOf(literals) : R"({"value": ")" + given + "\"}";
            if (random.chance(15))
                one = '[' + one + ", 1]";
            arguments += (arguments.empty() ? "" : ", ") + one;
            if (!given.empty())
                inputs += (inputs.empty() ? "\"" : ", \"") + given + '"';
        }
        const std::string name = "n" + std::to_string(values.size());
        nodes += (nodes.empty() ? "" : ",\n") + (R"({"id": ")" + name) + R"(", "op": ")"
            + random.oneOf(isMethod ? methods : functions) + R"(", "inputs": [)" + inputs
            + R"(], "call": {"kind": ")" + (isMethod ? "method" : "function") + R"(", "args": [)"
            + arguments + "]}}";
        values.push_back(name);
    }
    return R"({"format": "fusewright-graph", "version": 1, "name": "g",
"inputs": [{"name": "x", "dtype": "float32", "shape": [4, 8]}, {"name": "y"}],
"constants": [{"name": "w", "dtype": "float32", "shape": [8]}], "nodes": [)"
        + nodes + R"(], "outputs": [")" + random.oneOf(values) + "\", \"" + values.back() + "\"]}";
}

std::shared_ptr<const Graph> readCapture(const std::string& json)
{
    Diagnostics findings;
    ReadOptions options;
    options.catalogue = OperatorCatalogue::builtIn();
    options.tidy = false;
    const FileBytes bytes = FileBytes::copyOf(json);
    const auto model = readModel(ModelSource{bytes, "g.json"}, options, findings);
    return model ? model->graph : nullptr;
}

void applyToCapture(const RuleSet& rules, const std::string& json)
{
    const auto graph = readCapture(json);
    if (!graph)
        return;
    const RewriteRun run = rewrite(graph, rules, {.mostSteps = 1'000});
    require(run.stages.size() == rules.stages.size());
    for (const StageResult& stage : run.stages) {
        require(stage.before && stage.after);
        for (const MatchFunnel& funnel : stage.funnels) {
            require(funnel.contained <= funnel.found && funnel.apart <= funnel.withoutCycle);
            require(funnel.accepted <= funnel.apart);
        }
    }
}

} // namespace fusewright::test
