// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/card_face.h"

#include "engine/report/weights_text.h"
#include "widgets/base/elided_text.h"
#include "widgets/base/text.h"
#include "widgets/canvas/card_sizes.h"
#include "widgets/document/graph_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QHash>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace fusewright {

namespace {

constexpr qsizetype mostFaceBytes = qsizetype(24) << 20;
constexpr std::size_t mostTexts = 8'192;
constexpr double thousand = 1000;

// Lengths in units of the picture.
constexpr double faceCorner = 6;
constexpr double bandWidth = 18;
constexpr double padding = 9;
constexpr int stackDepth = 2;
constexpr double stackStep = stackRoom / stackDepth;
constexpr double rowMargin = 6;
constexpr double nestedMark = 11;
constexpr double threeRowsFrom = 50;
constexpr double fourRowsFrom = 70;
/// Text that is rounded to whole pixels can be a little wider than at zoom 1.
constexpr double widthReserve = 0.95;

constexpr double bandOfFarCard = 0.44; ///< Of the card's height.
constexpr double textOfFarCard = 0.48; ///< Of the height of a card without weights.
constexpr double smallestFarText = 7;
constexpr double tagOfBand = 0.76;

/// `mlp · LlamaMLP`: what a group is called, and what it is.
struct GroupTitle {
    QString name;
    QString kind;
};

GroupTitle groupTitleOf(const QString& title)
{
    const QString between = QStringLiteral(" · ");
    const qsizetype at = title.indexOf(between);
    if (at < 0)
        return {title, {}};
    return {title.left(at), title.mid(at + between.size())};
}

bool isStacked(const CardFace& face)
{
    return face.kind == PictureItem::Kind::Group;
}

bool isValue(PictureItem::Kind kind)
{
    return kind == PictureItem::Kind::Input || kind == PictureItem::Kind::Output;
}

int rowsOf(double unitsHigh)
{
    return unitsHigh >= fourRowsFrom ? 4 : unitsHigh >= threeRowsFrom ? 3 : 2;
}

double bandOf(const CardFace& face, const CardLook& look)
{
    if (look.isPlain() || isValue(face.kind))
        return 0;
    return face.detail == CardDetail::Full ? bandWidth * face.unit / thousand
                                           : std::round(bandOfFarCard * face.height);
}

/// One face, drawn with its top left corner at (0, 0).
class FacePainter {
public:
    FacePainter(QPainter& painter, const CardFace& face, const CanvasScene& scene,
                const CanvasStyle& style, const QString& title)
        : m_painter(painter),
          m_face(face),
          m_scene(scene),
          m_style(style),
          m_look(scene.looks()[face.look]),
          m_title(title),
          m_unit(face.unit / thousand),
          m_body(0.5, 0.5, face.width - 1, face.height - 1)
    {
        if (isStacked(face))
            m_body.adjust(0, 0, -stackRoom * m_unit, -stackRoom * m_unit);
    }

    void paint()
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        if (isValue(m_face.kind)) {
            paintValue();
            return;
        }
        paintBody();
        paintBand();
        paintOutline();
        paintTitle();
    }

private:
    double radius() const { return std::min(faceCorner * m_unit, m_body.height() / 4); }
    QColor faded(const QColor& color) const
    {
        return m_look.isDimmed ? m_style.dimmed(color) : color;
    }

    void paintBody()
    {
        const QColor fill = m_style.cardFill(m_scene, m_look);
        const QColor border = m_style.cardBorder(m_scene, m_look);
        if (isStacked(m_face)) {
            for (int below = stackDepth; below > 0; --below) {
                m_painter.setPen(border);
                m_painter.setBrush(mixed(fill, m_style.colors.canvas, 0.4));
                const double shift = below * stackStep * m_unit;
                m_painter.drawRoundedRect(m_body.translated(shift, shift), radius(), radius());
            }
        }
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(fill);
        m_painter.drawRoundedRect(m_body, radius(), radius());
    }

