// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/frame/program.h"
#include "app/gui/panels/no_match_strip.h"
#include "app/gui/picture/canvas_page.h"
#include "app/gui/window/main_window.h"
#include "engine/graph/graph.h"
#include "engine/session/fusion_session.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/base/picture_geometry.h"
#include "widgets/document/workspace.h"

#include <QSignalSpy>
#include <QTest>

using namespace fusewright;
using test::ModelFolder;
using test::tinyModel;

/// What is chosen for one model, or written for it, when the next one is opened.
class NextModelTest : public test::WindowTest {
    Q_OBJECT

private slots:
    void framesOfModulesGoWithTheirKeyAndTheirModel();
    void framesOfModulesComeBackWithTheirModelOnly();
    void rulesThatMatchNothingInItAreTold();
    void numbersForExtentsSayWhatTheyChange();
    void numbersMoveNoCard();
    void numbersHoldForTheNextModelThatHasTheName();

private:
    static QByteArray openModel();
    QByteArray otherModel() const { return tinyModel().replace("\"relu\"", "\"tanh\""); }
    void open(const QString& name, const QByteArray& model);
};

void NextModelTest::open(const QString& name, const QByteArray& model)
{
    ModelDocument& document = m_program->workspace.model();
    QSignalSpy replaced(&document, &ModelDocument::modelReplaced);
    m_window->open({m_folder.write(name, model)});
    QTRY_COMPARE(replaced.size(), 1);
    const CanvasContent& content = m_window->canvasPage().content();
    QTRY_VERIFY(content.view() && content.view()->graph == document.graph());
}

void NextModelTest::framesOfModulesGoWithTheirKeyAndTheirModel()
{
    using Grouping = CanvasChoice::Grouping;
    open(QStringLiteral("model.json"), tinyModel());
    const CanvasContent& content = m_window->canvasPage().content();
    const CanvasChoice usual = content.choice();
    QAction* const modules = m_window->action(CommandId::CollapseByModule);
    QCOMPARE(usual.grouping, Grouping::Sections);

    modules->trigger();
    m_window->action(CommandId::ExpandAll)->trigger();
    QCOMPARE(content.choice().grouping, Grouping::Modules);
    QVERIFY(modules->isChecked());
    modules->trigger();
    QCOMPARE(content.choice(), usual);

    // The file read again keeps them, another model does not have them.
    modules->trigger();
    QSignalSpy replaced(&m_program->workspace.model(), &ModelDocument::modelReplaced);
    m_program->workspace.model().reload();
    QTRY_COMPARE(replaced.size(), 1);
    QCOMPARE(content.choice().grouping, Grouping::Modules);
    open(QStringLiteral("other.json"), tinyModel());
    QCOMPARE(content.choice(), usual);
}

/// Also into a window that is made anew, as for another language.
void NextModelTest::framesOfModulesComeBackWithTheirModelOnly()
{
    using Grouping = CanvasChoice::Grouping;
    open(QStringLiteral("model.json"), tinyModel());
    m_window->action(CommandId::CollapseByModule)->trigger();
    const auto grouping = [this] { return m_window->canvasPage().content().choice().grouping; };
    m_window->save();

    m_window = std::make_unique<MainWindow>(*m_program);
    m_window->show();
    m_window->restoreViews();
    QCOMPARE(grouping(), Grouping::Modules);
    open(QStringLiteral("other.json"), tinyModel());
    QCOMPARE(grouping(), Grouping::Sections);
}

void NextModelTest::rulesThatMatchNothingInItAreTold()
{
    const auto* const strip = m_window->findChild<NoMatchStrip*>();
    QVERIFY(strip);
    const QByteArray rule = "r:\n  priority: 1\n  pattern:\n    a: {op_type: relu}\n";
    m_window->open({m_folder.write(QStringLiteral("r.yaml"), rule)});
    open(QStringLiteral("model.json"), tinyModel());
    const auto& answer = m_program->workspace.fusion().answer();
    QTRY_VERIFY(answer && answer->graph && !answer->made.matches.matches.empty());
    QVERIFY(!strip->isVisible());

    open(QStringLiteral("other.json"), otherModel());
    QTRY_VERIFY(strip->isVisible());
    QCOMPARE(strip->text(), QStringLiteral("1 rule(s) match nothing in other.json."));

    open(QStringLiteral("model.json"), tinyModel());
    QTRY_VERIFY(answer && answer->graph && !answer->made.matches.matches.empty());
    QVERIFY(!strip->isVisible());
}

