// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/picture/canvas_page.h"
#include "engine/session/fusion_session.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "widgets/document/workspace.h"

#include <QAction>
#include <QTest>

using namespace fusewright;
using test::tinyModel;

namespace {

const char* const coloredRule = "pair:\n  pattern:\n    first: {op_type: linear, child: second}\n"
                                "    second: {op_type: relu}\n";

} // namespace

/// What the graph's colours mean when nobody chose them.
class ColoringWindowTest : public test::WindowTest {
    Q_OBJECT

private slots:
    void tellsCategoriesApartAsLongAsThereAreNoRules();
    void tellsFoldsApartInAutomaticFusion();
    void whatWasChosenInAutomaticFusionStays();

private:
    Coloring coloring() const { return m_window->canvasPage().content().choice().coloring; }
    void trigger(CommandId id) { m_window->action(id)->trigger(); }
    void openWithRule()
    {
        m_window->open(
            {m_folder.write("m.json", tinyModel()), m_folder.write("r.yaml", coloredRule)});
        QTRY_VERIFY(m_program->workspace.fusion().answer()
                    && !m_program->workspace.fusion().answer()->rules.rules.empty());
        QTRY_COMPARE(coloring(), Coloring::Rule);
    }
};

void ColoringWindowTest::tellsCategoriesApartAsLongAsThereAreNoRules()
{
    m_window->open({m_folder.write("m.json", tinyModel())});
    QTRY_COMPARE(coloring(), Coloring::Category);
    QVERIFY(m_window->action(CommandId::ColorByCategory)->isChecked());

    m_window->open({m_folder.write("r.yaml", coloredRule)});
    QTRY_COMPARE(coloring(), Coloring::Rule);
    trigger(CommandId::CloseRules);
    QTRY_COMPARE(coloring(), Coloring::Category);

    // What was chosen stays.
    trigger(CommandId::ColorByCategory);
    m_window->open({m_folder.write("r.yaml", coloredRule)});
    QTRY_VERIFY(!m_program->workspace.fusion().answer()->rules.rules.empty());
    QCOMPARE(coloring(), Coloring::Category);
}

/// No rule has made what is seen there.
void ColoringWindowTest::tellsFoldsApartInAutomaticFusion()
{
    openWithRule();

    trigger(CommandId::PartitionO3);
    QCOMPARE(coloring(), Coloring::Fold);
    QVERIFY(m_window->action(CommandId::ColorByFold)->isChecked());
    trigger(CommandId::PartitionO1);
    QCOMPARE(coloring(), Coloring::Rule);

    trigger(CommandId::PartitionO3);
    const QByteArray state = m_window->canvasPage().state();
    m_window->canvasPage().restore(state);
    trigger(CommandId::PartitionO1);
    QCOMPARE(coloring(), Coloring::Rule);
}

void ColoringWindowTest::whatWasChosenInAutomaticFusionStays()
{
    openWithRule();

    trigger(CommandId::PartitionO3);
    trigger(CommandId::ColorByFold);
    trigger(CommandId::PartitionO1);
    QCOMPARE(coloring(), Coloring::Fold);

    trigger(CommandId::PartitionO3);
    trigger(CommandId::ColorByRule);
    QCOMPARE(coloring(), Coloring::Rule);
}

FUSEWRIGHT_TEST(ColoringWindowTest)
#include "tst_coloring_window.moc"
