// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/choice_box.h"

#include "tests/kit/test_program.h"
#include "widgets/base/theme.h"

#include <QAbstractItemView>
#include <QTest>

using namespace fusewright;

class ChoiceBoxTest : public QObject {
    Q_OBJECT

private slots:
    void showsAllChoicesAtOnce_data();
    void showsAllChoicesAtOnce();
    void shortensWhatHasNoRoom();
};

void ChoiceBoxTest::showsAllChoicesAtOnce_data()
{
    QTest::addColumn<int>("current");
    QTest::newRow("the first is chosen") << 0;
    QTest::newRow("the last is chosen") << 6;
}

void ChoiceBoxTest::showsAllChoicesAtOnce()
{
    QFETCH(const int, current);
    Theme theme;
    ChoiceBox box;
    for (int at = 0; at < 7; ++at)
        box.addItem(QString::number(at));
    box.setCurrentIndex(current);
    box.show();
    QVERIFY(QTest::qWaitForWindowExposed(&box));

    box.showPopup();

    const QAbstractItemView& list = *box.view();
    QTRY_VERIFY(list.isVisible());
    for (int at = 0; at < 7; ++at) {
        const QRect line = list.visualRect(box.model()->index(at, 0));
        QVERIFY(list.viewport()->rect().contains(line));
        QVERIFY(line.height() >= 6 * grid);
    }
    box.hidePopup();
}

void ChoiceBoxTest::shortensWhatHasNoRoom()
{
    const Theme theme;
    ChoiceBox box;
    box.addItem(QStringLiteral("Category"));
    box.resize(box.sizeHint());
    QCOMPARE(box.shownText(), QStringLiteral("Category"));

    box.resize(60, box.height());

    QVERIFY(box.shownText().endsWith(QChar(0x2026)));
}

FUSEWRIGHT_TEST(ChoiceBoxTest)
#include "tst_choice_box.moc"
