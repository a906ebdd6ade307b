// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/unlike_modules.h"

#include "engine/graph/graph.h"
#include "engine/graph/graph_builder.h"
#include "engine/graph/operator_catalogue.h"
#include "engine/support/diagnostic.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <initializer_list>

using namespace fusewright;

/// Modules of a list that are not like the others, and why.
class UnlikeModulesTest : public QObject {
    Q_OBJECT

private slots:
    void namesTheOneWithAnotherOperator();
    void namesTheOneOfAnotherShape();
    void looksAtTheListThatHasSoMany();
    void saysNothingWhereItCannotKnow();
};

namespace {

struct Step {
    const char* op;
    const char* module; ///< Empty for none.
    std::int64_t width = 8;
};

/// Operators one after the other.
Graph chain(std::initializer_list<Step> steps)
{
    GraphBuilder builder("chain", OperatorCatalogue::builtIn());
    builder.addInput(builder.intern("x"), {});
    std::string before = "x";
    for (const Step& step : steps) {
        const std::string name =
            "n" + std::to_string(before == "x" ? 0 : std::stoi(before.substr(1)) + 1);
        builder.beginNode(step.op, builder.intern(name));
        builder.addOperand(builder.intern(before));
        builder.addResult(builder.intern(name));
        const std::vector<Dim> dims{Dim::known(step.width)};
        builder.describe(builder.intern(name), {DataType::F32, builder.shapes().intern(dims)});
        if (*step.module)
            builder.setModule(step.module, "");
        before = name;
    }
    builder.giveOutUnusedResults();
    Diagnostics findings;
    return *builder.build(UnmadeNames::BecomeInputs, "chain", {}, findings);
}

/// `layers.1: +mul -relu`, one for each.
std::string told(const Graph& graph, const char* first, std::size_t count)
{
    std::string text;
    for (const UnlikeModule& each : unlikeModules(graph, graph.findNode(first).value(), count)) {
        text += (text.empty() ? "" : " | ") + each.path + ':';
        for (const std::string_view name : each.more)
            text += " +" + std::string(name);
        for (const std::string_view name : each.less)
            text += " -" + std::string(name);
    }
    return text;
}

} // namespace

void UnlikeModulesTest::namesTheOneWithAnotherOperator()
{
    const Graph graph = chain({{"relu", "m.layers.0"},
                               {"mul", "m.layers.0"},
                               {"relu", "m.layers.1"},
                               {"relu", "m.layers.2"},
                               {"tanh", "m.layers.10"}});

    QCOMPARE(told(graph, "n2", 2), std::string("m.layers.0: +mul | m.layers.10: +tanh -relu"));
}

void UnlikeModulesTest::namesTheOneOfAnotherShape()
{
    const Graph graph =
        chain({{"relu", "layers.0"}, {"relu", "layers.1"}, {"relu", "layers.2", 4}});

    QCOMPARE(told(graph, "n0", 2), std::string("layers.2:"));
}

void UnlikeModulesTest::looksAtTheListThatHasSoMany()
{
    const Graph graph = chain({{"relu", "stages.0.blocks.0"},
                               {"relu", "stages.0.blocks.1"},
                               {"tanh", "stages.0.blocks.2"},
                               {"relu", "stages.1.blocks.0"}});

    QCOMPARE(told(graph, "n0", 2), std::string("stages.0.blocks.2: +tanh -relu"));
}

void UnlikeModulesTest::saysNothingWhereItCannotKnow()
{
    const Graph graph =
        chain({{"relu", "layers.0"}, {"relu", "layers.1"}, {"relu", "layers.2"}, {"relu", ""}});

    QCOMPARE(told(graph, "n0", 3), std::string());
    QCOMPARE(told(graph, "n0", 2), std::string());
    QCOMPARE(told(graph, "n3", 2), std::string());
}

FUSEWRIGHT_TEST(UnlikeModulesTest)
#include "tst_unlike_modules.moc"
