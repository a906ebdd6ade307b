// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/module_borders.h"
#include "engine/layout/repeats.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

/// Where repeats of a sequence begin, and how often they are there.
class RepeatsTest : public QObject {
    Q_OBJECT

private slots:
    void findsRuns_data();
    void findsRuns();
    void onlyPiecesAtTheEndsHaveOtherBorders_data();
    void onlyPiecesAtTheEndsHaveOtherBorders();
    void aModuleBegins_data();
    void aModuleBegins();
    void modulesAreShared();
};

/// Letters are what stands there, capital ones with nothing above; `1+2*3` is a run of three pieces
/// of two from place one. A module is given for each place, or for none: `-` where it is not known.
void RepeatsTest::findsRuns_data()
{
    QTest::addColumn<QString>("sequence");
    QTest::addColumn<QString>("modules");
    QTest::addColumn<QString>("runs");
    const auto row = [](const char* name, const char* sequence, const char* modules,
                        const char* runs) {
        QTest::newRow(name) << QString(sequence) << QString(modules) << QString(runs);
    };
    row("none", "abc", "", "");
    row("as the first and the last that differ in one place", "abxdeabcdeabcdeabcdeabydez", "",
        "5+5*3");
    row("from the left", "abcbcbcd", "", "1+2*3");
    row("at the start of a module", "abcbcbcbd", "- - l.0 l.0 l.1 l.1 l.2 l.2 -", "2+2*3");
    row("where nothing is above", "xbAbAbAb", "", "2+2*3");
    row("at a module rather than there", "xbAbAbAb", "- l.0 l.0 l.1 l.1 l.2 l.2 -", "1+2*3");
    row("not with fewer pieces", "abcbcbcd", "- - m.0 m.0 m.1 m.1 m.2 -", "1+2*3");
    row("of two, that farther out", "xabcabcabd", "- - l.0.a l.0.b l.1 l.1.a l.1.b l.2 l.2.a -",
        "3+3*2");
    row("several runs", "ababaxcdcdc", "- l.0 l.0 l.1 l.1 - - m.0 m.0 m.1 m.1", "1+2*2 7+2*2");
    row("of one place", "aaaa", "l.0 l.1 l.2 l.3", "0+1*4");
    row("no part of a stage", "xdbbdbbby", "- 1.0 1.1 1.2 2.0 2.1 2.2 2.3 -", "2+1*2 5+1*3");
    row("whole stages", "xdbbdbby", "- 1.0 1.1 1.2 2.0 2.1 2.2 -", "1+3*2");
    row("the last has more", "abababxy", "l.0.a l.0.b l.1.a l.1.b l.2.a l.2.b l.2.x -", "0+2*2");
    row("behind it, none begins", "abababx", "l.0.a l.0.b l.1.a l.1.b l.2.a l.2.b -", "0+2*3");
    row("no part of a repeat within", "xdbbdbbby", "", "2+1*2 5+1*3");
    row("one within is none", "xdbdbby", "", "1+2*2");
    row("a repeat within that ends", "xdbbdbby", "", "1+3*2");
    row("across modules", "xababy", "l.0.a l.0.b l.1.a l.1.b l.2.a l.2.b", "1+2*2");
    row("in the middle of modules", "xababy", "- l.0 l.0 l.1 l.1 l.1", "1+2*2");
    row("some are not known", "abababx", "- l - l - l l", "0+2*3");
}

void RepeatsTest::findsRuns()
{
    QFETCH(const QString, sequence);
    QFETCH(const QString, modules);
    QFETCH(const QString, runs);
    std::vector<std::uint32_t> numbers;
    std::vector<bool> isHead;
    for (const QChar letter : sequence) {
        numbers.push_back(letter.unicode());
        isHead.push_back(letter.isUpper());
    }
    const QList<QByteArray> paths = modules.toLatin1().split(' ');
    std::vector<ModuleEnds> ends;
    for (const QByteArray& path : paths) {
        const std::string_view known = path == "-" ? std::string_view() : std::string_view(path);
        ends.push_back({known, known});
    }
    if (modules.isEmpty())
        ends.clear();
    QVERIFY(ends.empty() || ends.size() == numbers.size());
    const std::vector<std::uint32_t> weights(numbers.size(), 1);

    QStringList found;
    for (const Run& run : findRuns({numbers, {}, weights, ends, isHead}, 1))
        found << QStringLiteral("%1+%2*%3").arg(run.begin).arg(run.period).arg(run.count);

    QCOMPARE(found.join(' '), runs);
}

