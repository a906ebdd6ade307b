// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "widgets/document/workspace.h"

#include <QLabel>
#include <QStatusBar>
#include <QTest>

using namespace fusewright;

class StatusLineTest : public test::WindowTest {
    Q_OBJECT

private slots:
    void factsAreWholeOrNotThere();
};

void StatusLineTest::factsAreWholeOrNotThere()
{
    m_window->open({test::llama, test::llamaRules});
    QTRY_VERIFY(m_program->workspace.model().isOpen());
    m_window->show();
    for (const int width : {1280, 800}) {
        m_window->resize(width, 600);
        QCoreApplication::processEvents();
        const QStatusBar& bar = *m_window->statusBar();
        for (const QLabel* const fact : bar.findChildren<QLabel*>()) {
            if (fact->isVisible())
                QVERIFY2(fact->geometry().right() <= bar.width()
                             && fact->width() >= fact->sizeHint().width(),
                         qPrintable(fact->text()));
        }
    }
}

FUSEWRIGHT_TEST(StatusLineTest)
#include "tst_status_line.moc"
