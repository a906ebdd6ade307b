// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/checked_text.h"

#include "tests/engine/kit/read_text.h"

namespace fusewright::test {

std::shared_ptr<const Graph> layeredModel()
{
    const std::string text = R"({"format": "fusewright-graph", "version": 1, "nodes": [
        {"id": "l0", "op": "linear", "inputs": ["x"], "module": "blocks.0"},
        {"id": "r0", "op": "relu", "inputs": ["l0"], "module": "blocks.0.act"},
        {"id": "l1", "op": "linear", "inputs": ["r0"], "module": "blocks.1"},
        {"id": "g1", "op": "gelu", "inputs": ["l1"], "module": "blocks.1.act"},
        {"id": "l2", "op": "linear", "inputs": ["g1"], "module": "head"},
        {"id": "r2", "op": "relu", "inputs": ["l2"], "module": "head"}]})";
    return readBytes(text).model.value().graph;
}

CheckedFile checkedText(const std::string& text, const std::vector<std::string>& options,
                        const std::string& path)
{
    const std::shared_ptr<const Graph> model = layeredModel();
    std::vector<Expectation> expected;
    for (const std::string& option : options)
        expected.push_back(readExpectation(option).value());
    const RuleContext context{.operators = nullptr, .heuristics = nullptr, .model = model};
    CheckedModel ground{model, {}};
    return checkedFile(checkRulesText(path, text, context), ground, expected);
}

} // namespace fusewright::test
