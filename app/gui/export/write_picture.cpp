// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/export/write_picture.h"

#include "app/gui/export/paper_pages.h"

#include <QBuffer>
#include <QFile>
#include <QGuiApplication>
#include <QHashFunctions>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgRenderer>

#include <algorithm>
#include <memory>
#include <vector>

namespace fusewright {

namespace {

/// What Qt needs before it can draw text; the window's own is taken where there is one.
std::unique_ptr<QGuiApplication> makeApplication()
{
    if (QCoreApplication::instance())
        return nullptr;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static int count = 1;
    static char name[] = "fusewright";
    static char* words[] = {name, nullptr};
    return std::make_unique<QGuiApplication>(count, words);
}

/// Qt talks to people who debug it, and standard error is for those who read findings.
class Quiet {
public:
    Quiet()
        : m_before(
            qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {}))
    {
    }
    ~Quiet() { qInstallMessageHandler(m_before); }
    Quiet(const Quiet&) = delete;
    Quiet& operator=(const Quiet&) = delete;

private:
    QtMessageHandler m_before;
};

/// Tables that are made meanwhile have the same order in every run.
class SteadyHashes {
public:
    SteadyHashes() { QHashSeed::setDeterministicGlobalSeed(); }
    ~SteadyHashes() { QHashSeed::resetRandomGlobalSeed(); }
    SteadyHashes(const SteadyHashes&) = delete;
    SteadyHashes& operator=(const SteadyHashes&) = delete;
};

bool writeBytes(const std::string& path, const std::function<bool(QIODevice& file)>& fill,
                std::string& problem)
{
    QSaveFile file(QString::fromStdString(path));
    file.setDirectWriteFallback(true);
    if (file.open(QIODevice::WriteOnly) && fill(file) && file.commit())
        return true;
    problem = file.errorString().toStdString();
    return false;
}

/// What newer Qt writes of its own has a date and a number by chance.
QByteArray metadataOf(const QString& title)
{
    return "<?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?>\n"
           "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">"
           "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
           "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\">"
           "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">"
        + title.toHtmlEscaped().toUtf8()
        + "</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF></x:xmpmeta>\n"
          "<?xpacket end='w'?>\n";
}

/// Blanks from `begin` to the next `last`: the file says where its parts are, so none may move.
void blank(QByteArray& pdf, qsizetype begin, char last)
{
    const qsizetype end = begin < 0 ? -1 : pdf.indexOf(last, begin);
    if (end > begin)
        std::fill(pdf.begin() + begin, pdf.begin() + end + 1, ' ');
}

/// Readers want no date and no number by chance, and equal reports shall be equal files.
void blankWhatDiffers(QByteArray& pdf)
{
    blank(pdf, pdf.indexOf("/CreationDate"), ')');
    blank(pdf, pdf.indexOf("/ModDate"), ')');
    blank(pdf, pdf.lastIndexOf("/ID ["), ']');
}

} // namespace

bool writeImages(const ImagePlan& plan, const std::string& path, bool isTransparent,
                 const PaintPart& paint, std::string& problem, const CancelToken& cancel)
{
    std::vector<std::string> written;
    const auto takeBack = [&written] {
        for (const std::string& file : written)
            QFile::remove(QString::fromStdString(file));
    };
    for (int row = 0; row < plan.rows; ++row) {
        for (int column = 0; column < plan.columns; ++column) {
            if (cancel.isCancelled()) {
                takeBack();
                return true;
            }
            const QPoint from(column * plan.tileWidth, row * plan.tileHeight);
            const QSize size(std::min(plan.tileWidth, plan.width - from.x()),
                             std::min(plan.tileHeight, plan.height - from.y()));
            QImage image(
                size, isTransparent ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
            image.fill(isTransparent ? Qt::transparent : Qt::white);
            paint(image, from);
            const auto fill = [&image](QIODevice& file) { return image.save(&file, "PNG"); };
            const std::string file = tilePath(path, plan, row, column);
            if (!writeBytes(file, fill, problem)) {
                takeBack();
                return false;
            }
            written.push_back(file);
        }
    }
    return true;
}

bool writeSvgAsPng(const std::string& svg, const ImagePlan& plan, const std::string& path,
                   bool isTransparent, std::string& problem)
{
    const Quiet quiet;
    const auto application = makeApplication();
    QSvgRenderer picture(QByteArray::fromStdString(svg));
    if (!picture.isValid()) {
        problem = "there is nothing to draw.";
        return false;
    }
    const auto paint = [&](QImage& image, QPoint from) {
        QPainter painter(&image);
        picture.render(&painter, QRectF(-from, QSizeF(plan.width, plan.height)));
    };
    return writeImages(plan, path, isTransparent, paint, problem);
}

QByteArray paperPdf(const Paper& paper, const CancelToken& cancel)
{
    constexpr int pointsPerInch = 72;
    PaperPages pages(paper);
    // The file lists its fonts in the order of a hash table.
    const SteadyHashes steady;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter document(&buffer);
    document.setResolution(pointsPerInch);
    const QString title = QString::fromStdString(paper.title);
    document.setTitle(title);
    document.setDocumentXmpMetadata(metadataOf(title));
    document.setCreator(QStringLiteral("Fusewright"));
    QPainter painter;
    for (int page = 0; page < pages.count() && !cancel.isCancelled(); ++page) {
        document.setPageSize(QPageSize(pages.size(page), QPageSize::Point));
        document.setPageMargins({});
        if (painter.isActive())
            document.newPage();
        else
            painter.begin(&document);
        pages.paint(painter, page);
    }
    painter.end();
    blankWhatDiffers(bytes);
    return bytes;
}

bool writePaper(const Paper& paper, const std::string& path, std::string& problem)
{
    const Quiet quiet;
    const auto application = makeApplication();
    const QByteArray bytes = paperPdf(paper);
    return writeBytes(
        path, [&bytes](QIODevice& file) { return file.write(bytes) == bytes.size(); }, problem);
}

} // namespace fusewright
