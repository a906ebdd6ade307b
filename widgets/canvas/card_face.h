// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/canvas/canvas_style.h"

#include <QCache>
#include <QImage>
#include <QRect>
#include <QString>

#include <cstdint>
#include <unordered_map>

class QPainter;

namespace fusewright {

/// How much of a card can be read.
enum class CardDetail { Name, Full };

/// What cards that look the same have in common: everything but the operator's own name and type.
struct CardFace {
    PictureItem::Kind kind = PictureItem::Kind::Operator;
    CardDetail detail = CardDetail::Full;
    std::uint32_t look = 0;  ///< Of the scene.
    std::uint32_t title = 0; ///< The operator's kind, or the group.
    std::uint32_t operators = 0;
    int width = 0; ///< In pixels of the device.
    int height = 0;
    int unit = 0; ///< Thousandths of a pixel that a unit of the picture takes.

    bool operator==(const CardFace&) const = default;
};

size_t qHash(const CardFace& face, size_t seed = 0);

/// The quiet lines of a card, shortened to its width.
struct CardTexts {
    QString name;
    QString type;
    QString weights;
};

/// Draws cards, and keeps what it drew: most cards of a picture look like another one.
class CardPainter {
public:
    CardPainter();

    /// Forgets everything that depends on classes and colours.
    void clearFaces() { m_faces.clear(); }
    void clearTexts() { m_texts.clear(); }

    /// `rect` is in pixels of the device; `unit` is how many of them a unit of the picture takes.
    void paint(QPainter& painter, const QRect& rect, double unit, CardDetail detail,
               std::uint32_t item, const CanvasScene& scene, const CanvasStyle& style);

private:
    const CardTexts& textsOf(std::uint32_t item, const CanvasScene& scene,
                             const CanvasStyle& style);
    void paintTexts(QPainter& painter, const QRect& rect, double unit, std::uint32_t item,
                    const CanvasScene& scene, const CanvasStyle& style);

    QCache<CardFace, QImage> m_faces; ///< Cost in bytes.
    std::unordered_map<std::uint32_t, CardTexts> m_texts;
};

/// What stands large on a card.
QString cardTitle(const CanvasScene& scene, std::uint32_t item);

} // namespace fusewright
