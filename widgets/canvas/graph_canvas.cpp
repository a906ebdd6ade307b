// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/graph_canvas.h"

#include "widgets/base/picture_geometry.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/canvas/accessible_canvas.h"
#include "widgets/canvas/minimap.h"

#include <QEvent>
#include <QPainter>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

constexpr int frameBudgetMilliseconds = 8;
constexpr int glideMilliseconds = 120;
constexpr std::size_t mostAvoided = 64;   ///< Cards that the map gives way to.
constexpr std::size_t mostLooked = 1'000; ///< What is found may be out of view mostly.
constexpr double overhang = 8;            ///< Signs stand on the edges of cards.

} // namespace

GraphCanvas::GraphCanvas(const Theme& theme, QWidget* parent)
    : QAbstractScrollArea(parent),
      m_theme(theme),
      m_painter(CanvasStyle(theme, ClassPalette::Standard)),
      m_minimap(new Minimap(theme, viewport()))
{
    installCanvasAccessibility();
    setFrameShape(QFrame::NoFrame);
    // The map in the corner says where one is, and the hand moves.
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    grabGesture(Qt::PinchGesture);
    m_minimap->hide();
    m_glide.setDuration(glideMilliseconds);
    m_glide.setStartValue(0.0);
    m_glide.setEndValue(1.0);
    m_glide.setEasingCurve(QEasingCurve::OutCubic);
    tellAccessibility();

    connect(&m_glide, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { glide(value.toDouble()); });
    connect(&m_flight, &CardFlight::moved, viewport(), qOverload<>(&QWidget::update));
    connect(&theme, &Theme::changed, this, &GraphCanvas::restyle);
    connect(&m_overview, &CanvasOverview::painted, this, [this](const OverviewImages& images) {
        m_minimap->setOverview(images.map, images.bounds);
        m_tiles.setOverview(images.all, images.bounds);
        viewport()->update();
    });
    connect(m_minimap, &Minimap::centerRequested, this, [this](const QPointF& center) {
        m_glide.stop();
        m_isFit = false;
        m_camera.look(center, m_camera.zoom());
        showCamera();
    });
}

void GraphCanvas::setPicture(std::shared_ptr<const Graph> graph,
                             std::shared_ptr<const Picture> picture, Place place)
{
    CanvasScene scene(std::move(graph), std::move(picture));
    scene.setClasses(m_scene.classes());
    scene.setGroupTitles(m_scene.groupTitles());
    setScene(std::move(scene), place);
}

void GraphCanvas::setScene(CanvasScene scene, Place place)
{
    CanvasState kept = state();
    kept.isFit = kept.isFit || place == Place::Fit;
    m_glide.stop();
    m_flight.end();
    const Camera camera = m_camera;
    const CanvasScene before = std::exchange(m_scene, std::move(scene));
    m_overlay.hovered = {};
    m_overlay.isSelected = cardsOf(m_selection);
    m_overlay.isHighlighted = cardsOf(highlight());
    m_painter.forgetCards();
    m_tiles.clear();
    m_camera.setBounds(rectOf(m_scene.picture().bounds));
    m_minimap->setOverview({}, rectOf(m_scene.picture().bounds));
    renewOverview();
    restore(kept);
    if (m_isAnimated && isVisible() && place == Place::Keep)
        m_flight.begin({before, camera}, {m_scene, m_camera}, m_painter.style());
}

void GraphCanvas::setClasses(CanvasClasses classes)
{
    m_scene.setClasses(std::move(classes));
    m_painter.forgetCards();
    m_tiles.expire();
    renewOverview();
    viewport()->update();
}

void GraphCanvas::setGroupTitles(std::vector<QString> titles)
{
    m_scene.setGroupTitles(std::move(titles));
    m_painter.forgetCards();
    m_tiles.expire();
    viewport()->update();
}

void GraphCanvas::setSelection(const std::vector<NodeId>& nodes)
{
    m_selection = nodes;
    std::ranges::sort(m_selection);
    m_selection.erase(std::unique(m_selection.begin(), m_selection.end()), m_selection.end());
    m_overlay.isSelected = cardsOf(m_selection);
    placeMap();
    viewport()->update();
}

void GraphCanvas::setCurrent(NodeId node)
{
    const bool isNew = node != m_overlay.current;
    makeCurrent(node);
    // What is told back after a click must not move the view.
    if (isNew || !QRectF(viewport()->rect()).intersects(probe().itemRect(node)))
        reveal(node);
}

void GraphCanvas::makeCurrent(NodeId node)
{
    m_overlay.current = node;
    tellAccessibility();
    placeMap();
    viewport()->update();
}

void GraphCanvas::setHighlight(const std::vector<NodeId>& nodes)
{
    m_highlight = nodes;
    showHighlight();
}

void GraphCanvas::setFound(const std::vector<NodeId>& nodes)
{
    m_found = nodes;
    showHighlight();
}

void GraphCanvas::showHighlight()
{
    m_overlay.isHighlighted = cardsOf(highlight());
    m_overlay.dimsRest = !m_found.empty();
    placeMap();
    viewport()->update();
}

void GraphCanvas::setMarks(std::vector<CanvasMark> marks)
{
    m_overlay.marks = std::move(marks);
    placeMap();
    viewport()->update();
}

void GraphCanvas::setPickedValue(ValueId value)
{
    m_overlay.pickedValue = value;
    viewport()->update();
}

void GraphCanvas::setClassPalette(ClassPalette palette)
{
    m_palette = palette;
    restyle();
}

