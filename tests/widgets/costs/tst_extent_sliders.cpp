// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/costs/extent_sliders.h"

#include "tests/kit/test_program.h"
#include "widgets/base/theme.h"

#include <QSignalSpy>
#include <QSlider>
#include <QTest>

using namespace fusewright;

class ExtentSlidersTest : public QObject {
    Q_OBJECT

private slots:
    void threeStandInARow();
    void anotherModelHasItsOwn();
    void theOthersKeepTheirNumbers();

private:
    static QList<QSlider*> slidersOf(const ExtentSliders& sliders)
    {
        return sliders.findChildren<QSlider*>();
    }

    Theme m_theme;
};

void ExtentSlidersTest::threeStandInARow()
{
    ExtentSliders sliders;
    sliders.resize(720, 80);
    sliders.show({"batch", "heads", "past", "rows", "seq"}, {});
    QVERIFY(QTest::qWaitForWindowExposed(&sliders));

    const QList<QSlider*> shown = slidersOf(sliders);
    QCOMPARE(shown.size(), 5);
    QCOMPARE(shown[4]->accessibleName(), QStringLiteral("seq"));
    QCOMPARE(shown[1]->y(), shown[0]->y());
    QCOMPARE(shown[2]->y(), shown[0]->y());
    QVERIFY(shown[3]->y() > shown[0]->geometry().bottom());
    QCOMPARE(shown[3]->x(), shown[0]->x());
    QCOMPARE(shown[4]->x(), shown[1]->x());
    for (const QSlider* slider : shown)
        QVERIFY(sliders.rect().contains(slider->geometry()));
}

void ExtentSlidersTest::anotherModelHasItsOwn()
{
    ExtentSliders sliders;
    sliders.resize(720, 80);
    sliders.show({"batch", "heads", "past", "rows"}, {});
    sliders.show({"seq"}, {{"seq", 8}});
    QVERIFY(QTest::qWaitForWindowExposed(&sliders));

    const QList<QSlider*> shown = slidersOf(sliders);
    QCOMPARE(shown.size(), 1);
    QCOMPARE(shown.front()->value(), ExtentSliders::stepOf(8));
    QVERIFY(shown.front()->x() < sliders.width() / 2);
}

void ExtentSlidersTest::theOthersKeepTheirNumbers()
{
    ExtentSliders sliders;
    sliders.show({"batch", "heads", "past", "rows"}, {{"batch", 3}, {"other", 7}});
    QSignalSpy changes(&sliders, &ExtentSliders::changed);

    slidersOf(sliders)[3]->setValue(ExtentSliders::stepOf(16));

    QCOMPARE(changes.size(), 1);
    const auto values = changes.front().front().value<std::vector<ExtentValue>>();
    QCOMPARE(values.size(), std::size_t(3));
    QCOMPARE(values[0].value, std::int64_t(3));
    QCOMPARE(values[1].value, std::int64_t(7));
    QCOMPARE(QString::fromStdString(values[2].name), QStringLiteral("rows"));
    QCOMPARE(values[2].value, std::int64_t(16));
}

FUSEWRIGHT_TEST(ExtentSlidersTest)
#include "tst_extent_sliders.moc"
