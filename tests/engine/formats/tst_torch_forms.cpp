// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include <map>

using namespace fusewright;
using namespace fusewright::test;

/// What torch 2 writes of one graph in its many forms, as tests/corpus/models/fx/make_torch2.py
/// made it.
class TorchFormsTest : public QObject {
    Q_OBJECT

private slots:
    void readsTheSameGraph_data();
    void readsTheSameGraph();
    void readsTheSameTypes_data();
    void readsTheSameTypes();
    void readsTheSameModules_data();
    void readsTheSameModules();
    void tellsTheLineOfTheModelsCode_data();
    void tellsTheLineOfTheModelsCode();
    void readsTheGraphsInTheGraph_data();
    void readsTheGraphsInTheGraph();
};

namespace {

Reading readForm(const QString& model, const QString& form)
{
    return readCorpus(("models/fx/torch2/" + model + '.' + form).toStdString());
}

/// All forms that there are, but for those that are not asked for.
void addForms(const QStringList& leftOut)
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("form");
    const QDir folder(QStringLiteral(FUSEWRIGHT_TEST_DATA "/models/fx/torch2"));
    for (const QString& file : folder.entryList(QDir::Files)) {
        const QString model = file.section('.', 0, 0);
        const QString form = file.section('.', 1);
        if (!leftOut.contains(form))
            QTest::newRow(qPrintable(file)) << model << form;
    }
}

/// Types and extents of values, by name.
std::map<std::string, std::string> typesOf(const Graph& graph)
{
    std::map<std::string, std::string> types;
    for (const ValueId value : graph.values()) {
        if (!graph.shapes().isRanked(graph.shapeId(value)))
            continue;
        std::string text(dataTypeName(graph.valueType(value)));
        for (const Dim dim : graph.shapes().dims(graph.shapeId(value))) {
            text += '|';
            text +=
                dim.isKnown() ? std::to_string(dim.size()) : std::string(graph.text(dim.name()));
        }
        types.emplace(graph.valueName(value), std::move(text));
    }
    return types;
}

/// Names that a form has only short: tables print functions by their bare names. What is saved has
/// no names for operators that give several results, and no `getitem` for each of these.
QString withoutWhatIsShort(QString text, const QString& form)
{
    if (form.startsWith("table")) {
        for (const char* before :
             {"torch._C._nn.", "torch.nn.functional.", "torch.functional.", "operator.", "torch."})
            text.replace('=' + QString::fromLatin1(before), QStringLiteral("="));
    }
    if (form.startsWith("export")) {
        static const QRegularExpression oneOfSeveral(
            QStringLiteral("[^ ]+=operator\\.getitem\\([^ ]*\\) index:[^;]*; "));
        text.remove(oneOfSeveral);
        text.replace(QStringLiteral("wrap_with_set_grad_enabled="), QStringLiteral("mean="));
    }
    return text;
}

} // namespace

void TorchFormsTest::readsTheSameGraph_data()
{
    addForms({"graph.fx.txt"});
}

void TorchFormsTest::readsTheSameGraph()
{
    QFETCH(QString, model);
    QFETCH(QString, form);

    const Reading one = readForm(model, form);
    const Reading other = readForm(model, "graph.fx.txt");

    QVERIFY2(one.model, one.firstMessage().c_str());
    QCOMPARE(one.firstMessage(), std::string());
    QCOMPARE(withoutWhatIsShort(QString::fromStdString(outline(one.graph())), form),
             withoutWhatIsShort(QString::fromStdString(outline(other.graph())), form));
}

void TorchFormsTest::readsTheSameTypes_data()
{
    addForms({"graph.fx.txt", "code.fx.txt", "table.fx.txt", "readable.fx.txt"});
}

void TorchFormsTest::readsTheSameTypes()
{
    QFETCH(QString, model);
    QFETCH(QString, form);

    const Reading one = readForm(model, form);
    const Reading other = readForm(model, "readable.fx.txt");

    QVERIFY2(one.model && other.model, one.firstMessage().c_str());
    const auto types = typesOf(one.graph());
    const auto expected = typesOf(other.graph());
    QVERIFY(!expected.empty());
    for (const auto& [name, type] : expected) {
        QVERIFY2(types.contains(name), name.c_str());
        QCOMPARE(types.at(name), type);
    }
}

void TorchFormsTest::readsTheSameModules_data()
{
    QTest::addColumn<QString>("model");
    for (const char* model : {"layer"})
        QTest::newRow(model) << model;
}

void TorchFormsTest::readsTheSameModules()
{
    QFETCH(QString, model);

    const Reading exported = readForm(model, "json");
    const Reading saved = readForm(model, "export.json");
    const Reading printed = readForm(model, "program.fx.txt");

    const auto moduleOf = [](const Reading& reading, std::string_view name) {
        const auto node = reading.graph().findNode(name);
        return node ? reading.graph().text(reading.graph().moduleOf(*node).path) : "?";
    };
    std::size_t compared = 0;
    for (const NodeId node : exported.graph().nodes()) {
        const std::string_view path = exported.graph().text(exported.graph().moduleOf(node).path);
        const std::string_view name = exported.graph().nodeName(node);
        if (path.empty() || moduleOf(saved, name).empty() || moduleOf(saved, name) == "?")
            continue;
        ++compared;
        QCOMPARE(moduleOf(saved, name), path);
        // What is printed tells modules by their weights alone.
        if (!moduleOf(printed, name).empty())
            QCOMPARE(moduleOf(printed, name), path);
    }
    QVERIFY(compared > 0);
}

void TorchFormsTest::tellsTheLineOfTheModelsCode_data()
{
    QTest::addColumn<QString>("form");
    for (const char* form :
         {"readable.fx.txt", "colours.fx.txt", "program.fx.txt", "json", "export.json"})
        QTest::newRow(form) << form;
}

void TorchFormsTest::tellsTheLineOfTheModelsCode()
{
    QFETCH(QString, form);

    const Reading reading = readForm("branches", form);

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const auto topk = reading.graph().findNode("topk");
    QVERIFY(topk);
    const QString source = QString::fromStdString(std::string(reading.graph().source(*topk)));
    QVERIFY2(source.startsWith("make_torch2.py:"), qPrintable(source));
    QVERIFY2(source.endsWith(" in forward: best, index = torch.topk(y + z, 2)"),
             qPrintable(source));
}

void TorchFormsTest::readsTheGraphsInTheGraph_data()
{
    QTest::addColumn<QString>("form");
    for (const char* form :
         {"readable.fx.txt", "colours.fx.txt", "program.fx.txt", "json", "export.json"})
        QTest::newRow(form) << form;
}

void TorchFormsTest::readsTheGraphsInTheGraph()
{
    QFETCH(QString, form);

    const Reading reading = readForm("branches", form);

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const Graph& graph = reading.graph();
    const auto cond = graph.findNode("cond");
    QVERIFY(cond);
    const auto bodies = graph.nested(*cond);
    QCOMPARE(bodies.size(), 2u);
    QCOMPARE(outline(*bodies[0].graph),
             std::string("linear=torch.ops.aten.linear.default(x,p_fc_weight,p_fc_bias); "
                         "relu=torch.ops.aten.relu.default(linear); → relu"));
}

FUSEWRIGHT_TEST(TorchFormsTest)
#include "tst_torch_forms.moc"
