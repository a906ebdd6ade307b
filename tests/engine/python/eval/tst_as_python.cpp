// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/python/eval/evaluation_kit.h"

#include "tests/kit/test_program.h"

#include <QFile>
#include <QTest>

using namespace fusewright;
using test::Evaluated;

/// What Python itself makes of each snippet is in files beside them, which its own interpreter
/// wrote: see `expect.py` there.
class AsPythonTest : public QObject {
    Q_OBJECT

private slots:
    void evaluatesExpressions_data();
    void evaluatesExpressions();
    void runsPrograms_data();
    void runsPrograms();
};

namespace {

QString corpusText(const QString& name)
{
    QFile file(QStringLiteral(FUSEWRIGHT_TEST_DATA "/python_eval/") + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

void addRows(const QStringList& sources, const QString& expectedFile)
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("expected");
    const QStringList expected = corpusText(expectedFile).split('\n');
    for (qsizetype at = 0; at < sources.size(); ++at) {
        const QByteArray name = QByteArray::number(at + 1) + ' ' + sources[at].left(60).toUtf8();
        QTest::newRow(name.constData()) << sources[at] << expected.value(at);
    }
}

/// As `expect.py` writes it.
QString outcomeOf(const QString& source)
{
    Evaluated run(source.toStdString());
    const std::string error = run.firstError();
    const bool hasResult = run.value("result").isValid();
    QString text = QString::fromStdString(!error.empty()  ? error
                                              : hasResult ? run.shown("result")
                                                          : "None");
    return text.replace('\n', "\\n");
}

} // namespace

void AsPythonTest::evaluatesExpressions_data()
{
    QStringList sources = corpusText("expressions.txt").split('\n', Qt::SkipEmptyParts);
    for (QString& source : sources)
        source = "result = (" + source + ")";
    addRows(sources, "expressions.expected");
}

void AsPythonTest::evaluatesExpressions()
{
    QFETCH(QString, source);
    QFETCH(QString, expected);

    QCOMPARE(outcomeOf(source), expected);
}

void AsPythonTest::runsPrograms_data()
{
    addRows(corpusText("programs.txt").split("---\n"), "programs.expected");
}

void AsPythonTest::runsPrograms()
{
    QFETCH(QString, source);
    QFETCH(QString, expected);

    QCOMPARE(outcomeOf(source), expected);
}

FUSEWRIGHT_TEST(AsPythonTest)

#include "tst_as_python.moc"
