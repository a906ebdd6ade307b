// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/model_session.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/fusion_answer.h"
#include "widgets/base/theme.h"
#include "widgets/document/amount_text.h"
#include "widgets/match/section_model.h"
#include "widgets/match/section_table.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QHeaderView>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace fusewright;

class SectionTableTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_llama = test::llamaAnswer(); }
    void init();
    void modelIsSound();
    void showsIdenticalSectionsOnce();
    void showsEverySection();
    void sortsByAColumn();
    void showsWhatItIsSortedByInASmallWindow();
    void sumsUpAndComparesWithEveryOperatorAlone();
    void neverInventsANumber();
    void writesFormulasWhereExtentsHaveNames();
    void picksAllThatAreFolded();

private:
    QTableView& view(const char* name) const
    {
        return *m_table->findChild<QTableView*>(QLatin1String(name));
    }
    QString cell(int row, SectionColumn column) const
    {
        return view("sections").model()->index(row, int(column)).data().toString();
    }

    Theme m_theme;
    std::shared_ptr<const FusionAnswer> m_llama;
    std::unique_ptr<SectionTable> m_table;
};

void SectionTableTest::init()
{
    m_table = std::make_unique<SectionTable>(m_theme);
    m_table->resize(1200, 500);
    m_table->show();
    m_table->setAnswer(m_llama);
    QTRY_VERIFY(view("sections").model()->rowCount() > 0);
}

void SectionTableTest::modelIsSound()
{
    SectionModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const ShownPartition shown{.graph = m_llama->graph,
                               .rules = {m_llama, &m_llama->rules},
                               .made = {m_llama, &m_llama->made},
                               .manual = nullptr};

    model.show(shown, orderedSections(shown, {}));

    QCOMPARE(model.rowCount(), int(m_llama->made.folding.folds.size()));
}

void SectionTableTest::showsIdenticalSectionsOnce()
{
    int found = 0;
    for (int row = 0; row < view("sections").model()->rowCount(); ++row) {
        if (cell(row, SectionColumn::Label) == QStringLiteral("llama2_qkv")) {
            ++found;
            QCOMPARE(cell(row, SectionColumn::Times), QStringLiteral("32"));
        }
    }
    QCOMPARE(found, 1);
}

void SectionTableTest::showsEverySection()
{
    m_table->findChild<QCheckBox*>()->click();

    QTRY_COMPARE(view("sections").model()->rowCount(),
                 int(m_llama->made.partition.sections.size()));
}

void SectionTableTest::sortsByAColumn()
{
    const QHeaderView& header = *view("sections").horizontalHeader();
    const int column = int(SectionColumn::Operators);

    QTest::mouseClick(header.viewport(), Qt::LeftButton, {},
                      {header.sectionViewportPosition(column) + 8, header.height() / 2});

    QTRY_COMPARE(cell(0, SectionColumn::Operators), QStringLiteral("20"));
    QCOMPARE(view("sections").model()->headerData(column, Qt::Horizontal).toString(),
             QStringLiteral("↓ Operators"));
}

void SectionTableTest::showsWhatItIsSortedByInASmallWindow()
{
    m_table->resize(585, 240);

    const QTableView& sections = view("sections");
    const int sorted = int(SectionColumn::Operations);
    QVERIFY(sections.columnViewportPosition(sorted) + sections.columnWidth(sorted)
            <= sections.viewport()->width());
    QVERIFY(sections.horizontalHeader()->sectionSizeHint(sorted) <= sections.columnWidth(sorted));
}

void SectionTableTest::sumsUpAndComparesWithEveryOperatorAlone()
{
    const QAbstractItemModel& totals = *view("totals").model();

    QCOMPARE(totals.index(0, int(SectionColumn::Operators)).data().toString(),
             QStringLiteral("1,641"));
    const double share =
        double(m_llama->made.partition.sections.size()) / double(m_llama->graph->nodeCount());
    QCOMPARE(totals.index(1, int(SectionColumn::Times)).data().toString(), shareText(share));
}

void SectionTableTest::neverInventsANumber()
{
    QCOMPARE(tallyText({.known = 0, .unknown = 1}), QStringLiteral("unknown"));
    QCOMPARE(tallyText({.known = 1500, .unknown = 1}), QStringLiteral("≥ 1.5 K"));
    QCOMPARE(bytesText({.known = 1500, .unknown = 0}), QStringLiteral("1.5 KB"));
    QCOMPARE(bytesText({.known = 12, .unknown = 0}), QStringLiteral("12 B"));
    QCOMPARE(shortSecondsText({.known = 0.0025, .unknown = 3}), QStringLiteral("≥ 2.5 ms"));
    QCOMPARE(shortSecondsText({.known = 0, .unknown = 3}), QStringLiteral("unknown"));
    QCOMPARE(shortSecondsText({.known = 0.0025, .unknown = 0}), QStringLiteral("2.5 ms"));
}

void SectionTableTest::writesFormulasWhereExtentsHaveNames()
{
    const auto opened =
        openModel(FUSEWRIGHT_SOURCE_DIR "/tests/cli/cases/partition_symbolic_json/symbolic.json",
                  {}, nullptr);
    QVERIFY(opened.model);
    m_table->setAnswer(test::answerOf(opened.model->graph,
                                      "r:\n  priority: 1\n  pattern:\n"
                                      "    fc: {op_type: linear, child: act}\n"
                                      "    act: {op_type: relu}\n"));

    QTRY_COMPARE(view("sections").model()->rowCount(), 1);
    const auto total = [&](SectionColumn column) {
        return view("totals").model()->index(0, int(column)).data().toString();
    };
    QCOMPARE(cell(0, SectionColumn::Operations), QStringLiteral("544·batch·seq"));
    QCOMPARE(cell(0, SectionColumn::Read), QStringLiteral("64 B·batch·seq + 512 B"));
    QCOMPARE(cell(0, SectionColumn::Written), QStringLiteral("128 B·batch·seq"));
    QCOMPARE(cell(0, SectionColumn::Kept), QStringLiteral("128 B·batch·seq"));
    for (const auto column : {SectionColumn::Operations, SectionColumn::Read, SectionColumn::Kept})
        QCOMPARE(total(column), cell(0, column));
}

void SectionTableTest::picksAllThatAreFolded()
{
    int row = 0;
    while (cell(row, SectionColumn::Label) != QStringLiteral("llama2_qkv"))
        ++row;
    QTableView& table = view("sections");
    const QModelIndex index = table.model()->index(row, int(SectionColumn::Label));
    QSignalSpy picked(m_table.get(), &SectionTable::nodesPicked);

    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(index).center());

    QCOMPARE(picked.size(), 1);
    const std::size_t each = cell(row, SectionColumn::Operators).toUInt();
    QCOMPARE(picked[0][0].value<std::vector<NodeId>>().size(), 32 * each);
}

FUSEWRIGHT_TEST(SectionTableTest)
#include "tst_section_table.moc"