void RepeatsTest::onlyPiecesAtTheEndsHaveOtherBorders_data()
{
    QTest::addColumn<QString>("sequence");
    QTest::addColumn<QString>("borders");
    QTest::addColumn<QString>("runs");
    const auto row = [](const char* name, const char* sequence, const char* borders,
                        const char* runs) {
        QTest::newRow(name) << QString(sequence) << QString(borders) << QString(runs);
    };
    row("none is other", "aaaa", "xxxx", "0+1*4");
    row("the first", "aaaa", "yxxx", "0+1*4");
    row("the last", "aaaa", "xxxy", "0+1*4");
    row("both", "aaaa", "yxxy", "0+1*4");
    row("of two, neither is the exception", "aa", "xy", "");
    row("of three, one", "aaa", "yxx", "0+1*3");
    row("of three, not all", "aaa", "yxz", "");
    row("in the middle", "aaaaaa", "xxxyxx", "0+1*4 4+1*2");
    row("by turns", "abababab", "xyxyxyxy", "0+2*4");
    row("by turns, of one kind", "aaaaaa", "xyxyxy", "0+2*3");
    row("of longer pieces", "abababab", "zyxyxyxv", "0+2*4");
}

void RepeatsTest::onlyPiecesAtTheEndsHaveOtherBorders()
{
    QFETCH(const QString, sequence);
    QFETCH(const QString, borders);
    QFETCH(const QString, runs);
    RunSequence all;
    for (const QChar letter : sequence)
        all.kinds.push_back(letter.unicode());
    for (const QChar letter : borders)
        all.borders.push_back(letter.unicode());
    all.weights.assign(all.kinds.size(), 1);

    QStringList found;
    for (const Run& run : findRuns(all, 1))
        found << QStringLiteral("%1+%2*%3").arg(run.begin).arg(run.period).arg(run.count);

    QCOMPARE(found.join(' '), runs);
}

void RepeatsTest::aModuleBegins_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("behind");
    QTest::addColumn<int>("outerNames"); // Around the one that begins; -1 where none does.

    QTest::newRow("the same") << QByteArray("layers.0.mlp") << QByteArray("layers.0.mlp") << -1;
    QTest::newRow("out of one") << QByteArray("layers.0.mlp") << QByteArray("layers.0") << -1;
    QTest::newRow("the next layer") << QByteArray("layers.0") << QByteArray("layers.1.norm") << 1;
    QTest::newRow("in a layer") << QByteArray("layers.0.norm") << QByteArray("layers.0.mlp.up")
                                << 2;
    QTest::newRow("with slashes") << QByteArray("/layers/0/mlp") << QByteArray("/layers/1") << 1;
    QTest::newRow("the first") << QByteArray() << QByteArray("layers.0") << 0;
}

void RepeatsTest::aModuleBegins()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, behind);
    QFETCH(const int, outerNames);
    const std::uint32_t outermost = moduleStart("", "a");

    const std::uint32_t start = moduleStart(before.constData(), behind.constData());

    QCOMPARE(start, outerNames < 0 ? 0U : outermost - static_cast<std::uint32_t>(outerNames));
}

void RepeatsTest::modulesAreShared()
{
    QCOMPARE(sharedModules("layers.0.mlp", "layers.0.norm"), 2U);
    QCOMPARE(sharedModules("layers.0", "layers.1.norm"), 1U);
    QCOMPARE(sharedModules("/layers/0", "layers.0.norm"), 2U);
    QCOMPARE(sharedModules("layers.0", "head"), 0U);
    QCOMPARE(sharedModules("", "head"), 0U);
}

FUSEWRIGHT_TEST(RepeatsTest)
#include "tst_repeats.moc"
