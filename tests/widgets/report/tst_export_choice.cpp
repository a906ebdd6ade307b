// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/report/export_choice.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

/// What is remembered of an export.
class ExportChoiceTest : public QObject {
    Q_OBJECT

private slots:
    void everyChoiceComesBack();
    void whatIsUnreadableIsTheUsualChoice();
    void numbersOutOfRangeAreMended();
};

void ExportChoiceTest::everyChoiceComesBack()
{
    for (const ExportKind kind : allExportKinds()) {
        const ExportChoice choice{.kind = kind,
                                  .parts = {ReportPart::Costs, ReportPart::Misses},
                                  .drawn = {FusionMode::O3},
                                  .theme = ReportTheme::Dark,
                                  .extent = PictureExtent::Everything,
                                  .percent = 250,
                                  .isTransparent = true,
                                  .mode = FusionMode::O0,
                                  .isClosed = true,
                                  .isFormatted = true};

        QVERIFY(decodeExport(encodeExport(choice)) == choice);
    }
}

void ExportChoiceTest::whatIsUnreadableIsTheUsualChoice()
{
    for (const char* const text : {"", "{", "[]", "7", "{}"})
        QVERIFY(decodeExport(text) == ExportChoice());
}

void ExportChoiceTest::numbersOutOfRangeAreMended()
{
    const ExportChoice choice = decodeExport(
        R"({"kind": ".exe", "theme": 9, "extent": -4, "mode": "o1", "percent": 100000000})");

    QVERIFY(choice.kind == ExportKind::Html);
    QVERIFY(choice.theme == ReportTheme::Auto);
    QVERIFY(choice.extent == PictureExtent::View);
    QVERIFY(choice.mode == FusionMode::O1);
    QCOMPARE(choice.percent, 800);
}

FUSEWRIGHT_TEST(ExportChoiceTest)
#include "tst_export_choice.moc"
