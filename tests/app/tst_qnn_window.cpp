// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Rules of QNN as one edits them by panels: their order, the picture of a pattern, fixes.

#include "app/gui/panels/order_links.h"
#include "app/gui/panels/pattern_links.h"
#include "app/gui/panels/rewrite_links.h"
#include "app/gui/panels/window_panels.h"
#include "app/gui/picture/canvas_page.h"
#include "engine/graph/graph.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/document/workspace.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/quick_fixes.h"
#include "widgets/editor/rules_editor.h"
#include "widgets/order/order_model.h"
#include "widgets/order/order_panel.h"
#include "widgets/order/order_table.h"
#include "widgets/pattern/pattern_menu.h"
#include "widgets/pattern/pattern_panel.h"
#include "widgets/pattern/pattern_view.h"
#include "widgets/rewrite/rewrite_misses.h"
#include "widgets/rewrite/rewrite_panel.h"

#include <QAction>
#include <QMenu>
#include <QTest>
#include <QTextDocument>

using namespace fusewright;

namespace {

const QByteArray qnnRules = "// the activation\n"
                            "DEF_PACKAGE_OPTIMIZATION(EARLY,\n"
                            "    Op(\"Relu\", \"X\"),\n"
                            "    GT(16, 32),\n"
                            "    Op(\"Act\", \"X\"))\n"
                            "\n"
                            "// both\n"
                            "DEF_PACKAGE_OPTIMIZATION(EARLY,\n"
                            "    Op(\"Relu\", LET(\"L\", Op(\"MatMul\", \"X\", \"Y\"))),\n"
                            "    OK,\n"
                            "    Op(\"Both\", \"X\"))\n"
                            "\n"
                            "DEF_PACKAGE_OPTIMIZATION(LATE, Op(\"Sigmoid\", \"X\"), OK, Op(\"S\", "
                            "\"X\"))\n";

} // namespace

class QnnWindowTest : public test::WindowTest {
    Q_OBJECT

protected:
    void prepare() override;

private slots:
    void theOrderIsThatOfTheStages();
    void aRuleMovesWithItsTextAndStaysSelected();
    void aMoveToAnotherPassSaysWhyNot();
    void thePictureOffersWhatTheLanguageCanSay();
    void aFixOfARefusedMatchIsOfferedAtTheCaretAndInRewrites();

private:
    LiveFusion& fusion() { return m_program->workspace.fusion(); }
    OrderPanel& order() { return m_window->panels().order().order(); }
    PatternView& view() { return m_window->panels().pattern().panel().view(); }
    QString text() { return m_program->workspace.rules().text(); }
    void putCaretAt(const QString& words);
    void raiseOrder();
    QStringList names()
    {
        QStringList names;
        for (int row = 0; row < order().model().rowCount(); ++row)
            names << order().model().index(row, OrderModel::Name).data().toString();
        return names;
    }
    QString cell(int row, int column)
    {
        return order().model().index(row, column).data().toString();
    }
};

void QnnWindowTest::prepare()
{
    m_window->resize(1200, 800);
    m_window->open({m_folder.write(QStringLiteral("m.json"), test::tinyModel()),
                    m_folder.write(QStringLiteral("rules.cpp"), qnnRules)});
    QTRY_VERIFY(fusion().isCurrent() && fusion().answer()->rewriting);
}

void QnnWindowTest::putCaretAt(const QString& words)
{
    QTextCursor found = m_program->workspace.rules().document().find(words);
    QVERIFY(!found.isNull());
    found.setPosition(found.selectionStart());
    m_window->panels().editor().code().setTextCursor(found);
    m_window->panels().editor().tellEntry();
}

void QnnWindowTest::raiseOrder()
{
    m_window->action(CommandId::ShowOrder)->trigger();
    QTRY_VERIFY(order().model().facts() && order().model().facts()->answer == fusion().answer());
    order().table().setFocus();
}

