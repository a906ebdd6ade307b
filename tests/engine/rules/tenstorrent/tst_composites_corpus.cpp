// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Python and torch ran the functions of our example on every call of the corpus: what they told the
// builder is what the preview must make.

#include "engine/formats/attribute_json.h"
#include "engine/formats/read_model.h"
#include "engine/rewrite/rewrite_run.h"
#include "engine/rules/tenstorrent/composites/composite_rule_maker.h"
#include "tests/kit/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <string>

using namespace fusewright;
using namespace fusewright::test;

namespace {

const QString corpus = QStringLiteral(FUSEWRIGHT_TEST_DATA "/tenstorrent/");

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const QJsonObject& expectedCalls()
{
    static const QJsonObject calls =
        QJsonDocument::fromJson(bytesOf(corpus + QStringLiteral("expected/composites.json")))
            .object();
    return calls;
}

std::shared_ptr<const Graph> graphOf(const QString& name)
{
    ReadOptions options;
    options.catalogue = OperatorCatalogue::builtIn();
    options.tidy = false;
    options.findsWeights = false;
    const QString folder =
        name.startsWith(QLatin1String("composites/")) ? corpus : corpus + QStringLiteral("graphs/");
    Diagnostics findings;
    auto model =
        readModel((folder + name + QStringLiteral(".json")).toStdString(), options, findings);
    return model ? model->graph : nullptr;
}

const RuleSet& exampleRules()
{
    static const RuleSet rules = [] {
        const QString path =
            QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/resources/examples/tenstorrent-composites.py");
        return makeCompositeRules(readCompositeFile(
            std::make_shared<const SourceText>(path.toStdString(), bytesOf(path).toStdString()),
            {}));
    }();
    return rules;
}

/// `gelu_tanh: tenstorrent.gelu_tanh(x) approximate=tanh`; an operand without a name is made for
/// it.
std::string lineOf(const QJsonObject& call)
{
    std::string line = call.value(QLatin1String("function")).toString().toStdString() + ": "
        + call.value(QLatin1String("name")).toString().toStdString() + '(';
    for (const QJsonValue& input : call.value(QLatin1String("inputs")).toArray())
        line += input.toString().toStdString() + ',';
    line += ')';
    std::map<std::string, std::string> attributes;
    const QJsonObject told = call.value(QLatin1String("attributes")).toObject();
    for (auto each = told.begin(); each != told.end(); ++each) {
        QByteArray json = QJsonDocument(QJsonArray{each.value()}).toJson(QJsonDocument::Compact);
        json = json.mid(1, json.size() - 2);
        attributes[each.key().toStdString()] = toText(attributeFromJson(json.toStdString()));
    }
    for (const auto& [name, value] : attributes)
        line += ' ' + name + '=' + value;
    return line;
}

std::string lineOf(const StageResult& stage, const RuleSet& rules, const RewriteStep& step)
{
    const Graph& graph = *stage.after;
    const auto isMade = [&](std::string_view name) {
        return std::ranges::any_of(step.added,
                                   [&](NodeId node) { return stage.nameOf(node) == name; });
    };
    for (const NodeId added : step.added) {
        const auto node = graph.findNode(stage.nameOf(added));
        if (!node || !graph.nativeName(*node).starts_with("tenstorrent."))
            continue;
        std::string line =
            rules.rules[step.rule].name + ": " + std::string(graph.nativeName(*node)) + '(';
        for (const ValueId input : graph.inputs(*node)) {
            const NodeId maker = graph.producer(input);
            const std::string_view name =
                maker.isValid() ? graph.nodeName(maker) : graph.valueName(input);
            line += std::string(isMade(name) ? "" : name) + ',';
        }
        line += ')';
        std::map<std::string, std::string> attributes;
        for (const Attribute& attribute : graph.attributes(*node))
            attributes[std::string(graph.text(attribute.name))] =
                toText(graph.attributeValue(attribute.value));
        for (const auto& [name, value] : attributes)
            line += ' ' + name + '=' + value;
        return line;
    }
    return "no composite";
}

} // namespace

class CompositesCorpusTest : public QObject {
    Q_OBJECT

private slots:
    void makesWhatTorchMakes_data();
    void makesWhatTorchMakes();
    void comparesAllCalls();
};

void CompositesCorpusTest::makesWhatTorchMakes_data()
{
    QTest::addColumn<QString>("graph");
    for (const QString& name : expectedCalls().keys())
        QTest::newRow(qPrintable(name)) << name;
}

void CompositesCorpusTest::makesWhatTorchMakes()
{
    QFETCH(const QString, graph);
    const auto before = graphOf(graph);
    QVERIFY(before);
    const RewriteRun run = rewrite(before, exampleRules());
    QCOMPARE(run.stages.size(), std::size_t(1));
    const StageResult& stage = run.stages[0];
    std::map<std::string, std::string> made;
    for (const RewriteStep& step : stage.steps)
        made[std::string(stage.nameOf(step.bound.front().second))] =
            lineOf(stage, exampleRules(), step);
    std::map<std::string, std::string> expected;
    std::set<std::string> refused;
    for (const QJsonValue& each : expectedCalls().value(graph).toArray()) {
        const QJsonObject call = each.toObject();
        const std::string node = call.value(QLatin1String("node")).toString().toStdString();
        if (call.contains(QLatin1String("refused")))
            refused.insert(node);
        else
            expected[node] = lineOf(call);
    }

    for (const auto& [node, line] : expected) {
        const std::string told = made.contains(node) ? made.at(node) : "nothing";
        QVERIFY2(told == line, (node + ": " + told + "\n   torch: " + line).c_str());
    }
    QCOMPARE(made.size(), expected.size());
    for (const std::string& node : refused) {
        const bool isTold = std::ranges::any_of(stage.refused, [&](const RefusedRewrite& each) {
            return each.reason == RefusedRewrite::Reason::ConditionFalse
                && stage.nameOf(each.place) == node;
        });
        QVERIFY2(isTold, (node + " is refused by torch").c_str());
    }
}

void CompositesCorpusTest::comparesAllCalls()
{
    int calls = 0;
    for (const QJsonValue& graph : expectedCalls())
        calls += static_cast<int>(graph.toArray().size());
    QCOMPARE(calls, 77);
    QCOMPARE(exampleRules().rules.size(), std::size_t(10));
}

FUSEWRIGHT_TEST(CompositesCorpusTest)
#include "tst_composites_corpus.moc"
