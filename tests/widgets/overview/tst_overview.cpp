// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph.h"
#include "tests/engine/kit/graph_text.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/big_graph.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/base/theme.h"
#include "widgets/document/model_document.h"
#include "widgets/overview/module_model.h"
#include "widgets/overview/module_tree.h"
#include "widgets/overview/operator_model.h"
#include "widgets/overview/overview_panel.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace fusewright;
using test::GraphText;

class OverviewTest : public QObject {
    Q_OBJECT

private slots:
    void listsTheMostFrequentOperatorFirst();
    void saysWhichOperatorsItDoesNotKnow();
    void nestsModulesByTheirPaths();
    void countsTheNodesInsideAModule();
    void listsTheModulesOfALargeModel();
    void modelsAreSound();
    void searchesOperators();
    void tellsWhichOperatorIsClicked();
    void showsTheNumbersOfTheModel();
    void aSwitchKeepsWeightsAsInputs();

private:
    static std::shared_ptr<const Graph> shared(GraphText text)
    {
        return std::make_shared<const Graph>(std::move(text.graph));
    }
};

void OverviewTest::listsTheMostFrequentOperatorFirst()
{
    OperatorModel model;

    model.setGraph(shared(GraphText("a:relu > b:add > c:add")));

    QCOMPARE(model.index(0, OperatorModel::Name).data().toString(), QStringLiteral("add"));
    QCOMPARE(model.index(0, OperatorModel::Count).data().toString(), QStringLiteral("2"));
    QCOMPARE(model.index(1, OperatorModel::Count).data(OperatorModel::ShareRole).toDouble(), 0.5);
}

void OverviewTest::saysWhichOperatorsItDoesNotKnow()
{
    OperatorModel model;

    model.setGraph(shared(GraphText("a:frobnicate_zz")));

    QCOMPARE(model.index(0, OperatorModel::Category).data().toString(), QStringLiteral("unknown"));
}

void OverviewTest::nestsModulesByTheirPaths()
{
    ModuleModel model;

    model.setGraph(test::graphInModules({"net.0.fc", "net.1"}));

    const QModelIndex net = model.index(0, 0);
    QCOMPARE(net.data().toString(), QStringLiteral("net"));
    QCOMPARE(model.rowCount(net), 2);
    const QModelIndex fc = model.index(0, 0, model.index(0, 0, net));
    QCOMPARE(model.pathOf(fc), std::string_view("net.0.fc"));
    QCOMPARE(fc.parent().parent(), net);
}

void OverviewTest::countsTheNodesInsideAModule()
{
    ModuleModel model;

    model.setGraph(test::graphInModules({"net", "net.0", "net.0.fc", "head"}));

    QCOMPARE(model.index(0, ModuleModel::Count).data().toString(), QStringLiteral("3"));
    QCOMPARE(model.index(1, ModuleModel::Count).data().toString(), QStringLiteral("1"));
}

void OverviewTest::listsTheModulesOfALargeModel()
{
    std::vector<std::string> modules;
    for (int at = 0; at < 6000; ++at)
        modules.push_back("net." + std::to_string(at));
    ModuleTree tree;
    const auto* model = tree.findChild<ModuleModel*>();

    tree.setGraph(test::graphInModules(modules));
    QTRY_COMPARE(model->rowCount(model->index(0, 0)), 6000);
    tree.setGraph(test::graphInModules({"head"}));

    QCOMPARE(model->rowCount(), 1);
    QCOMPARE(model->index(0, 0).data().toString(), QStringLiteral("head"));
}

void OverviewTest::modelsAreSound()
{
    constexpr auto mode = QAbstractItemModelTester::FailureReportingMode::QtTest;
    OperatorModel operators;
    ModuleModel modules;
    const QAbstractItemModelTester operatorTester(&operators, mode);
    const QAbstractItemModelTester moduleTester(&modules, mode);

    operators.setGraph(test::chainGraph(5));
    modules.setGraph(test::graphInModules({"net.0", "net.1", "head"}));

    QVERIFY(!modules.isEmpty());
}

