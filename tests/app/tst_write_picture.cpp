// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/export/write_picture.h"

#include "app/gui/export/paper_pages.h"
#include "engine/report/fusion_pages.h"
#include "engine/report/paper.h"
#include "engine/session/report_session.h"

#include "tests/kit/test_program.h"

#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace fusewright;

/// Reports as dots and on paper.
class WritePictureTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void anImageHasTheSizeAndColoursOfThePicture();
    void aScaleMakesMoreDots();
    void nothingIsBehindATransparentPicture();
    void tilesPutTogetherAreThePicture();
    void aVeryLargePictureIsMadeSmaller();
    void aPictureOfTooManyDotsHasNoPlan();
    void whatCannotBeWrittenHasAReason();
    void aPictureThatIsCancelledLeavesNoTiles();
    void aPictureThatFailsLeavesNoTiles();
    void whatIsNoPictureIsRefused();
    void aReportHasPagesForTextAndForEachPicture();
    void noHeadingStandsAloneAtTheEndOfAPage();
    void aPageOfAPictureShowsItsColours();
    void equalReportsAreEqualFiles();
    void theTextOfAPdfCanBeFound();

private:
    std::string pathOf(const char* name) const { return m_folder.filePath(name).toStdString(); }
    bool write(const std::string& svg, const char* name, std::optional<double> scale = {},
               bool isTransparent = false);

    QTemporaryDir m_folder;
    std::string m_problem;
    FusionFacts m_facts;
};

namespace {

std::string square(int side)
{
    const std::string length = std::to_string(side);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + length + "\" height=\"" + length
        + "\" viewBox=\"0 0 " + length + ' ' + length
        + "\"><style>.pc0{fill:#4a7fd0}</style><rect class=\"pc0\" width=\"" + length
        + "\" height=\"" + length + "\"/></svg>";
}

QImage pageImage(PaperPages& pages, int page)
{
    QImage image(pages.size(page).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    pages.paint(painter, page);
    return image;
}

qsizetype pixelsNear(const QImage& image, QColor color)
{
    qsizetype count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            const int far = std::abs(pixel.red() - color.red())
                + std::abs(pixel.green() - color.green()) + std::abs(pixel.blue() - color.blue());
            count += far < 24 ? 1 : 0;
        }
    }
    return count;
}

} // namespace

void WritePictureTest::initTestCase()
{
    const std::string folder = FUSEWRIGHT_SOURCE_DIR "/resources/examples/";
    const OpenedModel opened = openModel(folder + "llama2-7b.json", {}, nullptr);
    QVERIFY(opened.model);
    const CheckedRules rules = checkRules(folder + "llama2.yaml", {.model = opened.model->graph});
    m_facts = makeFusionReport(opened, rules, {},
                               {.pictures = {FusionMode::O0, FusionMode::O1, FusionMode::O3}});
    m_facts.model.path = "llama2-7b.json";
    m_facts.rules = {{.path = "llama2.yaml"}};
    m_facts.program = "Fusewright";
}

bool WritePictureTest::write(const std::string& svg, const char* name, std::optional<double> scale,
                             bool isTransparent)
{
    const SvgSize size = sizeOfSvg(svg);
    const auto plan = planImage(size.width, size.height, scale);
    return plan && writeSvgAsPng(svg, *plan, pathOf(name), isTransparent, m_problem);
}

void WritePictureTest::anImageHasTheSizeAndColoursOfThePicture()
{
    QVERIFY(write(square(40), "a.png"));

    const QImage image(m_folder.filePath("a.png"));
    QCOMPARE(image.size(), QSize(40, 40));
    QCOMPARE(image.pixelColor(20, 20), QColor(0x4a, 0x7f, 0xd0));
}

void WritePictureTest::aScaleMakesMoreDots()
{
    QVERIFY(write(square(40), "scaled.png", 2.5));

    QCOMPARE(QImage(m_folder.filePath("scaled.png")).size(), QSize(100, 100));
}

void WritePictureTest::nothingIsBehindATransparentPicture()
{
    const std::string empty =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>";

    QVERIFY(write(empty, "clear.png", {}, true));
    QVERIFY(write(empty, "white.png"));

    QCOMPARE(QImage(m_folder.filePath("clear.png")).pixelColor(4, 4).alpha(), 0);
    QCOMPARE(QImage(m_folder.filePath("white.png")).pixelColor(4, 4), QColor(Qt::white));
}

void WritePictureTest::tilesPutTogetherAreThePicture()
{
    const std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"60\" "
                            "viewBox=\"0 0 100 60\"><rect x=\"49\" y=\"29\" width=\"10\" "
                            "height=\"10\" fill=\"#4a7fd0\"/></svg>";
    ImagePlan plan = *planImage(100, 60, 1.0);
    QVERIFY(writeSvgAsPng(svg, plan, pathOf("whole.png"), false, m_problem));
    plan.tileWidth = 40;
    plan.tileHeight = 30;
    plan.columns = 3;
    plan.rows = 2;

    QVERIFY(writeSvgAsPng(svg, plan, pathOf("tile.png"), false, m_problem));

    QImage joined(100, 60, QImage::Format_RGB32);
    QPainter painter(&joined);
    for (int row = 0; row < 2; ++row) {
        for (int column = 0; column < 3; ++column) {
            const QImage tile(
                QString::fromStdString(tilePath(pathOf("tile.png"), plan, row, column)));
            QCOMPARE(tile.size(), QSize(column == 2 ? 20 : 40, 30));
            painter.drawImage(column * 40, row * 30, tile);
        }
    }
    painter.end();
    QCOMPARE(joined, QImage(m_folder.filePath("whole.png")).convertToFormat(QImage::Format_RGB32));
}