    void paintBand()
    {
        const double width = bandOf(m_face, m_look);
        if (width <= 0)
            return;
        QPainterPath shape;
        shape.addRoundedRect(m_body, radius(), radius());
        m_painter.save();
        m_painter.setClipPath(shape);
        const double part = m_body.height() / double(m_look.classes.size());
        double top = m_body.top();
        for (const std::uint32_t each : m_look.classes) {
            paintBandPart(QRectF(m_body.left(), top, width, part), each);
            top += part;
        }
        m_painter.restore();
        if (m_look.classes.size() == 1)
            paintTag(QRectF(m_body.left(), m_body.top(), width, m_body.height()),
                     m_look.classes.front());
    }

    void paintBandPart(const QRectF& part, std::uint32_t classIndex)
    {
        if (classIndex == CanvasClasses::none) {
            m_painter.fillRect(part, faded(m_style.colors.block));
            return;
        }
        const ClassColor color = m_style.classColor(m_scene, classIndex);
        const QColor fill = faded(color.fill);
        m_painter.fillRect(part, fill);
        if (color.hatch != ClassHatch::None)
            m_painter.fillRect(part, hatchBrush(color.hatch, mixed(fill, color.tint, 0.6)));
    }

    void paintTag(const QRectF& band, std::uint32_t classIndex)
    {
        const QString& tag = m_scene.classes().looks[classIndex].tag;
        const double size = band.width() * tagOfBand;
        if (tag.isEmpty() || size < smallestFarText)
            return;
        const ClassColor color = m_style.classColor(m_scene, classIndex);
        if (color.hatch != ClassHatch::None) {
            const double side = std::min(band.width(), size * 1.5);
            QRectF ground(0, 0, side, side);
            ground.moveCenter(band.center());
            m_painter.fillRect(ground, faded(color.fill));
        }
        QFont font = m_style.fontOf(size, QFont::DemiBold);
        const double wanted = QFontMetricsF(font).horizontalAdvance(tag);
        if (wanted > band.width() - 2)
            font.setPixelSize(std::max(1, int(font.pixelSize() * (band.width() - 2) / wanted)));
        m_painter.setFont(font);
        m_painter.setPen(m_look.isDimmed ? m_style.colors.muted : color.ink);
        m_painter.drawText(band, Qt::AlignCenter, tag);
    }

    void paintOutline()
    {
        QPen pen(m_style.cardBorder(m_scene, m_look), 1);
        if (m_look.isStale)
            pen.setStyle(Qt::DashLine);
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRoundedRect(m_body, radius(), radius());
    }

    void paintTitle()
    {
        const bool isFull = m_face.detail == CardDetail::Full;
        const double band = bandOf(m_face, m_look);
        const double side = isFull ? padding * m_unit : std::max(3.0, m_body.height() / 5);
        QRectF room = m_body.adjusted(band + side, 0, -side / (isFull ? 1 : 2), 0);
        // One size for all: higher cards are no more important.
        const double height = std::min(m_body.height(), plainCardHeight(m_style.textSize) * m_unit);
        double size = std::clamp(height * textOfFarCard, smallestFarText,
                                 std::max(m_style.textSize, m_style.textSize * m_unit));
        if (isFull) {
            const double margin = rowMargin * m_unit;
            const double outer = m_body.height() + 1; // With its outline.
            const double row = (outer - 2 * margin) / rowsOf(outer / m_unit);
            room = QRectF(room.left(), m_body.top() + margin, room.width(), row);
            size = m_style.textSize * m_unit;
        }
        QFont font = m_style.fontOf(size, QFont::DemiBold);
        const QString title = titleFor(room.width(), font);
        const double wanted = QFontMetricsF(font).horizontalAdvance(title);
        if (wanted > room.width() && !isFull)
            font.setPixelSize(
                std::max(int(smallestFarText), int(font.pixelSize() * room.width() / wanted)));
        // Names of groups often begin alike.
        const auto elision = isStacked(m_face) ? Qt::ElideMiddle : Qt::ElideRight;
        m_painter.setFont(font);
        m_painter.setPen(m_look.isDimmed ? m_style.colors.muted : m_style.colors.text);
        m_painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                           QFontMetricsF(font).elidedText(title, elision, room.width()));
    }

    /// Of a group its name alone where what it is stands below, or has no room beside it.
    QString titleFor(double width, const QFont& font) const
    {
        const GroupTitle title = groupTitleOf(m_title);
        if (title.kind.isEmpty() || m_face.kind != PictureItem::Kind::Group)
            return m_title;
        const double smallest =
            QFontMetricsF(font).horizontalAdvance(m_title) * smallestFarText / font.pixelSize();
        return m_face.detail == CardDetail::Full || smallest > width ? title.name : m_title;
    }

    void paintValue()
    {
        const double round = m_body.height() / 2;
        m_painter.setPen(QPen(m_style.colors.edge, 1));
        m_painter.setBrush(m_style.colors.canvas);
        m_painter.drawRoundedRect(m_body, round, round);
        const QRectF room = m_body.adjusted(round, 0, -round / 2, 0);
        const QFont font = m_style.fontOf(
            std::min(m_body.height() * 0.62, m_style.textSize * smallText * std::max(m_unit, 1.0)));
        m_painter.setFont(font);
        m_painter.setPen(m_style.colors.muted);
        m_painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                           QFontMetricsF(font).elidedText(m_title, Qt::ElideMiddle, room.width()));
    }

    QPainter& m_painter;
    const CardFace& m_face;
    const CanvasScene& m_scene;
    const CanvasStyle& m_style;
    const CardLook& m_look;
    const QString& m_title;
    double m_unit;
    QRectF m_body;
};

