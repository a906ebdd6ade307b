// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/frame/status_line.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "widgets/document/workspace.h"

#include <QAction>
#include <QLabel>
#include <QStatusBar>
#include <QTest>

#include <algorithm>

using namespace fusewright;

class StatusLineTest : public test::WindowTest {
    Q_OBJECT

private slots:
    void factsAreWholeOrNotThere();
    void makesNoWindowWider();
    void cutsLongWordsVisibly();
    void saysNothingTwice();
    void saysNothingOfAnotherPage();
};

void StatusLineTest::factsAreWholeOrNotThere()
{
    m_window->open({test::llama, test::llamaRules});
    QTRY_VERIFY(m_program->workspace.model().isOpen() && m_program->workspace.fusion().isCurrent());
    m_window->show();
    const QStatusBar& bar = *m_window->statusBar();
    const auto areWhole = [&bar] {
        const auto facts = bar.findChildren<QLabel*>();
        return std::ranges::all_of(facts, [&](const QLabel* fact) {
            const bool isWhole = fact->geometry().right() <= bar.width()
                && fact->width() >= fact->sizeHint().width();
            return !fact->isVisible() || isWhole;
        });
    };
    for (const int width : {1280, 800}) {
        m_window->resize(width, 600);
        QTRY_COMPARE(bar.width(), width);
        QTRY_VERIFY(areWhole());
    }
}

void StatusLineTest::makesNoWindowWider()
{
    m_window->open({test::llama, test::llamaRules});
    QTRY_VERIFY(m_program->workspace.fusion().isCurrent() && m_program->workspace.model().isOpen());
    m_window->show();

    const int least = std::max(m_window->minimumWidth(), m_window->minimumSizeHint().width());
    for (int width = 1600; width >= least; width -= 7) {
        m_window->resize(width, 600);
        QCoreApplication::processEvents();
        QCOMPARE(m_window->width(), width);
    }

    const QStatusBar& bar = *m_window->statusBar();
    QCOMPARE(bar.minimumSizeHint().width(), 0);
    QCOMPARE(bar.width(), m_window->width());
}

void StatusLineTest::cutsLongWordsVisibly()
{
    m_window->open({test::llama, test::llamaRules});
    QTRY_VERIFY(m_program->workspace.fusion().isCurrent() && m_program->workspace.model().isOpen());
    m_window->show();
    m_window->resize(1280, 600);
    auto& bar = static_cast<StatusLine&>(*m_window->statusBar());
    QTRY_COMPARE(bar.width(), 1280);
    const QString words = QStringLiteral("Near miss 1 of 23: ").repeated(20);

    bar.say(words);

    QVERIFY(bar.currentMessage().endsWith(QChar(0x2026)));
    QVERIFY(bar.fontMetrics().horizontalAdvance(bar.currentMessage()) < bar.width());
    QCOMPARE(bar.toolTip(), words);
    const auto length = bar.currentMessage().size();
    m_window->resize(m_window->minimumWidth(), 600);
    QTRY_VERIFY(bar.currentMessage().size() < length);
    QCOMPARE(bar.toolTip(), words);

    bar.say(QStringLiteral("Copied"));
    QCOMPARE(bar.currentMessage(), QStringLiteral("Copied"));
    QCOMPARE(bar.toolTip(), QStringLiteral("Copied"));
}

/// Words that went away do not come back with another width.
void StatusLineTest::saysNothingTwice()
{
    m_window->open({test::llama, test::llamaRules});
    QTRY_VERIFY(m_program->workspace.fusion().isCurrent() && m_program->workspace.model().isOpen());
    m_window->show();
    m_window->resize(1280, 600);
    auto& bar = *m_window->findChild<StatusLine*>();
    bar.say(QStringLiteral("Picture copied."));
    bar.clearMessage();

    m_window->resize(1000, 600);

    QTRY_COMPARE(bar.width(), 1000);
    QCOMPARE(bar.currentMessage(), QString());
}

void StatusLineTest::saysNothingOfAnotherPage()
{
    m_window->open({test::llama, test::llamaRules});
    QTRY_VERIFY(m_program->workspace.fusion().isCurrent() && m_program->workspace.model().isOpen());
    m_window->show();
    auto& bar = *m_window->findChild<StatusLine*>();
    bar.say(QStringLiteral("Near miss 1 of 2"));

    m_window->action(CommandId::ShowDiff)->trigger();

    QCOMPARE(bar.currentMessage(), QString());
}

FUSEWRIGHT_TEST(StatusLineTest)
#include "tst_status_line.moc"
