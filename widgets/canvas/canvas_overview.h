// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/job_slot.h"
#include "widgets/canvas/canvas_style.h"

#include <QImage>
#include <QObject>
#include <QRectF>

namespace fusewright {

/// A whole picture seen from afar: for the map, and for where nothing is painted yet.
struct OverviewImages {
    QImage map;
    QImage all;
    QRectF bounds; ///< What both show, in units of the picture. Empty for an empty picture.
};

/// Paints overviews: small pictures at once, large ones off the GUI thread.
class CanvasOverview : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// `painted` follows, at once or later; the newest scene wins.
    void renew(const CanvasScene& scene, const CanvasStyle& style, double pixelRatio);

signals:
    void painted(const fusewright::OverviewImages& images);

private:
    JobSlot m_job{JobPriority::Picture};
};

} // namespace fusewright