/// A frame in a frame at the end of the first row: there is a graph inside.
void paintNestedMark(QPainter& painter, const QRect& card, double unit)
{
    const double side = nestedMark * unit;
    const QRectF outer(card.right() - padding * unit - side, card.top() + padding * unit, side,
                       side);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(outer, side / 6, side / 6);
    painter.drawRect(outer.adjusted(side * 0.3, side * 0.3, -side * 0.3, -side * 0.3));
}

std::uint32_t titleNumber(const CanvasScene& scene, std::uint32_t at)
{
    const PictureItem& item = scene.item(at);
    switch (item.kind) {
    case PictureItem::Kind::Operator:
        return scene.graph()->operatorId(item.node).index;
    case PictureItem::Kind::Group:
        return scene.closedTitleNumber(at);
    case PictureItem::Kind::Input:
    case PictureItem::Kind::Output:
        return item.value.index;
    }
    return 0;
}

QString valueTitle(const CanvasScene& scene, ValueId value)
{
    return value.isValid() ? toQt(scene.graph()->valueName(value)) : QString();
}

} // namespace

size_t qHash(const CardFace& face, size_t seed)
{
    return qHashMulti(seed, int(face.kind), int(face.detail), face.look, face.title, face.width,
                      face.height, face.unit);
}

QString cardTitle(const CanvasScene& scene, std::uint32_t at)
{
    const PictureItem& item = scene.item(at);
    switch (item.kind) {
    case PictureItem::Kind::Operator:
        return toQt(scene.graph()->canonicalName(item.node));
    case PictureItem::Kind::Group:
        return scene.closedTitle(at);
    case PictureItem::Kind::Input:
        if (item.areUnusedInputs())
            return QCoreApplication::translate("CardPainter", "%Ln unused inputs", nullptr,
                                               int(item.inside));
        return valueTitle(scene, item.value);
    case PictureItem::Kind::Output:
        return valueTitle(scene, item.value);
    }
    return {};
}

CardPainter::CardPainter() : m_faces(mostFaceBytes) { }