void QnnWindowTest::theOrderIsThatOfTheStages()
{
    raiseOrder();

    QCOMPARE(names(), QStringList({"Relu:2", "Relu:8", "Sigmoid:13"}));
    QCOMPARE(cell(0, OrderModel::Priority), QStringLiteral("EARLY"));
    QCOMPARE(cell(2, OrderModel::Priority), QStringLiteral("LATE"));
    QCOMPARE(cell(0, OrderModel::Contest), QString());
}

void QnnWindowTest::aRuleMovesWithItsTextAndStaysSelected()
{
    raiseOrder();
    order().table().setCurrentRule(1);

    QTest::keyClick(&order().table(), Qt::Key_Up, Qt::ControlModifier);

    QTRY_VERIFY(text().startsWith("// both\n"));
    QVERIFY(text().indexOf("// the activation") > text().indexOf("// both"));
    QTRY_COMPARE(names(), QStringList({"Relu:2", "Relu:8", "Sigmoid:13"}));
    QTRY_COMPARE(order().currentRule(), std::optional<std::uint32_t>(0));
    m_window->action(CommandId::Undo)->trigger();
    QCOMPARE(text().toUtf8(), qnnRules);
}

void QnnWindowTest::aMoveToAnotherPassSaysWhyNot()
{
    raiseOrder();
    order().table().setCurrentRule(1);

    QTest::keyClick(&order().table(), Qt::Key_Down, Qt::ControlModifier);

    QCOMPARE(text().toUtf8(), qnnRules);
    QVERIFY2(order().changeText().contains("EARLY") && order().changeText().contains("LATE"),
             qPrintable(order().changeText()));
}

void QnnWindowTest::thePictureOffersWhatTheLanguageCanSay()
{
    m_window->action(CommandId::ShowPattern)->trigger();
    putCaretAt(QStringLiteral("MatMul"));
    QTRY_VERIFY(view().scene() && view().scene()->find("L"));
    PatternPanel& panel = m_window->panels().pattern().panel();

    const auto menu = panel.menu().menuFor(*view().scene()->find("L"), {});
    const auto action = [&](const QString& text) -> QAction* {
        for (QAction* each : menu->actions()) {
            if (each->text().remove('&') == text)
                return each;
        }
        return nullptr;
    };
    QVERIFY(action("Rename…") && action("Rename…")->isEnabled());
    QVERIFY(action("Optional") && !action("Optional")->isEnabled());
    QVERIFY2(action("Optional")->toolTip().contains("QNN"),
             qPrintable(action("Optional")->toolTip()));

    action("Remove")->trigger();

    QTRY_VERIFY2(text().contains("Op(\"Relu\", \"X\"),\n    OK"), qPrintable(text()));
    QVERIFY(text().startsWith("// the activation\n"));
}

void QnnWindowTest::aFixOfARefusedMatchIsOfferedAtTheCaretAndInRewrites()
{
    putCaretAt(QStringLiteral("GT(16, 32)"));
    RewritePanel& rewrites = m_window->panels().rewrites().panel();
    QTRY_VERIFY(rewrites.misses().fixes().contains(0) && fusion().isCurrent());
    const std::vector<FixProposal> fixes = rewrites.misses().fixes().at(0);
    QCOMPARE(fixes.size(), std::size_t(2));
    QCOMPARE(QString::fromStdString(fixes[0].title),
             QStringLiteral("Let `GT(16, 32)` hold for `16` too"));
    m_window->panels().editor().quickFixes().showMenu();
    const auto menus = m_window->panels().editor().code().findChildren<QMenu*>();
    QVERIFY(!menus.isEmpty());
    QCOMPARE(menus.last()->actions().constFirst()->text(),
             QStringLiteral("Let `GT(16, 32)` hold for `16` too: 1 match, 1 rewrite"));
    menus.last()->close();

    emit rewrites.fixChosen(0, fixes[1]);

    QTRY_VERIFY(text().contains("    OK,\n    Op(\"Act\""));
    m_window->action(CommandId::Undo)->trigger();
    QCOMPARE(text().toUtf8(), qnnRules);
}

FUSEWRIGHT_TEST(QnnWindowTest)
#include "tst_qnn_window.moc"
