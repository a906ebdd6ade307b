// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/write_picture.h"

#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace fusewright;

/// Reports as dots and on paper.
class WritePictureTest : public QObject {
    Q_OBJECT

private slots:
    void anImageHasTheSizeAndColoursOfThePicture();
    void aVeryLargePictureIsMadeSmaller();
    void everyPictureIsAPageOfADocument();
    void whatCannotBeWrittenHasAReason();
    void whatIsNoPictureIsRefused();

private:
    std::string pathOf(const char* name) const { return m_folder.filePath(name).toStdString(); }

    QTemporaryDir m_folder;
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

} // namespace

void WritePictureTest::anImageHasTheSizeAndColoursOfThePicture()
{
    std::string problem;

    QVERIFY(writePicture({square(40)}, pathOf("a.png"), problem));

    const QImage image(m_folder.filePath("a.png"));
    QCOMPARE(image.size(), QSize(40, 40));
    QCOMPARE(image.pixelColor(20, 20), QColor(0x4a, 0x7f, 0xd0));
}

void WritePictureTest::aVeryLargePictureIsMadeSmaller()
{
    std::string problem;

    QVERIFY(writePicture({square(30'000)}, pathOf("b.png"), problem));

    const QImage image(m_folder.filePath("b.png"));
    QVERIFY(image.width() > 5'000 && image.width() <= 14'000);
    QCOMPARE(image.width(), image.height());
}

void WritePictureTest::everyPictureIsAPageOfADocument()
{
    std::string problem;

    QVERIFY(writePicture({square(40), square(50)}, pathOf("a.pdf"), problem));

    QFile file(m_folder.filePath("a.pdf"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith("%PDF"));
    QVERIFY(bytes.contains("/Count 2"));
}

void WritePictureTest::whatCannotBeWrittenHasAReason()
{
    std::string problem;

    QVERIFY(!writePicture({square(40)}, pathOf("no/folder.png"), problem));

    QVERIFY(!problem.empty());
}

void WritePictureTest::whatIsNoPictureIsRefused()
{
    std::string problem;

    QVERIFY(!writePicture({"text"}, pathOf("c.png"), problem));

    QCOMPARE(problem, std::string("there is nothing to draw."));
    QVERIFY(!QFile::exists(m_folder.filePath("c.png")));
}

QTEST_MAIN(WritePictureTest)
#include "tst_write_picture.moc"
