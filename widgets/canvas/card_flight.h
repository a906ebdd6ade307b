// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/canvas/camera.h"
#include "widgets/canvas/canvas_scene.h"

#include <QColor>
#include <QVariantAnimation>

#include <vector>

class QPainter;

namespace fusewright {

class PicturePainter;
struct CanvasStyle;

/// Cards on their way from where one picture of a graph has them to where the next one has them, so
/// that the eye can follow what an edit moved.
///
/// What stands for several operators in one of the pictures comes out of it, or goes into it. Cards
/// that are in view in neither picture do not count.
class CardFlight : public QObject {
    Q_OBJECT

public:
    explicit CardFlight(QObject* parent = nullptr);

    /// A scene, and where a view looks in it.
    struct View {
        const CanvasScene& scene;
        const Camera& camera;
    };

    /// Sets out. Nothing flies where none moves, or so many that it could not be followed.
    void begin(const View& before, const View& now, const CanvasStyle& style);
    /// All is where it belongs.
    void end();

    bool isRunning() const { return m_time.state() == QAbstractAnimation::Running; }
    /// How much there is to see of the picture behind the cards, from 0 to 1.
    double arrived() const;
    void paint(QPainter& painter, const View& now, PicturePainter& cards, double ratio) const;
    /// Where a card is on its way, in the view.
    QRectF placeOf(std::size_t flying, const View& now) const;
    std::size_t size() const { return m_cards.size(); }

signals:
    void moved();

private:
    struct Card {
        QRectF from;
        std::uint32_t item = 0; ///< Of the picture now.
        QColor gone;            ///< Of a card that the picture has no more; invalid of others.
    };

    std::vector<Card> m_cards;
    QVariantAnimation m_time;
};

} // namespace fusewright
