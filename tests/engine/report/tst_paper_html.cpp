// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/page_table.h"
#include "engine/report/paper_html.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

class PaperHtmlTest : public QObject {
    Q_OBJECT

private slots:
    void namesInWideTablesBreakBehindTheirParts();
    void namesInOtherTablesStayAsTheyAre();
};

namespace {

PageTable tableOf(std::size_t columns)
{
    PageTable table{.title = {}, .headings = {"Section", "Bound"}, .rows = {}, .isMarked = true};
    table.headings.resize(columns, "#Times");
    table.rows.push_back({"`llama2_self_attn_proj`", "compute"});
    table.rows.front().resize(columns, "32");
    return table;
}

/// The width of a column, in percent.
int widthIn(const QString& html, int column)
{
    return html.section(QStringLiteral("width=\""), column + 2, column + 2)
        .section(u'%', 0, 0)
        .toInt();
}

} // namespace

void PaperHtmlTest::namesInWideTablesBreakBehindTheirParts()
{
    const QString html = QString::fromStdString(paperTable(tableOf(9)));

    QVERIFY(html.contains(QStringLiteral("llama2_\u200bself_\u200battn_\u200bproj")));
    // The name has the most room, a number the least.
    QVERIFY(widthIn(html, 0) > widthIn(html, 1) && widthIn(html, 1) > widthIn(html, 2));
}

void PaperHtmlTest::namesInOtherTablesStayAsTheyAre()
{
    const QString html = QString::fromStdString(paperTable(tableOf(4)));

    QVERIFY(html.contains(QStringLiteral("<code>llama2_self_attn_proj</code>")));
    QVERIFY(!html.contains(QStringLiteral("tight")));
}

FUSEWRIGHT_TEST(PaperHtmlTest)
#include "tst_paper_html.moc"
