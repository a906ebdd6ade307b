// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/line_changes.h"

#include "tests/kit/test_program.h"

#include <QRandomGenerator>
#include <QTest>

using namespace fusewright;
using Kind = ChangedLine::Kind;

class LineChangesTest : public QObject {
    Q_OBJECT

private slots:
    void tells_data();
    void tells();
    void eachTextIsInTheChanges();
    void tooMuchIsAllOfBoth();
};

namespace {

/// `=same|-before|+after|~3`
QString told(const std::vector<ChangedLine>& lines)
{
    QStringList texts;
    for (const ChangedLine& line : lines) {
        if (line.kind == Kind::Skipped)
            texts << QLatin1Char('~') + QString::number(line.skipped);
        else
            texts << QLatin1Char("=-+"[static_cast<int>(line.kind)]) + line.text;
    }
    return texts.join(QLatin1Char('|'));
}

} // namespace

void LineChangesTest::tells_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("expected");
    QTest::newRow("equal") << "a\nb"
                           << "a\nb"
                           << "";
    QTest::newRow("another line") << "a\nb\nc"
                                  << "a\nx\nc"
                                  << "=a|-b|+x|=c";
    QTest::newRow("a line more") << "a\nc"
                                 << "a\nb\nc"
                                 << "=a|+b|=c";
    QTest::newRow("a line less") << "a\nb\nc"
                                 << "a\nc"
                                 << "=a|-b|=c";
    QTest::newRow("from nothing") << ""
                                  << "a"
                                  << "-|+a";
    QTest::newRow("far lines") << "1\n2\n3\n4\n5\n6"
                               << "1\n2\n3\n4\n5\nx"
                               << "~2|=3|=4|=5|-6|+x";
    QTest::newRow("two places") << "x\n1\n2\n3\n4\n5\n6\n7\n8\ny"
                                << "X\n1\n2\n3\n4\n5\n6\n7\n8\nY"
                                << "-x|+X|=1|=2|=3|~2|=6|=7|=8|-y|+Y";
}

void LineChangesTest::tells()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QTEST(told(changedLines(before, after)), "expected");
}

void LineChangesTest::eachTextIsInTheChanges()
{
    QRandomGenerator chance(7);
    const auto randomText = [&] {
        QStringList lines;
        for (int at = chance.bounded(12); at-- > 0;)
            lines << QString(QChar('a' + chance.bounded(4)));
        return lines;
    };
    for (int round = 0; round < 2000; ++round) {
        const QStringList before = randomText();
        const QStringList after = randomText();
        const QString one = before.join(QLatin1Char('\n'));
        const QString other = after.join(QLatin1Char('\n'));
        QStringList left;
        QStringList right;
        for (const ChangedLine& line : changedLines(one, other, 100)) {
            if (line.kind != Kind::After)
                left << line.text;
            if (line.kind != Kind::Before)
                right << line.text;
        }
        if (one == other)
            continue;
        QCOMPARE(left.join(QLatin1Char('\n')), one);
        QCOMPARE(right.join(QLatin1Char('\n')), other);
    }
}

void LineChangesTest::tooMuchIsAllOfBoth()
{
    QStringList before;
    QStringList after;
    for (int at = 0; at < 3000; ++at) {
        before << QStringLiteral("b%1").arg(at);
        after << QStringLiteral("a%1").arg(at);
    }
    const auto lines = changedLines(before.join(QLatin1Char('\n')), after.join(QLatin1Char('\n')));
    QCOMPARE(lines.size(), std::size_t(6000));
    QCOMPARE(lines.front().kind, Kind::Before);
    QCOMPARE(lines.back().kind, Kind::After);
}

FUSEWRIGHT_TEST(LineChangesTest)
#include "tst_line_changes.moc"
