// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Rules that change the graph, in the window.

#include "app/gui/export/export_links.h"
#include "app/gui/panels/window_panels.h"
#include "app/gui/picture/canvas_page.h"
#include "engine/graph/graph.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/document/graph_text.h"
#include "widgets/document/workspace.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/rules_editor.h"
#include "widgets/rewrite/rewrite_panel.h"
#include "widgets/rewrite/stage_strip.h"

#include <QAction>
#include <QDockWidget>
#include <QFile>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace fusewright;

namespace {

const auto block =
    QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/tests/corpus/models/fx/captures/llama_block.fx.txt");
const QByteArray wrapped = "wrapped:\n"
                           "  priority: 1\n"
                           "  pattern: {a: {op_type: tenstorrent.rms_norm}}\n";
const QByteArray fused = "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"Conv2d\", \"In\", \"Weights\"), OK,"
                         " Op(\"Conv2d.fast\", \"In\", \"Weights\"))\n";
const QByteArray convolution = R"({"format": "fusewright-graph", "version": 1,
    "inputs": [{"name": "x", "dtype": "f32", "shape": [1, 3, 8, 16]}],
    "constants": [{"name": "w", "dtype": "f32", "shape": [32, 3, 1, 1]}],
    "nodes": [{"id": "c", "op": "Conv", "inputs": ["x", "w"]}], "outputs": ["c"]})";

} // namespace

class RewritingWindowTest : public test::WindowTest {
    Q_OBJECT

private slots:
    void compositesChangeTheGraphOnScreen();
    void stagesAreWalkedThrough();
    void whatIsConditionalIsMarked();
    void aClosedPanelStaysClosed();
    void rulesMakeSectionsOfWhatIsLeft();
    void aCompositeOpensToWhatItReplaces();
    void aReportIsOfWhatIsLeft();
    void theGraphOfAStageIsSaved();
    void nearMissesOfARuleThatRewritesAreWalked();
    void whatWasUsedIsUsedAgain();
    void theStatusLineTellsAndSwitchesTheLayout();
    void theStatusLineTellsOfAModelWithChannelsLast();

private:
    void use(bool isUsed);
    LiveFusion& fusion() { return m_program->workspace.fusion(); }
    ModelDocument& model() { return m_program->workspace.model(); }
    CanvasPage& page() { return m_window->canvasPage(); }
    QAction& action(CommandId id) { return *m_window->action(id); }
    bool isShown()
    {
        return page().content().view() && page().content().view()->graph == model().graph();
    }
    std::size_t markCount(CanvasMark::Kind kind)
    {
        return static_cast<std::size_t>(
            std::ranges::count(page().marks(MarkSource::Change), kind, &CanvasMark::kind));
    }
};

void RewritingWindowTest::use(bool isUsed)
{
    if (!model().isOpen()) {
        m_window->open({block});
        QTRY_VERIFY(model().isOpen() && fusion().isCurrent());
    }
    if (action(CommandId::UseComposites).isChecked() != isUsed)
        action(CommandId::UseComposites).trigger();
    QTRY_VERIFY(fusion().isCurrent() && isShown());
}

void RewritingWindowTest::compositesChangeTheGraphOnScreen()
{
    m_window->open({block});
    QTRY_VERIFY(model().isOpen() && fusion().isCurrent());
    const std::shared_ptr<const Graph> own = model().graph();
    model().selectNode(*own->findNode("y_2"));

    use(true);

    QVERIFY(model().graph() != own);
    QCOMPARE(model().ground(), own);
    QVERIFY(model().graph()->findNode("y_2.rms_norm"));
    // What was selected is what became of it.
    QCOMPARE(model().node(), *model().graph()->findNode("y_2.rms_norm"));
    QCOMPARE(markCount(CanvasMark::Kind::Made), std::size_t(7));
    QVERIFY(m_window->findChild<StageStrip*>()->isVisibleTo(m_window.get()));

    use(false);

    QCOMPARE(model().graph(), own);
    QCOMPARE(model().node(), *own->findNode("y_2"));
    QVERIFY(!m_window->findChild<StageStrip*>()->isVisibleTo(m_window.get()));
    QVERIFY(page().marks(MarkSource::Change).empty());
}