void OverviewTest::searchesOperators()
{
    const test::ModelFolder folder;
    const Theme theme;
    ModelDocument document;
    QAction raw;
    const OverviewPanel panel(document, theme, &raw);
    QVERIFY(test::openAndWait(document, folder.write(QStringLiteral("a.json"), test::tinyModel())));

    panel.findChild<QLineEdit*>()->setText(QStringLiteral("LIN"));

    QCOMPARE(panel.findChild<QTableView*>()->model()->rowCount(), 1);
}

void OverviewTest::tellsWhichOperatorIsClicked()
{
    const test::ModelFolder folder;
    const Theme theme;
    ModelDocument document;
    QAction raw;
    OverviewPanel panel(document, theme, &raw);
    QVERIFY(test::openAndWait(document, folder.write(QStringLiteral("a.json"), test::tinyModel())));
    panel.findChild<QLineEdit*>()->setText(QStringLiteral("relu"));
    auto* table = panel.findChild<QTableView*>();
    QSignalSpy picked(&panel, &OverviewPanel::operatorPicked);
    panel.show();

    QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                      table->visualRect(table->model()->index(0, 0)).center());

    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked.front().front().value<OperatorId>(),
             document.graph()->operatorId(*document.graph()->findNode("act")));
}

void OverviewTest::showsTheNumbersOfTheModel()
{
    const test::ModelFolder folder;
    const Theme theme;
    ModelDocument document;
    QAction raw;
    const OverviewPanel panel(document, theme, &raw);

    QVERIFY(test::openAndWait(document, folder.write(QStringLiteral("a.json"), test::tinyModel())));

    QStringList names;
    for (const QLabel* label : panel.findChildren<QLabel*>())
        names.append(label->accessibleName());
    QVERIFY(names.contains(QStringLiteral("3 operators")));
    QVERIFY(names.contains(QStringLiteral("a.json")));
}

void OverviewTest::aSwitchKeepsWeightsAsInputs()
{
    const test::ModelFolder folder;
    const Theme theme;
    ModelDocument document;
    QAction raw;
    const OverviewPanel panel(document, theme, &raw);
    connect(&panel, &OverviewPanel::optionsChosen, &document, &ModelDocument::reopen);
    const auto keeps = [&panel] {
        for (QCheckBox* box : panel.findChildren<QCheckBox*>()) {
            if (box->text().contains(QStringLiteral("weights")))
                return box;
        }
        return static_cast<QCheckBox*>(nullptr);
    };
    const QString path =
        folder.write(QStringLiteral("a.mlir"),
                     "func.func @main(%arg0: tensor<2x4xf32>, %fc.weight: tensor<4x4xf32>) -> "
                     "tensor<2x4xf32> {\n"
                     "  %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x4xf32>\n"
                     "  %1 = stablehlo.dot %0, %fc.weight : (tensor<2x4xf32>, tensor<4x4xf32>) -> "
                     "tensor<2x4xf32>\n"
                     "  return %1 : tensor<2x4xf32>\n}\n");
    QVERIFY(test::openAndWait(document, path));
    QCOMPARE(document.graph()->inputCount(), std::size_t(1));
    QVERIFY(keeps() && keeps()->isVisibleTo(&panel) && !keeps()->isChecked());

    keeps()->click();

    QTRY_COMPARE(document.graph()->inputCount(), std::size_t(2));
    QVERIFY(document.opened().options.keepsInputs);
    QVERIFY(keeps()->isVisibleTo(&panel) && keeps()->isChecked());

    keeps()->click();
    QTRY_COMPARE(document.graph()->inputCount(), std::size_t(1));
}

FUSEWRIGHT_TEST(OverviewTest)
#include "tst_overview.moc"
