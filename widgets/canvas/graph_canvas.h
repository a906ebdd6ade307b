// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/canvas/camera.h"
#include "widgets/canvas/canvas_overview.h"
#include "widgets/canvas/canvas_probe.h"
#include "widgets/canvas/card_flight.h"
#include "widgets/canvas/overlay_painter.h"
#include "widgets/canvas/picture_painter.h"
#include "widgets/canvas/tile_cache.h"
#include "widgets/canvas/walk.h"

#include <QAbstractScrollArea>
#include <QVariantAnimation>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace fusewright {

class Minimap;
class Theme;

/// Where a canvas looks, in words that outlive the picture.
struct CanvasState {
    bool isFit = true; ///< Everything is in view; then nothing else counts.
    double zoom = 1;
    NodeId anchor;  ///< An operator that was in view.
    QPointF offset; ///< From the middle of the view to the anchor's, in pixels.
};

/// Shows the picture of a graph, to be moved over, looked at closely and picked from.
///
/// It owns no truth: what is current and selected is told to it, and what the user picks it tells.
/// What the user does shows at once; the setters do not signal.
class GraphCanvas : public QAbstractScrollArea {
    Q_OBJECT

public:
    enum class Place {
        Keep, ///< What the eye is on stays where it is on the screen.
        Fit,  ///< Everything is in view.
    };
    enum class WheelAction { Zoom, Scroll };

    explicit GraphCanvas(const Theme& theme, QWidget* parent = nullptr);

    void setPicture(std::shared_ptr<const Graph> graph, std::shared_ptr<const Picture> picture,
                    Place place);
    /// The same with a scene that was made elsewhere: of a large picture that takes a while.
    void setScene(CanvasScene scene, Place place);
    void setClasses(CanvasClasses classes);
    /// By group of the picture: the name of a rule or of a module.
    void setGroupTitles(std::vector<QString> titles);
    void setSelection(const std::vector<NodeId>& nodes);
    /// Shows the operator, moving no further than needed.
    void setCurrent(NodeId node);
    void setHighlight(const std::vector<NodeId>& nodes);
    /// What a search found: highlighted instead, and all else steps back. None ends that.
    void setFound(const std::vector<NodeId>& nodes);
    const std::vector<NodeId>& highlight() const { return m_found.empty() ? m_highlight : m_found; }
    void setMarks(std::vector<CanvasMark> marks);
    const std::vector<CanvasMark>& marks() const { return m_overlay.marks; }
    /// All lines and stubs of a value stand out; an invalid id ends that.
    void setPickedValue(ValueId value);

    void setClassPalette(ClassPalette palette);
    void setShowsShapes(bool shows);
    bool showsShapes() const { return m_showsShapes; }
    void setWheelAction(WheelAction action) { m_wheelAction = action; }
    /// Whether there is a map in the corner while not everything is in view.
    void setMapShown(bool isShown);
    /// Whether the counts of repeats can be clicked.
    void setPicksRepeats(bool picks) { m_picksRepeats = picks; }
    /// Whether the view glides to where it is sent, and cards to where a new picture has them.
    void setAnimated(bool animated) { m_isAnimated = animated; }
    /// What to say over an operator; without one it is what the canvas knows itself.
    void setTipSource(std::function<QString(NodeId)> source) { m_tipSource = std::move(source); }

    const CanvasScene& scene() const { return m_scene; }
    NodeId current() const { return m_overlay.current; }
    /// Ascending.
    const std::vector<NodeId>& selection() const { return m_selection; }
    /// What is where in the viewport.
    CanvasProbe probe() const { return {m_scene, m_camera, m_painter.style(), m_picksRepeats}; }
    QString tipAt(QPoint point) const { return probe().tipAt(point, m_tipSource); }
    double zoom() const { return m_camera.zoom(); }
    QPointF center() const { return m_camera.center(); }
    CanvasState state() const;
    void restore(const CanvasState& state);
    /// Looks where another canvas of the same size looks, at once.
    void followView(const GraphCanvas& leader);

