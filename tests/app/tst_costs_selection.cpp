// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/picture/canvas_page.h"
#include "engine/session/fusion_session.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "widgets/base/choice_box.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/costs/costs_panel.h"
#include "widgets/document/workspace.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>
#include <QTreeView>

#include <algorithm>

using namespace fusewright;

namespace {

const QByteArray costedModel = R"({"format": "fusewright-graph", "version": 1,
    "inputs": [{"name": "x", "dtype": "f32", "shape": [8, 64]}],
    "constants": [{"name": "w", "dtype": "f32", "shape": [64, 64]}],
    "nodes": [{"id": "a", "op": "linear", "inputs": ["x", "w"]},
              {"id": "b", "op": "relu", "inputs": ["a"]},
              {"id": "c", "op": "tanh", "inputs": ["b"]},
              {"id": "d", "op": "linear", "inputs": ["c", "w"]},
              {"id": "e", "op": "relu", "inputs": ["d"]}], "outputs": ["e"]})";
const QByteArray costedRule = "r:\n  priority: 1\n  pattern:\n"
                              "    l: {op_type: linear, child: r}\n    r: {op_type: relu}\n";

} // namespace

/// Three of four operators wait for the batch alone.
const QByteArray openExtents = R"({"format": "fusewright-graph", "version": 1,
    "inputs": [{"name": "x", "dtype": "f32", "shape": ["batch", 64]},
               {"name": "y", "dtype": "f32", "shape": ["length", 64]}],
    "nodes": [{"id": "a", "op": "relu", "inputs": ["x"]},
              {"id": "b", "op": "tanh", "inputs": ["a"]},
              {"id": "c", "op": "relu", "inputs": ["b"]},
              {"id": "d", "op": "tanh", "inputs": ["y"]}], "outputs": ["c", "d"]})";

/// What the panel Costs says, and which row of it is the current one while rules change.
class CostsSelectionTest : public test::WindowTest {
    Q_OBJECT

private slots:
    void theRowIsThatOfTheSelectedOperator();
    void extentsWithoutANumberAreNamed();

private:
    LiveFusion& fusion() { return m_program->workspace.fusion(); }
    CanvasPage& page() { return m_window->canvasPage(); }
    CostsPanel& panel() { return *m_window->findChild<CostsPanel*>(); }
    QTreeView& rows() { return *panel().findChild<QTreeView*>(); }
    bool isCosted()
    {
        const CanvasView* const view = page().content().view();
        return panel().content() && view && panel().content()->of.answer == view->fusion
            && panel().content()->of.shown == view->made && fusion().isCurrent()
            && view->fusion == fusion().answer();
    }
};

/// Sections are others then, and have other numbers.
void CostsSelectionTest::theRowIsThatOfTheSelectedOperator()
{
    m_window->open({m_folder.write(QStringLiteral("m.json"), costedModel),
                    m_folder.write(QStringLiteral("r.yaml"), costedRule)});
    QTRY_VERIFY_WITH_TIMEOUT(fusion().isCurrent() && page().content().view(), 20'000);
    m_window->action(CommandId::ShowCosts)->trigger();
    auto* const box = panel().findChild<ChoiceBox*>();
    box->setCurrentIndex(box->findData(QStringLiteral("A100")));
    emit box->activated(box->currentIndex());
    QTRY_VERIFY_WITH_TIMEOUT(isCosted(), 20'000);
    QCOMPARE(panel().content()->costs.sections.size(), std::size_t(3));
    page().canvas().select({NodeId(2U)});
    QVERIFY(rows().currentIndex().data().toString().contains(QStringLiteral("tanh")));

    QTextCursor all(&m_program->workspace.rules().document());
    all.select(QTextCursor::Document);
    all.removeSelectedText();

    QTRY_VERIFY_WITH_TIMEOUT(isCosted() && panel().content()->costs.sections.size() == 5, 20'000);
    QVERIFY2(rows().currentIndex().data().toString().contains(QStringLiteral("tanh")),
             qPrintable(rows().currentIndex().data().toString()));
}

void CostsSelectionTest::extentsWithoutANumberAreNamed()
{
    m_window->open({m_folder.write(QStringLiteral("m.json"), openExtents)});
    QTRY_VERIFY_WITH_TIMEOUT(fusion().isCurrent() && page().content().view(), 20'000);
    m_window->action(CommandId::ShowCosts)->trigger();
    auto* const box = panel().findChild<ChoiceBox*>();
    box->setCurrentIndex(box->findData(QStringLiteral("A100")));
    emit box->activated(box->currentIndex());
    QTRY_VERIFY_WITH_TIMEOUT(isCosted(), 20'000);
    auto* const field = panel().findChild<QLineEdit*>();

    field->setText(QStringLiteral("batch=8"));
    emit field->editingFinished();

    const auto says = [this](const QString& words) {
        const auto labels = panel().findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) {
            return label->isVisible()
                && (label->text().contains(words) || label->toolTip().contains(words));
        });
    };
    QTRY_VERIFY_WITH_TIMEOUT(isCosted() && says(QStringLiteral("No number yet: length.")), 20'000);
}

FUSEWRIGHT_TEST(CostsSelectionTest)
#include "tst_costs_selection.moc"
