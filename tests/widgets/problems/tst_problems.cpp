// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/theme.h"
#include "widgets/problems/failure_page.h"
#include "widgets/problems/problem_model.h"
#include "widgets/problems/problems_panel.h"

#include "tests/kit/test_program.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace fusewright;

class ProblemsTest : public QObject {
    Q_OBJECT

private slots:
    void showsTheWorstFirst();
    void saysTheSeverityInWords();
    void countsByKind();
    void theMessageHasRoomInANarrowPanel();
    void copiesAllProblemsWhenNoneIsSelected();
    void saysWhyAFileCouldNotBeOpened();

private:
    const Diagnostic m_warning{.severity = Severity::Warning,
                               .code = "odd",
                               .message = "Odd.",
                               .file = "a.json",
                               .range = {},
                               .fixes = {}};
    const Diagnostic m_error{.severity = Severity::Error,
                             .code = "bad",
                             .message = "Bad.",
                             .file = "a.json",
                             .range = TextRange{{3, 7}, {3, 8}},
                             .fixes = {}};
    Theme m_theme;
    QAction m_action;
};

void ProblemsTest::showsTheWorstFirst()
{
    ProblemModel model(m_theme);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);

    model.setProblems({m_warning, m_error});

    QCOMPARE(model.problemAt(0), m_error);
    QCOMPARE(model.index(0, ProblemModel::Line).data().toString(), QStringLiteral("3:7"));
}

void ProblemsTest::saysTheSeverityInWords()
{
    ProblemModel model(m_theme);

    model.setProblems({m_warning});

    QCOMPARE(model.index(0, ProblemModel::Message).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("Warning: Odd."));
}

void ProblemsTest::countsByKind()
{
    ProblemsPanel panel(m_theme, &m_action, &m_action);

    panel.setProblems({m_warning, m_error});

    QVERIFY(panel.summary().contains(QStringLiteral("1 error")));
    QVERIFY(panel.summary().contains(QStringLiteral("1 warning")));
}

void ProblemsTest::theMessageHasRoomInANarrowPanel()
{
    ProblemsPanel panel(m_theme, &m_action, &m_action);
    panel.setProblems({m_warning});
    const auto& table = *panel.findChild<QTableView*>();
    panel.resize(596, 200);
    panel.show();
    QTRY_VERIFY(table.columnWidth(ProblemModel::Message) >= 400);
    panel.resize(1000, 200);
    QTRY_VERIFY(!table.isColumnHidden(ProblemModel::Code));
}

void ProblemsTest::copiesAllProblemsWhenNoneIsSelected()
{
    ProblemsPanel panel(m_theme, &m_action, &m_action);

    panel.setProblems({m_error, m_warning});

    QCOMPARE(panel.copyText(),
             QStringLiteral("a.json:3:7: error: Bad. [bad]\na.json: warning: Odd. [odd]"));
}

void ProblemsTest::saysWhyAFileCouldNotBeOpened()
{
    FailurePage page(m_theme, &m_action);

    page.show(QStringLiteral("a.json"), {m_warning, m_error});

    QCOMPARE(page.message(), QStringLiteral("Line 3, column 7: Bad."));
}

FUSEWRIGHT_TEST(ProblemsTest)
#include "tst_problems.moc"
