// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/write_picture.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>
#include <memory>

namespace fusewright {

namespace {

constexpr double longestSide = 14'000;    ///< Of a page in points, and of an image in pixels.
constexpr double mostPixels = 30'000'000; ///< More of them Qt's own viewers refuse to read.

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
void stayQuiet(QtMsgType, const QMessageLogContext&, const QString&) { }

QSizeF fitted(QSizeF size)
{
    const double longest = std::max(size.width(), size.height());
    return longest > longestSide ? size * (longestSide / longest) : size;
}

QByteArray imageOf(QSvgRenderer& picture)
{
    QSizeF size = fitted(picture.defaultSize());
    const double pixels = size.width() * size.height();
    if (pixels > mostPixels)
        size *= std::sqrt(mostPixels / pixels);
    QImage image(size.toSize().expandedTo({1, 1}), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    picture.render(&painter);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray documentOf(const std::vector<std::unique_ptr<QSvgRenderer>>& pictures)
{
    constexpr int pointsPerInch = 72;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter document(&buffer);
    document.setResolution(pointsPerInch);
    document.setCreator(QStringLiteral("Fusewright"));
    QPainter painter;
    for (const auto& picture : pictures) {
        const QSizeF size = fitted(picture->defaultSize());
        document.setPageSize(QPageSize(size, QPageSize::Point));
        document.setPageMargins({});
        if (painter.isActive())
            document.newPage();
        else
            painter.begin(&document);
        picture->render(&painter, QRectF(QPointF(0, 0), size));
    }
    painter.end();
    return bytes;
}

bool write(const std::vector<std::string>& pages, const std::string& path, std::string& problem)
{
    const auto application = makeApplication();
    std::vector<std::unique_ptr<QSvgRenderer>> pictures;
    for (const std::string& page : pages) {
        auto picture = std::make_unique<QSvgRenderer>(QByteArray::fromStdString(page));
        if (picture->isValid())
            pictures.push_back(std::move(picture));
    }
    if (pictures.empty()) {
        problem = "there is nothing to draw.";
        return false;
    }
    const QString name = QString::fromStdString(path);
    QSaveFile file(name);
    file.setDirectWriteFallback(true);
    const bool isDocument = name.endsWith(QLatin1String(".pdf"));
    if (file.open(QIODevice::WriteOnly)) {
        file.write(isDocument ? documentOf(pictures) : imageOf(*pictures.front()));
        if (file.commit())
            return true;
    }
    problem = file.errorString().toStdString();
    return false;
}

} // namespace

bool writePicture(const std::vector<std::string>& pages, const std::string& path,
                  std::string& problem)
{
    const QtMessageHandler before = qInstallMessageHandler(stayQuiet);
    const bool isWritten = write(pages, path, problem);
    qInstallMessageHandler(before);
    return isWritten;
}

} // namespace fusewright
