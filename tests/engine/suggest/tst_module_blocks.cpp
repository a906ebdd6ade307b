// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/module_blocks.h"

#include "engine/graph/graph.h"
#include "engine/suggest/rule_ground.h"
#include "engine/suggest/suggestions.h"

#include "tests/engine/partition/partition_kit.h"
#include "tests/engine/suggest/suggest_kit.h"
#include "tests/kit/test_program.h"

#include <QStringList>
#include <QTest>

#include <algorithm>

using namespace fusewright;
using namespace fusewright::test;

namespace {

/// Layers of a normalization in parts, which has its module, and a projection.
std::string layers(int count)
{
    std::string text = "in x0 f32 4 8\npar w f32 8 8\npar g f32 8\n";
    for (int layer = 1; layer <= count; ++layer) {
        const std::string n = std::to_string(layer);
        const std::string x = 'x' + std::to_string(layer - 1);
        const std::string norm = " @enc." + n + ".norm:Norm : ";
        text += "m" + n + " = ReduceMean " + x + norm + "f32 4 1\n";
        text += "d" + n + " = sub " + x + " m" + n + norm + "f32 4 8\n";
        text += "p" + n + " = mul d" + n + " d" + n + norm + "f32 4 8\n";
        text += "v" + n + " = ReduceMean p" + n + norm + "f32 4 1\n";
        text += "s" + n + " = sqrt v" + n + norm + "f32 4 1\n";
        text += "y" + n + " = div d" + n + " s" + n + norm + "f32 4 8\n";
        text += "x" + n + " = linear y" + n + " w @enc." + n + ".fc:Linear : f32 4 8\n";
    }
    return text;
}

std::shared_ptr<const RuleGround> groundOfText(const std::string& text, std::string rules = {})
{
    TypedGraph g(text);
    return groundOf(std::move(g.graph), std::move(rules));
}

QStringList kindsOf(const RuleGround& ground, std::size_t most)
{
    QStringList kinds;
    for (const std::vector<NodeId>& nodes : ModuleBlocks(ground, most).kinds())
        kinds.append(QString::fromStdString(namesOf(ground.graph(), nodes)));
    return kinds;
}

} // namespace

class ModuleBlocksTest : public QObject {
    Q_OBJECT

private slots:
    void areOneOfEachKind();
    void areOfTheSizeThatIsWanted();
    void leaveAloneWhatRulesTake();
    void knowsWhatIsAModule();
    void areSuggestedWhole();
    void aSoftmaxInPartsIsAttention();
    void textSaysTheOrder();
};

void ModuleBlocksTest::areOneOfEachKind()
{
    const auto ground = groundOfText(layers(3));

    const QString norm = QStringLiteral("m1 d1 p1 v1 s1 y1");
    const QString rest = QStringLiteral(" m2 d2 p2 v2 s2 y2 x2 m3 d3 p3 v3 s3 y3 x3");
    const QString layer = norm + QStringLiteral(" x1");
    QCOMPARE(kindsOf(*ground, 32), QStringList({norm, layer, layer + rest}));
}

void ModuleBlocksTest::areOfTheSizeThatIsWanted()
{
    const auto ground = groundOfText(layers(3));

    QCOMPARE(kindsOf(*ground, 6), QStringList({QStringLiteral("m1 d1 p1 v1 s1 y1")}));
    QCOMPARE(kindsOf(*ground, 5), QStringList());
}

void ModuleBlocksTest::leaveAloneWhatRulesTake()
{
    const auto ground = groundOfText(layers(3), "R:\n  pattern:\n    a:\n      op_type: sqrt\n");

    QCOMPARE(kindsOf(*ground, 32), QStringList());
}

void ModuleBlocksTest::knowsWhatIsAModule()
{
    const auto ground = groundOfText(layers(3));
    const ModuleBlocks modules(*ground, 32);
    const Graph& graph = ground->graph();

    QVERIFY(modules.areModule(nodesOf(graph, "m2 d2 p2 v2 s2 y2")));
    QVERIFY(modules.areModule(nodesOf(graph, "m2 d2 p2 v2 s2 y2 x2")));
    QVERIFY(!modules.areModule(nodesOf(graph, "d2 p2 v2 s2 y2")));
    QVERIFY(!modules.areModule(nodesOf(graph, "x1 m2 d2 p2 v2 s2 y2")));
}

void ModuleBlocksTest::areSuggestedWhole()
{
    // What is around it is another one each time.
    std::string text = layers(3);
    for (const auto& [at, op] : {std::pair(0, "relu"), std::pair(1, "tanh"), std::pair(2, "exp")}) {
        const std::string n = std::to_string(at);
        const std::string from = "ReduceMean x" + n + ' ';
        const std::size_t place = text.find(from);
        const std::size_t line = text.rfind('\n', place) + 1;
        text.insert(line, "f" + n + " = " + op + " x" + n + " : f32 4 8\n");
        for (const char* const use : {"ReduceMean x", "sub x"}) {
            const std::size_t found = text.find(use + n + ' ', line);
            text.replace(found, std::string(use + n).size(),
                         std::string(use).substr(0, std::string(use).size() - 1) + 'f' + n);
        }
    }
    const auto ground = groundOfText(text);

    const std::vector<Suggestion> suggestions = suggestRules(*ground, {.mostOperators = 6});

    QVERIFY(!suggestions.empty());
    const auto isWhole = [&](const Suggestion& each) {
        return namesOf(ground->graph(), each.draft.nodes()) == "m1 d1 p1 v1 s1 y1"
            && each.sections.size() == 3;
    };
    QVERIFY(std::ranges::any_of(suggestions, isWhole));
}

/// As compilers write it: both matrix multiplications and what is between them are one block.
void ModuleBlocksTest::aSoftmaxInPartsIsAttention()
{
    std::string text = "in x1 f32 2 6 8\npar k f32 2 8 6\npar v f32 2 6 8\n";
    for (int layer = 1; layer <= 3; ++layer) {
        const std::string n = std::to_string(layer);
        text += "q" + n + " = matmul x" + n + " k : f32 2 6 6\n";
        text += "e" + n + " = exp q" + n + " : f32 2 6 6\n";
        text += "s" + n + " = ReduceSum e" + n + " : f32 2 6 1\n";
        text += "p" + n + " = div e" + n + " s" + n + " : f32 2 6 6\n";
        text += "x" + std::to_string(layer + 1) + " = matmul p" + n + " v : f32 2 6 8\n";
    }
    const auto ground = groundOfText(text);

    const std::vector<Suggestion> suggestions = suggestRules(*ground);

    QVERIFY(!suggestions.empty());
    QCOMPARE(QString::fromStdString(namesOf(ground->graph(), suggestions[0].draft.nodes())),
             QStringLiteral("q1 e1 s1 p1 x2"));
    QCOMPARE(suggestions[0].sections.size(), std::size_t(3));
}

void ModuleBlocksTest::textSaysTheOrder()
{
    const auto ground = groundOfExample("resnet50.onnx");
    const std::vector<Suggestion> suggestions = suggestRules(*ground);
    QVERIFY(suggestions.size() > 1);

    const std::string text = textOf(*ground, suggestions);

    for (std::size_t at = 1; at <= suggestions.size(); ++at)
        QVERIFY(text.find("priority: " + std::to_string(at) + '\n') != std::string::npos);
}

FUSEWRIGHT_TEST(ModuleBlocksTest)
#include "tst_module_blocks.moc"
