// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/picture_measures.h"
#include "engine/session/model_session.h"
#include "engine/session/partition_session.h"
#include "engine/session/picture_session.h"

#include "tests/kit/test_program.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>

using namespace fusewright;

namespace {

const QString folder = QStringLiteral(FUSEWRIGHT_TEST_DATA "/models/pictures/");

Picture draw(const QString& file, PictureChoice::View view, FusionMode mode = FusionMode::O0)
{
    const auto opened = openModel(QDir(folder).filePath(file).toStdString(), {}, nullptr);
    if (!opened.model)
        return {};
    std::vector<Diagnostic> findings;
    const RuleSet rules;
    const MadePartition made =
        makePartition(*opened.model->graph, rules, {}, {.mode = mode}, findings);
    return drawPartition(opened.model->graph, rules, {}, made,
                         {.view = view, .repeats = PictureChoice::Repeats::Drawn, .aspect = 1.6F})
        .drawing.picture;
}

/// As the tables call them: operators, modules, or the sections of o3.
Picture draw(const QString& file, const QString& view)
{
    if (view == QStringLiteral("sections"))
        return draw(file, PictureChoice::View::Sections, FusionMode::O3);
    return draw(file,
                view == QStringLiteral("modules") ? PictureChoice::View::Modules
                                                  : PictureChoice::View::Operators);
}

} // namespace

/// Networks of many kinds, wired as they really are: whether their pictures are as good as they
/// were. `expected.txt` has the least that each must reach.
class PictureCorpusTest : public QObject {
    Q_OBJECT

private slots:
    void picturesAreNoWorse_data();
    void picturesAreNoWorse();
    void repeatsAreCountedAlike_data();
    void repeatsAreCountedAlike();
    void allModelsAreExpected();
    void sectionsTearNoPictureApart();
    void linesThatHoldFramesTogetherAreCut();
};

void PictureCorpusTest::picturesAreNoWorse_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("view");
    QTest::addColumn<double>("fill");
    QTest::addColumn<double>("straight");
    QTest::addColumn<int>("crossings");
    QFile table(folder + QStringLiteral("expected.txt"));
    QVERIFY(table.open(QFile::ReadOnly));
    for (const QByteArray& line : table.readAll().split('\n')) {
        const QList<QByteArray> words = line.simplified().split(' ');
        if (line.startsWith('#') || words.size() != 5)
            continue;
        QTest::newRow(words.mid(0, 2).join(' ').constData())
            << QString(words[0]) << QString(words[1]) << words[2].toDouble() << words[3].toDouble()
            << words[4].toInt();
    }
}

void PictureCorpusTest::picturesAreNoWorse()
{
    QFETCH(const QString, file);
    QFETCH(const QString, view);
    QFETCH(const double, fill);
    QFETCH(const double, straight);
    QFETCH(const int, crossings);

    const Picture picture = draw(file, view);

    const PictureMeasures measures = measurePicture(picture);
    QCOMPARE(picture.hulls.empty(), view == QStringLiteral("operators"));
    QCOMPARE(measures.through, std::optional<std::size_t>(0));
    QVERIFY2(measures.fill >= fill, qPrintable(QString::number(measures.fill)));
    QVERIFY2(measures.straight >= straight, qPrintable(QString::number(measures.straight)));
    QVERIFY2(measures.crossings.value_or(SIZE_MAX) <= std::size_t(crossings),
             qPrintable(QString::number(measures.crossings.value_or(0))));
    QVERIFY2(measures.aspect > 0.3 && measures.aspect < 3.2,
             qPrintable(QString::number(measures.aspect)));
}

void PictureCorpusTest::repeatsAreCountedAlike_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("view");
    QTest::addColumn<QString>("counts");
    QFile table(folder + QStringLiteral("repeats.txt"));
    QVERIFY(table.open(QFile::ReadOnly));
    for (const QByteArray& line : table.readAll().split('\n')) {
        const QList<QByteArray> words = line.simplified().split(' ');
        if (line.startsWith('#') || words.size() < 2)
            continue;
        QTest::newRow(words.mid(0, 2).join(' ').constData())
            << QString(words[0]) << QString(words[1]) << QString(words.mid(2).join(' '));
    }
}

/// How often what repeats is there, in each view: a change is not wrong, but to be looked at.
void PictureCorpusTest::repeatsAreCountedAlike()
{
    QFETCH(const QString, file);
    QFETCH(const QString, view);
    QFETCH(const QString, counts);

    const Picture picture = draw(file, view);

    QStringList found;
    for (const PictureRepeat& repeat : picture.repeats)
        found << QString::number(repeat.count);
    QCOMPARE(found.join(' '), counts);
}

void PictureCorpusTest::allModelsAreExpected()
{
    QFile table(folder + QStringLiteral("expected.txt"));
    QVERIFY(table.open(QFile::ReadOnly));
    const QByteArray expected = table.readAll();

    for (const QString& file : QDir(folder).entryList(QDir::Files)) {
        if (!file.endsWith(QStringLiteral(".txt")) || file.endsWith(QStringLiteral(".fx.txt")))
            QVERIFY2(expected.contains('\n' + file.toUtf8() + ' '), qPrintable(file));
    }
}

/// Twenty-six features stood in one row as soon as there was a frame anywhere: 18,000 wide.
void PictureCorpusTest::sectionsTearNoPictureApart()
{
    const Picture picture =
        draw(QStringLiteral("two_towers_flat.onnx"), PictureChoice::View::Sections, FusionMode::O3);

    QVERIFY(picture.hulls.size() > 20);
    const PictureMeasures measures = measurePicture(picture);
    QVERIFY2(measures.fill > 0.1, qPrintable(QString::number(measures.fill)));
    QVERIFY2(measures.aspect < 3, qPrintable(QString::number(measures.aspect)));
    QVERIFY(std::ranges::any_of(picture.repeats,
                                [](const PictureRepeat& repeat) { return repeat.count > 15; }));
}

/// What a router gives to experts crossed each other from layer to layer.
void PictureCorpusTest::linesThatHoldFramesTogetherAreCut()
{
    const Picture picture =
        draw(QStringLiteral(FUSEWRIGHT_EXAMPLES "/mixtral-moe.onnx"), PictureChoice::View::Modules);

    const PictureMeasures measures = measurePicture(picture);
    QVERIFY(!picture.hulls.empty());
    QCOMPARE(measures.crossings, std::optional<std::size_t>(0));
    QVERIFY2(measures.fill > 0.1, qPrintable(QString::number(measures.fill)));
}

FUSEWRIGHT_TEST(PictureCorpusTest)
#include "tst_picture_corpus.moc"
