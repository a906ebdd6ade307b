// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/column_room.h"
#include "widgets/base/quiet_table.h"

#include "tests/kit/test_program.h"

#include <QHeaderView>
#include <QStandardItemModel>
#include <QTest>

#include <array>

using namespace fusewright;

class ColumnRoomTest : public QObject {
    Q_OBJECT

private slots:
    void aHeadingIsWhole();
    void columnsGiveWayInTheirOrder();
    void whatStandsAloneNeverGivesWay();

private:
    struct Table : QuietTable {
        Table()
        {
            model.setHorizontalHeaderLabels({"Name", "Gewonnen oder verloren", "Rang", "Ort"});
            setModel(&model);
        }
        QHeaderView& header() { return *horizontalHeader(); }

        QStandardItemModel model;
    };
};

void ColumnRoomTest::aHeadingIsWhole()
{
    Table table;

    fitHeading(table.header(), 1, 20);
    fitHeading(table.header(), 2, 300);

    QVERIFY(table.header().sectionSize(1) >= table.header().sectionSizeHint(1));
    QCOMPARE(table.header().sectionSize(2), 300);
}

void ColumnRoomTest::columnsGiveWayInTheirOrder()
{
    Table table;
    constexpr std::array columns{YieldingColumns::Column{1, 300, 2},
                                 YieldingColumns::Column{2, 200, 1}};
    YieldingColumns room(table.header(), columns);

    room.share(600, 100);
    QVERIFY(!table.header().isSectionHidden(1) && !table.header().isSectionHidden(2));
    room.share(599, 100);
    QVERIFY(!table.header().isSectionHidden(1) && table.header().isSectionHidden(2));
    room.share(399, 100);
    QVERIFY(table.header().isSectionHidden(1) && table.header().isSectionHidden(2));
    room.share(600, 100);
    QVERIFY(!table.header().isSectionHidden(1) && !table.header().isSectionHidden(2));
}

void ColumnRoomTest::whatStandsAloneNeverGivesWay()
{
    Table table;
    constexpr std::array columns{YieldingColumns::Column{1, 300}};
    YieldingColumns room(table.header(), columns);

    room.share(10, 100);

    QVERIFY(!table.header().isSectionHidden(1));
}

FUSEWRIGHT_TEST(ColumnRoomTest)
#include "tst_column_room.moc"
