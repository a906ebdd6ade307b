// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/job_slot.h"
#include "widgets/pattern/pattern_painter.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <string>

namespace fusewright {

class Theme;

/// The picture of one pattern: entries can be walked, picked and connected.
///
/// It is laid out off the GUI thread; until that is done the one before stays.
class PatternView : public QWidget {
    Q_OBJECT

public:
    explicit PatternView(const Theme& theme, QWidget* parent = nullptr);

    /// Shows a pattern. With another `key` than before it is another pattern, to be seen from its
    /// beginning; with the same one the eye stays where it is.
    void setPattern(const QString& key, PatternSketch pattern);
    void clear();
    bool isEmpty() const { return !m_scene; }
    /// As it is on screen; null before there is one.
    const PatternScene* scene() const { return m_scene.get(); }
    void setReaches(EntryReaches reaches);
    /// The text says something else by now, or it cannot be read.
    void setFaded(bool faded);

    /// Marks an entry and brings it into sight; an empty name for none.
    void setCurrent(const std::string& name);
    std::optional<std::uint32_t> current() const { return m_marks.current; }
    std::optional<EntryReach> reachOf(std::uint32_t entry) const;
    /// In the widget.
    QRect rectOf(std::uint32_t entry) const;
    QPoint handleOf(std::uint32_t entry) const;
    /// At a place in the widget.
    std::optional<std::uint32_t> entryAt(QPointF place) const;
    double zoom() const { return m_zoom; }

public slots:
    /// As if it had been clicked.
    void pick(std::uint32_t entry);
    /// All of it, as large as it can be.
    void fit();
    void zoomIn() { zoomBy(1.25, rect().center()); }
    void zoomOut() { zoomBy(0.8, rect().center()); }

signals:
    /// Another pattern is on screen, or other entries.
    void shown();
    void picked(std::uint32_t entry);
    void textRequested(std::uint32_t entry);
    void renameRequested(std::uint32_t entry);
    void deleteRequested(std::uint32_t entry);
    void connectRequested(std::uint32_t from, std::uint32_t to);
    void disconnectRequested(std::uint32_t from, std::uint32_t to);
    /// Of an entry, of a line with its ends, or of the ground.
    void menuRequested(std::optional<std::uint32_t> entry, std::optional<std::uint32_t> line,
                       const QPoint& place);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void take(const QString& key, PatternSketch pattern, PatternDrawing drawing,
              const PatternSizes& sizes);
    void restyle();
    void layOut(const QString& key, PatternSketch pattern);
    void findCurrent();
    void lookAtBegin();
    void lookAt(const QRectF& rect);
    void keepInSight();
    void zoomBy(double factor, QPointF around);
    QPointF toScene(QPointF place) const { return (place - m_origin) / m_zoom; }
    QPointF toView(QPointF place) const { return place * m_zoom + m_origin; }
    QRectF bounds() const;
    bool seesAll() const;
    void setHovered(QPointF place);
    bool isOnHandle(QPointF place) const;
    bool walk(int key);
    bool edit(int key);
    void dragTo(QPointF place);
    void endDrag();
    void tellAccessible();

    const Theme& m_theme;
    PatternStyle m_style;
    std::unique_ptr<PatternScene> m_scene;
    PatternSizes m_sizes; ///< Of what is on screen.
    QString m_key;
    EntryReaches m_reaches;
    PatternMarks m_marks;
    std::string m_current;
    double m_zoom = 1;
    QPointF m_origin;
    bool m_isMoved = false; ///< By the user: then it stays so when the widget grows.
    std::optional<QPointF> m_pressed;
    bool m_isPanning = false;
    JobSlot m_job{JobPriority::Picture}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