void GraphCanvas::setShowsShapes(bool shows)
{
    m_showsShapes = shows;
    m_painter.setShowsShapes(shows);
    m_tiles.expire();
    viewport()->update();
}

std::vector<bool> GraphCanvas::cardsOf(const std::vector<NodeId>& nodes) const
{
    if (nodes.empty())
        return {};
    std::vector<bool> cards(m_scene.picture().items.size());
    for (const NodeId node : nodes) {
        const std::uint32_t item = m_scene.itemOf(node);
        if (item != CanvasScene::noItem)
            cards[item] = true;
    }
    return cards;
}

void GraphCanvas::restyle()
{
    m_painter.setStyle(CanvasStyle(m_theme, m_palette));
    m_tiles.expire();
    renewOverview();
    viewport()->update();
}

void GraphCanvas::renewOverview()
{
    m_overview.renew(m_scene, m_painter.style(), devicePixelRatioF());
}

void GraphCanvas::tellAccessibility()
{
    const NodeId node = m_overlay.current;
    const bool isKnown =
        m_scene.graph() && node.isValid() && node.index < m_scene.graph()->nodeCount();
    setAccessibleName(isKnown ? tr("Graph, at %1 %2")
                                    .arg(toQt(m_scene.graph()->canonicalName(node)),
                                         toQt(m_scene.graph()->nodeName(node)))
                              : tr("Graph"));
}

void GraphCanvas::showCamera()
{
    m_minimap->setView(m_camera.visible());
    placeMap();
    viewport()->update();
    emit viewChanged();
}

/// The map gives way to what is looked at, and where the canvas is too small for both, goes.
void GraphCanvas::placeMap()
{
    if (!m_showsMap || m_scene.isEmpty() || m_camera.seesEverything()) {
        m_minimap->hide();
        return;
    }
    std::vector<QRectF> shown;
    const auto add = [this, &shown](NodeId node) {
        const QRectF rect = probe().itemRect(node);
        if (shown.size() < mostAvoided && rect.intersects(viewport()->rect()))
            shown.push_back(rect.adjusted(-overhang, -overhang, overhang, overhang));
    };
    add(m_overlay.current);
    for (const CanvasMark& mark : m_overlay.marks) {
        add(mark.node);
        const QRectF words =
            placeOfMarkText(mark, probe().itemRect(mark.node), m_camera.zoom(), m_painter.style());
        if (!words.isEmpty() && shown.size() < mostAvoided)
            shown.push_back(words);
    }
    for (std::size_t at = 0; at < std::min(m_selection.size(), mostAvoided); ++at)
        add(m_selection[at]);
    for (std::size_t at = 0; at < std::min(highlight().size(), mostLooked); ++at)
        add(highlight()[at]);
    m_minimap->setVisible(m_minimap->stand(viewport()->size(), shown));
}

QPoint GraphCanvas::deviceOrigin() const
{
    const double ratio = devicePixelRatioF();
    const QPointF middle(m_camera.viewSize().width() / 2, m_camera.viewSize().height() / 2);
    return ((m_camera.center() * m_camera.zoom() - middle) * ratio).toPoint();
}

Camera GraphCanvas::snappedCamera() const
{
    const double ratio = devicePixelRatioF();
    const QPointF middle(m_camera.viewSize().width() / 2, m_camera.viewSize().height() / 2);
    Camera snapped = m_camera;
    snapped.look((QPointF(deviceOrigin()) / ratio + middle) / m_camera.zoom(), m_camera.zoom());
    return snapped;
}

void GraphCanvas::paintEvent(QPaintEvent* /*event*/)
{
    const double ratio = devicePixelRatioF();
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_painter.style().colors.canvas);
    if (m_scene.isEmpty())
        return;

    const TileCache::View view{deviceOrigin(), (m_camera.viewSize() * ratio).toSize(),
                               m_camera.zoom() * ratio};
    painter.save();
    painter.setOpacity(m_flight.arrived());
    painter.scale(1 / ratio, 1 / ratio);
    const bool isComplete = m_tiles.paint(
        painter, view, frameBudgetMilliseconds,
        [this, ratio](QImage& image, QPoint origin, double scale) {
            m_painter.paint(image, {.origin = origin, .scale = scale, .ratio = ratio}, m_scene);
        });
    painter.restore();
    m_overlay.covered = m_minimap->isVisible() ? QRectF(m_minimap->geometry()) : QRectF();
    if (m_flight.isRunning())
        m_flight.paint(painter, {m_scene, m_camera}, m_painter, ratio);
    else
        paintOverlay(painter, m_overlay, m_scene, snappedCamera(), m_painter.style());
    if (m_overlay.hasFocus)
        painter.fillRect(0, 0, viewport()->width(), 1, m_painter.style().colors.accent);
    if (!isComplete)
        QTimer::singleShot(0, viewport(), qOverload<>(&QWidget::update));
}

void GraphCanvas::renderPart(QPainter& painter, const QRectF& part, double scale)
{
    painter.save();
    painter.setClipRect(QRectF(QPointF(), part.size() * scale));
    painter.fillRect(QRectF(QPointF(), part.size() * scale), m_painter.style().colors.canvas);
    painter.translate(-part.topLeft() * scale);
    m_painter.paint(painter, boxOf(part), {.origin = {}, .scale = scale}, m_scene);
    painter.restore();
}

void GraphCanvas::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    m_camera.setViewSize(viewport()->size());
    if (m_isFit)
        restore({});
    else
        showCamera();
}

void GraphCanvas::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        restyle();
}

} // namespace fusewright
