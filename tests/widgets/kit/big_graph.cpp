// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/widgets/kit/big_graph.h"

#include "engine/graph/graph_builder.h"
#include "engine/support/diagnostic.h"

#include <QtGlobal>

namespace fusewright::test {

namespace {

GraphBuilder emptyGraph()
{
    GraphBuilder builder("big", OperatorCatalogue::builtIn());
    builder.addInput(builder.intern("x"), {});
    return builder;
}

void addNode(GraphBuilder& builder, std::size_t at)
{
    const Symbol name = builder.intern("n" + std::to_string(at));
    builder.beginNode("relu", name);
    builder.addOperand(builder.intern(at == 0 ? "x" : "n" + std::to_string(at - 1)));
    builder.addResult(name);
}

std::shared_ptr<const Graph> built(GraphBuilder& builder)
{
    Diagnostics diagnostics;
    auto graph = builder.build(UnmadeNames::BecomeInputs, "test", {}, diagnostics);
    Q_ASSERT(graph);
    return std::make_shared<const Graph>(*std::move(graph));
}

} // namespace

std::shared_ptr<const Graph> chainGraph(std::size_t nodes)
{
    GraphBuilder builder = emptyGraph();
    for (std::size_t at = 0; at < nodes; ++at)
        addNode(builder, at);
    return built(builder);
}

std::shared_ptr<const Graph> graphInModules(const std::vector<std::string>& paths)
{
    GraphBuilder builder = emptyGraph();
    for (std::size_t at = 0; at < paths.size(); ++at) {
        addNode(builder, at);
        builder.setModule(paths[at], "Block");
    }
    return built(builder);
}

} // namespace fusewright::test