    /// Paints a part of the picture with its top left corner at the painter's origin, without what
    /// is selected or hovered.
    void renderPart(QPainter& painter, const QRectF& part, double scale);

public slots:
    void fit();
    void zoomToSelection();
    /// Zooms to the selection unless all of it is in view.
    void showSelection();
    /// The same, and unless it can be read there.
    void readSelection();
    /// Moves to the nearest of these where none is in view.
    void showAnyOf(const std::vector<fusewright::NodeId>& nodes);
    /// Goes to an operator, so near that its card can be read.
    void read(fusewright::NodeId node);
    void zoomIn();
    void zoomOut();
    void zoomToActualSize();
    void selectAll();
    void clearSelection();
    /// As when the user does.
    void select(const std::vector<fusewright::NodeId>& nodes) { changeSelection(nodes); }

signals:
    void currentPicked(fusewright::NodeId node);
    void selectionChanged();
    /// Double click or Enter.
    void activated(fusewright::NodeId node);
    void groupToggled(quint32 group);
    /// The count of a repeat was clicked.
    void repeatPicked();
    void valuePicked(fusewright::ValueId value);
    /// Invalid when the pointer is on no operator.
    void hovered(fusewright::NodeId node);
    /// Invalid beside the cards; the place is on the screen.
    void contextMenuRequested(fusewright::NodeId node, const QPoint& place);
    void viewChanged();

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    enum class Drag { None, Pan, Select, Zoom };
    struct Press {
        QPoint at;
        QPoint last;
        Qt::KeyboardModifiers modifiers;
        Drag drag = Drag::None;
        bool isDown = false;
    };

    // What is shown.
    void restyle();
    void renewOverview();
    void showCamera();
    void placeMap();
    void showHighlight();
    void makeCurrent(NodeId node);
    void reveal(NodeId node);
    void lookAt(const QRectF& part, double mostZoom);
    double zoomOnItsWay() const;
    /// Around what is selected, or else current; empty when the picture does not show it.
    QRectF selectionBounds() const;
    void glideTo(QPointF center, double zoom);
    void glide(double progress);
    NodeId anchor() const;
    std::vector<bool> cardsOf(const std::vector<NodeId>& nodes) const;
    void tellAccessibility();
    QPoint deviceOrigin() const;
    Camera snappedCamera() const;

    // What the user does.
    bool zoomKeyPressed(const QKeyEvent& event);
    bool walkKeyPressed(const QKeyEvent& event);
    void pick(NodeId node);
    void changeSelection(const std::vector<NodeId>& nodes);
    std::vector<NodeId> nodesOf(std::uint32_t item) const;
    std::vector<NodeId> nodesOf(const std::vector<bool>& isChosen) const;
    void walk(Step step);
    void activateCurrent();
    void hoverAt(QPoint point);
    void clickAt(QPoint point, Qt::KeyboardModifiers modifiers);
    void finishDrag(QPoint point);
    void selectIn(const QRect& area, bool adds);
    bool gestureEvent(QEvent* event);

    const Theme& m_theme;
    CanvasScene m_scene;
    PicturePainter m_painter;
    TileCache m_tiles;
    Camera m_camera;
    CanvasOverlay m_overlay;
    std::vector<NodeId> m_selection;
    std::vector<NodeId> m_highlight;
    std::vector<NodeId> m_found;
    Minimap* m_minimap;
    ClassPalette m_palette = ClassPalette::Standard;
    WheelAction m_wheelAction = WheelAction::Zoom;
    std::function<QString(NodeId)> m_tipSource;
    bool m_showsShapes = false;
    bool m_isAnimated = true;
    bool m_showsMap = true;
    bool m_picksRepeats = false;
    bool m_isFit = true;

    Press m_press;
    QVariantAnimation m_glide;
    QPointF m_glideFrom;
    QPointF m_glideTo;
    double m_zoomFrom = 1;
    double m_zoomTo = 1;
    CardFlight m_flight;
    CanvasOverview m_overview; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