void WritePictureTest::aVeryLargePictureIsMadeSmaller()
{
    QVERIFY(write(square(30'000), "b.png"));

    const QImage image(m_folder.filePath("b.png"));
    QVERIFY(image.width() > 5'000 && image.width() <= 14'000);
    QCOMPARE(image.width(), image.height());
}

void WritePictureTest::aPictureOfTooManyDotsHasNoPlan()
{
    QVERIFY(!planImage(40'000, 40'000, 1.0));
    QVERIFY(planImage(40'000, 40'000, largestScale(40'000, 40'000) * 0.999));
    const auto plan = planImage(12'000, 6'000, 1.0);
    QCOMPARE(plan->columns, 3);
    QCOMPARE(plan->rows, 2);
    QCOMPARE(imageWords(*plan), std::string("12,000 × 6,000 pixels, at 100%, in 2 × 3 files"));
}

void WritePictureTest::whatCannotBeWrittenHasAReason()
{
    QVERIFY(!write(square(40), "no/folder.png"));

    QVERIFY(!m_problem.empty());
}

void WritePictureTest::whatIsNoPictureIsRefused()
{
    QVERIFY(!writeSvgAsPng("text", *planImage(9, 9, 1.0), pathOf("c.png"), false, m_problem));

    QCOMPARE(m_problem, std::string("there is nothing to draw."));
    QVERIFY(!QFile::exists(m_folder.filePath("c.png")));
}

void WritePictureTest::aReportHasPagesForTextAndForEachPicture()
{
    PaperPages all(fusionPaper(m_facts, {}));
    PaperPages costs(fusionPaper(m_facts, {.parts = {ReportPart::Costs}}));

    QVERIFY(all.count() > 6);
    QCOMPARE(costs.count(), 1);
    const QByteArray pdf = paperPdf(fusionPaper(m_facts, {}));
    QVERIFY(pdf.startsWith("%PDF"));
    QVERIFY(pdf.contains("/Count " + QByteArray::number(all.count())));
}

void WritePictureTest::noHeadingStandsAloneAtTheEndOfAPage()
{
    PaperPages pages(fusionPaper(m_facts, {.parts = {ReportPart::Rules, ReportPart::Sections}}));

    // Every page of text has something in its lower half, or is the last.
    for (int page = 0; page + 1 < pages.count(); ++page) {
        const QImage image = pageImage(pages, page);
        const QImage foot = image.copy(48, image.height() / 3, image.width() - 96, 200);
        QVERIFY(pixelsNear(foot, Qt::white) < qsizetype(foot.width()) * foot.height());
    }
}

void WritePictureTest::aPageOfAPictureShowsItsColours()
{
    PaperPages pages(fusionPaper(m_facts, {.parts = {ReportPart::Pictures}}));

    const QImage page = pageImage(pages, pages.count() - 1);

    QVERIFY(pixelsNear(page, QColor(0x4a, 0x7f, 0xd0)) > 50);
}

void WritePictureTest::equalReportsAreEqualFiles()
{
    QVERIFY(paperPdf(fusionPaper(m_facts, {})) == paperPdf(fusionPaper(m_facts, {})));
}

void WritePictureTest::theTextOfAPdfCanBeFound()
{
    const QString reader = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
    if (reader.isEmpty())
        QSKIP("There is no pdftotext on this machine.");
    QVERIFY(writePaper(fusionPaper(m_facts, {}), pathOf("text.pdf"), m_problem));

    QProcess process;
    process.start(reader, {m_folder.filePath("text.pdf"), QStringLiteral("-")});
    QVERIFY(process.waitForFinished());

    const QString text = QString::fromUtf8(process.readAllStandardOutput());
    for (const char* const words :
         {"Fusion of llama2-7b", "Costs", "Near misses", "How this was made", "o3, automatic",
          "softmax", "rotary_embedding"})
        QVERIFY2(text.contains(QLatin1String(words)), words);
}

void WritePictureTest::aPictureThatIsCancelledLeavesNoTiles()
{
    const ImagePlan plan{
        .width = 20, .height = 20, .tileWidth = 10, .tileHeight = 10, .columns = 2, .rows = 2};
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("cut.png")).toStdString();
    const std::string other = folder.filePath(QStringLiteral("other.png")).toStdString();
    CancelToken cancel;
    int painted = 0;
    const auto paint = [&](QImage&, QPoint) {
        if (++painted == 3)
            cancel.cancel();
    };
    QVERIFY(writeImages(
        {.width = 10, .height = 10, .tileWidth = 10, .tileHeight = 10}, other, false,
        [](QImage&, QPoint) {}, m_problem));

    QVERIFY(writeImages(plan, path, false, paint, m_problem, cancel));

    QCOMPARE(painted, 3);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"other.png"});
}

void WritePictureTest::aPictureThatFailsLeavesNoTiles()
{
    const ImagePlan plan{
        .width = 20, .height = 10, .tileWidth = 10, .tileHeight = 10, .columns = 2, .rows = 1};
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("cut.png")).toStdString();
    // A folder stands where the second file would.
    QVERIFY(QDir(folder.path())
                .mkdir(QFileInfo(QString::fromStdString(tilePath(path, plan, 0, 1))).fileName()));

    QVERIFY(!writeImages(
        plan, path, false, [](QImage&, QPoint) {}, m_problem));

    QVERIFY(QDir(folder.path()).entryList(QDir::Files).isEmpty());
}

FUSEWRIGHT_TEST(WritePictureTest)
#include "tst_write_picture.moc"
