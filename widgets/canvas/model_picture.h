// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture_request.h"
#include "widgets/base/job_slot.h"

#include <QFont>
#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

namespace fusewright {

class Theme;

/// Has pictures of a model's graph drawn off the GUI thread; the newest wish wins.
///
/// What is set in one go makes one picture. Cancelling keeps the last one.
class ModelPicture : public QObject {
    Q_OBJECT

public:
    explicit ModelPicture(const Theme& theme, QObject* parent = nullptr);

    /// Null takes the picture away.
    void setGraph(std::shared_ptr<const Graph> graph);
    /// Which operators belong together. Groups are open unless the picture's are closed.
    void setGroups(PictureGroups groups);
    void setClosed(std::vector<bool> isClosed);
    void toggleGroup(std::uint32_t group);
    void setFoldsRepeats(bool folds);
    /// Width by height of the place where the picture is shown.
    void setAspect(float aspect);

    const PictureGroups& groups() const { return m_request.groups; }
    bool foldsRepeats() const { return m_request.foldsRepeats; }

    /// What is drawn, and of which graph. Null until the first one is ready.
    const std::shared_ptr<const Graph>& graph() const { return m_graph; }
    const std::shared_ptr<const Picture>& picture() const { return m_picture; }

    JobSlot& job() { return m_job; }
    void cancel();

signals:
    /// Another picture is there; also when there is none any more.
    void ready();
    void progressed(double fraction);

private:
    void request();
    void draw();

    const Theme& m_theme;
    PictureRequest m_request;
    std::shared_ptr<const Graph> m_graph;
    std::shared_ptr<const Picture> m_picture;
    QTimer m_soon;
    JobSlot m_job; ///< Last, so that it has stopped before anything else is gone.
};

/// Cards large enough for what is written on them in this theme's font.
CardSizes cardSizes(const Graph& graph, const Theme& theme);

} // namespace fusewright
