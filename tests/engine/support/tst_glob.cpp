// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/glob.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <string>

using namespace fusewright;

class GlobTest : public QObject {
    Q_OBJECT

private slots:
    void fitsWholeTexts_data();
    void fitsWholeTexts();
    void aModuleFitsByOneAroundIt_data();
    void aModuleFitsByOneAroundIt();
    void manyStarsTakeNoLongTime();
};

void GlobTest::fitsWholeTexts_data()
{
    QTest::addColumn<QString>("glob");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("fits");

    QTest::newRow("the same") << "a.b"
                              << "a.b" << true;
    QTest::newRow("a part") << "a.b"
                            << "a.b.c" << false;
    QTest::newRow("longer") << "a.b.c"
                            << "a.b" << false;
    QTest::newRow("star at the end") << "a.*"
                                     << "a.b.c" << true;
    QTest::newRow("star for nothing") << "a*"
                                      << "a" << true;
    QTest::newRow("star inside") << "layers.*.mlp"
                                 << "layers.12.mlp" << true;
    QTest::newRow("second try of a star") << "*ab"
                                          << "aab" << true;
    QTest::newRow("two stars") << "*a*b"
                               << "xaxab" << true;
    QTest::newRow("two stars, no end") << "*a*b"
                                       << "xaxabc" << false;
    QTest::newRow("question mark") << "layers.?"
                                   << "layers.3" << true;
    QTest::newRow("question mark for nothing") << "layers.?"
                                               << "layers." << false;
    QTest::newRow("nothing in nothing") << ""
                                        << "" << true;
    QTest::newRow("nothing in something") << ""
                                          << "a" << false;
    QTest::newRow("only a star") << "*"
                                 << "" << true;
}

void GlobTest::fitsWholeTexts()
{
    QFETCH(QString, glob);
    QFETCH(QString, text);

    QTEST(fitsGlob(glob.toStdString(), text.toStdString()), "fits");
}

void GlobTest::aModuleFitsByOneAroundIt_data()
{
    QTest::addColumn<QString>("glob");
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("fits");

    QTest::newRow("itself") << "encoder"
                            << "encoder" << true;
    QTest::newRow("around") << "encoder"
                            << "encoder.layer.0" << true;
    QTest::newRow("around, by a star") << "layers.*.mlp"
                                       << "layers.3.mlp.gate" << true;
    QTest::newRow("begins alike") << "encoder"
                                  << "encoder2.layer" << false;
    QTest::newRow("inside only") << "encoder.*"
                                 << "encoder" << false;
    QTest::newRow("no module") << "encoder"
                               << "" << false;
}

void GlobTest::aModuleFitsByOneAroundIt()
{
    QFETCH(QString, glob);
    QFETCH(QString, path);

    QTEST(fitsModuleGlob(glob.toStdString(), path.toStdString()), "fits");
}

void GlobTest::manyStarsTakeNoLongTime()
{
    std::string glob;
    for (int star = 0; star < 200; ++star)
        glob += "*a";

    QVERIFY(!fitsGlob(glob + "b", std::string(20'000, 'a')));
}

FUSEWRIGHT_TEST(GlobTest)
#include "tst_glob.moc"