void RewritingWindowTest::nearMissesOfARuleThatRewritesAreWalked()
{
    QFile example(QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/resources/examples/tenstorrent-llama.py"));
    QVERIFY(example.open(QIODevice::ReadOnly));
    const QByteArray text = example.readAll().replace("torch.rsqrt(", "torch.sqrt(");
    const QString path = m_folder.path(QStringLiteral("providers.py"));
    m_folder.write(QStringLiteral("providers.py"), text);
    m_window->open(
        {QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/resources/examples/tenstorrent-llama.json"), path});
    QTRY_VERIFY(model().isOpen() && fusion().isCurrent() && isShown());
    RulesEditor& editor = m_window->panels().editor();

    const auto at = static_cast<int>(text.indexOf("torch.sqrt("));
    QTextCursor caret(editor.code().document());
    caret.setPosition(at);
    editor.code().setTextCursor(caret);
    editor.tellEntry();
    action(CommandId::NextNearMiss).trigger();

    QTRY_VERIFY(!page().marks(MarkSource::NearMiss).empty());
    const auto& marks = page().marks(MarkSource::NearMiss);
    QCOMPARE(std::ranges::count(marks, CanvasMark::Kind::Failing, &CanvasMark::kind), 5);
    const auto told =
        std::ranges::find_if(marks, [](const CanvasMark& mark) { return !mark.text.isEmpty(); });
    QVERIFY(told != marks.end());
    QVERIFY2(told->text.contains(QStringLiteral("torch.sqrt")), qPrintable(told->text));
    QCOMPARE(model().node(), told->node);

    // Another rule, which rewrites: what shares one operator with it is not near.
    caret.setPosition(static_cast<int>(text.indexOf("F.silu(gate, inplace=False)")));
    editor.code().setTextCursor(caret);
    editor.tellEntry();
    QTRY_VERIFY(page().marks(MarkSource::NearMiss).empty());
}

void RewritingWindowTest::stagesAreWalkedThrough()
{
    use(true);
    QVERIFY(!action(CommandId::NextStage).isEnabled());

    action(CommandId::PreviousStage).trigger();

    QTRY_VERIFY(fusion().isCurrent() && isShown() && model().graph() == model().ground());
    QCOMPARE(fusion().shownStages(), std::size_t(0));
    QTRY_COMPARE(markCount(CanvasMark::Kind::Goes), std::size_t(7));
    QVERIFY(!action(CommandId::PreviousStage).isEnabled());

    // Who uses them again wants to see what they do.
    use(false);
    use(true);
    QCOMPARE(fusion().shownStages(), std::size_t(1));
    action(CommandId::PreviousStage).trigger();
    QTRY_COMPARE(fusion().shownStages(), std::size_t(0));

    action(CommandId::NextStage).trigger();

    QTRY_VERIFY(fusion().isCurrent() && isShown() && model().graph() != model().ground());
    QTRY_COMPARE(markCount(CanvasMark::Kind::Made), std::size_t(7));
}

void RewritingWindowTest::whatIsConditionalIsMarked()
{
    m_window->open({m_folder.write(QStringLiteral("m.fx.txt"),
                                   "def forward(self, x):\n    t = torch.topk(x, 2)\n"
                                   "    b = t[0]\n    return b\n")});
    QTRY_VERIFY(model().isOpen() && fusion().isCurrent());
    use(true);
    QCOMPARE(markCount(CanvasMark::Kind::May), std::size_t(0));

    action(CommandId::PreviousStage).trigger();

    QTRY_COMPARE(markCount(CanvasMark::Kind::May), std::size_t(1));
    QVERIFY(m_window->findChild<RewritePanel*>()->isVisible());
    QCOMPARE(page().marks(MarkSource::Change).front().node, *model().graph()->findNode("t"));
}

void RewritingWindowTest::aClosedPanelStaysClosed()
{
    use(false);
    m_window->findChild<QDockWidget*>(QStringLiteral("rewrites"))->close();

    use(true);

    QVERIFY(!m_window->findChild<RewritePanel*>()->isVisible());
}

void RewritingWindowTest::rulesMakeSectionsOfWhatIsLeft()
{
    m_window->open({m_folder.write(QStringLiteral("a.yaml"), wrapped)});
    use(true);
    QCOMPARE(fusion().answer()->made.matches.matches.size(), std::size_t(1));

    action(CommandId::PreviousStage).trigger();

    // Of other stages there are no sections, but what is wrong with the rules is still told.
    QTRY_COMPARE(fusion().shownStages(), std::size_t(0));
    QCOMPARE(fusion().answer()->made.matches.matches.size(), std::size_t(0));
    QCOMPARE(fusion().fileOf(m_program->workspace.tabs().current()), std::optional(0u));
}

void RewritingWindowTest::aCompositeOpensToWhatItReplaces()
{
    use(true);
    const auto nested = model().graph()->nested();
    QCOMPARE(nested.size(), std::size_t(7));

    model().enterNested(0);

    QTRY_VERIFY(fusion().isCurrent() && isShown());
    QVERIFY(!fusion().answer()->rewriting);
    QCOMPARE(model().graph()->nodeCount(), std::size_t(1));

    model().leaveTo(0);

    QTRY_VERIFY(fusion().isCurrent() && isShown() && fusion().answer()->rewriting);
    QVERIFY(model().graph()->findNode("y_2.rms_norm"));
}

void RewritingWindowTest::aReportIsOfWhatIsLeft()
{
    m_window->open({m_folder.write(QStringLiteral("a.yaml"), wrapped)});
    use(true);
    QSignalSpy written(&m_window->exports(), &ExportLinks::written);

    m_window->exports().write(m_folder.path(QStringLiteral("r.md")));

    QTRY_COMPARE(written.size(), 1);
    QFile report(m_folder.path(QStringLiteral("r.md")));
    QVERIFY(report.open(QFile::ReadOnly));
    const QString text = QString::fromUtf8(report.readAll());
    QVERIFY2(text.contains(QStringLiteral("--rules builtin:composites")), qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("wrapped")));
}

void RewritingWindowTest::theGraphOfAStageIsSaved()
{
    use(true);
    const QString path = m_folder.path(QStringLiteral("after.json"));
    QSignalSpy written(&m_window->exports(), &ExportLinks::written);
    QSignalSpy failed(&m_window->exports(), &ExportLinks::failed);

    m_window->exports().writeGraph(path);

    QTRY_COMPARE(written.size(), 1);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("tenstorrent.rms_norm"));

    m_window->exports().writeGraph(m_folder.path(QStringLiteral("after.txt")));

    QCOMPARE(failed.size(), 1);
    QVERIFY(failed[0][1].toString().contains(QLatin1String(".me.json")));
}

void RewritingWindowTest::whatWasUsedIsUsedAgain()
{
    use(true);
    openAgain();
    QVERIFY(action(CommandId::UseComposites).isChecked());
    use(false);
    openAgain();
    QVERIFY(!action(CommandId::UseComposites).isChecked());
}

void RewritingWindowTest::theStatusLineTellsAndSwitchesTheLayout()
{
    auto* const layout = m_window->findChild<QToolButton*>(QStringLiteral("layoutButton"));
    QVERIFY(layout->isHidden());
    const QString rules = m_folder.write(QStringLiteral("rules.cpp"), fused);
    m_window->open({m_folder.write(QStringLiteral("image.json"), convolution), rules});
    QTRY_VERIFY(model().isOpen() && fusion().isCurrent());
    QTRY_VERIFY(!layout->isHidden());
    QCOMPARE(layout->text(), QStringLiteral("layout: NHWC"));
    QCOMPARE(shapeText(*model().graph(), ValueId(0u)), QStringLiteral("1, 8, 16, 3"));

    layout->menu()->actions().at(1)->trigger();

    QTRY_VERIFY(fusion().isCurrent());
    QCOMPARE(layout->text(), QStringLiteral("layout: as in the model"));
    QCOMPARE(shapeText(*model().graph(), ValueId(0u)), QStringLiteral("1, 3, 8, 16"));

    layout->menu()->actions().at(0)->trigger();

    QTRY_VERIFY(fusion().isCurrent());
    QCOMPARE(layout->text(), QStringLiteral("layout: NHWC"));
}

void RewritingWindowTest::theStatusLineTellsOfAModelWithChannelsLast()
{
    const QString folder = QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/resources/examples/");

    m_window->open({folder + QStringLiteral("qnn-detector_net.json"),
                    folder + QStringLiteral("qnn-detector.cpp")});

    QTRY_VERIFY(model().isOpen() && fusion().isCurrent());
    const auto* const layout = m_window->findChild<QToolButton*>(QStringLiteral("layoutButton"));
    QTRY_COMPARE(layout->text(), QStringLiteral("layout: NHWC"));
    QVERIFY(!layout->isEnabled());
}

FUSEWRIGHT_TEST(RewritingWindowTest)
#include "tst_rewriting_window.moc"
