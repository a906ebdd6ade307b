// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/export/paper_pages.h"

#include "app/gui/picture/drawing_scene.h"
#include "engine/report/fusion_facts.h"
#include "widgets/base/text.h"
#include "widgets/base/theme_colors.h"
#include "widgets/canvas/picture_painter.h"

#include <QAbstractTextDocumentLayout>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextTable>

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <set>

namespace fusewright {

namespace {

/// Text is laid out so many times larger, since places of letters are rounded to whole pixels.
constexpr double fine = 10;
constexpr QSizeF paperSize(595, 842);
constexpr double paperMargin = 48;
constexpr double footerHeight = 24;
constexpr double footerText = 7.5;
constexpr double gap = 10;
/// A heading needs so much room below it on its page, else it goes to the next.
constexpr double roomBelowHeading = 64;
constexpr double pixelsOfManyCards = 3'000; ///< Of the longer side, where cards cannot be read.

/// In units of the fine layout: pixels there are tenths of a point.
constexpr char styleSheet[] = R"css(
body { color: #1a2233; font-size: 92px; }
h1 { font-size: 200px; font-weight: 600; margin-top: 0px; margin-bottom: 20px; }
h2 { font-size: 135px; font-weight: 600; margin-top: 220px; margin-bottom: 60px; }
h3 { font-size: 100px; font-weight: 600; margin-top: 130px; margin-bottom: 40px; }
p { margin-top: 0px; margin-bottom: 45px; }
p.lead { font-size: 104px; margin-bottom: 55px; }
p.soft, span.soft { color: #535d70; }
p.code { font-family: 'DejaVu Sans Mono', monospace; font-size: 80px; background-color: #f0f2f6; }
code { font-family: 'DejaVu Sans Mono', monospace; font-size: 82px; }
span.number { font-size: 160px; font-weight: 600; }
span.tag { font-size: 80px; font-weight: 600; }
th { color: #535d70; font-weight: 600; background-color: #f0f2f6; }
th.tight, td.tight { font-size: 78px; }
td.tight code { font-size: 72px; }
)css";

QFont paperFont()
{
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setPixelSize(92);
    return font;
}

QSizeF textArea()
{
    return {paperSize.width() - 2 * paperMargin,
            paperSize.height() - 2 * paperMargin - footerHeight};
}

/// Rows without frames, and room behind them.
void lookQuiet(QTextDocument& document)
{
    for (QTextFrame* const frame : document.rootFrame()->childFrames()) {
        auto* const table = qobject_cast<QTextTable*>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(0);
        format.setCellSpacing(0);
        format.setCellPadding(28);
        format.setBottomMargin(60);
        table->setFormat(format);
    }
}

void setUp(QTextDocument& document, const std::string& html)
{
    document.setUndoRedoEnabled(false);
    document.setDocumentMargin(0);
    document.setDefaultFont(paperFont());
    document.setDefaultStyleSheet(QString::fromLatin1(styleSheet));
    document.setHtml(QLatin1String("<body>") + toQt(html) + QLatin1String("</body>"));
    lookQuiet(document);
}

void breakBefore(QTextDocument& document, const std::set<int>& blocks)
{
    for (const int number : blocks) {
        const QTextBlock block = document.findBlockByNumber(number);
        QTextBlockFormat format = block.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(block).setBlockFormat(format);
    }
}

/// The number of a heading that has too little room below it on its page, or whose next one begins
/// the next page.
std::optional<int> firstLonelyHeading(const QTextDocument& document, const std::set<int>& breaks)
{
    const double height = textArea().height() * fine;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || breaks.contains(block.blockNumber()))
            continue;
        const QRectF place = document.documentLayout()->blockBoundingRect(block);
        const double below = height - std::fmod(place.top(), height);
        if (below < roomBelowHeading * fine || breaks.contains(block.blockNumber() + 1))
            return block.blockNumber();
    }
    return std::nullopt;
}

void draw(QTextDocument& document, QPainter& painter, const QRectF& part)
{
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = part;
    context.palette.setColor(QPalette::Text, QColor(0x1a, 0x22, 0x33));
    painter.setClipRect(part);
    document.documentLayout()->draw(&painter, context);
}

CanvasStyle paperStyle()
{
    ThemeColors colors = lightColors();
    colors.canvas = Qt::white;
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(13);
    return CanvasStyle(colors, ClassPalette::Standard, font);
}

} // namespace

struct PaperPages::PicturePage {
    explicit PicturePage(const PaperPicture& picture)
    {
        if (picture.drawing) {
            scene = std::make_unique<CanvasScene>(sceneOf(picture.drawing->drawing));
            bounds = picture.drawing->drawing.picture.bounds;
        } else {
            svg = std::make_unique<QSvgRenderer>(QByteArray::fromStdString(picture.svg));
            bounds.width = float(svg->defaultSize().width());
            bounds.height = float(svg->defaultSize().height());
        }
        isAcross = scaleIn(paperSize.transposed()) > scaleIn(paperSize);
        setUp(words, "<h3>" + picture.title + "</h3>" + picture.legend);
        words.setTextWidth((size().width() - 2 * paperMargin) * fine);
    }

