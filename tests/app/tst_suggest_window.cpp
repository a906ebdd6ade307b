// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Rules from a selection and suggestions, in the real window.

#include "app/gui/window/main_window.h"

#include "app/gui/frame/program.h"
#include "app/gui/panels/suggest_links.h"
#include "app/gui/panels/window_panels.h"
#include "app/gui/picture/canvas_menu.h"
#include "app/gui/picture/canvas_page.h"
#include "engine/graph/graph.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/base/quiet_table.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/rules_editor.h"
#include "widgets/suggest/draft_page.h"
#include "widgets/suggest/entry_form.h"
#include "widgets/suggest/suggest_panel.h"
#include "widgets/suggest/suggestion_page.h"

#include <QAction>
#include <QCheckBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTest>

using namespace fusewright;
using test::llama;
using test::ModelFolder;

namespace {

} // namespace

class SuggestWindowTest : public test::WindowTest {
    Q_OBJECT

private slots:
    void makesARuleFromASelectionAndTakesItBack();
    void makesARuleInTheLanguageOfTheText();
    void offersTheCommandOnlyForASelection();
    void hasTheCommandInTheMenuOfAnOperator();
    void suggestsBlocksOfLlamaWithoutRules();

private:
    void open();
    void select(const std::vector<std::string>& names);
    SuggestPanel& panel() { return m_window->panels().suggestions().panel(); }
    QString text() const { return m_program->workspace.rules().text(); }
};

void SuggestWindowTest::open()
{
    m_window->open({llama});
    QTRY_VERIFY(m_window->canvasPage().content().view());
    QTRY_VERIFY(m_program->workspace.fusion().answer());
    QTRY_VERIFY(m_program->workspace.fusion().answer()->graph);
}

void SuggestWindowTest::select(const std::vector<std::string>& names)
{
    const Graph& graph = *m_program->workspace.model().graph();
    std::vector<NodeId> nodes;
    for (const std::string& name : names)
        nodes.push_back(*graph.findNode(name));
    m_window->canvasPage().show(nodes, nodes.front());
    QTRY_COMPARE(m_window->canvasPage().canvas().selection().size(), names.size());
}

void SuggestWindowTest::makesARuleFromASelectionAndTakesItBack()
{
    open();
    select({"layers.4.gate_proj", "layers.4.up_proj", "layers.4.silu", "layers.4.gated"});
    m_window->action(CommandId::RuleFromSelection)->trigger();
    DraftPage& page = panel().draft();
    QVERIFY(panel().isDrafting());
    QTRY_VERIFY(page.answer());

    page.entries().setCurrentIndex(page.entries().model()->index(0, 0));
    page.form().included().setChecked(false);
    QTRY_VERIFY(page.answer());
    page.form().included().setChecked(true);
    QTRY_VERIFY(page.answer());
    page.insert().click();

    QVERIFY(text().contains(QStringLiteral("op_type: silu")));
    const QTextCursor caret = m_window->panels().editor().code().textCursor();
    QVERIFY(text().startsWith(caret.selectedText()));
    QTRY_COMPARE(m_program->workspace.fusion().answer()->made.matches.matches.size(),
                 std::size_t(32));
    m_window->action(CommandId::Undo)->trigger();
    QVERIFY(text().isEmpty());
}

void SuggestWindowTest::makesARuleInTheLanguageOfTheText()
{
    const QString folder = QStringLiteral(FUSEWRIGHT_EXAMPLES "/");
    m_window->open({folder + QStringLiteral("qnn-detector_net.json"),
                    folder + QStringLiteral("qnn-detector.cpp")});
    QTRY_VERIFY(m_window->canvasPage().content().view());
    LiveFusion& fusion = m_program->workspace.fusion();
    QTRY_VERIFY(fusion.answer() && fusion.answer()->rewriting && fusion.isCurrent()
                && fusion.answer()->graph == m_program->workspace.model().graph());
    const QString before = text();
    select({"stem", "stem_relu"});
    m_window->action(CommandId::RuleFromSelection)->trigger();
    DraftPage& page = panel().draft();
    QTRY_VERIFY(page.answer() && page.insert().isEnabled());

    page.insert().click();

    QVERIFY(
        text().contains(QStringLiteral("Op(\"ConvReluFused\", \"In\", \"Weights\", \"Bias\")")));
    QVERIFY(text().indexOf(QStringLiteral("ConvReluFused"))
            < text().indexOf(QStringLiteral("END_PKG_OPTS_DEFINITION")));
    m_window->action(CommandId::Undo)->trigger();
    QCOMPARE(text(), before);
}

void SuggestWindowTest::offersTheCommandOnlyForASelection()
{
    QVERIFY(!m_window->action(CommandId::RuleFromSelection)->isEnabled());

    open();
    select({"layers.4.silu"});

    QVERIFY(m_window->action(CommandId::RuleFromSelection)->isEnabled());
}

void SuggestWindowTest::hasTheCommandInTheMenuOfAnOperator()
{
    open();
    select({"layers.4.silu"});
    QMenu menu;

    m_window->canvasPage().menu().fill(
        menu, {*m_program->workspace.model().graph()->findNode("layers.4.silu"), {}, {}});

    QVERIFY(menu.actions().contains(m_window->action(CommandId::RuleFromSelection)));
}

void SuggestWindowTest::suggestsBlocksOfLlamaWithoutRules()
{
    open();
    m_window->action(CommandId::ShowSuggestions)->trigger();
    QTRY_VERIFY(panel().isVisible());
    SuggestionPage& list = panel().suggestions();
    QTRY_VERIFY(list.table().model()->rowCount() >= 3);

    list.table().setCurrentIndex(list.table().model()->index(0, 0));

    const std::vector<NodeId> nodes = list.current()->draft.nodes();
    QCOMPARE(list.current()->sections.size(), std::size_t(32));
    QTRY_COMPARE(m_window->canvasPage().canvas().selection().size(), nodes.size());

    while (list.table().model()->rowCount() > 0) {
        const int before = list.table().model()->rowCount();
        list.table().setCurrentIndex(list.table().model()->index(0, 0));
        list.button().click();
        QTRY_VERIFY(panel().draft().answer());
        panel().draft().insert().click();
        QVERIFY(!panel().isDrafting());
        QTRY_VERIFY(!panel().isWorking() && m_program->workspace.fusion().isCurrent()
                    && list.table().model()->rowCount() < before);
    }
    // All rules together cover every layer.
    QTRY_COMPARE(m_program->workspace.fusion().answer()->made.matches.matches.size(),
                 std::size_t(96));
}

FUSEWRIGHT_TEST(SuggestWindowTest)
#include "tst_suggest_window.moc"
