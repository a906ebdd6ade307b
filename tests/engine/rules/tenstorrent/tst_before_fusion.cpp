// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/before_fusion.h"

#include "engine/rules/rule_language.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

/// What TT-XLA does to a model before it fuses.
class BeforeFusionTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsThereIsTold_data();
    void whatIsThereIsTold();
    void bothLanguagesTellIt();
};

void BeforeFusionTest::whatIsThereIsTold_data()
{
    QTest::addColumn<std::string>("lines");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char* name, const char* lines, const QStringList& expected) {
        QTest::newRow(name) << std::string(lines) << expected;
    };
    const QString end = QStringLiteral(" before it fuses. This is not previewed.");
    row("nothing", "y = torch.relu(x)", {});
    row("interpolation",
        "a = torch.nn.functional.interpolate(x, scale_factor = 2, mode = 'bilinear')\n"
        "    y = torch.nn.functional.interpolate(a, scale_factor = 2)",
        {QStringLiteral("TT-XLA turns 2 calls of `interpolate` into matrix products") + end});
    row("another interpolation",
        "y = torch.nn.functional.interpolate(x, scale_factor = 2, mode = 'bicubic')", {});
    row("pools",
        "a = torch.nn.functional.adaptive_avg_pool2d(x, (1, 1))\n"
        "    y = torch.nn.functional.adaptive_avg_pool2d(a, 1)",
        {QStringLiteral("TT-XLA turns 2 adaptive average pools of one element into `mean`") + end});
    row("a larger pool", "y = torch.nn.functional.adaptive_avg_pool2d(x, (1, 2))", {});
    row("a slice", "y = x[(slice(None, None, None), slice(-9, None, None))]",
        {QStringLiteral("TT-XLA trims 1 slice beginning before the tensor to its extent") + end});
    row("a slice inside", "y = x[(slice(-2, None, None), slice(-8, None, None))]", {});
    row("behind an ellipsis nobody counts", "y = x[(Ellipsis, slice(-9, None, None))]", {});
}

void BeforeFusionTest::whatIsThereIsTold()
{
    QFETCH(std::string, lines);
    QFETCH(QStringList, expected);
    const Reading reading =
        readBytes("def forward(self, x: \"f32[2, 8]\"):\n    " + lines + "\n    return y\n",
                  "model.fx.txt", Keep::Raw);
    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QStringList told;
    for (const std::string& sentence : rewritesBeforeFusion(*reading.model->graph))
        told.append(QString::fromStdString(sentence));
    QCOMPARE(told, expected);
}

void BeforeFusionTest::bothLanguagesTellIt()
{
    QVERIFY(findRuleLanguage("tenstorrent")->notPreviewed == &rewritesBeforeFusion);
    QVERIFY(findRuleLanguage("composites")->notPreviewed == &rewritesBeforeFusion);
    QVERIFY(!findRuleLanguage("qnn")->notPreviewed);
}

FUSEWRIGHT_TEST(BeforeFusionTest)
#include "tst_before_fusion.moc"