void CardPainter::paint(QPainter& painter, const QRect& rect, double unit, CardDetail detail,
                        std::uint32_t item, const CanvasScene& scene, const CanvasStyle& style)
{
    const PictureItem& card = scene.item(item);
    const CardFace face{
        .kind = card.kind,
        .detail = detail,
        .look = scene.lookOf(item),
        .title = titleNumber(scene, item),
        .operators = card.inside,
        .width = rect.width(),
        .height = rect.height(),
        .unit = qRound(unit * thousand),
    };
    const QImage* drawn = m_faces.object(face);
    if (painter.paintEngine()->type() != QPaintEngine::Raster) {
        // Files and paper have lines and texts, which nobody sees the dots of.
        painter.save();
        painter.translate(rect.topLeft());
        FacePainter(painter, face, scene, style, cardTitle(scene, item)).paint();
        painter.restore();
    } else if (!drawn) {
        auto* image = new QImage(rect.size(), QImage::Format_ARGB32_Premultiplied);
        image->fill(Qt::transparent);
        QPainter facePainter(image);
        FacePainter(facePainter, face, scene, style, cardTitle(scene, item)).paint();
        facePainter.end();
        painter.drawImage(rect.topLeft(), *image);
        m_faces.insert(face, image, image->sizeInBytes());
    } else {
        painter.drawImage(rect.topLeft(), *drawn);
    }
    if (detail == CardDetail::Full && !isValue(card.kind))
        paintTexts(painter, rect, unit, item, scene, style);
}

void CardPainter::paintTexts(QPainter& painter, const QRect& rect, double unit, std::uint32_t item,
                             const CanvasScene& scene, const CanvasStyle& style)
{
    const CardTexts& texts = textsOf(item, scene, style);
    const PictureItem& card = scene.item(item);
    const bool isGroup = card.kind == PictureItem::Kind::Group;
    const CardLook& look = scene.looks()[scene.lookOf(item)];
    const double stack = isGroup ? stackRoom * unit : 0;
    const double margin = rowMargin * unit;
    const double left =
        rect.left() + (look.isPlain() ? 0 : bandWidth * unit) + padding * unit + 0.5;
    const int rows = rowsOf((rect.height() - stack) / unit);
    const double row = (rect.height() - stack - 2 * margin) / rows;
    const QFont font = style.fontOf(style.textSize * smallText * unit);
    const QFontMetricsF metrics(font);
    const double baseline = (row + metrics.ascent() - metrics.descent()) / 2;
    painter.setFont(font);
    painter.setPen(style.colors.muted);
    if (!isGroup && !scene.graph()->nested(card.node).empty())
        paintNestedMark(painter, rect, unit);
    double top = rect.top() + margin + row;
    for (const QString& text : {texts.name, texts.type, texts.weights}) {
        if (text.isEmpty())
            continue;
        painter.drawText(QPointF(left, std::round(top + baseline)), text);
        top += row;
        if (top > rect.bottom() - stack - row / 2)
            break;
    }
}

const CardTexts& CardPainter::textsOf(std::uint32_t item, const CanvasScene& scene,
                                      const CanvasStyle& style)
{
    if (m_texts.size() > mostTexts)
        m_texts.clear();
    const auto [entry, isNew] = m_texts.try_emplace(item);
    if (!isNew)
        return entry->second;
    CardTexts& texts = entry->second;
    const PictureItem& card = scene.item(item);
    const CardLook& look = scene.looks()[scene.lookOf(item)];
    const double room =
        (double(card.box.width) - 2 * padding - (look.isPlain() ? 0 : bandWidth)) * widthReserve;
    const QFontMetricsF metrics(style.fontOf(style.textSize * smallText));
    if (card.kind == PictureItem::Kind::Group) {
        texts.name = metrics.elidedText(groupTitleOf(scene.groupTitle(card.group)).kind,
                                        Qt::ElideRight, room);
        texts.type =
            QCoreApplication::translate("CardPainter", "%Ln operators", nullptr, int(card.inside));
        return texts;
    }
    const Graph& graph = *scene.graph();
    texts.name = nameEnd(toQt(graph.nodeName(card.node)), metrics, room);
    const auto outputs = graph.outputs(card.node);
    if (graph.outputCount(card.node) > 0)
        texts.type = metrics.elidedText(typeText(graph, *outputs.begin()), Qt::ElideRight, room);
    texts.weights = metrics.elidedText(toQt(weightsText(graph, card.node)), Qt::ElideRight, room);
    return texts;
}

} // namespace fusewright