/// Of a length without a number, with an operator that is opaque for want of it.
QByteArray NextModelTest::openModel()
{
    return R"({"format": "fusewright-graph", "version": 1,
        "inputs": [{"name": "x", "dtype": "f32", "shape": ["n", 8]}],
        "nodes": [{"id": "a", "op": "relu", "inputs": ["x"]},
                  {"id": "b", "op": "reshape", "inputs": ["a"]},
                  {"id": "c", "op": "tanh", "inputs": ["b"]}],
        "values": {"b": {"dtype": "f32", "shape": ["n", 2, 4]}},
        "outputs": ["c"]})";
}

void NextModelTest::numbersForExtentsSayWhatTheyChange()
{
    QSignalSpy said(&m_window->canvasPage().counts(), &ModeCounts::said);
    open(QStringLiteral("open.json"), openModel());
    QCOMPARE(m_window->canvasPage().content().view()->withoutNumbers, std::size_t(1));
    const QString tip = m_window->action(CommandId::PartitionO3)->toolTip();
    QVERIFY2(tip.startsWith(QStringLiteral("Fused automatically (o3)\n1 operator(s) stay alone")),
             qPrintable(tip));

    m_program->workspace.fusion().setExtents({{"n", 4}});
    QTRY_COMPARE(said.size(), 1);
    QVERIFY(said.front().front().toString().startsWith(
        QStringLiteral("o3 makes 1 section(s) with these numbers, not 3: ")));
    QVERIFY(!m_window->action(CommandId::PartitionO3)->toolTip().contains(QLatin1Char('\n')));

    // Backward operators, and another model, have other counts for other reasons.
    m_program->workspace.fusion().showBackward(true);
    const CanvasContent& content = m_window->canvasPage().content();
    QTRY_VERIFY(content.view() && content.view()->fusion->training);
    m_program->workspace.fusion().showBackward(false);
    QTRY_VERIFY(content.view() && !content.view()->fusion->training);
    QCOMPARE(said.size(), 1);
    open(QStringLiteral("model.json"), tinyModel());
    QCOMPARE(said.size(), 1);
}

/// Though they are longer than names, and stand on cards.
void NextModelTest::numbersMoveNoCard()
{
    open(QStringLiteral("weights.json"), R"({"format": "fusewright-graph", "version": 1,
        "name": "weights", "inputs": [{"name": "x", "dtype": "f32", "shape": ["n", "m", 4]}],
        "constants": [{"name": "w", "dtype": "f32", "shape": ["n", "m", 4]}],
        "nodes": [{"id": "a", "op": "add", "inputs": ["x", "w"]},
                  {"id": "b", "op": "relu", "inputs": ["a"]}],
        "outputs": ["b"]})");
    const CanvasContent& content = m_window->canvasPage().content();
    const auto boxes = [&content] {
        QList<QRectF> all;
        for (const PictureItem& item : content.view()->picture->items)
            all.append(rectOf(item.box));
        return all;
    };
    const QList<QRectF> before = boxes();
    const auto graph = content.view()->graph;

    m_program->workspace.fusion().setExtents({{"n", 100'000'000}, {"m", 100'000'000}});
    QTRY_VERIFY(content.view() && content.view()->graph != graph);

    QCOMPARE(boxes(), before);
}

void NextModelTest::numbersHoldForTheNextModelThatHasTheName()
{
    LiveFusion& fusion = m_program->workspace.fusion();
    open(QStringLiteral("open.json"), openModel());
    fusion.setExtents({{"n", 4}});
    open(QStringLiteral("model.json"), tinyModel());
    QVERIFY(fusion.extents().empty());
    open(QStringLiteral("other.json"), openModel());
    QCOMPARE(fusion.extents(), (std::vector<ExtentValue>{{"n", 4}}));

    // What was taken away does not come back.
    fusion.setExtents({});
    open(QStringLiteral("open.json"), openModel());
    QVERIFY(fusion.extents().empty());
}

FUSEWRIGHT_TEST(NextModelTest)
#include "tst_next_model.moc"