    /// How large the picture is on a page, below a few lines of words.
    double scaleIn(QSizeF page) const
    {
        constexpr double lines = 64;
        return std::min((page.width() - 2 * paperMargin) / std::max(double(bounds.width), 1.0),
                        (page.height() - 2 * paperMargin - footerHeight - lines)
                            / std::max(double(bounds.height), 1.0));
    }
    QSizeF size() const { return isAcross ? paperSize.transposed() : paperSize; }

    std::unique_ptr<CanvasScene> scene; ///< Of a picture of a graph.
    std::unique_ptr<QSvgRenderer> svg;  ///< Of any other.
    Box bounds;
    QTextDocument words;
    bool isAcross = false;
};

PaperPages::PaperPages(const Paper& paper) : m_footer(toQt(paper.footer))
{
    layOutText(paper.html);
    for (const PaperPicture& picture : paper.pictures)
        m_pictures.push_back(std::make_unique<PicturePage>(picture));
}

PaperPages::~PaperPages() = default;

/// A heading that would stand alone at the end of a page begins the next one. A document that is
/// laid out already loses blocks when one of its breaks changes, so each try is a new document.
void PaperPages::layOutText(const std::string& html)
{
    std::set<int> breaks;
    for (std::optional<int> next = -1; next;) {
        m_text = std::make_unique<QTextDocument>();
        setUp(*m_text, html);
        breakBefore(*m_text, breaks);
        m_text->setPageSize(textArea() * fine);
        next = firstLonelyHeading(*m_text, breaks);
        if (next) {
            breaks.insert(*next);
            breaks.erase(*next + 1); // It goes with the one above.
        }
    }
    m_textPages = m_text->pageCount();
}

QSizeF PaperPages::size(int page) const
{
    return page < m_textPages ? paperSize : m_pictures[std::size_t(page - m_textPages)]->size();
}

void PaperPages::paint(QPainter& painter, int page)
{
    painter.save();
    if (page < m_textPages)
        paintText(painter, page);
    else
        paintPicture(painter, *m_pictures[std::size_t(page - m_textPages)]);
    painter.restore();
    painter.save();
    paintFooter(painter, page);
    painter.restore();
}

void PaperPages::paintText(QPainter& painter, int page)
{
    const QSizeF area = textArea() * fine;
    painter.translate(paperMargin, paperMargin);
    painter.scale(1 / fine, 1 / fine);
    painter.translate(0, -page * area.height());
    draw(*m_text, painter, {QPointF(0, page * area.height()), area});
}

void PaperPages::paintPicture(QPainter& painter, PicturePage& picture)
{
    const QSizeF paper = picture.size();
    const double wordsHeight = picture.words.size().height() / fine;
    painter.save();
    painter.translate(paperMargin, paperMargin);
    painter.scale(1 / fine, 1 / fine);
    draw(picture.words, painter, {QPointF(0, 0), picture.words.size()});
    painter.restore();

    const QRectF room(paperMargin, paperMargin + wordsHeight + gap, paper.width() - 2 * paperMargin,
                      paper.height() - 2 * paperMargin - footerHeight - wordsHeight - gap);
    const Box& bounds = picture.bounds;
    if (bounds.width <= 0 || bounds.height <= 0 || room.height() <= 0)
        return;
    // Counts of repeats stand beside the picture, in units of it.
    constexpr double beside = 60;
    const double width = double(bounds.width) + 2 * beside;
    const double height = double(bounds.height) + 2 * gap;
    const double scale = std::min({room.width() / width, room.height() / height, 0.75});
    painter.setClipRect(room);
    painter.translate(room.left() + (room.width() - width * scale) / 2 + beside * scale,
                      room.top() + gap * scale);
    if (!picture.scene) {
        picture.svg->render(
            &painter, QRectF(0, 0, double(bounds.width) * scale, double(bounds.height) * scale));
        return;
    }
    PicturePainter pictures(paperStyle());
    if (picture.scene->picture().items.size() <= mostSvgCards) {
        painter.scale(scale, scale);
        painter.translate(-double(bounds.left), -double(bounds.top));
        pictures.paint(painter, bounds, {.origin = {}, .scale = 1}, *picture.scene);
        return;
    }
    // So many cards are blocks of colour, and a file of them would be very large.
    const double dots = pixelsOfManyCards / std::max(width, height);
    QImage image((QSizeF(double(bounds.width), double(bounds.height)) * dots).toSize(),
                 QImage::Format_RGB32);
    pictures.paint(image,
                   {.origin = (QPointF(double(bounds.left), double(bounds.top)) * dots).toPoint(),
                    .scale = dots},
                   *picture.scene);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRectF(0, 0, double(bounds.width) * scale, double(bounds.height) * scale),
                      image);
}

void PaperPages::paintFooter(QPainter& painter, int page) const
{
    const QSizeF paper = size(page);
    QFont font = paperFont();
    font.setPixelSize(int(footerText * fine));
    painter.translate(paperMargin, paper.height() - paperMargin - footerHeight / 2);
    painter.scale(1 / fine, 1 / fine);
    painter.setFont(font);
    painter.setPen(QColor(0x53, 0x5d, 0x70));
    const QRectF line(0, 0, (paper.width() - 2 * paperMargin) * fine, footerHeight * fine);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(m_footer, Qt::ElideRight, line.width() * 0.8));
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter,
                     QStringLiteral("%1 / %2").arg(page + 1).arg(count()));
}

} // namespace fusewright
