// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/page_browser.h"

#include "tests/kit/test_program.h"

#include <QScrollBar>
#include <QTest>

using namespace fusewright;

class PageBrowserTest : public QObject {
    Q_OBJECT

private slots:
    void pageKeysScrollByAPage();
    void withShiftTheySelectToTheEndOfTheView();
};

namespace {

/// Rows of a table, as the inspector has them.
QString longTable()
{
    QString rows;
    for (int row = 0; row < 300; ++row)
        rows +=
            QStringLiteral("<tr><td>name %1</td><td>a value<br>of two lines</td></tr>").arg(row);
    return QStringLiteral("<p>before</p><table>%1</table><p>after</p>").arg(rows);
}

} // namespace

void PageBrowserTest::pageKeysScrollByAPage()
{
    PageBrowser browser;
    browser.resize(300, 200);
    browser.setHtml(longTable());
    browser.show();

    QTest::keyClick(&browser, Qt::Key_PageDown);
    QCOMPARE(browser.verticalScrollBar()->value(), browser.verticalScrollBar()->pageStep());
    QTest::keyClick(&browser, Qt::Key_PageUp);
    QCOMPARE(browser.verticalScrollBar()->value(), 0);
    QVERIFY(!browser.textCursor().hasSelection());
}

void PageBrowserTest::withShiftTheySelectToTheEndOfTheView()
{
    PageBrowser browser;
    browser.resize(300, 200);
    browser.setHtml(longTable());
    browser.show();

    for (int page = 0; page < 400; ++page)
        QTest::keyClick(&browser, Qt::Key_PageDown, Qt::ShiftModifier);

    QCOMPARE(browser.verticalScrollBar()->value(), browser.verticalScrollBar()->maximum());
    QCOMPARE(browser.textCursor().anchor(), 0);
    QVERIFY(browser.textCursor().selectedText().contains(QStringLiteral("name 299")));
    QTest::keyClick(&browser, Qt::Key_PageUp, Qt::ShiftModifier);
    QVERIFY(!browser.textCursor().selectedText().contains(QStringLiteral("name 299")));
}

FUSEWRIGHT_TEST(PageBrowserTest)
#include "tst_page_browser.moc"
